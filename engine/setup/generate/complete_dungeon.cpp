#include "engine/setup/generate/complete_dungeon.h"

#include "engine/scenario/thing_ids.h"
#include "engine/setup/validate_setup.h"

#include <algorithm>

namespace delve {

namespace {

using Outcome = DungeonMaker::Outcome;

/// Enough to find a way where there are some, and to prove that there is none where little can be laid.
constexpr DungeonMaker::Effort completionEffort{.layouts = 4, .attempts = 60, .exhaustiveNodes = 4000};
constexpr DungeonMaker::Effort trialEffort{.layouts = 1, .attempts = 12, .exhaustiveNodes = 1500};

/// LAY-01: the tiles of a printed map, where none is laid yet.
void layMap(Scenario& scenario, const Content& content, ThingIds& ids, Random& random)
{
    const PrintedMap& map = *content.map(scenario.map->map);
    for (const PrintedMap::PlacedTile& printed : map.side(scenario.map->side).tiles) {
        PlacedTile& tile = scenario.tiles.emplace_back();
        tile.id = ids.draw(random);
        tile.tile = printed.tile;
        tile.side = printed.side;
        tile.position = {0, printed.x, printed.y};
        tile.rotation = printed.rotation;
        tile.role = printed.role == PrintedMap::Role::Central    ? TileRole::Central
                    : printed.role == PrintedMap::Role::Entrance ? TileRole::Entrance
                                                                 : TileRole::None;
    }
}

/// What the search takes as given: players, a level, and a central chamber where chambers lie.
Scenario prepared(Scenario scenario, const Content& content, const DungeonWishes& wishes, Random& random)
{
    ThingIds ids(scenario);
    if (scenario.players.empty()) {
        scenario.options.toughTokens |= wishes.toughTokens;
        if (scenario.tiles.empty())
            scenario.options.buildTotal = wishes.buildTotal;
        for (int player = 0; player < wishes.players; ++player) {
            Player& added = scenario.players.emplace_back();
            added.id = ids.draw(random);
            added.colour = PlayerColour(player);
        }
    }
    if (scenario.packs.empty())
        for (const Pack& pack : content.packs())
            scenario.packs.push_back({pack.id, pack.version, pack.hash});
    if (scenario.levels.empty())
        scenario.levels.push_back({});
    if (scenario.map) {
        if (scenario.tiles.empty())
            layMap(scenario, content, ids, random);
        return scenario;
    }
    const auto isCentral = [](const PlacedTile& tile) { return tile.role == TileRole::Central; };
    if (std::ranges::none_of(scenario.tiles, isCentral)) {
        // LAY-07: the chamber that was laid first.
        const auto chamber = std::ranges::find_if(scenario.tiles, [&](const PlacedTile& tile) {
            return tile.role == TileRole::None && content.tile(tile.tile)->kind == TileKind::Chamber;
        });
        if (chamber != scenario.tiles.end())
            chamber->role = TileRole::Central;
    }
    return scenario;
}

/// The tiles alone; the rest does not matter to Step 2.
Scenario tilesOnly(Scenario scenario)
{
    scenario.doors.clear();
    std::erase_if(scenario.markers, [](const PlacedMarker& marker) { return marker.partner.empty(); });
    scenario.artifacts.clear();
    scenario.chests.clear();
    scenario.tokens.clear();
    scenario.entrances.clear();
    scenario.exits.clear();
    return scenario;
}

/// The scenario without some placed things, and without what cannot be there without them.
Scenario without(Scenario scenario, const std::vector<ThingId>& ids)
{
    const auto isGone = [&](const ThingId& id) { return std::ranges::find(ids, id) != ids.end(); };
    const auto removeFrom = [&](auto& things) {
        std::erase_if(things, [&](const auto& thing) { return isGone(thing.id); });
    };
    removeFrom(scenario.tiles);
    removeFrom(scenario.doors);
    std::erase_if(scenario.doors, [&](const PlacedDoor& door) { return isGone(door.tile); });
    removeFrom(scenario.markers);
    for (PlacedMarker& marker : scenario.markers)
        if (isGone(marker.partner))
            marker.partner = {};
    removeFrom(scenario.artifacts);
    removeFrom(scenario.chests);
    removeFrom(scenario.tokens);
    removeFrom(scenario.entrances);
    removeFrom(scenario.exits);
    return scenario;
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

/// LAY-19: what is left open while six tiles may become a larger dungeon is wrong in one that stays at six.
bool isDecidedBySix(const Finding& finding, const DungeonWishes& wishes)
{
    constexpr std::string_view rules[]{"LAY-10", "LAY-11", "LAY-12", "LAY-13", "LAY-16"};
    return wishes.tilesEach == 3 && finding.severity == Severity::Todo &&
           std::ranges::find(rules, finding.rule) != std::end(rules);
}

/// TOK-06: where no order of the tokens is kept, another one may still go to a chest.
bool isMendedByAdding(const Finding& finding)
{
    return finding.rule == "TOK-06" && finding.about.variant == "any";
}

/// Errors that are there before anything is added; all but a few cannot be mended by adding.
Findings errorsIn(const Scenario& scenario, const Content& content, const DungeonWishes& wishes)
{
    const bool isTooSoon = wishes.players == 2 && scenario.tiles.size() <= 6 && wishes.tilesEach != 3;
    Findings errors;
    for (const Finding& finding : validateSetup(scenario, content))
        if ((finding.severity == Severity::Error && !(isTooSoon && isJudgedLater(finding)) &&
             !isMendedByAdding(finding)) ||
            isDecidedBySix(finding, wishes))
            errors.push_back(finding);
    return errors;
}

/// The fewest things to take away so that no error is left, one or two.
std::optional<Repair> repairOf(const Scenario& scenario, const Findings& errors, const Content& content,
                               const DungeonWishes& wishes)
{
    constexpr std::size_t most = 40; // pairs of more than that take too long to try
    std::vector<ThingId> things;
    for (const Finding& error : errors)
        for (const ThingId& thing : error.about.things)
            if (std::ranges::find(things, thing) == things.end() && things.size() < most &&
                std::ranges::find(scenario.players, thing, &Player::id) == scenario.players.end())
                things.push_back(thing);
    const auto isEnough = [&](const std::vector<ThingId>& removed) {
        return errorsIn(without(scenario, removed), content, wishes).empty();
    };
    std::ranges::reverse(things); // rather what was placed last
    for (const ThingId& thing : things)
        if (isEnough({thing}))
            return Repair{Repair::Kind::Remove, {thing}};
    for (std::size_t i = 0; i < things.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (isEnough({things[k], things[i]}))
                return Repair{Repair::Kind::Remove, {things[k], things[i]}};
    return {};
}

/// One error is a smallest conflict by itself.
Conflict conflictOf(const Findings& errors)
{
    const Finding& smallest =
        *std::ranges::min_element(errors, {}, [](const Finding& error) { return error.about.things.size(); });
    return {smallest.about.things, {smallest.rule}, {}};
}

/// Looks for what stands in the way of finishing a dungeon, and for the smallest way round it.
class ConflictSearch
{
public:
    ConflictSearch(const Scenario& placed, const Content& content, const DungeonWishes& wishes,
                   std::uint64_t seed, SearchBudget& budget)
        : m_placed(tilesOnly(placed)), m_maker(content, wishes), m_seed(seed), m_budget(budget)
    {}

    /// A set of tiles none of which can be left out: without it the rest could be finished, as far as is
    /// known.
    Conflict explain(std::vector<std::string> rules)
    {
        Conflict conflict{{}, std::move(rules), {}};
        std::vector<ThingId> removed;
        for (auto tile = m_placed.tiles.rbegin(); tile != m_placed.tiles.rend(); ++tile) {
            removed.push_back(tile->id);
            const auto trial = tryWithout(removed);
            if (trial.outcome == Outcome::Impossible) {
                conflict.rules = trial.rules;
                continue; // it takes no part in the conflict
            }
            removed.pop_back();
            conflict.things.insert(conflict.things.begin(), tile->id);
        }
        conflict.repair = smallestRepair(conflict.things);
        return conflict;
    }

    /// The fewest things to take away so that no error is left, one or two; for errors that are there
    /// already.
    std::optional<Repair> repairErrors(const Scenario& scenario, const std::vector<ThingId>& things);

private:
    DungeonMaker::Result tryWithout(const std::vector<ThingId>& tiles)
    {
        return m_maker.layTiles(without(m_placed, tiles), m_seed, trialEffort, m_budget);
    }

    std::optional<Repair> smallestRepair(const std::vector<ThingId>& things)
    {
        for (auto thing = things.rbegin(); thing != things.rend(); ++thing)
            if (tryWithout({*thing}).outcome == Outcome::Made)
                return Repair{Repair::Kind::Remove, {*thing}};
        for (const Repair::Kind kind : {Repair::Kind::LetTilesRunOut, Repair::Kind::IgnoreStock}) {
            Scenario other = m_placed;
            (kind == Repair::Kind::LetTilesRunOut ? other.options.tilesRanOut : other.options.respectStock) =
                kind == Repair::Kind::LetTilesRunOut;
            if (m_maker.layTiles(other, m_seed, trialEffort, m_budget).outcome == Outcome::Made)
                return Repair{kind, {}};
        }
        for (std::size_t i = 0; i < things.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (tryWithout({things[k], things[i]}).outcome == Outcome::Made)
                    return Repair{Repair::Kind::Remove, {things[k], things[i]}};
        return {};
    }

    const Scenario m_placed;
    DungeonMaker m_maker;
    std::uint64_t m_seed;
    SearchBudget& m_budget;
};

} // namespace

Completion completeDungeon(const Scenario& placed, const Content& content, DungeonWishes wishes,
                           std::uint64_t seed, const SearchLimits& limits)
{
    Completion completion;
    SearchBudget budget(limits);
    Random random(seedFor(seed, 0));
    const Scenario start = prepared(placed, content, wishes, random);
    wishes.players = int(start.players.size());
    wishes.buildTotal = start.options.buildTotal;
    if (!wishes.tilesEach && wishes.players == 2 && start.tiles.size() == 6) {
        // LAY-19: six tiles of two players are a whole dungeon, if they can be.
        wishes.tilesEach = 3;
        if (!errorsIn(start, content, wishes).empty())
            wishes.tilesEach.reset();
    }
    if (const Findings errors = errorsIn(start, content, wishes); !errors.empty()) {
        completion.outcome = Outcome::Impossible;
        completion.conflict = conflictOf(errors);
        completion.conflict.repair = repairOf(start, errors, content, wishes);
        return completion;
    }
    DungeonMaker maker(content, wishes);
    auto made = maker.finish(start, seedFor(seed, 1), completionEffort, budget);
    completion.outcome = made.outcome;
    completion.scenario = std::move(made.scenario);
    if (made.outcome == Outcome::Impossible)
        completion.conflict =
            ConflictSearch(start, content, wishes, seedFor(seed, 2), budget).explain(made.rules);
    else
        completion.conflict = {made.things, made.rules, {}};
    completion.steps = budget.spent();
    return completion;
}

} // namespace delve
