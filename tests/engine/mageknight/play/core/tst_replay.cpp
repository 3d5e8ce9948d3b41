// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/replay.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Recorded games.
class TestReplay : public QObject
{
    Q_OBJECT

private:
    static Replay recorded(const char* name, int actions)
    {
        const Scenario scenario = sample(name);
        Replay replay =
            beginReplay(scenario, gatherParts(scenario, shippedContent())->options, shippedContent());
        replay.table = PlayTable{false, 0x0123456789abcdef, {"human", "random"}};
        const Game game = *gameOf(replay, shippedContent());
        GameState state = startGame(game);
        Random choices(3);
        SeededDice dice(4);
        Actions legal;
        Events events;
        for (int i = 0; i < actions; ++i) {
            legalActions(game, state, legal);
            std::erase_if(legal, [](const Action& a) { return std::holds_alternative<GiveUp>(a); });
            record(game, state, legal[choices.below(std::uint32_t(legal.size()))], dice, replay, events);
        }
        return replay;
    }

private slots:
    void aReplayIsTrueAfterWritingAndReading()
    {
        for (const char* name : {"standard", "two-levels"}) {
            const Replay replay = recorded(name, 150);
            const Game game = *gameOf(replay, shippedContent());
            const std::string text = writeReplay(game, replay);
            const auto read = parseReplay(text, shippedContent());
            QVERIFY2(read, read ? "" : inEnglish(read.error()).c_str());
            QVERIFY(*read == replay);
            GameState state;
            QVERIFY(!replayTo(game, *read, read->steps.size(), state));
            QCOMPARE(hashOf(state), replay.steps.back().hash);
        }
    }

    /// What chance can bring is what there was: a pack that came later has no say.
    void packsThatCameLaterChangeNothing()
    {
        Pack later;
        later.id = "aardvark"; // before all others
        for (WanderingToken token : starterPack().wanderingTokens) {
            token.id = ContentId("aardvark/" + std::to_string(later.wanderingTokens.size()));
            later.wanderingTokens.push_back(token);
        }
        const auto content = Content::combine({later, starterPack()});
        QVERIFY(content);
        const Replay replay = recorded("standard", 400);
        const std::string text = writeReplay(*gameOf(replay, shippedContent()), replay);
        const auto read = parseReplay(text, *content);
        QVERIFY2(read, read ? "" : inEnglish(read.error()).c_str());
        GameState state;
        QVERIFY(!replayTo(*gameOf(*read, *content), *read, read->steps.size(), state));
        QCOMPARE(hashOf(state), replay.steps.back().hash);
        // It would have had: otherwise this shows nothing.
        GameState other;
        QVERIFY(
            replayTo(*makeGame(read->scenario, *content, read->options), *read, read->steps.size(), other));
    }

    void itCanBeStoppedAnywhere()
    {
        const Replay replay = recorded("standard", 60);
        const Game game = *gameOf(replay, shippedContent());
        GameState state;
        QVERIFY(!replayTo(game, replay, 17, state));
        QCOMPARE(hashOf(state), replay.steps[16].hash);
    }

    void theFirstFalseActionIsNamed()
    {
        const Replay replay = recorded("standard", 60);
        const Game game = *gameOf(replay, shippedContent());
        GameState state;
        Replay otherHash = replay;
        otherHash.steps[20].hash ^= 1;
        QCOMPARE(replayTo(game, otherHash, 60, state)->step, 20u);
        Replay refused = replay;
        refused.steps[30].action = Teleport{0};
        QCOMPARE(replayTo(game, refused, 60, state)->step, 30u);
        QVERIFY(replayTo(game, refused, 60, state)->what.args.size() == 1);
        Replay otherTold = replay; // dice that lead to the same state
        otherTold.steps[10].told ^= 2;
        QCOMPARE(replayTo(game, otherTold, 60, state)->step, 10u);
        Replay moreDice = replay;
        moreDice.steps[5].dice.push_back(3);
        QCOMPARE(replayTo(game, moreDice, 60, state)->step, 5u);
    }

    void badTextsAreRefused()
    {
        const Replay replay = recorded("standard", 5);
        const Game game = *gameOf(replay, shippedContent());
        const QString text = QString::fromStdString(writeReplay(game, replay));
        const auto errorOf = [&](const char* from, const char* to) {
            QString changed = text;
            changed.replace(QLatin1String(from), QLatin1String(to));
            const auto read = parseReplay(changed.toStdString(), shippedContent());
            return read ? QStringLiteral("no error") : QString::fromStdString(inEnglish(read.error()));
        };
        QVERIFY(errorOf("delvewright-replay", "nonsense").contains("format"));
        QVERIFY(errorOf("\"action\": \"activate\"", "\"action\": \"dance\"").contains("dance is no action"));
        QCOMPARE(
            errorOf("\"rulesVersion\": 6", "\"rulesVersion\": 999"),
            QStringLiteral("/rulesVersion: the game was recorded by version 999 of the rules, this is 6: a "
                           "newer program is needed"));
        QVERIFY(errorOf("\"dice\": \"seeded\"", "\"dice\": \"loaded\"").startsWith("/table/dice"));
        QVERIFY(errorOf("\"seed\": \"0123456789abcdef\"", "\"seed\": \"0123456789abcdeg\"")
                    .contains("16 hexadecimal digits"));
        QVERIFY(errorOf("\"title\"", "\"titel\"").startsWith("/scenario"));
        QCOMPARE(errorOf("x-y-z", ""), QStringLiteral("no error"));
    }

    void otherPacksAreNamed()
    {
        Replay replay = recorded("standard", 1);
        QVERIFY(replayWarnings(replay, shippedContent()).empty());
        replay.packs[0].hash = "00";
        const auto warnings = replayWarnings(replay, shippedContent());
        QCOMPARE(warnings.size(), 1u);
        QVERIFY(inEnglish(warnings[0]).starts_with("/packs/0/hash: "));
    }
};

DELVE_TEST(TestReplay)
#include "tst_replay.moc"
