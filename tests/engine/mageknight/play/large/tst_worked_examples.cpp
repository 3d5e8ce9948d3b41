// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/scenario/figure_points.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Stats onBase(BaseShape base, int speed = 12)
{
    Stats stats{.speed = speed, .base = base};
    if (base == BaseShape::Peanut1x2)
        stats.speedType = SpeedType::Horseshoe;
    return stats;
}

/// The squares of the arcs of a base whose anchor lies there.
QString areaOf(AreaMask area, Square anchor)
{
    QStringList squares;
    area.forEach([&](Offset offset) {
        squares << QStringLiteral("%1,%2").arg(anchor.x + offset.dx).arg(anchor.y + offset.dy);
    });
    squares.sort();
    return squares.join(u' ');
}

FigureKind kindOn(Figure& figure, BaseShape base)
{
    figure.base = base;
    Click last;
    last.eliminated = true;
    figure.dials = {Dial{Section::Main, {}, {Click{}, last}}};
    return FigureKind(figure);
}

} // namespace

/// The examples of the rules for all figures that no other test goes through with these very numbers.
class TestWorkedExamples : public QObject
{
    Q_OBJECT

private slots:
    void BASE_03_MOUNT_02_PEA_02_theSquaresNamed()
    {
        const auto body = [](const Stats& stats, int x, int y, Direction facing) {
            Arena arena;
            const FigureId figure = arena.hero(0, x, y, facing, stats);
            arena.start();
            return arena.game.bodyOf(figure);
        };
        QCOMPARE(body(onBase(BaseShape::Mount1x3), 5, 5, E), QStringLiteral("3,5 4,5 5,5"));
        QCOMPARE(body(small(), 6, 6, N), QStringLiteral("5,4 6,4 5,5 6,5 5,6 6,6 5,7 6,7"));
        QCOMPARE(body(large(), 2, 2, N),
                 QStringLiteral("1,0 2,0 3,0 1,1 2,1 3,1 1,2 2,2 3,2 1,3 2,3 3,3 1,4 2,4 3,4"));
        QCOMPARE(body(onBase(BaseShape::Peanut1x2), 4, 4, N), QStringLiteral("4,4 4,5"));
        QCOMPARE(body(onBase(BaseShape::Peanut1x2), 4, 4, E), QStringLiteral("3,4 4,4"));
        QCOMPARE(body(onBase(BaseShape::Peanut1x2), 4, 4, S), QStringLiteral("4,3 4,4"));
        QCOMPARE(body(onBase(BaseShape::Peanut1x2), 4, 4, W), QStringLiteral("4,4 5,4"));
        for (const Direction facing : {N, E, S, W}) // TITAN-03: for every facing
            QCOMPARE(body(onBase(BaseShape::Titan2x2), 3, 3, facing), QStringLiteral("2,2 3,2 2,3 3,3"));
    }

    void BASE_09_oneSquareNorthAndTwoSouthOfTheDoor()
    {
        for (const int further : {0, 1}) {
            DrawnGame game({"+-+", "|a|", "+ +", "|b|", "+ +", "|c|", "+ +", "|d|", "+ +", "|e|", "+D+",
                            "|f|", "+ +", "|g|", "+ +", "|h|", "+ +", "|i|", "+ +", "|j|", "+-+"});
            const FigureId mount = game.hero(0, 'f', N, onBase(BaseShape::Mount1x3));
            game.doors({DoorMaterial::Iron});
            game.start();
            game.activate(mount);
            game.play(OpenDoor{DoorId(0)});
            for (int step = 0; step < 1 + 2 * further; ++step)
                game.play(Step{N});
            QCOMPARE(game.bodyOf(mount), further == 0 ? QStringLiteral("e f g") : QStringLiteral("c d e"));
            game.play(EndActivation{});
            game.play(EndTurn{});
            QCOMPARE(game.state().contains(DoorSet::Open, DoorId(0)), further == 0);
        }
    }

    void BASE_12_twoOfSixSquaresAreItsOwnBase()
    {
        Arena arena(std::vector<std::string>(15, std::string(5, '.')));
        Stats dragon = large();
        for (Stats& section : dragon.sections)
            section.range = 6;
        const FigureId hull = arena.hero(0, 2, 8, N, dragon);
        const FigureId six = arena.hero(1, 2, 2, S);
        const FigureId seven = arena.hero(1, 1, 1, S);
        arena.start();
        QCOMPARE(rangeTo(arena.game.position(), front(hull), six), 6);
        arena.game.activate(hull);
        arena.game.play(ActAs{front(hull)});
        QCOMPARE(arena.game.verdict(Shoot{six}), QStringLiteral("allowed"));
        QCOMPARE(arena.game.verdict(Shoot{seven}), QStringLiteral("RANGE-04"));
    }

    void BASE_17_threePointsForAMountAndFourForAChariot()
    {
        const auto cost = [](const Stats& stats) {
            DrawnGame game({"+-+ + + +-+", "|. a 1 b .|", "+ + + + + +", "|. . . . .|", "+ + + + + +",
                            "|. . . . .|", "+ + + + + +", "|. . . . .|", "+ + + + + +", "|. . . . .|",
                            "+-+-+-+-+-+"});
            const FigureId figure = game.hero(0, 0, S, stats);
            game.entrance(0, 'b', Side::North);
            game.start();
            game.activate(figure);
            const int before = game.speed();
            for (const Action& action : game.legal())
                if (std::holds_alternative<Enter>(action)) {
                    game.play(action);
                    break;
                }
            return before - game.speed();
        };
        QCOMPARE(cost(onBase(BaseShape::Mount1x3)), 3);
        QCOMPARE(cost(chariot()), 4);
    }

    void PEA_06_theFourFacingsAfterAStepAside()
    {
        // From (4,4) to (5,3): each facing needs its own square.
        const std::vector<std::pair<Direction, Square>> behind{
            {N, {0, 5, 4}}, {E, {0, 4, 3}}, {W, {0, 6, 3}}, {S, {0, 5, 2}}};
        for (std::size_t taken = 0; taken <= behind.size(); ++taken) {
            Arena arena;
            const FigureId figure = arena.hero(0, 4, 4, E, onBase(BaseShape::Peanut1x2, 2));
            for (std::size_t i = 0; i < taken; ++i)
                arena.hero(0, behind[i].second.x, behind[i].second.y, N);
            arena.start();
            arena.game.activate(figure);
            if (taken == behind.size()) {
                QCOMPARE(arena.game.verdict(Step{NE}), QStringLiteral("PEA-06"));
                break;
            }
            arena.game.play(Step{NE});
            for (std::size_t i = 0; i < behind.size(); ++i)
                QCOMPARE(arena.game.isListed(Turn{behind[i].first}), i >= taken);
        }
    }

    void PEA_07_turningMovesTheBody()
    {
        Arena arena;
        const FigureId figure = arena.hero(0, 4, 4, N, onBase(BaseShape::Peanut1x2));
        arena.start();
        arena.game.activate(figure);
        QCOMPARE(arena.game.bodyOf(figure), QStringLiteral("4,4 4,5"));
        arena.game.play(Turn{E});
        QCOMPARE(arena.game.bodyOf(figure), QStringLiteral("3,4 4,4"));
        QCOMPARE(arena.game.speed(), 12);
    }

    void TITAN_05_theMoveInThePictureCostsSix()
    {
        Arena arena;
        const FigureId titan = arena.hero(0, 2, 8, N, onBase(BaseShape::Titan2x2, 6));
        arena.start();
        arena.game.activate(titan);
        arena.game.play(Turn{E});
        arena.game.play(Step{E});
        arena.game.play(Turn{N});
        for (int i = 0; i < 5; ++i)
            arena.game.play(Step{N});
        arena.game.play(Turn{W});
        QCOMPARE(arena.lie(titan), QStringLiteral("3,3 W"));
        QCOMPARE(arena.game.speed(), 0);
    }

    void TITAN_08_whichCrevassesItMayHangOver()
    {
        const auto rest = [](std::vector<Square> crevasses) {
            std::vector<std::string> rows = clearArena;
            for (const Square square : crevasses)
                rows[std::size_t(square.y)][std::size_t(square.x)] = 'x';
            Arena arena(rows);
            const FigureId titan = arena.hero(0, 8, 8, N, onBase(BaseShape::Titan2x2));
            arena.start();
            return arena.restVerdict(titan, 3, 3, N);
        };
        QCOMPARE(rest({{0, 2, 2}, {0, 3, 2}}), QStringLiteral("allowed"));
        QCOMPARE(rest({{0, 2, 2}, {0, 3, 3}}), QStringLiteral("BASE-06"));
        QCOMPARE(rest({{0, 2, 2}, {0, 3, 2}, {0, 2, 3}}), QStringLiteral("BASE-06"));
    }

    void MOUNT_05_onlyEastIsLeft()
    {
        for (const bool isTaken : {false, true}) {
            std::vector<std::string> rows = clearArena;
            rows[4][8] = '#';
            Arena arena(rows);
            const FigureId mount = arena.hero(0, 7, 4, E, onBase(BaseShape::Mount1x3, 2)); // and 6,4 5,4
            arena.hero(0, 9, 3, N);
            arena.hero(0, 8, 2, N);
            if (isTaken)
                arena.hero(0, 6, 3, N);
            arena.start();
            arena.game.activate(mount);
            // Aslant past the blocked square is no way (MAP-16): it comes from the west.
            arena.game.play(Step{N});
            if (isTaken) {
                QCOMPARE(arena.game.verdict(Step{E}), QStringLiteral("MOUNT-05"));
                continue;
            }
            arena.game.play(Step{E});
            for (const Direction facing : {N, E, S, W})
                QCOMPARE(arena.game.isListed(Turn{facing}), facing == E);
            arena.game.play(Turn{E});
            QCOMPARE(arena.game.bodyOf(mount), QStringLiteral("6,3 7,3 8,3"));
        }
    }

    void CAV_04_fiftyFivePoints()
    {
        Cavalry unit(horse({.points = 31}), {.points = 24});
        unit.game.start();
        const Game& game = unit.game.game();
        QCOMPARE(game.pointsOf(unit.mount, 1) + game.pointsOf(unit.rider, 1), 55);
        QCOMPARE(int(game.player(PlayerId(0)).activations), 2); // a lone unit
        // A member of a team counts with both.
        const Content& content = shippedContent();
        const TeamMember member{ThingId("m"), ContentId("menagerie/cinderhoof-charger"), 1,
                                ContentId("menagerie/saltroad-lancer")};
        QCOMPARE(pointsOf(content, member), 25 + 24);
    }

    void INT_02_aFriendMountsInTheSameTurn()
    {
        for (const bool mountsAgain : {true, false}) {
            Cavalry unit(horse({}, Intelligence::Skittish));
            const FigureId fresh = unit.game.horseman(0, MountType::BattleHorse, 'l', N);
            unit.game.start();
            unit.game.play(Dismount{unit.mount});
            unit.game.play(StandOn{unit.game['i'], N});
            QStringList said;
            if (mountsAgain)
                said = unit.game.play(MountUp{fresh, unit.mount});
            if (unit.game.state().turn().player == PlayerId(0))
                said += unit.game.play(EndTurn{});
            QCOMPARE(said.contains("INT-02 mount-fled h1"), !mountsAgain);
            QCOMPARE(unit.stateOf(unit.mount).isInside(), mountsAgain);
        }
    }

    void PROF_05_tenPointsAndThenAnAttack()
    {
        for (const bool isTrained : {true, false}) {
            Arena arena(std::vector<std::string>(15, std::string(5, '.')));
            const FigureId mount = arena.hero(
                0, 2, 12, N,
                horse({.speed = 10}, Intelligence::Independent,
                      isTrained ? std::vector{Proficiency::MountedCharge} : std::vector<Proficiency>{}));
            arena.game.rider(mount);
            const FigureId foe = arena.hero(1, 2, 1, N);
            const FigureId near = arena.hero(1, 0, 5, E);
            arena.start();
            arena.game.activate(mount);
            for (int i = 0; i < 6; ++i)
                arena.game.play(Step{N});
            QCOMPARE(arena.game.speed(), 4); // 6 points would be the limit otherwise
            for (int i = 0; i < 4; ++i)
                arena.game.play(Step{N});
            QCOMPARE(arena.game.verdict(Attack{foe}),
                     isTrained ? QStringLiteral("allowed") : QStringLiteral("CLOSE-04"));
            Q_UNUSED(near);
        }
    }

    void MD_08_theSquaresAfterAQuarterTurn()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 2, 2, N, large());
        arena.start();
        arena.game.activate(dragon);
        arena.game.play(Drive{E});
        QCOMPARE(arena.game.bodyOf(dragon),
                 QStringLiteral("0,1 1,1 2,1 3,1 4,1 0,2 1,2 2,2 3,2 4,2 0,3 1,3 2,3 3,3 4,3"));
    }

    void MD_23_sixSkullsThoughAllSectionsAreActive()
    {
        Arena arena;
        const FigureId dragon =
            arena.hero(0, 4, 4, N, large({2, 2, 2, 2}, {.damage = 1, .clicks = 3, .skulls = {0, 1, 2}}));
        const FigureId foe = arena.hero(1, 4, 7, N, {.damage = 1});
        arena.start(1);
        arena.game.happen(FigureDamaged{front(dragon), 2, 0});
        arena.game.happen(FigureDamaged{left(dragon), 2, 0});
        arena.game.happen(FigureDamaged{right(dragon), 1, 0});
        QVERIFY(!isSpent(arena.game.position(), dragon)); // 2, 2 and 1
        arena.game.activate(foe);
        QVERIFY(arena.game.play(Attack{back(dragon)}, {4, 4}).contains("MD-23 figure-eliminated h1"));
    }

    void MD_42_theNumbersOfTheFormula()
    {
        const auto met = [](const Stats& stats, Square anchor, Square from) {
            Arena arena(std::vector<std::string>(16, std::string(10, '.')));
            const FigureId hull = arena.hero(0, anchor.x, anchor.y, N, stats);
            arena.start();
            return unsigned(sectionsMet(arena.game.position(), hull, arena.at(from.x, from.y)));
        };
        const unsigned ahead = maskOf(Section::Front);
        const unsigned right = maskOf(Section::Right);
        const Square centre{0, 4, 9};
        QCOMPARE(met(large(), centre, {0, 4 + 3, 9 - 6}), ahead);
        QCOMPARE(met(large(), centre, {0, 4 + 4, 9 - 5}), right);
        QCOMPARE(met(large(), centre, {0, 4 + 3, 9 - 5}), ahead | right);
        // The middle of a small base lies on a corner: 1.5 aside and 2.5 ahead.
        QCOMPARE(met(small(), centre, {0, 4 + 1, 9 - 3}), right);
        QCOMPARE(met(small(), centre, {0, 4 + 0, 9 - 3}), ahead);
    }

    void FARC_07_southEastAndSouthOfASuperiorFigure()
    {
        for (const auto& [x, isAnswered] : {std::pair(6, true), {5, false}}) {
            Arena arena;
            const FigureId superior = arena.hero(0, 5, 5, N, {.defense = 15, .frontArc = 270});
            const FigureId foe = arena.hero(1, x, 6, x == 6 ? NW : N, {.attack = 9, .damage = 1});
            arena.start(1);
            arena.game.activate(foe);
            // 9 and 5 with 1 for the rear arc make 15.
            const QStringList said =
                arena.game.play(Attack{superior}, isAnswered ? std::vector{2, 3, 1, 2} : std::vector{2, 3});
            QVERIFY(said.contains("CMB-06 blow-struck attack h2 h1 true"));
            QCOMPARE(!said.filter("counterattack h1 h2").isEmpty(), isAnswered);
        }
    }

    void FARC_18_aPeanutFacingEastAndATitanFacingSouth()
    {
        Figure one, two;
        const FigureKind peanut = kindOn(one, BaseShape::Peanut1x2);
        const FigureKind titan = kindOn(two, BaseShape::Titan2x2);
        QCOMPARE(areaOf(peanut.frontArea(E, ArcSide::Left), {0, 4, 4}), QStringLiteral("5,3 5,4 5,5"));
        QCOMPARE(areaOf(peanut.rearArea(E), {0, 4, 4}), QStringLiteral("2,3 2,4 2,5"));
        QCOMPARE(areaOf(titan.frontArea(S, ArcSide::Left), {0, 3, 3}), QStringLiteral("1,4 2,4 3,4 4,4"));
        QVERIFY(areaOf(titan.frontArea(N, ArcSide::Left), {0, 3, 3}) != QStringLiteral("1,4 2,4 3,4 4,4"));
    }

    void EXPL_02_twoSquaresAwayAndThree()
    {
        Arena arena;
        const FigureId shooter =
            arena.hero(0, 5, 9, N, {.attack = 12, .range = 8, .clicks = 5, .explosive = true});
        const FigureId target = arena.hero(1, 5, 5, N);
        arena.hero(1, 7, 3, N);
        arena.hero(1, 8, 5, N);
        arena.start();
        arena.game.activate(shooter);
        const QStringList said = arena.game.play(Shoot{target}, {3, 4});
        QVERIFY(said.contains("EXPL-01 figure-damaged h3 1 0"));
        QVERIFY(said.filter("figure-damaged h4").isEmpty());
    }
};

DELVE_TEST(TestWorkedExamples)
#include "tst_worked_examples.moc"
