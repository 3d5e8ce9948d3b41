// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <string>
#include <vector>

namespace delve::mageknight::test {

/// The pieces that a random scenario is made of. By default made-up names, for tests that need no content.
struct ScenarioPieces
{
    std::vector<PackReference> packs{{"starter", "1.0.0", ""}};
    std::vector<ContentId> tiles{ContentId("starter/some-tile"), ContentId("starter/other-tile")};
    std::vector<ContentId> hallways; ///< those of the tiles that are 3 squares wide
    std::vector<ContentId> doors{ContentId("starter/some-door")};
    std::vector<ContentId> markers{ContentId("starter/some-marker")};
    std::vector<ContentId> artifacts{ContentId("starter/some-artifact"), ContentId("starter/big-artifact")};
    std::vector<ContentId> chests{ContentId("starter/some-chest")};
    std::vector<ContentId> yellowTables{ContentId("starter/yellow-table")};
    std::vector<ContentId> heroes{ContentId("starter/some-hero")};     ///< figures with levels
    std::vector<ContentId> mageSpawn{ContentId("starter/some-spawn")}; ///< figures without levels
    std::vector<ContentId> maps{ContentId("starter/some-map")};
};

/// Pieces that exist, so that all references of the scenario lead somewhere.
ScenarioPieces piecesOf(const Content& content);

/// A scenario that a file may hold, with every member set now and then; not one that keeps the rules. The
/// same random numbers give the same scenario. Lists have up to `size` entries, where their limits allow.
Scenario randomScenario(Random& random, int size, const ScenarioPieces& pieces = {});

/// A dungeon of this many tiles in rows that touch, with a door on every second one: like a real file.
Scenario largeScenario(int tiles, const ScenarioPieces& pieces = {});

/// The text, which must not be empty, with one small fault: a byte changed, a piece cut out, doubled or
/// replaced, or the end cut off.
std::string withFault(std::string text, Random& random);

} // namespace delve::mageknight::test
