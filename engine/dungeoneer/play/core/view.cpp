// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/view.h"

namespace delve::dungeoneer::play {

PlayerView viewFor(const Game& game, const GameState& state, PlayerId player)
{
    PlayerView view{game.openGame(), state, player};
    GameState& seen = view.state;
    // DNR-SETUP-20, DNR-GLOSS-10: only hands are hidden; of the deck nobody knows more than what is nowhere
    // else.
    const auto hide = [&](CardId card) {
        seen.card(card) = CardState{};
        seen.card(card).place = Place::Unseen;
    };
    state.deck.forEach(hide);
    seen.deck = {};
    for (int i = 0; i < game.playerCount(); ++i)
        if (PlayerId(i) != player) {
            state.hands[std::size_t(i)].forEach(hide);
            seen.hands[std::size_t(i)] = {};
        }
    // DNR-OPT-03: Map cards are dealt face down.
    for (int i = 0; i < game.spaceCount(); ++i)
        if (SpaceState& space = seen.spaces[std::size_t(i)];
            space.place == SpacePlace::Held && space.owner != player) {
            space.place = SpacePlace::Deck;
            space.owner = PlayerId::None;
        }
    return view;
}

} // namespace delve::dungeoneer::play
