// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

namespace delve::dungeoneer {

/// Two cards on the table that a Sewer or a Portal joins, whatever lies between them.
struct HiddenWay
{
    ObstacleKind kind = ObstacleKind::Sewer; ///< or Portal
    char letter = 'A';                       ///< on the cards, or of the pair of markers
    ThingId from;
    ThingId to;
    bool leads = true; ///< one gets from here to there; otherwise only from there to here

    friend bool operator==(const HiddenWay&, const HiddenWay&) = default;
};

/// The ways of a card: DNR-OBST-07, down a Sewer of the Wilderness to any card with its letter; DNR-OBST-09,
/// through a linked Portal, there and back. In order of placement, Dungeon first.
std::vector<HiddenWay> hiddenWaysFrom(const Scenario& scenario, const Cards& cards, const ThingId& card);

} // namespace delve::dungeoneer
