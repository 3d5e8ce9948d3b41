// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

namespace delve::mageknight {

// What figures cost, with those that they bring along. What is missing in the content costs nothing.

/// TEAM-02, TITAN-13, MD-45: at a level, or for the point value that was chosen.
int pointsOf(const Figure& figure, int level, std::optional<int> value);

/// CAV-04: a mount and its rider together.
int pointsOf(const Content& content, const TeamMember& member);
/// Of one of them. CAV-04, PSGR-03: with its rider and its passenger.
int pointsOf(const Content& content, const PoolEntry& entry);
int pointsOf(const Content& content, const PlacedFigure& figure);

} // namespace delve::mageknight
