// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace delve::fuzz {

/// Ends the run where the code under test does not keep what it promises.
inline void require(bool condition, const char* what)
{
    if (condition)
        return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

/// An error says what was expected, on one line that a terminal can show.
inline void requireClear(const Error& error)
{
    require(!inEnglish(error.what).empty(), "an error says what was expected");
    require(inEnglish(error).find_first_of("\n\r\x1b") == std::string::npos, "an error is one line");
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace delve::fuzz
