// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/freeze_watch.h"

#include <algorithm>
#include <utility>

namespace delve::mageknight::play {

namespace {

/// Rolls that come by themselves, whatever the player does.
bool comesByItself(RollFor what)
{
    return what == RollFor::Regeneration || what == RollFor::Necromancy || what == RollFor::Command ||
           what == RollFor::Terrify || what == RollFor::Start || what == RollFor::Passenger;
}

} // namespace

FreezeWatch::FreezeWatch(const Game& game)
    : m_game(game), m_players(game.sizes().players), m_turn(startGame(game).turn().player)
{}

void FreezeWatch::observe(const GameState& after, const Events& events)
{
    for (const Event& event : events) {
        note(after, event);
        if (const auto* ended = std::get_if<TurnEnded>(&event.what))
            endTurn(after, ended->player);
    }
    m_turn = after.turn().player;
}

void FreezeWatch::note(const GameState& state, const Event& event)
{
    if (const auto* activated = std::get_if<FigureActivated>(&event.what))
        m_active = activated->figure;
    else if (std::holds_alternative<ActivationEnded>(event.what) ||
             std::holds_alternative<TokenActivated>(event.what))
        m_active = FigureId::None;
    if (m_active == FigureId::None || state.figure(m_active).team != m_turn)
        return; // Mage Spawn and tokens are busy without bringing the player on
    // Who breaks away must go: only an attempt that fails is one.
    if (std::holds_alternative<BreakAwayFailed>(event.what))
        m_players[indexOf(m_turn)].hasTried = true;
    // Others may roll in the turn too, to answer.
    const auto* rolled = std::get_if<Rolled>(&event.what);
    if (rolled != nullptr && rolled->by == m_turn && rolled->what != RollFor::BreakAway &&
        !comesByItself(rolled->what))
        m_players[indexOf(m_turn)].hasTried = true;
}

void FreezeWatch::endTurn(const GameState& state, PlayerId player)
{
    Watched& watched = m_players[indexOf(player)];
    const bool hasTried = std::exchange(watched.hasTried, false);
    if (!canAct(state, player))
        return;
    const int gained = gainOf(state, player);
    const Stand stand = standOf(state, player);
    const bool isNew = std::ranges::find(watched.before, stand) == watched.before.end();
    if (hasTried || gained != watched.gained) {
        watched.before.assign(1, stand);
        watched.gained = gained;
        watched.repeats = 0;
    } else if (isNew) {
        watched.before.push_back(stand);
        watched.repeats = 0;
    } else if (++watched.repeats >= roundsToFreeze) {
        watched.hasFrozen = true;
    }
}

FreezeWatch::Stand FreezeWatch::standOf(const GameState& state, PlayerId player) const
{
    Stand stand;
    for (const FigureId hero : m_game.player(player).heroes) {
        const FigureState& figure = state.figure(hero);
        stand.insert(stand.end(), {figure.square, std::int32_t(figure.where)});
        stand.insert(stand.end(), figure.clicks.begin(), figure.clicks.end());
    }
    return stand;
}

/// Whatever it is that has become more: it is only asked whether it is the same.
int FreezeWatch::gainOf(const GameState& state, PlayerId player) const
{
    const PlayerState& own = state.player(player);
    int gained = own.experience + own.gold;
    for (const ChestState& chest : state.chests())
        gained += chest.owner == player ? 1000 : 0;
    return gained;
}

bool FreezeWatch::canAct(const GameState& state, PlayerId player) const
{
    return std::ranges::any_of(m_game.player(player).heroes, [&](FigureId hero) {
        const FigureState& figure = state.figure(hero);
        // SA-MAGIC-FREEZE: who cannot be activated has no choice.
        return (figure.isInside() || figure.where == Whereabouts::Outside) && figure.team == player &&
               figure.frozen == 0;
    });
}

} // namespace delve::mageknight::play
