// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/view.h"
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p1 = PlayerId(1);

int spacesIn(const Game& game, const GameState& state, SpacePlace place)
{
    int count = 0;
    for (int i = 0; i < game.spaceCount(); ++i)
        count += state.space(SpaceId(i)).place == place;
    return count;
}

/// A game of the shipped sets after the deal.
GameState dealt(const Game& game, std::uint64_t seed)
{
    GameState state = startGame(game);
    SeededDice dice(seed);
    Events events;
    perform(game, state, Deal{}, dice, events);
    return state;
}

} // namespace

class TestCardDeal : public QObject
{
    Q_OBJECT

private slots:
    /// 20 - 1 - 4 = 15 Map cards are left of a base set.
    void DNR_SETUP_15_DNR_SETUP_16_DNR_SETUP_18_theStartingMap()
    {
        const auto cards = shippedCards({"overdraft"});
        const Game game = gameOf(freshScenario(*cards, 2), cards);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const GameState state = dealt(game, seed);
            QCOMPARE(spacesIn(game, state, SpacePlace::Laid), 5);
            QCOMPARE(spacesIn(game, state, SpacePlace::Deck), 15);
            const SpaceId entrance = entranceOf({game, state}, MapKind::Dungeon);
            for (const Side side : allSides)
                QVERIFY(isPassable({game, state}, entrance, side));
        }
    }

    /// Two sets of Dungeon cards have two Entrances: whoever has initiative says which is used.
    void DNR_OPT_09_thePlayersChooseTheEntrance()
    {
        const auto cards = shippedCards({"overdraft", "night-shift"});
        const Game game = gameOf(freshScenario(*cards, 2), cards);
        const GameState asked = dealt(game, 3);
        QVERIFY(playerToAct(game, asked) == asked.turn.first);
        QCOMPARE(spacesIn(game, asked, SpacePlace::Laid), 0);
        Actions entrances;
        legalActions(game, asked, entrances);
        QCOMPARE(entrances.size(), 2u);
        std::set<SpaceId> laid;
        for (const Action& choice : entrances) {
            GameState state = asked;
            SeededDice dice(9);
            Events events;
            perform(game, state, choice, dice, events);
            laid.insert(entranceOf({game, state}, MapKind::Dungeon));
            QCOMPARE(spacesIn(game, state, SpacePlace::Laid), 5);
            QCOMPARE(spacesIn(game, state, SpacePlace::Away), 1); // the other one
        }
        QCOMPARE(laid.size(), 2u);
        QVERIFY(!laid.contains(SpaceId::None));
    }

    void DNR_OPT_03_DNR_OPT_05_DNR_OPT_07_DNR_OPT_08_mapInView()
    {
        const auto cards = shippedCards({"overdraft"});
        Scenario scenario = freshScenario(*cards, 3);
        scenario.options.mapInView = true;
        const Game game = gameOf(scenario, cards);
        GameState state = dealt(game, 3);
        // Whoever holds the Entrance has laid it, having no choice, and the player on the left goes on.
        QVERIFY(entranceOf({game, state}, MapKind::Dungeon) != SpaceId::None);
        QCOMPARE(int(playerToAct(game, state)), (int(state.turn.first) + 1) % 3);
        QCOMPARE(spacesIn(game, state, SpacePlace::Deck), 0);
        const PlayerId first = state.turn.first;
        playRandomly(game, state, 4, [](const GameState& now) { return now.turn.phase != Phase::Setup; });
        QCOMPARE(spacesIn(game, state, SpacePlace::Held), 0);
        QVERIFY(state.turn.player == first);
    }

    void DNR_OPT_12_DNR_OPT_11_oneQuestOfEachKind()
    {
        const auto cards = shippedCards({"overdraft", "bad-road"});
        const Game game = gameOf(freshScenario(*cards, 2), cards);
        const GameState state = dealt(game, 8);
        std::array<int, 2> kinds{};
        for (int i = 0; i < game.questCount(); ++i)
            if (const QuestState& quest = state.quest(QuestId(i)); quest.owner == p1)
                ++kinds[std::size_t(game.kindOf(QuestId(i)))];
        QCOMPARE(kinds[0], 1);
        QCOMPARE(kinds[1], 1);
        Actions options;
        legalActions(game, state, options);
        QCOMPARE(options.size(), 2u); // an Entrance of each kind to begin on
    }

    /// With one of each kind chosen by the scenario, the kind that is missing is dealt.
    void DNR_OPT_12_theMissingKindIsDealt()
    {
        const auto cards = shippedCards({"overdraft", "bad-road"});
        for (const char* chosen : {"bad-road/q-bandits", "overdraft/q-blood"}) {
            Scenario scenario = freshScenario(*cards, 2);
            scenario.players[1].quests = {ContentId(chosen)};
            const Game game = gameOf(scenario, cards);
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const GameState state = dealt(game, seed);
                std::array<int, 2> kinds{};
                for (int i = 0; i < game.questCount(); ++i)
                    if (state.quest(QuestId(i)).owner == p1)
                        ++kinds[std::size_t(game.kindOf(QuestId(i)))];
                QCOMPARE(kinds[0], 1);
                QCOMPARE(kinds[1], 1);
                QVERIFY(state.quest(*game.find<QuestId>(chosen)).owner == p1);
            }
        }
    }

    /// Whoever has a Quest chosen by the scenario is dealt another one, and nobody a third.
    void DNR_SETUP_12_aChosenQuestIsOneOfTwo()
    {
        const auto cards = shippedCards({"overdraft"});
        const std::vector<std::vector<ContentId>> given{
            {},
            {ContentId("overdraft/q-blood")},
            {ContentId("overdraft/q-seal"), ContentId("overdraft/q-tithe")}};
        Scenario scenario = freshScenario(*cards, 3);
        for (std::size_t i = 0; i < given.size(); ++i)
            scenario.players[i].quests = given[i];
        const Game game = gameOf(scenario, cards);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const GameState state = dealt(game, seed);
            std::array<int, 3> counts{};
            for (int i = 0; i < game.questCount(); ++i)
                if (const QuestState& quest = state.quest(QuestId(i)); quest.place == QuestPlace::Personal)
                    ++counts[indexOf(quest.owner)];
            for (const int count : counts)
                QCOMPARE(count, 2);
            for (std::size_t i = 0; i < given.size(); ++i)
                for (const ContentId& quest : given[i])
                    QVERIFY(state.quest(*game.find<QuestId>(quest.text())).owner == PlayerId(int(i)));
        }
    }

    void DNR_BUILD_03_withoutMapCardsNothingIsBuilt()
    {
        CardTable table;
        table.start();
        TOLD(table.act(EndPhase{}, {}, {"map-drawn", "map-laid"}));
    }

    void DNR_RESET_03_DNR_GLOSS_23_effectsOfATurnEnd()
    {
        CardTable table;
        Effect strong = effect(EffectKind::ModifyScore, 1);
        strong.duration = Duration::ThisTurn;
        table.give(0, boon("tonic", {strong})).start().toHero();
        table.act(PlayCard{table.card("tonic"), TargetId::None, PlayerId::None, 0, false});
        const Subject hero{PlayerId(0), MonsterId::None};
        QCOMPARE(scoreOf({table.game(), table.state}, hero, Form::Melee, {}).value, 3);
        table.toTurnOf(1);
        QCOMPARE(scoreOf({table.game(), table.state}, hero, Form::Melee, {}).value, 2);
    }

    /// "Magic Threat 4+, success: gain 1 Glory, failure: take 1 wound" with Magic 1.
    void DNR_THREAT_05_theWorkedExample()
    {
        for (const int face : {2, 3}) {
            CardTable table;
            AdventureCard rune = trap("rune", 4, {effect(EffectKind::Wound, 1, Who::Roller)});
            rune.encounter.threat.stat = Stat::Magic;
            rune.encounter.threat.success = {effect(EffectKind::Glory, 1, Who::Roller)};
            table.give(0, rune).start();
            table.put(0, "den");
            table.act(LayEncounter{table.card("rune"), p1, Form::Melee});
            TOLD(table.act(ResolveEncounters{}, {face}, {"glory-changed", "hero-wounded"}),
                 face == 3 ? "DNR-UNI-01 glory-changed p1 1" : "DNR-UNI-01 hero-wounded p1 1 trap null");
        }
    }

    /// All that lies before a player is seen by everybody, and the hand by nobody else.
    void DNR_GLOSS_10_theInventoryIsPublic()
    {
        CardTable table;
        using play::Place;
        const std::vector<std::pair<std::string, Place>> zones{{"skill", Place::Boons},
                                                               {"lamp", Place::Treasures},
                                                               {"curse", Place::Banes},
                                                               {"ogre", Place::Horde}};
        table.give(1, boon("skill", {}, CardUse::Hero, CardDuration::Permanent))
            .give(1, treasure("lamp", {}))
            .give(1, bane("curse", {}, CardDuration::Permanent))
            .give(1, monster("ogre"))
            .start();
        for (const auto& [id, place] : zones) {
            const auto seen = [&] {
                return viewFor(table.game(), table.state, PlayerId(0)).state.card(table.card(id));
            };
            QVERIFY(seen().place == Place::Unseen); // in the hand
            evolve(table.game(), table.state, Event{"", CardMoved{table.card(id), place, p1}});
            QVERIFY(seen().place == place);
            QVERIFY(seen().owner == p1);
        }
        const PlayerView view = viewFor(table.game(), table.state, PlayerId(0));
        QVERIFY(view.state.player(p1) == table.state.player(p1)); // Hero, Glory, Peril, Life
        QVERIFY(view.state.quests == table.state.quests);
        QVERIFY(view.state.hands[1].isEmpty());
    }

    void DNR_BOON_05_DNR_GLOSS_15_DNR_GLOSS_04_aForcedDiscard()
    {
        CardTable table;
        Effect loss = effect(EffectKind::Discard, 1, Who::Target);
        loss.from = Zone::Boons;
        table.give(0, bane("amnesia", {loss}))
            .give(1, boon("skill", {}, CardUse::Hero, CardDuration::Permanent))
            .start();
        evolve(table.game(), table.state, Event{"", CardMoved{table.card("skill"), play::Place::Boons, p1}});
        REFUSED(table, (PlayCard{table.card("amnesia"), TargetId::None, p1, 0, false}), "DNR-GLOSS-04");
        TOLD(table.act(PlayCard{table.card("amnesia"), targetOf(p1), p1, 0, false}, {}, {"card-moved"}),
             "DNR-GLOSS-15 card-moved test/skill discard null",
             "DNR-CARD-07 card-moved test/amnesia discard null");
    }
};

DELVE_TEST(TestCardDeal)
#include "tst_card_deal.moc"
