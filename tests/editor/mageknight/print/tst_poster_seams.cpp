// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/poster_seams.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <random>

using namespace delve::mageknight;

namespace {

/// Every way to divide so many squares, whatever the room of a page.
std::vector<std::vector<double>> allDivisions(int squares)
{
    std::vector<std::vector<double>> all;
    for (unsigned lines = 0; lines < 1u << (squares - 1); ++lines) {
        std::vector<double> seams{0};
        for (int at = 1; at < squares; ++at)
            if (lines & (1u << (at - 1)))
                seams.push_back(at);
        seams.push_back(squares);
        all.push_back(std::move(seams));
    }
    return all;
}

bool isPossible(const std::vector<double>& seams, double room, const PosterStrips& strips)
{
    for (std::size_t i = 0; i + 1 < seams.size(); ++i)
        if (seams[i + 1] - seams[i] + strips.before(i > 0) + strips.after(i + 2 < seams.size()) > room + 1e-9)
            return false;
    return true;
}

/// The fewest tiles cut, and then the fewest pages, that any division on the grid has.
std::pair<int, int> bestOfAll(const SeamTask& task)
{
    std::pair<int, int> fewest(1000, 1000);
    for (const auto& columns : allDivisions(task.squares.width())) {
        if (!isPossible(columns, task.room.width(), task.strips))
            continue;
        for (const auto& rows : allDivisions(task.squares.height()))
            if (isPossible(rows, task.room.height(), task.strips)) {
                const PosterSeams judged = judgedSeams(task, columns, rows);
                fewest = std::min(fewest, {judged.tilesCut, int(judged.pages.size())});
            }
    }
    return fewest;
}

/// Tiles that do not lie on each other, in a box of at most nine squares a side.
SeamTask randomTask(std::mt19937& random)
{
    SeamTask task;
    QRect all;
    for (int tries = 0; tries < 40 && task.tiles.size() < 7; ++tries) {
        const bool isChamber = random() % 3 == 0;
        const QSize size = isChamber ? QSize(4, 4) : random() % 2 == 0 ? QSize(1, 3) : QSize(3, 2);
        const QRect tile(QPoint(int(random() % 6), int(random() % 6)), size);
        if (std::ranges::none_of(task.tiles, [&](const QRect& there) { return there.intersects(tile); })) {
            task.tiles.push_back(tile);
            all |= tile;
        }
    }
    for (QRect& tile : task.tiles)
        tile.translate(-all.topLeft());
    task.squares = all.size();
    task.strips = {0.1, 0.12, 0.09};
    task.room = QSizeF(3 + double(random() % 40) / 10, 3 + double(random() % 40) / 10);
    return task;
}

} // namespace

class TestPosterSeams : public QObject
{
    Q_OBJECT

private slots:
    void theSearchFindsWhatTryingAllFinds()
    {
        std::mt19937 random(7);
        int compared = 0;
        for (int i = 0; i < 40; ++i) {
            const SeamTask task = randomTask(random);
            const PosterSeams found = bestSeams(task);
            const bool isOnGrid =
                std::ranges::all_of(found.columns, [](double at) { return at == std::floor(at); }) &&
                std::ranges::all_of(found.rows, [](double at) { return at == std::floor(at); });
            if (!isOnGrid)
                continue; // fewer pages than on the grid
            const auto [cut, pages] = bestOfAll(task);
            QCOMPARE(found.tilesCut, cut);
            QCOMPARE(int(found.pages.size()), pages);
            ++compared;
        }
        QVERIFY2(compared > 25, qPrintable(QString::number(compared)));
    }

    /// Two pages would cut the tile in the middle; three cut none.
    void aPageMoreIsBetterThanATileCut()
    {
        const SeamTask task{{9, 1}, {{0, 0, 3, 1}, {3, 0, 3, 1}, {6, 0, 3, 1}}, {5.4, 5.4}, {0.1, 0.1, 0.1}};
        const PosterSeams seams = bestSeams(task);
        QCOMPARE(seams.tilesCut, 0);
        QCOMPARE(seams.columns, (std::vector<double>{0, 3, 6, 9}));
        QCOMPARE(judgedSeams(task, {0, 5, 9}, {0, 1}).tilesCut, 1);
    }

    /// The overlap takes room from the page and must not change what can be had: less of it never cuts more.
    void lessOverlapNeverCutsMore()
    {
        std::mt19937 random(11);
        for (int i = 0; i < 60; ++i) {
            SeamTask task = randomTask(random);
            task.strips = {0.1, 0.12, 0.09};
            const int withOverlap = bestSeams(task).tilesCut;
            task.strips = {0, 0, 0.09};
            QVERIFY(bestSeams(task).tilesCut <= withOverlap);
        }
    }

    void aTileThatTwoSeamsCutCountsOnce()
    {
        const SeamTask task{{4, 4}, {{0, 0, 4, 4}}, {3, 3}, {0, 0, 0}};
        QCOMPARE(judgedSeams(task, {0, 2, 4}, {0, 2, 4}).tilesCut, 1);
        QCOMPARE(judgedSeams(task, {0, 4}, {0, 4}).tilesCut, 0);
    }

    void emptyPagesAreNotPrinted()
    {
        // Two tiles in opposite corners of four pages.
        const SeamTask task{{10, 10}, {{0, 0, 5, 5}, {5, 5, 5, 5}}, {5.5, 5.5}, {0.1, 0.1, 0.1}};
        QCOMPARE(bestSeams(task).pages, (std::vector<QPoint>{{0, 0}, {1, 1}}));
    }

    void seamsShiftSoThatNoPageShowsOneSquare()
    {
        // Six squares in a row on pages of five: three and three.
        const SeamTask task{{6, 1}, {{0, 0, 3, 1}, {3, 0, 3, 1}}, {5.4, 5.4}, {0.1, 0.1, 0.1}};
        const PosterSeams seams = bestSeams(task);
        QCOMPARE(seams.columns, (std::vector<double>{0, 3, 6}));
        QCOMPARE(seams.tilesCut, 0);
        QCOMPARE(seams.poorPages, 0);
    }

    void everyPageHasRoomForStripsAndMarks()
    {
        const PosterStrips strips{0.1, 0.2, 0.15};
        for (int squares = 1; squares < 60; ++squares)
            for (double room = 1.41; room < 9; room += 0.37) {
                SeamTask task{{squares, 1}, {}, {room, 9}, strips};
                for (int x = 0; x < squares; ++x)
                    task.tiles.emplace_back(x, 0, 1, 1);
                const std::vector<double> seams = bestSeams(task).columns;
                QCOMPARE(seams.front(), 0.0);
                QCOMPARE(seams.back(), double(squares));
                QVERIFY(std::ranges::is_sorted(seams));
                QVERIFY(isPossible(seams, room + 1e-6, strips));
            }
    }

    void offTheGridOnlyWhereThatIsCheaper()
    {
        // On the grid three pages are needed: 4 and 4 squares at most, and 9 in all. Off it two would do, but
        // each of them would cut a square.
        SeamTask task{{9, 1}, {}, {4.9, 9}, {0.1, 0.2, 0}};
        for (int x = 0; x < 9; ++x)
            task.tiles.emplace_back(x, 0, 1, 1);
        QCOMPARE(bestSeams(task).columns.size(), std::size_t(4));
        QCOMPARE(bestSeams(task).tilesCut, 0);
        // A page that holds no square: there is no other way.
        task = {{2, 1}, {{0, 0, 1, 1}, {1, 0, 1, 1}}, {0.9, 9}, {0.1, 0.1, 0.1}};
        const PosterSeams seams = bestSeams(task);
        QVERIFY(seams.columns.size() > 3);
        QVERIFY(isPossible(seams.columns, 0.9 + 1e-6, task.strips));
    }

    void aHugeLevelIsDividedQuickly()
    {
        SeamTask task{{500, 500}, {}, {5.3, 7.4}, {0.1, 0.1, 0.1}};
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 100; ++x)
                task.tiles.emplace_back(5 * x, 5 * y, 5, 5);
        const PosterSeams seams = bestSeams(task);
        QCOMPARE(seams.pages.size(), std::size_t(100 * 100)); // seven rows a page would cut half the tiles
        QCOMPARE(seams.tilesCut, 0);
        QCOMPARE(seams.columns.size(), std::size_t(101));
    }
};

DELVE_TEST(TestPosterSeams)
#include "tst_poster_seams.moc"
