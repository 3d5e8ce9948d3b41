// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/geometry/rotation.h"
#include "engine/geometry/square.h"
#include "tests/support/test_registry.h"

using namespace delve;

class TestGeometry : public QObject
{
    Q_OBJECT

private slots:
    void MAP_24_figuresFaceEightDirections()
    {
        QCOMPARE(allDirections.size(), std::size_t(8));
        for (const Direction direction : allDirections) {
            QCOMPARE(opposite(opposite(direction)), direction);
            QCOMPARE(turned(direction, 8), direction);
            const Offset there = offsetOf(direction);
            const Offset back = offsetOf(opposite(direction));
            QCOMPARE((Offset{there.dx + back.dx, there.dy + back.dy}), (Offset{0, 0}));
        }
        QCOMPARE(offsetOf(Direction::NorthEast), (Offset{1, -1})); // diagonals included
        QCOMPARE(int(Direction::NorthEast), 1);                    // numbered clockwise from north
        // Breaks: chests have sides only, so no chest faces a diagonal (CHEST-09).
        for (const Side side : allSides)
            QVERIFY(!isDiagonal(directionOf(side)));
    }

    void MAP_05_hallwayAtRotation90CoversFiveByThree()
    {
        QCOMPARE(rotated(Size{3, 5}, Rotation::Quarter), (Size{5, 3}));
        QCOMPARE(rotated(Size{3, 5}, Rotation::Half), (Size{3, 5}));
    }

    void clockwiseTurnOfAChamber()
    {
        // MRK-16: (x, y) goes to (4 - y, x).
        QCOMPARE(rotated(LocalSquare{1, 0}, {5, 5}, Rotation::Quarter), (LocalSquare{4, 1}));
        QCOMPARE(rotated(LocalEdge{{1, 0}, Side::North}, {5, 5}, Rotation::Quarter),
                 (LocalEdge{{4, 1}, Side::East}));
    }

    void turningBackGivesTheSameSquare()
    {
        const Size hallway{3, 5};
        for (const Rotation rotation : allRotations)
            for (int y = 0; y < 5; ++y)
                for (int x = 0; x < 3; ++x)
                    for (const Side side : allSides) {
                        const LocalEdge edge{{x, y}, side};
                        const LocalEdge there = rotated(edge, hallway, rotation);
                        const Size size = rotated(hallway, rotation);
                        QVERIFY(there.square.x >= 0 && there.square.x < size.width);
                        QVERIFY(there.square.y >= 0 && there.square.y < size.height);
                        QCOMPARE(unrotated(there, hallway, rotation), edge);
                    }
    }

    void squaresAreInReadingOrder()
    {
        QVERIFY((Square{0, 9, 0} < Square{0, 0, 1}));
        QVERIFY((Square{0, 9, 9} < Square{1, 0, 0}));
        QVERIFY((Square{0, 1, 1} < Square{0, 2, 1}));
    }

    void anEdgeHasTwoNames()
    {
        const Edge edge{{0, 3, 4}, Side::East};
        QCOMPARE(fromOtherSide(edge), (Edge{{0, 4, 4}, Side::West}));
        QCOMPARE(fromOtherSide(fromOtherSide(edge)), edge);
    }
};

DELVE_TEST(TestGeometry)
#include "tst_geometry.moc"
