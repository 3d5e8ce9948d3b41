// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/game_scenes.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// SA-G7, SPIN-05: the active figure, which faces east, can turn and do nothing else; then it ends.
void expectOnlyTurning(DrawnGame& game, FigureId figure, FigureId enemy)
{
    QCOMPARE(game.state().turn().figure, figure);
    QCOMPARE(game.speed(), 0);
    QCOMPARE(game.listed<Turn>(), 7);
    for (const Action& action : game.legal())
        QVERIFY(std::holds_alternative<Turn>(action) || std::holds_alternative<EndActivation>(action) ||
                std::holds_alternative<CancelAbility>(action));
    QCOMPARE(game.verdict(Step{E}), QStringLiteral("SA-G7"));
    QCOMPARE(game.verdict(Attack{enemy}), QStringLiteral("SA-G7"));
    QCOMPARE(game.play(Turn{S}), QStringList({QStringLiteral("SPIN-05 figure-turned %1 south")
                                                  .arg(QString::fromStdString(game.game().nameOf(figure)))}));
    QCOMPARE(game.play(EndActivation{}), QStringList({"ACT-14 activation-ended"}));
    QCOMPARE(game.state().figure(figure).facing, S);
    QCOMPARE(game.verdict(Turn{W}), QStringLiteral("ACT-17")); // not after it has ended
}

} // namespace

/// Abilities that are declared with an activation or act at the start of a turn, and cancelling.
class TestAbilitiesActivation : public QObject
{
    Q_OBJECT

private slots:
    void SA_CHARGE_doubleSpeed()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.speed = 5, .abilities = {Ability::Charge}});
        const FigureId plain = game.hero(0, 'k', E);
        game.start();
        QVERIFY(game.isListed(ActivateWith{hero, Use::DoubleSpeed}));
        QCOMPARE(game.verdict(ActivateWith{plain, Use::DoubleSpeed}), QStringLiteral("SA-CHARGE"));
        QCOMPARE(game.play(ActivateWith{hero, Use::DoubleSpeed}),
                 QStringList({"ACT-13 figure-activated h1 10 2048"}));
    }

    void SA_CHARGE_aFreeAttack()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.speed = 1, .abilities = {Ability::Charge}});
        const FigureId enemy = game.hero(1, 'h', N);
        game.start();
        game.play(ActivateWith{hero, Use::FreeAttack});
        game.play(Step{E});
        QCOMPARE(game.verdict(Attack{enemy}), QStringLiteral("allowed"));
        game.play(Attack{enemy});
        const QStringList said = game.play(DeclineSpins{}, {2, 2});
        QVERIFY(!said.join(u'\n').contains("speed-spent"));
        QCOMPARE(said.last(), QStringLiteral("ACT-14 activation-ended"));
    }

    void SA_CHARGE_notWhenItBeginsInAFight()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E, {.abilities = {Ability::Charge}});
        game.hero(1, 'h', N);
        game.start();
        QCOMPARE(game.verdict(ActivateWith{hero, Use::FreeAttack}), QStringLiteral("SA-CHARGE"));
        QCOMPARE(game.verdict(ActivateWith{hero, Use::DoubleSpeed}), QStringLiteral("allowed"));
    }

    void OQ_CHARGE_bothAtOnce()
    {
        for (const bool isBoth : {true, false}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'f', E, {.speed = 4, .abilities = {Ability::Charge}});
            game.options().chargeBoth = isBoth;
            game.start();
            QCOMPARE(
                game.play(ActivateWith{hero, Use::DoubleSpeed}),
                QStringList(QStringLiteral("ACT-13 figure-activated h1 8 %1").arg(2048 + (isBoth ? 64 : 0))));
        }
    }

    void SA_BOUND_aFreeShot()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.speed = 2, .range = 6, .abilities = {Ability::Bound}});
        const FigureId enemy = game.hero(1, 'j', N);
        game.start();
        game.play(ActivateWith{hero, Use::FreeAttack});
        QVERIFY(!game.play(Shoot{enemy}, {2, 2}).join(u'\n').contains("speed-spent"));
        // Charge gives no free shot.
        DrawnGame other(hall);
        const FigureId charger =
            other.hero(0, 'f', E, {.speed = 2, .range = 6, .abilities = {Ability::Charge}});
        const FigureId target = other.hero(1, 'j', N);
        other.start();
        other.play(ActivateWith{charger, Use::FreeAttack});
        QCOMPARE(other.verdict(Shoot{target}), QStringLiteral("CLOSE-04"));
    }

    void SA_FORCE_MARCH_lendsItsSpeed()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.speed = 4});
        const FigureId leader = game.hero(0, 'g', E, {.speed = 9, .abilities = {Ability::ForceMarch}});
        const FigureId far = game.hero(0, 'j', E);
        game.start();
        QCOMPARE(game.verdict(ActivateWith{far, Use::ForceMarch, leader}), QStringLiteral("SA-FORCE-MARCH"));
        QCOMPARE(game.play(ActivateWith{hero, Use::ForceMarch, leader}),
                 QStringList({"ACT-13 figure-activated h1 9 0"}));
    }

    void SA_QUICKNESS_START_08_anActivationMore()
    {
        DrawnGame game(hall);
        const FigureId quick = game.hero(0, 'f', E, {.abilities = {Ability::Quickness}});
        game.hero(0, 'k', E);
        const FigureId enemy = game.hero(1, 'g', N);
        game.start();
        QCOMPARE(game.verdict(ActivateWith{quick, Use::Quickness}), QStringLiteral("START-08"));
        leaveFirstTurns(game);
        const int left = game.state().turn().activationsLeft;
        game.play(ActivateWith{quick, Use::Quickness});
        QCOMPARE(int(game.state().turn().activationsLeft), left);
        QCOMPARE(game.verdict(Attack{enemy}), QStringLiteral("SA-QUICKNESS"));
        game.play(EndActivation{});
        QCOMPARE(game.verdict(Activate{quick}), QStringLiteral("ACT-03"));
    }

    void OQ_QUICK_aFullActivation()
    {
        for (const bool isFull : {true, false}) {
            DrawnGame game(hall);
            const FigureId quick = game.hero(0, 'f', E, {.abilities = {Ability::Quickness}});
            const FigureId enemy = game.hero(1, 'g', N);
            game.options().quicknessActsFully = isFull;
            game.start();
            leaveFirstTurns(game);
            game.play(ActivateWith{quick, Use::Quickness});
            QCOMPARE(game.verdict(Attack{enemy}),
                     isFull ? QStringLiteral("allowed") : QStringLiteral("SA-QUICKNESS"));
        }
    }

    void SA_REGENERATION_wholeActivation()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.clicks = 9, .abilities = {Ability::Regeneration}});
        const FigureId other = game.hero(0, 'k', E);
        game.start();
        game.happen(FigureDamaged{hero, 5, 0});
        const GameState before = game.state();
        QCOMPARE(
            game.play(ActivateWith{hero, Use::Regeneration}, {5}),
            QStringList({"ACT-13 figure-activated h1 0 16384", "SA-REGENERATION rolled regeneration p1 5 0",
                         "SA-REGENERATION figure-healed h1 3 0"}));
        expectOnlyTurning(game, hero, other);
        game.state() = before;
        QVERIFY(!game.play(ActivateWith{hero, Use::Regeneration}, {1}).join(u'\n').contains("healed"));
    }

    void SA_SUMMON_DG_05_DG_10_aFigureOfThePool()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.abilities = {Ability::Summon}});
        game.hero(0, 'k', E);
        const FigureId enemy = game.hero(1, 'b', S);
        const FigureId cheap = game.monster(0, N, {.points = 10});
        const FigureId dear = game.monster(0, N, {.points = 20});
        game.start();
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, dear}), QStringLiteral("DG-06"));
        // DG-05: only at the start of its activation, before it does anything; somebody beside it does not
        // matter.
        const GameState before = game.state();
        game.activate(hero);
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, cheap}), QStringLiteral("ACT-04"));
        game.state() = before;
        const int activations = game.state().turn().activationsLeft;
        QCOMPARE(game.play(ActivateWith{hero, Use::Summon, cheap}),
                 QStringList({"ACT-13 figure-activated h1 0 16416", "DG-06 figure-summoned h1 m1"}));
        QCOMPARE(game.listed<PlaceAt>(), 3); // a, g, l; b and k are taken
        QCOMPARE(game.verdict(PlaceAt{game['j']}), QStringLiteral("DG-07"));
        game.play(PlaceAt{game['l']});
        QCOMPARE(game.play(FaceTo{E}),
                 QStringList({"DG-07 figure-turned m1 east", "DG-07 figure-held-back m1"}));
        expectOnlyTurning(game, hero, enemy);
        // DG-10: the newcomer adds no activation.
        QCOMPARE(int(game.state().turn().activationsLeft), activations - 1);
        QVERIFY(game.state().figure(cheap).team == PlayerId(0)); // DG-08
        QCOMPARE(game.verdict(Activate{cheap}), QStringLiteral("CONV-17"));
        // DG-09: one at a time.
        game.play(EndTurn{});
        game.play(EndTurn{});
        QCOMPARE(int(game.state().turn().activationsLeft), activations);
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, dear}), QStringLiteral("DG-09"));
        game.happen(FigureEliminated{cheap});
        QVERIFY(game.state().figure(cheap).isMageSpawn());
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Summon, cheap}), QStringLiteral("allowed"));
    }

    void SA_NECROMANCY_raisesAHeroOfTheTeam()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.abilities = {Ability::Necromancy}});
        const FigureId fallen = game.hero(0, 'k', E, {.clicks = 5});
        const FigureId enemy = game.hero(1, 'e', E);
        game.start();
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Necromancy, fallen}), QStringLiteral("SA-NECROMANCY"));
        game.happen(FigureDamaged{fallen, 9, 0});
        game.happen(FigureEliminated{fallen});
        game.happen(FigureEliminated{enemy});
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Necromancy, enemy}), QStringLiteral("SA-NECROMANCY"));
        const GameState before = game.state();
        game.play(ActivateWith{hero, Use::Necromancy, fallen}, {3});
        game.play(PlaceAt{game['g']});
        game.play(FaceTo{N});
        QVERIFY(game.state().figure(fallen).isInside());
        QCOMPARE(int(game.state().figure(fallen).clicks[0]), 3);
        expectOnlyTurning(game, hero, enemy);
        // Too many clicks: it stays eliminated.
        game.state() = before;
        game.play(ActivateWith{hero, Use::Necromancy, fallen}, {5});
        QVERIFY(!game.state().figure(fallen).isInside());
        expectOnlyTurning(game, hero, enemy);
    }

    void SA_MAGIC_LEVITATION_movesAFigure()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+-+-+ + + +", "|f g|h i j|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::MagicLevitation}});
        const FigureId carried = game.hero(0, 'b', E);
        const FigureId blocker = game.hero(0, 'c', E, {.abilities = {Ability::MagicImmunity}});
        game.start();
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Levitation, blocker}),
                 QStringLiteral("SA-MAGIC-LEVITATION")); // not adjacent
        game.play(ActivateWith{hero, Use::Levitation, carried});
        // Whatever does not answer is refused by the question that was asked.
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("SA-MAGIC-LEVITATION"));
        QCOMPARE(game.verdict(Attack{carried}), QStringLiteral("SA-MAGIC-LEVITATION"));
        QCOMPARE(game.verdict(PlaceAt{game['e']}), QStringLiteral("allowed")); // over c
        QCOMPARE(game.verdict(PlaceAt{game['c']}), QStringLiteral("SA-MAGIC-LEVITATION"));
        QCOMPARE(game.verdict(PlaceAt{game['f']}), QStringLiteral("SA-MAGIC-LEVITATION")); // behind walls
        game.play(PlaceAt{game['e']});
        game.play(FaceTo{W});
        expectOnlyTurning(game, hero, blocker);
        QCOMPARE(game.squareOf(carried), 'e');
        QCOMPARE(game.verdict(Activate{carried}), QStringLiteral("CONV-17"));
    }

    void SA_MAGIC_LEVITATION_upToTenSquares()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j k l m n o|",
                        "+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::MagicLevitation}});
        const FigureId carried = game.hero(0, 'b', E);
        game.start();
        game.play(ActivateWith{hero, Use::Levitation, carried});
        QCOMPARE(game.verdict(PlaceAt{game['l']}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(PlaceAt{game['m']}), QStringLiteral("SA-MAGIC-LEVITATION"));
    }

    void SA_MAGIC_LEVITATION_fallsAwayIfItsVenomComesFirst()
    {
        // Two tiles, the hero of the player on the first (SPAWN-02).
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
        game.hero(0, 'a', E);
        const FigureId chosen = game.hero(1, 'h', W);
        const FigureId monster =
            game.monster('g', E, {.abilities = {Ability::MagicLevitation, Ability::Venom}});
        game.start();
        const GameState healthy = game.state();
        QStringList said = game.play(ActivateWith{monster, Use::Levitation, chosen});
        QVERIFY(said.contains("SA-VENOM figure-damaged h2 1 0"));
        QCOMPARE(game.verdict(PlaceAt{game['i']}), QStringLiteral("allowed")); // hurt, but still there

        game.state() = healthy;
        game.happen(FigureDamaged{chosen, 4, 0});
        said = game.play(ActivateWith{monster, Use::Levitation, chosen});
        QVERIFY(said.contains("DMG-03 figure-eliminated h2"));
        QCOMPARE(said.filter("action-fell-away").size(), 1);
        QVERIFY(said.filter("action-fell-away").first().startsWith("SA-MAGIC-LEVITATION"));
        QCOMPARE(said.filter("place-choice").size(), 0);
        expectOnlyTurning(game, monster, chosen);
    }

    void ABIL_03_ABIL_04_ABIL_05_cancelledUntilTheTurnEnds()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a ~ c d e|", "+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E, {.abilities = {Ability::Aquatic, Ability::Vampirism}});
        const FigureId other = game.hero(1, 'e', E, {.abilities = {Ability::Aquatic}});
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(CancelAbility{hero, Slot::Speed}));                             // on by default
        QCOMPARE(game.verdict(CancelAbility{hero, Slot::Attack}), QStringLiteral("ABIL-03")); // mandatory
        QCOMPARE(game.verdict(CancelAbility{other, Slot::Speed}), QStringLiteral("ABIL-04"));
        QCOMPARE(game.play(CancelAbility{hero, Slot::Speed}),
                 QStringList({"ABIL-04 ability-cancelled h1 speed"}));
        game.play(Step{E});
        QCOMPARE(game.speed(), 5); // water costs 3 again
        game.play(EndActivation{});
        game.play(EndTurn{});
        QCOMPARE(int(game.state().figure(hero).cancelled), 0);
    }

    void ABIL_01_ABIL_02_anAbilityComesAndGoesWithTheDial()
    {
        DrawnGame game(hall);
        const FigureId hero =
            game.hero(0, 'f', E, {.abilities = {Ability::Regeneration}, .abilityClicks = 2});
        game.start();
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Regeneration}), QStringLiteral("allowed"));
        game.happen(FigureDamaged{hero, 2, 0});
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Regeneration}), QStringLiteral("SA-REGENERATION"));
        game.happen(FigureHealed{hero, 1, 0});
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Regeneration}), QStringLiteral("allowed"));
    }
};

DELVE_TEST(TestAbilitiesActivation)
#include "tst_abilities_activation.moc"
