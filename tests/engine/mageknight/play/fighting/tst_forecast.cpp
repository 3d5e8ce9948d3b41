// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/fighting/forecast.h"
#include "tests/engine/mageknight/play/large/large_bases.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

bool counts(const Odds& odds, std::string_view rule)
{
    return std::ranges::count(odds.modifiers, rule, &Modifier::rule) > 0;
}

/// A hero on f that goes to g, beside somebody on h.
struct Approach
{
    DrawnGame game{hall};
    FigureId hero;
    FigureId enemy;

    explicit Approach(const Stats& mover = {}, Direction facing = E, const Stats& target = {})
        : hero(game.hero(0, 'f', E, mover)), enemy(game.hero(1, 'h', facing, target))
    {}

    void arrive()
    {
        game.start();
        game.activate(hero);
        game.play(Step{E});
    }
    Forecasts forecast(const Action& action) const
    {
        return forecastOf(game.game(), game.state(), action).value_or(Forecasts{});
    }
    Forecasts attack() const { return forecast(Attack{enemy}); }
    int price(const Action& action) const { return priceOf(game.game(), game.state(), action); }
};

} // namespace

/// The chances of an action with all that comes before its roll.
class TestForecast : public QObject
{
    Q_OBJECT

private slots:
    void SPIN_01_ARC_09_theTargetMayTurnBeforeTheRoll()
    {
        Approach scene;
        scene.arrive();
        const Forecasts moved = scene.attack();
        QVERIFY(counts(*moved.unturned.odds, "ARC-09"));
        QCOMPARE(moved.unturned.odds->needed, 5);
        QCOMPARE(moved.unturned.reply, Reply::None);
        QVERIFY(moved.turned);
        QVERIFY(!counts(*moved.turned->odds, "ARC-09"));
        QCOMPARE(moved.turned->odds->needed, 6);
        QCOMPARE(moved.turned->reply, Reply::Must);
        QCOMPARE(moved.turning, std::vector{scene.enemy});
        QCOMPARE(scene.price(Attack{scene.enemy}), 4); // it is paid after the spin, but it is paid
        // What the other side does is just that.
        scene.game.play(Attack{scene.enemy});
        QCOMPARE(scene.game.toAct(), PlayerId(1));
        const QStringList said = scene.game.play(Spin{scene.enemy, W}, {3, 3, 1, 3});
        QVERIFY(said.contains("CMB-06 blow-struck attack h1 h2 true"));
        QVERIFY(said.contains("CMB-06 blow-struck counterattack h2 h1 false"));

        // Who stood there already gets no spin.
        DrawnGame still(hall);
        const FigureId hero = still.hero(0, 'g', E);
        const FigureId enemy = still.hero(1, 'h', E);
        still.start();
        still.activate(hero);
        const auto unmoved = forecastOf(still.game(), still.state(), Attack{enemy});
        QVERIFY(counts(*unmoved->unturned.odds, "ARC-09"));
        QVERIFY(!unmoved->turned);
        QCOMPARE(priceOf(still.game(), still.state(), Attack{enemy}), 4);
    }

    void SPIN_02_aTargetThatFacesTheMoverChangesNothing()
    {
        Approach scene({}, W);
        scene.arrive();
        QVERIFY(!scene.attack().turned);
        QCOMPARE(scene.attack().unturned.reply, Reply::Must);
        QVERIFY(scene.attack().turning.empty());
    }

    void ARC_06_ARC_07_whoHasTheMoverInBothArcsTurnsAllTheSame()
    {
        // A superior arc to the north-east has the square to the west before and behind it.
        Approach scene({}, NE, {.frontArc = 270});
        scene.arrive();
        QVERIFY(counts(*scene.attack().unturned.odds, "ARC-09"));
        QCOMPARE(scene.attack().unturned.reply, Reply::Must);
        QVERIFY(scene.attack().turned);
        QVERIFY(!counts(*scene.attack().turned->odds, "ARC-09"));
    }

    void SA_SNEAK_ATTACK_nobodyTurnsToIt()
    {
        Approach scene({.abilities = {Ability::SneakAttack}});
        scene.arrive();
        QVERIFY(!scene.attack().turned);
        QVERIFY(counts(*scene.attack().unturned.odds, "SA-SNEAK-ATTACK"));
    }

    void SA_POLE_ARM_whoTurnsStopsTheAttack()
    {
        Approach scene({}, E, {.abilities = {Ability::PoleArm}});
        scene.arrive();
        QVERIFY(scene.attack().unturned.odds);
        QVERIFY(scene.attack().turned);
        QVERIFY(!scene.attack().turned->odds);
        QCOMPARE(scene.attack().turned->fallsAway, "SA-POLE-ARM");
        QVERIFY(!worstOddsOf(scene.game.game(), scene.game.state(), Attack{scene.enemy}));
        // Facing the mover it stops it in any case, and nothing is paid.
        Approach faced({}, W, {.abilities = {Ability::PoleArm}});
        faced.arrive();
        QVERIFY(!faced.attack().unturned.odds);
        QCOMPARE(faced.attack().unturned.fallsAway, "SA-POLE-ARM");
        QVERIFY(!faced.attack().turned);
        QCOMPARE(faced.price(Attack{faced.enemy}), 0);
    }

    void SA_POLE_ARM_whoTurnsStopsWhatRollsNothingToo()
    {
        for (const Direction facing : {NE, S}) { // nobody holds the mover on d
            DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d eDf g h i j|", "+ + + + + +-+-+-+-+-+",
                            "|k l m n o|# # # # #|", "+-+-+-+-+-+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'd', E);
            const FigureId enemy = game.hero(1, 'o', facing, {.abilities = {Ability::PoleArm}});
            game.start();
            game.activate(hero);
            const Action open = OpenDoor{DoorId(0)};
            game.play(Step{E});
            QCOMPARE(game.verdict(open), QStringLiteral("allowed"));
            const auto forecasts = forecastOf(game.game(), game.state(), open);
            QVERIFY(forecasts);
            QVERIFY(!forecasts->unturned.odds);
            if (facing == NE) { // it faces the mover already
                QCOMPARE(forecasts->unturned.fallsAway, "SA-POLE-ARM");
                QVERIFY(!forecasts->turned);
                QCOMPARE(priceOf(game.game(), game.state(), open), 0);
                continue;
            }
            QVERIFY(forecasts->unturned.fallsAway.empty());
            QCOMPARE(forecasts->turned->fallsAway, "SA-POLE-ARM");
            QCOMPARE(forecasts->turning, std::vector{enemy});
            QCOMPARE(priceOf(game.game(), game.state(), open), 2);
            QVERIFY(!forecastOf(game.game(), game.state(), EndActivation{}));
        }
    }

    void RANGE_20_aShotAtManyHasItsPriceBeforeAllAreChosen()
    {
        DrawnGame game({"+-+-+-+-+-+-+", "|. . . . . p|", "+ + + + + + +", "|. . . . . q|", "+ + + + + + +",
                        "|a . . . . r|", "+ + + + + + +", "|. . . . . s|", "+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E, {.range = 8, .targets = 5});
        const FigureId first = game.hero(1, 'p', W);
        const FigureId second = game.hero(1, 'q', W);
        const FigureId third = game.hero(1, 'r', W);
        game.hero(1, 's', W);
        game.start();
        game.activate(hero);
        const Action shot = Shoot{first, AttackForm::Plain, second, third};
        QCOMPARE(game.verdict(shot), QStringLiteral("allowed"));
        QCOMPARE(priceOf(game.game(), game.state(), shot), 4);
        game.play(shot);
        QCOMPARE(game.speed(), 8); // somebody else can be chosen first
        QCOMPARE(priceOf(game.game(), game.state(), Fire{}), 4);
    }

    void SA_RAM_comesBeforeTheRoll()
    {
        const Stats dodger{.abilities = {Ability::Dodge}, .abilityClicks = 1};
        Approach plain({}, W, dodger);
        plain.arrive();
        QVERIFY(counts(*plain.attack().unturned.odds, "SA-DODGE"));
        // The click of Ram takes the ability away.
        Approach ram({.abilities = {Ability::Ram}}, W, dodger);
        ram.arrive();
        QVERIFY(!counts(*ram.attack().unturned.odds, "SA-DODGE"));
        QCOMPARE(ram.attack().unturned.odds->of, 36);
        // It can leave nobody to attack.
        Approach last({.abilities = {Ability::Ram}}, W, {.clicks = 1});
        last.game.hero(1, 'o');
        last.arrive();
        QVERIFY(!last.attack().unturned.odds);
        QCOMPARE(last.attack().unturned.fallsAway, "CMB-02");
    }

    void DRESS_18_theLoadIsPutDownAsSuitsTheShot()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.range = 8});
        const FigureId enemy = game.hero(1, 'j', W);
        const ArtifactId chair = game.artifact('a', ArtifactClass::Chair);
        game.start();
        game.activate(hero);
        game.play(PickUp{chair});
        const auto forecast = forecastOf(game.game(), game.state(), Shoot{enemy});
        QVERIFY(forecast && forecast->unturned.odds);
        QVERIFY(!counts(*forecast->unturned.odds, "RANGE-17"));
        QCOMPARE(priceOf(game.game(), game.state(), Shoot{enemy}), 4);
        // In the line it would be cover.
        game.play(Shoot{enemy});
        const GameState asked = game.state();
        const QStringList clear = game.play(PutDown{game['a']}, {3, 3});
        QVERIFY(clear.contains("CMB-06 blow-struck shot h1 h2 true"));
        game.state() = asked;
        const QStringList covered = game.play(PutDown{game['g']}, {3, 3});
        QVERIFY(covered.contains("CMB-06 blow-struck shot h1 h2 false"));
    }

    void DG_14_aStepThatNeedsCourageHasOdds()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+ + + +", "|d e f|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E);
        game.monster('c', W, {.abilities = {Ability::Terrify}});
        game.start();
        game.activate(hero);
        const auto one = forecastOf(game.game(), game.state(), Step{E});
        QVERIFY(one && one->unturned.odds);
        QCOMPARE(one->unturned.odds->successes * 6, one->unturned.odds->of * 4);
        QCOMPARE(one->unturned.odds->modifiers, (std::vector<Modifier>{{"DG-14", 0}})); // nothing is added
        QCOMPARE(priceOf(game.game(), game.state(), Step{E}), 1); // paid after the die, but paid
        QVERIFY(!forecastOf(game.game(), game.state(), Step{S})); // nobody terrifies there
        game.play(Step{E}, {3});
        game.play(BreakAway{}, {6});
        game.play(Step{W});
        QVERIFY(!forecastOf(game.game(), game.state(), Step{E})); // overcome for this turn

        DrawnGame two({"+-+-+-+", "|a b c|", "+ + + +", "|d e f|", "+-+-+-+"});
        const FigureId other = two.hero(0, 'a', E);
        two.monster('c', W, {.abilities = {Ability::Terrify}});
        two.monster('f', W, {.abilities = {Ability::Terrify}});
        two.start();
        two.activate(other);
        const auto both = forecastOf(two.game(), two.state(), Step{E});
        QCOMPARE(both->unturned.odds->successes, 16);
        QCOMPARE(both->unturned.odds->of, 36);
    }

    /// A base that comes to lie on new squares needs as much courage as one that steps there.
    void DG_14_PEA_06_PEA_07_turnsThatNeedCourageHaveOdds()
    {
        const Stats terrifying{.abilities = {Ability::Terrify}};
        const auto needsFour = [](const DrawnGame& game, const Action& action) {
            const auto forecast = forecastOf(game.game(), game.state(), action);
            return forecast && forecast->unturned.odds &&
                   forecast->unturned.odds->successes * 6 == forecast->unturned.odds->of * 4;
        };
        DrawnGame game(largeChamber);
        const FigureId hero = game.hero(0, 'h', N, peanut());
        game.monster('f', N, terrifying);
        game.start();
        game.activate(hero);
        QVERIFY(needsFour(game, play::Turn{E}));                        // its body comes next to f
        QVERIFY(!forecastOf(game.game(), game.state(), play::Turn{W})); // away from it
        DrawnGame held(largeChamber);
        const FigureId same = held.hero(0, 'm', N, peanut());
        held.hero(1, 'd', S);
        held.monster('b', N, terrifying);
        held.start();
        held.activate(same);
        held.play(Step{NE});
        QVERIFY(pending<StraightenChoice>(held.position()));
        QVERIFY(needsFour(held, Straighten{E})); // next to b
        QVERIFY(!forecastOf(held.game(), held.state(), Straighten{N}));
    }

    void DG_14_ENT_11_leavingThroughAFearedSquareHasOdds()
    {
        for (const bool isTerrifying : {true, false}) {
            DrawnGame game({"+-+-+-+-+", "|e a b c|", "+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'b', E);
            const std::vector<Ability> abilities{Ability::Terrify};
            game.monster('e', W, {.abilities = isTerrifying ? abilities : std::vector<Ability>()});
            game.chest('a');
            game.exit(0, 'a', Side::North);
            game.start();
            StateWriter(game.game(), game.state()).player(PlayerId(0)).gathered = 1;
            game.activate(hero);
            const LeaveThrough leaving{pathOf({W})};
            QCOMPARE(game.verdict(leaving), QStringLiteral("allowed"));
            const auto forecast = forecastOf(game.game(), game.state(), leaving);
            QCOMPARE(forecast.has_value(), isTerrifying);
            if (forecast)
                QCOMPARE(forecast->unturned.odds->successes * 6, forecast->unturned.odds->of * 4);
        }
    }

    void PASS_08_whoIsPassedMayStrikeFirst()
    {
        const std::vector<std::string> row{"+-+-+-+", "|a b c|", "+-+-+-+"};
        DrawnGame game(row);
        const FigureId hero = game.hero(0, 'a', W, {.defense = 18});
        const FigureId enemy = game.hero(1, 'b', W, {.attack = 9});
        game.start();
        game.activate(hero);
        const Action through = PassThrough{pathOf({E, E})};
        const auto forecast = forecastOf(game.game(), game.state(), through);
        QVERIFY(forecast && forecast->freeAttack);
        QCOMPARE(forecast->striker, enemy);
        QCOMPARE(forecast->freeAttack->needed, 8); // 9 + 8 + 1 for the rear arc reaches 18
        game.play(through);
        QCOMPARE(oddsOf(game.game(), game.state(), StrikeBlow{}), forecast->freeAttack);
        QCOMPARE(forecastOf(game.game(), game.state(), StrikeBlow{})->unturned.reply, Reply::May); // PASS-09
        // A friend does not strike.
        DrawnGame friendly(row);
        const FigureId mover = friendly.hero(0, 'a');
        friendly.hero(0, 'b');
        friendly.start();
        friendly.activate(mover);
        QVERIFY(!forecastOf(friendly.game(), friendly.state(), through));
    }

    void THEFT_08_THEFT_09_whetherTheTargetMayStrikeBack()
    {
        const auto replyTo = [](const Stats& thief) {
            Approach scene(thief, W);
            const ChestId chest = scene.game.chest('o');
            scene.game.start();
            give(scene.game, chest, 1, 0);
            scene.game.activate(scene.hero);
            scene.game.play(Step{E});
            return scene.forecast(Steal{scene.enemy});
        };
        QCOMPARE(replyTo({}).unturned.reply, Reply::May);
        QVERIFY(!replyTo({}).turned); // THEFT-12: in the middle of the movement nobody turns
        QCOMPARE(replyTo({.abilities = {Ability::Stealth}}).unturned.reply, Reply::None);
    }

    void RANGE_24_whoCanMayShootBack()
    {
        const auto replyOf = [](const Stats& target) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'f', E, {.range = 8});
            const FigureId enemy = game.hero(1, 'j', W, target);
            game.start();
            game.activate(hero);
            return forecastOf(game.game(), game.state(), Shoot{enemy})->unturned.reply;
        };
        QCOMPARE(replyOf({.range = 8}), Reply::May);
        QCOMPARE(replyOf({.range = 2}), Reply::None);
    }

    void DG_31_oddsOfAnAnswerToAChangelingAreThoseOfACounterattack()
    {
        // Battle armour counts against shots only.
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'b', W, {.clicks = 9});
        const ChestId chest = game.changeling(
            'a', Side::East,
            {.attack = 8, .damage = 1, .range = 6, .clicks = 9, .abilities = {Ability::BattleArmor}});
        game.start();
        const FigureId monster = game.changelingIn(chest);
        game.happen(ChestRemoved{chest});
        game.happen(FigurePlaced{monster, game['a'], E});
        game.play(EndTurn{});
        game.activate(monster);
        game.play(ShootAhead{}, {3, 4});
        const auto odds = oddsOf(game.game(), game.state(), Answer{hero});
        QVERIFY(odds);
        QVERIFY(!counts(*odds, "SA-BATTLE-ARMOR"));
        QCOMPARE(odds->needed, 6);
        QVERIFY(game.play(Answer{hero}, {3, 3})
                    .contains(QStringLiteral("CMB-06 blow-struck counterattack h1 changeling-1 true")));
    }
};

DELVE_TEST(TestForecast)
#include "tst_forecast.moc"
