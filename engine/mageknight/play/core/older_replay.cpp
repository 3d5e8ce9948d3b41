// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/older_replay.h"

namespace delve::mageknight::play {

void followTold(const Game& game, GameState& state, const EventBody& what)
{
    const auto follow = [&](const auto& event) { evolve(game, state, Event{{}, event}); };
    if (const auto* turn = std::get_if<TurnBegan>(&what); turn && turn->player != PlayerId::None)
        follow(*turn);
    else if (const auto* figure = std::get_if<FigureActivated>(&what);
             figure && figure->figure != FigureId::None)
        follow(*figure);
    else if (const auto* token = std::get_if<TokenActivated>(&what); token && token->token != TokenId::None)
        follow(*token);
    else if (const auto* end = std::get_if<ActivationEnded>(&what))
        follow(*end);
    else if (const auto* moved = std::get_if<FigureMoved>(&what);
             moved && moved->figure != FigureId::None && moved->to != noSquare)
        follow(*moved);
    else if (const auto* placed = std::get_if<FigurePlaced>(&what);
             placed && placed->figure != FigureId::None)
        follow(*placed);
    else if (const auto* shifted = std::get_if<TokenMoved>(&what);
             shifted && shifted->token != TokenId::None && shifted->to != noSquare)
        follow(*shifted);
}

} // namespace delve::mageknight::play
