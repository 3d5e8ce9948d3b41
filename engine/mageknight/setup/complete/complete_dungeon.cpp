// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/complete_dungeon.h"

#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "engine/mageknight/setup/complete/complete_teams.h"
#include "engine/mageknight/setup/complete/fill_gaps.h"
#include "engine/mageknight/setup/complete/join_levels.h"
#include "engine/mageknight/setup/complete/prove_impossible.h"
#include "engine/mageknight/setup/generate/tile_tasks.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

using Outcome = DungeonMaker::Outcome;

/// How hard to try.
struct CompletionEffort
{
    DungeonMaker::Effort going;  ///< where the rest is laid behind what lies
    DungeonMaker::Effort pieces; ///< on tiles that all lie
    int rounds = 0;              ///< in which gaps are filled, each with other staircases and another centre
    GapFiller::Effort filling;   ///< of a round
    int firstRound = 0;          ///< those before it have been tried
};
constexpr CompletionEffort wholeEffort{.going = {.layouts = 4, .attempts = 40},
                                       .pieces = {.layouts = 4, .attempts = 4, .exhaustiveNodes = 1},
                                       .rounds = 12,
                                       .filling = {}};
/// Where that has found nothing, and nothing proves that there is nothing: with the whole budget.
constexpr CompletionEffort stubbornEffort{
    .going = {.layouts = 4, .attempts = 400},
    .pieces = {.layouts = 4, .attempts = 4, .exhaustiveNodes = 1},
    .rounds = 52,
    .filling = {.nodes = 1200, .nodesOfAnAttempt = 200, .breadth = 8, .breadthAtEnd = 40},
    .firstRound = 12};
constexpr CompletionEffort trialEffort{.going = {.layouts = 1, .attempts = 8},
                                       .pieces = {.layouts = 2, .attempts = 2, .exhaustiveNodes = 1},
                                       .rounds = 2,
                                       .filling = {.nodes = 120}};

/// Rounds in which a layout without any warning is looked for.
constexpr int carefulRounds = 4;

/// MAP-25: by how much a map is moved on the grid, so that all tiles that lie are its own; nothing if that
/// cannot be.
std::optional<Square> cornerOfMap(const Scenario& scenario, const Content& content,
                                  const std::vector<PrintedMap::PlacedTile>& printed)
{
    if (scenario.tiles.empty())
        return Square{};
    const auto isLaidAs = [&](const PlacedTile& tile, const PrintedMap::PlacedTile& other) {
        return content.tile(tile.tile) == content.tile(other.tile) && tile.side == other.side &&
               tile.rotation == other.rotation;
    };
    const PlacedTile& first = scenario.tiles.front();
    for (const PrintedMap::PlacedTile& as : printed) {
        const Square corner{first.position.level, first.position.x - as.x, first.position.y - as.y};
        const auto isOfMap = [&](const PlacedTile& tile) {
            return std::ranges::any_of(printed, [&](const PrintedMap::PlacedTile& other) {
                return isLaidAs(tile, other) && tile.position == corner + Offset{other.x, other.y};
            });
        };
        if (isLaidAs(first, as) && std::ranges::all_of(scenario.tiles, isOfMap))
            return corner;
    }
    return {};
}

/// LAY-01: the tiles of a printed map that do not lie yet.
void layMap(Scenario& scenario, const Content& content, ThingIds& ids, Random& random)
{
    const auto& tiles = content.map(scenario.map->map)->side(scenario.map->side).tiles;
    const auto corner = cornerOfMap(scenario, content, tiles);
    if (!corner)
        return;
    for (const PrintedMap::PlacedTile& printed : tiles) {
        const Square position = *corner + Offset{printed.x, printed.y};
        if (std::ranges::find(scenario.tiles, position, &PlacedTile::position) != scenario.tiles.end())
            continue;
        PlacedTile& tile = scenario.tiles.emplace_back();
        tile.id = ids.draw(random);
        tile.tile = printed.tile;
        tile.side = printed.side;
        tile.position = position;
        tile.rotation = printed.rotation;
        tile.role = printed.role == PrintedMap::Role::Central    ? TileRole::Central
                    : printed.role == PrintedMap::Role::Entrance ? TileRole::Entrance
                                                                 : TileRole::None;
    }
}

void addPlayers(Scenario& scenario, int count, ThingIds& ids, Random& random)
{
    while (int(scenario.players.size()) < count) {
        Player added;
        added.id = ids.draw(random);
        while (std::ranges::find(scenario.players, added.colour, &Player::colour) != scenario.players.end())
            added.colour = PlayerColour(int(added.colour) + 1); // ENT-08: one colour each
        scenario.players.push_back(added);
    }
}

/// What the search takes as given: players, their teams as far as they depend on each other, a level, and the
/// tiles of a printed map.
Scenario prepared(Scenario scenario, const Content& content, const DungeonWishes& wishes, Random& random)
{
    ThingIds ids(scenario);
    if (scenario.tokens.empty())
        scenario.options.toughTokens |= wishes.toughTokens; // TOK-04
    if (scenario.players.empty()) {
        if (scenario.tiles.empty())
            scenario.options.buildTotal = wishes.buildTotal;
        addPlayers(scenario, wishes.players, ids, random);
    }
    addPlayers(scenario, 2, ids, random); // TEAM-05
    if (scenario.packs.empty())
        scenario.packs = referencesToOffered(content);
    if (scenario.levels.empty())
        scenario.levels.push_back({});
    if (scenario.map)
        layMap(scenario, content, ids, random);
    if (wishes.teams)
        completeTeams(scenario, content, random, ids);
    return scenario;
}

bool hasCentral(const Scenario& scenario)
{
    return scenario.map ||
           std::ranges::find(scenario.tiles, TileRole::Central, &PlacedTile::role) != scenario.tiles.end();
}

/// LAY-07: makes the chamber that was laid first the central one.
void flagCentral(Scenario& scenario, const Content& content)
{
    const auto chamber = std::ranges::find_if(scenario.tiles, [&](const PlacedTile& tile) {
        return tile.role == TileRole::None && content.tile(tile.tile)->kind == TileKind::Chamber;
    });
    if (chamber != scenario.tiles.end())
        chamber->role = TileRole::Central;
}

/// LAY-03, LAY-06, LAY-19: how many tiles each player may come to lay, the likeliest first.
std::vector<int> possibleTilesEach(const Scenario& scenario, const DungeonWishes& wishes)
{
    if (wishes.tilesEach)
        return {*wishes.tilesEach};
    const int each = tilesOfEachPlayer(scenario.options.buildTotal);
    if (scenario.map || scenario.players.size() != 2 || scenario.tiles.size() > 6)
        return {each};
    // Six tiles of two players are a whole dungeon; so are fewer, where entrances lie already.
    const bool isClosing =
        scenario.tiles.size() == 6 || !scenario.entrances.empty() || !scenario.exits.empty() ||
        std::ranges::find(scenario.tiles, TileRole::Entrance, &PlacedTile::role) != scenario.tiles.end();
    return isClosing ? std::vector{3, each} : std::vector{each, 3};
}

/// LAY-02: the tiles that lie are the first turns of all, so that the others can be laid behind them.
bool isInTurn(const Scenario& scenario)
{
    if (!arePlayersNamed(scenario.tiles))
        return true;
    for (std::size_t tile = 0; tile < scenario.tiles.size(); ++tile)
        if (scenario.tiles[tile].player != scenario.players[tile % scenario.players.size()].id)
            return false;
    return true;
}

/// LAY-19: half-built, a dungeon of two players looks like one of six tiles. What depends on which hallways
/// are entrances cannot be judged before it has grown beyond that.
bool isJudgedLater(const Finding& finding)
{
    constexpr std::string_view rules[]{"LAY-10",  "LAY-11",   "LAY-12", "LAY-13", "LAY-16",
                                       "LAY-19",  "CHEST-05", "TOK-11", "TOK-12", "MRK-05",
                                       "DOOR-04", "ART-03",   "ENT-01", "ENT-05", "ENT-06"};
    return std::ranges::find(rules, finding.rule) != std::end(rules);
}

/// Nothing lies apart or in the void, so that no gap has to be filled.
bool isWithoutGaps(const Scenario& scenario, const Content& content, int each)
{
    const bool isTooSoon = scenario.players.size() == 2 && scenario.tiles.size() <= 6 && each != 3;
    return isInTurn(scenario) &&
           std::ranges::none_of(validateSetup(scenario, content), [&](const Finding& f) {
               return f.severity == Severity::Error && !isMendedByPieces(f) &&
                      !(isTooSoon && isJudgedLater(f));
           });
}

/// Finishes begun dungeons.
class Completer
{
public:
    Completer(const Content& content, const DungeonWishes& wishes, std::uint64_t seed, SearchBudget& budget)
        : m_content(content),
          m_wishes(wishes),
          m_seed(seed),
          m_budget(budget),
          m_supply(content, wishes.collection, wishes.packs)
    {}

    std::optional<Scenario> finish(const Scenario& start, const CompletionEffort& effort)
    {
        for (const int each : possibleTilesEach(start, m_wishes))
            if (auto made = finishWith(start, each, effort))
                return made;
        return {};
    }

    const DungeonMaker::Result& last() const { return m_last; }

private:
    std::optional<Scenario> finishWith(const Scenario& start, int each, const CompletionEffort& effort)
    {
        DungeonWishes wishes = m_wishes;
        wishes.players = int(start.players.size());
        wishes.buildTotal = start.options.buildTotal;
        wishes.tilesEach = each;
        DungeonMaker maker(m_content, wishes);
        const auto isMade = [&](const Scenario& scenario, std::uint64_t number,
                                const DungeonMaker::Effort& trying) {
            m_last = maker.finish(scenario, seedFor(m_seed, number), trying, m_budget);
            return m_last.outcome == Outcome::Made;
        };
        Scenario centred = start;
        if (!hasCentral(centred))
            flagCentral(centred, m_content);
        if (isWithoutGaps(centred, m_content, each) && isMade(centred, 1, effort.going))
            return m_last.scenario;
        if (start.map)
            return {};
        std::uint64_t number = 2 + 3 * std::uint64_t(effort.firstRound);
        std::optional<Scenario> spare; // legal, but with a warning
        for (int round = effort.firstRound; round < effort.rounds && !m_budget.isOver(); ++round) {
            Random random(seedFor(m_seed, number++));
            Scenario joined = round % 2 == 0 ? start : centred;
            if (round / 2 % 2 == 0) // otherwise when all tiles lie, which leaves more places for staircases
                joinLevels(joined, m_content, random);
            std::vector<ContentId> laid;
            for (const PlacedTile& tile : joined.tiles)
                laid.push_back(m_content.tile(tile.tile)->id);
            m_supply.reset(laid, joined.options.respectStock);
            GapFiller filler(joined, m_content, wishes, m_supply);
            const auto filled = filler.fill(effort.filling, random, m_budget);
            if (!filled) {
                m_last = {};
                m_last.rules.assign(filler.refusals().begin(), filler.refusals().end());
            } else if (filler.isWarned() && round < carefulRounds)
                spare = filled;
            else if (isMade(*filled, number++, effort.pieces))
                return m_last.scenario;
            if (round >= carefulRounds && spare && isMade(*spare, number++, effort.pieces))
                return m_last.scenario;
        }
        if (spare && isMade(*spare, number, effort.pieces))
            return m_last.scenario;
        return {};
    }

    const Content& m_content;
    const DungeonWishes& m_wishes;
    std::uint64_t m_seed;
    SearchBudget& m_budget;
    TileSupply m_supply;
    DungeonMaker::Result m_last; ///< of the last attempt
};

/// How many other dungeons are tried where not all wishes hold.
constexpr int triesForWishes = 12;

/// The wishes that do not hold in what was made of a begun dungeon. Without a wish for artifacts those that
/// are placed are welcome.
std::vector<MissedWish> missedBy(const Scenario& made, const Scenario& start, const Content& content,
                                 DungeonWishes wishes)
{
    wishes.players = int(made.players.size());
    if (wishes.artifacts == 0)
        wishes.artifacts = int(made.artifacts.size());
    auto missed =
        missedBy(made, content, wishes, goalsOf(wishes, TileSupply(content, wishes.collection, made.packs)));
    for (MissedWish& miss : missed)
        miss.isPlaced = int(countedBy(miss.wish, start)) > miss.wanted;
    return missed;
}

/// Looks for a dungeon in which more of the wishes hold, until they all do.
void comeNearer(Completion& completion, const Scenario& start, const Content& content,
                const DungeonWishes& wishes, std::uint64_t seed, SearchBudget& budget)
{
    constexpr std::uint64_t stream = 1'000; // apart from the seeds of the first dungeon
    const auto canBeNearer = [&] { return !std::ranges::all_of(completion.missed, &MissedWish::isPlaced); };
    for (int i = 0; i < triesForWishes && canBeNearer() && !budget.isOver(); ++i) {
        Completer completer(content, wishes, seedFor(seed, stream + std::uint64_t(i)), budget);
        auto made = completer.finish(start, wholeEffort);
        if (!made)
            continue;
        auto missed = missedBy(*made, start, content, wishes);
        if (missed.empty() || distanceOf(missed) < distanceOf(completion.missed)) {
            completion.scenario = std::move(*made);
            completion.missed = std::move(missed);
        }
    }
}

/// The smallest change with which it can be finished: one of the things that cannot stay together taken away,
/// an option, or two things.
std::optional<Repair> smallestRepair(const Scenario& start, const Content& content, const Impossibility& why,
                                     ImpossibilityProof& proof,
                                     const std::function<bool(const Scenario&)>& isFinished)
{
    const auto isEnough = [&](const std::vector<ThingId>& things) {
        return isFinished(withoutThings(start, content, things));
    };
    for (auto thing = why.things.rbegin(); thing != why.things.rend(); ++thing)
        if (isEnough({*thing}))
            return Repair{Repair::Kind::Remove, {*thing}};
    for (const Repair::Kind kind : {Repair::Kind::LetTilesRunOut, Repair::Kind::IgnoreStock}) {
        Scenario other = start;
        (kind == Repair::Kind::LetTilesRunOut ? other.options.tilesRanOut : other.options.respectStock) =
            kind == Repair::Kind::LetTilesRunOut;
        if (isFinished(other))
            return Repair{kind, {}};
    }
    // Another conflict is left: something of that has to go, too.
    for (auto thing = why.things.rbegin(); thing != why.things.rend(); ++thing)
        if (const auto other = proof.find(withoutThings(start, content, {*thing})))
            for (auto second = other->things.rbegin(); second != other->things.rend(); ++second)
                if (isEnough({*thing, *second}))
                    return Repair{Repair::Kind::Remove, {*thing, *second}};
    return {};
}

} // namespace

Completion completeDungeon(const Scenario& placed, const Content& content, DungeonWishes wishes,
                           std::uint64_t seed, const SearchLimits& limits)
{
    Completion completion;
    SearchBudget budget(limits);
    Random random(seedFor(seed, 0));
    const Scenario start = prepared(placed, content, wishes, random);
    wishes.packs = start.packs;
    Completer completer(content, wishes, seed, budget);
    const auto isFinished = [&](const Scenario& scenario) {
        return completer.finish(scenario, trialEffort).has_value();
    };
    const auto attempt = [&](const CompletionEffort& effort) {
        if (auto made = completer.finish(start, effort)) {
            completion.outcome = Outcome::Made;
            completion.scenario = std::move(*made);
            completion.conflict = {};
        } else {
            completion.conflict.rules = completer.last().rules;
        }
    };
    ImpossibilityProof proof(content, wishes, possibleTilesEach(start, wishes), isFinished, budget);
    // Where a rule is broken for good there is nothing to look for.
    const Findings findings = validateSetup(start, content);
    const bool isBroken = std::ranges::any_of(
        findings, [&](const Finding& finding) { return isBrokenForGood(finding, start, content); });
    auto why = isBroken ? proof.find(start) : std::nullopt;
    if (!why) {
        attempt(wholeEffort);
        if (completion.outcome != Outcome::Made && !isBroken) {
            why = proof.find(start);
            if (!why)
                attempt(stubbornEffort);
        }
    }
    if (why) {
        completion.outcome = Outcome::Impossible;
        completion.conflict = {why->things, why->rules,
                               smallestRepair(start, content, *why, proof, isFinished)};
    }
    if (completion.outcome == Outcome::Made) {
        completion.missed = missedBy(completion.scenario, start, content, wishes);
        comeNearer(completion, start, content, wishes, seed, budget);
    }
    completion.steps = budget.spent();
    return completion;
}

} // namespace delve::mageknight
