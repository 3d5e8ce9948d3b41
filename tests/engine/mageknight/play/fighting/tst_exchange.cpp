// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/exchange.h"
#include "engine/mageknight/play/fighting/forecast.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

#include <array>
#include <cmath>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

/// A hero on g that is next to somebody on h.
struct Duel
{
    DrawnGame game{hall};
    FigureId hero;
    FigureId enemy;

    explicit Duel(const Stats& striker = {}, const Stats& target = {}, Direction facing = W)
        : hero(game.hero(0, 'g', E, striker)), enemy(game.hero(1, 'h', facing, target))
    {
        game.start();
        game.activate(hero);
    }
    std::optional<Exchange> exchange(const Action& action, std::span<const FigureId> turning = {}) const
    {
        return exchangeOf(game.game(), game.state(), action, turning);
    }
};

} // namespace

/// What an attack comes to on both sides, played with every fall of the dice.
class TestExchange : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDealtIsWhatTheOddsSay()
    {
        const Duel duel;
        const auto exchange = duel.exchange(Attack{duel.enemy});
        QVERIFY(exchange);
        const auto forecast = forecastOf(duel.game.game(), duel.game.state(), Attack{duel.enemy});
        // The answer may roll two ones, which costs the one who answers a click (DMG-05).
        const double ownMiss = 1.0 / 36;
        QVERIFY2(isNear(exchange->dealt, expectedClicks(*forecast->unturned.odds) + ownMiss),
                 qPrintable(QString::number(exchange->dealt)));
    }

    void CLOSE_06_theAnswerIsCountedIn()
    {
        const Duel duel;
        const auto answered = duel.exchange(Attack{duel.enemy});
        // By hand: two ones cost the striker a click; the answer has the odds of an equal dial in front, as
        // no blow of these turns it to other numbers.
        const auto back = oddsOf(duel.game.game(), duel.game.state(), Attack{duel.enemy});
        QVERIFY(isNear(answered->taken, expectedClicks(*back) + 1.0 / 36));

        // Who stands with its back to the striker does not answer.
        const Duel behind({}, {}, E);
        const auto alone = behind.exchange(Attack{behind.enemy});
        QVERIFY(isNear(alone->taken, 1.0 / 36));
    }

    void DMG_03_whoFallsDoesNotAnswer()
    {
        Stats weak;
        weak.clicks = 1;
        const Duel duel({}, weak);
        const auto exchange = duel.exchange(Attack{duel.enemy});
        const auto odds = oddsOf(duel.game.game(), duel.game.state(), Attack{duel.enemy});
        const double hits = double(odds->successes) / odds->of;
        QVERIFY(exchange->othersFall > hits - 1e-9);
        const Duel strong;
        QVERIFY(strong.exchange(Attack{strong.enemy})->taken > exchange->taken);
        QCOMPARE(strong.exchange(Attack{strong.enemy})->othersFall, 0.0);
    }

    void SPIN_02_whoTurnsAnswers()
    {
        DrawnGame game{hall};
        const FigureId hero = game.hero(0, 'f', E);
        const FigureId enemy = game.hero(1, 'h', E);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        const auto stays = exchangeOf(game.game(), game.state(), Attack{enemy}, {});
        const auto turns = exchangeOf(game.game(), game.state(), Attack{enemy}, std::array{enemy});
        QVERIFY(isNear(stays->taken, 1.0 / 36));
        QVERIFY(turns->taken > stays->taken);
        QVERIFY(turns->dealt < stays->dealt + 1.0 / 36); // no longer from behind (ARC-09)
    }

    void whatIsNoAttackHasNoExchange()
    {
        const Duel duel;
        QVERIFY(!duel.exchange(EndActivation{}));
        QVERIFY(!duel.exchange(play::Turn{N}));
    }
};

DELVE_TEST(TestExchange)
#include "tst_exchange.moc"
