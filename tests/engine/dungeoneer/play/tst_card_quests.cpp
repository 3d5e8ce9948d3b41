// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1);

QuestCard questFor(const std::string& id, Criterion criterion, const std::string& place = "ent")
{
    QuestCard quest = questAt(id, place);
    quest.criterion = criterion;
    quest.reward = {effect(EffectKind::Level, 1)};
    return quest;
}

QuestCard slayQuestAtEntrance(int life)
{
    QuestCard quest = questFor("hunt", Criterion::Slay);
    quest.slay.emplace();
    quest.slay->stats.scores[Form::Melee] = {2, AttackType::Standard};
    quest.slay->stats.life = life;
    return quest;
}

Action attempt(const CardTable& table, const std::string& id, int boosts = 0)
{
    return AttemptQuest{table.questId(id), std::int16_t(boosts)};
}

} // namespace

class TestCardQuests : public QObject
{
    Q_OBJECT

private slots:
    void DNR_HERO_09_DNR_QUEST_01_whenAndWhere()
    {
        CardTable table;
        table.quest(0, questFor("mine", Criterion::Manual))
            .quest(1, questFor("yours", Criterion::Manual))
            .start();
        REFUSED(table, attempt(table, "mine"), "DNR-HERO-09"); // not in the Dungeonlord Phase
        table.toHero();
        REFUSED(table, attempt(table, "yours"), "DNR-QUEST-01");
        table.put(0, "den");
        REFUSED(table, attempt(table, "mine"), "DNR-HERO-09");
        table.put(0, "ent");
        QVERIFY(table.isLegal(attempt(table, "mine")));
    }

    void DNR_HERO_11_DNR_QUEST_02_DNR_HERO_21_DNR_SETUP_14_completing()
    {
        CardTable table;
        table.quest(0, questFor("mine", Criterion::Manual)).start().toHero();
        TOLD(table.act(attempt(table, "mine")), "DNR-HERO-09 quest-tried test/mine p0 true",
             "DNR-HERO-11 quest-completed test/mine p0", "DNR-HERO-11 phase-cut",
             "DNR-HERO-21 level-gained p0", "DNR-TURN-02 phase-began draw", "DNR-DRAW-01 peril-changed p0 1",
             "DNR-DRAW-01 glory-changed p0 1");
        QVERIFY(table.isLegal(SaveMovement{true})); // unspent Movement remains
        REFUSED(table, attempt(table, "mine"), "DNR-HERO-09");
    }

    /// With one Quest completed the second has to wait for the next turn, though its place is here.
    void DNR_HERO_13_oneQuestPerTurn()
    {
        CardTable table;
        table.quest(0, questFor("mine", Criterion::Manual))
            .quest(-1, questFor("ours", Criterion::Manual))
            .start()
            .toHero();
        QVERIFY(table.isLegal(attempt(table, "mine")));
        QVERIFY(table.isLegal(attempt(table, "ours")));
        TOLD(table.act(attempt(table, "mine"), {}, {"quest-completed", "phase-cut", "phase-began"}),
             "DNR-HERO-11 quest-completed test/mine p0", "DNR-HERO-11 phase-cut",
             "DNR-TURN-02 phase-began draw");
        REFUSED(table, attempt(table, "ours"), "DNR-HERO-09");
        QCOMPARE(int(table.player(0).completed), 1);
        table.toTurnOf(1).toTurnOf(0).toHero();
        TOLD(table.act(attempt(table, "ours"), {1, 1}, {"quest-completed"}),
             "DNR-HERO-11 quest-completed test/ours p0");
        QCOMPARE(int(table.player(0).completed), 2);
    }

    void DNR_HERO_12_DNR_SETUP_14_aNewGlobalQuest()
    {
        CardTable table;
        table.quest(-1, questFor("ours", Criterion::Manual)).start().toHero();
        TOLD(table.act(attempt(table, "ours"), {1, 1}, {"quest-completed", "global-quest-turned"}),
             "DNR-HERO-11 quest-completed test/ours p0", "DNR-HERO-12 global-quest-turned test/filler#5");
    }

    void DNR_TURN_05_theThirdQuestWins()
    {
        CardTable table;
        table.quest(0, questFor("mine", Criterion::Manual)).start().toHero();
        table.player(0).completed = 2;
        TOLD(table.act(attempt(table, "mine")), "DNR-HERO-09 quest-tried test/mine p0 true",
             "DNR-HERO-11 quest-completed test/mine p0", "DNR-TURN-05 game-ended quests p0");
        QVERIFY(outcomeOf(table.game(), table.state) == (Outcome{Ending::Quests, p0}));
    }

    void DNR_QUEST_18_DNR_QUEST_19_DNR_HERO_14_DNR_HERO_15_aThreatQuest()
    {
        CardTable table;
        QuestCard quest = questFor("thaw", Criterion::Threat);
        quest.threat = Threat{Stat::Magic, 6, {}, {effect(EffectKind::Wound, 1, Who::Roller)}};
        table.quest(0, quest).start().toHero();
        table.put(1, "den");
        TOLD(table.act(attempt(table, "thaw"), {4}), "DNR-HERO-09 quest-tried test/thaw p0 true",
             "DNR-QUEST-18 rolled threat p0 4 0", "DNR-QUEST-18 threat-faced p0 quest 5 6 false",
             "DNR-UNI-01 hero-wounded p0 1 card null");
        TOLD(table.act(attempt(table, "thaw"), {4}, {"movement-changed", "quest-tried"}),
             "DNR-HERO-15 movement-changed p0 -1", "DNR-HERO-09 quest-tried test/thaw p0 false");
        table.player(0).movement = 0;
        REFUSED(table, attempt(table, "thaw"), "DNR-RESET-06");
        table.player(0).movement = 1;
        TOLD(table.act(attempt(table, "thaw"), {5}, {"quest-completed"}),
             "DNR-HERO-11 quest-completed test/thaw p0");
    }

    void DNR_QUEST_20_DNR_QUEST_21_aFailureStrikesAllPresent()
    {
        CardTable table;
        QuestCard quest = questFor("thaw", Criterion::Threat);
        quest.threat = Threat{Stat::Magic, 6, {}, {effect(EffectKind::Wound, 1, Who::Roller)}};
        table.quest(0, quest).start().toHero();
        const GameState before = table.state;
        TOLD(table.act(attempt(table, "thaw"), {4, 5}, {"threat-faced", "hero-wounded", "quest-completed"}),
             "DNR-QUEST-18 threat-faced p0 quest 5 6 false", "DNR-UNI-01 hero-wounded p0 1 card null",
             "DNR-QUEST-20 threat-faced p1 quest-others 6 6 true"); // and completes nothing
        table.state = before;
        TOLD(table.act(attempt(table, "thaw"), {4, 4}, {"hero-wounded"}),
             "DNR-UNI-01 hero-wounded p0 1 card null", "DNR-UNI-01 hero-wounded p1 1 card null");
    }

    /// "Roll 6+; each Glory spent gives +1": with 2 Glory a 4 succeeds. Every roll costs 1 Movement.
    void DNR_QUEST_12_DNR_QUEST_13_aChanceQuest()
    {
        CardTable table;
        QuestCard quest = questFor("luck", Criterion::Chance);
        quest.chance = {6, {Resource::Glory, 1, false, {}}, 1};
        table.quest(0, quest).start().toHero();
        table.player(0).glory = 2;
        TOLD(table.act(attempt(table, "luck"), {5}), "DNR-QUEST-12 movement-changed p0 -1",
             "DNR-HERO-09 quest-tried test/luck p0 false", "DNR-QUEST-12 rolled chance p0 5 0",
             "DNR-QUEST-12 threat-faced p0 chance 5 6 false");
        REFUSED(table, attempt(table, "luck", 3), "DNR-TURN-04");
        TOLD(table.act(attempt(table, "luck", 2), {4}, {"glory-changed", "threat-faced"}),
             "DNR-QUEST-13 glory-changed p0 -2", "DNR-QUEST-12 threat-faced p0 chance 6 6 true",
             "DNR-DRAW-01 glory-changed p0 1");
    }

    /// 2 Life: a hit in defence, then a Challenge; completed for 1 Movement.
    void DNR_QUEST_14_DNR_QUEST_15_DNR_QUEST_16_DNR_QUEST_17_aSlayQuest()
    {
        CardTable table;
        table.quest(0, slayQuestAtEntrance(2)).start().toHero();
        const Action challenge =
            Challenge{targetOf(monsterOf(table.questId("hunt"))), Form::Melee, QuestId::None};
        REFUSED(table, challenge, "DNR-QUEST-17"); // it has not attacked yet
        TOLD(table.act(attempt(table, "hunt"), {1, 6}), "DNR-HERO-09 quest-tried test/hunt p0 true",
             "DNR-QUEST-14 combat-began monster test/hunt hero p0 melee",
             "DNR-QUEST-14 attack-begun monster test/hunt", "DNR-COMBAT-09 rolled attack p1 1 0",
             "DNR-COMBAT-09 rolled defence p0 6 0", "DNR-COMBAT-10 combat-fought 3 8 hero p0",
             "DNR-COMBAT-12 monster-wounded test/hunt 1");
        REFUSED(table, attempt(table, "hunt"), "DNR-QUEST-16");
        TOLD(table.act(challenge, {6, 1},
                       {"movement-changed", "monster-defeated", "quest-completed", "glory-changed"}),
             "DNR-SPECIAL-06 movement-changed p0 -1", "DNR-COMBAT-17 monster-defeated test/hunt",
             "DNR-HERO-11 quest-completed test/hunt p0", "DNR-DRAW-01 glory-changed p0 1");
    }

    /// "Any Passage" is many places: the monster is on the one where it attacked.
    void DNR_SPECIAL_08_aQuestMonsterStaysWhereItAttacked()
    {
        CardTable table;
        QuestCard quest = slayQuestAtEntrance(2);
        quest.place = questAt("any", MapCardType::Passage).place;
        table.quest(0, quest).start().toHero();
        const Action challenge =
            Challenge{targetOf(monsterOf(table.questId("hunt"))), Form::Melee, QuestId::None};
        table.put(0, "north");
        table.act(attempt(table, "hunt"), {3, 3});
        QVERIFY(table.isLegal(challenge));
        table.put(0, "east"); // a Passage as well
        REFUSED(table, challenge, "DNR-SPECIAL-08");
        table.put(0, "north");
        QVERIFY(table.isLegal(challenge));
        // In its next turn it may be tried in another one.
        table.toTurnOf(1).toTurnOf(0).toHero();
        table.put(0, "east");
        REFUSED(table, challenge, "DNR-QUEST-17");
        table.act(attempt(table, "hunt"), {3, 3});
        QVERIFY(table.isLegal(challenge));
    }

    void DNR_QUEST_16_woundsStayOrHeal()
    {
        for (const bool heals : {false, true}) {
            CardTable table;
            table.quest(0, slayQuestAtEntrance(3));
            table.scenario.options.questMonsterWounds =
                heals ? QuestMonsterWounds::Healed : QuestMonsterWounds::Kept;
            table.start().toHero();
            table.act(attempt(table, "hunt"), {1, 6});
            table.toTurnOf(1);
            QCOMPARE(int(table.state.quest(table.questId("hunt")).wounds), heals ? 0 : 1);
        }
    }

    void DNR_QUEST_10_aSearchComesFirst()
    {
        CardTable table;
        QuestCard quest = slayQuestAtEntrance(1);
        quest.search = Threat{Stat::Level, 5, {}, {}};
        table.quest(0, quest).start().toHero();
        TOLD(table.act(attempt(table, "hunt"), {3}, {"threat-faced", "quest-found", "combat-began"}),
             "DNR-QUEST-10 threat-faced p0 search 4 5 false");
        TOLD(table.act(attempt(table, "hunt"), {4, 1, 6},
                       {"movement-changed", "quest-found", "quest-completed"}),
             "DNR-HERO-15 movement-changed p0 -1", "DNR-QUEST-10 quest-found test/hunt",
             "DNR-HERO-11 quest-completed test/hunt p0");
    }

    /// The price is paid in full; the last Life is never paid.
    void DNR_QUEST_22_aSacrifice()
    {
        CardTable table;
        QuestCard quest = questFor("blood", Criterion::Sacrifice);
        quest.price = {{Resource::Life, 2, false, {}}};
        table.quest(0, quest).start().toHero();
        table.player(0).life = 2;
        REFUSED(table, attempt(table, "blood"), "DNR-QUEST-22");
        table.player(0).life = 3;
        TOLD(table.act(attempt(table, "blood"), {}, {"life-changed", "quest-completed"}),
             "DNR-QUEST-22 life-changed p0 -2 false", "DNR-HERO-11 quest-completed test/blood p0");
    }

    void DNR_QUEST_23_DNR_QUEST_24_DNR_QUEST_25_DNR_QUEST_26_anEscort()
    {
        CardTable table;
        QuestCard quest = questFor("goose", Criterion::Escort, "den");
        quest.from = questAt("from", "ent").place;
        table.quest(-1, quest).start().toHero();
        const QuestId goose = table.questId("goose");
        REFUSED(table, PutDown{goose}, "DNR-QUEST-25");
        TOLD(table.act(PickUp{goose}, {1, 1}, {"component-taken", "quest-taken", "movement-changed"}),
             "DNR-QUEST-23 component-taken test/goose p0", "DNR-QUEST-24 quest-taken test/goose p0");
        table.put(0, "east");
        table.act(PutDown{goose});
        table.put(0, "ent");
        REFUSED(table, PickUp{goose}, "DNR-QUEST-26"); // it lies elsewhere
        table.put(0, "east");
        table.act(PickUp{goose});
        table.put(0, "den");
        TOLD(table.act(PutDown{goose}, {}, {"component-put", "quest-completed"}),
             "DNR-QUEST-25 component-put test/goose test/den", "DNR-HERO-11 quest-completed test/goose p0");
    }

    void DNR_QUEST_27_DNR_SPECIAL_11_takenByChallenge()
    {
        CardTable table;
        QuestCard quest = questFor("goose", Criterion::Escort, "den");
        quest.from = questAt("from", "ent").place;
        table.quest(1, quest).start().toHero();
        const QuestId goose = table.questId("goose");
        REFUSED(table, (Challenge{targetOf(p1), Form::Melee, goose}), "DNR-QUEST-27"); // nobody carries it
        evolve(table.game(), table.state, Event{"", ComponentTaken{goose, p1}});
        TOLD(table.act(Challenge{targetOf(p1), Form::Melee, goose}, {6, 1},
                       {"hero-wounded", "glory-changed", "component-taken", "quest-taken"}),
             "DNR-QUEST-27 component-taken test/goose p0", "DNR-QUEST-27 quest-taken test/goose p0");
        QVERIFY(table.state.quest(goose).owner == p0);
    }

    void DNR_QUEST_06_DNR_QUEST_07_effectsOfQuestsInPlay()
    {
        for (const bool isGlobal : {false, true}) {
            CardTable table;
            QuestCard quest = questFor("gloom", Criterion::Manual, "den");
            Effect slow = effect(EffectKind::ModifyScore, -1);
            slow.form = Form::Speed;
            slow.duration = Duration::WhileInPlay;
            quest.ongoing = {slow};
            table.quest(isGlobal ? -1 : 0, quest).start();
            QCOMPARE(int(table.player(0).movement), 2);
            table.toTurnOf(1);
            QCOMPARE(int(table.player(1).movement), isGlobal ? 2 : 3);
        }
    }

    /// The Quests of whoever is out of the game refill the deck, so that there is a Global Quest again.
    void DNR_SETUP_14_aRefilledDeckGivesAGlobalQuest()
    {
        for (const bool isEmpty : {true, false}) {
            CardTable table(3);
            table.quest(1, questFor("hers", Criterion::Manual))
                .quest(-1, questFor("ours", Criterion::Manual));
            table.give(0, bane("doom", {effect(EffectKind::Wound, 9, Who::Target)})).start();
            for (int i = 0; i < table.game().questCount(); ++i)
                if (QuestState& quest = table.state.quest(QuestId(i));
                    quest.place == QuestPlace::Deck || (isEmpty && quest.place == QuestPlace::Global))
                    quest.place = QuestPlace::Away;
            Lines lines = table.act(PlayCard{table.card("doom"), targetOf(p1), p1, 0, false});
            std::erase_if(
                lines, [](const std::string& line) { return line.find("global-quest-turned") == line.npos; });
            QCOMPARE(lines.size(), isEmpty ? 1u : 0u);
            if (isEmpty)
                QVERIFY(lines.front().starts_with("DNR-SETUP-14 global-quest-turned"));
        }
    }

    void DNR_QUEST_08_DNR_QUEST_09_anArtifact()
    {
        CardTable table;
        QuestCard quest = questFor("relic", Criterion::Manual);
        quest.reward.clear();
        quest.artifact = Ability{{}, {}, true, {}, {effect(EffectKind::Glory, 2)}};
        table.quest(0, quest).start().toHero();
        TOLD(table.act(attempt(table, "relic"), {}, {"level-gained", "quest-completed"}),
             "DNR-HERO-11 quest-completed test/relic p0");
        table.toTurnOf(1).passAll();
        const Action use = UseAbility{sourceOf(table.questId("relic")), TargetId::None, 0};
        REFUSED(table, use, "DNR-SPECIAL-04"); // p1 is asked, and it is not its own
        table.toTurnOf(0);
        TOLD(table.act(use), "DNR-SPECIAL-04 ability-used test/relic p0 null",
             "DNR-UNI-01 glory-changed p0 2");
        QVERIFY(table.state.treasures[0].isEmpty());
    }
};

DELVE_TEST(TestCardQuests)
#include "tst_card_quests.moc"
