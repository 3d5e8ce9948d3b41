// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/board/outside.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::test;

namespace {

/// Walks over the void, square by square, from beyond all tiles.
class WalkedOutside
{
public:
    explicit WalkedOutside(const std::vector<TileArea>& areas)
    {
        for (const TileArea& area : areas)
            for (int y = 0; y < area.size.height; ++y)
                for (int x = 0; x < area.size.width; ++x)
                    m_covered.insert({area.position.x + x, area.position.y + y});
        std::vector<std::pair<int, int>> waiting{{-rim, -rim}};
        while (!waiting.empty()) {
            const auto [x, y] = waiting.back();
            waiting.pop_back();
            if (std::abs(x) > rim || std::abs(y) > rim || m_covered.contains({x, y}) ||
                !m_outside.insert({x, y}).second)
                continue;
            waiting.insert(waiting.end(), {{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}});
        }
    }

    bool contains(int x, int y) const { return m_outside.contains({x, y}); }

    static constexpr int rim = 90; ///< no tile lies there

private:
    std::set<std::pair<int, int>> m_covered, m_outside;
};

/// Tiles around a hole.
void addRing(std::vector<TileArea>& areas, int x, int y, int tiles)
{
    for (int i = 0; i < tiles; ++i) {
        areas.push_back({{0, x + 5 * i, y}, {5, 5}});
        areas.push_back({{0, x + 5 * i, y + 5 * tiles}, {5, 5}});
        areas.push_back({{0, x, y + 5 * i}, {5, 5}});
        areas.push_back({{0, x + 5 * tiles, y + 5 * i}, {5, 5}});
    }
    areas.push_back({{0, x + 5 * tiles, y + 5 * tiles}, {5, 5}});
}

std::vector<TileArea> scattered(Random& random)
{
    const auto between = [&](int least, int most) {
        return least + int(random.below(std::uint32_t(most - least + 1)));
    };
    std::vector<TileArea> areas;
    for (int rings = between(0, 3); rings > 0; --rings)
        addRing(areas, between(-80, 20), between(-80, 20), between(2, 9));
    for (int tiles = between(1, 20); tiles > 0; --tiles)
        areas.push_back({{between(0, 9) == 0, between(-80, 80), between(-80, 80)},
                         between(0, 1) ? Size{5, 3} : Size{5, 5}});
    if (between(0, 3) == 0 && areas.size() > 3) // a gap in a ring
        areas.erase(areas.begin() + between(0, 3));
    return areas;
}

} // namespace

/// MAP-14: what is outside is found without looking at the void between tiles that lie far apart.
class TestOutside : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithWalking()
    {
        Random random(7);
        int enclosed = 0;
        for (int round = 0; round < 60; ++round) {
            const std::vector<TileArea> all = scattered(random);
            std::vector<TileArea> here;
            std::ranges::copy_if(all, std::back_inserter(here),
                                 [](const TileArea& area) { return area.position.level == 0; });
            const Outside outside(all, 0);
            const WalkedOutside walked(here);
            int free = 0;
            for (int y = -WalkedOutside::rim; y <= WalkedOutside::rim; ++y)
                for (int x = -WalkedOutside::rim; x <= WalkedOutside::rim; ++x) {
                    QCOMPARE(outside.contains(x, y), walked.contains(x, y));
                    free += walked.contains(x, y);
                }
            enclosed +=
                free < (2 * WalkedOutside::rim + 1) * (2 * WalkedOutside::rim + 1) - 25 * int(here.size());
        }
        QVERIFY(enclosed > 10);
    }

    void differencesAreWhereSquaresDiffer()
    {
        Random random(8);
        for (int round = 0; round < 40; ++round) {
            const std::vector<TileArea> before = scattered(random);
            std::vector<TileArea> after = before;
            if (round % 4 == 0)
                after = scattered(random);
            else
                after[random.below(std::uint32_t(after.size()))].position.x += 1 + int(random.below(30));
            const Outside one(before, 0), other(after, 0);
            std::set<std::pair<int, int>> expected, told;
            for (int y = -128; y < 128; ++y)
                for (int x = -128; x < 128; ++x)
                    if (one.contains(x, y) != other.contains(x, y))
                        expected.insert({x & ~7, y & ~7});
            for (const TileArea& area : Outside::differences(one, other, 0))
                told.insert({area.position.x, area.position.y});
            QCOMPARE(told, expected);
        }
    }

    void theVoidCostsNothing()
    {
        // A thousand looks at a hundred tiles all over the plane; before, each went over a million squares.
        Random random(9);
        std::vector<TileArea> areas;
        for (int i = 0; i < 100; ++i)
            areas.push_back({{0, int(random.below(2000)) - 1000, int(random.below(2000)) - 1000}, {5, 5}});
        QElapsedTimer timer;
        timer.start();
        int inside = 0;
        for (int i = 0; i < 1000; ++i) {
            areas[std::size_t(i % 100)].position.x ^= 1;
            inside += !Outside(areas, 0).contains(0, 0);
        }
        QVERIFY(inside >= 0);
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    }
};

DELVE_TEST(TestOutside)
#include "tst_outside.moc"
