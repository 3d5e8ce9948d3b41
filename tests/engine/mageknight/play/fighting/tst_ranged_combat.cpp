// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/shooting_range.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Ranged attacks.
class TestRangedCombat : public QObject
{
    Q_OBJECT

private slots:
    void RANGE_01_RANGE_16_RANGE_25_aShotAtAFigureThatIsNotAdjacent()
    {
        Range range;
        range.begin();
        QVERIFY(range.game.isListed(Shoot{range.target}));
        QCOMPARE(range.game.play(Shoot{range.target}, {3, 3}),
                 QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4",
                              "CMB-05 rolled attack p1 3 3", "CMB-06 blow-struck shot h1 h2 true",
                              "DMG-01 figure-damaged h2 3 0", "ACT-14 activation-ended"}));
    }

    void RANGE_01_CMB_08_adjacentFiguresAreFoughtHandToHand()
    {
        DrawnGame game(hall);
        const FigureId shooter = game.hero(0, 'f', E, archer);
        const FigureId beside = game.hero(1, 'g', W);
        game.start();
        game.activate(shooter);
        QCOMPARE(game.verdict(Attack{beside}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Shoot{beside}), QStringLiteral("RANGE-02"));
        // CMB-08: with a wall between them neither is possible.
        DrawnGame walled({"+-+-+", "|a|b|", "+-+-+"});
        const FigureId hero = walled.hero(0, 'a', E, archer);
        const FigureId enemy = walled.hero(1, 'b', W);
        walled.start();
        walled.activate(hero);
        QCOMPARE(walled.verdict(Attack{enemy}), QStringLiteral("CLOSE-02"));
        QCOMPARE(walled.verdict(Shoot{enemy}), QStringLiteral("RANGE-10"));
    }

    void RANGE_02_notWhenEngaged()
    {
        Range range;
        range.game.monster('a', N); // beside the shooter, facing away
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("RANGE-02"));
        Range friendly;
        friendly.game.hero(0, 'a');
        friendly.begin();
        QCOMPARE(friendly.verdict(), QStringLiteral("allowed"));
    }

    void RANGE_03_notIntoAFightOfFriends()
    {
        Range range;
        range.game.hero(0, 'o');
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("RANGE-03"));
        Range apart;
        apart.game.hero(0, 'm');
        apart.begin();
        QCOMPARE(apart.verdict(), QStringLiteral("allowed"));
    }

    void RANGE_19_throughTheRearArc()
    {
        Range behind({.attack = 9, .range = 6}, {.defense = 16}, E);
        behind.begin();
        QVERIFY(
            behind.game.play(Shoot{behind.target}, {3, 3}).contains("CMB-06 blow-struck shot h1 h2 true"));
        Range ahead({.attack = 9, .range = 6}, {.defense = 16}, W);
        ahead.begin();
        QVERIFY(ahead.game.play(Shoot{ahead.target}, {3, 3}).contains("CMB-06 blow-struck shot h1 h2 false"));
    }

    void RANGE_20_RANGE_21_severalTargets()
    {
        DrawnGame game(hall);
        const FigureId shooter = game.hero(0, 'f', E, {.range = 6, .targets = 2});
        const FigureId first = game.hero(1, 'e', W);
        const FigureId second = game.monster('o', W);
        const FigureId third = game.monster('i', W);
        game.start();
        game.activate(shooter);
        QVERIFY(game.isListed(Shoot{first, AttackForm::Plain, second}));
        QCOMPARE(game.verdict(Shoot{first, AttackForm::Plain, first}), QStringLiteral("RANGE-20"));
        QCOMPARE(game.verdict(Shoot{first, AttackForm::Plain, second, third}), QStringLiteral("RANGE-20"));
        // RANGE-21: each needs its line.
        game.happen(FigurePlaced{second, game['j'], W});
        QCOMPARE(game.verdict(Shoot{first, AttackForm::Plain, second}), QStringLiteral("RANGE-09"));
    }

    void RANGE_20_moreThanThreeAreChosenOneByOne()
    {
        // Five monsters around the shooter, none in the way of another.
        const std::vector<std::string> court{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +",
                                             "|f g h i j|", "+ + + + + +", "|k l m n o|",
                                             "+ + + + + +", "|p q r s t|", "+-+-+-+-+-+"};
        for (const int limit : {3, 4, 9}) {
            DrawnGame game(court);
            const FigureId shooter = game.hero(
                0, 'm', N, {.attack = 9, .damage = 3, .range = 6, .frontArc = 270, .targets = limit});
            std::vector<FigureId> targets;
            for (const char square : {'a', 'c', 'e', 'k', 'o'})
                targets.push_back(game.monster(square, N, {.defense = 15}));
            game.start();
            game.activate(shooter);
            QCOMPARE(game.listed<Shoot>(), 5 + 10 + 10); // one, two or three of five
            const Shoot three{targets[0], AttackForm::Plain, targets[1], targets[2]};
            QCOMPARE(game.verdict(AimAlso{targets[3]}), QStringLiteral("TURN-01"));
            if (limit == 3) {
                QCOMPARE(game.play(three, {3, 3}).filter("figure-damaged").size(), 3);
                continue;
            }
            QVERIFY(game.play(three).isEmpty()); // nothing is paid or rolled yet
            QCOMPARE(game.speed(), 8);
            QCOMPARE(game.legal(), (Actions{AimAlso{targets[3]}, AimAlso{targets[4]}, Fire{}}));
            QCOMPARE(game.verdict(AimAlso{targets[0]}), QStringLiteral("RANGE-20")); // each once
            QCOMPARE(game.verdict(AimAlso{shooter}), QStringLiteral("CMB-11"));
            const GameState before = game.state();
            QCOMPARE(game.play(Fire{}, {3, 3}).filter("figure-damaged").size(), 3);
            game.state() = before;
            QStringList shot;
            if (limit == 4) {
                shot = game.play(AimAlso{targets[4]}, {3, 3}); // one more was all
            } else {
                QVERIFY(game.play(AimAlso{targets[4]}).isEmpty());
                QCOMPARE(game.legal(), (Actions{AimAlso{targets[3]}, Fire{}}));
                shot = game.play(AimAlso{targets[3]}, {3, 3});
            }
            QCOMPARE(shot.first(), QStringLiteral("choice-forced p1"));
            QStringList damaged{"DMG-01 figure-damaged m1 1 0", "DMG-01 figure-damaged m2 1 0",
                                "DMG-01 figure-damaged m3 1 0"};
            if (limit == 9)
                damaged << "DMG-01 figure-damaged m4 1 0";
            damaged << "DMG-01 figure-damaged m5 1 0";
            QCOMPARE(shot.filter("figure-damaged"), damaged);
            QCOMPARE(shot.last(), QStringLiteral("ACT-14 activation-ended"));
        }
    }

    void RANGE_22_RANGE_23_DMG_08_oneRollAndOneClickEach()
    {
        DrawnGame game(hall);
        const FigureId shooter = game.hero(0, 'f', E, {.attack = 9, .damage = 3, .range = 6, .targets = 2});
        const FigureId first = game.hero(1, 'e', W, {.defense = 15});
        const FigureId second = game.hero(1, 'o', W, {.defense = 17});
        game.start();
        game.activate(shooter);
        const GameState before = game.state();
        QCOMPARE(game.play(Shoot{first, AttackForm::Plain, second}, {3, 3}).mid(2, 4),
                 QStringList({"CMB-05 rolled attack p1 3 3", "CMB-06 blow-struck shot h1 h2 true",
                              "CMB-06 blow-struck shot h1 h3 false", "DMG-01 figure-damaged h2 1 0"}));
        // DMG-08: a natural 12 adds one to each.
        game.state() = before;
        const QStringList said = game.play(Shoot{first, AttackForm::Plain, second}, {6, 6});
        QVERIFY(said.contains("DMG-01 figure-damaged h2 2 0"));
        QVERIFY(said.contains("DMG-01 figure-damaged h3 2 0"));
        const auto odds = oddsOf(game.game(), before, Shoot{first, AttackForm::Plain, second});
        QCOMPARE(odds->successes, 26);
        QCOMPARE(odds->others.size(), 1u);
        QCOMPARE(odds->others[0].successes, 15);
    }

    void RANGE_24_theTargetMayShootBack()
    {
        Range range(archer, {.attack = 9, .damage = 1, .range = 4});
        range.begin();
        range.game.play(Shoot{range.target}, {2, 2});
        QVERIFY(range.game.toAct() == PlayerId(1));
        QVERIFY(range.game.isListed(DeclineAnswers{}));
        QCOMPARE(
            range.game.play(Answer{range.target}, {3, 3}),
            QStringList({"CMB-05 rolled counterattack p2 3 3", "CMB-06 blow-struck return-shot h2 h1 true",
                         "DMG-01 figure-damaged h1 1 0", "ACT-14 activation-ended"}));
        // Out of its reach it cannot; with its back turned it cannot.
        Range shortArm(archer, {.range = 3});
        shortArm.begin();
        QCOMPARE(shortArm.game.play(Shoot{shortArm.target}, {2, 2}).last(),
                 QStringLiteral("ACT-14 activation-ended"));
        Range turned(archer, {.range = 6}, E);
        turned.begin();
        QCOMPARE(turned.game.play(Shoot{turned.target}, {2, 2}).last(),
                 QStringLiteral("ACT-14 activation-ended"));
    }

    void RANGE_24_itIsNoObligation()
    {
        Range range(archer, {.range = 6});
        range.begin();
        range.game.play(Shoot{range.target}, {2, 2});
        QCOMPARE(range.game.play(DeclineAnswers{}), QStringList({"ACT-14 activation-ended"}));
    }

    void DOOR_16_onlyCertainAbilitiesOpenDoors()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+", "|a b c dDe|", "+-+-+-+-+-+"};
        DrawnGame game(rows);
        const FigureId plain = game.hero(0, 'a', E, {.attack = 3, .range = 6});
        const FigureId mage =
            game.hero(0, 'b', E, {.attack = 3, .range = 6, .abilities = {Ability::MagicBlast}});
        game.start();
        game.activate(mage);
        QVERIFY(game.isListed(ShootDoor{DoorId(0), AttackForm::MagicBlast}));
        QCOMPARE(game.verdict(ShootDoor{DoorId(0), AttackForm::FlameLightning}), QStringLiteral("ABIL-01"));
        QCOMPARE(game.play(ShootDoor{DoorId(0), AttackForm::MagicBlast}, {3, 4}),
                 QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4",
                              "CMB-05 rolled attack p1 3 4", "DOOR-16 door-struck d1 true",
                              "DOOR-15 door-broken d1", "ACT-14 activation-ended"}));
        game.happen(FigurePlaced{mage, game['e'], W});
        game.activate(plain);
        QCOMPARE(game.verdict(ShootDoor{DoorId(0), AttackForm::MagicBlast}), QStringLiteral("ABIL-01"));
    }

    void DOOR_17_flamesStrikeThoseBesideTheDoor()
    {
        const std::vector<std::string> rows{"+-+-+-+-+-+", "|a b c dDe|", "+-+-+-+-+-+"};
        const Stats mage{.attack = 9, .range = 6, .abilities = {Ability::FlameLightning}};
        DrawnGame game(rows);
        const FigureId hero = game.hero(0, 'a', E, mage);
        game.monster('e', E, {.defense = 12});
        game.start();
        game.activate(hero);
        const QStringList said = game.play(ShootDoor{DoorId(0), AttackForm::FlameLightning}, {2, 2});
        QVERIFY(said.contains("DOOR-15 door-broken d1"));
        QVERIFY(said.contains("DMG-01 figure-damaged m1 1 0"));
        // A door that holds shields what is behind it.
        DrawnGame iron(rows);
        iron.doors({DoorMaterial::Iron});
        const FigureId other = iron.hero(0, 'a', E, mage);
        iron.monster('e', E, {.defense = 12});
        iron.start();
        iron.activate(other);
        QVERIFY(!iron.play(ShootDoor{DoorId(0), AttackForm::FlameLightning}, {2, 2})
                     .join(u'\n')
                     .contains("figure-damaged"));
    }
};

DELVE_TEST(TestRangedCombat)
#include "tst_ranged_combat.moc"
