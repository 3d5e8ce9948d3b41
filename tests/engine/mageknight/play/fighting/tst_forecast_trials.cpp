// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/ability_game.h"
#include "tests/support/mageknight/forecast_trial.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/mageknight/random_player.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Forecasts compared with every fall of the dice, in games that are played at random.
class TestForecastTrials : public QObject
{
    Q_OBJECT

private:
    /// Plays a game at random and compares forecasts with the game itself; every `every`th action that has
    /// one.
    static QString compareAtRandom(const Game& game, std::uint64_t seed, unsigned every, ForecastTally& tally)
    {
        Random random(seedFor(seed, 41));
        RandomPlayer player(seedFor(seed, 42), std::array{0, 50, 80}[seed % 3]);
        SeededDice dice(seedFor(seed, 43));
        GameState state = livelyStart(game, random);
        Actions actions;
        Events events;
        for (int i = 0; i < 4'000; ++i) {
            legalActions(game, state, actions);
            if (state.turn().isOver())
                break;
            for (const Action& action : actions)
                if (random.below(every) == 0)
                    if (const QString fault = forecastFault(game, state, action, random, tally);
                        !fault.isEmpty())
                        return QStringLiteral("seed %1, action %2: %3").arg(seed).arg(i).arg(fault);
            events.clear();
            perform(game, state, player.choose({game, state}, actions), dice, events);
        }
        return {};
    }

private slots:
    void forecastsAgreeWithTheGameItself_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("abilities") << QString();
        for (const char* name : {"standard", "lone-wolf", "three-players"})
            QTest::newRow(name) << name;
    }

    void forecastsAgreeWithTheGameItself()
    {
        QFETCH(QString, name);
        const int asked = qEnvironmentVariableIntValue("DELVE_FORECASTS");
        const int games = asked > 0 ? asked : name.isEmpty() ? 60 : 12;
        ForecastTally tally;
        for (int i = 0; i < games; ++i) {
            QString fault;
            if (name.isEmpty()) {
                fault =
                    compareAtRandom(makeAbilityGame(std::uint64_t(i))->game(), std::uint64_t(i), 3, tally);
            } else {
                Scenario scenario = sample(name.toStdString());
                scenario.options.roundLimit = 20;
                const auto game = makeGame(scenario, shippedContent());
                QVERIFY(game);
                fault = compareAtRandom(*game, std::uint64_t(i), 3, tally);
            }
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        qInfo("%d actions, %lld falls of the dice; turning matters in %d, %d fall away, %d are answered, "
              "%d need courage, %d pass somebody; %d have too many dice",
              tally.actions, static_cast<long long>(tally.falls), tally.turned, tally.stopped, tally.replies,
              tally.fears, tally.passings, tally.skipped);
        QVERIFY(tally.turned > 0);
        QVERIFY(tally.replies > 0);
        QVERIFY(!name.isEmpty() || (tally.stopped > 0 && tally.fears > 0 && tally.passings > 0));
        QVERIFY(tally.skipped * 10 < tally.actions);
    }
};

DELVE_TEST(TestForecastTrials)
#include "tst_forecast_trials.moc"
