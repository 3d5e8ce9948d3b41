// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/values.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A healer on g and somebody with five clicks of damage on h.
struct Sickbed
{
    DrawnGame game{hall};
    FigureId healer;
    FigureId hurt;

    explicit Sickbed(Ability ability = Ability::Healing, const Stats& patient = {.clicks = 9})
        : healer(game.hero(0, 'g', E, {.attack = 9, .damage = 2, .range = 6, .abilities = {ability}})),
          hurt(game.hero(0, 'h', E, patient))
    {
        game.start();
        game.happen(FigureDamaged{hurt, 5, 0});
        game.activate(healer);
    }
};

} // namespace

/// Healing, and how far it goes.
class TestAbilitiesHealing : public QObject
{
    Q_OBJECT

private slots:
    void SA_HEALING_HEAL_01_theDamageValueOrADie()
    {
        Sickbed bed;
        QCOMPARE(bed.game.play(HealFigure{bed.hurt}, {3, 3}),
                 QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4",
                              "CMB-05 rolled attack p1 3 3", "HEAL-01 blow-struck attack h1 h2 true"}));
        const GameState chosen = bed.game.state();
        QCOMPARE(bed.game.play(TakeHealing{false}),
                 QStringList({"SA-HEALING figure-healed h2 2 0", "ACT-14 activation-ended"}));
        bed.game.state() = chosen;
        QCOMPARE(bed.game.play(TakeHealing{true}, {4}),
                 QStringList({"SA-HEALING rolled healing p1 4 0", "SA-HEALING figure-healed h2 4 0",
                              "ACT-14 activation-ended"}));
    }

    void DIAL_05_damageShowsTheNextValuesAndHealingThoseBefore()
    {
        // Toughness stands on the first four clicks.
        Sickbed bed(Ability::Healing, {.clicks = 9, .abilities = {Ability::Toughness}, .abilityClicks = 4});
        const auto click = [&] { return int(bed.game.state().figure(bed.hurt).clicks[0]); };
        QCOMPARE(click(), 5);
        QVERIFY(!hasAbility(bed.game.position(), bed.hurt, Ability::Toughness));
        bed.game.play(HealFigure{bed.hurt}, {3, 3});
        QVERIFY(bed.game.play(TakeHealing{false}).contains("SA-HEALING figure-healed h2 2 0"));
        QCOMPARE(click(), 3);
        QVERIFY(hasAbility(bed.game.position(), bed.hurt, Ability::Toughness));
    }

    void SA_HEALING_aMissHealsNobody()
    {
        Sickbed bed;
        QCOMPARE(bed.game.play(HealFigure{bed.hurt}, {2, 3}).mid(2),
                 QStringList({"CMB-05 rolled attack p1 2 3", "HEAL-01 blow-struck attack h1 h2 false",
                              "ACT-14 activation-ended"}));
    }

    void HEAL_03_aNaturalTwelveHealsOneMore()
    {
        // Defense 30: nothing but a natural 12 succeeds.
        Sickbed bed(Ability::Healing, {.defense = 30, .clicks = 9});
        const GameState before = bed.game.state();
        QCOMPARE(bed.game.play(HealFigure{bed.hurt}, {6, 6}).last(),
                 QStringLiteral("HEAL-01 blow-struck attack h1 h2 true"));
        const GameState chosen = bed.game.state();
        QVERIFY(bed.game.play(TakeHealing{true}, {3}).contains("SA-HEALING figure-healed h2 4 0"));
        bed.game.state() = chosen;
        QVERIFY(bed.game.play(TakeHealing{false}).contains("SA-HEALING figure-healed h2 3 0"));
        bed.game.state() = before;
        QCOMPARE(bed.game.play(HealFigure{bed.hurt}, {6, 5}).filter("healed"), QStringList());
    }

    void HEAL_03_ofMagicHealingToo()
    {
        for (const int second : {6, 5}) {
            Sickbed bed(Ability::MagicHealing);
            QVERIFY(bed.game.play(HealFigure{bed.hurt, AttackForm::MagicHealing}, {6, second, 2})
                        .contains(second == 6 ? "SA-MAGIC-HEALING figure-healed h2 3 0"
                                              : "SA-MAGIC-HEALING figure-healed h2 2 0"));
        }
    }

    void HEAL_04_aNaturalTwoHurtsTheHealer()
    {
        // Defense 2: every other roll succeeds.
        Sickbed bed(Ability::Healing, {.defense = 2, .clicks = 9});
        const GameState before = bed.game.state();
        QCOMPARE(bed.game.play(HealFigure{bed.hurt}, {1, 1}).mid(3),
                 QStringList({"HEAL-01 blow-struck attack h1 h2 false", "DMG-05 figure-damaged h1 1 0",
                              "ACT-14 activation-ended"}));
        bed.game.state() = before;
        QCOMPARE(bed.game.play(HealFigure{bed.hurt}, {1, 2}).last(),
                 QStringLiteral("HEAL-01 blow-struck attack h1 h2 true"));
    }

    void SA_G10_HEAL_02_backToTheClickOfItsLevelAtMost()
    {
        // A hero with five levels begins at its fifth click: at level 1 the clicks above are closed.
        Sickbed bed(Ability::Healing, {.clicks = 15, .levels = 5});
        const int start = bed.game.game().kind(bed.hurt).figure().startClickAt(1);
        QCOMPARE(int(bed.game.state().figure(bed.hurt).clicks[0]), start + 5);
        bed.game.play(HealFigure{bed.hurt}, {6, 6});
        QVERIFY(bed.game.play(TakeHealing{true}, {6}).contains("SA-HEALING figure-healed h2 5 0"));
        QCOMPARE(int(bed.game.state().figure(bed.hurt).clicks[0]), start);
        QCOMPARE(int(bed.game.state().figure(bed.hurt).level), 1);
    }

    void HEAL_05_CMB_11_oneself_andNotInAFight()
    {
        DrawnGame game(hall);
        const FigureId healer = game.hero(0, 'g', E, {.abilities = {Ability::Healing}});
        const FigureId hurt = game.hero(0, 'h', E);
        const FigureId monster = game.monster('j', N);
        game.start();
        game.activate(healer);
        QCOMPARE(game.verdict(HealFigure{healer}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(HealFigure{monster}), QStringLiteral("HEAL-05"));
        QCOMPARE(game.verdict(Attack{healer}), QStringLiteral("CMB-11"));
        game.happen(FigurePlaced{monster, game['i'], N}); // beside the friend
        QCOMPARE(game.verdict(HealFigure{hurt}), QStringLiteral("SA-HEALING"));
        QCOMPARE(game.verdict(HealFigure{healer}), QStringLiteral("allowed"));
    }

    void SA_MAGIC_HEALING_fromAfar()
    {
        DrawnGame game(hall);
        const FigureId healer =
            game.hero(0, 'f', E, {.attack = 9, .range = 6, .abilities = {Ability::MagicHealing}});
        const FigureId hurt = game.hero(0, 'j', E, {.defense = 15, .clicks = 9});
        const FigureId immune = game.hero(0, 'e', E, {.defense = 15, .abilities = {Ability::MagicImmunity}});
        game.start();
        game.happen(FigureDamaged{hurt, 5, 0});
        game.activate(healer);
        QCOMPARE(game.verdict(HealFigure{immune, AttackForm::MagicHealing}),
                 QStringLiteral("SA-MAGIC-IMMUNITY"));
        QVERIFY(game.play(HealFigure{hurt, AttackForm::MagicHealing}, {3, 3, 3})
                    .contains("SA-MAGIC-HEALING figure-healed h2 3 0"));
    }
};

DELVE_TEST(TestAbilitiesHealing)
#include "tst_abilities_healing.moc"
