// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/finding.h"
#include "engine/mageknight/setup/generate/search_budget.h"
#include "engine/mageknight/setup/generate/tile_supply.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace delve::mageknight {

/// Why a begun dungeon cannot be finished: with nothing but these things placed no search finds a way, since
/// every one was tried or the rule is broken for good; without any one of them there is a way. Of a player's
/// things the members of the team count one by one; the player stands for what was put into the pools.
struct Impossibility
{
    std::vector<ThingId> things; ///< none, if it does not depend on what is placed
    std::vector<std::string> rules;

    friend bool operator==(const Impossibility&, const Impossibility&) = default;
};

/// The scenario without some placed things and what cannot be there without them, without members of teams,
/// and without the pools of players.
Scenario withoutThings(const Scenario& scenario, const Content& content, const std::vector<ThingId>& things);
/// With nothing placed but these.
Scenario onlyThings(const Scenario& scenario, const Content& content, const std::vector<ThingId>& things);

/// The rule is broken by what is placed in a way that nothing which is added can mend.
bool isBrokenForGood(const Finding& finding, const Scenario& scenario, const Content& content);

/// Looks for a proof. `isFinished` tries to finish a scenario; nothing is proven that it does not confirm.
/// The numbers of tiles that each player may lay are `tilesEach`.
class ImpossibilityProof
{
public:
    using Finishes = std::function<bool(const Scenario&)>;

    ImpossibilityProof(const Content& content, const DungeonWishes& wishes, std::vector<int> tilesEach,
                       Finishes isFinished, SearchBudget& budget);

    std::optional<Impossibility> find(const Scenario& scenario);

private:
    std::optional<Impossibility> findBroken(const Scenario& scenario);
    std::optional<Impossibility> findLacking(const Scenario& scenario);
    std::optional<Impossibility> findExhausted(const Scenario& scenario);
    /// Nothing if it takes too long to know.
    std::optional<bool> isExhausted(const Scenario& scenario, const std::set<std::string>& waived,
                                    std::set<std::string>* refusals = nullptr);
    std::vector<std::string> lackingTiles(const Scenario& scenario);
    /// Takes away what does not matter. `isStill` tells whether a scenario is still impossible.
    std::vector<ThingId> smallest(const Scenario& scenario, std::vector<ThingId> things,
                                  const std::function<bool(const Scenario&)>& isStill) const;
    bool isMinimal(const Scenario& scenario, const std::vector<ThingId>& things) const;

    const Content& m_content;
    const DungeonWishes& m_wishes;
    std::vector<int> m_tilesEach;
    Finishes m_isFinished;
    SearchBudget& m_budget;
    TileSupply m_supply;
};

} // namespace delve::mageknight
