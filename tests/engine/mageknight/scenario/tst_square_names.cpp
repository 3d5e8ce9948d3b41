// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/square_names.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;

/// What squares are called.
class TestSquareNames : public QObject
{
    Q_OBJECT

    static Scenario scenarioWith(std::vector<Square> corners)
    {
        Scenario scenario;
        for (const Square corner : corners)
            scenario.tiles.emplace_back().position = corner;
        return scenario;
    }

private slots:
    void theNorthWestCornerOfAllTilesIsA1()
    {
        const SquareNames names(scenarioWith({{0, 3, -7}, {0, -2, 4}}));
        QCOMPARE(names.name({0, -2, -7}), std::string("A1")); // of the box; no tile need lie there
        QCOMPARE(names.name({0, 0, -4}), std::string("C4"));
        QCOMPARE(names.column(23), std::string("Z"));
        QCOMPARE(names.column(24), std::string("AA"));
        QCOMPARE(names.column(24 + 26 * 26), std::string("AAA"));
        QCOMPARE(names.row(12), std::string("20"));
    }

    void withSeveralLevelsTheirNumberComesFirst()
    {
        const SquareNames names(scenarioWith({{0, 0, 0}, {1, -5, 0}}));
        QCOMPARE(names.name({0, 0, 0}), std::string("1:F1")); // one box for all levels
        QCOMPARE(names.name({1, -3, 3}), std::string("2:C4"));
        const SquareNames one(scenarioWith({{0, 0, 0}}));
        QCOMPARE(one.name({0, 2, 3}), std::string("C4"));
        QCOMPARE(one.name({1, 2, 3}), std::string("2:C4")); // a piece held over a level that is empty so far
    }

    void outsideOfTheBoxColumnsAndRowsCountBack()
    {
        const SquareNames names(scenarioWith({{0, 10, 10}}));
        QCOMPARE(names.name({0, 9, 12}), std::string("-A3"));
        QCOMPARE(names.name({0, 8, 12}), std::string("-B3"));
        QCOMPARE(names.name({0, 12, 9}), std::string("C-1"));
        QCOMPARE(names.name({0, 9, 8}), std::string("-A-2"));
        QCOMPARE(names.name({0, 10 - 27, 10}), std::string("-AA1"));
    }

    void whereNothingLiesA1IsTheOrigin()
    {
        QCOMPARE(SquareNames(Scenario{}).name({0, 0, 0}), std::string("A1"));
        QCOMPARE(SquareNames().name({0, 1, -1}), std::string("B-1"));
    }

    void namesFollowTheTiles()
    {
        Scenario scenario = scenarioWith({{0, 0, 0}});
        QCOMPARE(SquareNames(scenario).name({0, 2, 2}), std::string("C3"));
        scenario.tiles.emplace_back().position = {0, -5, 0};
        QCOMPARE(SquareNames(scenario).name({0, 2, 2}), std::string("H3"));
    }

    void everyNameLeadsBackToItsSquare()
    {
        for (const SquareNames& names : {SquareNames(scenarioWith({{0, -20, 7}})),
                                         SquareNames(scenarioWith({{0, 0, 0}, {2, 4, 4}})), SquareNames()})
            for (int level = 0; level < 3; ++level)
                for (int y = -60; y <= 60; y += 7)
                    for (int x = -800; x <= 800; x += 13) {
                        const Square square{level, x, y};
                        const std::string name = names.name(square);
                        QCOMPARE(names.squareNamed(name, 0), std::optional(square));
                    }
    }

    void otherTextsAreNoSquares()
    {
        const SquareNames names(scenarioWith({{0, 0, 0}, {1, 0, 0}}));
        QCOMPARE(names.squareNamed("c4", 1), std::optional(Square{1, 2, 3})); // the level that is looked at
        QCOMPARE(names.squareNamed("1:c4", 1), std::optional(Square{0, 2, 3}));
        for (const char* text : {"", "C", "4", "4C", "C0", "C 4", "C4x", ":C4", "0:C4", "x:C4", "1:", "--A1",
                                 "A--1", "Ä1", "AAAAAAAAAAAA1", "A99999999999", "A1002", "-A-1001"})
            QVERIFY2(!names.squareNamed(text, 0), text);
    }
};

DELVE_TEST(TestSquareNames)
#include "tst_square_names.moc"
