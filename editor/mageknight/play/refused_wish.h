// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/imaginable_actions.h"
#include "engine/mageknight/play/core/play.h"

#include <optional>
#include <tuple>
#include <vector>

namespace delve::mageknight {

/// Something that somebody wished to do, and the rule against it: that of the very action.
struct RefusedWish
{
    play::Refusal refusal;
    play::Action action;
    bool isUntimely = false;
};

/// Nobody means it who does not say so: it names something that is not on the board, or the wrong side.
bool isFarFetched(const play::Position& position, const play::Action& action);

/// How far the active figure is from what an action is about; 0 where it is about nothing in particular.
int distanceTo(const play::Position& position, const play::Action& action);

/// The refused action that was meant: what fits best; then what is asked for now; then what makes sense; then
/// what is nearest. `fitOf(action)` gives an optional of something that is less the better it fits.
template <typename FitOf>
std::optional<RefusedWish> likeliestRefused(const play::PlayerView& view, FitOf&& fitOf)
{
    using Rank = std::remove_cvref_t<decltype(*fitOf(play::Action()))>;
    const play::Position position(view.game, view.state);
    std::optional<RefusedWish> likeliest;
    std::optional<std::tuple<Rank, bool, bool, int>> least;
    for (const play::Action& action : imaginableActions(view)) {
        const auto fit = fitOf(action);
        if (!fit)
            continue;
        const play::Refusal refusal = check(view.game, view.state, action);
        if (refusal.isAllowed())
            continue;
        const bool isUntimely = !isTimely(action, view);
        const std::tuple key(*fit, isUntimely, isFarFetched(position, action), distanceTo(position, action));
        if (least && !(key < *least))
            continue;
        least = key;
        likeliest = RefusedWish{refusal, action, isUntimely};
    }
    return likeliest;
}

/// What somebody wished: what of it can be done, or else the refused action that was meant.
struct Wish
{
    std::vector<std::size_t> possible; ///< places in the legal actions
    std::optional<RefusedWish> refused;
};

/// The legal actions that fit best, unless something that is refused fits better.
template <typename FitOf>
Wish wishFor(const play::PlayerView& view, const play::Actions& legal, FitOf&& fitOf)
{
    using Rank = std::remove_cvref_t<decltype(*fitOf(play::Action()))>;
    Wish wish;
    std::optional<Rank> least;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const auto fit = fitOf(legal[i]);
        if (!fit || (least && *least < *fit))
            continue;
        if (!least || *fit < *least)
            wish.possible.clear();
        least = *fit;
        wish.possible.push_back(i);
    }
    wish.refused = likeliestRefused(view, fitOf);
    const bool isRefusedMeant = wish.refused && (!least || *fitOf(wish.refused->action) < *least);
    isRefusedMeant ? wish.possible.clear() : wish.refused.reset();
    return wish;
}

} // namespace delve::mageknight
