// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/geometry/direction.h"
#include "engine/mageknight/content/figure.h"
#include "engine/mageknight/play/core/described.h"
#include "engine/mageknight/play/core/ids.h"

#include <array>
#include <cstdint>

namespace delve::mageknight::play {

/// Where a figure is.
enum class Whereabouts : std::uint8_t
{
    Outside,    ///< START-04: a hero before it enters
    Inside,     ///< on the board
    Left,       ///< END-08: through the exit
    Eliminated, ///< DMG-03: a hero back with its owner
    Pool,       ///< POOL-02: a Mage Spawn that is not on the board
    Disguised,  ///< DG-18: a Changeling that is a chest for now
    Away        ///< EXO-12: a figure that an artifact can bring
};

constexpr auto fileWords(Whereabouts)
{
    return std::to_array<EnumName<Whereabouts>>({{Whereabouts::Outside, "outside"},
                                                 {Whereabouts::Inside, "inside"},
                                                 {Whereabouts::Left, "left"},
                                                 {Whereabouts::Eliminated, "eliminated"},
                                                 {Whereabouts::Pool, "pool"},
                                                 {Whereabouts::Disguised, "disguised"},
                                                 {Whereabouts::Away, "away"}});
}

/// Marks that a figure or token carries for a while.
namespace mark {
inline constexpr std::uint16_t activated = 1;    ///< ACT-03: in this turn
inline constexpr std::uint16_t newcomer = 2;     ///< CONV-17: placed in this turn
inline constexpr std::uint16_t marker = 4;       ///< MULTI-04: the movement marker of games of three and more
inline constexpr std::uint16_t transferring = 8; ///< MRK-08: declared to use the teleport or vortex it is on
inline constexpr std::uint16_t fallen = 16; ///< SA-NECROMANCY: a Mage Spawn that was eliminated in this game
inline constexpr std::uint16_t favoursRight = 32; ///< FARC-03: its arc of 135 degrees reaches to the right
inline constexpr std::uint16_t unopposed = 64;  ///< TITAN-20: nobody opposing was beside it as the turn began
inline constexpr std::uint16_t onlyMoved = 128; ///< TITAN-21: its activation of this turn was a move only
inline constexpr std::uint16_t exposed = 256;   ///< MD-30, MD-42: the section that was named for what comes
inline constexpr std::uint16_t struck = 512;    ///< MD-27: a section that has attacked in this activation
inline constexpr std::uint16_t drove = 1024;    ///< PSGR-11: a hull that has moved or turned in this turn
inline constexpr std::uint16_t neutral = 2048;  ///< BASE-26: nobody's until it is met
inline constexpr std::uint16_t equipped = 0x4000; ///< TREAS-12: a treasure is assigned to it
inline constexpr std::uint16_t caught = 0x2000;   ///< TRAP-25: a token that a trap concerns
inline constexpr std::uint16_t gifted = 0x1000;   ///< EXO-14: an artifact gave it an ability
inline constexpr std::uint16_t untilTurnEnds = activated | newcomer | unopposed | onlyMoved | drove;
} // namespace mark

/// MD-01: multi-dial figures have four dials.
inline constexpr std::size_t mostDials = 4;

struct FigureState
{
    SquareIndex square = noSquare; ///< of its anchor (BASE-02); noSquare unless inside
    Whereabouts where = Whereabouts::Outside;
    Direction facing = Direction::North;
    PlayerId team = PlayerId::None; ///< None for Mage Spawn
    std::uint8_t level = 0;         ///< DIAL-12; 0 without levels
    std::array<std::uint8_t, mostDials> clicks{};
    std::uint16_t marks = 0;
    std::uint8_t cancelled = 0;         ///< ABIL-04: bit of a slot whose optional ability is off in this turn
    std::uint8_t frozen = 0;            ///< SA-MAGIC-FREEZE: ends of turns until it can be activated again
    FigureId summoned = FigureId::None; ///< DG-09: the figure it summoned, until that is back in the pool
    FigureId touchedBy = FigureId::None; ///< DG-11: whose magic affected it in this activation
    /// CAV-03, PSGR-01: the mount or chariot on which it rides. MD-01: of a section the hull.
    FigureId carrier = FigureId::None;
    FigureId load = FigureId::None; ///< CAV-03, PSGR-01: who rides on it

    bool isInside() const { return where == Whereabouts::Inside; }
    bool isMageSpawn() const { return team == PlayerId::None; }
    /// CAV-03, MD-01: it has no squares of its own; where it is, its mount or hull is.
    bool isAboard() const { return carrier != FigureId::None; }
    bool isRidden() const { return load != FigureId::None; }
    /// FARC-03: matters only for arcs of 135 degrees.
    ArcSide side() const { return has(mark::favoursRight) ? ArcSide::Right : ArcSide::Left; }
    bool has(std::uint16_t which) const { return (marks & which) != 0; }

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &FigureState::square), field("where", &FigureState::where),
                          field("facing", &FigureState::facing), field("team", &FigureState::team),
                          field("level", &FigureState::level), field("clicks", &FigureState::clicks),
                          field("marks", &FigureState::marks), field("cancelled", &FigureState::cancelled),
                          field("frozen", &FigureState::frozen), field("summoned", &FigureState::summoned),
                          field("touchedBy", &FigureState::touchedBy),
                          field("carrier", &FigureState::carrier), field("load", &FigureState::load));
    }
    friend bool operator==(const FigureState&, const FigureState&) = default;
};

struct TokenState
{
    SquareIndex square = noSquare; ///< noSquare once it was converted (CONV-08)
    std::uint16_t marks = 0;
    std::int16_t table = -1; ///< TOK-02: -1 until it was flipped

    bool isInPlay() const { return square != noSquare; }
    bool has(std::uint16_t which) const { return (marks & which) != 0; }

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &TokenState::square), field("marks", &TokenState::marks),
                          field("table", &TokenState::table));
    }
    friend bool operator==(const TokenState&, const TokenState&) = default;
};

} // namespace delve::mageknight::play
