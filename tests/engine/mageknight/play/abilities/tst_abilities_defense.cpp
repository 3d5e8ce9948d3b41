// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/magic.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, W = Direction::West;
const std::vector<std::string> hall{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                    "+ + + + + +", "|k l m n o|", "+-+-+-+-+-+"};
const std::vector<std::string> marsh{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g : i j|",
                                     "+ + + + + +", "|k l m n o|", "+-+-+-+-+-+"};

/// A hero that attacks or shoots at one that shows it its flank.
struct Trial
{
    DrawnGame game;
    FigureId hero;
    FigureId enemy;
    bool isRanged;

    Trial(bool ranged, const Stats& attacker, const Stats& defender,
          const std::vector<std::string>& rows = hall)
        : game(rows),
          hero(game.hero(0, ranged ? 'f' : 'i', E, attacker)),
          enemy(game.hero(1, 'j', N, defender)),
          isRanged(ranged)
    {}
    void begin()
    {
        game.start();
        game.activate(hero);
    }
    QStringList strike(std::vector<int> dice)
    {
        return isRanged ? game.play(Shoot{enemy}, std::move(dice))
                        : game.play(Attack{enemy}, std::move(dice));
    }
};

Trial trial(bool ranged, const Stats& attacker, const Stats& defender,
            const std::vector<std::string>& rows = hall)
{
    Trial made(ranged, attacker, defender, rows);
    made.begin();
    return made;
}

const Stats archer{.attack = 9, .damage = 3, .range = 6};

} // namespace

/// Abilities of the defender.
class TestAbilitiesDefense : public QObject
{
    Q_OBJECT

private slots:
    void SA_BATTLE_ARMOR_againstShotsOnly()
    {
        const Stats armoured{.defense = 15, .abilities = {Ability::BattleArmor}};
        QVERIFY(trial(true, archer, armoured).strike({3, 4}).contains("CMB-06 blow-struck shot h1 h2 false"));
        QVERIFY(trial(true, archer, armoured).strike({4, 4}).contains("CMB-06 blow-struck shot h1 h2 true"));
        QVERIFY(
            trial(false, archer, armoured).strike({3, 3}).contains("CMB-06 blow-struck attack h1 h2 true"));
    }

    void SA_TOUGHNESS_oneLessButNotNothing_OQ_TOUGH()
    {
        const Stats tough{.defense = 15, .abilities = {Ability::Toughness}};
        QVERIFY(trial(false, archer, tough).strike({3, 3}).contains("DMG-01 figure-damaged h2 2 0"));
        QVERIFY(trial(false, {.attack = 9, .damage = 1}, tough)
                    .strike({3, 3})
                    .contains("DMG-01 figure-damaged h2 1 0"));
        Trial open(false, {.attack = 9, .damage = 1}, tough);
        open.game.options().toughnessHasFloor = false;
        open.begin();
        QVERIFY(!open.strike({3, 3}).join(u'\n').contains("figure-damaged"));
        // Not the click of a critical miss.
        Trial own(false, {.attack = 9, .abilities = {Ability::Toughness}}, {});
        own.begin();
        QVERIFY(own.strike({1, 1}).contains("DMG-05 figure-damaged h1 1 0"));
    }

    void SA_INVULNERABILITY_twoLessAndNeverHealed()
    {
        const Stats hard{.defense = 15, .clicks = 9, .abilities = {Ability::Invulnerability}};
        QVERIFY(trial(false, {.attack = 9, .damage = 4}, hard)
                    .strike({3, 3})
                    .contains("DMG-01 figure-damaged h2 2 0"));
        QVERIFY(trial(false, {.attack = 9, .damage = 2}, hard)
                    .strike({3, 3})
                    .contains("DMG-01 figure-damaged h2 1 0"));
        QVERIFY(trial(true, archer, hard).strike({3, 4}).contains("CMB-06 blow-struck shot h1 h2 false"));
        DrawnGame game(hall);
        const FigureId healer = game.hero(0, 'g', E, {.attack = 20, .abilities = {Ability::Healing}});
        const FigureId hurt = game.hero(0, 'h', E, hard);
        game.start();
        game.happen(FigureDamaged{hurt, 3, 0});
        game.activate(healer);
        game.play(HealFigure{hurt}, {3, 3});
        QVERIFY(!game.play(TakeHealing{false}).join(u'\n').contains("healed"));
    }

    void SA_DEFEND_lendsItsValue()
    {
        for (const char square : {'e', 'c'}) { // beside the target, and not
            Trial made(false, {.attack = 9}, {.defense = 12});
            made.game.hero(1, square, N, {.defense = 16, .abilities = {Ability::Defend}});
            made.begin();
            QCOMPARE(made.strike({3, 3}).contains("CMB-06 blow-struck attack h1 h2 true"), square == 'c');
        }
    }

    void SA_DODGE_onFiveOrSix()
    {
        const Stats nimble{.defense = 15, .abilities = {Ability::Dodge}};
        const QStringList dodged = trial(false, archer, nimble).strike({3, 3, 5});
        QVERIFY(dodged.contains("SA-DODGE rolled dodge p2 5 0"));
        QVERIFY(dodged.contains("SA-DODGE attack-dodged h2"));
        QVERIFY(!dodged.join(u'\n').contains("figure-damaged"));
        QVERIFY(trial(false, archer, nimble).strike({3, 3, 4}).contains("DMG-01 figure-damaged h2 3 0"));
        QVERIFY(!trial(false, archer, nimble).strike({2, 2}).join(u'\n').contains("dodge"));
        Trial odds = trial(false, archer, nimble);
        const auto chances = oddsOf(odds.game.game(), odds.game.state(), Attack{odds.enemy});
        QCOMPARE(chances->of, 216);
        QCOMPARE(chances->successes, 26 * 4);
        QCOMPARE(chances->modifiers, (std::vector<Modifier>{{"SA-DODGE", 0}})); // nothing is added
    }

    void SA_MAGIC_RETALIATION_costsTheAttackerAClick()
    {
        const Stats spiked{.defense = 15, .abilities = {Ability::MagicRetaliation}};
        QVERIFY(trial(false, archer, spiked)
                    .strike({3, 3})
                    .contains("SA-MAGIC-RETALIATION figure-damaged h1 1 0"));
        QVERIFY(!trial(false, archer, spiked).strike({2, 2}).join(u'\n').contains("RETALIATION"));
        QVERIFY(trial(false, {.attack = 9, .damage = 1}, spiked)
                    .strike({3, 3})
                    .contains("SA-MAGIC-RETALIATION figure-damaged h1 1 0"));
        // A hit without a click is no damage.
        QCOMPARE(trial(false, {.attack = 9, .damage = 0}, spiked).strike({3, 3}).filter("RETALIATION"),
                 QStringList());
        // Also if it falls; not against immune attackers.
        const Stats frail{.defense = 15, .clicks = 1, .abilities = {Ability::MagicRetaliation}};
        QVERIFY(
            trial(true, archer, frail).strike({3, 3}).contains("SA-MAGIC-RETALIATION figure-damaged h1 1 0"));
        QVERIFY(!trial(false, {.attack = 9, .abilities = {Ability::MagicImmunity}}, spiked)
                     .strike({3, 3})
                     .join(u'\n')
                     .contains("RETALIATION"));
    }

    void SA_LIMITED_INVISIBILITY_isNoTargetOfShots()
    {
        const Stats hidden{.abilities = {Ability::LimitedInvisibility}};
        Trial ranged = trial(true, archer, hidden);
        QCOMPARE(ranged.game.verdict(Shoot{ranged.enemy}), QStringLiteral("SA-LIMITED-INVISIBILITY"));
        Trial close = trial(false, archer, hidden);
        QCOMPARE(close.game.verdict(Attack{close.enemy}), QStringLiteral("allowed"));
    }

    void SA_STEALTH_hiddenByHinderingTerrain()
    {
        const Stats stealthy{.abilities = {Ability::Stealth}};
        Trial hidden = trial(true, archer, stealthy, marsh);
        QCOMPARE(hidden.game.verdict(Shoot{hidden.enemy}), QStringLiteral("SA-STEALTH"));
        Trial seen = trial(true, archer, stealthy);
        QCOMPARE(seen.game.verdict(Shoot{seen.enemy}), QStringLiteral("allowed"));
        Trial chest(true, archer, stealthy); // an object gives cover but does not hide
        chest.game.chest('h');
        chest.begin();
        QCOMPARE(chest.game.verdict(Shoot{chest.enemy}), QStringLiteral("allowed"));
    }

    void SA_MAGIC_IMMUNITY_againstMagicOnly()
    {
        const Stats immune{.abilities = {Ability::MagicImmunity}};
        const Stats mage{.range = 6, .abilities = {Ability::MagicBlast, Ability::MagicFreeze}};
        Trial made = trial(true, mage, immune);
        QCOMPARE(made.game.verdict(Shoot{made.enemy, AttackForm::MagicBlast}),
                 QStringLiteral("SA-MAGIC-IMMUNITY"));
        QCOMPARE(made.game.verdict(Shoot{made.enemy, AttackForm::MagicFreeze}),
                 QStringLiteral("SA-MAGIC-IMMUNITY"));
        QCOMPARE(made.game.verdict(Shoot{made.enemy}), QStringLiteral("allowed"));
    }

    void SA_CURSED_DG_11_DG_12_oneClickFromMagic()
    {
        const Stats cursed{.defense = 15, .clicks = 9, .abilities = {Ability::Cursed}};
        const Stats mage{.attack = 9, .range = 6, .abilities = {Ability::MagicBlast}};
        Trial made = trial(true, mage, cursed);
        const QStringList said = made.game.play(Shoot{made.enemy, AttackForm::MagicBlast}, {3, 3, 2});
        QCOMPARE(said.mid(said.size() - 4),
                 QStringList({"DMG-01 figure-damaged h2 2 0", "DG-11 magic-touched h2 null",
                              "DG-11 figure-damaged h2 1 0", "ACT-14 activation-ended"}));
        // A miss does not count, nor does an attack without magic.
        Trial miss = trial(true, mage, cursed);
        QVERIFY(
            !miss.game.play(Shoot{miss.enemy, AttackForm::MagicBlast}, {2, 2}).join(u'\n').contains("DG-1"));
        QVERIFY(!trial(true, archer, cursed).strike({3, 3}).join(u'\n').contains("DG-1"));
    }

    void SA_AQUATIC_SPD_08_SPD_12_saferInWater()
    {
        for (const bool swims : {true, false}) {
            DrawnGame game({"+-+-+-+", "|a b ~|", "+-+-+-+"});
            const FigureId hero = game.hero(0, 'a', E, {.attack = 9});
            Stats stats{.defense = 15};
            if (swims)
                stats.speedType = SpeedType::Wave;
            const FigureId enemy = game.hero(1, 'b', N, stats);
            game.start();
            const Board& board = game.position().board();
            const SquareIndex water = board.neighbour(game['b'], E);
            game.happen(FigurePlaced{enemy, water, N});
            game.happen(FigurePlaced{hero, game['b'], E});
            game.activate(hero);
            const GameState before = game.state();
            QCOMPARE(game.play(Attack{enemy}, {3, 4}).contains("CMB-06 blow-struck attack h1 h2 true"),
                     !swims);
            game.state() = before; // two more and no more
            QVERIFY(game.play(Attack{enemy}, {4, 4}).contains("CMB-06 blow-struck attack h1 h2 true"));
        }
    }

    void SA_DEMORALIZED_moves_andNothingElse()
    {
        DrawnGame game(hall);
        const FigureId coward = game.hero(0, 'f', E, {.range = 6, .abilities = {Ability::Demoralized}});
        const FigureId enemy = game.hero(1, 'h', W);
        game.start();
        game.activate(coward);
        QCOMPARE(game.verdict(Shoot{enemy}), QStringLiteral("SA-DEMORALIZED"));
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("SA-DEMORALIZED")); // next to the enemy
        QCOMPARE(game.verdict(Step{N}), QStringLiteral("allowed"));
    }

    void OQ_DEMORALIZED_onlyCounterattacksAreBarred()
    {
        for (const bool onlyMoves : {false, true}) {
            DrawnGame game(hall);
            const FigureId coward = game.hero(0, 'f', E, {.abilities = {Ability::Demoralized}});
            const FigureId enemy = game.hero(1, 'g', W);
            game.options().demoralizedOnlyMoves = onlyMoves;
            game.start();
            game.activate(coward);
            QCOMPARE(game.verdict(Attack{enemy}),
                     onlyMoves ? QStringLiteral("SA-DEMORALIZED") : QStringLiteral("allowed"));
        }
    }
};

DELVE_TEST(TestAbilitiesDefense)
#include "tst_abilities_defense.moc"
