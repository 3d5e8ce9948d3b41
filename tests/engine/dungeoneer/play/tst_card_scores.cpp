// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1), p2 = PlayerId(2);

Effect scoreBy(int amount, Form form, std::optional<AttackType> type = {})
{
    Effect made = effect(EffectKind::ModifyScore, amount);
    made.form = form;
    made.type = type;
    made.duration = Duration::WhileInPlay;
    return made;
}

void putInPlay(CardTable& table, const std::string& id, play::Place place, PlayerId owner)
{
    evolve(table.game(), table.state, Event{"", CardMoved{table.card(id), place, owner}});
}

Action doomOn(const CardTable& table, PlayerId player)
{
    return PlayCard{table.card("doom"), targetOf(player), player, 0, false};
}

} // namespace

/// Scores that add up, and what is left of whoever is defeated.
class TestCardScores : public QObject
{
    Q_OBJECT

private slots:
    /// Counter 1 and standard 1 make standard 2: a Challenge in Magic can be begun.
    void DNR_COMBAT_07_scoresAddUpAndTheBetterTypeCounts()
    {
        CardTable table;
        table.give(0, treasure("wand", {scoreBy(1, Form::Magic, AttackType::Standard)}))
            .give(0, treasure("charm", {scoreBy(1, Form::Magic)}))
            .start()
            .toHero();
        const Action magic = Challenge{targetOf(p1), Form::Magic, QuestId::None};
        putInPlay(table, "charm", play::Place::Treasures, p0);
        REFUSED(table, magic, "DNR-SPECIAL-07"); // 2, and still a counterattack
        putInPlay(table, "wand", play::Place::Treasures, p0);
        TOLD(table.act(magic, {2, 3}, {"combat-fought", "hero-wounded"}),
             "DNR-COMBAT-10 combat-fought 5 4 hero p0", "DNR-COMBAT-12 hero-wounded p1 1 combat hero p0");
    }

    /// A monster without Speed defends with its die alone, and wounds if that is higher.
    void DNR_COMBAT_08_DNR_GLOSS_21_everybodyHasACounterattack()
    {
        CardTable table;
        table.give(0, monster("ogre")).give(1, treasure("cape", {})).start();
        table.player(1).movement = 1;
        REFUSED(table, (LayEncounter{table.card("ogre"), p1, Form::Speed}),
                "DNR-LORD-10"); // it begins nothing
        table.act(LayEncounter{table.card("ogre"), p1, Form::Melee});
        table.act(ResolveEncounters{});
        while (table.asked() != "p1" || !table.state.card(table.card("ogre")).isResolved) {
            ScriptedDice ties(std::vector<int>{3, 3});
            Events events;
            perform(table.game(), table.state, Pass{}, ties, events);
        }
        const Action bySpeed = Challenge{targetOf(monsterOf(table.card("ogre"))), Form::Speed, QuestId::None};
        const GameState before = table.state;
        TOLD(table.act(bySpeed, {1, 5}, {"combat-fought", "hero-wounded"}),
             "DNR-COMBAT-10 combat-fought 4 5 monster test/ogre",
             "DNR-COMBAT-12 hero-wounded p1 1 combat monster test/ogre");
        table.state = before;
        TOLD(table.act(bySpeed, {1, 4}, {"combat-fought", "hero-wounded"}),
             "DNR-COMBAT-11 combat-fought 4 4 null");
    }

    /// An Attachment in the Horde takes no room and asks for no Peril when its monster is played again.
    void DNR_CARD_10_attachmentsTakeNoRoomAndCostNothingMore()
    {
        CardTable table;
        AdventureCard bonus = monster("bonus");
        bonus.duration = CardDuration::Attachment;
        bonus.encounter.form = EncounterForm::Attachment;
        bonus.attachTo = AttachTo{{CardSort::Monster, {}}, Whose::Own};
        for (const char* id : {"ogre", "imp", "bat"})
            table.give(0, monster(id));
        table.give(0, bonus).start();
        for (const char* id : {"ogre", "imp", "bat"})
            putInPlay(table, id, play::Place::Horde, p0);
        TOLD(table.act(LayAttachment{table.card("bonus"), table.card("ogre"), p1}, {},
                       {"card-attached", "card-moved"}),
             "DNR-CARD-09 card-attached test/bonus test/ogre p1");
        REFUSED(table, DropSurplus{table.card("imp")}, "DNR-TREAS-09"); // three monsters are no surplus
        QCOMPARE(table.state.hordes[0].count(), 3);
        table.player(1).peril = 1;
        TOLD(table.act(LayEncounter{table.card("ogre"), p1, Form::Melee}, {},
                       {"peril-changed", "encounter-laid"}),
             "DNR-LORD-02 peril-changed p1 -1", "DNR-LORD-09 encounter-laid test/ogre p0 p1 melee");
        REFUSED(table, (LayEncounter{table.card("imp"), p1, Form::Melee}), "DNR-LORD-02"); // that one costs
    }

    /// What a Boon in play gives goes with it, so that nothing is gained by playing it twice; but for the
    /// last point of Life.
    void DNR_HERO_20_theLifeOfACardGoesWithIt()
    {
        for (const auto& [before, with, after] : {std::tuple(6, 8, 6), {3, 5, 3}, {1, 3, 1}}) {
            CardTable table;
            Effect vigour = effect(EffectKind::GainLife, 2),
                   loss = effect(EffectKind::Discard, 1, Who::Target);
            vigour.duration = Duration::WhileInPlay;
            loss.from = Zone::Boons;
            table.give(0, boon("vigour", {vigour}, CardUse::Hero, CardDuration::Permanent))
                .give(1, bane("amnesia", {loss}))
                .start()
                .toHero();
            table.player(0).life = std::int16_t(before);
            table.act(PlayCard{table.card("vigour"), TargetId::None, PlayerId::None, 0, false});
            QCOMPARE(int(table.player(0).life), with);
            table.toTurnOf(1);
            const GameState asked = table.state;
            const Action forget = PlayCard{table.card("amnesia"), targetOf(p0), p0, 0, false};
            table.act(forget);
            QCOMPARE(int(table.player(0).life), after);
            table.state = asked; // it was wounded in between
            table.player(0).life = 2;
            table.act(forget);
            QCOMPARE(int(table.player(0).life), 1);
        }
    }

    /// Whoever is healed is not healed beyond the score, with the card and without it.
    void DNR_HERO_20_healingEndsAtTheScore()
    {
        CardTable table;
        Effect vigour = effect(EffectKind::GainLife, 1);
        vigour.duration = Duration::WhileInPlay;
        table
            .give(0, boon("vigour", {effect(EffectKind::RecoverLife, 9), vigour}, CardUse::Hero,
                          CardDuration::Permanent))
            .start()
            .toHero();
        table.player(0).life = 2;
        table.act(PlayCard{table.card("vigour"), TargetId::None, PlayerId::None, 0, false});
        QCOMPARE(int(table.player(0).life), 7);
    }

    /// Effects upon effects have an end; a card is refused before one of them would be lost.
    void DNR_SPECIAL_13_noMoreEffectsThanThereIsRoomFor()
    {
        CardTable table;
        Effect strong = effect(EffectKind::ModifyScore, 1);
        strong.duration = Duration::ThisTurn;
        table.give(0, boon("tonic", {strong})).start().toHero();
        const Action tonic = PlayCard{table.card("tonic"), TargetId::None, PlayerId::None, 0, false};
        Lasting lasting;
        lasting.source = std::int16_t(table.card("tonic"));
        lasting.player = p0;
        lasting.amount = 1;
        lasting.duration = Duration::ThisTurn;
        QVERIFY(table.isLegal(tonic));
        while (table.state.lastingCount < GameState::mostLasting)
            evolve(table.game(), table.state, Event{"", LastingBegan{lasting}});
        REFUSED(table, tonic, "DNR-SPECIAL-13");
    }

    /// Hand, Boons, Treasures, Banes and Horde are discarded; Quests go under the deck; the pawn is gone.
    void DNR_TURN_07_DNR_COMBAT_20_whoIsDefeatedLeavesEverything()
    {
        CardTable table(3);
        QuestCard mine = questAt("mine", "ent");
        mine.criterion = Criterion::Manual;
        table.give(0, bane("doom", {effect(EffectKind::Wound, 9, Who::Target)}))
            .give(1, boon("skill", {}, CardUse::Hero, CardDuration::Permanent))
            .give(1, treasure("lamp", {}))
            .give(2, bane("curse", {}, CardDuration::Permanent))
            .give(1, monster("imp"))
            .quest(1, mine)
            .start();
        putInPlay(table, "skill", play::Place::Boons, p1);
        putInPlay(table, "lamp", play::Place::Treasures, p1);
        putInPlay(table, "imp", play::Place::Horde, p1);
        putInPlay(table, "curse", play::Place::Banes, p2);
        table.state.card(table.card("curse")).controller = p1; // it was played by p1 on p2
        const Lines lines =
            table.act(doomOn(table, p1), {1, 1, 1}, {"hero-defeated", "quest-discarded", "game-ended"});
        QVERIFY(std::ranges::find(lines, "DNR-TURN-07 hero-defeated p1") != lines.end());
        QVERIFY(std::ranges::find(lines, "DNR-HERO-16 quest-discarded test/mine") != lines.end());
        QVERIFY(std::ranges::none_of(lines, [](const std::string& line) {
            return line.find("game-ended") != std::string::npos; // two are left
        }));
        for (const char* id : {"skill", "lamp", "imp", "curse"})
            QVERIFY2(table.state.card(table.card(id)).place == play::Place::Discard, id);
        QCOMPARE(int(table.player(1).hand), 0);
        QVERIFY(table.player(1).space == SpaceId::None);
        QVERIFY(!table.player(1).isAlive);
        QVERIFY(table.state.quest(table.questId("mine")).place == QuestPlace::Deck);
        REFUSED(table, (LayEncounter{table.card("imp"), p1, Form::Melee}), "DNR-LORD-01");
        table.toTurnOf(2); // the turn passes over whoever is out
        table.toTurnOf(0);
        QVERIFY(table.player(0).isAlive);
    }

    /// The turn of whoever is eliminated in it ends, and the next player begins.
    void DNR_TURN_07_theTurnOfTheDefeatedEnds()
    {
        CardTable table(3);
        table.map("north").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 9, 0}};
        table.start().toHero();
        table.player(0).life = 1;
        const Lines lines = table.act(Step{Side::North}, {1, 1, 1, 1, 1, 1, 1, 1, 1},
                                      {"hero-wounded", "hero-defeated", "phase-cut", "turn-began"});
        QVERIFY(lines.size() >= 4);
        TOLD(Lines(lines.begin(), lines.begin() + 4), "DNR-OBST-05 hero-wounded p0 1 obstacle null",
             "DNR-TURN-07 hero-defeated p0", "DNR-TURN-07 phase-cut", "DNR-TURN-01 turn-began p1 1");
        QCOMPARE(table.asked(), "p1");
    }

    /// With two players the defeat of one is the end: nothing more is discarded.
    void DNR_TURN_06_DNR_COMBAT_20_theLastHeroWins()
    {
        CardTable table;
        table.give(0, bane("doom", {effect(EffectKind::Wound, 9, Who::Target)})).start();
        TOLD(table.act(doomOn(table, p1), {}, {"hero-defeated", "card-moved", "game-ended"}),
             "DNR-TURN-07 hero-defeated p1", "DNR-TURN-06 game-ended last-hero p0");
        REFUSED(table, EndPhase{}, "DNR-TURN-01");
    }

    /// A component that lies on the map leaves it with whoever carried it last.
    void DNR_TURN_07_componentsLeaveWithTheirCarrier()
    {
        CardTable table(3);
        QuestCard goose = questAt("goose", "den");
        goose.criterion = Criterion::Escort;
        goose.from = questAt("from", "ent").place;
        table.give(0, bane("doom", {effect(EffectKind::Wound, 9, Who::Target)})).quest(1, goose).start();
        const QuestId id = table.questId("goose");
        evolve(table.game(), table.state, Event{"", ComponentTaken{id, p1}});
        evolve(table.game(), table.state, Event{"", ComponentPut{id, table.space("north")}});
        QVERIFY(table.state.quest(id).lies == table.space("north"));
        table.act(doomOn(table, p1), {1, 1, 1}, {"quest-discarded"});
        QVERIFY(table.state.quest(id).lies == SpaceId::None);
        QVERIFY(table.state.quest(id).last == PlayerId::None);
        QVERIFY(table.state.quest(id).place == QuestPlace::Deck);
    }
};

DELVE_TEST(TestCardScores)
#include "tst_card_scores.moc"
