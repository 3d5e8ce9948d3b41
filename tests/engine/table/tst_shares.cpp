// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/table/fairness.h"
#include "tests/support/mageknight/random_board.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::table;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Certainty atAnyTime{.risk = 0.05, .atAnyTime = true};

Fairness verdictOn(std::vector<std::uint64_t> wins, Certainty certainty = {})
{
    return fairnessOf(wins, usualTolerance, certainty);
}

} // namespace

/// What may be said of counts, and how surely.
class TestShares : public QObject
{
    Q_OBJECT

private slots:
    void sharesHaveTheirCertainty()
    {
        // Wilson's interval of 8 in 10, worked out by hand.
        const Share share = shareOf(8, 10);
        QCOMPARE(qRound(share.percent * 10), 800);
        QCOMPARE(qRound(share.least * 10), 490);
        QCOMPARE(qRound(share.most * 10), 943);
        QCOMPARE(shareOf(0, 50).least, 0.0);
        QVERIFY(shareOf(0, 50).most > 5 && shareOf(0, 50).most < 10);
        QCOMPARE(shareOf(0, 0).most, 100.0);
    }

    void whoLooksAllTheTimePaysWithWidth()
    {
        for (const std::uint64_t games : {20u, 100u, 1000u}) {
            const Share once = shareOf(games / 2, games);
            const Share always = shareOf(games / 2, games, atAnyTime);
            QVERIFY(always.least < once.least && always.most > once.most);
            QVERIFY(always.least > 0 && always.most < 100);
        }
        // Of 5 in 5 it is known what the bet has come to: 1 / 6 / p^5, which is 20 at this p.
        QCOMPARE(qRound(shareOf(5, 5, atAnyTime).least * 1000), qRound(100'000 * std::pow(1.0 / 120, 0.2)));
        QCOMPARE(shareOf(5, 5, atAnyTime).most, 100.0);
        QCOMPARE(shareOf(0, 5, atAnyTime).least, 0.0);
    }

    /// Of many series of coin tosses, looked at after every 16, few ever say something wrong. An interval for
    /// one look says it far too often; that shows that the test can fail.
    void lookingAgainAndAgainStaysHonest()
    {
        int wrongAlways = 0;
        int wrongOnce = 0;
        constexpr int series = 400;
        for (int i = 0; i < series; ++i) {
            Random random(seedFor(5, std::uint64_t(i)));
            std::uint64_t heads = 0;
            bool isWrongAlways = false;
            bool isWrongOnce = false;
            for (std::uint64_t tosses = 1; tosses <= 1600; ++tosses) {
                heads += random.below(2);
                if (tosses % 16 != 0)
                    continue;
                const Share always = shareOf(heads, tosses, atAnyTime);
                const Share once = shareOf(heads, tosses);
                isWrongAlways |= always.least > 50 || always.most < 50;
                isWrongOnce |= once.least > 50 || once.most < 50;
            }
            wrongAlways += isWrongAlways;
            wrongOnce += isWrongOnce;
        }
        QVERIFY2(wrongAlways <= series / 20, qPrintable(QString::number(wrongAlways)));
        QVERIFY2(wrongOnce > series / 10, qPrintable(QString::number(wrongOnce)));
    }

    void meansHaveTheirCertainty()
    {
        // 1, 2, 3, 4: mean 2.5, variance 5/3, so 1.96 times the root of 5/12.
        const Mean mean = meanOf(10, 30, 4);
        QCOMPARE(qRound(mean.value * 1000), 2500);
        QCOMPARE(qRound((mean.most - mean.value) * 1000), 1265);
        QCOMPARE(qRound((mean.value - mean.least) * 1000), 1265);
        QCOMPARE(meanOf(0, 0, 0).value, 0.0);
    }

    void verdictsAreNeverStrongerThanTheNumbers()
    {
        using enum Fairness::Verdict;
        QVERIFY(verdictOn({5, 5}).verdict == NotShown);
        QVERIFY(verdictOn({0, 0}).verdict == NotShown);
        QVERIFY(verdictOn({60, 40}).verdict == NotShown);
        const Fairness fair = verdictOn({5000, 5000});
        QVERIFY(fair.verdict == Fair);
        QCOMPARE(fair.within, 1);
        const Fairness unfair = verdictOn({150, 350});
        QVERIFY(unfair.verdict == Unfair);
        QCOMPARE(unfair.farthest, 0u);
        QVERIFY(!unfair.isFavoured);
        const Fairness three = verdictOn({100, 100, 400});
        QVERIFY(three.verdict == Unfair);
        QCOMPARE(three.farthest, 2u);
        QVERIFY(three.isFavoured);
        // A lone player is neither.
        QVERIFY(verdictOn({500}).verdict == NotShown);
        // What one look may just say, who looks all the time may not.
        QVERIFY(verdictOn({200, 300}).verdict == Unfair);
        QVERIFY(verdictOn({200, 300}, atAnyTime).verdict == NotShown);
    }
};

DELVE_TEST(TestShares)
#include "tst_shares.moc"

using namespace delve::table;
