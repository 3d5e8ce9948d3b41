// SPDX-License-Identifier: GPL-3.0-or-later
// Maps of cards: what live legality costs on a map of 60 cards, and how many maps are made in a second. There
// is no peer to compare with; the goals are 200 microseconds for all legal placements of a card and for all
// rules, and 500 maps of 20 cards a second and core.

#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"
#include "engine/dungeoneer/setup/generate/generate_map.h"
#include "engine/dungeoneer/setup/place_distances.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/bench/ratios.h"

#include <cstdio>

using namespace delve;
using namespace delve::dungeoneer;

namespace {

const Cards& shippedCards()
{
    static const Cards cards = loadCards(DELVE_SOURCE_DIR "/resources/packs").value();
    return cards;
}

/// The base set of the Dungeon with so many of each card but the Entrance.
Cards manyOfEach(int copies)
{
    CardSet set = *shippedCards().set("overdraft");
    for (MapCard& card : set.maps)
        if (card.type != MapCardType::Entrance)
            card.copies *= copies;
    return Cards::combine({std::move(set)}).value();
}

Scenario madeOf(const Cards& cards, int count)
{
    MapWishes wishes;
    wishes.sets = {"overdraft"};
    wishes.stage = Stage::Growing;
    wishes.cards = count;
    return generateMap(cards, wishes, 1, {}).scenario;
}

/// From a map as it lies to every legal place of a card.
void findPlacements(benchmark::State& state, const Cards& cards, const Scenario& scenario,
                    const ContentId& card)
{
    const SetupTable table(scenario, cards);
    const auto number = CardNumber(table.deck().numberOf(card));
    std::vector<Placement> places;
    for (auto _ : state) {
        const Laying laying(table.map(MapKind::Dungeon), table.stock(), scenario.options);
        laying.legalPlacements(number, places);
        benchmark::DoNotOptimize(places.data());
    }
    state.counters["placements"] = double(places.size());
}

void validate(benchmark::State& state, const Cards& cards, const Scenario& scenario)
{
    std::size_t findings = 0;
    for (auto _ : state)
        findings = validateSetup(scenario, cards).size();
    state.counters["findings"] = double(findings);
}

/// Everything about one misplaced card: what is wrong, and every way to mend it.
void mend(benchmark::State& state, const Cards& cards, const Scenario& scenario)
{
    const Findings findings = validateSetup(scenario, cards);
    for (auto _ : state)
        benchmark::DoNotOptimize(fixesFor(scenario, cards, findings.front()));
}

void generate(benchmark::State& state, int count)
{
    MapWishes wishes;
    wishes.sets = {"overdraft"};
    wishes.stage = count == 20 ? Stage::Finished : Stage::Growing;
    wishes.cards = count;
    std::uint64_t seed = 0;
    std::size_t cards = 0, made = 0;
    for (auto _ : state) {
        const GeneratedMap map = generateMap(shippedCards(), wishes, seed++);
        cards += std::size_t(map.measures.cards);
        made += map.isMade();
    }
    state.counters["maps"] = benchmark::Counter(double(made), benchmark::Counter::kIsRate);
    state.counters["cards of a map"] = double(cards) / double(seed);
}

void report(benchmark::State& state)
{
    const CardSet& set = *shippedCards().set("overdraft");
    for (auto _ : state) {
        const SetReport about = reportOn(set);
        benchmark::DoNotOptimize(placeDistances(set, about.places));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const Cards many = manyOfEach(4);
    const Scenario large = madeOf(many, 60);
    if (large.dungeon.size() != 60) {
        std::fputs("the map has not 60 cards\n", stderr);
        return 1;
    }
    Scenario broken = large;
    broken.dungeon.back().cell = {40, 40};
    const auto add = [](const std::string& name, auto run, auto... what) {
        benchmark::RegisterBenchmark(name.c_str(), run, what...)->Unit(benchmark::kMicrosecond);
    };
    const SetupTable table(large, many);
    const auto firstLeft = [&](MapCardType type) {
        for (int number = 0; number < table.deck().size(); ++number)
            if (const auto& entry = table.deck()[CardNumber(number)];
                entry.face.type == type && table.stock().left(CardNumber(number)) > 0)
                return entry.card->id;
        return ContentId();
    };
    add("placements of a Passage, 60 cards", findPlacements, std::cref(many), large,
        firstLeft(MapCardType::Passage));
    add("placements of a Room, 60 cards", findPlacements, std::cref(many), large,
        firstLeft(MapCardType::Room));
    add("setup rules, 60 cards", validate, std::cref(many), large);
    add("setup rules, 20 cards", validate, std::cref(shippedCards()), madeOf(shippedCards(), 20));
    add("fixes of a card apart, 60 cards", mend, std::cref(many), broken);
    add("maps of 12 cards", generate, 12);
    add("maps of 20 cards", generate, 20);
    add("report on a set", report);
    return bench::runAndCompare(argc, argv, {});
}
