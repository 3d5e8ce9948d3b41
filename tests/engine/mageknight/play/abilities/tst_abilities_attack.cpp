// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/duels.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Abilities of the attack and damage slots: forms of an attack, and what is added to one.
class TestAbilitiesAttack : public QObject
{
    Q_OBJECT

private slots:
    void SA_WEAPON_MASTER_rollsItsClicks()
    {
        Duel duel({.attack = 9, .damage = 2, .abilities = {Ability::WeaponMaster}});
        duel.begin();
        QVERIFY(duel.game.isListed(Attack{duel.enemy}));
        QCOMPARE(duel.game.play(Attack{duel.enemy, AttackForm::WeaponMaster}, {3, 3, 4}).mid(2, 4),
                 QStringList({"CMB-05 rolled attack p1 3 3", "CMB-06 blow-struck attack h1 h2 true",
                              "SA-WEAPON-MASTER rolled clicks p1 4 0", "DMG-01 figure-damaged h2 4 0"}));
        // Without a hit there is nothing to roll; without the ability it cannot be declared.
        Duel miss({.attack = 0, .abilities = {Ability::WeaponMaster}});
        miss.begin();
        QVERIFY(!miss.game.play(Attack{miss.enemy, AttackForm::WeaponMaster}, {3, 3})
                     .join(u'\n')
                     .contains("clicks"));
        Duel plain({});
        plain.begin();
        QCOMPARE(plain.game.verdict(Attack{plain.enemy, AttackForm::WeaponMaster}),
                 QStringLiteral("ABIL-01"));
    }

    void SA_G13_ABIL_11_aCounterattackMayUseWeaponMaster()
    {
        Duel duel({.attack = 0}, {.attack = 9, .abilities = {Ability::WeaponMaster}}, W);
        duel.begin();
        duel.game.play(Attack{duel.enemy}, {2, 2});
        QVERIFY(duel.game.toAct() == PlayerId(1));
        QVERIFY(duel.game.isListed(Answer{duel.enemy}));
        QCOMPARE(duel.game.verdict(DeclineAnswers{}), QStringLiteral("CLOSE-06"));
        QVERIFY(duel.game.play(Answer{duel.enemy, AttackForm::WeaponMaster}, {3, 3, 1})
                    .contains("DMG-01 figure-damaged h1 1 0"));
    }

    void SA_SWEEP_strikesAllInTheFrontArc()
    {
        Duel duel({.attack = 9, .damage = 2, .abilities = {Ability::Sweep}}, {.defense = 15});
        duel.game.monster('c', N, {.defense = 16});
        duel.game.monster('m', E, {.defense = 15});
        duel.game.monster('f', N); // behind
        duel.begin();
        const QStringList said = duel.game.play(SweepAround{}, {3, 3});
        QCOMPARE(said.filter("rolled attack").size(), 1);
        QCOMPARE(said.filter("blow-struck attack").size(), 3);
        QCOMPARE(int(duel.game.state().figure(duel.enemy).clicks[0]), 2);
        QCOMPARE(int(duel.game.state().figure(FigureId(2)).clicks[0]), 2); // from its rear: 9 + 6 + 1
        QCOMPARE(int(duel.game.state().figure(FigureId(3)).clicks[0]), 2);
        QCOMPARE(int(duel.game.state().figure(FigureId(4)).clicks[0]), 0);
    }

    void CLOSE_11_eachTargetOfASweepAnswers()
    {
        Duel duel({.attack = 0, .defense = 15, .clicks = 9, .abilities = {Ability::Sweep}},
                  {.attack = 9, .damage = 1}, W);
        const FigureId other = duel.game.hero(1, 'c', Direction::SouthWest, {.attack = 9, .damage = 1});
        duel.begin();
        duel.game.play(SweepAround{}, {2, 2});
        QVERIFY(duel.game.isListed(Answer{duel.enemy}));
        QVERIFY(duel.game.isListed(Answer{other}));
        const QStringList said = duel.game.play(Answer{other}, {3, 3, 4, 4});
        QVERIFY(said.contains("CMB-06 blow-struck counterattack h3 h1 true"));
        QVERIFY(said.contains("CMB-06 blow-struck counterattack h2 h1 true")); // the last one has no choice
        QCOMPARE(int(duel.game.state().figure(duel.hero).clicks[0]), 2);
    }

    void SA_VAMPIRISM_healsOneClick()
    {
        Duel duel({.attack = 9, .abilities = {Ability::Vampirism}});
        duel.begin();
        duel.game.happen(FigureDamaged{duel.hero, 2, 0});
        QVERIFY(duel.game.play(Attack{duel.enemy}, {3, 3}).contains("SA-VAMPIRISM figure-healed h1 1 0"));
        // One click is enough; without any, or without a hit, there is nothing to drink.
        for (const auto& [attack, damage] : {std::pair(9, 1), std::pair(9, 0), std::pair(0, 2)}) {
            Duel other({.attack = attack, .damage = damage, .abilities = {Ability::Vampirism}});
            other.begin();
            other.game.happen(FigureDamaged{other.hero, 2, 0});
            QCOMPARE(other.game.play(Attack{other.enemy}, {3, 3}).filter("healed").size(),
                     damage == 1 ? 1 : 0);
        }
    }

    void SA_SNEAK_ATTACK_doublesFromBehind()
    {
        Duel behind({.attack = 9, .damage = 2, .abilities = {Ability::SneakAttack}}, {}, E);
        behind.begin();
        QVERIFY(behind.game.play(Attack{behind.enemy}, {3, 3}).contains("DMG-01 figure-damaged h2 4 0"));
        Duel flank({.attack = 9, .damage = 2, .abilities = {Ability::SneakAttack}}, {}, N);
        flank.begin();
        QVERIFY(flank.game.play(Attack{flank.enemy}, {3, 3}).contains("DMG-01 figure-damaged h2 2 0"));
    }

    void SA_SNEAK_ATTACK_nobodyTurnsToIt()
    {
        for (const bool sneaks : {true, false}) {
            DrawnGame game(hall);
            Stats stats;
            if (sneaks)
                stats.abilities = {Ability::SneakAttack};
            const FigureId hero = game.hero(0, 'f', E, stats);
            game.hero(1, 'h', E);
            game.start();
            game.activate(hero);
            game.play(Step{E});
            game.play(EndActivation{});
            QCOMPARE(game.toAct() == PlayerId(1), !sneaks);
        }
    }

    void ABIL_11_SA_G13_magicConfusionAnswersAShot()
    {
        for (const bool isHit : {true, false}) {
            RangedDuel range({.range = 6, .abilities = {Ability::Flight}},
                             {.range = 6, .abilities = {Ability::MagicConfusion, Ability::Flight}});
            DrawnGame& game = range.game;
            range.begin();
            game.play(Shoot{range.enemy}, {2, 2});
            QCOMPARE(game.legal(),
                     (Actions{Answer{range.enemy}, Answer{range.enemy, AttackForm::MagicConfusion},
                              DeclineAnswers{}}));
            const QStringList answer = game.play(Answer{range.enemy, AttackForm::MagicConfusion},
                                                 isHit ? std::vector<int>{3, 3} : std::vector<int>{2, 2});
            QStringList expected{isHit ? "CMB-05 rolled counterattack p2 3 3"
                                       : "CMB-05 rolled counterattack p2 2 2"};
            expected << QStringLiteral("CMB-06 blow-struck return-shot h2 h1 ") + (isHit ? "true" : "false");
            expected << (isHit ? "SA-MAGIC-CONFUSION confusion-began h1 8 h2" : "ACT-14 activation-ended");
            QCOMPARE(answer, expected);
            QCOMPARE(game.squareOf(range.hero), 'f');
            if (!isHit)
                continue;
            // The second player moves the attacker in the turn of the first.
            QCOMPARE(game.state().turn().player, PlayerId(0));
            QCOMPARE(game.toAct(), PlayerId(1));
            QCOMPARE(game.verdict(Shoot{range.enemy}), QStringLiteral("SA-MAGIC-CONFUSION"));
            // The abilities of the confused stay on; the own can be left out at any time.
            QCOMPARE(game.verdict(CancelAbility{range.hero, Slot::Speed}), QStringLiteral("ABIL-04"));
            QVERIFY(game.isListed(CancelAbility{range.enemy, Slot::Speed}));
            game.play(Step{E});
            game.play(Step{E});
            QCOMPARE(game.verdict(Step{E}), QStringLiteral("SA-MAGIC-CONFUSION")); // next to the confuser
            QCOMPARE(game.play(EndActivation{}),
                     QStringList({"MOV-15 movement-ended", "SA-MAGIC-CONFUSION confusion-ended h1 4 4",
                                  "ACT-14 activation-ended"}));
            QCOMPARE(game.squareOf(range.hero), 'h');
            QCOMPARE(game.toAct(), PlayerId(0));
        }
    }

    void SA_PIERCE_ignoresArmour()
    {
        for (const bool pierces : {true, false}) {
            Stats shooter{.attack = 9, .damage = 3, .range = 6};
            if (pierces)
                shooter.abilities = {Ability::Pierce};
            RangedDuel range(shooter, {.defense = 15, .abilities = {Ability::Invulnerability}});
            range.begin();
            const QStringList said = range.game.play(Shoot{range.enemy}, {4, 4});
            QCOMPARE(said.contains("DMG-01 figure-damaged h2 3 0"), pierces);
            QCOMPARE(said.contains("DMG-01 figure-damaged h2 1 0"), !pierces); // 17 hits 15 + 2
        }
    }

    void SA_BERSERK_noRangedAttacks()
    {
        RangedDuel range({.range = 6, .abilities = {Ability::Berserk}});
        range.begin();
        QCOMPARE(range.game.verdict(Shoot{range.enemy}), QStringLiteral("SA-BERSERK"));
        Duel duel({.abilities = {Ability::Berserk}});
        duel.begin();
        QCOMPARE(duel.game.verdict(Attack{duel.enemy}), QStringLiteral("allowed"));
    }

    void ABIL_08_SA_G12_weaponMasterWithBerserk()
    {
        Duel duel({.abilities = {Ability::WeaponMaster, Ability::Berserk}});
        duel.begin();
        QCOMPARE(duel.game.verdict(Attack{duel.enemy, AttackForm::WeaponMaster}), QStringLiteral("allowed"));
        // Magic Blast and Magic Freeze are two forms: one attack has one of them.
        RangedDuel range({.range = 6, .abilities = {Ability::MagicBlast, Ability::MagicFreeze}});
        range.begin();
        QVERIFY(range.game.isListed(Shoot{range.enemy, AttackForm::MagicBlast}));
        QVERIFY(range.game.isListed(Shoot{range.enemy, AttackForm::MagicFreeze}));
        QCOMPARE(range.game.verdict(Shoot{range.enemy, AttackForm::Sweep}), QStringLiteral("SA-G12"));
    }

    void SA_BATTLE_FURY_changesNothing()
    {
        Duel duel({.attack = 9, .damage = 2, .abilities = {Ability::BattleFury}});
        duel.begin();
        const auto odds = oddsOf(duel.game.game(), duel.game.state(), Attack{duel.enemy});
        QVERIFY(odds->modifiers.empty());
        QVERIFY(duel.game.play(Attack{duel.enemy}, {3, 3}).contains("DMG-01 figure-damaged h2 2 0"));
    }
};

DELVE_TEST(TestAbilitiesAttack)
#include "tst_abilities_attack.moc"
