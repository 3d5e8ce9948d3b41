// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/wall_lines.h"
#include "tests/support/mageknight/board_builder.h"
#include "tests/support/mageknight/random_board.h"
#include "tests/support/test_registry.h"

#include <map>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A wall one square long, by the corners it joins, the first in reading order first.
using UnitWall = std::pair<GridCorner, GridCorner>;

/// How often every unit of wall lies on a line.
std::map<UnitWall, int> unitsOf(const std::vector<WallLine>& lines)
{
    std::map<UnitWall, int> units;
    for (const WallLine& line : lines)
        for (std::size_t i = 1; i < line.size(); ++i) {
            GridCorner at = line[i - 1];
            const GridCorner to = line[i];
            const int dx = (to.x > at.x) - (to.x < at.x);
            const int dy = (to.y > at.y) - (to.y < at.y);
            while (at != to) {
                const GridCorner next{at.x + dx, at.y + dy};
                ++units[std::minmax(at, next)];
                at = next;
            }
        }
    return units;
}

/// The walls straight from the board, side by side.
std::map<UnitWall, int> unitsOf(const Board& board, int level)
{
    std::map<UnitWall, int> units;
    for (SquareIndex square = 0; square < board.squareCount(); ++square) {
        if (board.levelOf(square) != level || board.has(square, SquareFlag::Overlapped) ||
            board.terrain(square) == Terrain::Blocking)
            continue;
        const auto [ignored, x, y] = board.squareOf(square);
        if (board.isWall(square, Side::North))
            units[{{x, y}, {x + 1, y}}] = 1;
        if (board.isWall(square, Side::South))
            units[{{x, y + 1}, {x + 1, y + 1}}] = 1;
        if (board.isWall(square, Side::West))
            units[{{x, y}, {x, y + 1}}] = 1;
        if (board.isWall(square, Side::East))
            units[{{x + 1, y}, {x + 1, y + 1}}] = 1;
    }
    return units;
}

bool turnsEverywhere(const WallLine& line)
{
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i > 0 && (line[i].x == line[i - 1].x) == (line[i].y == line[i - 1].y))
            return false; // neither level nor upright, or no way at all
        if (i > 1 && (line[i].x == line[i - 1].x) == (line[i - 1].x == line[i - 2].x))
            return false; // straight on
    }
    return line.size() > 1;
}

} // namespace

class TestWallLines : public QObject
{
    Q_OBJECT

private slots:
    void aRoomIsOneClosedLine()
    {
        const auto lines = wallLines(*DrawnBoard({"+-+-+", "|. .|", "+ + +", "|. .|", "+-+-+"}), 0);
        QCOMPARE(lines, (std::vector<WallLine>{{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}}}));
    }

    void aWallInsideRunsFromEndToEnd()
    {
        const auto lines = wallLines(
            *DrawnBoard({"+-+-+-+", "|. . .|", "+ +-+ +", "|. . .|", "+ + + +", "|. . .|", "+-+-+-+"}), 0);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0], (WallLine{{1, 1}, {2, 1}}));
    }

    void wallsThatMeetRunStraightOn()
    {
        // A wall from the north side to the middle: the rim stays one line, the wall is another.
        const auto lines = wallLines(*DrawnBoard({"+-+-+", "|.|.|", "+ + +", "|. .|", "+-+-+"}), 0);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0], (WallLine{{1, 0}, {1, 1}}));
        QCOMPARE(lines[1], (WallLine{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}}));
    }

    void rockHasAnOutlineAndNothingInside()
    {
        const auto lines = wallLines(*DrawnBoard({"+-+-+-+-+", "|. . . .|", "+ + + + +", "|. # # .|",
                                                  "+ + + + +", "|. . . .|", "+-+-+-+-+"}),
                                     0);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[1], (WallLine{{1, 1}, {3, 1}, {3, 2}, {1, 2}, {1, 1}}));
    }

    void doorsAreNoWalls()
    {
        const DrawnBoard drawn({"+-+-+", "|.D.|", "+-+-+"});
        QCOMPARE(doorEdges(*drawn, 0), (std::vector<Edge>{{{0, 0, 0}, Side::East}}));
        for (const auto& [wall, count] : unitsOf(wallLines(*drawn, 0)))
            QVERIFY(wall != UnitWall(GridCorner{1, 0}, GridCorner{1, 1}));
        QVERIFY(doorEdges(*drawn, 1).empty());
        QVERIFY(wallLines(*drawn, 1).empty());
    }

    void everyWallLiesOnOneLineOnce()
    {
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Random random(seed);
            const Board board = compileBoard(randomPlan(random));
            for (int level = 0; level < 2; ++level) {
                const auto lines = wallLines(board, level);
                QCOMPARE(unitsOf(lines), unitsOf(board, level));
                for (const WallLine& line : lines)
                    QVERIFY2(turnsEverywhere(line), qPrintable(QString::number(seed)));
            }
        }
    }
};

DELVE_TEST(TestWallLines)
#include "tst_wall_lines.moc"
