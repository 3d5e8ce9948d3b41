// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/rolls.h"
#include "tests/support/test_registry.h"

#include <array>

using namespace delve;

/// Drawing with dice, and remembering how they fell.
class TestRolls : public QObject
{
    Q_OBJECT

private slots:
    void aSingleThingNeedsNoDice()
    {
        ScriptedDice dice{};
        QCOMPARE(table::drawOneOf(1, dice, {"draw", "me"}), std::size_t(0));
        QVERIFY(dice.allUsed());
    }

    void dicesAreReadAsDigits()
    {
        ScriptedDice dice{2, 3};
        QCOMPARE(table::drawOneOf(36, dice, {"draw", "me"}), std::size_t(8));
        QVERIFY(dice.allUsed());
        // Of 36 ways 35 are shared out among 7; the last one is rolled again.
        ScriptedDice again{6, 6, 1, 2};
        QCOMPARE(table::drawOneOf(7, again, {"draw", "me"}), std::size_t(1));
        QVERIFY(again.allUsed());
    }

    void allAreEquallyLikely()
    {
        SeededDice dice(5);
        std::array<int, 5> counts{};
        for (int i = 0; i < 5000; ++i)
            ++counts[table::drawOneOf(5, dice, {"draw", "me"})];
        for (const int count : counts)
            QVERIFY(count > 850 && count < 1150);
    }

    void whatFellIsRemembered()
    {
        ScriptedDice dice{3, 1, 6};
        table::RecordingDice recorder(dice);
        recorder.roll({"a", "b"});
        recorder.roll({"a", "b"});
        QVERIFY(recorder.take() == (std::vector<int>{3, 1}));
        recorder.roll({"a", "b"});
        QVERIFY(recorder.take() == std::vector<int>{6});
        QVERIFY(recorder.take().empty());
    }
};

DELVE_TEST(TestRolls)
#include "tst_rolls.moc"
