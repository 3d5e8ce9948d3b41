// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/large_game.h"
#include "tests/support/mageknight/random_play.h"
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
        const int asked = qEnvironmentVariableIntValue("DELVE_GAMES");
        const int games = asked > 0 ? asked / 10 : 60;
        PlayTally tally;
        for (int i = 0; i < games; ++i) {
            const auto game = makeLargeGame(std::uint64_t(i));
            const QString fault = playAtRandom(game->game(), std::uint64_t(i), i % 10 == 0, tally);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("game %1: %2").arg(i).arg(fault)));
        }
        qInfo("any bases: %s", qPrintable(summary(tally)));
        reportReached(tally);
        for (const char* rule : {"BASE-05", "BASE-17", "PEA-06", "PEA-07", "MOUNT-05", "TITAN-11", "TITAN-20",
                                 "SPD-05", "FARC-03", "EXPL-01"})
            QVERIFY2(tally.rules.contains(rule), rule);
    }
};

DELVE_TEST(TestLargeRandom)
#include "tst_large_random.moc"
