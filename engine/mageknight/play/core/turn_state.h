// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/play/core/described.h"
#include "engine/mageknight/play/core/ids.h"

#include <cstdint>

namespace delve::mageknight::play {

struct PlayerState
{
    std::int32_t experience = 0; ///< XP-02: one running total for each player
    std::int32_t gold = 0;       ///< from artifacts; that of chests is counted at the end
    std::uint16_t turns = 0;     ///< turns begun
    std::uint8_t gathered = 0;   ///< END-02: a chest was gathered or stolen once
    std::uint8_t levelsDue = 0;  ///< LEVEL-07

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("experience", &PlayerState::experience), field("gold", &PlayerState::gold),
                          field("turns", &PlayerState::turns), field("gathered", &PlayerState::gathered),
                          field("levelsDue", &PlayerState::levelsDue));
    }
    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Why a game is over.
enum class Ending : std::uint8_t
{
    None,
    EverybodyGone, ///< END-04
    RoundLimit     ///< END-09
};

constexpr auto fileWords(Ending)
{
    return std::to_array<EnumName<Ending>>({{Ending::None, "none"},
                                            {Ending::EverybodyGone, "everybody-gone"},
                                            {Ending::RoundLimit, "round-limit"}});
}

/// What happened in the activation that goes on.
namespace activation {
inline constexpr std::uint16_t moved = 1;          ///< SPIN-03: a step since the last end of movement
inline constexpr std::uint16_t entered = 2;        ///< at least one square was entered
inline constexpr std::uint16_t attacked = 4;       ///< ACT-07
inline constexpr std::uint16_t finishing = 8;      ///< only turning is left (MRK-09, MRK-12)
inline constexpr std::uint16_t free = 16;          ///< SA-QUICKNESS: it used none of the player's activations
inline constexpr std::uint16_t beganAdjacent = 32; ///< SA-CHARGE, SA-BOUND: next to an opposing figure
inline constexpr std::uint16_t freeAttack = 64;    ///< SA-CHARGE, SA-BOUND: its attack costs nothing
inline constexpr std::uint16_t rammed = 128;       ///< SA-RAM: once per activation
inline constexpr std::uint16_t stopped = 256;      ///< SA-POLE-ARM: the activation ends after the movement
inline constexpr std::uint16_t confused = 512;     ///< SA-MAGIC-CONFUSION: another player's figure is moved
inline constexpr std::uint16_t carried = 1024;     ///< DRESS-20: it has picked up furniture
inline constexpr std::uint16_t boosted = 2048;     ///< SA-CHARGE, SA-BOUND: it uses one of them
inline constexpr std::uint16_t swept = 4096;       ///< EXO-12: a token moves it; it does nothing else
inline constexpr std::uint16_t aloft = 8192;       ///< SA-FLIGHT: it is over something where it cannot stand
inline constexpr std::uint16_t used = 16384; ///< SA-G7: an ability has the whole of it; only turning is left
inline constexpr std::uint16_t onlyTurning = finishing | used;
inline constexpr std::uint16_t answered =
    32768; ///< SA-MAGIC-CONFUSION: it is an answer that moves the figure
} // namespace activation

/// What binds the active figure for the rest of its activation.
namespace bound {
inline constexpr std::uint32_t facing = 1; ///< SPD-04: it failed to break away and may not turn
inline constexpr std::uint32_t turned = 2; ///< TITAN-23: it has turned
inline constexpr std::uint32_t acted = 4;  ///< TITAN-21: it did more than move
// CAV-14: who was chosen to act since speed points were last spent.
inline constexpr std::uint32_t riderActs = 8;
inline constexpr std::uint32_t mountActs = 16;
inline constexpr std::uint32_t driven = 32;    ///< MD-04: it has made its one move
inline constexpr std::uint32_t attempted = 64; ///< MD-17: an attempt to break away counts as having moved
// MD-27: the sections that were chosen to act since speed points were last spent, in the order of their ids.
inline constexpr std::uint32_t sectionActs = 128;
inline constexpr std::uint32_t whoActs = riderActs | mountActs | 15 * sectionActs;
} // namespace bound

/// Whose turn it is, and the activation in it.
struct TurnState
{
    std::uint16_t round = 1;
    PlayerId player{0};
    Ending ending = Ending::None;
    std::int8_t activationsLeft = 0;
    PlayerId monsterMaster = PlayerId::None; ///< MULTI-03: in games of three and more
    std::uint8_t masterTurns = 0;            ///< MULTI-08: turns of its own that the holder has finished
    std::uint8_t activationsUsed = 0;
    FigureId figure = FigureId::None;    ///< the one that is activated
    TokenId token = TokenId::None;       ///< or the token
    std::int16_t speed = 0;              ///< ACT-13: speed points left
    std::uint16_t flags = 0;             ///< of namespace activation
    SquareIndex cameFrom = noSquare;     ///< ART-10: where it goes back to if it cannot stop
    FigureId confuser = FigureId::None;  ///< SA-MAGIC-CONFUSION: whose attack moves the active figure
    std::uint8_t spawnActivations = 0;   ///< SA-COMMAND: of those left, for Mage Spawn only
    std::uint8_t spawnCommandRolled = 0; ///< SA-COMMAND: once per turn
    std::uint32_t vortices = 0;          ///< MRK-16: quarter turns of the vortex tiles, two bits each
    // PEA-05, MOUNT-03: the squares behind the front one of the active figure while its body is not straight.
    SquareIndex trail = noSquare;
    SquareIndex trailEnd = noSquare; ///< of a mount, which has one more
    std::uint32_t bounds = 0;        ///< of namespace bound

    /// PEA-06, MOUNT-05: the body of the active figure does not lie straight.
    bool isCrooked() const { return trail != noSquare; }
    bool isBound(std::uint32_t which) const { return (bounds & which) != 0; }

    bool isActivation() const { return figure != FigureId::None || token != TokenId::None; }
    bool has(std::uint16_t flag) const { return (flags & flag) != 0; }
    bool isOver() const { return ending != Ending::None; }

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(
            field("round", &TurnState::round), field("player", &TurnState::player),
            field("ending", &TurnState::ending), field("activationsLeft", &TurnState::activationsLeft),
            field("monsterMaster", &TurnState::monsterMaster), field("masterTurns", &TurnState::masterTurns),
            field("activationsUsed", &TurnState::activationsUsed), field("figure", &TurnState::figure),
            field("token", &TurnState::token), field("speed", &TurnState::speed),
            field("flags", &TurnState::flags), squareField("cameFrom", &TurnState::cameFrom),
            field("confuser", &TurnState::confuser), field("spawnActivations", &TurnState::spawnActivations),
            field("spawnCommandRolled", &TurnState::spawnCommandRolled),
            field("vortices", &TurnState::vortices), squareField("trail", &TurnState::trail),
            squareField("trailEnd", &TurnState::trailEnd), field("bounds", &TurnState::bounds));
    }
    friend bool operator==(const TurnState&, const TurnState&) = default;
};

} // namespace delve::mageknight::play
