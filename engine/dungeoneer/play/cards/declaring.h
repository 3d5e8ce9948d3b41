// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/task.h"

namespace delve::dungeoneer::play {

// In taking_effect.cpp.

// What cards and abilities have in common when they are declared.

/// Cards upon cards, and effects upon effects, have an end, which nobody comes near. What nobody can refuse,
/// such as Traps and hits, has the room that is left.
Refusal checkNesting(const Position& position);
/// DNR-UNI-02: what helps or hinders the next roll is declared before that roll; what rolls again, after it.
/// `effects` are those of a card or ability of `player`, pointed at `target`.
Refusal checkTiming(const Position& position, PlayerId player, const Effects& effects, TargetId target);
/// DNR-SPECIAL-03: the effects cancel something, or the card is a Response: `answered` was declared against
/// the player, and they have to do with it.
Refusal checkAnswer(const Position& position, PlayerId player, const Effects& effects, CardId answered);
bool hasKind(const Effects& effects, EffectKind kind);
/// DNR-UNI-02: it lets dice that lie there be rolled again, and not just as long as its card is in play.
bool isRollAgain(const Effect& effect);
bool hasRollAgain(const Effects& effects);
/// DNR-MAP-12: what they do with the chosen Map card leaves a legal map.
Refusal checkMapChange(const Position& position, const Effects& effects, TargetId target);
/// Calls `visit(card)` for each card that was declared against a player and can still be answered.
template <typename Visit> void forEachAnswerable(const Position& position, PlayerId player, Visit&& visit)
{
    const auto window = pending<Window>(position);
    if (!window)
        return;
    if (window->kind == WindowKind::Declared && position.state().hasFrame()) {
        const Frame& frame = position.state().frame();
        if (frame.kind == FrameKind::Effects && frame.list == EffectsOf::Played && !frame.isCancelled &&
            (frame.victims & bitOf(player)) != 0)
            visit(CardId(frame.source));
    } else if (window->kind == WindowKind::Response) {
        (position.state().laid | position.state().attached).forEach([&](CardId card) {
            if ((victimsOf(position, card) & bitOf(player)) != 0)
                visit(card);
        });
    }
}
/// Calls `visit(target)` for everything that may be pointed at.
template <typename Visit>
void forEachTarget(const Position& position, PlayerId player, const Targeting& targeting, Visit&& visit)
{
    switch (targeting.kind) {
    case TargetKind::None: return visit(TargetId::None);
    case TargetKind::Hero:
        for (int i = 0; i < position.game().playerCount(); ++i)
            if (PlayerId(i) != player)
                visit(targetOf(PlayerId(i)));
        return;
    case TargetKind::Monster: {
        position.state().laid.forEach([&](CardId card) {
            if (position.game().card(card).isMonster())
                visit(targetOf(monsterOf(card)));
        });
        if (!position.isActive(player))
            return;
        for (int i = 0; i < position.game().questCount(); ++i)
            if (position.quest(QuestId(i)).hasAttacked)
                visit(targetOf(monsterOf(QuestId(i))));
        const SpaceId here = position.player(player).space;
        if (position.game().space(here).monster)
            visit(targetOf(monsterOf(here)));
        return;
    }
    case TargetKind::Space:
    case TargetKind::Map:
    case TargetKind::Door:
        for (int i = 0; i < position.game().spaceCount(); ++i) {
            if (position.space(SpaceId(i)).place != SpacePlace::Laid)
                continue;
            if (targeting.kind != TargetKind::Door)
                visit(targetOf(SpaceId(i)));
            else
                for (const Side side : allSides)
                    visit(targetOf(SpaceId(i), side));
        }
        return;
    }
}

} // namespace delve::dungeoneer::play
