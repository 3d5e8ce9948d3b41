#include "engine/setup/generate/generate_dungeons.h"

#include "engine/setup/generate/rotation_form.h"

#include <set>

namespace delve {

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

GeneratedDungeons generateDungeons(const Content& content, const DungeonWishes& wishes, std::uint64_t seed,
                                   int count, const SearchLimits& limits)
{
    GeneratedDungeons generated;
    DungeonMaker maker(content, wishes);
    SearchBudget budget(limits);
    std::set<std::string> known;
    // Seeds that give nothing new are passed over; after many of them there is nothing new to be had.
    const int mostFailures = 20 + count / 2;
    int failures = 0;
    while (int(generated.proposals.size()) < count && failures < mostFailures && !budget.isOver()) {
        const std::uint64_t own = seed + generated.proposals.size() + std::uint64_t(failures);
        Random random(seedFor(own, 0));
        auto made = maker.finish(maker.emptyScenario(random), seedFor(own, 1), {}, budget);
        generated.outcome = made.outcome;
        if (made.outcome == DungeonMaker::Outcome::Made &&
            known.insert(rotationForm(made.scenario, content)).second) {
            budget.countDungeon();
            generated.proposals.push_back({std::move(made.scenario), own, made.score});
            continue;
        }
        generated.rules = made.rules;
        ++failures;
        if (made.outcome == DungeonMaker::Outcome::Impossible)
            break;
    }
    generated.outcome = int(generated.proposals.size()) == count ? DungeonMaker::Outcome::Made
                        : generated.outcome == DungeonMaker::Outcome::Impossible
                            ? DungeonMaker::Outcome::Impossible
                            : DungeonMaker::Outcome::GaveUp;
    generated.steps = budget.spent();
    return generated;
}

} // namespace delve
