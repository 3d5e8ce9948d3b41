// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1);

Action played(const CardTable& table, const std::string& id, TargetId target = TargetId::None,
              PlayerId payer = PlayerId::None, int extra = 0, bool atOnce = false)
{
    return PlayCard{table.card(id), target, payer, std::int16_t(extra), atOnce};
}

Effect whileInPlay(Effect made)
{
    made.duration = Duration::WhileInPlay;
    return made;
}

} // namespace

class TestCardCards : public QObject
{
    Q_OBJECT

private slots:
    void DNR_HERO_01_DNR_GLOSS_13_DNR_CARD_06_aBoonIsReadied()
    {
        CardTable table;
        table.give(0, boon("skill", {}, CardUse::Hero, CardDuration::Permanent)).start();
        REFUSED(table, played(table, "skill"), "DNR-HERO-01"); // the Dungeonlord Phase
        table.toHero();
        TOLD(table.act(played(table, "skill")), "DNR-HERO-01 card-played test/skill p0 null",
             "DNR-HERO-01 glory-changed p0 -1", "DNR-HERO-01 card-moved test/skill boons p0");
        table.player(0).glory = 8;
        REFUSED(table, played(table, "dear"), "DNR-TURN-04"); // 9 Glory
    }

    void DNR_BOON_02_DNR_BOON_03_DNR_HERO_19_theLimitOfBoons()
    {
        CardTable table;
        AdventureCard skill = boon("skill", {}, CardUse::Hero, CardDuration::Permanent);
        skill.copies = 3;
        table.give(0, skill).give(0, skill).give(0, skill).start().toHero();
        table.player(0).glory = 9;
        table.act(played(table, "skill"));
        table.act(played(table, "skill#2")); // a copy is allowed
        REFUSED(table, played(table, "skill#3"), "DNR-BOON-02");
    }

    void DNR_BOON_04_DNR_BOON_06_DNR_CARD_07_DNR_GLOSS_11_instantAndReadiedBoons()
    {
        CardTable table;
        table.give(0, boon("skill", {}, CardUse::Hero, CardDuration::Permanent))
            .give(0, boon("flash", {effect(EffectKind::Movement, 2)}));
        table.start().toHero();
        table.player(0).glory = 9;
        TOLD(table.act(played(table, "flash")), "DNR-HERO-01 card-played test/flash p0 null",
             "DNR-HERO-01 glory-changed p0 -1", "DNR-UNI-01 movement-changed p0 2",
             "DNR-CARD-07 card-moved test/flash discard null");
        table.act(played(table, "skill"));
        table.player(0).movement = 0;
        table.act(EndPhase{});
        REFUSED(table, DiscardOne{table.card("skill")}, "DNR-BOON-04");
        QVERIFY(table.isLegal(DiscardOne{table.card("dear")}));
    }

    void DNR_TREAS_02_DNR_TREAS_04_limitAndSlots()
    {
        CardTable table;
        AdventureCard sword = treasure("sword", {}), axe = treasure("axe", {});
        sword.treasure.slot = axe.treasure.slot = "weapon";
        table.give(0, sword).give(0, axe).give(0, treasure("lamp", {})).give(0, treasure("rope", {}));
        table.give(0, treasure("bell", {})).start().toHero();
        table.player(0).glory = 9;
        table.act(played(table, "sword"));
        REFUSED(table, played(table, "axe"), "DNR-TREAS-04");
        table.act(played(table, "lamp"));
        table.act(played(table, "rope"));
        REFUSED(table, played(table, "bell"), "DNR-TREAS-02"); // three are readied
    }

    /// Limit 3, a bag with 2 places is played on top of three: 4 <= 5. When it is lost, one must go.
    void DNR_TREAS_07_DNR_TREAS_08_DNR_TREAS_09_storage()
    {
        CardTable table;
        AdventureCard bag = treasure("bag", {});
        bag.treasure.storage = 2;
        table.give(0, bag).start().toHero();
        table.player(0).glory = 9;
        for (int i = 2; i <= 4; ++i)
            evolve(table.game(), table.state,
                   Event{"", CardMoved{table.card("dear#" + std::to_string(i + 20)), play::Place::Treasures,
                                       p0}});
        QVERIFY(table.isLegal(played(table, "bag")));
        table.act(played(table, "bag"));
        evolve(table.game(), table.state,
               Event{"", CardMoved{table.card("dear#30"), play::Place::Treasures, p0}});
        table.player(0).movement = 0;
        table.act(EndPhase{});
        table.act(DiscardOne{table.card("bag")});
        QVERIFY(table.isLegal(DropSurplus{table.card("dear#30")}));
        TOLD(table.act(DropSurplus{table.card("dear#30")}, {1, 1, 1}, {"card-moved"}),
             "DNR-TREAS-09 card-moved test/dear#30 discard null");
    }

    void DNR_TREAS_05_DNR_TREAS_06_DNR_SPECIAL_04_potions()
    {
        CardTable table;
        AdventureCard potion = treasure("potion", {});
        potion.treasure.discardOnUse = true;
        potion.activation = Ability{{}, {}, false, {}, {effect(EffectKind::RecoverLife, 2)}};
        table.give(0, potion).start().toHero();
        table.player(0).glory = 3;
        table.player(0).life = 3;
        const GameState before = table.state;
        TOLD(table.act(played(table, "potion", TargetId::None, PlayerId::None, 0, true)),
             "DNR-HERO-01 card-played test/potion p0 null", "DNR-HERO-01 glory-changed p0 -1",
             "DNR-HERO-20 life-changed p0 2 false", "DNR-CARD-07 card-moved test/potion discard null");
        table.state = before;
        table.act(played(table, "potion"));
        TOLD(table.act(UseAbility{sourceOf(table.card("potion")), TargetId::None, 0}),
             "DNR-SPECIAL-04 ability-used test/potion p0 null", "DNR-HERO-20 life-changed p0 2 false",
             "DNR-TREAS-05 card-moved test/potion discard null");
        REFUSED(table, (UseAbility{sourceOf(table.card("potion")), TargetId::None, 0}), "DNR-SPECIAL-04");
    }

    /// A wand with one charge: used up, it is discarded.
    void DNR_TURN_08_DNR_GLOSS_24_DNR_RESET_02_chargesAndOncePerTurn()
    {
        CardTable table;
        AdventureCard wand = treasure("wand", {});
        wand.treasure.charges = 2;
        wand.activation =
            Ability{{}, {Resource::Charge, 1, false, {}}, true, {}, {effect(EffectKind::Glory, 1)}};
        table.give(0, wand).start().toHero();
        table.act(played(table, "wand"));
        const Action use = UseAbility{sourceOf(table.card("wand")), TargetId::None, 0};
        TOLD(table.act(use), "DNR-SPECIAL-04 ability-used test/wand p0 null",
             "DNR-SPECIAL-04 charges-changed test/wand -1", "DNR-UNI-01 glory-changed p0 1");
        REFUSED(table, use, "DNR-GLOSS-24");
        table.toTurnOf(1); // another player's turn is another turn
        QCOMPARE(int(table.state.card(table.card("wand")).charges), 1);
        QVERIFY(!table.state.card(table.card("wand")).isUsed);
    }

    void DNR_BANE_02_DNR_BANE_07_DNR_GLOSS_22_aPermanentBane()
    {
        CardTable table;
        Effect slow = whileInPlay(effect(EffectKind::ModifyScore, -1, Who::Target));
        slow.form = Form::Speed;
        table.give(0, bane("sprain", {slow}, CardDuration::Permanent)).start();
        REFUSED(table, played(table, "sprain", targetOf(p1), p0), "DNR-LORD-05");
        REFUSED(table, played(table, "sprain", targetOf(p0), p1), "DNR-GLOSS-04"); // not on oneself
        TOLD(table.act(played(table, "sprain", targetOf(p1), p1)),
             "DNR-LORD-01 card-played test/sprain p0 hero p1", "DNR-LORD-02 peril-changed p1 -1",
             "DNR-CARD-06 card-moved test/sprain banes p1");
        QVERIFY(table.state.card(table.card("sprain")).controller == p0);
        table.toTurnOf(1);
        QCOMPARE(int(table.player(1).movement), 2);
    }

    void DNR_BANE_05_theOwnHeroInTheSpace()
    {
        CardTable table;
        AdventureCard hail = bane("hail", {effect(EffectKind::Wound, 1, Who::AllInSpace)});
        hail.target.kind = TargetKind::Space;
        AdventureCard gentle = hail;
        gentle.id = ContentId("test/gentle");
        hail.mayIncludeOwnHero = true;
        table.give(0, hail).give(0, gentle).start();
        REFUSED(table, played(table, "gentle", targetOf(table.space("ent")), p1), "DNR-BANE-05");
        TOLD(table.act(played(table, "hail", targetOf(table.space("ent")), p1), {}, {"hero-wounded"}),
             "DNR-UNI-01 hero-wounded p0 1 card null", "DNR-UNI-01 hero-wounded p1 1 card null");
    }

    void DNR_SPECIAL_03_aResponseCancelsABane()
    {
        CardTable table;
        Effect cancel = effect(EffectKind::Cancel);
        cancel.card.sort = CardSort::Bane;
        table.give(0, bane("jinx", {effect(EffectKind::Tip, 1, Who::Target)}))
            .give(1, boon("objection", {cancel}, CardUse::Response));
        table.start();
        table.act(played(table, "jinx", targetOf(p1), p1));
        QCOMPARE(table.asked(), "p1");
        REFUSED(table, played(table, "objection", targetOf(table.card("dear"))), "DNR-SPECIAL-03");
        TOLD(table.act(played(table, "objection", targetOf(table.card("jinx")))),
             "DNR-HERO-01 card-played test/objection p1 card test/jinx", "DNR-HERO-01 glory-changed p1 -1",
             "DNR-CARD-07 card-moved test/objection discard null", "DNR-SPECIAL-03 card-cancelled test/jinx",
             "DNR-SPECIAL-03 card-moved test/jinx discard null");
        QVERIFY(table.player(1).tipped == Tipped::No);
    }

    void DNR_LORD_12_DNR_SPECIAL_03_aResponsePreventsWounds()
    {
        CardTable table;
        Effect shield = effect(EffectKind::Prevent, 2);
        shield.harm = Harm::Wounds;
        table.give(0, monster("ogre")).give(1, boon("duck", {shield}, CardUse::Response)).start();
        table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
        table.act(ResolveEncounters{});
        QCOMPARE(table.asked(), "p1");
        TOLD(table.act(played(table, "duck", targetOf(table.card("ogre"))), {6, 1},
                       {"combat-fought", "hero-wounded"}),
             "DNR-COMBAT-10 combat-fought 8 3 monster test/ogre");
        QCOMPARE(int(table.state.lastingCount), 0); // used up
    }

    void DNR_SPECIAL_02_DNR_GLOSS_19_DNR_UNI_02_DNR_GLOSS_01_beforeTheRoll()
    {
        CardTable table;
        Effect luck = effect(EffectKind::ModifyRoll);
        luck.amount.kind = AmountKind::Paid;
        luck.duration = Duration::NextRoll;
        AdventureCard sweetener = boon("sweetener", {luck}, CardUse::Anytime);
        sweetener.cost.isVariable = true;
        table.give(1, sweetener).give(0, monster("ogre")).start();
        table.player(1).glory = 3;
        table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
        table.act(ResolveEncounters{});
        QCOMPARE(table.asked(), "p1"); // before the dice, not sooner
        TOLD(table.act(played(table, "sweetener", TargetId::None, PlayerId::None, 2), {3, 3},
                       {"glory-changed", "combat-fought"}),
             "DNR-HERO-01 glory-changed p1 -3", "DNR-COMBAT-10 combat-fought 5 7 hero p1",
             "DNR-COMBAT-22 glory-changed p1 1");
        QCOMPARE(int(table.state.lastingCount), 0);
    }

    void DNR_UNI_02_dice_areRolledAgainAfterTheRoll()
    {
        CardTable table;
        Effect again = effect(EffectKind::Reroll);
        table.map("north").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 6, 0}};
        table.give(0, boon("retry", {again}, CardUse::Anytime)).start().toHero();
        REFUSED(table, played(table, "retry"), "DNR-UNI-02");
        table.act(Step{Side::North}, {1});
        TOLD(table.act(RollAgain{sourceOf(table.card("retry")), true}, {6}, {"rolled", "threat-faced"}),
             "DNR-UNI-02 rolled threat p0 6 0", "DNR-OBST-05 threat-faced p0 spikes 9 6 true");
    }

    void DNR_CARD_09_DNR_CARD_10_attachments()
    {
        CardTable table;
        AdventureCard bonus = monster("bonus");
        bonus.duration = CardDuration::Attachment;
        bonus.encounter.form = EncounterForm::Attachment;
        bonus.attachTo = AttachTo{{CardSort::Monster, {}}, Whose::Own};
        bonus.effects = {whileInPlay(effect(EffectKind::GainLife, 1, Who::Bearer))};
        table.give(0, bonus).give(0, monster("ogre")).start();
        table.player(1).peril = 2;
        REFUSED(table, (LayAttachment{table.card("bonus"), table.card("ogre"), p1}),
                "DNR-CARD-09"); // in hand
        table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
        TOLD(table.act(LayAttachment{table.card("bonus"), table.card("ogre"), p1}),
             "DNR-LORD-02 peril-changed p1 -1", "DNR-CARD-09 card-played test/bonus p0 card test/ogre",
             "DNR-CARD-09 card-attached test/bonus test/ogre p1");
        QCOMPARE(lifeOf({table.game(), table.state}, monsterOf(table.card("ogre"))), 2);
        evolve(table.game(), table.state, Event{"", MonsterWounded{monsterOf(table.card("ogre")), 1}});
        TOLD(table.act(ResolveEncounters{}, {1, 6}, {"monster-defeated", "card-moved"}),
             "DNR-COMBAT-17 monster-defeated test/ogre", "DNR-COMBAT-17 card-moved test/ogre discard null",
             "DNR-CARD-09 card-moved test/bonus discard null");
    }

    /// Rolls 1 to 6 give 1, 1, 2, 2, 3, 3.
    void DNR_GLOSS_08_theHalfDie()
    {
        for (int face = 1; face <= 6; ++face) {
            CardTable table;
            Effect gain = effect(EffectKind::Glory);
            gain.amount.kind = AmountKind::HalfDie;
            table.give(0, boon("luck", {gain})).start().toHero();
            const Lines lines = table.act(played(table, "luck"), {face}, {"glory-changed"});
            QCOMPARE(lines.back(), "DNR-UNI-01 glory-changed p0 " + std::to_string((face + 1) / 2));
        }
    }

    void DNR_HERO_18_DNR_HERO_20_theAbilityOfAHero()
    {
        CardTable table;
        table.set.heroes[0].ability = {
            {}, {Resource::Glory, 1, false, {}}, true, {}, {effect(EffectKind::RecoverLife, 5)}};
        table.start();
        table.player(0).life = 4;
        const Action use = UseAbility{sourceOf(p0), TargetId::None, 0};
        TOLD(table.act(use), "DNR-HERO-18 ability-used hero p0 p0 null", "DNR-HERO-18 glory-changed p0 -1",
             "DNR-HERO-20 life-changed p0 2 false"); // never above the score
        REFUSED(table, use, "DNR-GLOSS-24");
    }

    void DNR_UNI_04_nothingFallsBelowNought()
    {
        CardTable table;
        table.give(0, bane("fine", {effect(EffectKind::Glory, -5, Who::Target)})).start();
        TOLD(table.act(played(table, "fine", targetOf(p1), p1), {}, {"glory-changed"}),
             "DNR-UNI-01 glory-changed p1 -1");
        QCOMPARE(int(table.player(1).glory), 0);
    }

    /// Tipped by something that holds fast: the Movement is spent even if the roll fails.
    void DNR_GLOSS_16_heldFast()
    {
        CardTable table;
        Effect snare = effect(EffectKind::Tip, 1, Who::Roller);
        snare.holdsFast = true;
        table.give(0, trap("snare", 9, {snare})).start();
        table.put(0, "den");
        table.act(LayEncounter{table.card("snare"), p1, Form::Melee});
        TOLD(table.act(ResolveEncounters{}, {1}, {"hero-tipped"}), "DNR-UNI-01 hero-tipped p1 true speed 9");
        table.toTurnOf(1).toHero();
        TOLD(table.act(Untip{}, {5}, {"movement-changed", "threat-faced", "hero-untipped"}),
             "DNR-SPECIAL-05 movement-changed p1 -1", "DNR-GLOSS-16 threat-faced p1 untip 8 9 false");
        TOLD(table.act(Untip{}, {6}, {"hero-untipped"}), "DNR-GLOSS-16 hero-untipped p1");
    }

    void DNR_DOOR_18_DNR_HERO_07_DNR_OBST_02_movedOutsideTheOwnTurn()
    {
        CardTable table;
        table.map("north").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 9, 0}};
        table.give(0, bane("wind", {effect(EffectKind::Move, 2, Who::Target)})).start();
        table.act(played(table, "wind", targetOf(p1), p1));
        QCOMPARE(table.asked(), "p0");
        TOLD(table.act(ChooseSide{Side::North}),
             "DNR-DOOR-18 hero-moved p1 test/north"); // no gains, no Spikes
        table.act(StopMoving{});
        REFUSED(table, StopMoving{}, "DNR-DOOR-18");
    }

    void DNR_MAP_12_aMapCardIsTurnedOnlyIfTheMapStaysWhole()
    {
        CardTable table;
        AdventureCard turn = bane("turn", {effect(EffectKind::TurnMap)});
        turn.target.kind = TargetKind::Map;
        table.lay("Stub[W,W,O,W]", 0, -2).give(0, turn).start();
        REFUSED(table, played(table, "turn", targetOf(table.space("stub")), p1), "DNR-MAP-12");
        TOLD(table.act(played(table, "turn", targetOf(table.space("north")), p1), {}, {"map-turned"}),
             "DNR-MAP-12 map-turned test/north");
    }
};

DELVE_TEST(TestCardCards)
#include "tst_card_cards.moc"
