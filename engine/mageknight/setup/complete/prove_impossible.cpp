// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/prove_impossible.h"

#include "engine/mageknight/scenario/edits/team_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/complete/exhaust_layouts.h"
#include "engine/mageknight/setup/generate/tile_tasks.h"
#include "engine/mageknight/setup/setup_view.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>
#include <span>

namespace delve::mageknight {

namespace {

/// Tiles tried before a search counts as too long to prove anything.
constexpr int exhaustiveNodes = 400;

bool contains(const std::vector<ThingId>& things, const ThingId& thing)
{
    return std::ranges::find(things, thing) != things.end();
}

/// Everything that could be left out.
std::vector<ThingId> allThings(const Scenario& scenario)
{
    std::vector<ThingId> things;
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        if (kind != ThingKind::Note)
            for (const auto& thing : list)
                things.push_back(thing.id);
    });
    for (const Player& player : scenario.players)
        for (const TeamMember& member : player.team)
            things.push_back(member.id);
    return things;
}

/// Whether a tile that is flagged as entrance lies here or beside.
bool isAtFlaggedEntrance(const SetupView& view, TileIndex tile)
{
    const auto isFlagged = [&](TileIndex other) {
        return view.scenario.tiles[std::size_t(other)].role == TileRole::Entrance;
    };
    return isFlagged(tile) || std::ranges::any_of(view.printed.graph.adjacentTiles(tile), isFlagged);
}

bool isOneOf(const std::string& rule, std::initializer_list<std::string_view> rules)
{
    return std::ranges::find(rules, rule) != rules.end();
}

} // namespace

Scenario withoutThings(const Scenario& scenario, const Content& content, const std::vector<ThingId>& things)
{
    std::vector<ThingId> placed;
    for (const ThingId& thing : things)
        if (const auto place = findThing(scenario, thing); place && place->kind != ThingKind::Player)
            placed.push_back(thing);
    Scenario rest = scenario;
    apply(rest, removeThings(scenario, content, placed));
    for (Player& player : rest.players) {
        for (const ThingId& thing : things)
            dismissMember(player, thing);
        if (contains(things, player.id)) {
            player.mageSpawn.clear();
            player.chests.clear();
        }
    }
    return rest;
}

Scenario onlyThings(const Scenario& scenario, const Content& content, const std::vector<ThingId>& things)
{
    std::vector<ThingId> others = allThings(scenario);
    std::erase_if(others, [&](const ThingId& thing) { return contains(things, thing); });
    return withoutThings(scenario, content, others);
}

bool isBrokenForGood(const Finding& finding, const Scenario& scenario, const Content& content)
{
    if (finding.severity != Severity::Error)
        return false;
    const std::string& rule = finding.rule;
    const Concern& about = finding.about;
    // Too many of something, or two things in one place: more of them never help.
    if (isOneOf(rule, {"MAP-07",   "MAP-26",   "LAY-04",   "LAY-07",   "LAY-21", "MAP-21",   "DOOR-05",
                       "MRK-18",   "MRK-23",   "ART-01",   "ART-02",   "ART-07", "DRESS-01", "DRESS-02",
                       "DRESS-10", "DRESS-11", "CHEST-06", "CHEST-07", "DG-19",  "DG-20",    "TOK-03",
                       "TOK-04",   "TOK-05",   "TOK-08",   "TOK-10",   "ENT-06", "ENT-08",   "TEAM-04",
                       "TEAM-07",  "MKW-01",   "MKW-06",   "MKW-07",   "MKW-08", "POOL-01",  "LONE-01"}))
        return true;
    if (isOneOf(rule, {"LAY-03", "LAY-06"}))
        return about.variant.starts_with("many");
    // MRK-23: a staircase that gets a partner on another level counts no more.
    if (rule == "MRK-02")
        return scenario.levels.size() < 2 ||
               std::ranges::none_of(scenario.markers, [&](const PlacedMarker& marker) {
                   return marker.face == MarkerFace::Unique && marker.partner.empty() &&
                          content.marker(marker.marker)->uniqueSide == UniqueSide::Staircase;
               });
    if (rule == "LONE-02")
        return scenario.options.loneWolf == LoneWolf::Yes;
    // TEAM-06: with one Hero each they would not apply.
    if (isOneOf(rule, {"TEAM-01", "TEAM-03"})) {
        const auto player = std::ranges::find(scenario.players, about.things.front(), &Player::id);
        return scenario.options.loneWolf == LoneWolf::No || player->team.size() > 1;
    }
    if (rule == "TOK-14" && about.variant == "shared")
        return true;
    const SetupView view(scenario, content);
    if (isOneOf(rule, {"MRK-03", "CHEST-11", "TOK-14"})) {
        // Nothing makes a blocking square of a tile that lies playable.
        const SquareIndex square = view.printed.board.squareAt(about.squares.front());
        return square != noSquare && view.printed.board.terrain(square) == Terrain::Blocking;
    }
    // Tiles that are laid later bring entrances nearer, never farther away.
    if (isOneOf(rule, {"CHEST-05", "TOK-11", "TOK-12", "MRK-05", "DOOR-04", "ART-03"}))
        return std::ranges::any_of(about.squares, [&](Square square) {
            const auto tile = view.tileAt(square);
            return tile && isAtFlaggedEntrance(view, *tile);
        });
    // They close openings and join, they do not open or part.
    if (isOneOf(rule, {"LAY-11", "LAY-12", "LAY-13"})) {
        const auto tile = std::ranges::find(scenario.tiles, about.things.front(), &PlacedTile::id);
        return tile->role == TileRole::Entrance && about.variant != "none" && about.variant != "no-path";
    }
    return false;
}

ImpossibilityProof::ImpossibilityProof(const Content& content, const DungeonWishes& wishes,
                                       std::vector<int> tilesEach, Finishes isFinished, SearchBudget& budget)
    : m_content(content),
      m_wishes(wishes),
      m_tilesEach(std::move(tilesEach)),
      m_isFinished(std::move(isFinished)),
      m_budget(budget),
      m_supply(content, wishes.collection)
{}

std::optional<Impossibility> ImpossibilityProof::find(const Scenario& scenario)
{
    if (auto broken = findBroken(scenario))
        return broken;
    if (scenario.map || m_budget.mustEnd()) // LAY-01: nothing is laid
        return {};
    if (auto lacking = findLacking(scenario))
        return lacking;
    return findExhausted(scenario);
}

std::vector<ThingId> ImpossibilityProof::smallest(const Scenario& scenario, std::vector<ThingId> things,
                                                  const std::function<bool(const Scenario&)>& isStill) const
{
    std::ranges::reverse(things); // rather without what was placed last
    std::vector<ThingId> kept = things;
    // Mostly two things are to blame and hundreds are not: those go by halves.
    const auto takeAway = [&](const auto& again, std::span<const ThingId> some) -> void {
        if (some.empty() || m_budget.mustEnd())
            return;
        std::vector<ThingId> fewer = kept;
        std::erase_if(fewer,
                      [&](const ThingId& thing) { return std::ranges::find(some, thing) != some.end(); });
        if (isStill(onlyThings(scenario, m_content, fewer))) {
            kept = std::move(fewer);
        } else if (some.size() > 1) {
            again(again, some.first(some.size() / 2));
            again(again, some.last(some.size() - some.size() / 2));
        }
    };
    takeAway(takeAway, things);
    std::ranges::reverse(kept);
    return kept;
}

bool ImpossibilityProof::isMinimal(const Scenario& scenario, const std::vector<ThingId>& things) const
{
    return std::ranges::all_of(things, [&](const ThingId& thing) {
        std::vector<ThingId> others = things;
        std::erase(others, thing);
        return !m_budget.mustEnd() && m_isFinished(onlyThings(scenario, m_content, others));
    });
}

std::optional<Impossibility> ImpossibilityProof::findBroken(const Scenario& scenario)
{
    std::set<std::string> asked; // what is found depends on the rule alone
    for (const Finding& finding : validateSetup(scenario, m_content)) {
        if (m_budget.mustEnd())
            return {};
        if (!isBrokenForGood(finding, scenario, m_content) || !asked.insert(finding.rule).second)
            continue;
        const auto isStill = [&](const Scenario& fewer) {
            return std::ranges::any_of(validateSetup(fewer, m_content), [&](const Finding& other) {
                return other.rule == finding.rule && isBrokenForGood(other, fewer, m_content);
            });
        };
        Impossibility found{smallest(scenario, allThings(scenario), isStill), {finding.rule}};
        if (isMinimal(scenario, found.things))
            return found;
    }
    return {};
}

std::vector<std::string> ImpossibilityProof::lackingTiles(const Scenario& scenario)
{
    std::vector<std::string> rules;
    for (const int each : m_tilesEach) {
        DungeonWishes wishes = m_wishes;
        wishes.tilesEach = each;
        wishes.isMirrored = false;
        std::vector<ContentId> laid;
        for (const PlacedTile& tile : scenario.tiles)
            laid.push_back(m_content.tile(tile.tile)->id);
        m_supply.reset(laid, scenario.options.respectStock);
        Random random(1);
        auto tasks = missingTiles(scenario, m_content, wishes, random);
        rules = fitToSupply(tasks, scenario, m_content, wishes, m_supply);
        if (rules.empty())
            return {};
    }
    return rules;
}

std::optional<Impossibility> ImpossibilityProof::findLacking(const Scenario& scenario)
{
    const auto rules = lackingTiles(scenario);
    if (rules.empty())
        return {};
    const auto isStill = [&](const Scenario& fewer) { return !lackingTiles(fewer).empty(); };
    Impossibility found{smallest(scenario, idsOf(scenario.tiles), isStill), {}};
    found.rules = lackingTiles(onlyThings(scenario, m_content, found.things));
    Scenario plenty = onlyThings(scenario, m_content, found.things);
    plenty.options.respectStock = false;
    if (!isMinimal(scenario, found.things) || !m_isFinished(plenty))
        return {};
    return found;
}

std::optional<bool> ImpossibilityProof::isExhausted(const Scenario& scenario,
                                                    const std::set<std::string>& waived,
                                                    std::set<std::string>* refusals)
{
    for (const int each : m_tilesEach) {
        LayoutExhaustion exhaustion(scenario, m_content, m_supply, each);
        const auto isImpossible = exhaustion.run(waived, exhaustiveNodes, m_budget);
        if (isImpossible != true)
            return isImpossible;
        if (refusals)
            refusals->insert(exhaustion.refusals().begin(), exhaustion.refusals().end());
    }
    return true;
}

std::optional<Impossibility> ImpossibilityProof::findExhausted(const Scenario& scenario)
{
    const auto isStill = [&](const Scenario& fewer) { return isExhausted(fewer, {}) == true; };
    // Staircases belong to the layout; what else lies on the tiles does not matter.
    std::vector<ThingId> things = idsOf(scenario.tiles);
    for (const PlacedMarker& marker : scenario.markers)
        if (!marker.partner.empty())
            things.push_back(marker.id);
    if (!isStill(onlyThings(scenario, m_content, things)))
        return {};
    Impossibility found{smallest(scenario, things, isStill), {}};
    const Scenario alone = onlyThings(scenario, m_content, found.things);
    std::set<std::string> rules, waived;
    isExhausted(alone, {}, &rules);
    for (const std::string& rule : rules) {
        waived.insert(rule);
        const auto isImpossible = isExhausted(alone, waived);
        if (!isImpossible)
            return {};
        if (*isImpossible) // it need not hold, so it is no part of the matter
            continue;
        waived.erase(rule);
        found.rules.push_back(rule);
    }
    if (!isMinimal(scenario, found.things))
        return {};
    return found;
}

} // namespace delve::mageknight
