// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/region.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;

class TestRegion : public QObject
{
    Q_OBJECT

private slots:
    void oneSquareIsOneOutlineInsideIt();
    void squaresThatTouchAtACornerStayApart();
    void aHoleIsAnOutlineOfItsOwn();
    void theBorderOfTheFaceIsReached();
    void insetsKeepTheNumberOfPoints();
};

namespace {

/// The squares marked in a drawing.
SquareSet marked(const std::vector<std::string>& rows)
{
    return [rows](LocalSquare s) { return rows[std::size_t(s.y)][std::size_t(s.x)] == '#'; };
}

constexpr Size size{5, 5};

} // namespace

void TestRegion::oneSquareIsOneOutlineInsideIt()
{
    const auto found = outlines(size, marked({".....", ".....", "..#..", ".....", "....."}),
                                Shore{0.1, 0.05, 0, 4}, Noise(1));
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].size(), 16);
    QVERIFY(QRectF(2, 2, 1, 1).contains(found[0].boundingRect()));
    QVERIFY(found[0].containsPoint({2.5, 2.5}, Qt::OddEvenFill));
}

void TestRegion::squaresThatTouchAtACornerStayApart()
{
    const auto found =
        outlines(size, marked({".....", ".#...", "..#..", ".....", "....."}), Shore{0.1, 0, 0, 4}, Noise(1));
    QCOMPARE(found.size(), std::size_t(2));
}

void TestRegion::aHoleIsAnOutlineOfItsOwn()
{
    const auto found =
        outlines(size, marked({".....", ".###.", ".#.#.", ".###.", "....."}), Shore{0.1, 0, 0, 4}, Noise(1));
    QCOMPARE(found.size(), std::size_t(2));
    const QPainterPath path = allOf(found, false);
    QVERIFY(path.contains(QPointF(1.5, 1.5)));
    QVERIFY(!path.contains(QPointF(2.5, 2.5)));
}

void TestRegion::theBorderOfTheFaceIsReached()
{
    const auto found = outlines(size, marked({"#....", ".....", ".....", ".....", "....."}),
                                Shore{0.1, 0.05, 0, 4}, Noise(1));
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].boundingRect().topLeft(), QPointF(0, 0));
    QVERIFY(found[0].boundingRect().right() < 1);
}

void TestRegion::insetsKeepTheNumberOfPoints()
{
    const auto squares = marked({"##...", ".##..", "..###", ".....", "#...."});
    const auto outer = outlines(size, squares, Shore{0.02, 0.03, 0, 5}, Noise(7));
    const auto inner = outlines(size, squares, Shore{0.2, 0.03, 0.1, 5}, Noise(7));
    QCOMPARE(outer.size(), inner.size());
    for (std::size_t i = 0; i < outer.size(); ++i)
        QCOMPARE(outer[i].size(), inner[i].size());
}

DELVE_TEST(TestRegion)
#include "tst_region.moc"
