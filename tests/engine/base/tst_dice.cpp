// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "tests/support/test_registry.h"

#include <array>

using namespace delve;

class TestDice : public QObject
{
    Q_OBJECT

private slots:
    void COMP_05_allDiceAreSixSided()
    {
        SeededDice dice(7);
        std::array<int, 7> seen{};
        for (int i = 0; i < 6000; ++i) {
            const int face = dice.roll({"test", "nobody"});
            QVERIFY(face >= 1 && face <= 6);
            ++seen[std::size_t(face)];
        }
        for (int face = 1; face <= 6; ++face)
            QVERIFY2(seen[std::size_t(face)] > 800, "a face that hardly ever comes up");
        ScriptedDice script{2, 5};
        QCOMPARE(script.rollTwo({"test", "nobody"}), 7); // the sum of two dice
    }

    void sameSeedSameFaces()
    {
        // Written down once: a change here means that old replays no longer play.
        SeededDice dice(2026);
        std::vector<int> faces;
        for (int i = 0; i < 12; ++i)
            faces.push_back(dice.roll({}));
        SeededDice again(2026);
        for (const int face : faces)
            QCOMPARE(again.roll({}), face);
        SeededDice other(2027);
        std::vector<int> otherFaces;
        for (int i = 0; i < 12; ++i)
            otherFaces.push_back(other.roll({}));
        QVERIFY(faces != otherFaces);
    }

    void stateCanBeSavedAndRestored()
    {
        SeededDice dice(99);
        for (int i = 0; i < 10; ++i)
            dice.roll({});
        SeededDice restored = SeededDice::fromState(dice.state());
        for (int i = 0; i < 100; ++i)
            QCOMPARE(restored.roll({}), dice.roll({}));
    }

    void scriptedDiceKnowWhetherAllWereUsed()
    {
        ScriptedDice dice{3, 6};
        QCOMPARE(dice.roll({}), 3);
        QVERIFY(!dice.allUsed());
        QCOMPARE(dice.roll({}), 6);
        QVERIFY(dice.allUsed());
        dice.roll({});
        QVERIFY(dice.ranOut());
        QVERIFY(!dice.allUsed());
    }

    void belowIsEvenAndInRange()
    {
        Random random(1);
        std::array<int, 10> seen{};
        for (int i = 0; i < 10'000; ++i)
            ++seen.at(random.below(10));
        for (const int count : seen)
            QVERIFY(count > 850 && count < 1150);
    }

    void seedsOfABatchDiffer()
    {
        QCOMPARE(seedFor(5, 3), seedFor(5, 3));
        QVERIFY(seedFor(5, 3) != seedFor(5, 4));
        QVERIFY(seedFor(5, 3) != seedFor(6, 3));
    }
};

DELVE_TEST(TestDice)
#include "tst_dice.moc"
