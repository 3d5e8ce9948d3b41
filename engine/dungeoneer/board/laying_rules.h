// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/crossing.h"

namespace delve::dungeoneer {

/// DNR-MAP-09 as a switch: what an empty cell with cards on all four sides is.
enum class EnclosedHoles : std::uint8_t
{
    Warning, ///< allowed; worth a warning where no card is left that could fill it (DNR-MAP-18)
    Error    ///< never allowed
};

constexpr auto fileWords(EnclosedHoles)
{
    return std::to_array<EnumName<EnclosedHoles>>(
        {{EnclosedHoles::Warning, "warning"}, {EnclosedHoles::Error, "error"}});
}

/// The switches that laying asks for.
struct LayingRules
{
    WallBlocks wallBlocks = WallBlocks::BothSides;
    bool lastCardMayClose = true; ///< DNR-MAP-10: the duty lapses with the last Map card
    EnclosedHoles enclosedHoles = EnclosedHoles::Warning;

    friend bool operator==(const LayingRules&, const LayingRules&) = default;
};

} // namespace delve::dungeoneer
