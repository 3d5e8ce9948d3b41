// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/turns/windows.h"

#include "engine/dungeoneer/play/core/unfolding.h"

namespace delve::dungeoneer::play {

namespace {

/// Whether a player could do anything in a window.
bool hasSpecial(const Position& position, PlayerId player, WindowKind kind, Actions& scratch)
{
    scratch.clear();
    ActionList one(position, player, scratch, 1);
    listSpecials(position, player, {Moment::Kind::Window, kind}, one);
    return !scratch.empty();
}

} // namespace

Moment momentOf(const Position& position)
{
    if (pending<HeroPhase>(position))
        return {Moment::Kind::Hero};
    if (pending<LordPhase>(position))
        return {Moment::Kind::Lord};
    if (const auto window = pending<Window>(position))
        return {Moment::Kind::Window, window->kind};
    return {};
}

void openWindow(Unfolding& unfolding, WindowKind kind, std::uint8_t passed)
{
    unfolding.later(Window{kind, passed, PlayerId::None});
}

void noteAction(Unfolding& unfolding, PlayerId actor)
{
    if (const auto window = pending<Window>(unfolding.position())) {
        unfolding.answered();
        openWindow(unfolding, window->kind);
    } else if (pending<HeroPhase>(unfolding.position())) {
        // DNR-SPECIAL-13 (e): the others are asked; the active player goes on in the phase itself.
        openWindow(unfolding, WindowKind::Action, bitOf(actor));
    }
}

// DNR-SPECIAL-13: the active player first, then clockwise, until all have passed in a row.
bool askNext(Unfolding& unfolding, const Window& window)
{
    if (window.asked != PlayerId::None && unfolding.player(window.asked).isAlive)
        return true;
    PlayerId next = PlayerId::None;
    Actions scratch;
    unfolding.position().forEachPlayer([&](PlayerId player) {
        if (next == PlayerId::None && (window.passed & bitOf(player)) == 0 &&
            hasSpecial(unfolding.position(), player, window.kind, scratch))
            next = player;
    });
    unfolding.answered();
    if (next == PlayerId::None)
        return false;
    unfolding.later(Window{window.kind, window.passed, next});
    return true;
}

void listSpecials(const Position& position, PlayerId player, const Moment& moment, ActionList& actions)
{
    if (moment.kind == Moment::Kind::Window && moment.window == WindowKind::Fallen)
        return listRerolls(position, player, actions);
    if (moment.kind == Moment::Kind::Window) {
        const CardBits& hand = position.state().hands[indexOf(player)];
        listCards(position, player, hand & (position.game().anytimeCards() | position.game().responseCards()),
                  actions);
    }
    if (actions.isFull())
        return;
    listAbilities(position, player, actions);
    if (!moment.allowsDeeds())
        return;
    actions.offer(Untip{});
    listChallenges(position, player, actions);
}

Refusal check(const Position& position, PlayerId, const Pass&)
{
    return pending<Window>(position) ? allowed : Refusal{"DNR-SPECIAL-13"};
}

void carryOut(Unfolding& unfolding, PlayerId actor, const Pass&)
{
    const Window window = *pending<Window>(unfolding.position());
    unfolding.answered();
    unfolding.later(Window{window.kind, std::uint8_t(window.passed | bitOf(actor)), PlayerId::None});
}

} // namespace delve::dungeoneer::play
