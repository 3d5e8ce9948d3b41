// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/bound_check.h"
#include "tests/support/test_registry.h"

#include <vector>

using namespace delve::table;

/// Statements about shares, with the certainty that several of them have together.
class TestBoundCheck : public QObject
{
    Q_OBJECT

private:
    static BoundCheck checked(bool isLeast, double percent, std::vector<std::uint64_t> counts,
                              std::uint64_t games, std::optional<std::size_t> only = {})
    {
        return checkBound({isLeast, percent}, counts, only, games, {});
    }

private slots:
    void oneThatBreaksItIsEnough()
    {
        const BoundCheck check = checked(true, 40, {80, 10, 60}, 100);
        QVERIFY(check.verdict == BoundVerdict::Broken);
        QCOMPARE(check.worst, std::optional<std::size_t>(1));
        QCOMPARE(check.count, std::uint64_t(10));
        QCOMPARE(check.share.percent, 10.0);
        QVERIFY(checked(true, 40, {80, 10, 60}, 100, 0).verdict == BoundVerdict::Holds);
        QVERIFY(checked(false, 70, {80, 10, 60}, 100, 2).verdict != BoundVerdict::Broken);
    }

    /// Whoever says something of ten things at once may be sure of each only with a tenth of the risk.
    void severalNeedMoreGames()
    {
        const std::vector<std::uint64_t> ten(10, 61);
        QVERIFY(checked(true, 51, {61}, 100).verdict == BoundVerdict::Holds);
        QVERIFY(checked(true, 51, ten, 100).verdict == BoundVerdict::NotShown);
        QVERIFY(checked(true, 51, ten, 100, 3).verdict == BoundVerdict::Holds);
    }

    void withoutGamesNothingIsShown()
    {
        QVERIFY(checked(true, 0, {0}, 0).verdict == BoundVerdict::NotShown);
        QVERIFY(checked(true, 50, {}, 0).verdict == BoundVerdict::Holds);
        QVERIFY(!checked(true, 50, {}, 0).worst);
    }
};

DELVE_TEST(TestBoundCheck)
#include "tst_bound_check.moc"
