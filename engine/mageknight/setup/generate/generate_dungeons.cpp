// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/generate_dungeons.h"

#include "engine/mageknight/setup/generate/rotation_form.h"
#include "engine/mageknight/setup/generate/tile_tasks.h"

#include <algorithm>
#include <set>

namespace delve::mageknight {

std::optional<Message> faultOf(const DungeonWishes& wishes)
{
    const auto number = [](int value) { return std::to_string(value); };
    constexpr int mostPlayers = int(enumNames<PlayerColour>.size()); // ENT-08: one colour each
    if (wishes.players < 2 || wishes.players > mostPlayers)
        return Message{QT_TRANSLATE_NOOP("Engine", "A dungeon is for 2 to %1 players."),
                       {number(mostPlayers)}};
    constexpr int leastTotal = 50, mostTotal = 500;
    if (wishes.buildTotal < leastTotal || wishes.buildTotal > mostTotal)
        return Message{QT_TRANSLATE_NOOP("Engine", "The build total is a number from %1 to %2."),
                       {number(leastTotal), number(mostTotal)}};
    constexpr int leastTiles = 3, mostTiles = 30;
    if (wishes.tilesEach && (*wishes.tilesEach < leastTiles || *wishes.tilesEach > mostTiles))
        return Message{QT_TRANSLATE_NOOP("Engine", "Each player lays %1 to %2 tiles."),
                       {number(leastTiles), number(mostTiles)}};
    if (wishes.loops && *wishes.loops < 0)
        return Message{QT_TRANSLATE_NOOP("Engine", "The number of loops cannot be negative."), {}};
    if (wishes.chestDistance < 2)
        return Message{
            QT_TRANSLATE_NOOP("Engine", "Chests lie at least 2 tiles from every entrance (CHEST-05)."), {}};
    if (wishes.chests && (*wishes.chests < 1 || *wishes.chests > 2 * wishes.players))
        return Message{QT_TRANSLATE_NOOP("Engine", "For %1 players there are 1 to %2 chests (CHEST-07)."),
                       {number(wishes.players), number(2 * wishes.players)}};
    if (wishes.tokens && (*wishes.tokens < 0 || *wishes.tokens > 3 * wishes.players))
        return Message{QT_TRANSLATE_NOOP("Engine", "For %1 players there are up to %2 tokens (TOK-05)."),
                       {number(wishes.players), number(3 * wishes.players)}};
    const int doors = wishes.doors.value_or(0), markers = wishes.markers.value_or(0);
    if (doors < 0 || markers < 0 || doors + markers > wishes.players)
        return Message{QT_TRANSLATE_NOOP("Engine", "For %1 players there are up to %1 doors and markers "
                                                   "together (MRK-02)."),
                       {number(wishes.players)}};
    if (wishes.artifacts < 0 || wishes.artifacts > 10)
        return Message{QT_TRANSLATE_NOOP("Engine", "There are up to %1 artifacts."), {number(10)}};
    return {};
}

namespace {

int wishedTiles(const DungeonWishes& wishes)
{
    return wishes.players * tilesEachFor(wishes, wishes.buildTotal);
}

/// How many tiles can lie so far from all entrances: the entrances at one chamber, then one tile after the
/// other, and the rest behind the last.
int mostTilesBeyond(const DungeonWishes& wishes, int distance)
{
    return wishedTiles(wishes) - wishes.players - distance + 1;
}

/// CHEST-06: one chest for a tile. CHEST-08: without a wish as many as there is room for.
int wishedChests(const DungeonWishes& wishes)
{
    return wishes.chests.value_or(
        std::clamp(mostTilesBeyond(wishes, wishes.chestDistance), 1, 2 * wishes.players));
}

/// The most chests that there can be, and how far from every entrance so many can lie.
struct ChestsThatFit
{
    int chests = 0;
    int distance = 0;
};

ChestsThatFit chestsThatFit(const DungeonWishes& wishes)
{
    const int chests = std::min(wishedChests(wishes), mostTilesBeyond(wishes, 2)); // CHEST-05
    return {chests, mostTilesBeyond(wishes, chests)};
}

std::vector<MissedWish> impossibleWishes(const DungeonWishes& wishes)
{
    const auto [chests, distance] = chestsThatFit(wishes);
    std::vector<MissedWish> missed;
    if (chests < wishedChests(wishes))
        missed.push_back({Wish::Chests, wishedChests(wishes), chests});
    if (distance < wishes.chestDistance)
        missed.push_back({Wish::ChestDistance, wishes.chestDistance, distance});
    return missed;
}

/// The wish a little nearer to what was found, one step after the other; the last step is what was found.
std::vector<DungeonWishes> nearerThan(const MissedWish& missed, const DungeonWishes& wishes)
{
    std::vector<DungeonWishes> nearer;
    const int step = missed.had < missed.wanted ? -1 : 1;
    for (int number = missed.wanted + step; number != missed.had; number += step) {
        DungeonWishes lowered = wishes;
        if (missed.wish == Wish::ChestDistance)
            lowered.chestDistance = number;
        else if (missed.wish == Wish::Loops)
            lowered.loops = number;
        else
            break; // the others are counted by the way they are laid
        nearer.push_back(std::move(lowered));
    }
    return nearer;
}

} // namespace

std::optional<Message> impossibilityOf(const DungeonWishes& wishes)
{
    const auto missed = impossibleWishes(wishes);
    if (missed.empty())
        return {};
    const auto [chests, distance] = chestsThatFit(wishes);
    const std::string tiles = std::to_string(wishedTiles(wishes)), players = std::to_string(wishes.players);
    if (missed.front().wish == Wish::Chests)
        return Message{QT_TRANSLATE_NOOP("Engine", "With %1 tiles for %2 players there can be at most %3 "
                                                   "chests, %4 tiles from every entrance."),
                       {tiles, players, std::to_string(chests), std::to_string(distance)}};
    if (chests == 1)
        return Message{QT_TRANSLATE_NOOP("Engine", "With %1 tiles for %2 players, no chest can lie more than "
                                                   "%3 tiles from every entrance."),
                       {tiles, players, std::to_string(distance)}};
    return Message{QT_TRANSLATE_NOOP("Engine", "With %1 tiles for %2 players, %3 chests can lie at most %4 "
                                               "tiles from every entrance."),
                   {tiles, players, std::to_string(chests), std::to_string(distance)}};
}

namespace {

GeneratedDungeons searchFor(const Content& content, DungeonWishes wishes, std::uint64_t seed, int count,
                            SearchBudget& budget)
{
    GeneratedDungeons generated;
    // Chests that nobody asked for do not stand in the way of a distance that was asked for.
    if (wishes.chestDistance > 2 && wishedChests(wishes) < 2 * wishes.players)
        wishes.chests = wishedChests(wishes);
    DungeonMaker maker(content, wishes);
    std::set<std::string> known;
    // Seeds that give nothing new are passed over; after many of them there is nothing new to be had. Where
    // the first ones give nothing at all, the wishes ask for too much.
    const auto mostFailures = [&] { return generated.proposals.empty() ? 6 : 20 + count / 2; };
    int failures = 0;
    while (int(generated.proposals.size()) < count && failures < mostFailures() && !budget.isOver()) {
        const std::uint64_t own = seed + generated.proposals.size() + std::uint64_t(failures);
        Random random(seedFor(own, 0));
        auto made = maker.design(maker.emptyScenario(random), seedFor(own, 1), {.plans = 60}, budget);
        generated.outcome = made.outcome;
        if (made.outcome == DungeonMaker::Outcome::Made &&
            known.insert(rotationForm(made.scenario, content)).second) {
            budget.countDungeon();
            generated.proposals.push_back({std::move(made.scenario), own, made.score});
            continue;
        }
        generated.rules = made.rules;
        if (!made.missed.empty() &&
            (generated.missed.empty() || distanceOf(made.missed) < distanceOf(generated.missed)))
            generated.missed = made.missed;
        ++failures;
        if (made.outcome == DungeonMaker::Outcome::Impossible)
            break;
    }
    generated.outcome = int(generated.proposals.size()) == count ? DungeonMaker::Outcome::Made
                        : generated.outcome == DungeonMaker::Outcome::Impossible
                            ? DungeonMaker::Outcome::Impossible
                            : DungeonMaker::Outcome::GaveUp;
    return generated;
}

/// What aims for more than can be had often ends far below it: so each step between what was wished for and
/// what was found is tried, too, until one can be had.
void lookForNearer(const Content& content, const DungeonWishes& wishes, std::uint64_t seed,
                   SearchBudget& budget, GeneratedDungeons& generated)
{
    const std::vector<MissedWish> missed = generated.missed;
    for (const MissedWish& one : missed)
        for (const DungeonWishes& nearer : nearerThan(one, wishes)) {
            if (budget.isOver())
                return;
            const auto found = searchFor(content, nearer, seed, 1, budget);
            if (found.proposals.empty())
                continue;
            const int had = one.wish == Wish::Loops ? nearer.loops.value_or(0) : nearer.chestDistance;
            if (const std::vector<MissedWish> less{{one.wish, one.wanted, had}};
                distanceOf(less) < distanceOf(generated.missed))
                generated.missed = less;
            break;
        }
}

} // namespace

GeneratedDungeons generateDungeons(const Content& content, const DungeonWishes& wishes, std::uint64_t seed,
                                   int count, const SearchLimits& limits)
{
    GeneratedDungeons generated;
    if (generated.missed = impossibleWishes(wishes); !generated.missed.empty()) {
        generated.outcome = DungeonMaker::Outcome::Impossible;
        generated.rules = {"CHEST-05"};
        return generated;
    }
    SearchBudget budget(limits);
    generated = searchFor(content, wishes, seed, count, budget);
    if (generated.proposals.empty() && generated.outcome == DungeonMaker::Outcome::GaveUp)
        lookForNearer(content, wishes, seed, budget, generated);
    generated.steps = budget.spent();
    return generated;
}

} // namespace delve::mageknight
