// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/generate/search_budget.h"
#include "engine/mageknight/setup/generate/tile_supply.h"

#include <optional>
#include <set>
#include <string>

namespace delve::mageknight {

/// Tries every tile in every spot to make a begun dungeon whole. It asks for less than the rules do: neither
/// for an order of placement, nor for what lies on the tiles, nor for more entrances than are surely missing;
/// so if nothing fits, nothing does by the rules.
class LayoutExhaustion
{
public:
    /// Scenario, content and supply must outlive it. `tilesEach` is what every player lays.
    LayoutExhaustion(const Scenario& placed, const Content& content, TileSupply& supply, int tilesEach);

    /// Whether nothing fits; nothing if that is not known after so many tiles. Rules that are waived refuse
    /// nothing.
    std::optional<bool> run(const std::set<std::string>& waived, int nodes, SearchBudget& budget);
    /// The rules that refused anything in the last run.
    const std::set<std::string>& refusals() const { return m_refusals; }

private:
    const Scenario& m_placed;
    const Content& m_content;
    TileSupply& m_supply;
    int m_tilesEach;
    std::set<std::string> m_refusals;
};

} // namespace delve::mageknight
