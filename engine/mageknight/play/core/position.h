// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/play/core/game_state.h"

namespace delve::mageknight::play {

/// A game at one moment: what every question about the rules is asked of. Cheap to make and to copy. It may
/// be kept while the state changes, but not beyond a turn of a vortex tile (MRK-16), which changes the board.
class Position
{
public:
    Position(const Game& game, const GameState& state)
        : m_game(&game),
          m_state(&state),
          m_turn(&state.turn()),
          m_board(&game.board(state)),
          m_figures(state.figures().data()),
          m_kinds(game.kinds().data())
    {}

    const Game& game() const { return *m_game; }
    const GameState& state() const { return *m_state; }
    const Board& board() const { return *m_board; }
    const TurnState& turn() const { return *m_turn; }
    const FigureState& figure(FigureId id) const { return m_figures[indexOf(id)]; }
    const FigureKind& kind(FigureId id) const
    {
        const FigureId carrier = figure(id).carrier; // CAV-03: who rides lies where the mount lies
        return carrier == FigureId::None ? *m_kinds[indexOf(id)] : m_game->kindAboard(id, carrier);
    }

    /// There is a thing with this number: what an action names may be anything.
    bool knows(FigureId id) const { return isPlace(int(id), m_state->sizes().figures); }
    bool knows(ChestId id) const { return isPlace(int(id), m_state->sizes().chests); }
    bool knows(TokenId id) const { return isPlace(int(id), m_state->sizes().tokens); }
    bool knows(DoorId id) const { return isPlace(int(id), m_state->sizes().doors); }
    bool knows(ArtifactId id) const { return isPlace(int(id), m_state->sizes().artifacts); }
    bool knows(ArtifactTokenId id) const { return isPlace(int(id), m_state->sizes().artifactTokens); }

    /// DIAL-04: what the dial of a figure shows.
    const ClickValues& click(FigureId id) const { return m_kinds[indexOf(id)]->click(figure(id).clicks[0]); }

    /// The position is of the activation that really goes on, not of one that is only supposed (Supposed).
    bool isReal() const { return m_turn == &m_state->turn(); }

private:
    friend class Supposed;

    static bool isPlace(int number, std::uint32_t count) { return number >= 0 && unsigned(number) < count; }

    const Game* m_game;
    const GameState* m_state;
    // What is asked most often is found once.
    const TurnState* m_turn;
    const Board* m_board;
    const FigureState* m_figures;
    const FigureKind* const* m_kinds;
};

/// A game as if one of its figures were activated now with so many speed points and nothing had happened in
/// that activation yet: for questions about figures that wait.
class Supposed
{
public:
    Supposed(const Position& now, FigureId figure, int speed) : m_turn(now.turn()), m_position(now)
    {
        m_turn.figure = figure;
        m_turn.token = TokenId::None;
        m_turn.speed = std::int16_t(speed);
        m_turn.flags = 0;
        m_turn.cameFrom = noSquare;
        m_turn.confuser = FigureId::None;
        m_position.m_turn = &m_turn;
    }
    /// The activation that goes on, in which this figure acts from now on (CAV-14, MD-27).
    struct GoingOn
    {};
    Supposed(const Position& now, FigureId figure, GoingOn) : m_turn(now.turn()), m_position(now)
    {
        m_turn.figure = figure;
        m_position.m_turn = &m_turn;
    }
    Supposed(const Supposed&) = delete;
    Supposed& operator=(const Supposed&) = delete;

    const Position& position() const { return m_position; }

private:
    TurnState m_turn;
    Position m_position;
};

/// Why something may not be done: the rule that forbids it. Nothing if it may.
struct Refusal
{
    std::string_view rule;

    bool isAllowed() const { return rule.empty(); }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline constexpr Refusal allowed{};

} // namespace delve::mageknight::play
