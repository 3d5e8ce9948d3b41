// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace delve::mageknight::play {

// Things of a game by number. They are the places of the things in the lists of the game, never reused.

enum class PlayerId : std::int8_t
{
    None = -1
};
enum class FigureId : std::int16_t
{
    None = -1
};
enum class ChestId : std::int16_t
{
    None = -1
};
enum class TokenId : std::int16_t
{
    None = -1
};
enum class DoorId : std::int16_t
{
    None = -1
};
enum class ArtifactId : std::int16_t
{
    None = -1
};
/// EXO-02: one of the tokens that lie under exotic artifacts; TokenId is a wandering monster token.
enum class ArtifactTokenId : std::int16_t
{
    None = -1
};

/// The place in a list.
template <typename Id> constexpr std::size_t indexOf(Id id)
{
    return std::size_t(int(id));
}

/// A game has at most so many of each; more is refused at the start.
inline constexpr int mostFigures = 8192;
inline constexpr int mostChests = 4096;
inline constexpr int mostTokens = 4096;
inline constexpr int mostDoors = 20'000;
inline constexpr int mostArtifacts = 4096;
inline constexpr int mostArtifactTokens = 4096;
inline constexpr int mostPlayers = 12;

/// What stands in a square. MAP-26: at most one figure, chest or token.
class Occupant
{
public:
    constexpr Occupant() = default;
    constexpr explicit Occupant(FigureId figure) : m_code(std::int16_t(figure)) {}
    constexpr explicit Occupant(ChestId chest) : m_code(std::int16_t(firstChest + int(chest))) {}
    constexpr explicit Occupant(TokenId token) : m_code(std::int16_t(firstToken + int(token))) {}

    constexpr bool isNone() const { return m_code < 0; }
    constexpr bool isFigure() const { return m_code >= 0 && m_code < firstChest; }
    constexpr bool isChest() const { return m_code >= firstChest && m_code < firstToken; }
    constexpr bool isToken() const { return m_code >= firstToken; }
    constexpr FigureId figure() const { return isFigure() ? FigureId(m_code) : FigureId::None; }
    constexpr ChestId chest() const { return isChest() ? ChestId(m_code - firstChest) : ChestId::None; }
    constexpr TokenId token() const { return isToken() ? TokenId(m_code - firstToken) : TokenId::None; }

    friend constexpr bool operator==(Occupant, Occupant) = default;

private:
    static constexpr std::int16_t firstChest = mostFigures;
    static constexpr std::int16_t firstToken = mostFigures + mostChests;
    std::int16_t m_code = -1;
};

} // namespace delve::mageknight::play
