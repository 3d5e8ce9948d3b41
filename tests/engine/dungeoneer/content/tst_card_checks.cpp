// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

/// The findings of a rule about one card that is added to the small set.
SetFindings withCard(const AdventureCard& card, const std::string& rule)
{
    CardSet set = smallSet();
    set.adventures.push_back(card);
    return findingsOf(set, rule);
}

SetFindings one(const char* rule, Severity severity, const char* text, std::vector<std::string> args = {})
{
    return {{rule, severity, ContentId("small/card"), {text, std::move(args)}}};
}

Effect effectOf(EffectKind kind, Who who = Who::Controller)
{
    Effect effect;
    effect.kind = kind;
    effect.who = who;
    return effect;
}

} // namespace

/// The checks of Adventure cards and of effects on whatever card.
class TestCardChecks : public QObject
{
    Q_OBJECT

private slots:
    void DNR_CARD_02_gloryForHeroesPerilForTheOthers()
    {
        AdventureCard boon = boonCard("card", effectOf(EffectKind::Untip));
        QCOMPARE(withCard(boon, "DNR-CARD-02"), SetFindings{});
        boon.cost.resource = Resource::Peril;
        QCOMPARE(withCard(boon, "DNR-CARD-02"),
                 one("DNR-CARD-02", Severity::Error, "a %1 is paid with %2, not with %3",
                     {"boon", "glory", "peril"}));
        AdventureCard monster = monsterCard("card");
        QCOMPARE(withCard(monster, "DNR-CARD-02"), SetFindings{});
        monster.cost.resource = Resource::Movement;
        QCOMPARE(withCard(monster, "DNR-CARD-02"),
                 one("DNR-CARD-02", Severity::Error, "a %1 is paid with %2, not with %3",
                     {"encounter", "peril", "movement"}));
    }

    void DNR_CARD_03_theUsesAreFour()
    {
        QCOMPARE(allNames<CardUse>(), std::string("dungeonlord, hero, response, anytime"));
        QVERIFY(!fromName<CardUse>("whenever"));
    }

    void DNR_CARD_04_useFitsTheKind()
    {
        AdventureCard card = boonCard("card", effectOf(EffectKind::Untip));
        for (const CardUse use : {CardUse::Hero, CardUse::Response, CardUse::Anytime}) {
            card.use = use;
            QCOMPARE(withCard(card, "DNR-CARD-04"), SetFindings{});
        }
        card.use = CardUse::Dungeonlord;
        QCOMPARE(
            withCard(card, "DNR-CARD-04"),
            one("DNR-CARD-04", Severity::Warning, "the use %1 is unusual for a %2", {"dungeonlord", "boon"}));
        AdventureCard monster = monsterCard("card");
        monster.use = CardUse::Anytime;
        QCOMPARE(withCard(monster, "DNR-CARD-04"),
                 one("DNR-CARD-04", Severity::Warning, "the use %1 is unusual for a %2",
                     {"anytime", "encounter"}));
    }

    void DNR_CARD_05_durationFitsTheKind()
    {
        AdventureCard monster = monsterCard("card");
        QCOMPARE(withCard(monster, "DNR-CARD-05"), SetFindings{});
        monster.duration = CardDuration::Permanent;
        QCOMPARE(withCard(monster, "DNR-CARD-05"),
                 one("DNR-CARD-05", Severity::Warning, "the duration %1 is unusual for a %2",
                     {"permanent", "encounter"}));
        AdventureCard boon = boonCard("card", effectOf(EffectKind::Untip));
        QCOMPARE(withCard(boon, "DNR-CARD-05"), SetFindings{});
        boon.duration = CardDuration::Monster;
        QCOMPARE(withCard(boon, "DNR-CARD-05"),
                 one("DNR-CARD-05", Severity::Warning, "the duration %1 is unusual for a %2",
                     {"monster", "boon"}));
    }

    void DNR_ENC_07_aTrapIsAnInstant()
    {
        AdventureCard trap = monsterCard("card");
        trap.encounter.form = EncounterForm::Trap;
        trap.encounter.threat.value = 5;
        trap.duration = CardDuration::Instant;
        QCOMPARE(withCard(trap, "DNR-CARD-05"), SetFindings{});
        trap.duration = CardDuration::Monster;
        QCOMPARE(withCard(trap, "DNR-CARD-05").size(), std::size_t(1));
    }

    void DNR_CARD_07_anInstantDoesNotLast()
    {
        Effect effect = effectOf(EffectKind::ModifyScore);
        effect.duration = Duration::ThisTurn;
        QCOMPARE(withCard(boonCard("card", effect), "DNR-CARD-07"), SetFindings{});
        effect.duration = Duration::WhileInPlay;
        QCOMPARE(withCard(boonCard("card", effect), "DNR-CARD-07"),
                 one("DNR-CARD-07", Severity::Error, "an Instant has an effect that lasts"));
    }

    void DNR_CARD_11_categoriesAreNamedByTheSet()
    {
        AdventureCard card = monsterCard("card");
        QCOMPARE(withCard(card, "DNR-CARD-11"), SetFindings{});
        card.categories = {"ogre"};
        QCOMPARE(withCard(card, "DNR-CARD-11"),
                 one("DNR-CARD-11", Severity::Error, "the set has no category %1", {"ogre"}));
        Effect effect = effectOf(EffectKind::Glory);
        effect.when.category = "elf";
        QCOMPARE(withCard(boonCard("card", effect), "DNR-CARD-11"),
                 one("DNR-CARD-11", Severity::Error, "the set has no category %1", {"elf"}));
    }

    void DNR_TREAS_04_theSlotIsACategory()
    {
        AdventureCard card = boonCard("card", effectOf(EffectKind::Untip));
        card.kind = AdventureKind::Treasure;
        card.treasure.slot = "skill";
        QCOMPARE(withCard(card, "DNR-TREAS-04"), SetFindings{});
        card.treasure.slot = "beast";
        QCOMPARE(withCard(card, "DNR-TREAS-04"),
                 one("DNR-TREAS-04", Severity::Error, "its slot %1 is none of its categories", {"beast"}));
    }

    void DNR_LORD_10_aMonsterCanAttack()
    {
        AdventureCard card = monsterCard("card");
        QCOMPARE(withCard(card, "DNR-LORD-10"), SetFindings{});
        card.encounter.monster.scores[Form::Melee].type = AttackType::Counter;
        QCOMPARE(withCard(card, "DNR-LORD-10"),
                 one("DNR-LORD-10", Severity::Error, "the monster has no standard attack"));
    }

    void DNR_GLOSS_01_aVariableNeedsAVariableCost()
    {
        Effect effect = effectOf(EffectKind::Glory);
        effect.amount = {AmountKind::Paid, 1};
        AdventureCard card = boonCard("card", effect);
        QCOMPARE(withCard(card, "DNR-GLOSS-01"),
                 one("DNR-GLOSS-01", Severity::Error, "an amount of # without a variable cost"));
        card.cost.isVariable = true;
        QCOMPARE(withCard(card, "DNR-GLOSS-01"), SetFindings{});
    }

    void DNR_GLOSS_04_whoeverIsMeantIsKnown()
    {
        AdventureCard card = boonCard("card", effectOf(EffectKind::Wound, Who::Target));
        QCOMPARE(withCard(card, "DNR-GLOSS-04"),
                 one("DNR-GLOSS-04", Severity::Error, "nobody is the %1 here", {"target"}));
        card.target.kind = TargetKind::Hero;
        QCOMPARE(withCard(card, "DNR-GLOSS-04"), SetFindings{});
        card.effects[0].who = Who::Roller;
        QCOMPARE(withCard(card, "DNR-GLOSS-04"),
                 one("DNR-GLOSS-04", Severity::Error, "nobody is the %1 here", {"roller"}));
        card.hitEffects[Form::Melee] = {effectOf(EffectKind::Wound, Who::HitSide)};
        card.effects.clear();
        QCOMPARE(withCard(card, "DNR-GLOSS-04"), SetFindings{});
    }

    void DNR_GLOSS_04_whatIsMovedIsChosen()
    {
        AdventureCard card = boonCard("card", effectOf(EffectKind::TurnMap));
        QCOMPARE(withCard(card, "DNR-GLOSS-04"),
                 one("DNR-GLOSS-04", Severity::Error, "the effect %1 needs a target of the kind %2",
                     {"turnMap", "map"}));
        card.target.kind = TargetKind::Map;
        QCOMPARE(withCard(card, "DNR-GLOSS-04"), SetFindings{});
        card.effects = {effectOf(EffectKind::Relocate)}; // to the chosen space
        QCOMPARE(withCard(card, "DNR-GLOSS-04").size(), std::size_t(1));
        card.effects[0].to = Destination::Entrance;
        QCOMPARE(withCard(card, "DNR-GLOSS-04"), SetFindings{});
    }

    void DNR_TURN_08_chargesComeFromSomewhere()
    {
        AdventureCard card = boonCard("card", effectOf(EffectKind::Untip));
        card.kind = AdventureKind::Treasure;
        card.activation.emplace();
        card.activation->cost = {Resource::Charge, 1, false, {}};
        card.activation->effects = {effectOf(EffectKind::Untip)};
        QCOMPARE(withCard(card, "DNR-TURN-08"),
                 one("DNR-TURN-08", Severity::Error, "it is paid with charges and never gets any"));
        card.treasure.charges = 2;
        QCOMPARE(withCard(card, "DNR-TURN-08"), SetFindings{});
        card.treasure.charges = 0;
        card.effects = {effectOf(EffectKind::Charge)};
        QCOMPARE(withCard(card, "DNR-TURN-08"), SetFindings{});
    }

    void DNR_UNI_01_whatPeopleMustJudgeIsSaid()
    {
        QCOMPARE(withCard(boonCard("card", effectOf(EffectKind::Untip)), "DNR-UNI-01"), SetFindings{});
        QCOMPARE(withCard(boonCard("card", effectOf(EffectKind::Manual)), "DNR-UNI-01"),
                 one("DNR-UNI-01", Severity::Hint, "the players must judge an effect themselves"));
    }
};

DELVE_TEST(TestCardChecks)
#include "tst_card_checks.moc"
