// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/play.h"
#include "engine/dungeoneer/play/core/unfolding.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cassert>

namespace delve::dungeoneer::play {

namespace {

/// DNR-TREAS-09, DNR-COMBAT-18: what goes beyond a limit is given up at once, before anybody chooses
/// something else.
bool asksForSurplus(Unfolding& unfolding)
{
    if (unfolding.turn().phase == Phase::Setup)
        return false;
    for (int i = 0; i < unfolding.game().playerCount(); ++i) {
        const PlayerId player = PlayerId(i);
        if (!unfolding.player(player).isAlive)
            continue;
        if (const Place from = surplusOf(unfolding.position(), player); from != Place::Unseen) {
            unfolding.later(SurplusChoice{player, from});
            return true;
        }
    }
    return false;
}

/// A decision with a single option is made by the engine.
bool isForced(Unfolding& unfolding)
{
    constexpr std::size_t enough = 2; // to see whether there is a choice
    Actions options;
    options.reserve(enough);
    legalActions(unfolding.game(), unfolding.state(), options, enough);
    assert(!options.empty());
    if (options.size() != 1)
        return false;
    const PlayerId actor = playerToAct(unfolding.game(), unfolding.state());
    std::visit([&](const auto& what) { carryOut(unfolding, actor, what); }, options.front());
    return true;
}

/// DNR-TURN-07: nobody chooses for, or about, somebody who is out of the game.
template <typename T> bool isAboutTheDead(const Unfolding& unfolding, const T& decision)
{
    const auto isDead = [&](PlayerId player) {
        return player != PlayerId::None && !unfolding.player(player).isAlive;
    };
    bool isOver = false;
    if constexpr (requires { decision.player; })
        isOver = isOver || isDead(decision.player);
    if constexpr (requires { decision.victim; })
        isOver = isOver || isDead(decision.victim);
    if constexpr (requires { decision.moved; })
        isOver = isOver || isDead(decision.moved);
    if constexpr (requires { decision.subject; })
        isOver = isOver || isDead(decision.subject);
    if constexpr (std::is_same_v<T, FormChoice>)
        isOver = isOver || isDead(decision.target);
    return isOver;
}

/// Whether the engine can go on with the decision on top without asking.
template <typename T> bool goesOn(Unfolding& unfolding, const T& decision)
{
    if (isAboutTheDead(unfolding, decision)) {
        unfolding.answered();
        return true;
    }
    if constexpr (!std::is_same_v<T, SurplusChoice> && !std::is_same_v<T, ReturnChoice>)
        if (asksForSurplus(unfolding))
            return true;
    if constexpr (std::is_same_v<T, Window>) {
        return !askNext(unfolding, decision);
    } else if constexpr (std::is_same_v<T, LordPhase> || std::is_same_v<T, HeroPhase>) {
        if (!unfolding.turn().phaseOver)
            return false; // even if only ending it is left: whoever plays should see that
        unfolding.answered();
        return true;
    } else if constexpr (std::is_same_v<T, DealChoice>) {
        return false;
    } else {
        return isForced(unfolding);
    }
}

void settle(Unfolding& unfolding)
{
    while (!unfolding.isOver()) {
        followLife(unfolding);
        assert(unfolding.state().taskCount > 0);
        const Task task = unpack<Task>(unfolding.state().pending().back());
        const bool isGoingOn = std::visit(
            [&]<typename T>(const T& what) {
                if constexpr (IsDecision<T>) {
                    return goesOn(unfolding, what);
                } else {
                    // Nor does the turn go on before.
                    if (std::is_same_v<T, TurnStep> && asksForSurplus(unfolding))
                        return true;
                    unfolding.answered();
                    resume(unfolding, what);
                    return true;
                }
            },
            task);
        if (!isGoingOn)
            return;
    }
}

} // namespace

GameState startGame(const Game& game)
{
    GameState state;
    for (int i = 0; i < game.cardCount(); ++i)
        state.deck.set(CardId(i), true);
    for (std::size_t i = 0; i < std::size_t(mostPlayers); ++i)
        state.players[i].isAlive = int(i) < game.playerCount();
    evolve(game, state, TaskAdded{packAs<Task>(DealChoice{})});
    return state;
}

void perform(const Game& game, GameState& state, const Action& action, Dice& dice, Events& out)
{
    assert(check(game, state, action).isAllowed());
    Unfolding unfolding(game, state, dice, out);
    const PlayerId actor = playerToAct(game, state);
    std::visit([&](const auto& what) { carryOut(unfolding, actor, what); }, action);
    settle(unfolding);
}

void evolve(const Game& game, GameState& state, const Event& event)
{
    std::visit([&](const auto& what) { evolve(game, state, what); }, event.what);
}

Outcome outcomeOf(const Game&, const GameState& state)
{
    return {state.turn.ending, state.turn.winner};
}

std::uint64_t hashOf(const GameState& state)
{
    return XXH3_64bits(&state, sizeof state);
}

} // namespace delve::dungeoneer::play
