// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/mageknight/scenario/complete_scenario.h"

#include "engine/base/file.h"

namespace delve::mageknight::test {

namespace {

ScenarioOptions otherOptions()
{
    ScenarioOptions options;
    options.buildTotal = 200;
    options.specialPiecesPerPlayer = 2;
    options.tokensContributedPerPlayer = 12;
    options.tokensPlacedPerPlayer = 6;
    options.toughTokens = true;
    options.loneWolf = LoneWolf::No;
    options.respectStock = false;
    options.freeBuild = true;
    options.tilesRanOut = true;
    options.mageKnightWarriors = true;
    options.allFigures = true;
    options.largeSquares = true;
    options.moderated = true;
    options.openCeiling = true;
    options.standardArcs = true;
    options.artifacts = false;
    options.allowedArtifacts = {{ContentId("starter/mirror-of-ash"), 2}, {ContentId("extra/long-table"), 1}};
    options.artifactsPerPlayer = 3;
    options.roundLimit = 40;
    options.rollForStart = true;
    return options;
}

} // namespace

Scenario completeScenario()
{
    const ThingId ann("ann");
    const ThingId ben("p2");
    Scenario s;
    s.title = "The \"Complete\" Vault";
    s.author = "Zoë";
    s.notes = "Two lines:\n\\ and\ta tab.";
    s.packs = {{"starter", "1.0.0", "0123456789abcdef0123456789abcdef"}, {"extra", "2.13.4", ""}};
    s.options = otherOptions();
    s.players = {{ann,
                  "Ann",
                  PlayerColour::Gold,
                  {{ThingId("hero-1"), ContentId("starter/warden"), 3},
                   {ThingId("h2"), ContentId("extra/ox"), 0, {}, {}, ThingId("h4")},
                   {ThingId("h3"), ContentId("extra/mare"), 2, ContentId("starter/warden"), {}, {}},
                   {ThingId("h4"), ContentId("extra/wagon"), 0, {}, 120, {}}},
                  {{ContentId("starter/ghoul"), 4},
                   {ContentId("extra/mare"), 1, ContentId("starter/ghoul"), {}, {}},
                   {ContentId("extra/wagon"), 2, {}, ContentId("starter/ghoul"), 80}},
                  {{ContentId("starter/oak-chest"), 1}, {ContentId("starter/biting-chest"), 2}}},
                 {ben, "", PlayerColour::Black, {}, {}, {}}};
    s.map = MapReference{ContentId("starter/old-mine"), TileSide::B};
    s.levels = {{"Ground"}, {"Cellar"}};
    s.assertions = {{AssertedMeasure::ChestReached, 8, AssertedBound::AtLeast, 40, {}},
                    {AssertedMeasure::Wins, {}, AssertedBound::AtMost, 55, ann},
                    {AssertedMeasure::TeamLost, {}, AssertedBound::AtMost, 20, {}},
                    {AssertedMeasure::ChestTaken, {}, AssertedBound::AtLeast, 5, ThingId("c2")},
                    {AssertedMeasure::TokenMet, {}, AssertedBound::AtLeast, 0, ThingId("w1")},
                    {AssertedMeasure::GameOver, 10'000, AssertedBound::AtLeast, 100, {}},
                    {AssertedMeasure::Timeout, {}, AssertedBound::AtMost, 0, {}}};
    s.tiles = {{ThingId("t1"),
                ContentId("starter/hall"),
                TileSide::A,
                {0, -1000, 1000},
                Rotation::None,
                TileRole::Central,
                false,
                {}},
               {ThingId("t2"),
                ContentId("starter/hall"),
                TileSide::B,
                {1, 0, 5},
                Rotation::Quarter,
                TileRole::Entrance,
                true,
                ann},
               {ThingId("t3"),
                ContentId("extra/nook"),
                TileSide::A,
                {0, 0, 0},
                Rotation::Half,
                TileRole::None,
                false,
                {}},
               {ThingId("t4"),
                ContentId("extra/nook"),
                TileSide::A,
                {0, 5, 0},
                Rotation::ThreeQuarters,
                TileRole::None,
                false,
                ben}};
    s.doors = {{ThingId("d1"), ContentId("starter/iron-door"), ThingId("t2"), {{4, 0}, Side::North}, ann},
               {ThingId("d2"), ContentId("starter/iron-door"), ThingId("t3"), {{0, 4}, Side::West}, {}}};
    s.markers = {
        {ThingId("m1"), ContentId("starter/stairs"), MarkerFace::Unique, {0, 1, 1}, ThingId("m2"), {}},
        {ThingId("m2"), ContentId("starter/stairs"), MarkerFace::Ordinary, {1, 1, 1}, ThingId("m1"), ben}};
    s.artifacts = {{ThingId("a1"), ContentId("starter/table"), {0, 2, 2}, Rotation::None, {}},
                   {ThingId("a2"), ContentId("starter/table"), {1, 2, 2}, Rotation::Quarter, ann}};
    s.chests = {{ThingId("c1"), ContentId("starter/oak-chest"), {0, 3, 3}, Side::South, {}, {}},
                {ThingId("c2"), ContentId("starter/oak-chest"), {1, 3, 3}, Side::East, 5, ben}};
    s.tokens = {{ThingId("w1"), Colour::Yellow, {}, {0, 4, 4}, {}},
                {ThingId("w2"), Colour::Red, ContentId("starter/red-3"), {1, 4, 4}, ann}};
    PlacedFigure guard;
    guard.id = ThingId("f1");
    guard.figure = ContentId("extra/giant");
    guard.value = 999;
    guard.square = {0, 7, 7};
    PlacedFigure lancer;
    lancer.id = ThingId("f2");
    lancer.figure = ContentId("extra/mare");
    lancer.heroLevel = 5;
    lancer.rider = ContentId("starter/warden");
    lancer.square = {1, -3, 8};
    lancer.facing = Direction::West;
    lancer.arcSide = ArcSide::Right;
    lancer.side = FigureSide::Team;
    lancer.player = ann;
    PlacedFigure sleeper;
    sleeper.id = ThingId("f3");
    sleeper.figure = ContentId("extra/wagon");
    sleeper.passenger = ContentId("starter/ghoul");
    sleeper.facing = Direction::SouthEast;
    sleeper.side = FigureSide::Neutral;
    s.figures = {guard, lancer, sleeper};
    s.entrances = {{ThingId("in1"), ann, {{0, 0, 0}, Side::North}},
                   {ThingId("in2"), ben, {{1, 9, 9}, Side::East}}};
    s.exits = {{ThingId("out1"), ann, {{0, -5, 7}, Side::South}},
               {ThingId("out2"), ben, {{1, 9, 9}, Side::West}}};
    s.pinnedNotes = {{ThingId("n1"), {0, 0, 0}, "Mind the gap"}, {ThingId("n2"), {1, 0, 0}, ""}};
    return s;
}

std::string completeScenarioText()
{
    return readFile(DELVE_SOURCE_DIR "/tests/data/scenarios/complete.scenario.json", 1u << 20).value();
}

Scenario leastScenario()
{
    Scenario scenario;
    scenario.levels = {{""}};
    return scenario;
}

} // namespace delve::mageknight::test
