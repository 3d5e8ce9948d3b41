// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1), p2 = PlayerId(2);

Action played(const CardTable& table, const std::string& id, TargetId target = TargetId::None,
              PlayerId payer = PlayerId::None)
{
    return PlayCard{table.card(id), target, payer, 0, false};
}

/// A Response that cancels Encounters.
AdventureCard alibi(const std::string& id)
{
    Effect cancel = effect(EffectKind::Cancel);
    cancel.card.sort = CardSort::Encounter;
    return boon(id, {cancel}, CardUse::Response);
}

/// An Encounter Attachment with one Life more for its monster.
AdventureCard bonusForMonsters()
{
    AdventureCard bonus = monster("bonus");
    bonus.duration = CardDuration::Attachment;
    bonus.encounter.form = EncounterForm::Attachment;
    bonus.attachTo = AttachTo{{CardSort::Monster, {}}, Whose::Own};
    Effect life = effect(EffectKind::GainLife, 1, Who::Bearer);
    life.duration = Duration::WhileInPlay;
    bonus.effects = {life};
    return bonus;
}

AdventureCard response(const std::string& id, Harm harm, int amount = 1)
{
    Effect shield = effect(EffectKind::Prevent, amount);
    shield.harm = harm;
    return boon(id, {shield}, CardUse::Response);
}

} // namespace

/// What answers whom, and when everybody is asked.
class TestCardAnswers : public QObject
{
    Q_OBJECT

private slots:
    /// The Attachment is cancelled, the monster attacks without it.
    void DNR_SPECIAL_03_anEncounterAttachmentIsAnswered()
    {
        CardTable table;
        table.give(0, bonusForMonsters()).give(0, monster("ogre")).give(1, alibi("alibi")).start();
        table.player(1).peril = 2;
        table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
        table.act(LayAttachment{table.card("bonus"), table.card("ogre"), p1});
        table.act(ResolveEncounters{});
        QCOMPARE(table.asked(), "p1");
        REFUSED(table, played(table, "alibi", targetOf(table.card("dear"))), "DNR-SPECIAL-03");
        TOLD(table.act(played(table, "alibi", targetOf(table.card("bonus"))), {1, 6},
                       {"card-cancelled", "card-moved", "combat-began", "monster-defeated"}),
             "DNR-SPECIAL-03 card-cancelled test/bonus", "DNR-SPECIAL-03 card-moved test/bonus discard null",
             "DNR-CARD-07 card-moved test/alibi discard null",
             "DNR-LORD-11 combat-began monster test/ogre hero p1 melee",
             "DNR-COMBAT-17 monster-defeated test/ogre", "DNR-COMBAT-17 card-moved test/ogre discard null");
    }

    /// "On them" is the player who pays for the Attachment.
    void DNR_SPECIAL_03_onlyWhoPaidForAnAttachmentAnswersIt()
    {
        CardTable table(3);
        table.give(0, bonusForMonsters()).give(0, monster("ogre")).give(0, monster("imp"));
        table.give(1, alibi("alibi")).give(2, alibi("excuse")).start();
        evolve(table.game(), table.state, Event{"", CardMoved{table.card("imp"), play::Place::Horde, p0}});
        table.player(1).peril = 2;
        table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
        table.act(LayAttachment{table.card("bonus"), table.card("imp"), p2});
        table.act(ResolveEncounters{});
        QCOMPARE(table.asked(), "p1");
        REFUSED(table, played(table, "alibi", targetOf(table.card("bonus"))), "DNR-SPECIAL-03");
        QVERIFY(table.isLegal(played(table, "alibi", targetOf(table.card("ogre")))));
        table.act(Pass{});
        QCOMPARE(table.asked(), "p2");
        REFUSED(table, played(table, "excuse", targetOf(table.card("ogre"))), "DNR-SPECIAL-03");
        QVERIFY(table.isLegal(played(table, "excuse", targetOf(table.card("bonus")))));
        // In a later turn it lies there and is not played on anybody.
        table.act(Pass{}, {3, 3});
        table.toTurnOf(1).toTurnOf(2).toTurnOf(0);
        table.player(2).peril = 2;
        QVERIFY(table.state.card(table.card("bonus")).place == play::Place::Attached);
        table.act(LayEncounter{table.card("imp"), p2, Form::Melee});
        table.act(ResolveEncounters{});
        QCOMPARE(table.asked(), "p2");
        REFUSED(table, played(table, "excuse", targetOf(table.card("bonus"))), "DNR-SPECIAL-03");
    }

    /// With an Attachment alone the steps are the same: Attack, Response, Resolution.
    void DNR_LORD_08_anAttachmentForTheHordeIsAnsweredToo()
    {
        CardTable table;
        table.give(0, bonusForMonsters()).give(0, monster("imp")).give(1, alibi("alibi")).start();
        evolve(table.game(), table.state, Event{"", CardMoved{table.card("imp"), play::Place::Horde, p0}});
        table.act(LayAttachment{table.card("bonus"), table.card("imp"), p1});
        REFUSED(table, EndPhase{}, "DNR-LORD-06");
        table.act(ResolveEncounters{});
        QCOMPARE(table.state.turn.batch, Batch::Resolving);
        QCOMPARE(table.asked(), "p1");
        TOLD(table.act(played(table, "alibi", targetOf(table.card("bonus"))), {}, {"card-cancelled"}),
             "DNR-SPECIAL-03 card-cancelled test/bonus");
        QCOMPARE(table.state.turn.batch, Batch::Done);
        REFUSED(table, (LayEncounter{table.card("imp"), p1, Form::Melee}), "DNR-LORD-06"); // one batch
    }

    /// The Response answers the card that tips, and no other.
    void DNR_SPECIAL_03_aResponsePreventsTippingByItsCard()
    {
        CardTable table;
        AdventureCard snare = trap("snare", 9, {effect(EffectKind::Tip, 1, Who::Roller)});
        table.give(0, snare).give(0, trap("net", 9, {effect(EffectKind::Tip, 1, Who::Roller)}));
        table.give(1, response("balance", Harm::Tip)).start();
        table.put(0, "den");
        table.player(1).peril = 2;
        table.act(LayEncounter{table.card("snare"), p1, Form::Melee});
        table.act(LayEncounter{table.card("net"), p1, Form::Melee});
        table.act(ResolveEncounters{});
        const GameState before = table.state;
        TOLD(table.act(played(table, "balance", targetOf(table.card("net"))), {1, 1},
                       {"threat-faced", "hero-tipped"}),
             "DNR-THREAT-02 threat-faced p1 trap 4 9 false", "DNR-UNI-01 hero-tipped p1 false speed 0",
             "DNR-THREAT-02 threat-faced p1 trap 4 9 false");
        table.state = before;
        TOLD(table.act(played(table, "balance", targetOf(table.card("snare"))), {1, 1},
                       {"threat-faced", "hero-tipped"}),
             "DNR-THREAT-02 threat-faced p1 trap 4 9 false", "DNR-THREAT-02 threat-faced p1 trap 4 9 false",
             "DNR-UNI-01 hero-tipped p1 false speed 0");
    }

    void DNR_SPECIAL_03_aResponsePreventsPerilByItsCard()
    {
        CardTable table;
        table.give(0, bane("rumour", {effect(EffectKind::Peril, 3, Who::Target)}))
            .give(0, bane("scandal", {effect(EffectKind::Peril, 2, Who::Target)}))
            .give(1, response("denial", Harm::PerilGain, 2));
        table.start();
        table.act(played(table, "rumour", targetOf(p1), p1));
        QCOMPARE(table.asked(), "p1");
        TOLD(table.act(played(table, "denial", targetOf(table.card("rumour"))), {}, {"peril-changed"}),
             "DNR-UNI-01 peril-changed p1 1");
        TOLD(table.act(played(table, "scandal", targetOf(p1), p1), {}, {"peril-changed"}),
             "DNR-LORD-02 peril-changed p1 -1", "DNR-UNI-01 peril-changed p1 2"); // it is used up
    }

    /// After the monsters have returned and before a Map card is drawn everybody may do something.
    void DNR_SPECIAL_13_everybodyIsAskedWhenBuildingBegins()
    {
        for (const bool isMapInView : {false, true}) {
            CardTable table;
            table.scenario.stage = Stage::Growing;
            table.scenario.options.mapInView = isMapInView;
            MapCard extra = table.map("north");
            extra.id = ContentId("test/extra");
            table.set.maps.push_back(extra);
            const Effects calm{effect(EffectKind::Movement, 1)};
            table.give(0, monster("ogre"))
                .give(0, boon("breath", calm, CardUse::Anytime))
                .give(1, boon("nap", calm, CardUse::Anytime))
                .start();
            table.passAll();
            table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
            table.act(ResolveEncounters{}, {});
            ScriptedDice ties(std::vector<int>{3, 3});
            Events events;
            while (table.isLegal(Pass{}))
                perform(table.game(), table.state, Pass{}, ties, events);
            table.act(EndPhase{});
            QCOMPARE(table.asked(), "p1"); // the end of the Dungeonlord Phase
            table.act(Pass{});
            const Lines lines =
                table.act(ReturnMonster{table.card("ogre"), true}, {}, {"card-moved", "phase-began"});
            if (isMapInView) { // DNR-OPT-02: there is no Building Phase
                TOLD(lines, "DNR-COMBAT-15 card-moved test/ogre horde p0", "DNR-TURN-02 phase-began building",
                     "DNR-TURN-02 phase-began hero");
                continue;
            }
            TOLD(lines, "DNR-COMBAT-15 card-moved test/ogre horde p0", "DNR-TURN-02 phase-began building");
            QCOMPARE(table.asked(), "p1");
            QVERIFY(table.isLegal(played(table, "nap")));
            const GameState asked = table.state;
            TOLD(table.act(Pass{}, {}, {"map-drawn"}), "DNR-BUILD-01 map-drawn p0 test/extra");
            // Whoever has just ended the phase is asked again once somebody else does something.
            table.state = asked;
            TOLD(table.act(played(table, "nap"), {}, {"map-drawn", "movement-changed"}));
            QCOMPARE(table.asked(), "p0"); // before it takes effect
            TOLD(table.act(Pass{}, {}, {"map-drawn", "movement-changed"}),
                 "DNR-UNI-01 movement-changed p1 1");
            QCOMPARE(table.asked(), "p0");
            QVERIFY(table.isLegal(played(table, "breath")));
            table.act(Pass{}); // p1 may untip or challenge with the point it has now
            TOLD(table.act(Pass{}, {}, {"map-drawn"}), "DNR-BUILD-01 map-drawn p0 test/extra");
            REFUSED(table, Pass{}, "DNR-SPECIAL-13");
        }
    }
};

DELVE_TEST(TestCardAnswers)
#include "tst_card_answers.moc"
