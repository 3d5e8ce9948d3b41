// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1);

const Action challengeOfP1 = Challenge{targetOf(p1), Form::Melee, QuestId::None};

AdventureCard retry(const std::string& id, Effects effects)
{
    return boon(id, std::move(effects), CardUse::Anytime);
}

Action rerollWith(const CardTable& table, const std::string& id)
{
    return RollAgain{sourceOf(table.card(id)), true};
}

/// A Treasure in play that lets each roll be made again once.
void readyLuckyCoin(CardTable& table, const std::string& id, PlayerId owner)
{
    evolve(table.game(), table.state, Event{"", CardMoved{table.card(id), play::Place::Treasures, owner}});
}

Effect whileInPlay(Effect effect)
{
    effect.duration = Duration::WhileInPlay;
    return effect;
}

} // namespace

/// Dice that lie there are rolled again.
class TestCardRerolls : public QObject
{
    Q_OBJECT

private slots:
    /// "Reroll 2 dice": its player may roll again twice, and need not.
    void DNR_UNI_02_asManyRerollsAsTheCardSays()
    {
        for (const int rerolls : {1, 2, 3}) {
            CardTable table;
            table.give(0, retry("rehearsal", {effect(EffectKind::Reroll, rerolls)})).start().toHero();
            table.act(challengeOfP1, {1, 6});
            REFUSED(table, RollAgain{}, "DNR-UNI-02"); // the card has to be played for it
            table.act(rerollWith(table, "rehearsal"), {1});
            for (int more = 1; more < rerolls; ++more) {
                REFUSED(table, rerollWith(table, "rehearsal"), "DNR-UNI-02"); // it is gone
                const GameState before = table.state;
                TOLD(table.act(Pass{}, {}, {"combat-fought"}), "DNR-COMBAT-10 combat-fought 3 8 hero p1");
                table.state = before;
                const Lines lines = table.act(RollAgain{}, {1}, {"rolled", "die-replaced"});
                TOLD(lines, "DNR-UNI-02 rolled attack p0 1 0", "DNR-UNI-02 die-replaced p0 true 1");
            }
            QVERIFY(!table.isLegal(RollAgain{}));
            QVERIFY(!table.state.hasFrame()); // the combat is over
        }
    }

    /// What the card says besides is done as well.
    void DNR_UNI_02_theOtherEffectsOfTheCardAreDone()
    {
        CardTable table;
        table.give(0, retry("luck", {effect(EffectKind::Glory, 2), effect(EffectKind::Reroll, 1)}));
        table.start().toHero();
        table.act(challengeOfP1, {1, 6});
        TOLD(table.act(rerollWith(table, "luck"), {6},
                       {"card-played", "glory-changed", "rolled", "combat-fought"}),
             "DNR-SPECIAL-02 card-played test/luck p0 null", "DNR-SPECIAL-02 glory-changed p0 -1",
             "DNR-UNI-02 rolled attack p0 6 0", "DNR-UNI-01 glory-changed p0 2",
             "DNR-COMBAT-11 combat-fought 8 8 null");
        CardTable plain;
        plain.give(0, retry("luck", {effect(EffectKind::Reroll, 1)})).start().toHero();
        plain.act(challengeOfP1, {1, 6});
        TOLD(plain.act(rerollWith(plain, "luck"), {6}, {"glory-changed"}),
             "DNR-SPECIAL-02 glory-changed p0 -1");
    }

    /// The same for an ability that is used.
    void DNR_UNI_02_theOtherEffectsOfAnAbilityAreDone()
    {
        CardTable table;
        table.set.heroes[0].ability = {
            {}, {}, true, {}, {effect(EffectKind::Reroll, 1), effect(EffectKind::Movement, 1)}};
        table.start().toHero();
        table.act(challengeOfP1, {1, 6});
        TOLD(table.act(RollAgain{sourceOf(p0), false}, {6}, {"ability-used", "rolled", "movement-changed"}),
             "DNR-HERO-18 ability-used hero p0 p0 null", "DNR-UNI-02 rolled attack p0 6 0",
             "DNR-UNI-01 movement-changed p0 1");
    }

    /// Attacker and defender each have what lies before them, whoever rolls again first.
    void DNR_UNI_02_eachSideRollsAgainForItself()
    {
        CardTable table;
        const Effect luck = whileInPlay(effect(EffectKind::Reroll, 1));
        table.give(0, treasure("coin", {luck})).give(1, treasure("clover", {luck})).start().toHero();
        readyLuckyCoin(table, "coin", p0);
        readyLuckyCoin(table, "clover", p1);
        table.act(challengeOfP1, {1, 3});
        QCOMPARE(table.asked(), "p0");
        table.act(RollAgain{}, {6});
        QCOMPARE(table.asked(), "p1"); // p0 has used its own up
        TOLD(table.act(RollAgain{}, {5}, {"rolled", "die-replaced", "combat-fought"}),
             "DNR-UNI-02 rolled defence p1 5 0", "DNR-UNI-02 die-replaced p1 false 5",
             "DNR-COMBAT-10 combat-fought 8 7 hero p0");
        REFUSED(table, RollAgain{}, "DNR-UNI-02");
    }

    /// What holds as long as a card is in play is no ability that is used for it besides.
    void DNR_UNI_02_aCardInPlayGivesItsRerollOnce()
    {
        CardTable table;
        AdventureCard coin = treasure("coin", {});
        coin.activation = Ability{{}, {}, false, {}, {}};
        coin.activation->effects = {whileInPlay(effect(EffectKind::Reroll, 1)), effect(EffectKind::Glory, 1)};
        table.give(0, coin).start().toHero();
        readyLuckyCoin(table, "coin", p0);
        table.act(challengeOfP1, {1, 6});
        REFUSED(table, (RollAgain{sourceOf(table.card("coin")), false}), "DNR-UNI-02");
        QVERIFY(table.isLegal(RollAgain{}));
        table.act(RollAgain{}, {2});
        QVERIFY(!table.state.hasFrame());
        // Its other half is an ability as others are.
        QVERIFY(table.isLegal(UseAbility{sourceOf(table.card("coin")), TargetId::None, 0}));
    }
};

DELVE_TEST(TestCardRerolls)
#include "tst_card_rerolls.moc"
