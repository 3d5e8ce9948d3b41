// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/effects/do_effect.h"

#include "engine/dungeoneer/play/core/unfolding.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

constexpr std::string_view byCard = "DNR-UNI-01"; ///< what a card says is done

WoundSource woundSourceOf(const Frame& frame)
{
    if (frame.isHit)
        return WoundSource::Combat;
    switch (frame.list) {
    case EffectsOf::TrapSuccess:
    case EffectsOf::TrapFailure: return WoundSource::Trap;
    case EffectsOf::Entry: return WoundSource::Obstacle;
    default: return WoundSource::Card;
    }
}

void doWound(Unfolding& unfolding, const Frame& frame, const Subject& subject)
{
    Blow blow{.taker = subject, .source = woundSourceOf(frame), .wounds = frame.amount};
    blow.scene.issue = issueOf(frame);
    if (frame.isHit) {
        blow.dealer = frame.isHitByMonster ? Subject{PlayerId::None, frame.monster}
                                           : Subject{frame.roller, MonsterId::None};
        blow.scene.form = frame.form;
        if (frame.monster != MonsterId::None)
            blow.scene.categories = &unfolding.game().categories(frame.monster);
    } else if (blow.source == WoundSource::Trap) {
        blow.scene.categories = &unfolding.game().card(CardId(frame.source)).categories;
    } else if (subject.monster != MonsterId::None) {
        blow.dealer = {frame.controller, MonsterId::None};
    }
    wound(unfolding, frame.isHit ? "DNR-COMBAT-13" : byCard, blow);
}

void doLife(Unfolding& unfolding, const Frame& frame, const Effect& effect, const Subject& subject)
{
    if (subject.player == PlayerId::None) { // a monster: its Life rises
        if (effect.kind == EffectKind::GainLife)
            unfolding.emit(byCard, MonsterWounded{subject.monster, std::int16_t(-frame.amount)});
        return;
    }
    const PlayerState& player = unfolding.player(subject.player);
    if (effect.kind == EffectKind::GainLife)
        return unfolding.emit("DNR-HERO-20", LifeChanged{subject.player, frame.amount, true});
    // DNR-HERO-20: never above the score.
    const int missing = player.lifeScore - player.life;
    if (const int by = std::min<int>(frame.amount, missing); by > 0)
        unfolding.emit("DNR-HERO-20", LifeChanged{subject.player, std::int16_t(by), false});
}

void doResource(Unfolding& unfolding, const Frame& frame, const Effect& effect, PlayerId player)
{
    int by = frame.amount;
    if (effect.kind == EffectKind::Peril)
        return changePeril(unfolding, byCard, player, by, issueOf(frame));
    if (effect.kind == EffectKind::Glory) {
        if (by < 0)
            by += prevented(unfolding, player, Harm::GloryLoss, WoundSource::Any, issueOf(frame), -by);
        return changeGlory(unfolding, byCard, player, by);
    }
    by = std::max<int>(by, -unfolding.player(player).movement);
    if (by != 0)
        unfolding.emit(byCard, MovementChanged{player, std::int16_t(by)});
}

void doLevel(Unfolding& unfolding, const Frame& frame, PlayerId player)
{
    // DNR-HERO-21: not past the last printed Level.
    const int last = int(unfolding.position().heroOf(player).levels.size());
    for (int i = 0; i < frame.amount && unfolding.player(player).level < last; ++i)
        unfolding.emit("DNR-HERO-21", LevelGained{player});
}

void doTip(Unfolding& unfolding, const Frame& frame, const Effect& effect, PlayerId player)
{
    const Stat stat = effect.unless ? effect.unless->stat : frame.stat;
    const int value = effect.unless ? effect.unless->value : frame.value;
    tip(unfolding, byCard, player, effect.holdsFast && value > 0, stat, value, issueOf(frame));
}

/// Duration::NextRoll and ThisTurn; a Prevent that is done now waits for the harm.
void beginLasting(Unfolding& unfolding, const Frame& frame, const Effect& effect, const Subject& subject)
{
    if (unfolding.state().lastingCount == GameState::mostLasting)
        return; // cards stop long before (checkNesting); what nobody can refuse is not told either
    Lasting lasting;
    lasting.list = frame.list;
    lasting.source = frame.source;
    lasting.index = frame.next;
    lasting.controller = frame.controller;
    lasting.player = subject.player;
    lasting.monster = subject.monster;
    lasting.amount = frame.amount;
    lasting.duration = effect.duration;
    // DNR-SPECIAL-03: a Response prevents what the card it answers does.
    lasting.against = cardAt(frame.target);
    unfolding.emit(byCard, LastingBegan{lasting});
}

SpaceId destinationOf(const Position& position, const Frame& frame, const Effect& effect, PlayerId player)
{
    switch (effect.to) {
    case Destination::Chosen: return frame.space;
    case Destination::Entrance:
        return entranceOf(position, position.game().space(position.player(player).space).kind);
    case Destination::Controller: return position.player(frame.controller).space;
    case Destination::Target: {
        const PlayerId target = playerAt(frame.target);
        return position.isAlive(target) ? position.player(target).space : SpaceId::None;
    }
    case Destination::Marker: return markerOf(position, frame);
    case Destination::Adjacent: break;
    }
    return SpaceId::None;
}

bool isMovedAgainstWill(Unfolding& unfolding, const Frame& frame, PlayerId player)
{
    return frame.controller != player && isPrevented(unfolding, player, Harm::Relocate, issueOf(frame));
}

// DNR-DOOR-18: doors do not matter; a tipped Hero stays tipped (DNR-GLOSS-16).
void doRelocate(Unfolding& unfolding, const Frame& frame, const Effect& effect, PlayerId player)
{
    if (isMovedAgainstWill(unfolding, frame, player))
        return;
    if (effect.to == Destination::Adjacent) {
        if (std::ranges::any_of(
                allSides, [&](Side side) { return isSideFor(unfolding.position(), effect, player, side); }))
            unfolding.later(SideChoice{frame.controller, player});
        return;
    }
    const SpaceId to = destinationOf(unfolding.position(), frame, effect, player);
    // DNR-DRAW-01: whoever is put where it stands enters no space.
    if (to != SpaceId::None && to != unfolding.player(player).space &&
        unfolding.state().space(to).place == SpacePlace::Laid)
        enterSpace(unfolding, "DNR-DOOR-18", player, to);
}

void doDoors(Unfolding& unfolding, const Frame& frame, const Effect& effect, PlayerId player)
{
    if (effect.doors == DoorScope::Chosen) {
        const SpaceId space = spaceAt(frame.target);
        const Side side = sideAt(frame.target);
        if (space == SpaceId::None)
            return;
        if (effect.kind == EffectKind::OpenDoor)
            return openDoor(unfolding, byCard, space, side);
        if (doorNow(unfolding.position(), space, side).kind == DoorKind::Open)
            unfolding.emit(byCard, DoorClosed{space, side, effect.door, std::int8_t(frame.amount)});
        return;
    }
    bool isAny = false;
    for (const Side side : allSides) {
        if (!isSideFor(unfolding.position(), effect, player, side))
            continue;
        isAny = true;
        if (effect.doors == DoorScope::AllHere)
            doAtSide(unfolding, frame, effect, player, side);
    }
    if (isAny && effect.doors == DoorScope::OneHere)
        unfolding.later(SideChoice{frame.controller, player});
}

// DNR-SPECIAL-03: the card that is answered has no effect.
void doCancel(Unfolding& unfolding, const Frame& frame)
{
    const CardId answered = cardAt(frame.target);
    const GameState& state = unfolding.state();
    if (answered == CardId::None)
        return;
    if (const Place place = state.card(answered).place; place == Place::Laid || place == Place::Attached) {
        unfolding.emit("DNR-SPECIAL-03", CardCancelled{answered});
        return discardCard(unfolding, "DNR-SPECIAL-03", answered);
    }
    for (int depth = 1; depth < int(state.frameCount); ++depth) {
        Frame below = state.frames[std::size_t(state.frameCount) - 1 - std::size_t(depth)];
        if (below.kind != FrameKind::Effects || below.list != EffectsOf::Played ||
            CardId(below.source) != answered)
            continue;
        below.isCancelled = true;
        return unfolding.emit("DNR-SPECIAL-03", FrameChanged{below, std::uint8_t(depth)});
    }
}

void doMarker(Unfolding& unfolding, const Frame& frame, const Effect& effect)
{
    const SourceId source = sourceOf(unfolding.position(), frame);
    if (source == SourceId::None || heroOf(source) != PlayerId::None)
        return;
    const SpaceId to = effect.isRemoval
                           ? SpaceId::None
                           : destinationOf(unfolding.position(), frame, effect, frame.controller);
    unfolding.emit("DNR-GLOSS-18", MarkerPut{source, to});
}

/// Effects that concern nobody.
void doAlone(Unfolding& unfolding, const Frame& frame, const Effect& effect)
{
    const SourceId source = sourceOf(unfolding.position(), frame);
    switch (effect.kind) {
    case EffectKind::PlaceMap: return unfolding.later(PlaceMore{frame.controller, frame.amount});
    case EffectKind::TurnMap:
        if (spaceAt(frame.target) != SpaceId::None && canTurn(unfolding.position(), spaceAt(frame.target)))
            turnMap(unfolding, spaceAt(frame.target));
        return;
    case EffectKind::RemoveMap:
        if (spaceAt(frame.target) != SpaceId::None && canRemove(unfolding.position(), spaceAt(frame.target)))
            removeMap(unfolding, spaceAt(frame.target));
        return;
    case EffectKind::Cancel: return doCancel(unfolding, frame);
    case EffectKind::Marker: return doMarker(unfolding, frame, effect);
    case EffectKind::Charge:
        if (source != SourceId::None)
            unfolding.emit("DNR-TURN-08", ChargesChanged{source, frame.amount});
        return;
    default: return unfolding.emit(byCard, ManualEffect{source, frame.controller});
    }
}

} // namespace

SpaceId markerOf(const Position& position, const Frame& frame)
{
    const SourceId source = sourceOf(position, frame);
    if (source == SourceId::None)
        return SpaceId::None;
    if (const CardId card = cardOf(source); card != CardId::None)
        return position.card(card).marker;
    if (const QuestId quest = questOf(source); quest != QuestId::None)
        return position.quest(quest).marker;
    return SpaceId::None;
}

CardId issueOf(const Frame& frame)
{
    if (frame.isHitByMonster)
        return cardOf(frame.monster);
    switch (frame.list) {
    case EffectsOf::Played:
    case EffectsOf::Activation:
    case EffectsOf::TrapSuccess:
    case EffectsOf::TrapFailure: return CardId(frame.source);
    default: return CardId::None;
    }
}

void doEffect(Unfolding& unfolding, const Frame& frame, const Effect& effect, const Subject& subject)
{
    if (subject == Subject{})
        return doAlone(unfolding, frame, effect);
    const PlayerId player = subject.player;
    using enum EffectKind;
    switch (effect.kind) {
    case Wound: return doWound(unfolding, frame, subject);
    case RecoverLife:
    case GainLife: return doLife(unfolding, frame, effect, subject);
    case ModifyScore:
    case ModifyRoll:
    case ModifyThreat:
    case ModifyWounds:
    case ModifyCost:
    case ModifyLimit:
    case ExtraAttack:
    case Prevent: return beginLasting(unfolding, frame, effect, subject);
    default: break;
    }
    if (player == PlayerId::None)
        return; // monsters have no more than that
    switch (effect.kind) {
    case Glory:
    case Peril:
    case Movement: return doResource(unfolding, frame, effect, player);
    case Level: return doLevel(unfolding, frame, player);
    case Tip: return doTip(unfolding, frame, effect, player);
    case Untip:
        if (unfolding.player(player).tipped != Tipped::No)
            unfolding.emit(byCard, HeroUntipped{player});
        return;
    case Relocate: return doRelocate(unfolding, frame, effect, player);
    case Move: // DNR-GLOSS-16: effects that make a tipped Hero move fail
        if (unfolding.player(player).tipped == Tipped::No && !isMovedAgainstWill(unfolding, frame, player) &&
            frame.amount > 0)
            unfolding.later(MoveChoice{frame.controller, player, frame.amount});
        return;
    case OpenDoor:
    case CloseDoor: return doDoors(unfolding, frame, effect, player);
    case Draw: return drawCards(unfolding, byCard, player, frame.amount);
    case Discard:
    case ReturnToHand:
    case Steal: return takeCards(unfolding, frame, effect, player);
    default: return; // Reroll: cards/abilities.cpp
    }
}

bool isSideFor(const Position& position, const Effect& effect, PlayerId subject, Side side)
{
    const SpaceId here = position.player(subject).space;
    if (here == SpaceId::None)
        return false;
    if (effect.kind == EffectKind::Relocate)
        return position.space(here).beside[std::size_t(side)] != SpaceId::None;
    const Door door = doorNow(position, here, side);
    return effect.kind == EffectKind::OpenDoor ? door.hasThreat() : door.kind == DoorKind::Open;
}

void doAtSide(Unfolding& unfolding, const Frame& frame, const Effect& effect, PlayerId subject, Side side)
{
    const SpaceId here = unfolding.player(subject).space;
    if (effect.kind == EffectKind::Relocate)
        return enterSpace(unfolding, "DNR-DOOR-18", subject,
                          unfolding.state().space(here).beside[std::size_t(side)]);
    if (effect.kind == EffectKind::OpenDoor)
        return openDoor(unfolding, byCard, here, side);
    unfolding.emit(byCard, DoorClosed{here, side, effect.door, std::int8_t(frame.amount)});
}

void evolve(const Game&, GameState& state, const MarkerPut& event)
{
    if (const CardId card = cardOf(event.source); card != CardId::None)
        state.card(card).marker = event.space;
    else if (const QuestId quest = questOf(event.source); quest != QuestId::None)
        state.quest(quest).marker = event.space;
}

} // namespace delve::dungeoneer::play
