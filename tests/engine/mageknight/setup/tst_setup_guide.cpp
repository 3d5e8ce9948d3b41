// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/setup_standing.h"
#include "engine/mageknight/setup/guide/starting_roll.h"
#include "engine/mageknight/setup/guide/turns.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const TableTalk turnsTaken{.takesTurns = true, .passes = 0, .hasRolled = false, .isEnough = {}};

SetupStanding standing(const Scenario& scenario, const TableTalk& talk = {})
{
    const SetupView view(scenario, shippedContent());
    return standingOf(view, validateSetup(scenario, shippedContent()), talk);
}

StepStanding stepIn(SetupStep step, const Scenario& scenario, const TableTalk& talk = {})
{
    return standing(scenario, talk).of(step);
}

ThingId placer(const Scenario& scenario, ThingKind kind, const TableTalk& talk = turnsTaken)
{
    return placerOf(SetupView(scenario, shippedContent()), kind, talk);
}

/// "2 of 4", as the checklist says it.
QString numbers(const StepStanding& step)
{
    return QStringLiteral("%1 of %2").arg(step.done).arg(step.wanted);
}

/// The states of the steps, a letter for each: waiting, current, done, wrong.
QString states(const SetupStanding& standing)
{
    QString letters;
    for (const StepStanding& step : standing.steps)
        letters += QLatin1Char("wcdx"[int(step.state)]);
    return letters;
}

/// The standard sample without what comes in a step and after it.
Scenario before(SetupStep step)
{
    Scenario scenario = sample("standard");
    const auto isGone = [&](SetupStep of) { return step <= of; };
    if (isGone(SetupStep::Arrows)) {
        scenario.entrances.clear();
        scenario.exits.clear();
    }
    for (Player& player : scenario.players) {
        if (isGone(SetupStep::MageSpawn))
            player.mageSpawn.clear();
        if (isGone(SetupStep::Heroes))
            player.team.clear();
    }
    if (isGone(SetupStep::Tokens))
        scenario.tokens.clear();
    if (isGone(SetupStep::Chests))
        scenario.chests.clear();
    if (isGone(SetupStep::SpecialPieces))
        scenario.doors.clear();
    if (isGone(SetupStep::Tiles))
        scenario.tiles.clear();
    return scenario;
}

} // namespace

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

    void MRK_02_specialPiecesAreDrawnInTurn()
    {
        Scenario scenario = before(SetupStep::SpecialPieces);
        const StepStanding first = stepIn(SetupStep::SpecialPieces, scenario, turnsTaken);
        QCOMPARE(numbers(first), QStringLiteral("0 of 2"));
        QCOMPARE(first.turn.text(), std::string("p1"));
        QVERIFY(first.isDrawn && !stepIn(SetupStep::SpecialPieces, scenario).isDrawn);
        QVERIFY(first.mayBeEnough);
        scenario.doors = sample("standard").doors;
        scenario.doors.pop_back();
        QCOMPARE(placer(scenario, ThingKind::Marker).text(), std::string("p2"));
        scenario.doors = sample("standard").doors;
        QCOMPARE(placer(scenario, ThingKind::Door).text(), std::string());
        // ART-02: then artifacts come, the starting player first.
        QCOMPARE(stepIn(SetupStep::SpecialPieces, scenario, turnsTaken).task, TaskKind::PlaceArtifact);
        QCOMPARE(placer(scenario, ThingKind::Artifact).text(), std::string("p1"));
        scenario.options.artifacts = false;
        QCOMPARE(stepIn(SetupStep::SpecialPieces, scenario, turnsTaken).task, TaskKind::Nothing);
    }

    void CHEST_07_asManyAsPoolAndTilesAllow()
    {
        // Two players, a pool of six, enough tiles: four chests.
        Scenario scenario = before(SetupStep::Tokens);
        scenario.chests.resize(2);
        const StepStanding two = stepIn(SetupStep::Chests, scenario, turnsTaken);
        QCOMPARE(numbers(two), QStringLiteral("2 of 4"));
        QCOMPARE(two.task, TaskKind::PlaceChest);
        QCOMPARE(two.turn.text(), std::string("p1")); // CHEST-03
        QVERIFY(two.isDrawn);
        int left = 0;
        for (const OfferedPiece& piece : two.pieces)
            left += *piece.left;
        QCOMPARE(left, 4);
        // A smaller pool: fewer.
        for (Player& player : scenario.players)
            player.team.resize(1);
        scenario.players[0].chests.resize(2);
        scenario.players[1].chests.resize(1);
        QCOMPARE(numbers(stepIn(SetupStep::Chests, scenario)), QStringLiteral("2 of 3"));
        // CHEST-02: a pool that lacks chests is filled first.
        scenario.players[1].chests.clear();
        const StepStanding empty = stepIn(SetupStep::Chests, scenario);
        QCOMPARE(empty.task, TaskKind::FillChestPool);
        QCOMPARE(empty.about.text(), std::string("p2"));
    }

    void TOK_06_theFirstTokenJoinsAChest()
    {
        Scenario scenario = before(SetupStep::Tokens);
        QCOMPARE(stepIn(SetupStep::Tokens, scenario).task, TaskKind::PlaceFirstToken);
        scenario.tokens.push_back(sample("standard").tokens[0]);
        QCOMPARE(stepIn(SetupStep::Tokens, scenario).task, TaskKind::PlaceToken);
        scenario.tokens.clear();
        scenario.chests.clear();
        QCOMPARE(stepIn(SetupStep::Tokens, scenario).task, TaskKind::PlaceToken);
    }

    void TOK_07_whoPassesPlacesNoMore()
    {
        Scenario scenario = before(SetupStep::Tokens);
        const auto& all = sample("standard").tokens;
        QCOMPARE(placer(scenario, ThingKind::Token).text(), std::string("p1"));
        scenario.tokens.push_back(all[0]);
        QCOMPARE(placer(scenario, ThingKind::Token).text(), std::string("p2"));
        TableTalk talk = turnsTaken;
        talk.passes = 1;
        QCOMPARE(placer(scenario, ThingKind::Token, talk).text(), std::string("p1"));
        talk.passes = 2;
        QCOMPARE(placer(scenario, ThingKind::Token, talk).text(), std::string());
        QCOMPARE(stepIn(SetupStep::Tokens, scenario, talk).state, StepState::Done);
        scenario.tokens.push_back(all[2]); // p1 again: p2 has passed
        QCOMPARE(placer(scenario, ThingKind::Token).text(), std::string("p1"));
        scenario.tokens.push_back(all[4]); // TOK-05: three
        QCOMPARE(placer(scenario, ThingKind::Token).text(), std::string());
    }

    void TOK_03_thePoolOfTokens()
    {
        Scenario scenario = before(SetupStep::Tokens);
        const auto left = [&] {
            QString text;
            for (const OfferedPiece& piece : stepIn(SetupStep::Tokens, scenario).pieces)
                text += QStringLiteral("%1:%2 ").arg(int(piece.colour)).arg(piece.left.value_or(-1));
            return text.trimmed();
        };
        QCOMPARE(left(), QStringLiteral("0:8 1:4"));
        scenario.options.toughTokens = true;
        QCOMPARE(left(), QStringLiteral("0:6 1:4 2:2"));
        scenario.tokens.push_back(sample("standard").tokens[0]);
        QCOMPARE(left(), QStringLiteral("0:6 1:3 2:2"));
        scenario.options.tokensContributedPerPlayer = 8;
        QCOMPARE(left(), QStringLiteral("0:-1 1:-1 2:2"));
    }

    void POOL_04_thePoolIsFilled()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(numbers(stepIn(SetupStep::MageSpawn, scenario)), QStringLiteral("2 of 2"));
        scenario.players[1].mageSpawn.resize(1);
        const StepStanding lacking = stepIn(SetupStep::MageSpawn, scenario);
        QCOMPARE(numbers(lacking), QStringLiteral("1 of 2"));
        QCOMPARE(lacking.task, TaskKind::FillSpawnPool);
        QCOMPARE(lacking.about.text(), std::string("p2"));
    }

    void ENT_02_ENT_04_theOpponentChoosesTheExit()
    {
        Scenario scenario = before(SetupStep::Arrows);
        const auto now = [&] {
            const StepStanding step = stepIn(SetupStep::Arrows, scenario, turnsTaken);
            return QStringLiteral("%1 %2 by %3")
                .arg(step.task == TaskKind::ChooseEntrance ? QStringLiteral("entrance")
                                                           : QStringLiteral("exit"),
                     QString::fromStdString(step.about.text()), QString::fromStdString(step.turn.text()));
        };
        const Scenario& whole = sample("standard");
        QCOMPARE(now(), QStringLiteral("entrance p1 by p1"));
        scenario.entrances.push_back(whole.entrances[0]);
        QCOMPARE(now(), QStringLiteral("exit p1 by p2"));
        scenario.exits.push_back(whole.exits[0]);
        QCOMPARE(now(), QStringLiteral("entrance p2 by p2"));
        scenario.entrances.push_back(whole.entrances[1]);
        QCOMPARE(now(), QStringLiteral("exit p2 by p1"));
        // Not the other way round: with the exit missing, it is not the next team's turn.
        scenario.exits.clear();
        QCOMPARE(now(), QStringLiteral("exit p1 by p2"));
        QCOMPARE(stepIn(SetupStep::Arrows, scenario).turn.text(), std::string());
    }

    void MULTI_02_thePlayerToTheRightChoosesTheExit()
    {
        const auto turns = arrowTurns(sample("three-players").players, false);
        QCOMPARE(turns.size(), std::size_t(6));
        const auto& players = sample("three-players").players;
        QCOMPARE(turns[0], (ArrowTurn{ThingKind::Entrance, players[0].id, players[0].id}));
        QCOMPARE(turns[1], (ArrowTurn{ThingKind::Exit, players[0].id, players[2].id}));
        QCOMPARE(turns[3], (ArrowTurn{ThingKind::Exit, players[1].id, players[0].id}));
        QVERIFY(turns[1].chooser != players[1].id);
    }

    void ENT_05_sixTilesHaveNoChoiceOfExits()
    {
        Scenario scenario = sample("six-tiles");
        const auto entrances = scenario.entrances;
        scenario.entrances.clear();
        scenario.exits.clear();
        QCOMPARE(stepIn(SetupStep::Arrows, scenario).task, TaskKind::ChooseEntrance);
        scenario.entrances.push_back(entrances[0]);
        QCOMPARE(stepIn(SetupStep::Arrows, scenario).task, TaskKind::ChooseEntrance);
        scenario.entrances.push_back(entrances[1]);
        QCOMPARE(stepIn(SetupStep::Arrows, scenario).task, TaskKind::ExitAtEntrance);
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
