// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/cards/declaring.h"
#include "engine/dungeoneer/play/core/unfolding.h"
#include "engine/dungeoneer/play/fighting/challengeable.h"

#include <algorithm>

// Declared cards: what they may be pointed at, when they may answer, and how they take effect.

namespace delve::dungeoneer::play {

namespace {

/// DNR-SPECIAL-13: a card whose target is gone does nothing.
bool isTargetGone(const Position& position, TargetId target)
{
    if (const PlayerId player = playerAt(target); player != PlayerId::None)
        return !position.isAlive(player);
    if (const MonsterId monster = monsterAt(target); monster != MonsterId::None)
        return lifeOf(position, monster) <= 0 ||
               (cardOf(monster) != CardId::None && position.card(cardOf(monster)).place != Place::Laid);
    if (const SpaceId space = spaceAt(target); space != SpaceId::None)
        return position.space(space).place != SpacePlace::Laid;
    return false;
}

bool isInReach(const Position& position, PlayerId player, Reach reach, SpaceId space)
{
    const SpaceId here = position.player(player).space;
    return reach == Reach::Anywhere || space == here ||
           (reach == Reach::Adjacent && areAdjacent(position, here, space));
}

/// Where a card goes when it takes effect.
void bringIntoPlay(Unfolding& unfolding, CardId id, const Frame& frame)
{
    const AdventureCard& card = unfolding.game().card(id);
    const PlayerId by = frame.controller;
    if (card.attachTo) {
        const CardId host = cardAt(frame.target);
        const Place place = unfolding.state().card(host).place;
        if (place == Place::Discard || place == Place::Hand || place == Place::Deck)
            return discardCard(unfolding, "DNR-CARD-09", id);
        return unfolding.emit("DNR-CARD-09", CardAttached{id, host, PlayerId::None});
    }
    if (card.duration != CardDuration::Permanent)
        return;
    if (card.kind == AdventureKind::Boon)
        return moveCard(unfolding, "DNR-HERO-01", id, Place::Boons, by);
    if (card.kind == AdventureKind::Treasure)
        return moveCard(unfolding, "DNR-HERO-01", id, Place::Treasures, by);
    // DNR-CARD-06: before the player it afflicts, or else before the one who played it.
    const PlayerId target = playerAt(frame.target);
    moveCard(unfolding, "DNR-CARD-06", id, Place::Banes, target == PlayerId::None ? by : target);
}

} // namespace

Refusal checkTarget(const Position& position, PlayerId player, const Targeting& targeting, bool mayIncludeOwn,
                    TargetId target)
{
    constexpr Refusal refused{"DNR-GLOSS-04"};
    switch (targeting.kind) {
    case TargetKind::None: return target == TargetId::None ? allowed : refused;
    case TargetKind::Hero: {
        const PlayerId hero = playerAt(target);
        if (hero == PlayerId::None || hero == player || !position.isAlive(hero))
            return refused;
        return isInReach(position, player, targeting.reach, position.player(hero).space) ? allowed : refused;
    }
    case TargetKind::Monster: {
        const MonsterId monster = monsterAt(target);
        return monster == MonsterId::None ? refused : checkChallengeable(position, player, monster);
    }
    case TargetKind::Space:
    case TargetKind::Map: {
        const SpaceId space = sortOf(target) == TargetSort::Space ? spaceAt(target) : SpaceId::None;
        if (space == SpaceId::None || position.space(space).place != SpacePlace::Laid)
            return refused;
        if (targeting.kind == TargetKind::Space && !mayIncludeOwn && position.player(player).space == space)
            return {"DNR-BANE-05"};
        return isInReach(position, player, targeting.reach, space) ? allowed : refused;
    }
    case TargetKind::Door: {
        const SpaceId space = sortOf(target) == TargetSort::Door ? spaceAt(target) : SpaceId::None;
        if (space == SpaceId::None || position.space(space).place != SpacePlace::Laid ||
            doorNow(position, space, sideAt(target)).isWall())
            return refused;
        return isInReach(position, player, targeting.reach, space) ? allowed : refused;
    }
    }
    return refused;
}

bool hasKind(const Effects& effects, EffectKind kind)
{
    return std::ranges::any_of(effects, [&](const Effect& effect) { return effect.kind == kind; });
}

bool isRollAgain(const Effect& effect)
{
    return effect.kind == EffectKind::Reroll && effect.duration != Duration::WhileInPlay;
}

bool hasRollAgain(const Effects& effects)
{
    return std::ranges::any_of(effects, isRollAgain);
}

Refusal checkNesting(const Position& position)
{
    constexpr int deepest = int(GameState::mostFrames) - 8;
    constexpr int mostLasting = int(GameState::mostLasting) - 16;
    const GameState& state = position.state();
    return state.frameCount < deepest && state.lastingCount < mostLasting ? allowed
                                                                          : Refusal{"DNR-SPECIAL-13"};
}

Refusal checkTiming(const Position& position, PlayerId player, const Effects& effects, TargetId target)
{
    // DNR-UNI-02: dice are rolled again when they lie there (RollAgain).
    if (hasRollAgain(effects))
        return {"DNR-UNI-02"};
    for (const Effect& effect : effects) {
        const bool isForRoll =
            effect.duration == Duration::NextRoll &&
            (effect.kind == EffectKind::ModifyRoll || effect.kind == EffectKind::ModifyScore ||
             effect.kind == EffectKind::ModifyThreat);
        if (!isForRoll)
            continue;
        const auto window = pending<Window>(position);
        if (!window || window->kind != WindowKind::Dice)
            return {"DNR-UNI-02"};
        const Frame& frame = position.state().frame();
        const PlayerId about = effect.who == Who::Target ? playerAt(target) : player;
        const bool isEverybody = effect.who != Who::Target && effect.who != Who::Controller;
        bool isFitting = false;
        if (frame.kind == FrameKind::Threat)
            isFitting = (isEverybody || frame.roller == about) &&
                        isKindOf(effect.roll, sceneOf(position, frame).roll);
        else
            isFitting =
                ((isEverybody || frame.attacker == about) && isKindOf(effect.roll, RollKind::Attack)) ||
                ((isEverybody || frame.defender == about) && isKindOf(effect.roll, RollKind::Defence));
        if (!isFitting)
            return {"DNR-UNI-02"};
    }
    return allowed;
}

Refusal checkAnswer(const Position& position, PlayerId player, const Effects& effects, CardId answered)
{
    bool isDeclared = false;
    forEachAnswerable(position, player, [&](CardId card) { isDeclared = isDeclared || (card == answered); });
    if (!isDeclared || answered == CardId::None)
        return {"DNR-SPECIAL-03"};
    for (const Effect& effect : effects)
        if (effect.kind == EffectKind::Cancel && !fits(position, effect.card, answered))
            return {"DNR-SPECIAL-03"};
    return allowed;
}

Refusal checkMapChange(const Position& position, const Effects& effects, TargetId target)
{
    if (hasKind(effects, EffectKind::TurnMap) && !canTurn(position, spaceAt(target)))
        return {"DNR-MAP-12"};
    if (hasKind(effects, EffectKind::RemoveMap) && !canRemove(position, spaceAt(target)))
        return {"DNR-MAP-12"};
    return allowed;
}

void resume(Unfolding& unfolding, const TakeEffect& task)
{
    const Frame frame = unfolding.frame();
    const bool isCard = task.card != CardId::None;
    // DNR-SPECIAL-03: a cancelled card is discarded; costs are never given back.
    if (frame.isCancelled || isTargetGone(unfolding.position(), frame.target) ||
        !unfolding.player(frame.controller).isAlive) {
        unfolding.pop();
        if (!isCard)
            return;
        unfolding.emit("DNR-SPECIAL-03", CardCancelled{task.card});
        if (unfolding.state().card(task.card).place == Place::Declared)
            discardCard(unfolding, "DNR-SPECIAL-03", task.card);
        return;
    }
    if (isCard)
        unfolding.later(FinishCard{task.card});
    unfolding.later(RunEffects{});
    if (isCard && !task.atOnce)
        bringIntoPlay(unfolding, task.card, frame);
}

// DNR-CARD-07: an Instant is discarded. DNR-TREAS-05: so is a Treasure that has run out.
void resume(Unfolding& unfolding, const FinishCard& task)
{
    const CardState& card = unfolding.state().card(task.card);
    if (card.place == Place::Declared)
        return discardCard(unfolding, "DNR-CARD-07", task.card);
    if (task.wasUsed)
        discardIfSpent(unfolding, task.card);
}

void evolve(const Game& game, GameState& state, const CardAttached& event)
{
    const PlayerId by = state.card(event.card).controller;
    evolve(game, state, CardMoved{event.card, Place::Attached, by});
    state.card(event.card).host = event.host;
    state.card(event.card).controller = by;
    state.card(event.card).target = event.payer;
    if (event.payer != PlayerId::None) // DNR-LORD-08: step A, which a Response follows
        state.turn.batch = Batch::Laying;
}

} // namespace delve::dungeoneer::play
