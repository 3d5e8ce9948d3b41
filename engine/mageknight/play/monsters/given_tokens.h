// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/play/core/game_state.h"
#include "engine/mageknight/play/core/position.h"

namespace delve::mageknight::play {

/// EXO-14: calls `visit(token, bit, gift)` for each ability that a token has given to somebody; `bit` is its
/// own in ArtifactTokenState::muted and ::cancelled.
template <typename Tokens, typename Visit>
void forEachGiven(const Game& game, const Tokens& tokens, Visit&& visit)
{
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].place != ArtifactTokenPlace::Given)
            continue;
        const auto& effects = game.kind(ArtifactTokenId(i)).rows[std::size_t(tokens[i].row)].effects;
        for (std::size_t number = 0; number < effects.size(); ++number)
            if (const auto* gift = std::get_if<effect::GrantAbility>(&effects[number]))
                visit(tokens[i], std::uint8_t(1u << number), *gift);
    }
}

/// EXO-14: calls `visit(token, bit, gift)` for each ability that tokens have given to this figure.
template <typename Visit> void forEachGiftOf(const Position& position, FigureId figure, Visit&& visit)
{
    if (!position.figure(figure).has(mark::gifted))
        return;
    forEachGiven(position.game(), position.state().artifactTokens(),
                 [&](const ArtifactTokenState& token, std::uint8_t bit, const effect::GrantAbility& gift) {
                     if (token.figure == figure)
                         visit(token, bit, gift);
                 });
}

} // namespace delve::mageknight::play
