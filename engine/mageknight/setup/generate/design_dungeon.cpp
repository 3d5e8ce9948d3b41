// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/dungeon_maker.h"
#include "engine/mageknight/setup/generate/tile_bag.h"
#include "engine/mageknight/setup/generate/tile_tasks.h"

#include <algorithm>

namespace delve::mageknight {

/// One dungeon from nothing. Each plan is a number of chambers and hallways and the tiles for them, drawn
/// before anything is laid: so neither what is easily laid nor what scores well is drawn more often.
class DungeonMaker::Design
{
public:
    Design(DungeonMaker& maker, const Scenario& empty, std::uint64_t seed, const DesignEffort& effort,
           SearchBudget& budget)
        : m_maker(maker),
          m_empty(empty),
          m_goals(goalsOf(maker.m_wishes, maker.m_supply)),
          m_effort(effort),
          m_random(seed),
          m_budget(budget)
    {}

    Result make()
    {
        for (int plan = 0; plan < m_effort.plans && !m_budget.isOver(); ++plan) {
            const auto tasks = drawPlan();
            if (!tasks)
                return m_result;
            for (const Layout& layout : layoutsOf(*tasks))
                if (furnish(layout))
                    return m_result;
        }
        if (m_dull && furnish(*m_dull))
            return m_result;
        if (m_nearestLayout && (m_result.missed.empty() || m_distance < distanceOf(m_result.missed)))
            furnish(*m_nearestLayout);
        return m_result;
    }

private:
    /// The kinds of tiles in order, and in the supply the tiles for them.
    std::optional<std::vector<TileTask>> drawPlan()
    {
        TileSupply& supply = m_maker.m_supply;
        supply.reset({}, m_empty.options.respectStock);
        auto tasks = missingTiles(m_empty, m_maker.m_content, m_maker.m_wishes, m_random);
        if (const auto lacking = fitToSupply(tasks, m_empty, m_maker.m_content, m_maker.m_wishes, supply);
            !lacking.empty()) {
            m_result.outcome = Outcome::Impossible;
            m_result.rules = lacking;
            return {};
        }
        supply.keepOnly(drawBag(supply, tasks, m_maker.m_wishes, m_random));
        return tasks;
    }

    int terrainOf(const Layout& layout) const
    {
        std::array<int, 5> squares{};
        for (const auto& [kind, spot] : layout.tiles)
            for (std::size_t terrain = 0; terrain < squares.size(); ++terrain)
                squares[terrain] += m_maker.m_supply[kind].terrain[std::size_t(spot.side)][terrain];
        return terrainShare(m_goals.flavour, squares);
    }

    /// Layouts of a plan in which the wishes hold, the best first.
    std::vector<Layout> layoutsOf(const std::vector<TileTask>& tasks)
    {
        constexpr int nodesPerTile = 16;
        std::vector<Layout> layouts;
        for (int attempt = 0;
             attempt < m_effort.attempts && int(layouts.size()) < m_effort.layouts && !m_budget.isOver();
             ++attempt) {
            LaidTiles laid;
            auto layout = m_maker.layOut(tasks, laid, {}, false, nodesPerTile * std::int64_t(tasks.size()),
                                         m_random, m_budget, m_result);
            if (!layout)
                continue;
            const auto missed = missedBy(layout->measures, terrainOf(*layout), m_goals);
            if (missed.empty() && isDull(layout->measures, m_maker.m_wishes)) {
                if (!m_dull || layout->score > m_dull->score)
                    m_dull = std::move(*layout);
            } else if (missed.empty()) {
                layouts.push_back(std::move(*layout));
            } else if (const int distance = distanceOf(missed); !m_nearestLayout || distance < m_distance) {
                m_nearestLayout = std::move(*layout);
                m_distance = distance;
            }
        }
        std::ranges::stable_sort(layouts, std::greater(), &Layout::score);
        return layouts;
    }

    /// True if all wishes hold in what comes of the layout.
    bool furnish(const Layout& layout)
    {
        auto scenario = m_maker.furnish(m_empty, layout, m_random, m_budget, m_result);
        if (!scenario)
            return false;
        auto missed = missedBy(*scenario, m_maker.m_content, m_maker.m_wishes, m_goals);
        if (missed.empty()) {
            m_result = {Outcome::Made, std::move(*scenario), layout.score, {}, {}, {}};
            return true;
        }
        if (m_result.missed.empty() || distanceOf(missed) < distanceOf(m_result.missed))
            m_result.missed = std::move(missed);
        return false;
    }

    DungeonMaker& m_maker;
    const Scenario& m_empty;
    const WishGoals m_goals;
    const DesignEffort& m_effort;
    Random m_random;
    SearchBudget& m_budget;
    Result m_result;
    std::optional<Layout> m_dull;          ///< all wishes hold, but rather something else
    std::optional<Layout> m_nearestLayout; ///< of those in which not all wishes hold
    int m_distance = 0;                    ///< of that
};

DungeonMaker::Result DungeonMaker::design(const Scenario& empty, std::uint64_t seed,
                                          const DesignEffort& effort, SearchBudget& budget)
{
    return Design(*this, empty, seed, effort, budget).make();
}

} // namespace delve::mageknight
