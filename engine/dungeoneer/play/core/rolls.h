// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/dungeoneer/play/core/described.h"
#include "engine/table/rolls.h"

namespace delve::dungeoneer::play {

/// What dice are rolled for, and what is drawn with them.
enum class RollFor : std::uint8_t
{
    Initiative, ///< DNR-SETUP-09
    Hero,       ///< DNR-SETUP-10
    Quest,      ///< DNR-SETUP-12, DNR-SETUP-13
    Map,        ///< DNR-SETUP-16, DNR-BUILD-01
    Adventure,  ///< DNR-SETUP-20, DNR-DRAW-07
    Attack,     ///< DNR-COMBAT-09
    Defence,
    Threat, ///< DNR-THREAT-02
    Chance, ///< DNR-QUEST-12
    Amount, ///< DNR-GLOSS-08
    Card,   ///< one that is taken blindly
    Bottom  ///< DNR-TURN-07: the order under a deck
};
constexpr auto fileWords(RollFor)
{
    using enum RollFor;
    return std::to_array<EnumName<RollFor>>({{Initiative, "initiative"},
                                             {Hero, "hero"},
                                             {Quest, "quest"},
                                             {Map, "map"},
                                             {Adventure, "adventure"},
                                             {Attack, "attack"},
                                             {Defence, "defence"},
                                             {Threat, "threat"},
                                             {Chance, "chance"},
                                             {Amount, "amount"},
                                             {Card, "card"},
                                             {Bottom, "bottom"}});
}

using Rolled = table::Rolled<RollFor, PlayerId>;

} // namespace delve::dungeoneer::play
