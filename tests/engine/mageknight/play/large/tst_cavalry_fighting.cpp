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

/// Who of a cavalry unit is struck, and who strikes.
class TestCavalryFighting : public QObject
{
    Q_OBJECT

private slots:
    void CAV_17_CAV_27_attackersChooseTheDialAndTheUnitWhoAnswers()
    {
        Cavalry unit(horse({.defense = 12, .clicks = 8}), {.defense = 17, .clicks = 8});
        const FigureId foe = unit.foe('c', S, {.attack = 9, .damage = 2, .clicks = 8});
        unit.game.start();
        unit.passTurn();
        unit.game.activate(foe);
        QVERIFY(unit.game.isListed(Attack{unit.mount}));
        QVERIFY(unit.game.isListed(Attack{unit.rider}));
        // 9 + 7 are not enough against the rider, but would be against its mount.
        QCOMPARE(unit.game.play(Attack{unit.rider}, {3, 4}),
                 QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4",
                              "CMB-05 rolled attack p2 3 4", "CMB-06 blow-struck attack h2 r1 false"}));
        QCOMPARE(unit.game.toAct(), PlayerId(0));
        QCOMPARE(unit.game.legal(), Actions({Answer{unit.rider}, Answer{unit.mount}}));
        QCOMPARE(
            unit.game.play(Answer{unit.mount}, {6, 5}),
            QStringList({"CMB-05 rolled counterattack p1 6 5", "CMB-06 blow-struck counterattack h1 h2 true",
                         "DMG-01 figure-damaged h2 2 0", "ACT-14 activation-ended"}));
    }

    void CAV_17_whoStrikesBackChoosesTheDialToo()
    {
        Cavalry unit;
        const FigureId foe = unit.foe('c', S, {.clicks = 8});
        unit.game.start();
        unit.game.activate(unit.mount);
        unit.game.play(Attack{foe}, {1, 2});
        QCOMPARE(unit.game.legal(), Actions({Answer{foe}, Answer{foe, AttackForm::Plain, unit.rider}}));
        QCOMPARE(unit.game.verdict(Answer{foe, AttackForm::Plain, foe}), QStringLiteral("CAV-17"));
        QVERIFY(unit.game.play(Answer{foe, AttackForm::Plain, unit.rider}, {6, 5})
                    .contains("DMG-01 figure-damaged r1 2 0"));
    }

    void CAV_17_aShotHasOneDialOfAUnit()
    {
        Cavalry unit(horse(), {}, 0, 'm');
        const FigureId foe = unit.foe('a', SE, {.range = 8, .targets = 3});
        unit.game.start();
        unit.passTurn();
        unit.game.activate(foe);
        QVERIFY(unit.game.isListed(Shoot{unit.mount}));
        QVERIFY(unit.game.isListed(Shoot{unit.rider}));
        QCOMPARE(unit.game.verdict(Shoot{unit.mount, AttackForm::Plain, unit.rider}),
                 QStringLiteral("CAV-17"));
    }

    void PASS_04_CAV_06_aUnitIsPassedAsOneFigure()
    {
        for (const bool hasOther : {false, true}) {
            Cavalry unit;
            const FigureId foe = unit.foe('l', E);
            if (hasOther)
                unit.game.hero(0, 'i', N); // next to the unit, and to nobody else
            unit.game.start();
            unit.passTurn();
            unit.game.activate(foe);
            QCOMPARE(unit.game.verdict(PassThrough{pathOf({E, E})}),
                     hasOther ? QStringLiteral("PASS-04") : QStringLiteral("allowed"));
        }
    }

    void CAV_14_CAV_17_aFreeAttackIsOfEitherDialAndAnsweredAtEither()
    {
        Cavalry unit(horse({.defense = 12, .clicks = 8}), {.attack = 12, .clicks = 8});
        const FigureId foe = unit.foe('l', E, {.attack = 9, .damage = 2, .clicks = 8});
        unit.game.start();
        unit.passTurn();
        unit.game.activate(foe);
        unit.game.play(PassThrough{pathOf({E, E})}); // through the mount, on m
        QCOMPARE(unit.game.toAct(), PlayerId(0));
        const auto by = [](FigureId figure) { return StrikeBlow{AttackForm::Plain, figure}; };
        const auto at = [](FigureId figure) { return StrikeBlow{AttackForm::Plain, FigureId::None, figure}; };
        QCOMPARE(unit.game.legal(), Actions({StrikeBlow{}, by(unit.rider), HoldBack{}}));
        // The mount itself is named by nobody, and who passed is of no unit.
        for (const StrikeBlow& blow : {by(unit.mount), by(foe), at(unit.rider), at(foe)})
            QCOMPARE(unit.game.verdict(blow), QStringLiteral("CAV-17"));
        QVERIFY(unit.game.play(by(unit.rider), {4, 4}).contains("CMB-06 blow-struck free-attack r1 h2 true"));
        QCOMPARE(unit.game.toAct(), PlayerId(1));
        QCOMPARE(unit.game.legal(), Actions({StrikeBlow{}, at(unit.mount), HoldBack{}}));
        for (const StrikeBlow& blow : {by(unit.mount), by(unit.rider), at(unit.rider), at(foe)})
            QCOMPARE(unit.game.verdict(blow), QStringLiteral("CAV-17"));
        // 9 + 4 reaches the mount, not the rider.
        const GameState asked = unit.game.state();
        QVERIFY(
            unit.game.play(StrikeBlow{}, {2, 2}).contains("CMB-06 blow-struck passers-answer h2 r1 false"));
        unit.game.state() = asked;
        QVERIFY(
            unit.game.play(at(unit.mount), {2, 2}).contains("CMB-06 blow-struck passers-answer h2 h1 true"));
    }

    void CAV_18_areasStrikeBothDials()
    {
        Cavalry unit(horse({.defense = 12, .clicks = 8}), {.defense = 17, .clicks = 8});
        const FigureId foe = unit.foe('c', S, {.attack = 9, .abilities = {Ability::Sweep}});
        unit.game.start();
        unit.passTurn();
        unit.game.activate(foe);
        const QStringList said = unit.game.play(SweepAround{}, {3, 4});
        QVERIFY(said.contains("CMB-06 blow-struck attack h2 h1 true"));
        QVERIFY(said.contains("CMB-06 blow-struck attack h2 r1 false"));
    }

    void CAV_19_theRearOfTheMount()
    {
        Cavalry unit;
        const FigureId behind = unit.foe('w', N);
        const FigureId beside = unit.foe('g', E);
        unit.game.start();
        const Position position = unit.game.position();
        for (const FigureId target : {unit.mount, unit.rider}) {
            QCOMPARE(isInRearArc(position, target, behind), true);
            QCOMPARE(isInRearArc(position, target, beside), false);
        }
    }

    void CAV_23_breakingAwayItTramples()
    {
        Cavalry unit;
        unit.foe('c', S);
        unit.foe('g', E);
        unit.foe('w', N);
        unit.game.start();
        unit.game.activate(unit.mount);
        // Whoever is in front is spared.
        QCOMPARE(unit.game.play(BreakAway{}, {2}),
                 QStringList({"BRK-02 speed-spent 2", "BRK-03 rolled break-away p1 2 0",
                              "BRK-07 freed-from h2", "BRK-07 freed-from h3", "BRK-07 freed-from h4",
                              "CAV-23 figure-damaged h3 1 0", "CAV-23 figure-damaged h4 1 0"}));
        // MOUNT-10: a mount without a rider hurts nobody.
        Cavalry alone;
        alone.foe('g', E);
        alone.game.start();
        alone.game.happen(FigureEliminated{alone.rider});
        alone.game.activate(alone.mount);
        QCOMPARE(alone.game.play(BreakAway{}, {2}).last(), QStringLiteral("BRK-07 freed-from h2"));
    }

    void EXPL_06_anExplosionHurtsBothUnlessTheyAreTheTarget()
    {
        DrawnGame game(paddock);
        const FigureId mount = game.hero(0, 'h', N, horse());
        const FigureId rider = game.rider(mount);
        const FigureId shooter = game.hero(1, 'e', S, {.attack = 12, .range = 8, .explosive = true});
        const FigureId target = game.hero(0, 't', N, {.clicks = 8});
        game.start();
        game.play(EndTurn{});
        const GameState before = game.state();
        game.activate(shooter);
        const QStringList said = game.play(Shoot{target}, {4, 4});
        QVERIFY(said.contains("EXPL-01 figure-damaged h1 1 0"));
        QVERIFY(said.contains("EXPL-01 figure-damaged r1 1 0"));
        game.state() = before;
        game.activate(shooter);
        const QStringList aimed = game.play(Shoot{rider}, {4, 4});
        QVERIFY(aimed.contains("DMG-01 figure-damaged r1 2 0"));
        QVERIFY(aimed.filter("EXPL-01 figure-damaged h1").isEmpty());
        QVERIFY(aimed.contains("EXPL-01 figure-damaged h3 1 0")); // who stands beside it
    }
};

DELVE_TEST(TestCavalryFighting)
#include "tst_cavalry_fighting.moc"
