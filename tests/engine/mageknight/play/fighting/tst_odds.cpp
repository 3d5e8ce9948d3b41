// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

#include <cmath>
#include <map>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Odds against all falls of the dice.
class TestOdds : public QObject
{
    Q_OBJECT

private:
    /// A random attack or shot at a target that cannot answer and has clicks enough for all that happens.
    struct Duel
    {
        DrawnGame game{{"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"}};
        FigureId enemy = FigureId::None;
        Action action;

        explicit Duel(Random& random)
        {
            const bool isRanged = random.below(2) == 0;
            const auto pick = [&](std::initializer_list<Ability> abilities, Stats& stats) {
                if (const std::uint32_t i = random.below(std::uint32_t(abilities.size()) + 1);
                    i < abilities.size())
                    stats.abilities.push_back(abilities.begin()[i]);
            };
            Stats attacker{.attack = 5 + int(random.below(8)),
                           .damage = int(random.below(5)),
                           .range = isRanged ? 6 : 0,
                           .clicks = 40};
            pick({Ability::WeaponMaster, Ability::MagicBlast, Ability::SneakAttack, Ability::Vampirism},
                 attacker);
            pick({Ability::Pierce, Ability::BattleFury, Ability::MagicEnhancement}, attacker);
            Stats defender{.defense = 12 + int(random.below(8)), .clicks = 60};
            pick({Ability::Toughness, Ability::Invulnerability, Ability::Dodge, Ability::BattleArmor,
                  Ability::Defend},
                 defender);
            defender.abilities.push_back(Ability::Demoralized); // it does not strike back
            const FigureId hero = game.hero(0, isRanged ? 'b' : 'd', Direction::East, attacker);
            enemy = game.hero(1, 'e', Direction(random.below(8)), defender);
            if (random.below(2) == 0 && isRanged)
                game.chest('c');
            if (random.below(2) == 0 && isRanged)
                game.hero(0, 'a', Direction::North, {.abilities = {Ability::MagicEnhancement}});
            game.options().demoralizedOnlyMoves = false; // its abilities work
            game.start();
            game.activate(hero);
            Actions attacks = game.legal();
            std::erase_if(attacks, [](const Action& each) {
                return !std::holds_alternative<Attack>(each) && !std::holds_alternative<Shoot>(each);
            });
            action = attacks[random.below(std::uint32_t(attacks.size()))];
        }
    };

    /// It was hit, and did not dodge.
    static bool isHit(const Events& events, FigureId figure)
    {
        bool hit = false;
        for (const Event& event : events) {
            if (const auto* blow = std::get_if<BlowStruck>(&event.what))
                hit |= blow->target == figure && blow->hit;
            if (std::holds_alternative<AttackDodged>(event.what))
                return false;
        }
        return hit;
    }

    /// Six standard deviations: with some 1,500 comparisons a right answer is never refused.
    static void verifyShare(int seen, int rolls, int successes, int of)
    {
        const double p = double(successes) / of;
        const double bound = 6 * std::sqrt(p * (1 - p) * rolls) + 1;
        QVERIFY2(std::abs(seen - p * rolls) <= bound,
                 qPrintable(QStringLiteral("%1 of %2 where %3 of %4 was expected")
                                .arg(seen)
                                .arg(rolls)
                                .arg(successes)
                                .arg(of)));
    }

private slots:
    void anAttackComesOutAsTheOddsSay_data()
    {
        QTest::addColumn<int>("attack");
        QTest::addColumn<int>("defense");
        QTest::addColumn<int>("facing");
        for (const int attack : {0, 6, 9, 12})
            for (const int defense : {8, 15, 17, 30})
                for (const Direction facing : {Direction::West, Direction::East})
                    QTest::addRow("%d against %d, %d", attack, defense, int(facing))
                        << attack << defense << int(facing);
    }

    void anAttackComesOutAsTheOddsSay()
    {
        QFETCH(int, attack);
        QFETCH(int, defense);
        QFETCH(int, facing);
        DrawnGame game({"+-+-+", "|a b|", "+-+-+"});
        const FigureId hero =
            game.hero(0, 'a', Direction::East, {.attack = attack, .damage = 3, .clicks = 9});
        // A demoralized target does not strike back, so that every roll is the attack's.
        const FigureId enemy =
            game.hero(1, 'b', Direction(facing),
                      {.defense = defense, .clicks = 9, .abilities = {Ability::Demoralized}});
        game.start();
        game.activate(hero);
        const auto odds = oddsOf(game.game(), game.state(), Attack{enemy});
        QVERIFY(odds);
        const GameState before = game.state();
        int successes = 0;
        int selfHarm = 0;
        std::map<int, int> damage;
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second) {
                game.state() = before;
                game.play(Attack{enemy}, {first, second});
                const int clicks = game.state().figure(enemy).clicks[0];
                ++damage[clicks];
                successes += clicks > 0;
                selfHarm += game.state().figure(hero).clicks[0];
            }
        QCOMPARE(odds->of, 36);
        QCOMPARE(odds->successes, successes);
        QCOMPARE(odds->selfHarm, selfHarm);
        QCOMPARE(odds->damage.size(), damage.size());
        for (const auto& [clicks, cases] : odds->damage)
            QCOMPARE(cases, damage[clicks]);
        QCOMPARE(odds->modifiers.size(), facing == int(Direction::East) ? 1u : 0u);
    }

    void simulatedRollsAgree()
    {
        // A second opinion: random situations, played with random dice, against the exact odds.
        const int asked = qEnvironmentVariableIntValue("DELVE_ROLLS");
        const int rolls = asked > 0 ? asked : 300;
        Random random(20'260);
        for (int situation = 0; situation < 200; ++situation) {
            const Duel duel(random);
            const auto odds = oddsOf(duel.game.game(), duel.game.state(), duel.action);
            QVERIFY(odds);
            std::map<int, int> exact;
            int cases = 0;
            for (const auto& [clicks, count] : odds->damage) {
                exact[clicks] = count;
                cases += count;
            }
            QCOMPARE(cases, odds->of);
            std::map<int, int> seen;
            int hits = 0;
            SeededDice dice(seedFor(std::uint64_t(situation), 77));
            GameState state;
            Events events;
            for (int i = 0; i < rolls; ++i) {
                state = duel.game.state();
                events.clear();
                perform(duel.game.game(), state, duel.action, dice, events);
                ++seen[state.figure(duel.enemy).clicks[0]];
                hits += isHit(events, duel.enemy);
            }
            verifyShare(hits, rolls, odds->successes, odds->of);
            for (const auto& [clicks, count] : seen)
                QVERIFY2(exact.contains(clicks), qPrintable(QStringLiteral("%1 clicks").arg(clicks)));
            for (const auto& [clicks, count] : exact)
                verifyShare(seen[clicks], rolls, count, odds->of);
        }
    }

    void breakingAway()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'b');
        game.monster('c', Direction::West);
        game.start();
        game.activate(hero);
        const auto odds = oddsOf(game.game(), game.state(), BreakAway{});
        QCOMPARE(odds->successes, 3);
        QCOMPARE(odds->of, 6);
        QVERIFY(!oddsOf(game.game(), game.state(), Step{Direction::West})); // no dice
    }
};

DELVE_TEST(TestOdds)
#include "tst_odds.moc"
