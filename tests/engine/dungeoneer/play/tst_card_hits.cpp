// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/fighting/odds.h"
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1);

const Action challengeOfP1 = Challenge{targetOf(p1), Form::Melee, QuestId::None};

Effect whileInPlay(Effect made)
{
    made.duration = Duration::WhileInPlay;
    return made;
}

/// Everybody's rolls of a kind are so much worse, as long as it lies in play.
AdventureCard hexOn(RollKind roll, EffectKind kind = EffectKind::ModifyRoll)
{
    Effect worse = whileInPlay(effect(kind, -9, Who::All));
    worse.roll = roll;
    return treasure(kind == EffectKind::ModifyRoll ? "hex" : "ease", {worse});
}

/// An Attachment that gives hits in Melee an effect.
AdventureCard attachmentWithHit(AdventureCard card, CardSort host, Effects hit)
{
    card.duration = CardDuration::Attachment;
    card.attachTo = AttachTo{{host, {}}, Whose::Own};
    card.hitEffects[Form::Melee] = std::move(hit);
    return card;
}

void putInPlay(CardTable& table, const std::string& id, play::Place place, PlayerId owner)
{
    evolve(table.game(), table.state, Event{"", CardMoved{table.card(id), place, owner}});
}

} // namespace

/// Totals, and what a hit does.
class TestCardHits : public QObject
{
    Q_OBJECT

private slots:
    /// 6 + 2 - 9 against 1 + 2 - 9: both are 0, a tie. The odds say so.
    void DNR_UNI_04_noTotalOfACombatIsBelowNought()
    {
        CardTable table;
        table.give(0, hexOn(RollKind::Combat)).start().toHero();
        const GameState before = table.state;
        TOLD(table.act(challengeOfP1, {6, 1}, {"combat-fought", "hero-wounded"}),
             "DNR-COMBAT-10 combat-fought 8 3 hero p0", "DNR-COMBAT-12 hero-wounded p1 1 combat hero p0");
        table.state = before;
        putInPlay(table, "hex", play::Place::Treasures, p0);
        const auto odds = oddsOf({table.game(), table.state}, p0, challengeOfP1);
        const auto& combat = std::get<CombatOdds>(odds.front());
        QCOMPARE(combat.attackerHits, 0);
        QCOMPARE(combat.ties, 36);
        QCOMPARE(combat.defenderHits, 0);
        TOLD(table.act(challengeOfP1, {6, 1}, {"combat-fought", "hero-wounded"}),
             "DNR-COMBAT-11 combat-fought 0 0 null");
    }

    /// A number of 0 is reached by the lowest total there is.
    void DNR_UNI_04_noTotalAgainstAThreatIsBelowNought()
    {
        CardTable table;
        table.map("north").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 6, 0}};
        table.give(0, hexOn(RollKind::Obstacle))
            .give(0, hexOn(RollKind::Obstacle, EffectKind::ModifyThreat))
            .start()
            .toHero();
        putInPlay(table, "hex", play::Place::Treasures, p0);
        const GameState before = table.state;
        TOLD(table.act(Step{Side::North}, {6}, {"threat-faced"}),
             "DNR-OBST-05 threat-faced p0 spikes 0 6 false");
        table.state = before;
        putInPlay(table, "ease", play::Place::Treasures, p0);
        const auto odds = oddsOf({table.game(), table.state}, p0, Step{Side::North});
        QCOMPARE(std::get<ThreatOdds>(odds.front()).passing, 6);
        TOLD(table.act(Step{Side::North}, {1}, {"threat-faced"}),
             "DNR-OBST-05 threat-faced p0 spikes 0 0 true");
    }

    /// The mop has a hit effect of its own, the nails that are attached to it another.
    void DNR_COMBAT_14_attachmentsOfAHeroHaveHitEffects()
    {
        CardTable table;
        AdventureCard mop = treasure("mop", {});
        mop.hitEffects[Form::Melee] = {effect(EffectKind::Glory, 2, Who::HitSide)};
        table.give(0, mop).give(0, attachmentWithHit(boon("nails", {}), CardSort::Treasure,
                                                     {effect(EffectKind::Wound, 2, Who::Target)}));
        table.start().toHero();
        putInPlay(table, "mop", play::Place::Treasures, p0);
        table.act(PlayCard{table.card("nails"), targetOf(table.card("mop")), PlayerId::None, 0, false});
        table.act(challengeOfP1, {6, 1});
        QVERIFY(table.isLegal(ChooseHit{table.card("mop")}));
        REFUSED(table, ChooseHit{table.card("dear")}, "DNR-COMBAT-14");
        TOLD(table.act(ChooseHit{table.card("nails")}, {}, {"hero-wounded", "glory-changed"}),
             "DNR-COMBAT-13 hero-wounded p1 2 combat hero p0", "DNR-COMBAT-25 glory-changed p0 2");
    }

    /// A monster tips by itself and wounds twice by its Attachment; its player chooses.
    void DNR_COMBAT_14_attachmentsOfAMonsterHaveHitEffects()
    {
        for (const bool hasOwn : {true, false}) {
            CardTable table;
            AdventureCard ogre = monster("ogre");
            if (hasOwn)
                ogre.hitEffects[Form::Melee] = {effect(EffectKind::Tip, 1, Who::Target)};
            AdventureCard club = attachmentWithHit(monster("club"), CardSort::Monster,
                                                   {effect(EffectKind::Wound, 2, Who::Target)});
            club.encounter.form = EncounterForm::Attachment;
            table.give(0, ogre).give(0, club).start();
            table.player(1).peril = 2;
            table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
            table.act(LayAttachment{table.card("club"), table.card("ogre"), p1});
            const Lines hit = table.act(ResolveEncounters{}, {6, 1}, {"hero-wounded", "hero-tipped"});
            const std::string wounds = "DNR-COMBAT-13 hero-wounded p1 2 combat monster test/ogre";
            if (!hasOwn) { // one effect is no choice
                TOLD(hit, wounds);
                continue;
            }
            TOLD(hit);
            QCOMPARE(table.asked(), "p0");
            REFUSED(table, ChooseHit{table.card("dear")}, "DNR-COMBAT-14");
            const GameState before = table.state;
            TOLD(table.act(ChooseHit{table.card("ogre")}, {}, {"hero-wounded", "hero-tipped"}),
                 "DNR-UNI-01 hero-tipped p1 false speed 0");
            table.state = before;
            TOLD(table.act(ChooseHit{table.card("club")}, {}, {"hero-wounded", "hero-tipped"}), wounds);
        }
    }

    /// A wild swing wounds both: the Glory is for the wound of the other Hero.
    void DNR_COMBAT_25_noGloryForWoundingOneself()
    {
        CardTable table;
        AdventureCard flail = treasure("flail", {});
        flail.hitEffects[Form::Melee] = {effect(EffectKind::Wound, 1, Who::Target),
                                         effect(EffectKind::Wound, 2, Who::HitSide)};
        table.give(0, flail).start().toHero();
        putInPlay(table, "flail", play::Place::Treasures, p0);
        TOLD(table.act(challengeOfP1, {6, 1}, {"hero-wounded", "glory-changed"}),
             "DNR-COMBAT-13 hero-wounded p1 1 combat hero p0", "DNR-COMBAT-25 glory-changed p0 1",
             "DNR-COMBAT-13 hero-wounded p0 2 combat hero p0");
    }
};

DELVE_TEST(TestCardHits)
#include "tst_card_hits.moc"
