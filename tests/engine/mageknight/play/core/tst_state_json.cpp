// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/state_json.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/game_invariants.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/saved_games.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// States as JSON, and events for people.
class TestStateJson : public QObject
{
    Q_OBJECT

private:
    static DrawnGame midway()
    {
        DrawnGame game({"+-+-+-+-+", "|a bDc d|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', Direction::East);
        game.hero(1, 'c', Direction::East);
        game.monster();
        game.start();
        game.activate(hero);
        game.play(Step{Direction::East});
        game.play(OpenDoor{DoorId(0)});
        game.play(Turn{Direction::West});
        return game;
    }

    static QString errorOf(const DrawnGame& game, QString text, const char* from, const char* to)
    {
        text.replace(QLatin1String(from), QLatin1String(to));
        const auto state = parseState(game.game(), text.toStdString());
        return state ? QStringLiteral("no error") : QString::fromStdString(inEnglish(state.error()));
    }

private slots:
    void aStateIsTheSameAfterSavingAndLoading()
    {
        const DrawnGame game = midway();
        const std::string text = writeState(game.game(), game.state());
        const auto loaded = parseState(game.game(), text);
        QVERIFY2(loaded, loaded ? "" : inEnglish(loaded.error()).c_str());
        QVERIFY(*loaded == game.state());
        QCOMPARE(hashOf(*loaded), hashOf(game.state()));
        QCOMPARE(writeState(game.game(), *loaded), text);
    }

    void aPendingDecisionIsSavedToo()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', Direction::East);
        const FigureId enemy = game.hero(1, 'c', Direction::East);
        game.start();
        game.activate(hero);
        game.play(Step{Direction::East});
        game.play(Attack{enemy}); // waits behind the free spin
        const auto loaded = parseState(game.game(), writeState(game.game(), game.state()));
        QVERIFY(loaded && *loaded == game.state());
        game.state() = *loaded;
        QVERIFY(game.play(Spin{enemy, Direction::West}, {3, 3, 3, 3}).contains("CMB-01 speed-spent 4"));
    }

    void whatDoesNotBelongIsRefused()
    {
        const DrawnGame game = midway();
        const QString text = QString::fromStdString(writeState(game.game(), game.state()));
        QCOMPARE(errorOf(game, text, "\"h1\", \"square\": [0, 1, 0]", "\"h1\", \"square\": [0, 9, 9]"),
                 QStringLiteral("/figures/0/square: expected a square of the board"));
        QVERIFY(errorOf(game, text, "\"openDoors\": [\"d1\"]", "\"openDoors\": [\"d9\"]").contains("no d9"));
        QVERIFY(errorOf(game, text, "[0, 1, 0]", "[0, 2, 0]").contains("impossible")); // two on one square
        QVERIFY(errorOf(game, text, "\"clicks\": [0,", "\"clicks\": [99,").contains("impossible"));
        QVERIFY(errorOf(game, text, "\"level\": 0", "\"levels\": 0").contains("level"));
        QVERIFY(errorOf(game, text, "delvewright-game", "something").contains("format"));
        QCOMPARE(errorOf(game, text, "x-y-z", ""), QStringLiteral("no error"));
    }

    void artifactsThatCannotBeAreRefused()
    {
        DrawnGame game({"+-+-+-+-+", "|a b c d|", "+-+-+-+-+"});
        game.hero(0, 'a', Direction::East);
        game.artifact('c', ArtifactClass::Chair);
        game.exotic('d', {1, 0, 0});
        game.artifactToken(Colour::Yellow, {effect::Heal{1}});
        game.start();
        const QString text = QString::fromStdString(writeState(game.game(), game.state()));
        QCOMPARE(errorOf(game, text, "x-y-z", ""), QStringLiteral("no error"));
        QVERIFY(errorOf(game, text, "\"place\": \"board\", \"turned\"", "\"place\": \"carried\", \"turned\"")
                    .contains("impossible")); // nobody carries it
        QVERIFY(errorOf(game, text, "\"waiting\": 1", "\"waiting\": 2").contains("impossible"));
        QVERIFY(
            errorOf(game, text, "\"queue\": [1, 0]", "\"queue\": [3, 0]").contains("impossible")); // no red
        QVERIFY(errorOf(game, text, "\"place\": \"unseen\"", "\"place\": \"lying\"").contains("impossible"));
        QVERIFY(errorOf(game, text, "\"rubble\": []", "\"rubble\": [[0, 9, 9]]").contains("square"));
        QVERIFY(errorOf(game, text, "\"version\": 3", "\"version\": 4").contains("newer"));
    }

    void statesOfVersionOneCanStillBeRead()
    {
        // Written before artifacts were a part of the state, and when Changelings had the names of chests.
        for (const char* name : {"two-hundred", "lone-wolf"}) {
            const Game game = *makeGame(sample(name), shippedContent());
            const auto state =
                parseState(game, savedText(QStringLiteral("version-1-%1.game.json").arg(name)));
            QVERIFY2(state, state ? "" : inEnglish(state.error()).c_str());
            QCOMPARE(faultOf(game, *state), QString());
            // What the file says nothing of is as at the start.
            const GameState start = startGame(game);
            QVERIFY(std::ranges::equal(state->artifacts(), start.artifacts()));
            QVERIFY(std::ranges::equal(state->artifactTokens(), start.artifactTokens()));
            QVERIFY(!std::ranges::equal(state->figures(), start.figures()));
            // Saved again it is of this version.
            const auto again = parseState(game, writeState(game, *state));
            QVERIFY(again && *again == *state);
        }
    }

    void eventsAndActionsAsJson()
    {
        const DrawnGame game = midway();
        QCOMPARE(QString::fromStdString(writeEvent(game.game(), {"DOOR-07", DoorOpened{DoorId(0)}})),
                 QStringLiteral(R"({"event": "door-opened", "rule": "DOOR-07", "door": "d1"})"));
        QCOMPARE(QString::fromStdString(writeEvent(game.game(), {"MOV-14", FigureMoved{FigureId(0), 2}})),
                 QStringLiteral(
                     R"({"event": "figure-moved", "rule": "MOV-14", "figure": "h1", "to": [0, 2, 0]})"));
        QCOMPARE(QString::fromStdString(writeAction(game.game(), Step{Direction::NorthEast, true})),
                 QStringLiteral(R"({"action": "step", "direction": "north-east", "use": true})"));
    }

    void everyLegalActionCanBeReadBack()
    {
        const DrawnGame game = midway();
        for (const Action& action : game.legal()) {
            const auto document = parseJson(writeAction(game.game(), action));
            QVERIFY(document);
            ReadLog log;
            QVERIFY(readAction(document->root(), log, game.game()) == action);
            QVERIFY(log.ok());
        }
    }

    void equalStatesHaveEqualHashes()
    {
        DrawnGame a = midway();
        const DrawnGame b = midway();
        QCOMPARE(hashOf(a.state()), hashOf(b.state()));
        a.play(Turn{Direction::North});
        QVERIFY(hashOf(a.state()) != hashOf(b.state()));
    }
};

DELVE_TEST(TestStateJson)
#include "tst_state_json.moc"
