// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/mageknight/setup/guide_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What the guide says of the steps after the tiles.
class TestSetupGuidePieces : public QObject
{
    Q_OBJECT

private slots:
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
};

DELVE_TEST(TestSetupGuidePieces)
#include "tst_setup_guide_pieces.moc"
