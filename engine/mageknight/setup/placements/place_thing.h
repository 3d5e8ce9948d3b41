// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"
#include "engine/mageknight/setup/placements/spot.h"

#include <optional>

namespace delve::mageknight {

/// Where the piece is listed already, if it is one of the scenario's.
std::optional<std::size_t> indexOf(const Scenario& scenario, const CarriedPiece& piece);

/// The spot where a thing of the scenario lies.
Spot spotOf(const Scenario& scenario, const Content& content, ThingPlace place);

/// The thing as it lies in a spot. Nothing for a door where no tile lies.
std::optional<Thing> thingIn(const Scenario& scenario, const Content& content, const CarriedPiece& piece,
                             const Spot& spot);

/// The edit that places the piece: it is added, or moved if the scenario has it. A tile carries what lies on
/// it. Empty where it cannot be placed at all: outside the coordinates that a file may hold, or a door where
/// no tile lies.
Edit placeThing(const Scenario& scenario, const Content& content, const CarriedPiece& piece,
                const Spot& spot);

} // namespace delve::mageknight
