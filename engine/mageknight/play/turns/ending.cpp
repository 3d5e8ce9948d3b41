// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/turns/ending.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/riderless.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

bool isInTheGame(const FigureState& hero)
{
    // END-04: heroes before their first entry count as in the dungeon.
    return hero.where == Whereabouts::Inside || hero.where == Whereabouts::Outside;
}

/// END-02: a chest that the player could still gather or steal.
bool isChestWithinReach(const Position& position, PlayerId player)
{
    return std::ranges::any_of(position.state().chests(), [&](const ChestState& chest) {
        return chest.place == ChestPlace::Board || (chest.place == ChestPlace::Held && chest.owner != player);
    });
}

} // namespace

bool mayLeave(const Position& position, PlayerId player)
{
    if (position.state().player(player).gathered != 0 || !isChestWithinReach(position, player))
        return true;
    // END-02: a team of demoralized heroes cannot gather any.
    const auto& heroes = position.game().player(player).heroes;
    return std::ranges::none_of(heroes, [&](FigureId hero) {
        return position.figure(hero).isInside() && !isDemoralized(position, hero);
    });
}

void resume(Unfolding& unfolding, const CheckEnd&)
{
    const Game& game = unfolding.game();
    for (int player = 0; player < game.playerCount(); ++player)
        for (const FigureId hero : game.player(PlayerId(player)).heroes)
            // INT-04: a mount that is everybody's keeps nobody in the game.
            if (isInTheGame(unfolding.state().figure(hero)) && !isMasterless(unfolding.position(), hero))
                return;
    unfolding.emit("END-04", GameEnded{Ending::EverybodyGone});
}

Outcome outcomeOf(const Game& game, const GameState& state)
{
    Outcome outcome;
    outcome.ending = state.turn().ending;
    // END-06, END-07, EXO-12: what artifacts gave is carried out by any hero of the team that left.
    for (int player = 0; player < game.playerCount(); ++player) {
        const bool isCarriedOut = std::ranges::any_of(state.figures(), [&](const FigureState& hero) {
            return hero.team == PlayerId(player) && hero.where == Whereabouts::Left;
        });
        outcome.gold.push_back(isCarriedOut ? state.player(PlayerId(player)).gold : 0);
    }
    // END-05, END-06: the gold of chests that were carried out.
    for (std::size_t i = 0; i < state.chests().size(); ++i) {
        const ChestState& chest = state.chests()[i];
        const GameParts::ChestPiece& piece = game.parts().chests[i];
        if (chest.place == ChestPlace::Stored && chest.treasure >= 0 && piece.treasure != nullptr)
            outcome.gold[indexOf(chest.owner)] += (*piece.treasure)[std::size_t(chest.treasure)].gold;
    }
    if (outcome.ending == Ending::None)
        return outcome;
    const int most = *std::ranges::max_element(outcome.gold);
    for (int player = 0; player < game.playerCount(); ++player)
        if (outcome.gold[std::size_t(player)] == most)
            outcome.winners.push_back(PlayerId(player));
    return outcome;
}

void evolve(StateWriter& state, const GameEnded& event)
{
    state.turn().ending = event.ending;
}

} // namespace delve::mageknight::play
