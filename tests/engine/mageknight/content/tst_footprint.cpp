// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/footprint.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::mageknight;

namespace {

using Places = std::set<std::pair<int, int>>;

constexpr std::array allBases{BaseShape::Round1x1, BaseShape::Peanut1x2,     BaseShape::Titan2x2,
                              BaseShape::Mount1x3, BaseShape::SmallMulti2x4, BaseShape::LargeMulti3x5};

Places placesOf(std::span<const Offset> offsets, Offset anchor = {})
{
    Places places;
    for (const Offset offset : offsets)
        places.insert({anchor.dx + offset.dx, anchor.dy + offset.dy});
    return places;
}

Places block(int left, int right, int top, int bottom)
{
    Places places;
    for (int x = left; x <= right; ++x)
        for (int y = top; y <= bottom; ++y)
            places.insert({x, y});
    return places;
}

Places frontArc(BaseShape base, Direction facing, int degrees, ArcSide side = ArcSide::None, Offset at = {})
{
    Places places;
    for (const RingSquare& square : ringOf(base, facing))
        if (isInFrontArc(base, degrees, side, square.colour))
            places.insert({at.dx + square.offset.dx, at.dy + square.offset.dy});
    return places;
}

Places rearArc(BaseShape base, Direction facing, Offset at = {})
{
    Places places;
    for (const RingSquare& square : ringOf(base, facing))
        if (isInRearArc(square.colour))
            places.insert({at.dx + square.offset.dx, at.dy + square.offset.dy});
    return places;
}

int sectionSquares(BaseShape base, Section section)
{
    return int(std::ranges::count_if(ringOf(base, Direction::North), [&](const RingSquare& square) {
        return (square.sections & maskOf(section)) != 0;
    }));
}

/// The ring as rows of letters, like the diagrams of the rules.
QStringList drawnColours(BaseShape base)
{
    constexpr std::string_view letters = "YWBGSRP";
    const Places own = placesOf(squaresOf(base, Direction::North));
    QStringList rows;
    for (int y = own.begin()->second - 1; y <= own.rbegin()->second + 1; ++y) {
        QString row;
        for (int x = own.begin()->first - 1; x <= own.rbegin()->first + 1; ++x) {
            char sign = own.contains({x, y}) ? 'o' : '?';
            for (const RingSquare& square : ringOf(base, Direction::North))
                if (square.offset == Offset{x, y})
                    sign = letters[std::size_t(square.colour)];
            row += QLatin1Char(sign);
        }
        rows << row;
    }
    return rows;
}

} // namespace

class TestFootprint : public QObject
{
    Q_OBJECT

private slots:
    void BASE_02_offsetsTurnClockwiseAroundTheAnchor()
    {
        // A square anchor stays its own square; around a corner the square south-east of it goes round.
        QCOMPARE(squaresOf(BaseShape::LargeMulti3x5, Direction::North)[0], (Offset{-1, -2}));
        QCOMPARE(squaresOf(BaseShape::LargeMulti3x5, Direction::East)[0], (Offset{2, -1}));
        QCOMPARE(squaresOf(BaseShape::LargeMulti3x5, Direction::South)[0], (Offset{1, 2}));
        QCOMPARE(squaresOf(BaseShape::LargeMulti3x5, Direction::West)[0], (Offset{-2, 1}));
        QCOMPARE(squaresOf(BaseShape::SmallMulti2x4, Direction::North)[0], (Offset{-1, -2}));
        QCOMPARE(squaresOf(BaseShape::SmallMulti2x4, Direction::East)[0], (Offset{1, -1}));
        QCOMPARE(squaresOf(BaseShape::SmallMulti2x4, Direction::South)[0], (Offset{0, 1}));
        QCOMPARE(squaresOf(BaseShape::SmallMulti2x4, Direction::West)[0], (Offset{-2, 0}));
    }

    void BASE_03_footprintsByFacing()
    {
        using enum Direction;
        const auto of = [](BaseShape base, Direction facing) { return placesOf(squaresOf(base, facing)); };
        QCOMPARE(of(BaseShape::Round1x1, NorthEast), (Places{{0, 0}}));
        QCOMPARE(of(BaseShape::Peanut1x2, East), (Places{{0, 0}, {-1, 0}}));
        QCOMPARE(of(BaseShape::Peanut1x2, South), (Places{{0, 0}, {0, -1}}));
        QCOMPARE(of(BaseShape::Mount1x3, North), (Places{{0, 0}, {0, 1}, {0, 2}}));
        QCOMPARE(of(BaseShape::Mount1x3, West), (Places{{0, 0}, {1, 0}, {2, 0}}));
        for (const Direction facing : {North, East, South, West})
            QCOMPARE(of(BaseShape::Titan2x2, facing), block(-1, 0, -1, 0)); // TITAN-03
        QCOMPARE(of(BaseShape::SmallMulti2x4, South), block(-1, 0, -2, 1));
        QCOMPARE(of(BaseShape::SmallMulti2x4, West), block(-2, 1, -1, 0));
        QCOMPARE(of(BaseShape::LargeMulti3x5, North), block(-1, 1, -2, 2));
        QCOMPARE(of(BaseShape::LargeMulti3x5, East), block(-2, 2, -1, 1));
        // The examples of the rule; breaks: the other facing covers other squares.
        QCOMPARE(placesOf(squaresOf(BaseShape::Mount1x3, East), {5, 5}), (Places{{5, 5}, {4, 5}, {3, 5}}));
        QCOMPARE(placesOf(squaresOf(BaseShape::SmallMulti2x4, North), {6, 6}), block(5, 6, 4, 7));
        QVERIFY(placesOf(squaresOf(BaseShape::SmallMulti2x4, East), {6, 6}) != block(5, 6, 4, 7));
    }

    void BASE_03_theBoxIsWhatTheSquaresCover()
    {
        for (const BaseShape base : allBases)
            for (const Direction facing : allDirections) {
                const auto [corner, size] = boxOf(base, facing);
                QCOMPARE(placesOf(squaresOf(base, facing)), block(corner.dx, corner.dx + size.width - 1,
                                                                  corner.dy, corner.dy + size.height - 1));
            }
    }

    void BASE_04_onlyOneSquareFacesDiagonally()
    {
        for (const BaseShape base : allBases) {
            QVERIFY(mayFace(base, Direction::West));
            QCOMPARE(mayFace(base, Direction::SouthWest), base == BaseShape::Round1x1);
        }
    }

    void BASE_06_crevassesUnderOneRow()
    {
        // Titan: bits 0 and 1 are its front row, 2 and 3 its rear row.
        for (const std::uint32_t pair : {0b0011u, 0b1100u, 0b0101u, 0b1010u, 0b0001u})
            QVERIFY(isOverhang(BaseShape::Titan2x2, pair));
        for (const std::uint32_t more : {0b1001u, 0b0110u, 0b0111u, 0b1111u})
            QVERIFY(!isOverhang(BaseShape::Titan2x2, more));
        QVERIFY(isOverhang(BaseShape::LargeMulti3x5, 0b111u << 6)); // its middle row
        QVERIFY(!isOverhang(BaseShape::LargeMulti3x5, 0b001001u));  // a column
        QVERIFY(isOverhang(BaseShape::SmallMulti2x4, 0b11u << 2));  // its second row
        QVERIFY(!isOverhang(BaseShape::SmallMulti2x4, 0b0110u));    // parts of two rows
        QVERIFY(isOverhang(BaseShape::Mount1x3, 0));
    }

    void PEA_08_neverOverACrevasse()
    {
        QVERIFY(isOverhang(BaseShape::Peanut1x2, 0));
        QVERIFY(!isOverhang(BaseShape::Peanut1x2, 0b10));
    }

    void MOUNT_11_neverOverACrevasse()
    {
        QVERIFY(isOverhang(BaseShape::Mount1x3, 0));
        QVERIFY(!isOverhang(BaseShape::Mount1x3, 0b100));
    }

    void BASE_12_measuringSquares()
    {
        QCOMPARE(placesOf(measuringSquaresOf(BaseShape::Peanut1x2, Direction::East)), (Places{{0, 0}}));
        QCOMPARE(placesOf(measuringSquaresOf(BaseShape::Mount1x3, Direction::East)), (Places{{-1, 0}}));
        QCOMPARE(placesOf(measuringSquaresOf(BaseShape::LargeMulti3x5, Direction::East)), (Places{{0, 0}}));
        for (const BaseShape base : {BaseShape::Titan2x2, BaseShape::SmallMulti2x4})
            for (const Direction facing : {Direction::North, Direction::East})
                QCOMPARE(placesOf(measuringSquaresOf(base, facing)), block(-1, 0, -1, 0));
    }

    void BASE_21_peanutsFitLargeSquares()
    {
        QCOMPARE(baseOn(BaseShape::Peanut1x2, true), BaseShape::Round1x1);
        QCOMPARE(baseOn(BaseShape::Peanut1x2, false), BaseShape::Peanut1x2);
        QCOMPARE(baseOn(BaseShape::Mount1x3, true), BaseShape::Mount1x3); // breaks: no other base
    }

    void FARC_02_colours_data()
    {
        QTest::addColumn<int>("base");
        QTest::addColumn<QStringList>("rows");
        const auto add = [](const char* name, BaseShape base, const QStringList& rows) {
            QTest::newRow(name) << int(base) << rows;
        };
        add("FARC-08", BaseShape::Round1x1, {"WYW", "BoG", "RPR"});
        add("FARC-10", BaseShape::Peanut1x2, {"WYW", "BoG", "SoS", "RPR"});
        add("FARC-11", BaseShape::Titan2x2, {"WYYW", "BooG", "SooS", "RPPR"});
        add("FARC-12", BaseShape::Mount1x3, {"WYW", "BoG", "BoG", "SoS", "RPR"});
        add("FARC-13", BaseShape::LargeMulti3x5,
            {"WYYYW", "BoooG", "BoooG", "BoooG", "SoooS", "SoooS", "RPPPR"});
        add("FARC-14", BaseShape::SmallMulti2x4, {"WYYW", "BooG", "BooG", "SooS", "SooS", "RPPR"});
    }

    void FARC_02_colours()
    {
        QFETCH(int, base);
        QFETCH(QStringList, rows);
        QCOMPARE(drawnColours(BaseShape(base)), rows);
    }

    void FARC_20_numbersOfSquares_data()
    {
        QTest::addColumn<int>("base");
        QTest::addColumn<QList<int>>("numbers");
        const auto add = [](const char* name, BaseShape base, const QList<int>& numbers) {
            QTest::newRow(name) << int(base) << numbers;
        };
        add("1x1", BaseShape::Round1x1, {8, 3, 4, 5, 7, 8, 3, 2});
        add("peanut", BaseShape::Peanut1x2, {10, 3, 4, 5, 7, 10, 3, 0});
        add("titan", BaseShape::Titan2x2, {12, 4, 5, 6, 10, 12, 4, 2});
        add("mount", BaseShape::Mount1x3, {12, 3, 5, 7, 11, 12, 3, 2});
        add("large", BaseShape::LargeMulti3x5, {20, 5, 8, 11, 17, 20, 5, 2});
        add("small", BaseShape::SmallMulti2x4, {16, 4, 6, 8, 12, 16, 4, 0});
    }

    void FARC_20_numbersOfSquares()
    {
        QFETCH(int, base);
        QFETCH(QList<int>, numbers);
        const BaseShape shape = BaseShape(base);
        for (const Direction facing : allDirections) {
            if (!mayFace(shape, facing))
                continue;
            QList<int> counted{int(ringOf(shape, facing).size())};
            for (const int degrees : {90, 135, 180, 270, 360})
                counted << int(frontArc(shape, facing, degrees).size());
            const Places rear = rearArc(shape, facing);
            const Places front = frontArc(shape, facing, 270);
            counted << int(rear.size())
                    << int(std::ranges::count_if(rear, [&](auto place) { return front.contains(place); }));
            QCOMPARE(counted, numbers);
        }
    }

    void FARC_03_oneSideIsFavoured()
    {
        const auto arc = [](ArcSide side) {
            return frontArc(BaseShape::Round1x1, Direction::North, 135, side);
        };
        QVERIFY(arc(ArcSide::Left).contains({-1, 0}));
        QVERIFY(!arc(ArcSide::Left).contains({1, 0}));
        QVERIFY(arc(ArcSide::Right).contains({1, 0}));
        QCOMPARE(arc(ArcSide::None), arc(ArcSide::Left)); // the default
    }

    void FARC_09_diagonalFacing()
    {
        const auto arc = [](int degrees) {
            return frontArc(BaseShape::Round1x1, Direction::NorthEast, degrees);
        };
        QCOMPARE(arc(90), (Places{{0, -1}, {1, -1}, {1, 0}}));
        QCOMPARE(arc(180), (Places{{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}}));
        QVERIFY(!arc(270).contains({-1, 1}));
        QCOMPARE(arc(270).size(), std::size_t(7));
        QCOMPARE(rearArc(BaseShape::Round1x1, Direction::NorthEast), (Places{{-1, 0}, {-1, 1}, {0, 1}}));
    }

    void FARC_16_sectionsOfTheLargeBase()
    {
        const BaseShape large = BaseShape::LargeMulti3x5;
        QCOMPARE(sectionSquares(large, Section::Front), 5);
        QCOMPARE(sectionSquares(large, Section::Back), 5);
        QCOMPARE(sectionSquares(large, Section::Left), 7);
        QCOMPARE(sectionSquares(large, Section::Right), 7);
        const SectionMask corner = SectionMask(maskOf(Section::Front) | maskOf(Section::Left));
        QCOMPARE(ringOf(large, Direction::North)[0].sections, corner);
    }

    void FARC_17_sectionsOfTheSmallBase()
    {
        const BaseShape small = BaseShape::SmallMulti2x4;
        QCOMPARE(sectionSquares(small, Section::Front), 4);
        QCOMPARE(sectionSquares(small, Section::Back), 4);
        QCOMPARE(sectionSquares(small, Section::Left), 6);
        const auto front = maskOf(Section::Front);
        QCOMPARE(std::ranges::count_if(ringOf(small, Direction::East),
                                       [&](const RingSquare& square) { return square.sections != front; }),
                 14); // the arc of a passenger
    }

    void FARC_18_arcsTurnWithTheBase()
    {
        QCOMPARE(frontArc(BaseShape::Peanut1x2, Direction::East, 90, ArcSide::None, {4, 4}),
                 (Places{{5, 3}, {5, 4}, {5, 5}}));
        QCOMPARE(rearArc(BaseShape::Peanut1x2, Direction::East, {4, 4}), (Places{{2, 3}, {2, 4}, {2, 5}}));
        QCOMPARE(frontArc(BaseShape::Titan2x2, Direction::South, 90, ArcSide::None, {3, 3}),
                 (Places{{1, 4}, {2, 4}, {3, 4}, {4, 4}}));
        // Left and right turn along: facing south the left side lies in the east.
        QVERIFY(frontArc(BaseShape::Titan2x2, Direction::South, 135, ArcSide::Left, {3, 3}).contains({4, 3}));
    }
};

DELVE_TEST(TestFootprint)
#include "tst_footprint.moc"
