// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/values.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

#include <bit>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A hero on g that faces east, and an enemy on h.
struct Duel
{
    DrawnGame game{hall};
    FigureId hero;
    FigureId enemy;

    explicit Duel(const Stats& attacker, const Stats& defender = {}, Direction facing = N)
        : hero(game.hero(0, 'g', E, attacker)), enemy(game.hero(1, 'h', facing, defender))
    {
        game.start();
        game.activate(hero);
    }
    int clicksOf(FigureId figure) const { return game.state().figure(figure).clicks[0]; }
};

} // namespace

/// The words that the descriptions of abilities use.
class TestAbilitiesTerms : public QObject
{
    Q_OBJECT

private slots:
    void SA_G1_onlyWhileTheMarkerShows()
    {
        Duel duel({.attack = 12, .damage = 3},
                  {.clicks = 9, .abilities = {Ability::Toughness}, .abilityClicks = 2});
        duel.game.play(Attack{duel.enemy}, {3, 3});
        // What was being resolved is finished with it, although the damage turned the marker away.
        QCOMPARE(duel.clicksOf(duel.enemy), 2);
        QVERIFY(!hasAbility(duel.game.position(), duel.enemy, Ability::Toughness));
        duel.game.play(EndTurn{});
        duel.game.play(EndTurn{});
        duel.game.activate(duel.hero);
        duel.game.play(Attack{duel.enemy}, {3, 3});
        QCOMPARE(duel.clicksOf(duel.enemy), 5);
        duel.game.happen(FigureHealed{duel.enemy, 4, 0}); // and back again at once
        QVERIFY(hasAbility(duel.game.position(), duel.enemy, Ability::Toughness));
    }

    void SA_G2_optionalAndMandatory()
    {
        Duel duel({.attack = 9, .abilities = {Ability::WeaponMaster, Ability::Vampirism, Ability::Terrify}});
        QVERIFY(hasAbility(duel.game.position(), duel.hero, Ability::Terrify)); // without a word
        QCOMPARE(duel.game.verdict(CancelAbility{duel.hero, Slot::Defense}), QStringLiteral("allowed"));
        duel.game.play(CancelAbility{duel.hero, Slot::Defense});
        QVERIFY(!hasAbility(duel.game.position(), duel.hero, Ability::Terrify));
        // Vampirism is mandatory and took the place of Weapon Master on that value.
        QCOMPARE(duel.game.verdict(CancelAbility{duel.hero, Slot::Attack}), QStringLiteral("ABIL-03"));
    }

    void SA_G2_leavingOneOutIsNotCancellingIt()
    {
        Duel duel({.attack = 0, .abilities = {Ability::WeaponMaster}}, {.attack = 0}, W);
        duel.game.play(Attack{duel.enemy}, {2, 2, 2, 2}); // a plain attack and its answer
        QCOMPARE(int(duel.game.state().figure(duel.hero).cancelled), 0);
        duel.game.play(EndTurn{});
        duel.game.activate(duel.enemy);
        duel.game.play(Attack{duel.hero}, {2, 2});
        QVERIFY(duel.game.isListed(Answer{duel.hero, AttackForm::WeaponMaster}));
    }

    void SA_G3_whoRollsForAbilities()
    {
        for (const bool isMonster : {true, false}) {
            DrawnGame game(hall, 3);
            const FigureId hero = game.hero(0, 'g', E, {.attack = 12});
            const Stats dodger{.abilities = {Ability::Dodge}};
            const FigureId target = isMonster ? game.monster('h', N, dodger) : game.hero(1, 'h', N, dodger);
            game.start();
            game.activate(hero);
            // For the monster the opponent of whoever attacked it, who sits to the right.
            QVERIFY(
                game.play(Attack{target}, {3, 3, 1})
                    .contains(isMonster ? "SA-DODGE rolled dodge p3 1 0" : "SA-DODGE rolled dodge p2 1 0"));
        }
        DrawnGame game(hall);
        const FigureId monster = game.monster('g', E, {.attack = 12});
        const FigureId target = game.hero(1, 'h', N, {.abilities = {Ability::Dodge}});
        game.start();
        game.activate(monster);
        QVERIFY(game.play(Attack{target}, {3, 3, 6}).contains("SA-DODGE attack-dodged h1"));
    }

    void SA_G4_SA_VENOM_thePlayerOrdersWhatHappensAtTheStart()
    {
        DrawnGame game(hall);
        const Stats adder{.abilities = {Ability::Venom}};
        const FigureId first = game.hero(0, 'f', E, adder);
        const FigureId second = game.hero(0, 'b', S, adder);
        const FigureId idle = game.hero(0, 'o', E, adder); // nobody is before it
        const FigureId enemy = game.hero(1, 'g', E, {.clicks = 9});
        game.start();
        game.play(EndTurn{});
        game.play(EndTurn{});
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.verdict(Activate{first}), QStringLiteral("SA-G4"));
        QCOMPARE(game.legal(), (Actions{SpreadVenom{first}, SpreadVenom{second}}));
        QCOMPARE(game.verdict(SpreadVenom{idle}), QStringLiteral("SA-VENOM"));
        QCOMPARE(
            game.play(SpreadVenom{second}),
            QStringList({"SA-VENOM venom-spread h2", "SA-VENOM figure-damaged h4 1 0", "choice-forced p1",
                         "SA-VENOM venom-spread h1", "SA-VENOM figure-damaged h4 1 0"}));
        QCOMPARE(int(game.state().figure(enemy).clicks[0]), 2);
        QCOMPARE(game.verdict(Activate{first}), QStringLiteral("allowed"));
    }

    void SA_G4_aMonsterHasNoTurnOfItsOwn()
    {
        DrawnGame game(hall);
        const FigureId enemy = game.hero(1, 'g', E, {.clicks = 9});
        const FigureId monster = game.monster('f', E, {.abilities = {Ability::Venom}});
        game.start();
        game.play(EndTurn{});
        game.play(EndTurn{});
        QCOMPARE(int(game.state().figure(enemy).clicks[0]), 0);
        QCOMPARE(game.play(Activate{monster}).last(), QStringLiteral("SA-VENOM figure-damaged h1 1 0"));
    }

    void SA_G5_adjacentMeansNoWallBetween()
    {
        for (const char* middle : {"|a b c d e|", "|a|b c d e|"}) {
            DrawnGame game({"+-+-+-+-+-+", middle, "+-+-+-+-+-+"});
            game.hero(0, 'a', E, {.abilities = {Ability::Venom}});
            const FigureId enemy = game.hero(1, 'b', E);
            game.start();
            game.play(EndTurn{});
            game.play(EndTurn{});
            QCOMPARE(int(game.state().figure(enemy).clicks[0]), middle[2] == '|' ? 0 : 1);
        }
    }

    void SA_G6_arcsHaveThreeFiveOrSevenSquares()
    {
        for (const auto& [degrees, squares] : {std::pair(90, 3), std::pair(180, 5), std::pair(270, 7)}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'g', E, {.frontArc = degrees});
            game.start();
            for (const Direction facing : allDirections) {
                QCOMPARE(std::popcount(game.game().kind(hero).frontArc(facing)), squares);
                QCOMPARE(std::popcount(game.game().kind(hero).rearArc(facing)), 3);
                QVERIFY(contains(game.game().kind(hero).rearArc(facing), opposite(facing)));
            }
        }
    }

    void SA_G7_theWholeActivation()
    {
        Duel duel({.abilities = {Ability::Regeneration}});
        duel.game.play(EndActivation{});
        duel.game.play(EndTurn{});
        duel.game.play(EndTurn{});
        QCOMPARE(duel.game.play(ActivateWith{duel.hero, Use::Regeneration}, {2}),
                 QStringList(
                     {"ACT-13 figure-activated h1 0 16416", "SA-REGENERATION rolled regeneration p1 2 0"}));
        QCOMPARE(duel.game.verdict(Attack{duel.enemy}), QStringLiteral("SA-G7"));
        QCOMPARE(duel.game.listed<Step>() + duel.game.listed<Attack>(), 0);
        QCOMPARE(duel.game.verdict(Turn{N}), QStringLiteral("allowed"));
        duel.game.play(EndActivation{});
        QCOMPARE(duel.game.verdict(Activate{duel.hero}), QStringLiteral("ACT-03"));
    }

    void SA_G8_abilityDamageIsNotAnsweredAndHasAVictor()
    {
        for (const bool isTough : {false, true}) {
            DrawnGame game(hall);
            game.hero(0, 'f', E, {.abilities = {Ability::Venom}});
            Stats frail{.clicks = 1, .points = 20};
            if (isTough)
                frail.abilities = {Ability::Toughness};
            game.hero(1, 'g', W, frail); // it faces the one that hurts it
            game.hero(1, 'o');
            game.start();
            game.play(EndTurn{});
            const QStringList said = game.play(EndTurn{});
            QVERIFY(said.filter("counterattack").isEmpty());
            QCOMPARE(said.contains("XP-04 experience-gained p1 20"), !isTough);
            QCOMPARE(said.filter("figure-damaged").size(), isTough ? 0 : 1); // SA-TOUGHNESS: down to nothing
        }
    }

    void SA_G9_magicIsInTheName()
    {
        for (const auto& [form, name] : enumNames<AttackForm>)
            QCOMPARE(isMagicForm(form), name.find("magic") != std::string_view::npos);
        const Stats mage{.attack = 9, .range = 6, .abilities = {Ability::MagicBlast}};
        const Stats flame{.attack = 9, .range = 6, .abilities = {Ability::FlameLightning}};
        for (const Stats& shooter : {mage, flame}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'f', E, shooter);
            const FigureId enemy = game.hero(1, 'j', W, {.abilities = {Ability::MagicImmunity}});
            game.start();
            game.activate(hero);
            const bool isMagicShot = shooter.abilities.front() == Ability::MagicBlast;
            QCOMPARE(
                game.verdict(Shoot{enemy, isMagicShot ? AttackForm::MagicBlast : AttackForm::FlameLightning}),
                isMagicShot ? QStringLiteral("SA-MAGIC-IMMUNITY") : QStringLiteral("allowed"));
        }
    }

    void SA_G11_doublingThenAdditionsThenReductions()
    {
        // From behind: 3 doubled is 6, a natural 12 makes 7, Toughness takes one.
        Duel sneak({.attack = 9, .damage = 3, .abilities = {Ability::SneakAttack}},
                   {.clicks = 15, .abilities = {Ability::Toughness}}, E);
        sneak.game.play(Attack{sneak.enemy}, {6, 6});
        QCOMPARE(sneak.clicksOf(sneak.enemy), 6);
        // From the side nothing is doubled.
        Duel plain({.attack = 9, .damage = 3, .abilities = {Ability::SneakAttack}},
                   {.clicks = 15, .abilities = {Ability::Toughness}});
        plain.game.play(Attack{plain.enemy}, {6, 6});
        QCOMPARE(plain.clicksOf(plain.enemy), 3);
        // Reductions leave one click of an attack.
        Duel weak({.attack = 9, .damage = 1}, {.clicks = 15, .abilities = {Ability::Invulnerability}});
        weak.game.play(Attack{weak.enemy}, {3, 3});
        QCOMPARE(weak.clicksOf(weak.enemy), 1);
    }

    void SA_G11_vampirismThenRetaliationThenTheAnswer()
    {
        Duel duel({.attack = 9, .damage = 2, .clicks = 9, .abilities = {Ability::Vampirism}},
                  {.attack = 9, .clicks = 9, .abilities = {Ability::MagicRetaliation}}, W);
        duel.game.happen(FigureDamaged{duel.hero, 3, 0});
        QCOMPARE(
            duel.game.play(Attack{duel.enemy}, {3, 3, 3, 3}).mid(3),
            QStringList({"CMB-06 blow-struck attack h1 h2 true", "DMG-01 figure-damaged h2 2 0",
                         "SA-VAMPIRISM figure-healed h1 1 0", "SA-MAGIC-RETALIATION figure-damaged h1 1 0",
                         "CMB-05 rolled counterattack p2 3 3", "CMB-06 blow-struck counterattack h2 h1 true",
                         "DMG-01 figure-damaged h1 2 0", "ACT-14 activation-ended"}));
    }

    void SA_G14_bystandersAreNoTargets()
    {
        for (const bool isLoneWolf : {false, true}) {
            DrawnGame game(hall);
            game.options().loneWolf = isLoneWolf;
            const FigureId hero =
                game.hero(0, 'f', E, {.attack = 9, .range = 6, .abilities = {Ability::FlameLightning}});
            const FigureId target = game.monster('j', E, {.defense = 16}); // its back: 9 + 6 + 1
            game.hero(1, 'e', E, {.defense = 15, .clicks = 9, .frontArc = 270});
            game.monster('o', E, {.defense = 16}); // shows its back too, which does not count
            game.start();
            game.activate(hero);
            const QStringList said = game.play(Shoot{target, AttackForm::FlameLightning}, {3, 3});
            QVERIFY(said.contains("CMB-06 blow-struck shot h1 m1 true"));
            QVERIFY(said.contains("CMB-06 blow-struck shot h1 m2 false"));
            // LONE-05: other heroes are left out of it.
            QCOMPARE(said.contains("CMB-06 blow-struck shot h1 h2 true"), !isLoneWolf);
        }
    }

    void SA_G14_aFriendThatFallsGivesNoExperience()
    {
        DrawnGame game(hall);
        const FigureId hero =
            game.hero(0, 'g', E, {.attack = 12, .range = 6, .abilities = {Ability::Shockwave}});
        const FigureId friendly = game.hero(0, 'h', N, {.clicks = 1, .points = 30});
        game.hero(1, 'i', N, {.clicks = 1, .points = 20});
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(SendShockwave{}, {3, 3}).filter("experience-gained"),
                 QStringList({"XP-04 experience-gained p1 20"}));
        QCOMPARE(game.state().figure(friendly).where, Whereabouts::Eliminated);
    }
};

DELVE_TEST(TestAbilitiesTerms)
#include "tst_abilities_terms.moc"
