// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

#include <optional>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// WAN, CONV-01 to CONV-04: wandering tokens that meet heroes.

/// CONV-02: the token was flipped and shows its table, by number in GameParts::tables.
struct TokenFlipped
{
    TokenId token = TokenId::None;
    std::int16_t table = -1;

    static constexpr std::string_view name = "token-flipped";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &TokenFlipped::token), field("table", &TokenFlipped::table));
    }
    friend bool operator==(const TokenFlipped&, const TokenFlipped&) = default;
};

/// CONV-08: the token has left the game for good.
struct TokenRemoved
{
    TokenId token = TokenId::None;

    static constexpr std::string_view name = "token-removed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &TokenRemoved::token));
    }
    friend bool operator==(const TokenRemoved&, const TokenRemoved&) = default;
};

void evolve(StateWriter& state, const TokenFlipped& event);
void evolve(StateWriter& state, const TokenRemoved& event);

/// TOK-02: the faces that a token can have, by number in GameParts::tables, all equally likely.
std::vector<int> facesOf(const GameParts& parts, const GameParts::TokenPiece& token);

/// CONV-03: the hero that a token has met: the nearest of those on its tile or next to it, None if nobody is.
FigureId heroMetBy(const Position& position, TokenId token);

/// WAN-13: a token that converts now, and the hero that it met.
struct Meeting
{
    TokenId token = TokenId::None;
    FigureId hero = FigureId::None;
};

/// WAN-08: the meeting that comes first; nothing if no token has met a hero.
std::optional<Meeting> nextMeeting(const Position& position);
/// Converts the token and lets its monsters give their free spins.
void settleMeeting(Unfolding& unfolding, const Meeting& meeting);

/// CONV-01: reveals, rolls, and lets the opponent of the hero's player place what appears. The free spins are
/// left to the caller (GreetGroup).
void convertToken(Unfolding& unfolding, TokenId token, FigureId hero);

} // namespace delve::mageknight::play
