// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/geometry/direction.h"
#include "engine/mageknight/play/core/described.h"
#include "engine/mageknight/play/core/ids.h"

#include <cstdint>

namespace delve::mageknight::play {

/// Where a chest is.
enum class ChestPlace : std::uint8_t
{
    Board,
    Held,   ///< TREAS-08: before its player
    Stored, ///< STORE-02
    Removed ///< TRAP-30
};

constexpr auto fileWords(ChestPlace)
{
    return std::to_array<EnumName<ChestPlace>>({{ChestPlace::Board, "board"},
                                                {ChestPlace::Held, "held"},
                                                {ChestPlace::Stored, "stored"},
                                                {ChestPlace::Removed, "removed"}});
}

/// TRAP-05: what is known of the trap of a chest.
enum class TrapStage : std::uint8_t
{
    Untouched,
    Exposed,
    Safe
};

constexpr auto fileWords(TrapStage)
{
    return std::to_array<EnumName<TrapStage>>(
        {{TrapStage::Untouched, "untouched"}, {TrapStage::Exposed, "exposed"}, {TrapStage::Safe, "safe"}});
}

struct ChestState
{
    SquareIndex square = noSquare;
    ChestPlace place = ChestPlace::Board;
    Side facing = Side::South;
    PlayerId owner = PlayerId::None;
    TrapStage trap = TrapStage::Untouched;
    std::uint8_t trapPosition = 0;        ///< CHEST-01: 0 is the blank
    std::int8_t treasure = -1;            ///< CHEST-04: -1 until somebody learns it
    bool used = false;                    ///< TREAS-18: a potion that was drunk
    std::uint8_t muted = 0;               ///< TREAS-21: bit of a slot whose ability another treasure replaces
    FigureId assignedTo = FigureId::None; ///< TREAS-12
    FigureId storedWith = FigureId::None; ///< STORE-01

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &ChestState::square), field("place", &ChestState::place),
                          field("facing", &ChestState::facing), field("owner", &ChestState::owner),
                          field("trap", &ChestState::trap), field("trapPosition", &ChestState::trapPosition),
                          field("treasure", &ChestState::treasure), field("used", &ChestState::used),
                          field("muted", &ChestState::muted), field("assignedTo", &ChestState::assignedTo),
                          field("storedWith", &ChestState::storedWith));
    }
    friend bool operator==(const ChestState&, const ChestState&) = default;
};

} // namespace delve::mageknight::play
