// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figure_kind.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Figure figureOf(BaseShape base)
{
    Figure figure;
    figure.base = base;
    figure.dials.emplace_back().clicks.emplace_back().eliminated = true;
    return figure;
}

/// The squares that a base covers, as "x,y" from its anchor.
QString footprint(BaseShape base, Direction facing)
{
    const Figure figure = figureOf(base);
    const FigureKind kind(figure);
    QStringList squares;
    for (const Offset offset : kind.footprint(facing))
        squares << QStringLiteral("%1,%2").arg(offset.dx).arg(offset.dy);
    return squares.join(u' ');
}

} // namespace

/// Arcs, footprints and dials of all bases.
class TestFigureKind : public QObject
{
    Q_OBJECT

private slots:
    void BASE_01_theBaseFitsTheDials()
    {
        DrawnGame game(lane);
        game.hero(0, 'a');
        game.start();
        GameParts parts = game.game().parts();
        QVERIFY(Game::make(parts).has_value());
        const Figure small = *parts.figures.front().kind;
        Figure titan = small;
        titan.base = BaseShape::Titan2x2;
        parts.figures.front().kind = &titan;
        QVERIFY(Game::make(parts).has_value());
        Figure chariot = small;
        chariot.base = BaseShape::SmallMulti2x4;
        Figure twofold = small;
        twofold.dials.push_back(twofold.dials.front());
        for (const Figure* kind : {&chariot, &twofold}) {
            parts.figures.front().kind = kind;
            QVERIFY(!Game::make(parts).has_value());
        }
    }

    void DIAL_11_theDialEndsAtItsSkulls()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', N, {.clicks = 5});
        game.start();
        const FigureKind& kind = game.game().kind(hero);
        QCOMPARE(kind.lastClick(), 5);
        QVERIFY(kind.figure().dials.front().clicks[5].eliminated);
        game.happen(FigureDamaged{hero, 4, 0});
        QCOMPARE(int(game.state().figure(hero).clicks[0]), 4);
        game.happen(FigureDamaged{hero, 99, 0}); // breaks: there is nothing behind the skulls
        QCOMPARE(int(game.state().figure(hero).clicks[0]), 5);
    }

    void FARC_03_oneMoreSquareOnTheSideThatItFavours()
    {
        const auto frontArc = [](ArcSide side) {
            Figure figure = figureOf(BaseShape::Round1x1);
            figure.frontArc = 135;
            return int(FigureKind(figure).frontArc(N, side));
        };
        const int standard = maskOf(NW) | maskOf(N) | maskOf(NE);
        QCOMPARE(frontArc(ArcSide::Left), standard | maskOf(W));
        QCOMPARE(frontArc(ArcSide::Right), standard | maskOf(E));
    }

    void BASE_02_BASE_03_BASE_04_theBaseTurnsWithTheFacing()
    {
        QCOMPARE(footprint(BaseShape::Peanut1x2, N), QStringLiteral("0,0 0,1"));
        QCOMPARE(footprint(BaseShape::Peanut1x2, E), QStringLiteral("0,0 -1,0"));
        QCOMPARE(footprint(BaseShape::Peanut1x2, S), QStringLiteral("0,0 0,-1"));
        QCOMPARE(footprint(BaseShape::Peanut1x2, W), QStringLiteral("0,0 1,0"));
        for (const Direction facing : allDirections)
            QCOMPARE(footprint(BaseShape::Round1x1, facing), QStringLiteral("0,0"));
    }
};

DELVE_TEST(TestFigureKind)
#include "tst_figure_kind.moc"
