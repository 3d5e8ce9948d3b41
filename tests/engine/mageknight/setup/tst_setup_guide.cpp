// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/starting_roll.h"
#include "tests/engine/mageknight/setup/guide_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestSetupGuide : public QObject
{
    Q_OBJECT

private slots:
    void START_01_stepsComeInTheirOrder()
    {
        using enum SetupStep;
        for (const SetupStep step : allSetupSteps)
            QCOMPARE(int(standing(before(step)).current), int(step));
        QCOMPARE(states(standing(before(Heroes))), QStringLiteral("cwwwwwww"));
        QCOMPARE(states(standing(before(Chests))), QStringLiteral("dddcwwww"));
        QCOMPARE(states(standing(before(MageSpawn))), QStringLiteral("dddddcww"));
        const SetupStanding ready = standing(sample("standard"));
        QCOMPARE(states(ready), QStringLiteral("dddddddd"));
        QCOMPARE(ready.of(Start).task, TaskKind::Play);
        // Nobody has to keep to the order: the last choice made first leaves the others to do.
        Scenario scenario = before(Heroes);
        scenario.players[0].team = sample("standard").players[0].team;
        QCOMPARE(stepIn(Heroes, scenario).about.text(), std::string("p2"));
        QCOMPARE(stepIn(Start, scenario).task, TaskKind::FinishTheOthers);
    }

    void START_02_theRollIsOfferedOnceBeforeStepTwo()
    {
        using enum SetupStep;
        const Scenario begun = before(Tiles);
        QVERIFY(stepIn(Heroes, begun).mayRoll && stepIn(Tiles, begun).mayRoll);
        QVERIFY(stepIn(Heroes, before(Heroes)).mayRoll); // while teams are chosen, too
        for (const SetupStep step : {SpecialPieces, Chests, Tokens, MageSpawn, Arrows, Start})
            QVERIFY(!stepIn(step, begun).mayRoll);
        TableTalk rolled;
        rolled.hasRolled = true; // once
        QVERIFY(!stepIn(Tiles, begun, rolled).mayRoll && !stepIn(Heroes, begun, rolled).mayRoll);
        Scenario laid = begun;
        laid.tiles.push_back(sample("standard").tiles.front());
        QVERIFY(!stepIn(Tiles, laid).mayRoll);
        Scenario alone = begun;
        alone.players.resize(1);
        QVERIFY(!stepIn(Tiles, alone).mayRoll);
    }

    void START_02_theHighestRollBeginsAndTheTiedRollAgain()
    {
        const Scenario three = sample("three-players");
        const auto told = [&](std::initializer_list<int> faces) {
            ScriptedDice dice(faces);
            const StartingRoll roll = rollForStart(three, dice);
            QStringList words;
            for (const StartingRoll::Total& total : roll.rolls)
                words << QStringLiteral("%1 %2")
                             .arg(QString::fromStdString(total.player.text()))
                             .arg(total.total);
            words << QString::fromStdString(roll.starter.text());
            return dice.allUsed() ? words.join(u' ') : QStringLiteral("the dice do not fit");
        };
        QCOMPARE(told({6, 6, 1, 2, 6, 5}), QStringLiteral("p1 12 p2 3 p3 11 p1"));
        QCOMPARE(told({1, 1, 2, 2, 3, 3}), QStringLiteral("p1 2 p2 4 p3 6 p3"));
        QCOMPARE(told({1, 1, 4, 4, 3, 5, 1, 2, 2, 1, 6, 1, 1, 1}),
                 QStringLiteral("p1 2 p2 8 p3 8 p2 3 p3 3 p2 7 p3 2 p2"));
    }

    void START_02_whoeverBeginsComesFirstAndTheOthersFollowToTheLeft()
    {
        const auto orderAfter = [](const Scenario& scenario, const char* starter) {
            Scenario after = scenario;
            const Edit edit = letBegin(scenario, ThingId(starter));
            apply(after, edit);
            QString order;
            for (const Player& player : after.players)
                order += QString::fromStdString(player.id.text()) + u' ';
            Scenario back = after;
            apply(back, inverted(edit));
            return back == scenario ? order : QStringLiteral("cannot be taken back");
        };
        const Scenario& three = sample("three-players");
        QCOMPARE(orderAfter(three, "p1"), QStringLiteral("p1 p2 p3 "));
        QVERIFY(letBegin(three, ThingId("p1")).isEmpty());
        QCOMPARE(orderAfter(three, "p2"), QStringLiteral("p2 p3 p1 "));
        QCOMPARE(orderAfter(three, "p3"), QStringLiteral("p3 p1 p2 "));
        QCOMPARE(orderAfter(sample("standard"), "p2"), QStringLiteral("p2 p1 "));
    }

    void aBrokenRuleMarksItsStep()
    {
        Scenario scenario = sample("standard");
        scenario.tokens.push_back(scenario.tokens.front());
        scenario.tokens.back().id = ThingId("again");
        const SetupStanding now = standing(scenario);
        QCOMPARE(int(now.current), int(SetupStep::Tokens));
        QCOMPARE(states(now), QStringLiteral("ddddxddw"));
        QCOMPARE(now.of(SetupStep::Tokens).task, TaskKind::Mend);
        QVERIFY(!now.of(SetupStep::Tokens).problems.empty());
    }

    void LAY_02_tilesAreLaidToTheLeft()
    {
        // After every tile the next one is that of whoever laid it in the sample.
        for (const std::string name : {"standard", "three-players"}) {
            const Scenario& whole = sample(name);
            Scenario scenario = whole;
            scenario.doors.clear(); // nobody has gone on: six tiles are not taken for a whole dungeon
            scenario.artifacts.clear();
            scenario.markers.clear();
            scenario.chests.clear();
            scenario.tokens.clear();
            scenario.entrances.clear();
            scenario.exits.clear();
            while (!scenario.tiles.empty()) {
                const PlacedTile last = scenario.tiles.back();
                scenario.tiles.pop_back();
                QCOMPARE(placer(scenario, ThingKind::Tile).text(), last.player.text());
            }
            QCOMPARE(placer(whole, ThingKind::Tile).text(), std::string());
            QCOMPARE(placer(whole, ThingKind::Tile, {}).text(), std::string());
        }
        // Somebody laid out of turn: the next one is to the left of that player.
        Scenario scenario = sample("standard");
        scenario.tiles.resize(3);
        scenario.tiles.back().player = ThingId("p2");
        QCOMPARE(placer(scenario, ThingKind::Tile).text(), std::string("p1"));
    }

    void LAY_10_theLastTileIsAnEntrance()
    {
        Scenario scenario = sample("standard");
        scenario.doors.clear();
        scenario.tiles.resize(8);
        const auto roleOf = [&](TileKind kind, const TableTalk& talk) {
            return roleOfNextTile(SetupView(scenario, shippedContent()), kind, talk);
        };
        QCOMPARE(stepIn(SetupStep::Tiles, scenario, turnsTaken).task, TaskKind::LayEntrance);
        QCOMPARE(roleOf(TileKind::Hallway, turnsTaken), TileRole::Entrance);
        QCOMPARE(roleOf(TileKind::Hallway, {}), TileRole::None);
        const auto& pieces = stepIn(SetupStep::Tiles, scenario, turnsTaken).pieces;
        QVERIFY(!pieces.empty());
        for (const OfferedPiece& piece : pieces)
            QCOMPARE(shippedContent().tile(piece.content)->kind, TileKind::Hallway);
        scenario.tiles.resize(7);
        QCOMPARE(roleOf(TileKind::Hallway, turnsTaken), TileRole::None);
        QVERIFY(stepIn(SetupStep::Tiles, scenario, turnsTaken).task != TaskKind::LayEntrance);
    }

    void LAY_07_theFirstChamberIsCentral()
    {
        Scenario scenario = before(SetupStep::Tiles);
        const auto roleOf = [&](TileKind kind) {
            return roleOfNextTile(SetupView(scenario, shippedContent()), kind, {});
        };
        QCOMPARE(stepIn(SetupStep::Tiles, scenario).task, TaskKind::LayCentral);
        QCOMPARE(roleOf(TileKind::Chamber), TileRole::Central);
        QCOMPARE(roleOf(TileKind::Hallway), TileRole::None);
        for (const OfferedPiece& piece : stepIn(SetupStep::Tiles, scenario).pieces)
            QCOMPARE(shippedContent().tile(piece.content)->kind, TileKind::Chamber);
        scenario.tiles.push_back(sample("standard").tiles[0]);
        QCOMPARE(roleOf(TileKind::Chamber), TileRole::None);
        scenario.tiles[0].role = TileRole::None;
        QCOMPARE(stepIn(SetupStep::Tiles, scenario).task, TaskKind::NameCentral);
    }

    void LAY_04_theRestHasToBeChambers()
    {
        // Two players without a record need six chambers: with two of them and four hallways the last four
        // tiles are chambers, with three hallways one tile is free.
        Scenario scenario = before(SetupStep::SpecialPieces);
        const auto isHallway = [](const PlacedTile& tile) {
            return shippedContent().tile(tile.tile)->kind == TileKind::Hallway;
        };
        QCOMPARE(std::ranges::count_if(scenario.tiles, isHallway), 4);
        std::ranges::stable_partition(scenario.tiles, isHallway);
        for (PlacedTile& tile : scenario.tiles)
            tile.player = {};
        scenario.tiles.resize(6);
        QCOMPARE(stepIn(SetupStep::Tiles, scenario).task, TaskKind::LayChamber);
        scenario.tiles.erase(scenario.tiles.begin());
        QCOMPARE(stepIn(SetupStep::Tiles, scenario).task, TaskKind::LayTile);
    }

    void LAY_19_sixTilesMayBeEnough()
    {
        Scenario scenario = sample("six-tiles");
        QCOMPARE(states(standing(scenario)), QStringLiteral("dddddddd"));
        QCOMPARE(numbers(stepIn(SetupStep::Tiles, scenario)), QStringLiteral("6 of 6"));
        scenario.doors.clear();
        scenario.artifacts.clear();
        scenario.markers.clear();
        scenario.chests.clear();
        scenario.tokens.clear();
        scenario.entrances.clear();
        scenario.exits.clear();
        const SetupStanding growing = standing(scenario);
        QCOMPARE(numbers(growing.of(SetupStep::Tiles)), QStringLiteral("6 of 10"));
        QVERIFY(growing.of(SetupStep::Tiles).mayBeEnough);
        TableTalk talk;
        talk.isEnough[std::size_t(SetupStep::Tiles)] = true;
        QCOMPARE(stepIn(SetupStep::Tiles, scenario, talk).state, StepState::Done);
        scenario.tiles.pop_back();
        QVERIFY(!stepIn(SetupStep::Tiles, scenario).mayBeEnough);
    }

    void drawingIsFairAndRepeatable()
    {
        const std::vector<OfferedPiece> pool{{ThingKind::Chest, ContentId("a/one"), Colour::Yellow, 3},
                                             {ThingKind::Chest, ContentId("a/two"), Colour::Yellow, 1}};
        Random random(7);
        int ones = 0;
        for (int i = 0; i < 4000; ++i)
            ones += drawPiece(pool, random)->content == ContentId("a/one");
        QVERIFY2(ones > 2850 && ones < 3150, qPrintable(QString::number(ones)));
        Random again(7), same(7);
        QCOMPARE(drawPiece(pool, again)->content.text(), drawPiece(pool, same)->content.text());
        QVERIFY(!drawPiece({}, random));
    }
};

DELVE_TEST(TestSetupGuide)
#include "tst_setup_guide.moc"
