// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/play/core/described.h"
#include "engine/mageknight/play/core/ids.h"

#include <array>
#include <cstdint>

namespace delve::mageknight::play {

/// Where an artifact is.
enum class ArtifactPlace : std::uint8_t
{
    Board,
    Carried,  ///< DRESS-17: off the board while a hero moves it
    Destroyed ///< DRESS-12
};

constexpr auto fileWords(ArtifactPlace)
{
    return std::to_array<EnumName<ArtifactPlace>>({{ArtifactPlace::Board, "board"},
                                                   {ArtifactPlace::Carried, "carried"},
                                                   {ArtifactPlace::Destroyed, "destroyed"}});
}

struct ArtifactState
{
    SquareIndex square = noSquare;       ///< its north-west square; noSquare unless on the board
    SquareIndex home = noSquare;         ///< DRESS-19: where it was picked up
    std::array<std::int32_t, 2> queue{}; ///< EXO-05: see artifact_piles.h
    FigureId carrier = FigureId::None;   ///< DRESS-14
    std::uint16_t waiting = 0;           ///< EXO-10: tokens in the queue
    ArtifactPlace place = ArtifactPlace::Board;
    bool turned = false;     ///< ART-06: a quarter turn from the footprint of its kind
    bool homeTurned = false; ///< DRESS-19: as it lay where it was picked up
    bool used = false;       ///< ART-14: in this activation

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(
            squareField("square", &ArtifactState::square), squareField("home", &ArtifactState::home),
            field("queue", &ArtifactState::queue), field("carrier", &ArtifactState::carrier),
            field("waiting", &ArtifactState::waiting), field("place", &ArtifactState::place),
            field("turned", &ArtifactState::turned), field("homeTurned", &ArtifactState::homeTurned),
            field("used", &ArtifactState::used));
    }
    friend bool operator==(const ArtifactState&, const ArtifactState&) = default;
};

/// Where a token of an exotic artifact is.
enum class ArtifactTokenPlace : std::uint8_t
{
    Unseen,   ///< EXO-02: under an artifact or in its pile, nobody knows where
    Returned, ///< EXO-21: at the bottom of its pile until that is mixed
    Revealed, ///< EXO-09: its effects are being resolved
    Given,    ///< EXO-14: before the figure that has its ability
    Owned,    ///< EXO-20: an item before its player
    Drunk,    ///< EXO-20: a potion that was used, until its effect ends
    Lying     ///< EXO-23: an item on the board
};

constexpr auto fileWords(ArtifactTokenPlace)
{
    return std::to_array<EnumName<ArtifactTokenPlace>>({{ArtifactTokenPlace::Unseen, "unseen"},
                                                        {ArtifactTokenPlace::Returned, "returned"},
                                                        {ArtifactTokenPlace::Revealed, "revealed"},
                                                        {ArtifactTokenPlace::Given, "given"},
                                                        {ArtifactTokenPlace::Owned, "owned"},
                                                        {ArtifactTokenPlace::Drunk, "drunk"},
                                                        {ArtifactTokenPlace::Lying, "lying"}});
}

struct ArtifactTokenState
{
    SquareIndex square = noSquare;    ///< noSquare unless it lies on the board
    FigureId figure = FigureId::None; ///< who has its ability, or to whom the item is assigned (TREAS-12)
    ArtifactTokenPlace place = ArtifactTokenPlace::Unseen;
    PlayerId owner = PlayerId::None; ///< of an item
    std::int16_t row = -1;           ///< EXO-12: of its table, once it was read
    /// TREAS-21: bit of a slot whose ability another treasure replaces; EXO-16: of a token that was given,
    /// bit of an effect whose ability another gift replaces.
    std::uint8_t muted = 0;
    std::uint8_t cancelled = 0; ///< ABIL-04: bit of an effect whose ability is off in this turn

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(
            squareField("square", &ArtifactTokenState::square), field("figure", &ArtifactTokenState::figure),
            field("place", &ArtifactTokenState::place), field("owner", &ArtifactTokenState::owner),
            field("row", &ArtifactTokenState::row), field("muted", &ArtifactTokenState::muted),
            field("cancelled", &ArtifactTokenState::cancelled));
    }
    friend bool operator==(const ArtifactTokenState&, const ArtifactTokenState&) = default;
};

} // namespace delve::mageknight::play
