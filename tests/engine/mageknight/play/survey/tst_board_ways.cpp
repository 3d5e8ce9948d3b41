// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/core/play.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// The ways that a board keeps are those that a search finds.
class TestBoardWays : public QObject
{
    Q_OBJECT

private slots:
    void keptWaysAreThoseOfASearch_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"standard", "two-levels", "three-players"})
            QTest::newRow(name) << name;
    }

    void keptWaysAreThoseOfASearch()
    {
        QFETCH(QString, name);
        const Game game = *makeGame(sample(name.toStdString()), shippedContent());
        const GameState state = startGame(game);
        const Board& board = game.board(state);
        const BoardWays& ways = game.ways(state);
        QVERIFY(ways.areKept());
        MoveField field;
        for (SquareIndex to = 0; to < board.squareCount(); ++to) {
            field.search(board, to);
            const auto kept = ways.to(to);
            QCOMPARE(SquareIndex(kept.size()), board.squareCount());
            for (SquareIndex from = 0; from < board.squareCount(); ++from)
                QCOMPARE(kept[std::size_t(from)], field.cost(from));
            QCOMPARE(ways.to(to).data(), kept.data()); // found once
        }
    }
};

DELVE_TEST(TestBoardWays)
#include "tst_board_ways.moc"
