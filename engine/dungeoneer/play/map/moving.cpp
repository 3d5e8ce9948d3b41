// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/map/moving.h"

#include "engine/dungeoneer/play/core/unfolding.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

constexpr std::size_t sideIndex(Side side)
{
    return std::size_t(side);
}

/// DNR-DOOR-15: a Hero stands on the cusp of this edge, on either side of it.
bool isHeldOpen(const Position& position, SpaceId space, Side side)
{
    const SpaceId other = position.space(space).beside[sideIndex(side)];
    for (int i = 0; i < position.game().playerCount(); ++i) {
        const PlayerState& player = position.state().players[std::size_t(i)];
        if (!player.isAlive || player.cusp < 0)
            continue;
        if ((player.space == space && Side(player.cusp) == side) ||
            (player.space == other && Side(player.cusp) == opposite(side)))
            return true;
    }
    return false;
}

/// What cards in play make of the doors around those they concern. DNR-UNI-03: where some open and others
/// close them, the one that comes first is applied; what is left is ordered by the player affected.
void applyPassive(const Position& position, SpaceId space, Door& door)
{
    std::optional<Priority> first;
    Door changed = door;
    position.forEachPlayer([&](PlayerId player) {
        if (position.player(player).space != space)
            return;
        for (const EffectKind kind : {EffectKind::OpenDoor, EffectKind::CloseDoor})
            forEachInForce(position, kind, {player, MonsterId::None}, {}, [&](const EffectInForce& found) {
                const Priority priority = priorityOf(position, found);
                if (found.effect.doors != DoorScope::AllHere || (first && *first <= priority))
                    return;
                first = priority;
                changed = kind == EffectKind::OpenDoor  ? Door{}
                          : door.kind == DoorKind::Open ? Door{found.effect.door, Stat::Speed, found.amount}
                                                        : door;
            });
    });
    door = changed;
}

bool hasPortal(const MapCard& card)
{
    return std::ranges::find(card.obstacles, ObstacleKind::Portal, &Obstacle::kind) != card.obstacles.end();
}

// DNR-OBST-09: a Portal that the scenario laid unlinked leads nowhere; others are linked as they are laid.
bool isLinked(const Position& position, SpaceId portal)
{
    const SpaceState& now = position.space(portal);
    return std::ranges::none_of(position.game().given().map, [&](const GivenCard& given) {
        return given.isLoose && given.space == portal && given.cell == Cell{now.column, now.row};
    });
}

/// DNR-OBST-07: both have the Sewer of one letter.
bool shareSewer(const MapCard& a, const MapCard& b)
{
    for (const Obstacle& one : a.obstacles)
        for (const Obstacle& other : b.obstacles)
            if (one.kind == ObstacleKind::Sewer && other.kind == ObstacleKind::Sewer &&
                one.letter == other.letter)
                return true;
    return false;
}

/// The rule by which a Hero can go from one space to the other without walking, or nothing.
std::string_view wayBetween(const Position& position, SpaceId from, SpaceId to)
{
    if (from == to || to == SpaceId::None || position.space(to).place != SpacePlace::Laid)
        return {};
    const MapCard& start = position.game().space(from);
    const MapCard& end = position.game().space(to);
    if (start.kind == MapKind::Wilderness && shareSewer(start, end))
        return "DNR-OBST-07";
    const auto isGate = [&](SpaceId portal, SpaceId entrance) {
        const MapCard& above = position.game().space(portal);
        const MapCard& below = position.game().space(entrance);
        return above.kind == MapKind::Wilderness && hasPortal(above) && below.kind == MapKind::Dungeon &&
               below.type == MapCardType::Entrance && isLinked(position, portal);
    };
    return isGate(from, to) || isGate(to, from) ? "DNR-OBST-09" : std::string_view{};
}

} // namespace

bool isTravelWay(const Position& position, SpaceId from, SpaceId to)
{
    return !wayBetween(position, from, to).empty();
}

Door doorNow(const Position& position, SpaceId id, Side side)
{
    const SpaceState& space = position.space(id);
    const Door& printed = doorShown(position.game().space(id), side, space.isTurned);
    if (printed.isWall())
        return printed;
    if (isHeldOpen(position, id, side))
        return {};
    Door door = printed;
    switch (space.doors[sideIndex(side)]) {
    case DoorChange::Printed: break;
    case DoorChange::Opened: door = {}; break;
    case DoorChange::Locked: door = {DoorKind::Locked, Stat::Speed, space.doorValues[sideIndex(side)]}; break;
    case DoorChange::Trapped:
        door = {DoorKind::Trapped, Stat::Speed, space.doorValues[sideIndex(side)]};
        break;
    }
    if (position.game().hasPassiveDoors())
        applyPassive(position, id, door);
    return door;
}

// DNR-DOOR-03, DNR-DOOR-19: only the door being left is faced.
Crossing crossingOf(const Position& position, SpaceId space, Side side)
{
    const SpaceId other = position.space(space).beside[sideIndex(side)];
    if (other == SpaceId::None)
        return Crossing::Impossible;
    const Door& entered =
        doorShown(position.game().space(other), opposite(side), position.space(other).isTurned);
    return dungeoneer::crossingOf(doorNow(position, space, side).kind, entered.kind,
                                  position.options().wallBlocks);
}

bool isPassable(const Position& position, SpaceId space, Side side)
{
    return crossingOf(position, space, side) != Crossing::Impossible;
}

// DNR-GLOSS-02: sharing an edge, Wall or not.
bool areAdjacent(const Position& position, SpaceId a, SpaceId b)
{
    for (const SpaceId other : position.space(a).beside)
        if (other == b && b != SpaceId::None)
            return true;
    return false;
}

std::uint8_t heroesIn(const Position& position, SpaceId space)
{
    std::uint8_t there = 0;
    for (int i = 0; i < position.game().playerCount(); ++i)
        if (const PlayerState& player = position.state().players[std::size_t(i)];
            player.isAlive && player.space == space)
            there |= bitOf(PlayerId(i));
    return there;
}

Refusal checkMovement(const Position& position, PlayerId player, int needed)
{
    if (needed > 0 && position.player(player).tipped != Tipped::No)
        return {"DNR-GLOSS-16"};
    // DNR-RESET-06: Movement pays for it; outside the own turn there is only the saved point
    // (DNR-SPECIAL-01).
    return position.player(player).movement >= needed ? allowed : Refusal{"DNR-RESET-06"};
}

void spendMovement(Unfolding& unfolding, std::string_view rule, PlayerId player, int points)
{
    if (points > 0)
        unfolding.emit(rule, MovementChanged{player, std::int16_t(-points)});
}

void openDoor(Unfolding& unfolding, std::string_view rule, SpaceId space, Side side)
{
    unfolding.emit(rule, DoorOpened{space, side});
    const SpaceId other = unfolding.state().space(space).beside[sideIndex(side)];
    // DNR-DOOR-12 with the switch doorOpensBothWays.
    if (unfolding.options().doorOpensBothWays && other != SpaceId::None)
        unfolding.emit("DNR-DOOR-12", DoorOpened{other, opposite(side)});
}

// DNR-HERO-03, DNR-DOOR-13: a step or a try at a door needs 1 Movement, in the Hero Phase.
Refusal check(const Position& position, PlayerId actor, const Step& action)
{
    if (!pending<HeroPhase>(position))
        return {"DNR-HERO-02"};
    const SpaceId here = position.player(actor).space;
    if (position.space(here).beside[sideIndex(action.side)] == SpaceId::None)
        return {"DNR-HERO-03"};
    if (crossingOf(position, here, action.side) == Crossing::Impossible)
        return {"DNR-DOOR-11"};
    return checkMovement(position, actor, 1);
}

void carryOut(Unfolding& unfolding, PlayerId actor, const Step& action)
{
    noteAction(unfolding, actor);
    const SpaceId here = unfolding.player(actor).space;
    const Door door = doorNow(unfolding.position(), here, action.side);
    if (!door.hasThreat()) {
        // DNR-UNI-03: Movement is spent, then the Hero enters.
        spendMovement(unfolding, "DNR-HERO-03", actor, 1);
        return enterSpace(unfolding, "DNR-HERO-03", actor,
                          unfolding.state().space(here).beside[sideIndex(action.side)]);
    }
    // DNR-DOOR-05: the door is a Threat; once it is open the Hero may cross or stay (DNR-DOOR-17).
    faceThreat(unfolding, doorThreat(unfolding.position(), actor, action.side));
}

Frame doorThreat(const Position& position, PlayerId player, Side side)
{
    const SpaceId here = position.player(player).space;
    const Door door = doorNow(position, here, side);
    Frame threat;
    threat.why = ThreatFor::Door;
    threat.roller = player;
    threat.stat = door.stat;
    threat.value = std::int16_t(door.value);
    threat.space = here;
    threat.target = targetOf(here, side);
    threat.paid = door.kind == DoorKind::Locked;
    return threat;
}

namespace {

/// DNR-DOOR-10 with the switch lockedFailureOpens: a try at a door that stays locked is one of the spaces
/// that a card moves the Hero.
void loseMove(Unfolding& unfolding, PlayerId player)
{
    const auto move = pending<MoveChoice>(unfolding.position());
    if (!move || move->moved != player)
        return;
    unfolding.answered();
    if (move->left > 1)
        unfolding.later(MoveChoice{move->player, player, std::int16_t(move->left - 1)});
}

} // namespace

void afterDoor(Unfolding& unfolding, const Frame& threat, bool isPassed)
{
    const Side side = sideAt(threat.target);
    const bool isLocked = threat.paid != 0;
    const PlayerId player = threat.roller;
    const std::string_view rule = isLocked ? "DNR-DOOR-10" : "DNR-DOOR-08";
    // DNR-DOOR-08, DNR-DOOR-10: it opens all the same.
    const bool opens = isPassed || !isLocked || unfolding.options().lockedFailureOpens;
    if (opens)
        openDoor(unfolding, rule, threat.space, side);
    if (isPassed)
        return;
    if (!isLocked)
        return wound(unfolding, rule,
                     {.taker = {player, MonsterId::None},
                      .source = WoundSource::Door,
                      .scene = {.roll = RollKind::Door},
                      .wounds = 1});
    const int lost = std::min<int>(1, unfolding.player(player).movement);
    spendMovement(unfolding, rule, player, lost);
    // DNR-DOOR-14: the last point is gone, and the Hero stands on the door. One that a card moves without
    // Movement of its own has lost none.
    if (opens && lost > 0 && unfolding.player(player).movement == 0 &&
        unfolding.player(player).space == threat.space)
        unfolding.emit("DNR-DOOR-14", CuspChanged{player, std::int8_t(side)});
    if (!opens)
        loseMove(unfolding, player);
}

Refusal check(const Position& position, PlayerId actor, const Travel& action)
{
    if (!pending<HeroPhase>(position))
        return {"DNR-HERO-02"};
    if (wayBetween(position, position.player(actor).space, action.to).empty())
        return {"DNR-OBST-07"};
    return checkMovement(position, actor, 1);
}

void carryOut(Unfolding& unfolding, PlayerId actor, const Travel& action)
{
    noteAction(unfolding, actor);
    const std::string_view rule = wayBetween(unfolding.position(), unfolding.player(actor).space, action.to);
    spendMovement(unfolding, rule, actor, 1);
    enterSpace(unfolding, rule, actor, action.to);
}

void listMoves(const Position& position, PlayerId player, ActionList& actions)
{
    if (!checkMovement(position, player, 1).isAllowed())
        return;
    for (const Side side : allSides)
        actions.offer(Step{side});
    const MapCard& here = position.game().space(position.player(player).space);
    if (here.obstacles.empty() && here.type != MapCardType::Entrance)
        return; // no Sewer, no Portal
    for (int i = 0; i < position.game().spaceCount(); ++i)
        if (!wayBetween(position, position.player(player).space, SpaceId(i)).empty())
            actions.offer(Travel{SpaceId(i)});
}

// DNR-SPECIAL-05: 1 Movement, in or out of turn.
Refusal check(const Position& position, PlayerId actor, const Untip&)
{
    const Moment moment = momentOf(position);
    if (!moment.allowsDeeds() || position.turn().batch == Batch::Laying)
        return {"DNR-SPECIAL-13"};
    if (position.player(actor).tipped == Tipped::No)
        return {"DNR-SPECIAL-05"};
    return position.player(actor).movement >= 1 ? allowed : Refusal{"DNR-RESET-06"};
}

void carryOut(Unfolding& unfolding, PlayerId actor, const Untip&)
{
    noteAction(unfolding, actor);
    const PlayerState& player = unfolding.player(actor);
    spendMovement(unfolding, "DNR-SPECIAL-05", actor, 1);
    if (player.tipped != Tipped::HeldFast)
        return unfolding.emit("DNR-SPECIAL-05", HeroUntipped{actor});
    // DNR-GLOSS-16: the Movement is spent even if the roll fails.
    faceThreat(unfolding, untipThreat(unfolding.position(), actor));
}

Frame untipThreat(const Position& position, PlayerId player)
{
    const PlayerState& tipped = position.player(player);
    Frame threat;
    threat.why = ThreatFor::Untip;
    threat.roller = player;
    threat.stat = tipped.escapeStat;
    threat.value = tipped.escapeValue;
    threat.space = tipped.space;
    return threat;
}

void evolve(const Game&, GameState& state, const HeroMoved& event)
{
    PlayerState& player = state.player(event.player);
    player.space = event.to;
    player.cusp = -1;
    if (event.player == state.turn.player) {
        state.turn.hasMoved = true;
        state.turn.been[indexOf(event.to) / 8] |= std::uint8_t(1u << (indexOf(event.to) % 8));
    }
}

void evolve(const Game&, GameState& state, const DoorOpened& event)
{
    state.space(event.space).doors[sideIndex(event.side)] = DoorChange::Opened;
    state.space(event.space).doorValues[sideIndex(event.side)] = 0;
}

void evolve(const Game&, GameState& state, const DoorClosed& event)
{
    state.space(event.space).doors[sideIndex(event.side)] =
        event.kind == DoorKind::Trapped ? DoorChange::Trapped : DoorChange::Locked;
    state.space(event.space).doorValues[sideIndex(event.side)] = event.value;
}

void evolve(const Game&, GameState& state, const CuspChanged& event)
{
    state.player(event.player).cusp = event.side;
    // DNR-DOOR-16: what counts is Movement that it has there.
    if (event.side >= 0 && event.player == state.turn.player)
        state.turn.hadMovement = false;
}

void evolve(const Game&, GameState& state, const HeroTipped& event)
{
    PlayerState& player = state.player(event.player);
    player.tipped = event.isHeldFast ? Tipped::HeldFast : Tipped::Yes;
    player.escapeStat = event.isHeldFast ? event.stat : Stat::Speed;
    player.escapeValue = event.isHeldFast ? event.value : std::int16_t(0);
}

void evolve(const Game&, GameState& state, const HeroUntipped& event)
{
    PlayerState& player = state.player(event.player);
    player.tipped = Tipped::No;
    player.escapeStat = Stat::Speed;
    player.escapeValue = 0;
}

// Outside the own turn what a card gives lasts for that turn only, and is spent first.
void evolve(const Game&, GameState& state, const MovementChanged& event)
{
    PlayerState& player = state.player(event.player);
    player.movement = std::int16_t(std::max(0, player.movement + event.by));
    const bool isOwnTurn = event.player == state.turn.player;
    if (event.by < 0 || !isOwnTurn)
        player.extra = std::int16_t(std::max(0, player.extra + event.by));
    if (isOwnTurn && player.movement > 0)
        state.turn.hadMovement = true;
}

} // namespace delve::dungeoneer::play
