// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/play.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace delve::mageknight::play {

std::uint64_t hashOf(const GameState& state)
{
    const auto block = state.block();
    return XXH3_64bits(block.data(), block.size_bytes());
}

} // namespace delve::mageknight::play
