// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/finding.h"
#include "engine/mageknight/setup/generate/layout_measures.h"
#include "engine/mageknight/setup/generate/layout_search.h"
#include "engine/mageknight/setup/generate/wish_goals.h"

#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// Finishes dungeons, from nothing or from what is placed: Step 2 by search, the later steps by proposals
/// that the setup rules judge. The same seed gives the same dungeon.
class DungeonMaker
{
public:
    /// The content must outlive it.
    DungeonMaker(const Content& content, DungeonWishes wishes);

    enum class Outcome : std::uint8_t
    {
        Made,
        Impossible, ///< proven: there is no way to lay the missing tiles
        GaveUp      ///< none found within the limits
    };
    struct Result
    {
        Outcome outcome = Outcome::GaveUp;
        Scenario scenario;              ///< if made
        int score = 0;                  ///< of the layout, if made
        std::vector<std::string> rules; ///< those that stood in the way, if not
        std::vector<ThingId> things;    ///< what they were about, where pieces and not tiles were the matter
        /// If a dungeon was designed and not made: what the one nearest to the wishes misses. None, if there
        /// was no dungeon at all.
        std::vector<MissedWish> missed;
    };

    /// A scenario with players and options as wished, and nothing else.
    Scenario emptyScenario(Random& random) const;

    /// How hard to try.
    struct Effort
    {
        int layouts = 5;                  ///< compared with each other; the best is kept
        int attempts = 40;                ///< to find them
        std::int64_t exhaustiveNodes = 0; ///< afterwards, if none was found
    };

    /// Keeps all that is placed and adds the rest. The rules say nothing about the result; with `placed` not
    /// empty they may warn, where that cannot be helped.
    Result finish(const Scenario& placed, std::uint64_t seed, const Effort& effort, SearchBudget& budget);
    /// How hard to try for wishes: plans are drawn anew, each a handful of tiles from the supply.
    struct DesignEffort
    {
        int plans = 30;
        int attempts = 8; ///< to lay the tiles of a plan
        int layouts = 4;  ///< of a plan, compared with each other
    };

    /// Makes a new dungeon that the rules say nothing about and in which all wishes hold.
    Result design(const Scenario& empty, std::uint64_t seed, const DesignEffort& effort,
                  SearchBudget& budget);

private:
    struct Layout
    {
        std::vector<TileTask> tasks;
        std::vector<TileLaid> tiles;
        LayoutMeasures measures;
        int score = 0;
    };
    class Design; ///< design_dungeon.cpp

    std::optional<Layout> tryLayout(const Scenario& placed, LaidTiles& laid,
                                    const std::vector<TileIndex>& entrances, bool isExhaustive,
                                    std::int64_t nodes, Random& random, SearchBudget& budget, Result& result);
    std::optional<Layout> layOut(std::vector<TileTask> tasks, LaidTiles& laid,
                                 const std::vector<TileIndex>& entrances, bool isExhaustive,
                                 std::int64_t nodes, Random& random, SearchBudget& budget, Result& result);
    std::vector<Layout> findLayouts(const Scenario& placed, const Effort& effort, Random& random,
                                    SearchBudget& budget, Result& result);
    std::optional<Scenario> furnish(const Scenario& placed, const Layout& layout, Random& random,
                                    SearchBudget& budget, Result& result);

    const Content& m_content;
    DungeonWishes m_wishes;
    TileSupply m_supply;
};

} // namespace delve::mageknight
