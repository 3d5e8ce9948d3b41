// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
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

private:
    /// A hero on g that faces east and an enemy on h that shows it its flank, so that it does not answer.
    struct Duel
    {
        DrawnGame game{hall};
        FigureId hero;
        FigureId enemy;

        explicit Duel(const Stats& attacker, const Stats& defender = {}, Direction facing = N)
            : hero(game.hero(0, 'g', E, attacker)), enemy(game.hero(1, 'h', facing, defender))
        {}
        void begin()
        {
            game.start();
            game.activate(hero);
        }
    };

    /// The same at range: f and j.
    struct Range
    {
        DrawnGame game{hall};
        FigureId hero;
        FigureId enemy;

        explicit Range(const Stats& attacker, const Stats& defender = {}, Direction facing = W)
            : hero(game.hero(0, 'f', E, attacker)), enemy(game.hero(1, 'j', facing, defender))
        {}
        void begin()
        {
            game.start();
            game.activate(hero);
        }
    };

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

    void SA_MAGIC_BLAST_pastFiguresAndCover()
    {
        Range range({.attack = 9, .range = 6, .abilities = {Ability::MagicBlast}}, {.defense = 15});
        range.game.monster('h', N);
        range.game.chest('i');
        range.begin();
        QCOMPARE(range.game.verdict(Shoot{range.enemy}), QStringLiteral("RANGE-09"));
        const QStringList said = range.game.play(Shoot{range.enemy, AttackForm::MagicBlast}, {3, 3, 5});
        QVERIFY(said.contains("SA-MAGIC-BLAST rolled clicks p1 5 0"));
        QVERIFY(said.contains("DMG-03 figure-eliminated h2"));
    }

    void SA_MAGIC_BLAST_wallsStopIt_OQ_BLAST()
    {
        for (const bool through : {false, true}) {
            DrawnGame game({"+-+-+-+-+-+", "|a b|c d e|", "+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', E, {.range = 6, .abilities = {Ability::MagicBlast}});
            const FigureId enemy = game.hero(1, 'e');
            game.options().blastThroughWalls = through;
            game.start();
            game.activate(hero);
            QCOMPARE(game.verdict(Shoot{enemy, AttackForm::MagicBlast}),
                     through ? QStringLiteral("allowed") : QStringLiteral("RANGE-10"));
        }
    }

    void SA_FLAME_LIGHTNING_strikesThoseNextToTheTarget()
    {
        Range range({.attack = 9, .damage = 3, .range = 6, .abilities = {Ability::FlameLightning}},
                    {.defense = 15});
        range.game.monster('i', E, {.defense = 14}); // in the way
        range.game.monster('e', E, {.defense = 14});
        range.game.monster('n', E, {.defense = 16});
        range.begin();
        QCOMPARE(range.game.verdict(Shoot{range.enemy, AttackForm::FlameLightning}),
                 QStringLiteral("RANGE-09"));
        range.game.happen(FigurePlaced{FigureId(2), range.game['a'], N}); // beside the shooter
        QCOMPARE(range.game.verdict(Shoot{range.enemy, AttackForm::FlameLightning}),
                 QStringLiteral("RANGE-02"));
        range.game.happen(FigureEliminated{FigureId(2)});
        QCOMPARE(range.game.play(Shoot{range.enemy, AttackForm::FlameLightning}, {3, 3}).mid(2),
                 QStringList({"CMB-05 rolled attack p1 3 3", "CMB-06 blow-struck shot h1 h2 true",
                              "CMB-06 blow-struck shot h1 m2 true", "CMB-06 blow-struck shot h1 m3 false",
                              "DMG-01 figure-damaged h2 1 0", "DMG-01 figure-damaged m2 1 0",
                              "ACT-14 activation-ended"}));
    }

    void SA_SHOCKWAVE_everythingAround()
    {
        DrawnGame game(hall);
        const FigureId hero =
            game.hero(0, 'f', W, {.attack = 9, .damage = 3, .range = 5, .abilities = {Ability::Shockwave}});
        const FigureId friendly = game.hero(0, 'a', N, {.defense = 15});
        const FigureId enemy = game.hero(1, 'h', N, {.defense = 15, .abilities = {Ability::Toughness}});
        const FigureId far = game.monster('i', N);
        game.start();
        game.activate(hero);
        game.play(SendShockwave{}, {3, 3});
        QCOMPARE(int(game.state().figure(friendly).clicks[0]), 1);
        QCOMPARE(int(game.state().figure(enemy).clicks[0]), 1);
        QCOMPARE(int(game.state().figure(far).clicks[0]), 0);
    }

    void SA_SHOCKWAVE_aSingleTargetTakesTheDamageValue()
    {
        DrawnGame game(hall);
        const FigureId hero =
            game.hero(0, 'f', W, {.attack = 9, .damage = 3, .range = 4, .abilities = {Ability::Shockwave}});
        const FigureId enemy = game.hero(1, 'h', N, {.abilities = {Ability::Toughness}});
        game.start();
        game.activate(hero);
        game.play(SendShockwave{}, {3, 3});
        QCOMPARE(int(game.state().figure(enemy).clicks[0]), 3); // its abilities do not count
        DrawnGame empty(hall);
        const FigureId alone = empty.hero(0, 'f', W, {.range = 4, .abilities = {Ability::Shockwave}});
        empty.hero(1, 'j', N);
        empty.start();
        empty.activate(alone);
        QCOMPARE(empty.verdict(SendShockwave{}), QStringLiteral("SA-SHOCKWAVE"));
    }

    void SA_MAGIC_FREEZE_keepsFromTheNextActivation()
    {
        Range range({.attack = 9, .range = 6, .abilities = {Ability::MagicFreeze}}, {.range = 0});
        range.begin();
        QCOMPARE(range.game.play(Shoot{range.enemy, AttackForm::MagicFreeze}, {3, 3, 4}).mid(3, 4),
                 QStringList({"CMB-06 blow-struck shot h1 h2 true", "DMG-01 figure-damaged h2 1 0",
                              "SA-MAGIC-FREEZE rolled freeze p1 4 0", "SA-MAGIC-FREEZE figure-frozen h2 2"}));
        range.game.play(EndTurn{});
        QCOMPARE(range.game.verdict(Activate{range.enemy}), QStringLiteral("SA-MAGIC-FREEZE"));
        range.game.play(EndTurn{});
        range.game.play(EndTurn{});
        QCOMPARE(range.game.verdict(Activate{range.enemy}), QStringLiteral("allowed"));
        // On 1 to 3 it is not frozen.
        Range warm({.attack = 9, .range = 6, .abilities = {Ability::MagicFreeze}});
        warm.begin();
        QVERIFY(!warm.game.play(Shoot{warm.enemy, AttackForm::MagicFreeze}, {3, 3, 3})
                     .join(u'\n')
                     .contains("frozen"));
    }

    void SA_MAGIC_FREEZE_MULTI_05_onlyMonstersGetAMarker()
    {
        for (const int players : {2, 3}) {
            DrawnGame game(hall, players);
            const FigureId hero = game.hero(0, 'a');
            const FigureId monster = game.monster('e');
            game.start();
            for (const FigureId figure : {hero, monster}) {
                game.happen(FigureFrozen{figure, 2});
                QCOMPARE(int(game.state().figure(figure).frozen), 2);
                QCOMPARE(game.state().figure(figure).has(mark::marker), players == 3 && figure == monster);
            }
        }
    }

    void SA_MAGIC_CONFUSION_movesTheTarget()
    {
        Range range({.attack = 9, .range = 6, .abilities = {Ability::MagicConfusion}}, {.speed = 3});
        range.begin();
        QCOMPARE(range.game.play(Shoot{range.enemy, AttackForm::MagicConfusion}, {3, 3}).mid(2),
                 QStringList({"CMB-05 rolled attack p1 3 3", "CMB-06 blow-struck shot h1 h2 true",
                              "SA-MAGIC-CONFUSION confusion-began h2 3 h1"}));
        QVERIFY(range.game.toAct() == PlayerId(0));
        range.game.play(Step{W});
        range.game.play(Step{W});
        QCOMPARE(range.game.squareOf(range.enemy), 'h');
        QCOMPARE(range.game.verdict(Step{W}), QStringLiteral("SA-MAGIC-CONFUSION")); // next to the confuser
        QCOMPARE(range.game.verdict(Attack{range.hero}), QStringLiteral("SA-MAGIC-CONFUSION"));
        const QStringList said = range.game.play(EndActivation{});
        QVERIFY(said.contains("SA-MAGIC-CONFUSION confusion-ended h1 4 4"));
        QCOMPARE(said.last(), QStringLiteral("ACT-14 activation-ended"));
        QCOMPARE(int(range.game.state().figure(range.enemy).clicks[0]), 0);
        QVERIFY(!range.game.state().figure(range.enemy).has(mark::activated));
    }

    void SA_MAGIC_CONFUSION_aMissMovesNobody()
    {
        Range range({.attack = 0, .range = 6, .abilities = {Ability::MagicConfusion}});
        range.begin();
        QCOMPARE(range.game.play(Shoot{range.enemy, AttackForm::MagicConfusion}, {3, 3}).last(),
                 QStringLiteral("ACT-14 activation-ended"));
    }

    void ABIL_11_SA_G13_magicConfusionAnswersAShot()
    {
        for (const bool isHit : {true, false}) {
            Range range({.range = 6, .abilities = {Ability::Flight}},
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

    void ABIL_11_RANGE_24_theOtherAnswersFollowTheConfusion()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.range = 6, .targets = 2});
        const Stats confuser{.range = 6, .abilities = {Ability::MagicConfusion}};
        const FigureId first = game.monster('e', W, confuser); // through the opponent, CON-10
        const FigureId second = game.monster('o', W, {.range = 3});
        game.start();
        game.activate(hero);
        game.play(Shoot{first, AttackForm::Plain, second}, {1, 2});
        // Four squares are too far for the second one.
        QCOMPARE(game.legal(),
                 (Actions{Answer{first}, Answer{first, AttackForm::MagicConfusion}, DeclineAnswers{}}));
        game.play(Answer{first, AttackForm::MagicConfusion}, {3, 3});
        QCOMPARE(game.toAct(), PlayerId(1));
        game.play(Step{E});
        const QStringList ended = game.play(EndActivation{});
        QCOMPARE(ended.last(), QStringLiteral("SA-MAGIC-CONFUSION confusion-ended h1 4 4"));
        // Three are not.
        QCOMPARE(game.legal(), (Actions{Answer{second}, DeclineAnswers{}}));
        QCOMPARE(game.play(Answer{second}, {3, 3}).last(), QStringLiteral("ACT-14 activation-ended"));
    }

    void SA_PIERCE_ignoresArmour()
    {
        for (const bool pierces : {true, false}) {
            Stats shooter{.attack = 9, .damage = 3, .range = 6};
            if (pierces)
                shooter.abilities = {Ability::Pierce};
            Range range(shooter, {.defense = 15, .abilities = {Ability::Invulnerability}});
            range.begin();
            const QStringList said = range.game.play(Shoot{range.enemy}, {4, 4});
            QCOMPARE(said.contains("DMG-01 figure-damaged h2 3 0"), pierces);
            QCOMPARE(said.contains("DMG-01 figure-damaged h2 1 0"), !pierces); // 17 hits 15 + 2
        }
    }

    void SA_MAGIC_ENHANCEMENT_oneMoreClick()
    {
        for (const char square : {'k', 'm'}) { // beside the shooter, and not
            Range range({.attack = 9, .damage = 2, .range = 6});
            range.game.hero(0, square, N, {.abilities = {Ability::MagicEnhancement}});
            range.begin();
            QVERIFY(range.game.play(Shoot{range.enemy}, {3, 3})
                        .contains(square == 'k' ? "DMG-01 figure-damaged h2 3 0"
                                                : "DMG-01 figure-damaged h2 2 0"));
        }
        Range immune({.attack = 9, .damage = 2, .range = 6}, {.abilities = {Ability::MagicImmunity}});
        immune.game.hero(0, 'k', N, {.abilities = {Ability::MagicEnhancement}});
        immune.begin();
        QVERIFY(immune.game.play(Shoot{immune.enemy}, {3, 3}).contains("DMG-01 figure-damaged h2 2 0"));
    }

    void SA_BERSERK_noRangedAttacks()
    {
        Range range({.range = 6, .abilities = {Ability::Berserk}});
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
        Range range({.range = 6, .abilities = {Ability::MagicBlast, Ability::MagicFreeze}});
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
