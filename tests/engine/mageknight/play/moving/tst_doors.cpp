// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, W = Direction::West, SE = Direction::SouthEast;
constexpr DoorId door{0};
/// Two tiles with a door between them.
const std::vector<std::string> dooredLane{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d eDf g h i j|",
                                          "+-+-+-+-+-+-+-+-+-+-+"};
const std::vector<std::string> hall{"+-+-+-+-+", "|a bDc d|", "+-+-+-+-+"};

} // namespace

/// Doors in play.
class TestPlayDoors : public QObject
{
    Q_OBJECT

private slots:
    void DOOR_06_aClosedDoorIsAWall()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'b', E);
        const FigureId other = game.hero(1, 'c', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("DOOR-06"));
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("CLOSE-02"));
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed")); // nobody holds it through the door
        game.play(OpenDoor{door});
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01"));
    }

    void DOOR_07_openingCostsTwo()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'a', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(OpenDoor{door}), QStringLiteral("DOOR-07")); // not beside it
        game.play(Step{E});
        QCOMPARE(game.play(OpenDoor{door}),
                 QStringList({"MOV-15 movement-ended", "DOOR-07 speed-spent 2", "DOOR-07 door-opened d1"}));
        QCOMPARE(game.speed(), 5);
        QCOMPARE(game.verdict(OpenDoor{door}), QStringLiteral("DOOR-08"));
    }

    void DOOR_08_woodenDoorsStayOpen()
    {
        for (const DoorMaterial material : {DoorMaterial::Wood, DoorMaterial::Iron}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'b');
            game.doors({material});
            game.start();
            game.activate(hero);
            game.play(OpenDoor{door});
            game.play(EndActivation{});
            QCOMPARE(game.state().contains(DoorSet::Open, door), material == DoorMaterial::Wood); // DOOR-10
        }
    }

    void DOOR_09_closingAWoodenDoorCostsOne()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'b');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(CloseDoor{door}), QStringLiteral("DOOR-09")); // it is closed
        game.play(OpenDoor{door});
        QCOMPARE(game.play(CloseDoor{door}),
                 QStringList({"DOOR-09 speed-spent 1", "DOOR-09 door-closed d1"}));
        QCOMPARE(game.speed(), 5);
    }

    void DOOR_10_oneUseIsOnePassage()
    {
        for (const DoorMaterial material : {DoorMaterial::Iron, DoorMaterial::Wood}) {
            DrawnGame game(hall);
            game.doors({material});
            const FigureId hero = game.hero(0, 'b');
            game.start();
            game.activate(hero);
            game.play(OpenDoor{door});
            QStringList stepped{"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 c"};
            if (material == DoorMaterial::Iron)
                stepped << "DOOR-10 door-closed d1";
            QCOMPARE(game.play(Step{E}), stepped);
            if (material == DoorMaterial::Wood) {
                QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
                continue;
            }
            QCOMPARE(game.verdict(Step{W}), QStringLiteral("DOOR-06"));
            QCOMPARE(game.speed(), 5);
            game.play(OpenDoor{door}); // to come back it pays again
            QCOMPARE(game.speed(), 3);
            QVERIFY(game.play(Step{W}).contains(QStringLiteral("DOOR-10 door-closed d1")));
            QCOMPARE(game.play(EndActivation{}),
                     QStringList({"MOV-15 movement-ended", "ACT-14 activation-ended"}));
        }
    }

    void DOOR_10_atTheEndOfTheActivationIfNobodyStepsThrough()
    {
        DrawnGame game(hall);
        game.doors({DoorMaterial::Iron});
        const FigureId hero = game.hero(0, 'b');
        game.start();
        game.activate(hero);
        game.play(OpenDoor{door});
        QCOMPARE(game.verdict(CloseDoor{door}), QStringLiteral("DOOR-10"));
        game.play(Step{W}); // not through it
        QVERIFY(game.state().contains(DoorSet::Open, door));
        QCOMPARE(game.play(EndActivation{}),
                 QStringList({"MOV-15 movement-ended", "DOOR-10 door-closed d1", "ACT-14 activation-ended"}));
    }

    void DOOR_10_MOV_14_itClosesBeforeAnythingIsMet()
    {
        DrawnGame game(dooredLane); // two tiles
        game.doors({DoorMaterial::Iron});
        const FigureId hero = game.hero(0, 'e');
        game.token('h');
        game.table(Colour::Yellow, 0, 0);
        game.start();
        game.activate(hero);
        game.play(OpenDoor{door});
        const QStringList said = game.play(Step{E}, {1, 1});
        QVERIFY(said.contains("DOOR-10 door-closed d1"));
        QVERIFY(said.indexOf("DOOR-10 door-closed d1") < said.indexOf("CONV-02 token-flipped w1 0"));
    }

    void DOOR_10_PASS_14_alsoBehindWhoPassesThroughSomebody()
    {
        for (const DoorMaterial material : {DoorMaterial::Iron, DoorMaterial::Wood}) {
            DrawnGame game(hall);
            game.doors({material});
            const FigureId hero = game.hero(0, 'b');
            game.monster('c', E);
            game.start();
            game.activate(hero);
            game.play(OpenDoor{door});
            const QStringList said = game.play(PassThrough{pathOf({E, E})});
            QCOMPARE(said.indexOf("DOOR-10 door-closed d1"), material == DoorMaterial::Iron ? 2 : -1);
            QCOMPARE(said.last(), QStringLiteral("PASS-10 freed-from m1")); // MOV-14: 5a comes before 6
        }
    }

    void DOOR_10_DOOR_15_aBrokenIronDoorStaysOpen()
    {
        DrawnGame game(hall);
        game.doors({DoorMaterial::Iron});
        const FigureId hero = game.hero(0, 'b');
        game.start();
        game.happen(DoorBroken{door});
        game.activate(hero);
        game.play(Step{E});
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
    }

    void DOOR_11_straightThroughAnOpenDoor()
    {
        DrawnGame game({"+-+-+", "|a .|", "+D+ +", "|b .|", "+-+-+"});
        const FigureId hero = game.hero(0, 'a');
        game.start();
        game.activate(hero);
        game.play(OpenDoor{door});
        QCOMPARE(game.verdict(Step{Direction::South}), QStringLiteral("allowed"));
        QCOMPARE(game.play(Step{Direction::South}).first(), QStringLiteral("MOV-14 speed-spent 1"));
    }

    void DOOR_12_DOOR_13_bashing()
    {
        // Attack 8 and a roll of 7 break both kinds, a roll of 6 only wood.
        for (const auto& [material, roll, breaks] :
             {std::tuple(DoorMaterial::Wood, 6, true), std::tuple(DoorMaterial::Iron, 6, false),
              std::tuple(DoorMaterial::Iron, 7, true)}) {
            DrawnGame game(hall);
            game.doors({material});
            const FigureId hero = game.hero(0, 'b', E, {.attack = 8});
            game.start();
            game.activate(hero);
            QStringList expected{"CMB-01 speed-spent 4", "ACT-07 activation-marked 4",
                                 QStringLiteral("DOOR-12 rolled attack p1 3 %1").arg(roll - 3),
                                 QStringLiteral("DOOR-12 door-struck d1 %1").arg(breaks ? "true" : "false")};
            if (breaks)
                expected << "DOOR-15 door-broken d1";
            expected << "ACT-14 activation-ended"; // the activation ends as after any attack
            QCOMPARE(game.play(BashDoor{door}, {3, roll - 3}), expected);
            QCOMPARE(game.state().contains(DoorSet::Open, door), breaks);
        }
    }

    void DOOR_13_tenForWoodAndFifteenForIron()
    {
        for (const auto& [material, attack] :
             {std::pair(DoorMaterial::Wood, 3), std::pair(DoorMaterial::Iron, 8)})
            for (const int second : {3, 4}) {
                DrawnGame game(hall);
                game.doors({material});
                const FigureId hero = game.hero(0, 'b', E, {.attack = attack});
                game.start();
                game.activate(hero);
                QVERIFY(game.play(BashDoor{door}, {3, second})
                            .contains(second == 4 ? "DOOR-12 door-struck d1 true"
                                                  : "DOOR-12 door-struck d1 false"));
            }
    }

    void DOOR_16_RANGE_17_SA_MAGIC_BLAST_coverCountsForDoorsToo()
    {
        for (const bool isCovered : {false, true})
            for (const Ability ability : {Ability::FlameLightning, Ability::MagicBlast}) {
                DrawnGame game(dooredLane);
                const FigureId mage = game.hero(0, 'a', E, {.attack = 3, .range = 8, .abilities = {ability}});
                if (isCovered)
                    game.chest('c');
                game.start();
                game.activate(mage);
                const bool isBlast = ability == Ability::MagicBlast;
                const ShootDoor shot{door, isBlast ? AttackForm::MagicBlast : AttackForm::FlameLightning};
                const GameState before = game.state();
                // 3 + 7 is just enough for wood. A blast minds no cover.
                QVERIFY(game.play(shot, {3, 4})
                            .contains(isCovered && !isBlast ? "DOOR-16 door-struck d1 false"
                                                            : "DOOR-16 door-struck d1 true"));
                game.state() = before;
                QVERIFY(game.play(shot, {4, 4}).contains("DOOR-16 door-struck d1 true"));
            }
    }

    void DOOR_16_RANGE_17_noCoverForADoorBesideTheShooter()
    {
        for (const bool isBeside : {false, true}) {
            DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d :Df g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
            const FigureId mage =
                game.hero(0, 'd', E, {.attack = 3, .range = 8, .abilities = {Ability::Shockwave}});
            game.start();
            game.activate(mage);
            if (isBeside)
                game.play(Step{E}); // onto hindering ground, its own square
            QVERIFY(game.play(SendShockwave{}, {3, 4})
                        .contains(isBeside ? "DOOR-16 door-struck d1 true" : "DOOR-16 door-struck d1 false"));
        }
    }

    void DOOR_12_onlyAClosedDoorInTheFrontArc()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'b', W);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(BashDoor{door}), QStringLiteral("DOOR-12")); // it faces the other way
        game.play(Turn{SE});
        QCOMPARE(game.verdict(BashDoor{door}), QStringLiteral("allowed"));
        game.play(OpenDoor{door});
        QCOMPARE(game.verdict(BashDoor{door}), QStringLiteral("DOOR-12"));
    }

    void DOOR_12_aNaturalTwoHurts()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'b', E, {.attack = 20});
        game.start();
        game.activate(hero);
        const QStringList said = game.play(BashDoor{door}, {1, 1});
        QVERIFY(said.contains("DOOR-12 door-struck d1 false"));
        QVERIFY(said.contains("DMG-05 figure-damaged h1 1 0"));
    }

    void DOOR_14_DOOR_15_brokenDoorsNeverClose()
    {
        DrawnGame game(hall);
        game.doors({DoorMaterial::Iron});
        const FigureId hero = game.hero(0, 'b', E);
        game.hero(0, 'd');
        game.start();
        game.activate(hero);
        game.play(BashDoor{door}, {6, 6});
        QVERIFY(game.state().contains(DoorSet::Broken, door));
        QVERIFY(game.state().contains(DoorSet::Open, door)); // also an iron door

        DrawnGame wooden(hall);
        const FigureId other = wooden.hero(0, 'b', E);
        wooden.start();
        wooden.happen(DoorBroken{door});
        wooden.activate(other);
        QCOMPARE(wooden.verdict(CloseDoor{door}), QStringLiteral("DOOR-15"));
    }

    void DOOR_18_tokensDoNotOpenDoors()
    {
        DrawnGame game(hall);
        const TokenId token = game.token('b');
        game.start();
        game.activate(token);
        QCOMPARE(game.verdict(OpenDoor{door}), QStringLiteral("DOOR-18"));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("DOOR-06"));
    }
};

DELVE_TEST(TestPlayDoors)
#include "tst_doors.moc"
