// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/values.h"
#include "tests/engine/mageknight/play/large/large_bases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Stats titan(int speed = 8)
{
    return {.speed = speed, .base = BaseShape::Titan2x2};
}

} // namespace

/// Titans: two rows of two squares.
class TestTitans : public QObject
{
    Q_OBJECT

private slots:
    void TITAN_03_TITAN_04_itLiesAroundACorner()
    {
        for (const Direction facing : {N, E, S, W}) {
            DrawnGame game(largeChamber);
            const FigureId hero = game.hero(0, 'm', facing, titan());
            game.start();
            QCOMPARE(game.bodyOf(hero), QStringLiteral("g h l m"));
        }
    }

    void TITAN_13_theChosenValueTurnsTheDial()
    {
        Figure figure;
        figure.id = ContentId("test/titan");
        figure.base = BaseShape::Titan2x2;
        figure.points = 90;
        figure.pointValues = {{90, {0}}, {60, {2}}};
        Click last;
        last.eliminated = true;
        figure.dials = {Dial{Section::Main, {}, {Click{}, Click{}, Click{}, Click{}, last}}};
        const auto make = [&](std::optional<int> value) {
            GameParts parts;
            parts.plan = BoardBuilder(largeChamber).plan();
            const Square corner = parts.plan.tiles.front().position;
            parts.teams.push_back({"p1", "p1", Edge{corner, Side::North}, Edge{corner, Side::North}});
            parts.figures.push_back({"h1", &figure, PlayerId(0)});
            parts.figures.back().value = value;
            return *Game::make(std::move(parts));
        };
        for (const auto& [value, start] : {std::pair(60, 2), std::pair(90, 0)}) {
            const Game game = make(value);
            GameState state = startGame(game);
            const FigureId titan = FigureId(0);
            QCOMPARE(int(state.figure(titan).clicks[0]), start);
            QCOMPARE(game.pointsOf(titan, 1), value);
            // HEAL-02: it is healed up to there.
            evolve(game, state, {"DMG-01", FigureDamaged{titan, 1, 0}});
            QCOMPARE(clicksLost(Position(game, state), titan), 1);
            QCOMPARE(clicksLeft(Position(game, state), titan), 4 - start - 1);
        }
    }

    void TITAN_05_stepsAreStraightAndCostOne()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a ~ ~ d e|", "+ + + + + +", "|f : 9 i j|", "+ + + + + +",
                        "|k l m n o|", "+ + + + + +", "|p q r s t|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'r', N, titan(6));
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{NE}), QStringLiteral("TITAN-05"));
        // TITAN-07: whatever lies there.
        QCOMPARE(game.play(Step{N}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 m"}));
        QCOMPARE(game.play(Step{N}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 ?"}));
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("BASE-07"));
        for (const Direction direction : {E, E, S, W})
            game.play(Step{direction});
        QCOMPARE(game.speed(), 0);
    }

    void TITAN_06_TITAN_10_itStridesOverFiguresAndChestsButDoesNotRestThere()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'r', N, titan());
        const FigureId below = game.hero(1, 'h', N);
        game.chest('g');
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{N}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 m"}));
        QCOMPARE(game.state().occupant(game['h']).figure(), below);
        QVERIFY(game.state().occupant(game['g']).isChest());
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("TITAN-10"));
        QCOMPARE(game.verdict(Attack{below}), QStringLiteral("TITAN-10"));
    }

    void TITAN_06_onlyIfItCanComeToRest()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'r', N, titan(1));
        game.hero(0, 'h', N);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("BASE-05"));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed"));
    }

    void TITAN_06_tokensStayClosed()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e|f g h i j|", "+ + + + + + + + + + +",
                        "|k l m n o|p q r s t|", "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId monster = game.monster('m', N, titan());
        game.hero(0, 't');
        game.token('d');
        game.start();
        game.activate(monster);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("MOV-12"));
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
    }

    void TITAN_08_TITAN_09_BASE_06_itCrossesANarrowCrevasse()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|", "+ + + + + +",
                        "|x x x x x|", "+ + + + + +", "|k l m n o|", "+ + + + + +", "|p q r s t|",
                        "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'r', N, titan());
        game.start();
        game.activate(hero);
        game.play(Step{N}); // its front row hangs over, and it may rest so
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
        game.play(Step{N}); // its rear row
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
        game.play(Step{N});
        QCOMPARE(game.bodyOf(hero), QStringLiteral("b c g h"));
    }

    void BASE_06_aWideCrevasseStopsIt()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|x x x x x|", "+ + + + + +",
                        "|x x x x x|", "+ + + + + +", "|k l m n o|", "+ + + + + +", "|p q r s t|",
                        "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'r', N, titan());
        game.start();
        game.activate(hero);
        game.play(Step{N});
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("BASE-06"));
    }

    void TITAN_07_BASE_06_wingsCrossAnyCrevasse()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|", "+ + + + + +",
                        "|x x x x x|", "+ + + + + +", "|x x x x x|", "+ + + + + +", "|k l m n o|",
                        "+ + + + + +", "|p q r s t|", "+-+-+-+-+-+"});
        Stats winged = titan();
        winged.speedType = SpeedType::Wing;
        const FigureId hero = game.hero(0, 'r', N, winged);
        game.start();
        game.activate(hero);
        game.play(Step{N});
        game.play(Step{N});
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("TITAN-10"));
        game.play(Step{N});
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void TITAN_10_BASE_05_whoIsStoppedGoesBack()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'r', N, titan(6));
        game.hero(1, 'h', N);
        game.hero(1, 'b', S); // holds it as soon as it lies on g and h
        game.start();
        game.activate(hero);
        game.play(Step{N});
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("BRK-01"));
        game.play(BreakAway{}, {1});
        const QStringList events = game.play(BreakAway{}, {1}); // nothing is left to go on with
        QVERIFY(events.contains(QStringLiteral("BASE-05 figure-placed h1 r north")));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("l m q r"));
        QCOMPARE(game.speed(), 0);
    }

    void TITAN_11_itTurnsFreely()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'm', N, titan());
        game.start();
        game.activate(hero);
        QCOMPARE(game.listed<Turn>(), 3);
        QCOMPARE(game.verdict(Turn{NE}), QStringLiteral("BASE-04"));
        QCOMPARE(game.play(Turn{E}), QStringList({"TITAN-11 figure-turned h1 east"}));
        QCOMPARE(game.bodyOf(hero), QStringLiteral("g h l m"));
        QCOMPARE(game.speed(), 8);
    }

    void TITAN_11_itGetsFreeSpins()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'p', N);
        const FigureId other = game.hero(1, 'm', N, titan());
        game.start();
        game.activate(hero);
        game.play(Step{E}); // to q, south of the titan
        QVERIFY(game.play(EndActivation{}).contains(QStringLiteral("SPIN-01 spin-offered h2")));
        QVERIFY(game.isListed(Spin{other, S}));
        QVERIFY(!game.isListed(Spin{other, E}));
    }

    void TITAN_12_BASE_07_BASE_08_itNeedsOpeningsOfTwo()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e|f g h i j|", "+ + + + + + + + + + +",
                        "|k l m n o p q r s t|", "+ + + + + + + + + + +", "|. . . . . . . . . .|",
                        "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'o', E, titan());
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("BASE-07")); // one of the two edges is a wall
        game.play(Step{S});
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed"));
        game.play(Step{E});                                         // astride the line between the tiles
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("BASE-07")); // a wall would run through it
    }

    void TITAN_15_itIsNeitherSummonedNorRaised()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'm', N, {.abilities = {Ability::Summon}});
        const FigureId large = game.monster(0, N, {.points = 1, .base = BaseShape::Titan2x2});
        const FigureId small = game.monster(0, N, {.points = 5});
        game.start();
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, large}), QStringLiteral("DG-06"));
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, small}), QStringLiteral("allowed"));
    }

    void TITAN_16_someAbilitiesDoNothingToIt()
    {
        DrawnGame game(largeChamber);
        const FigureId healer = game.hero(0, 'l', E, {.abilities = {Ability::Healing}});
        const FigureId large = game.hero(0, 's', N, titan());
        game.hero(1, 'a');
        game.start();
        game.happen(FigureDamaged{large, 1, 0});
        game.activate(healer);
        QCOMPARE(game.verdict(HealFigure{large, AttackForm::Healing}), QStringLiteral("TITAN-16"));
        QCOMPARE(game.verdict(HealFigure{healer, AttackForm::Healing}), QStringLiteral("allowed"));
    }

    void TITAN_16_noTerror()
    {
        for (const bool isTitan : {true, false}) {
            DrawnGame game(largeChamber);
            const FigureId hero = game.hero(0, 's', N, isTitan ? titan() : Stats{});
            game.hero(1, 'd', S, {.abilities = {Ability::Terrify}});
            game.start();
            game.activate(hero);
            if (!isTitan)
                game.play(Step{N}); // the square north of this one is next to it
            const std::vector<int> dice = isTitan ? std::vector<int>{} : std::vector<int>{6};
            const QStringList events = game.play(Step{N}, dice);
            QCOMPARE(events.join(u' ').contains(u"DG-14"), !isTitan);
            QVERIFY(!events.contains(QStringLiteral("the dice do not fit")));
        }
    }

    void TITAN_16_noVenom()
    {
        for (const bool isTitan : {true, false}) {
            DrawnGame game(largeChamber);
            game.hero(0, 'm', N, isTitan ? titan() : Stats{}); // a titan covers h, too
            game.hero(1, isTitan ? 'c' : 'h', S, {.abilities = {Ability::Venom}});
            game.hero(1, 't');
            game.start();
            const QStringList events = game.play(EndTurn{});
            const bool isHurt =
                events.join(u' ').contains(u"SA-VENOM") || pending<VenomChoice>(game.position()).has_value();
            QCOMPARE(isHurt, !isTitan);
        }
    }

    void TITAN_16_neitherFreezeNorConfusion()
    {
        for (const Ability ability : {Ability::MagicFreeze, Ability::MagicConfusion}) {
            DrawnGame game(largeChamber);
            const FigureId mage = game.hero(0, 'a', S, {.range = 8, .abilities = {ability}});
            const FigureId large = game.hero(1, 's', N, titan());
            const FigureId small = game.hero(1, 'u', N);
            game.start();
            game.activate(mage);
            const AttackForm form =
                ability == Ability::MagicFreeze ? AttackForm::MagicFreeze : AttackForm::MagicConfusion;
            QCOMPARE(game.verdict(Shoot{large, form}), QStringLiteral("TITAN-16"));
            QCOMPARE(game.verdict(Shoot{small, form}), QStringLiteral("allowed"));
        }
    }

    void TITAN_17_onlyAOneFailsAndItMayTurnAfterwards()
    {
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'm', N, titan());
        game.hero(1, 'b', S);
        game.start();
        game.activate(hero);
        game.play(BreakAway{}, {1});
        QVERIFY(game.isListed(Turn{E}));
        QCOMPARE(game.play(BreakAway{}, {2}).back(), QStringLiteral("BRK-07 freed-from h2"));
    }

    void TITAN_20_TITAN_21_twoActivationsIfTheFirstIsAMove()
    {
        DrawnGame game(largeChamber);
        const FigureId large = game.hero(0, 'm', N, titan());
        game.hero(0, 'p');
        game.hero(0, 'u');
        game.hero(1, 'e', N);
        game.start();
        game.play(EndTurn{});
        QVERIFY(game.play(EndTurn{}).contains(QStringLiteral("TITAN-20 stands-unopposed h1")));
        const int before = game.state().turn().activationsLeft;
        game.activate(large);
        game.play(Step{W});
        game.play(EndActivation{});
        QCOMPARE(int(game.state().turn().activationsLeft), before - 1); // each is one of the player's
        QVERIFY(game.play(Activate{large}).front().startsWith(u"ACT-13 figure-activated h1 8 "));
        QCOMPARE(int(game.state().turn().activationsLeft), before - 2);
        QCOMPARE(game.speed(), 8); // points do not carry over
        game.play(EndActivation{});
        QCOMPARE(game.verdict(Activate{large}), QStringLiteral("ACT-03")); // two at most
    }

    void TITAN_21_notAfterAnAttack()
    {
        DrawnGame game(largeChamber);
        const FigureId large = game.hero(0, 'm', N, titan());
        game.hero(0, 'p');
        const FigureId other = game.hero(1, 'e', S);
        game.start();
        game.play(EndTurn{});
        game.play(EndTurn{});
        game.activate(large);
        game.play(Step{E});
        game.play(Attack{other});
        game.play(DeclineSpins{}, {2, 3, 2, 3});
        QCOMPARE(game.verdict(Activate{large}), QStringLiteral("ACT-03"));
    }

    void TITAN_20_onlyOneBesideAnOpponent()
    {
        DrawnGame game(largeChamber);
        const FigureId large = game.hero(0, 'm', N, titan());
        game.hero(0, 'p');
        game.hero(1, 'b', N); // next to it, whichever way it faces
        game.start();
        game.play(EndTurn{});
        QVERIFY(!game.play(EndTurn{}).join(u' ').contains(u"stands-unopposed"));
        game.activate(large);
        game.play(EndActivation{});
        QCOMPARE(game.verdict(Activate{large}), QStringLiteral("ACT-03"));
    }

    void TITAN_22_TITAN_23_withoutMovingItAttacksWithAllItHas()
    {
        DrawnGame game(largeChamber);
        const FigureId large = game.hero(0, 'm', N, titan(3));
        const FigureId other = game.hero(1, 'b', N);
        game.start();
        game.activate(large);
        QCOMPARE(game.play(Attack{other}, {1, 2}).mid(0, 1), QStringList({"CMB-01 speed-spent 3"}));
    }

    void TITAN_23_notAfterAStepOrATurn()
    {
        DrawnGame game(largeChamber);
        const FigureId large = game.hero(0, 's', N, titan(3));
        const FigureId other = game.hero(1, 'h', N);
        game.start();
        game.activate(large);
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("allowed"));
        game.play(Turn{E});
        game.play(Turn{N});
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("CLOSE-04"));
        DrawnGame moved(largeChamber);
        const FigureId same = moved.hero(0, 's', N, titan(3));
        const FigureId there = moved.hero(1, 'i', N);
        moved.start();
        moved.activate(same);
        moved.play(Step{E});
        QCOMPARE(moved.verdict(Attack{there}), QStringLiteral("CLOSE-04"));
    }
};

DELVE_TEST(TestTitans)
#include "tst_titans.moc"
