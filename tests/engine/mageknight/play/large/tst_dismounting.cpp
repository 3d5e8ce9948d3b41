// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A unit whose mount or rider falls with the next click, attacked from the north by a foe that cannot miss.
struct Doomed : Cavalry
{
    Doomed(int clicksOfMount, int clicksOfRider, Intelligence intelligence = Intelligence::Independent)
        : Cavalry(horse({.defense = 5, .clicks = clicksOfMount, .points = 31}, intelligence),
                  {.defense = 5, .clicks = clicksOfRider, .points = 24})
    {
        attacker = foe('c', S, {.attack = 12, .defense = 30, .damage = 1, .clicks = 8});
    }
    QStringList strike(FigureId target)
    {
        passTurn();
        game.activate(attacker);
        return game.play(Attack{target}, {3, 4});
    }

    FigureId attacker = FigureId::None;
};

} // namespace

/// Riders that fall, get off and mount again.
class TestDismounting : public QObject
{
    Q_OBJECT

private slots:
    void CAV_20_theRiderOfAFallenMountStandsBesideIt()
    {
        Doomed unit(1, 5);
        unit.game.start();
        QCOMPARE(unit.strike(unit.mount).mid(3),
                 QStringList({"CMB-06 blow-struck attack h2 h1 true", "DMG-01 figure-damaged h1 1 0"}));
        QCOMPARE(unit.game.toAct(), PlayerId(0));
        // The squares of the mount are free only afterwards, that of the foe is not.
        for (const char taken : {'h', 'm', 'r', 'c', 'a'})
            QCOMPARE(unit.game.verdict(StandOn{unit.game[taken], N}), QStringLiteral("CAV-20"));
        QCOMPARE(unit.game.listed<StandOn>(), 11 * 8);
        // Opponents beside it may turn first.
        QCOMPARE(unit.game.play(StandOn{unit.game['g'], NE}),
                 QStringList({"CAV-20 rider-dismounted r1 h1 g north-east", "SPIN-01 spin-arrival r1",
                              "SPIN-01 spin-offered h2"}));
        QCOMPARE(unit.game.toAct(), PlayerId(1));
    }

    void CAV_20_CAV_27_CAV_28_afterTheFall()
    {
        for (const bool facesAttacker : {true, false}) {
            Doomed unit(1, 5);
            unit.game.start();
            unit.strike(unit.mount);
            unit.game.play(StandOn{unit.game['g'], facesAttacker ? NE : S});
            const QStringList said =
                unit.game.play(DeclineSpins{}, facesAttacker ? std::vector{1, 2} : std::vector<int>{});
            QVERIFY(said.contains("DMG-03 figure-eliminated h1"));
            QVERIFY(said.contains("XP-04 experience-gained p2 31"));
            QCOMPARE(said.contains("CMB-06 blow-struck counterattack r1 h2 false"), facesAttacker);
            QVERIFY(unit.game.state().occupant(unit.game['m']).isNone());
            QCOMPARE(unit.game.state().occupant(unit.game['g']).figure(), unit.rider);
            QVERIFY(!unit.stateOf(unit.rider).isAboard());
            QCOMPARE(unit.game.bodyOf(unit.rider), QStringLiteral("g")); // CAV-26
        }
    }

    void CAV_21_withoutRoomBothFall()
    {
        DrawnGame game({"+-+-+-+-+-+", "|. # c # #|", "+ + + + + +", "|# # h # #|", "+ + + + + +",
                        "|# # m # #|", "+ + + + + +", "|# # r # #|", "+ + + + + +", "|# # w # #|",
                        "+-+-+-+-+-+"});
        const FigureId mount = game.hero(0, 'h', N, horse({.defense = 5, .clicks = 1, .points = 31}));
        const FigureId rider = game.rider(mount, {.points = 24});
        game.hero(0, 'w');
        const FigureId foe = game.hero(1, 'c', S, {.attack = 12, .defense = 30, .damage = 1});
        game.start();
        game.play(EndTurn{});
        game.activate(foe);
        const QStringList said = game.play(Attack{mount}, {3, 4});
        QVERIFY(said.contains("CAV-21 figure-eliminated r1"));
        QVERIFY(said.contains("DMG-03 figure-eliminated h1"));
        QVERIFY(said.indexOf("CAV-21 figure-eliminated r1") < said.indexOf("DMG-03 figure-eliminated h1"));
        QVERIFY(said.contains("XP-04 experience-gained p2 24"));
        QVERIFY(said.contains("XP-04 experience-gained p2 31"));
        Q_UNUSED(rider);
    }

    void CAV_21_oneSquareIsRoomEnough()
    {
        DrawnGame game({"+-+-+-+-+-+", "|. # c # #|", "+ + + + + +", "|# # h # #|", "+ + + + + +",
                        "|# # m a #|", "+ + + + + +", "|# # r # #|", "+ + + + + +", "|# # w # #|",
                        "+-+-+-+-+-+"});
        const FigureId mount = game.hero(0, 'h', N, horse({.defense = 5, .clicks = 1, .points = 31}));
        const FigureId rider = game.rider(mount, {.points = 24});
        game.hero(0, 'w');
        const FigureId foe = game.hero(1, 'c', S, {.attack = 12, .defense = 30, .damage = 1});
        game.start();
        game.play(EndTurn{});
        game.activate(foe);
        QVERIFY(game.play(Attack{mount}, {3, 4}).filter("eliminated").isEmpty());
        QCOMPARE(game.listed<StandOn>(), 8);
        QCOMPARE(game.play(StandOn{game['a'], N}).front(),
                 QStringLiteral("CAV-20 rider-dismounted r1 h1 a north"));
        QCOMPARE(game.bodyOf(rider), QStringLiteral("a"));
    }

    void CAV_22_aMountLosesItsRiderAndStays()
    {
        Doomed unit(5, 1);
        unit.game.start();
        const QStringList said = unit.strike(unit.rider);
        QVERIFY(said.contains("DMG-03 figure-eliminated r1"));
        QVERIFY(said.contains("XP-04 experience-gained p2 24")); // CAV-28
        QCOMPARE(unit.game.bodyOf(unit.mount), QStringLiteral("h m r"));
        QVERIFY(!unit.stateOf(unit.mount).isRidden());
        QVERIFY(!unit.stateOf(unit.rider).isAboard());
    }

    void CAV_24_theExampleHasThreeActivations()
    {
        Cavalry unit;
        unit.game.hero(0, 'a');
        unit.game.hero(0, 'e');
        unit.game.start();
        QCOMPARE(int(unit.game.state().turn().activationsLeft), 3);
        QVERIFY(unit.game.isListed(Dismount{unit.mount}));
        QCOMPARE(unit.game.play(Dismount{unit.mount}), QStringList({"CAV-24 activation-used h1 false"}));
        QCOMPARE(unit.game.play(StandOn{unit.game['i'], E}),
                 QStringList({"CAV-24 rider-dismounted r1 h1 i east"}));
        unit.game.activate(unit.rider);
        QCOMPARE(unit.game.speed(), 8); // CAV-26: its own
        unit.game.play(EndActivation{});
        unit.game.activate(unit.mount); // INT-03
        unit.game.play(EndActivation{});
        QCOMPARE(unit.game.toAct(), PlayerId(1));
    }

    void CAV_24_onlyAFreshUnitWithRoom()
    {
        Cavalry unit;
        unit.game.start();
        unit.game.activate(unit.mount);
        QCOMPARE(unit.game.verdict(Dismount{unit.mount}), QStringLiteral("ACT-04"));
        unit.game.play(EndActivation{});
        QCOMPARE(unit.game.verdict(Dismount{unit.mount}), QStringLiteral("ACT-03"));
        DrawnGame narrow(lane);
        const FigureId mount = narrow.hero(0, 'c', W, horse()); // on c, d and e
        narrow.rider(mount);
        const FigureId friendly = narrow.hero(0, 'b', W);
        narrow.hero(0, 'f', W);
        narrow.start();
        QCOMPARE(narrow.verdict(Dismount{mount}), QStringLiteral("CAV-24"));
        QCOMPARE(narrow.verdict(Dismount{friendly}), QStringLiteral("CAV-24"));
    }

    void CAV_25_CAV_26_anotherMountsInTheSameTurn()
    {
        Cavalry unit(horse({}, Intelligence::Skittish));
        const FigureId friendly = unit.game.horseman(0, MountType::BattleHorse, 'l', N, {.attack = 7});
        const FigureId stranger = unit.game.horseman(0, MountType::Pegasus, 'q', N);
        unit.game.start();
        QCOMPARE(unit.game.verdict(MountUp{friendly, unit.mount}), QStringLiteral("CAV-25")); // it is ridden
        unit.game.play(Dismount{unit.mount});
        unit.game.play(StandOn{unit.game['d'], N});
        QCOMPARE(unit.game.verdict(MountUp{stranger, unit.mount}), QStringLiteral("CAV-25"));
        QVERIFY(unit.game.isListed(MountUp{friendly, unit.mount}));
        QCOMPARE(unit.game.play(MountUp{friendly, unit.mount}),
                 QStringList({"CAV-25 activation-used h2 true", "CAV-25 rider-mounted h2 h1"}));
        QVERIFY(unit.game.state().occupant(unit.game['l']).isNone());
        QCOMPARE(unit.game.bodyOf(friendly), QStringLiteral("h m r"));
        // The new unit can act; INT-02: and its mount stays.
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("allowed"));
        unit.game.play(EndTurn{});
        QVERIFY(unit.stateOf(unit.mount).isInside());
    }

    void CAV_25_notOnAMountThatActed()
    {
        Cavalry unit;
        const FigureId friendly = unit.game.horseman(0, MountType::BattleHorse, 'l');
        unit.game.hero(0, 'e');
        unit.game.start();
        unit.game.play(Dismount{unit.mount});
        unit.game.play(StandOn{unit.game['d'], N});
        unit.game.activate(unit.mount);
        unit.game.play(EndActivation{});
        unit.game.play(MountUp{friendly, unit.mount});
        QCOMPARE(unit.game.toAct(), PlayerId(1)); // that was the last of three activations
    }

    void BASE_18_theRiderLeavesWithItsMount()
    {
        Cavalry unit(horse(), {}, 0, 'c');
        unit.game.exit(0, 'c', Side::North);
        unit.game.start();
        unit.game.activate(unit.mount);
        const QStringList said = unit.game.play(Leave{});
        QVERIFY(said.contains("BASE-18 hero-left r1"));
        QVERIFY(said.contains("END-03 hero-left h1"));
        QCOMPARE(unit.stateOf(unit.rider).where, Whereabouts::Left);
    }

    void BASE_17_CAV_04_theUnitEntersAsOne()
    {
        DrawnGame game(paddock);
        const FigureId mount = game.hero(0, 0, N, horse());
        const FigureId rider = game.rider(mount);
        game.entrance(0, 'c', Side::North);
        game.start();
        QCOMPARE(game.verdict(Activate{rider}), QStringLiteral("CAV-12"));
        game.activate(mount);
        game.play(Enter{});
        QCOMPARE(game.bodyOf(rider), QStringLiteral("c h m"));
        QCOMPARE(game.state().figure(rider).where, Whereabouts::Inside);
    }

    void END_09_givingUpTakesBoth()
    {
        Cavalry unit;
        unit.foe('e', S);
        unit.game.start();
        const QStringList said = unit.game.play(GiveUp{});
        QVERIFY(said.contains("END-09 figure-eliminated r1"));
        QVERIFY(said.contains("END-09 figure-eliminated h1"));
    }
};

DELVE_TEST(TestDismounting)
#include "tst_dismounting.moc"
