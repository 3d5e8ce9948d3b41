// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/forecast.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const Stats flyer{.abilities = {Ability::Flight}};
/// A lane with a recess under c, which is next to b, c and d.
const std::vector<std::string> recess{"+-+-+-+-+-+", "|a b c d e|", "+-+-+ +-+-+", "|# # p # #|",
                                      "+-+-+-+-+-+"};

/// A flyer on a, with chests on b to d and somebody on p before whom they lie.
struct HeldFlight
{
    DrawnGame game{recess};
    FigureId hero;
    Action flight;

    explicit HeldFlight(int speed)
        : hero(game.hero(0, 'a', E, {.speed = speed, .abilities = {Ability::Flight}}))
    {
        for (const char square : {'b', 'c', 'd'})
            game.chest(square);
        game.monster('p', N);
        game.start();
        game.activate(hero);
        flight = FlyTo{game['e']};
    }
};

} // namespace

/// SA-FLIGHT over artifacts, and past those who hold.
class TestFlight : public QObject
{
    Q_OBJECT

private slots:
    void SA_FLIGHT_ART_18_overAnArtifactAsOverAChest()
    {
        for (const bool isFurniture : {false, true}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'b', E, flyer);
            if (isFurniture)
                game.artifact('h', ArtifactClass::Chair);
            else
                game.exotic('h', {0, 0, 0});
            game.start();
            game.activate(hero);
            game.play(Step{E});
            QCOMPARE(game.squareOf(hero), 'c');
            const Action flight = FlyTo{game['n']};
            QVERIFY(game.isListed(flight));
            QCOMPARE(priceOf(game.game(), game.state(), flight), 3);
            QCOMPARE(game.play(flight),
                     QStringList({"SA-FLIGHT speed-spent 1", "SA-FLIGHT figure-moved h1 h",
                                  "SA-FLIGHT speed-spent 2", "SA-FLIGHT figure-moved h1 n"}));
        }
    }

    void SA_FLIGHT_ABIL_04_notCancelledOverAnArtifact()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, flyer);
        const FigureId walker = game.hero(0, 'e', E, {.abilities = {Ability::Stealth}});
        game.exotic('b', {0, 0, 0});
        game.exotic('f', {0, 0, 0});
        game.start();
        game.activate(hero);
        const Action cancel = CancelAbility{hero, Slot::Speed};
        QVERIFY(game.isListed(cancel));
        game.play(Step{E});
        QCOMPARE(game.verdict(cancel), QStringLiteral("SA-FLIGHT"));
        QVERIFY(!game.isListed(cancel));
        game.play(Step{E});
        QVERIFY(game.isListed(cancel));
        game.play(EndActivation{});
        // What does not carry the figure can be done without anywhere.
        game.activate(walker);
        game.play(Step{E});
        QVERIFY(game.isListed(CancelAbility{walker, Slot::Speed}));
    }

    void ART_10_BRK_06_aStepOntoAnArtifactReckonsWithWhoHoldsThere()
    {
        // 2 onto the artifact, 2 to break away, 1 to go on.
        for (const int speed : {4, 5}) {
            for (const Direction facing : {N, S}) {
                DrawnGame game(recess);
                const FigureId hero = game.hero(0, 'b', E, {.speed = speed});
                game.hero(1, 'p', facing);
                game.exotic('c', {0, 0, 0});
                game.start();
                game.activate(hero);
                if (facing == N)
                    game.happen(FreedFrom{FigureId(1)});
                QCOMPARE(game.verdict(Step{E}), QStringLiteral("allowed"));
            }
            DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+ +-+", "|# # # p #|", "+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'b', E, {.speed = speed});
            game.hero(1, 'p', N);
            game.exotic('c', {0, 0, 0});
            game.start();
            game.activate(hero);
            QCOMPARE(game.verdict(Step{E}),
                     speed == 5 ? QStringLiteral("allowed") : QStringLiteral("ART-10"));
            QCOMPARE(game.isListed(Step{E}), speed == 5);
        }
    }

    void SA_FLIGHT_BRK_06_offeredOnlyIfABreakAwayLeavesEnough()
    {
        // 4 to fly and 2 to get away, once for all three squares (BRK-08).
        HeldFlight tired(5);
        QCOMPARE(tired.game.verdict(tired.flight), QStringLiteral("SA-FLIGHT"));
        QVERIFY(!tired.game.isListed(tired.flight));
        HeldFlight fresh(6);
        QVERIFY(fresh.game.isListed(fresh.flight));
        fresh.game.play(fresh.flight);
        QCOMPARE(fresh.game.squareOf(fresh.hero), 'b');
        fresh.game.play(BreakAway{}, {2});
        QVERIFY(fresh.game.isListed(fresh.flight));
        fresh.game.play(fresh.flight);
        QCOMPARE(fresh.game.squareOf(fresh.hero), 'e');
        QCOMPARE(fresh.game.speed(), 0);
    }

    void SA_FLIGHT_BRK_06_whoIsFlownOverHoldsItBehindItself()
    {
        // 3 to fly, and 2 to get away over the chest from the one before it.
        for (const int speed : {4, 5})
            for (const Direction facing : {E, N}) {
                DrawnGame game(lane);
                const FigureId hero = game.hero(0, 'a', E, {.speed = speed, .abilities = {Ability::Flight}});
                game.monster('b', facing);
                game.chest('c');
                game.start();
                game.activate(hero);
                const Action flight = FlyTo{game['d']};
                const bool isHolding = facing == E;
                QCOMPARE(game.isListed(flight), speed == 5 || !isHolding);
                if (!game.isListed(flight))
                    continue;
                QCOMPARE(priceOf(game.game(), game.state(), flight), isHolding ? 5 : 3);
                game.play(flight);
                if (isHolding) {
                    QCOMPARE(game.squareOf(hero), 'c');
                    game.play(BreakAway{}, {2});
                    game.play(Step{E});
                }
                QCOMPARE(game.squareOf(hero), 'd');
                QCOMPARE(game.speed(), isHolding ? 0 : speed - 3);
            }
    }

    void SA_FLIGHT_MAP_23_itGoesBackBesideWhoTookItsPlace()
    {
        for (const bool isTaken : {false, true}) {
            DrawnGame game(
                {"+-+-+-+-+-+-+", "|q a b c d e|", "+-+-+-+ +-+-+", "|# # # p # #|", "+-+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', E, {.speed = 6, .abilities = {Ability::Flight}});
            const FigureId other = game.hero(0);
            for (const char square : {'b', 'c', 'd'})
                game.chest(square);
            game.monster('p', N);
            game.start();
            game.happen(FigurePassed{other});
            game.activate(hero);
            game.play(FlyTo{game['e']}); // held over b
            if (isTaken)
                game.happen(FigurePlaced{other, game['a'], E});
            QStringList said = game.play(BreakAway{}, {1});
            if (!isTaken) // with 3 points it can still try once more, and fly back
                said = game.play(BreakAway{}, {1});
            QVERIFY(
                said.contains(isTaken ? "SPD-10 figure-placed h1 q east" : "SPD-10 figure-placed h1 a east"));
        }
    }

    void SA_FLIGHT_DG_14_withoutCourageTheRestFallsAway()
    {
        // The monster terrifies on b, c and d. There is another way, but nobody has chosen it.
        DrawnGame game({"+-+-+-+-+-+", "|f g h i j|", "+ + + + + +", "|a b c d e|", "+-+-+ +-+-+",
                        "|# # p # #|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E, flyer);
        for (const char square : {'b', 'c', 'd', 'g', 'h', 'i'})
            game.chest(square);
        game.monster('p', N, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(FlyTo{game['e']}, {2}).last(), QStringLiteral("DG-14 fear-rolled m1 false"));
        QCOMPARE(game.squareOf(hero), 'a');
        QVERIFY(game.isListed(FlyTo{game['e']}));
    }

    void SA_FLIGHT_BRK_02_thePriceOfAFlightIsThatOfTheWhole()
    {
        HeldFlight held(8);
        QCOMPARE(priceOf(held.game.game(), held.game.state(), held.flight), 6);
        const auto forecasts = forecastOf(held.game.game(), held.game.state(), held.flight);
        QVERIFY(forecasts && forecasts->breakAway);
        QCOMPARE(forecasts->breakAway->successes, 5);
        QCOMPARE(forecasts->breakAway->of, 6);
        held.game.play(held.flight);
        held.game.play(BreakAway{}, {2});
        QCOMPARE(priceOf(held.game.game(), held.game.state(), held.flight), 3);
        QVERIFY(!forecastOf(held.game.game(), held.game.state(), held.flight));
    }
};

DELVE_TEST(TestFlight)
#include "tst_flight.moc"
