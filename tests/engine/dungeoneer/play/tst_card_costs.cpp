// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/fighting/odds.h"
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1), p2 = PlayerId(2);

Action played(const CardTable& table, const std::string& id, TargetId target = TargetId::None,
              PlayerId payer = PlayerId::None, int extra = 0)
{
    return PlayCard{table.card(id), target, payer, std::int16_t(extra), false};
}

/// A Bane that is put on a Treasure of an opponent.
AdventureCard rust()
{
    AdventureCard card = bane("rust", {}, CardDuration::Attachment);
    card.target.kind = TargetKind::None;
    card.attachTo = AttachTo{{CardSort::Treasure, {}}, Whose::Opponent};
    return card;
}

QuestCard luckyQuest()
{
    QuestCard quest = questAt("luck", "ent");
    quest.criterion = Criterion::Chance;
    quest.chance = {6, {Resource::Glory, 1, false, {}}, 1};
    quest.reward = {effect(EffectKind::Level, 1)};
    return quest;
}

Action attempt(const CardTable& table, int boosts = 0)
{
    return AttemptQuest{table.questId("luck"), std::int16_t(boosts)};
}

bool isListed(const CardTable& table, const Action& action)
{
    const Actions options = table.options();
    return std::ranges::find(options, action) != options.end();
}

void putInPlay(CardTable& table, const std::string& id, play::Place place, PlayerId owner)
{
    evolve(table.game(), table.state, Event{"", CardMoved{table.card(id), place, owner}});
}

} // namespace

/// Who pays, with what, how much, and how long what was paid for lasts.
class TestCardCosts : public QObject
{
    Q_OBJECT

private slots:
    /// "A Bane aimed at an opponent": one that is put on a card is aimed at the player of that card.
    void DNR_LORD_02_whosePerilPaysForABaneOnACard()
    {
        CardTable table(3);
        table.give(0, rust()).give(1, treasure("sword", {})).start();
        putInPlay(table, "sword", play::Place::Treasures, p1);
        const TargetId sword = targetOf(table.card("sword"));
        REFUSED(table, played(table, "rust", sword, p2), "DNR-LORD-02");
        REFUSED(table, played(table, "rust", sword, p0), "DNR-LORD-05");
        TOLD(table.act(played(table, "rust", sword, p1)),
             "DNR-LORD-01 card-played test/rust p0 card test/sword", "DNR-LORD-02 peril-changed p1 -1",
             "DNR-CARD-09 card-attached test/rust test/sword null");
    }

    /// The Peril of the player whose card it lies on, when its own player's turn begins.
    void DNR_RESET_04_perilUpkeepOfAnAttachment()
    {
        CardTable table;
        AdventureCard card = rust();
        card.upkeep = {Resource::Peril, 1, false, {}};
        table.give(0, card).give(1, treasure("sword", {})).start();
        putInPlay(table, "sword", play::Place::Treasures, p1);
        table.act(played(table, "rust", targetOf(table.card("sword")), p1));
        table.toTurnOf(1).toHero();
        table.player(1).movement = 0;
        table.act(EndPhase{});
        table.act(table.options().front(), {1, 1, 1, 1});
        QCOMPARE(table.asked(), "p0");
        const GameState due = table.state;
        table.player(1).peril = 2;
        TOLD(table.act(PayUpkeep{table.card("rust")}, {}, {"peril-changed", "upkeep-paid"}),
             "DNR-RESET-04 upkeep-paid test/rust", "DNR-RESET-04 peril-changed p1 -1");
        table.state = due;
        table.player(1).peril = 0;
        REFUSED(table, PayUpkeep{table.card("rust")}, "DNR-LORD-02");
        TOLD(table.act(DeclineUpkeep{table.card("rust")}, {}, {"card-moved"}),
             "DNR-RESET-04 card-moved test/rust hand p0");
    }

    /// The Search is the free attempt, the roll after it costs 1 Movement like every roll.
    void DNR_QUEST_10_DNR_QUEST_12_theSearchOfAChanceQuest()
    {
        CardTable table;
        QuestCard quest = luckyQuest();
        quest.search = Threat{Stat::Level, 5, {}, {}};
        table.quest(0, quest).start().toHero();
        table.player(0).glory = 5;
        REFUSED(table, attempt(table, 1), "DNR-QUEST-13"); // there is no roll yet that it could help
        QCOMPARE(oddsOf({table.game(), table.state}, p0, attempt(table)).size(), 1u);
        TOLD(table.act(attempt(table), {3}), "DNR-HERO-09 quest-tried test/luck p0 true",
             "DNR-QUEST-10 rolled threat p0 3 0", "DNR-QUEST-10 threat-faced p0 search 4 5 false");
        TOLD(table.act(attempt(table), {4}), "DNR-HERO-15 movement-changed p0 -1",
             "DNR-HERO-09 quest-tried test/luck p0 false", "DNR-QUEST-10 rolled threat p0 4 0",
             "DNR-QUEST-10 threat-faced p0 search 5 5 true", "DNR-QUEST-10 quest-found test/luck");
        TOLD(table.act(attempt(table, 1), {3}), "DNR-QUEST-12 movement-changed p0 -1",
             "DNR-HERO-09 quest-tried test/luck p0 false", "DNR-QUEST-13 glory-changed p0 -1",
             "DNR-QUEST-12 rolled chance p0 3 0", "DNR-QUEST-12 threat-faced p0 chance 4 6 false");
        table.player(0).movement = 0;
        REFUSED(table, attempt(table), "DNR-RESET-06");
    }

    /// A free attempt that was used elsewhere is gone, and rolls of Chance use none up.
    void DNR_HERO_14_theSearchOfAChanceQuestUsesTheFreeAttempt()
    {
        for (const bool isSearched : {true, false}) {
            CardTable table;
            QuestCard lucky = luckyQuest(), other = questAt("other", "ent");
            if (isSearched)
                lucky.search = Threat{Stat::Level, 9, {}, {}};
            other.criterion = Criterion::Threat;
            other.threat = Threat{Stat::Magic, 9, {}, {}};
            table.quest(0, lucky).quest(-1, other).start().toHero();
            table.put(1, "den");
            table.act(attempt(table), {1});
            const Lines lines =
                table.act(AttemptQuest{table.questId("other"), 0}, {1}, {"movement-changed", "quest-tried"});
            if (isSearched)
                TOLD(lines, "DNR-HERO-15 movement-changed p0 -1",
                     "DNR-HERO-09 quest-tried test/other p0 false");
            else
                TOLD(lines, "DNR-HERO-09 quest-tried test/other p0 true");
        }
    }

    /// "Any number of times": ten boosts for whoever has ten Glory.
    void DNR_QUEST_13_boostsHaveNoLimit()
    {
        CardTable table;
        QuestCard quest = luckyQuest();
        quest.chance.target = 20;
        table.quest(0, quest).start().toHero();
        table.player(0).glory = 14;
        QVERIFY(isListed(table, attempt(table, 14)));
        REFUSED(table, attempt(table, 15), "DNR-TURN-04");
        REFUSED(table, attempt(table, -1), "DNR-QUEST-13");
        TOLD(table.act(attempt(table, 14), {6}, {"threat-faced", "quest-completed"}),
             "DNR-QUEST-12 threat-faced p0 chance 20 20 true", "DNR-HERO-11 quest-completed test/luck p0");
    }

    void DNR_GLOSS_01_moreThanNineMayBePaid()
    {
        CardTable table;
        Effect gain = effect(EffectKind::Movement);
        gain.amount.kind = AmountKind::Paid;
        AdventureCard sprint = boon("sprint", {gain});
        sprint.cost.isVariable = true;
        Ability oath;
        oath.cost = {Resource::Glory, 1, true, {}};
        oath.effects = {gain};
        table.set.heroes[0].ability = oath;
        table.give(0, sprint).start().toHero();
        table.player(0).glory = 13;
        REFUSED(table, played(table, "sprint", TargetId::None, PlayerId::None, 13), "DNR-TURN-04");
        REFUSED(table, played(table, "sprint", TargetId::None, PlayerId::None, -1), "DNR-GLOSS-01");
        QVERIFY(isListed(table, UseAbility{sourceOf(p0), TargetId::None, 12}));
        const Action most = played(table, "sprint", TargetId::None, PlayerId::None, 12);
        QVERIFY(isListed(table, most));
        TOLD(table.act(most, {}, {"glory-changed", "movement-changed"}), "DNR-HERO-01 glory-changed p0 -13",
             "DNR-UNI-01 movement-changed p0 12");
    }

    /// Completed Quests leave the game with their player, Artifacts too.
    void DNR_TURN_07_theArtifactsOfWhoIsOutAreGone()
    {
        CardTable table(3);
        QuestCard relic = questAt("relic", "ent");
        relic.criterion = Criterion::Manual;
        Effect weak = effect(EffectKind::ModifyScore, -1, Who::Opponents);
        weak.form = Form::Melee;
        weak.duration = Duration::WhileInPlay;
        relic.artifact = Ability{{}, {}, false, {}, {weak}};
        table.quest(1, relic).give(0, bane("doom", {effect(EffectKind::Wound, 9, Who::Target)})).start();
        evolve(table.game(), table.state, Event{"", QuestCompleted{table.questId("relic"), p1}});
        const auto melee = [&](PlayerId player) {
            return scoreOf({table.game(), table.state}, {player, MonsterId::None}, Form::Melee, {}).value;
        };
        QCOMPARE(melee(p0), 1);
        table.act(played(table, "doom", targetOf(p1), p1));
        QVERIFY(!table.player(1).isAlive);
        QCOMPARE(melee(p0), 2);
        QCOMPARE(melee(p2), 2);
        QVERIFY(table.state.quest(table.questId("relic")).place == QuestPlace::Away);
        QCOMPARE(int(table.player(1).completed), 1); // it did complete it
    }
};

DELVE_TEST(TestCardCosts)
#include "tst_card_costs.moc"
