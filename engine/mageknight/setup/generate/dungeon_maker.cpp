// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/dungeon_maker.h"

#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/setup/generate/fill_teams.h"
#include "engine/mageknight/setup/generate/piece_layer.h"
#include "engine/mageknight/setup/generate/tile_tasks.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// How often pieces are moved on before a layout is given up.
constexpr int mendings = 16;

std::vector<ContentId> tilesOf(const Scenario& scenario, const Content& content)
{
    std::vector<ContentId> tiles;
    for (const PlacedTile& tile : scenario.tiles)
        tiles.push_back(content.tile(tile.tile)->id);
    return tiles;
}

} // namespace

DungeonMaker::DungeonMaker(const Content& content, DungeonWishes wishes)
    : m_content(content), m_wishes(std::move(wishes)), m_supply(content, m_wishes.collection, m_wishes.packs)
{}

Scenario DungeonMaker::emptyScenario(Random& random) const
{
    Scenario scenario;
    for (const Pack& pack : offeredPacks(m_content, m_wishes.packs))
        scenario.packs.push_back({pack.id, pack.version, pack.hash});
    scenario.levels.push_back({});
    scenario.options.buildTotal = m_wishes.buildTotal;
    scenario.options.toughTokens = m_wishes.toughTokens;
    const bool isSixTiles = m_wishes.players == 2 && m_wishes.tilesEach == 3; // LAY-19
    // LAY-23: another number of pieces than the rules say.
    scenario.options.freeBuild =
        m_wishes.tilesEach && *m_wishes.tilesEach != tilesOfEachPlayer(m_wishes.buildTotal) && !isSixTiles;
    ThingIds ids(scenario);
    for (int player = 0; player < m_wishes.players; ++player) {
        Player& added = scenario.players.emplace_back();
        added.id = ids.draw(random);
        added.colour = PlayerColour(player);
    }
    return scenario;
}

std::optional<DungeonMaker::Layout> DungeonMaker::tryLayout(const Scenario& placed, LaidTiles& laid,
                                                            const std::vector<TileIndex>& entrances,
                                                            bool isExhaustive, std::int64_t nodes,
                                                            Random& random, SearchBudget& budget,
                                                            Result& result)
{
    std::vector<TileTask> tasks = missingTiles(placed, m_content, m_wishes, random);
    if (const auto lacking = fitToSupply(tasks, placed, m_content, m_wishes, m_supply); !lacking.empty()) {
        result.outcome = Outcome::Impossible;
        result.rules = lacking;
        return {};
    }
    return layOut(std::move(tasks), laid, entrances, isExhaustive, nodes, random, budget, result);
}

std::optional<DungeonMaker::Layout> DungeonMaker::layOut(std::vector<TileTask> tasks, LaidTiles& laid,
                                                         const std::vector<TileIndex>& entrances,
                                                         bool isExhaustive, std::int64_t nodes,
                                                         Random& random, SearchBudget& budget, Result& result)
{
    Layout layout;
    layout.tasks = std::move(tasks);
    LayoutSearch search(laid, m_supply, m_wishes, entrances, layout.tasks);
    const auto found = search.find(isExhaustive ? LayoutSearch::Thoroughness::Exhaustive
                                                : LayoutSearch::Thoroughness::Lively,
                                   nodes, random, budget);
    if (!found) {
        result.rules.assign(search.refusals().begin(), search.refusals().end());
        if (search.isProven())
            result.outcome = Outcome::Impossible;
        return {};
    }
    layout.tiles = *found;
    auto all = entrances;
    for (std::size_t i = 0; i < found->size(); ++i) {
        const auto& [kind, spot] = (*found)[i];
        laid.push(faceOf(m_supply[kind].faces, spot.side, spot.rotation), m_supply[kind].tile->kind,
                  spot.position);
        if (layout.tasks[i].role == TileRole::Central)
            laid.setCentral(laid.count() - 1);
        if (layout.tasks[i].role == TileRole::Entrance)
            all.push_back(laid.count() - 1);
    }
    const bool isWhole = laid.areAllSquaresReached();
    layout.measures = measureLayout(laid, all, m_wishes.chestDistance);
    layout.score = scoreOf(layout.measures, m_wishes);
    for (std::size_t i = 0; i < found->size(); ++i)
        laid.pop();
    if (!isWhole && !isExhaustive)
        return {};
    return layout;
}

std::optional<Scenario> DungeonMaker::furnish(const Scenario& placed, const Layout& layout, Random& random,
                                              SearchBudget& budget, Result& result)
{
    Scenario scenario = placed;
    ThingIds ids(scenario);
    for (std::size_t i = 0; i < layout.tiles.size(); ++i) {
        const auto& [kind, spot] = layout.tiles[i];
        PlacedTile& tile = scenario.tiles.emplace_back();
        tile.id = ids.draw(random);
        tile.tile = m_supply[kind].tile->id;
        tile.position = spot.position;
        tile.side = spot.side;
        tile.rotation = spot.rotation;
        tile.role = layout.tasks[i].role;
        if (const int player = layout.tasks[i].player; player >= 0)
            tile.player = scenario.players[std::size_t(player)].id;
    }
    PieceLayer pieces(scenario, m_content, m_wishes, random, ids);
    pieces.layAll();
    std::optional<Scenario> playable; // what the rules only warn about
    for (int mending = 0; mending < mendings && !budget.isOver(); ++mending) {
        Scenario finished = scenario;
        if (m_wishes.teams) {
            Random draws = random; // the same teams, whatever pieces are moved
            ThingIds more = ids;
            fillTeams(finished, m_content, draws, more);
        }
        Findings findings = validateSetup(finished, m_content);
        std::erase_if(findings, [&](const Finding& finding) {
            const bool isAgreed = finding.severity == Severity::Warning && finished.options.freeBuild;
            const bool isTeam = finding.severity == Severity::Todo && !m_wishes.teams;
            // CHEST-08: fewer chests than the players could place, but as many as were wished for.
            const bool isWished = finding.rule == "CHEST-08" && finding.severity == Severity::Todo &&
                                  m_wishes.chests && int(finished.chests.size()) >= *m_wishes.chests;
            return isAgreed || isTeam || isWished;
        });
        if (findings.empty())
            return finished;
        const auto isWrong = [](const Finding& finding) {
            return finding.severity == Severity::Error || finding.severity == Severity::Todo;
        };
        if (!placed.tiles.empty() && std::ranges::none_of(findings, isWrong))
            playable = finished;
        result.rules.clear();
        result.things.clear();
        for (const Finding& finding : findings)
            if (isWrong(finding)) {
                result.rules.push_back(finding.rule);
                result.things = finding.about.things;
            }
        if (!pieces.mend(findings))
            break;
    }
    return playable;
}

std::vector<DungeonMaker::Layout> DungeonMaker::findLayouts(const Scenario& placed, const Effort& effort,
                                                            Random& random, SearchBudget& budget,
                                                            Result& result)
{
    m_supply.reset(tilesOf(placed, m_content), placed.options.respectStock);
    LaidTiles laid;
    std::vector<TileIndex> entrances;
    if (!placed.tiles.empty()) {
        const SetupView view(placed, m_content);
        laid = LaidTiles(view.printed.board);
        if (view.central)
            laid.setCentral(*view.central);
        entrances = entrancesAmong(view, tilesEachFor(m_wishes, placed.options.buildTotal));
    }
    std::vector<Layout> layouts;
    const std::int64_t nodes = 12 * (tilesEachFor(m_wishes, placed.options.buildTotal) + 2) *
                               std::int64_t(std::max<std::size_t>(1, placed.players.size()));
    for (int attempt = 0;
         attempt < effort.attempts && int(layouts.size()) < effort.layouts && !budget.isOver(); ++attempt) {
        if (auto layout = tryLayout(placed, laid, entrances, false, nodes, random, budget, result))
            layouts.push_back(std::move(*layout));
        if (result.outcome == Outcome::Impossible)
            return {};
    }
    if (layouts.empty() && effort.exhaustiveNodes > 0 && !budget.isOver())
        if (auto layout =
                tryLayout(placed, laid, entrances, true, effort.exhaustiveNodes, random, budget, result))
            layouts.push_back(std::move(*layout));
    std::ranges::stable_sort(layouts, std::greater(), &Layout::score);
    return layouts;
}

DungeonMaker::Result DungeonMaker::finish(const Scenario& placed, std::uint64_t seed, const Effort& effort,
                                          SearchBudget& budget)
{
    Result result;
    Random random(seed);
    for (const Layout& layout : findLayouts(placed, effort, random, budget, result))
        if (auto scenario = furnish(placed, layout, random, budget, result))
            return {Outcome::Made, std::move(*scenario), layout.score, {}, {}, {}};
    return result;
}

} // namespace delve::mageknight
