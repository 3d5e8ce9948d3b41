// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/agents/steady_agent.h"
#include "engine/mageknight/play/core/event_log.h"
#include "tests/support/mageknight/game_invariants.h"
#include "tests/support/mageknight/large_game.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Random games with bases of all sizes.
class TestLargeRandom : public QObject
{
    Q_OBJECT

private slots:
    void gamesWithAnyBases()
    {
        PlayTally tally;
        const QString fault = playAll(makeLargeGame, tally);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        qInfo("any bases: %s", qPrintable(summary(tally)));
        reportReached(tally);
        for (const char* rule : {"BASE-05", "BASE-17", "PEA-06", "PEA-07", "MOUNT-05", "TITAN-11", "TITAN-20",
                                 "SPD-05", "FARC-03", "EXPL-01"})
            QVERIFY2(tally.rules.contains(rule), rule);
    }

    void gamesWithCavalry()
    {
        PlayTally tally;
        const QString fault = playAll(makeCavalryGame, tally);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        qInfo("cavalry: %s", qPrintable(summary(tally)));
        reportReached(tally);
        for (const char* rule :
             {"CAV-14", "CAV-20", "CAV-23", "CAV-24", "CAV-25", "INT-02", "INT-04", "BASE-18"})
            QVERIFY2(tally.rules.contains(rule), rule);
    }

    void gamesWithSections()
    {
        PlayTally tally;
        const QString fault = playAll(makeSectionGame, tally);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        qInfo("sections: %s", qPrintable(summary(tally)));
        reportReached(tally);
        // MD-42 and CHAR-06 are too rare for so few games and have tests of their own.
        for (const char* rule :
             {"MD-05", "MD-06", "MD-08", "MD-17", "MD-23", "MD-27", "PSGR-07", "PSGR-08", "PSGR-16"})
            QVERIFY2(tally.rules.contains(rule), rule);
    }

    void gamesWithPlacedFigures()
    {
        PlayTally tally;
        const QString fault = playAll(makePlacedGame, tally);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        qInfo("placed: %s", qPrintable(summary(tally)));
        reportReached(tally);
        for (const char* rule : {"BASE-26", "CAV-20", "INT-02", "INT-04", "MD-27", "PSGR-16"})
            QVERIFY2(tally.rules.contains(rule), rule);
    }

    /// The samples that show large figures: steady players come to an end, and wake the dragon.
    void steadyPlayersPlayTheSamples()
    {
        for (const char* name : {"sleeping-ember", "wain-race", "riders-raid"}) {
            Scenario scenario = sample(name);
            const int asked = qEnvironmentVariableIntValue("DELVE_GAMES") / 1'000;
            scenario.options.roundLimit = asked > 0 ? 40 : 15;
            const auto game = makeGame(scenario, shippedContent());
            QVERIFY2(game.has_value(), game ? "" : inEnglish(game.error()).c_str());
            int roused = 0;
            for (std::uint64_t seed = 0; seed < std::uint64_t(std::max(asked, 3)); ++seed) {
                GameState state = startGame(*game);
                SteadyAgent player(seed);
                SeededDice dice(seed);
                Actions legal;
                Events events;
                for (std::uint64_t moment = 0; !state.turn().isOver(); ++moment) {
                    QVERIFY2(moment < 20'000, "a game without an end");
                    legalActions(*game, state, legal);
                    const PlayerView view = viewFor(*game, state, playerToAct(*game, state));
                    const Action action = legal[player.choose(view, legal, moment, nullptr)];
                    const Refusal refusal = check(*game, state, action);
                    QVERIFY2(refusal.isAllowed(), writeAction(*game, action).c_str());
                    events.clear();
                    perform(*game, state, action, dice, events);
                    for (const Event& event : events)
                        roused += std::holds_alternative<FigureRoused>(event.what);
                    const QString fault = faultOf(*game, state);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault + u' ' + QLatin1StringView(name)));
                }
            }
            QVERIFY(game->hasNeutrals() == (roused > 0));
        }
    }

    /// Steady players drive, and attack with several sections in an activation.
    void steadyPlayersUseSections()
    {
        int drives = 0;
        int attacks = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const auto drawn = makeSectionGame(seed);
            const Game& game = drawn->game();
            GameState state = drawn->state();
            SteadyAgent player(seed);
            SeededDice dice(seed);
            Actions legal;
            Events events;
            for (std::uint64_t moment = 0; !state.turn().isOver(); ++moment) {
                QVERIFY2(moment < 20'000, "a game without an end");
                legalActions(game, state, legal);
                const PlayerView view = viewFor(game, state, playerToAct(game, state));
                const Action action = legal[player.choose(view, legal, moment, nullptr)];
                drives += std::holds_alternative<Drive>(action);
                events.clear();
                perform(game, state, action, dice, events);
                for (const Event& event : events)
                    attacks += std::holds_alternative<SectionStruck>(event.what);
            }
        }
        qInfo("%d drives, %d attacks of sections", drives, attacks);
        QVERIFY(drives > 10);
        QVERIFY(attacks > 5);
    }

    /// Both players are the steady program: they come to an end, ride, and let the riders do their part.
    void steadyPlayersRide()
    {
        int deedsOfRiders = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed) { // one or two deeds in each
            const auto drawn = makeCavalryGame(seed);
            const Game& game = drawn->game();
            GameState state = drawn->state();
            SteadyAgent player(seed);
            SeededDice dice(seed);
            Actions legal;
            Events events;
            for (std::uint64_t moment = 0; !state.turn().isOver(); ++moment) {
                QVERIFY2(moment < 20'000, "a game without an end");
                legalActions(game, state, legal);
                const PlayerView view = viewFor(game, state, playerToAct(game, state));
                const Action action = legal[player.choose(view, legal, moment, nullptr)];
                const FigureId active = state.turn().figure;
                const bool isRider = active != FigureId::None && state.figure(active).isAboard();
                deedsOfRiders += isRider && (std::holds_alternative<Attack>(action) ||
                                             std::holds_alternative<Shoot>(action) ||
                                             std::holds_alternative<OpenChest>(action));
                events.clear();
                perform(game, state, action, dice, events);
            }
        }
        qInfo("%d deeds of riders", deedsOfRiders);
        QVERIFY(deedsOfRiders > 10);
    }

private:
    /// The first fault that comes up.
    template <typename Make> static QString playAll(Make make, PlayTally& tally)
    {
        const int asked = qEnvironmentVariableIntValue("DELVE_GAMES");
        const int games = asked > 0 ? asked / 10 : 60;
        for (int i = 0; i < games; ++i) {
            const auto game = make(std::uint64_t(i));
            const QString fault = playAtRandom(game->game(), std::uint64_t(i), i % 10 == 0, tally);
            if (!fault.isEmpty())
                return QStringLiteral("game %1: %2").arg(i).arg(fault);
        }
        return {};
    }
};

DELVE_TEST(TestLargeRandom)
#include "tst_large_random.moc"
