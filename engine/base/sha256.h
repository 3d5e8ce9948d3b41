// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace delve {

/// SHA-256 (FIPS 180-4), for names of contents that are compared between machines and versions. Hashes that
/// stay in one build or have to be quick are XXH3.
class Sha256
{
public:
    void add(std::string_view bytes);
    /// Of all that was added, as 64 hexadecimal digits. Nothing can be added afterwards.
    std::string hex();

private:
    void take(const unsigned char* block);

    std::array<std::uint32_t, 8> m_state{0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au,
                                         0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u};
    std::array<unsigned char, 64> m_block{}; ///< what does not fill a block yet
    std::uint64_t m_bytes = 0;
};

} // namespace delve
