// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/crossing.h"
#include "engine/dungeoneer/play/core/position.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// DNR-HERO-03 to DNR-HERO-07, DNR-DOOR, DNR-OBST: Heroes on the map.

/// DNR-HERO-03: over one side of the space, through its door.
struct Step
{
    Side side = Side::North;
    DNR_DESCRIBED(Step, "step", side);
};
/// DNR-OBST-07, DNR-OBST-09: down a Sewer or through a Portal.
struct Travel
{
    SpaceId to = SpaceId::None;
    DNR_DESCRIBED(Travel, "travel", to);
};
/// DNR-SPECIAL-05.
struct Untip
{
    DNR_DESCRIBED(Untip, "untip");
};

/// A Hero has entered a space; what is printed on it happens in order.
struct SpaceEffects
{
    PlayerId player = PlayerId::None;
    SpaceId space = SpaceId::None;
    std::int16_t next = 0;
    bool isNew = true; ///< DNR-HERO-05
    DNR_DESCRIBED(SpaceEffects, "space-effects", player, space, next, isNew);
};

struct HeroMoved
{
    PlayerId player = PlayerId::None;
    SpaceId to = SpaceId::None;
    DNR_DESCRIBED(HeroMoved, "hero-moved", player, to);
};
struct DoorOpened
{
    SpaceId space = SpaceId::None;
    Side side = Side::North;
    DNR_DESCRIBED(DoorOpened, "door-opened", space, side);
};
struct DoorClosed
{
    SpaceId space = SpaceId::None;
    Side side = Side::North;
    DoorKind kind = DoorKind::Locked;
    std::int8_t value = 0;
    DNR_DESCRIBED(DoorClosed, "door-closed", space, side, kind, value);
};
/// DNR-DOOR-14, DNR-DOOR-16: on the cusp, or no longer.
struct CuspChanged
{
    PlayerId player = PlayerId::None;
    std::int8_t side = -1;
    DNR_DESCRIBED(CuspChanged, "cusp-changed", player, side);
};
struct HeroTipped
{
    PlayerId player = PlayerId::None;
    bool isHeldFast = false;
    Stat stat = Stat::Speed;
    std::int16_t value = 0;
    DNR_DESCRIBED(HeroTipped, "hero-tipped", player, isHeldFast, stat, value);
};
struct HeroUntipped
{
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(HeroUntipped, "hero-untipped", player);
};
struct MovementChanged
{
    PlayerId player = PlayerId::None;
    std::int16_t by = 0;
    DNR_DESCRIBED(MovementChanged, "movement-changed", player, by);
};

/// The door that a space shows to a side now: DNR-DOOR-12, DNR-DOOR-15.
Door doorNow(const Position& position, SpaceId space, Side side);
Crossing crossingOf(const Position& position, SpaceId space, Side side);
/// DNR-DOOR-18: an edge that a Hero can be moved over.
bool isPassable(const Position& position, SpaceId space, Side side);
/// DNR-OBST-07, DNR-OBST-09: a Sewer or a Portal leads from one space to the other.
bool isTravelWay(const Position& position, SpaceId from, SpaceId to);
bool areAdjacent(const Position& position, SpaceId a, SpaceId b);
/// Every Hero in a space, as bits.
std::uint8_t heroesIn(const Position& position, SpaceId space);

/// DNR-GLOSS-16: a tipped Hero spends Movement on nothing but untipping.
Refusal checkMovement(const Position& position, PlayerId player, int needed);
void spendMovement(Unfolding& unfolding, std::string_view rule, PlayerId player, int points);
/// DNR-HERO-04 to DNR-HERO-07: the Hero is in a space, by whatever way, and meets what is there.
void enterSpace(Unfolding& unfolding, std::string_view rule, PlayerId player, SpaceId to);
/// Opens a door, with the switch doorOpensBothWays also the one on the other card.
void openDoor(Unfolding& unfolding, std::string_view rule, SpaceId space, Side side);
/// DNR-THREAT-02 was rolled against a door, a Pit or Spikes.
void afterDoor(Unfolding& unfolding, const Frame& threat, bool isPassed);
void afterObstacle(Unfolding& unfolding, const Frame& threat, bool isPassed);
/// Lays a Hero on its side; `issue` is the card that does it, which a Response may have answered.
void tip(Unfolding& unfolding, std::string_view rule, PlayerId player, bool isHeldFast, Stat stat, int value,
         CardId issue = CardId::None);

/// The Threat of a door that has one, and of a Pit or Spikes among the Obstacles of a space.
Frame doorThreat(const Position& position, PlayerId player, Side side);
Frame obstacleThreat(PlayerId player, SpaceId space, const Obstacle& obstacle);
/// DNR-GLOSS-16: what holds a tipped Hero fast.
Frame untipThreat(const Position& position, PlayerId player);

Refusal check(const Position& position, PlayerId actor, const Step& action);
Refusal check(const Position& position, PlayerId actor, const Travel& action);
Refusal check(const Position& position, PlayerId actor, const Untip&);
void listMoves(const Position& position, PlayerId player, ActionList& actions);
void carryOut(Unfolding& unfolding, PlayerId actor, const Step& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const Travel& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const Untip&);
void resume(Unfolding& unfolding, const SpaceEffects& task);
void evolve(const Game& game, GameState& state, const HeroMoved& event);
void evolve(const Game& game, GameState& state, const DoorOpened& event);
void evolve(const Game& game, GameState& state, const DoorClosed& event);
void evolve(const Game& game, GameState& state, const CuspChanged& event);
void evolve(const Game& game, GameState& state, const HeroTipped& event);
void evolve(const Game& game, GameState& state, const HeroUntipped& event);
void evolve(const Game& game, GameState& state, const MovementChanged& event);

} // namespace delve::dungeoneer::play
