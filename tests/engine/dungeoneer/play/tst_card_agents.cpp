// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/agent.h"
#include "engine/table/shares.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

Game freshGame(const std::string& set, int players)
{
    const auto cards = shippedCards({set});
    return gameOf(freshScenario(*cards, players), cards);
}

/// Changes a card of the deck with one in the hand of a player.
void exchange(GameState& state, CardId inDeck, CardId inHand)
{
    const PlayerId owner = state.card(inHand).owner;
    std::swap(state.card(inDeck), state.card(inHand));
    state.deck.set(inDeck, false);
    state.deck.set(inHand, true);
    state.hands[indexOf(owner)].set(inHand, false);
    state.hands[indexOf(owner)].set(inDeck, true);
}

CardId firstOf(const CardBits& cards)
{
    CardId first = CardId::None;
    cards.forEach([&](CardId card) { first = first == CardId::None ? card : first; });
    return first;
}

} // namespace

class TestCardAgents : public QObject
{
    Q_OBJECT

private slots:
    void aRecordedGameIsTheSameGame()
    {
        const Game game = freshGame("overdraft", 3);
        GameState state = startGame(game);
        SeededDice dice(11);
        Random random(12);
        std::vector<table::ReplayStep<Traits>> steps;
        Actions actions;
        Events events;
        while (!isOver(state) && steps.size() < 400) {
            legalActions(game, state, actions);
            table::record<Traits>(game, state, actions[random.below(std::uint32_t(actions.size()))], dice,
                                  steps, events);
        }
        GameState again;
        const auto fault = table::replayTo<Traits>(game, steps, steps.size(), again);
        QVERIFY(!fault);
        QVERIFY(again == state);
        steps[steps.size() / 2].dice.push_back(6); // a die too many is noticed
        QVERIFY(table::replayTo<Traits>(game, steps, steps.size(), again).has_value());
        for (const auto& step : steps) { // and every action is readable
            const std::string text = writeAction(game, step.action);
            const auto document = parseJson(text);
            ReadLog log;
            QVERIFY(readAction(document->root(), log, game) == step.action);
            QVERIFY(log.ok());
        }
    }

    void aFaultyActionIsRefusedWithItsPlace()
    {
        const Game game = freshGame("overdraft", 2);
        const auto document = parseJson(R"({"action": "step", "side": "upwards"})");
        ReadLog log;
        readAction(document->root(), log, game);
        QVERIFY(!log.ok());
    }

    /// What a player may not know does not reach it, so it cannot change a choice.
    void hiddenCardsChangeNoViewAndNoChoice()
    {
        const Game game = freshGame("overdraft", 2);
        GameState state = startGame(game);
        playRandomly(game, state, 5, [](const GameState& now) { return now.turn.round == 3; });
        QVERIFY(!isOver(state));
        const PlayerId player = playerToAct(game, state);
        const PlayerId other = PlayerId(1 - int(player));
        GameState changed = state;
        exchange(changed, firstOf(state.deck), firstOf(state.hands[indexOf(other)]));
        QVERIFY(!(changed == state));
        QVERIFY(viewFor(game, state, player).state == viewFor(game, changed, player).state);
        QVERIFY(!(viewFor(game, state, other).state == viewFor(game, changed, other).state));
        Actions legal;
        legalActions(game, state, legal);
        SteadyAgent steady(3);
        QCOMPARE(steady.choose(viewFor(game, state, player), legal, 7, nullptr),
                 steady.choose(viewFor(game, changed, player), legal, 7, nullptr));
    }

    void everyChoiceHasItsReason()
    {
        const Game game = freshGame("bad-road", 2);
        GameState state = startGame(game);
        playRandomly(game, state, 6, [](const GameState& now) { return now.turn.phase == Phase::Hero; });
        Actions legal;
        legalActions(game, state, legal);
        Weighing why;
        SteadyAgent steady(3);
        const std::size_t chosen =
            steady.choose(viewFor(game, state, playerToAct(game, state)), legal, 1, &why);
        QCOMPARE(why.candidates.size(), legal.size());
        for (const auto& candidate : why.candidates) {
            QVERIFY(!candidate.facts.empty());
            QVERIFY(candidate.worth <= why.candidates[chosen].worth);
        }
    }

    void steadyBeatsRandom()
    {
        const int games = qEnvironmentVariableIntValue("DELVE_MATCHES") > 0
                              ? qEnvironmentVariableIntValue("DELVE_MATCHES")
                              : 60;
        const Game game = freshGame("overdraft", 2);
        int won = 0, decided = 0, lostByQuests = 0;
        for (int i = 0; i < games; ++i) {
            const int seat = i % 2;
            Seats seats;
            for (int s = 0; s < 2; ++s) {
                const std::uint64_t seed = seedFor(99, std::uint64_t(i * 2 + s));
                if (s == seat)
                    seats.push_back(std::make_unique<SteadyAgent>(seed));
                else
                    seats.push_back(std::make_unique<RandomAgent>(seed));
            }
            SeededDice dice(seedFor(5, std::uint64_t(i)));
            const auto result = table::playMatch<Traits>(game, seats, dice);
            decided += result.outcome.winner != PlayerId::None;
            won += result.outcome.winner == PlayerId(seat);
            lostByQuests +=
                result.outcome.winner == PlayerId(1 - seat) && result.outcome.ending == Ending::Quests;
        }
        const table::Share share = table::shareOf(std::uint64_t(won), std::uint64_t(decided));
        qInfo("steady won %d of %d decided games: %.1f %% (%.1f to %.1f), and lost %d by Quests", won,
              decided, share.percent, share.least, share.most, lostByQuests);
        // Nine of ten are promised; so few games tell only what is far off.
        constexpr int many = 1000;
        QVERIFY(share.percent >= (decided >= many ? 90 : 80));
    }
};

DELVE_TEST(TestCardAgents)
#include "tst_card_agents.moc"
