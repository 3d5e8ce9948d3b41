#pragma once

#include "engine/play/game.h"
#include "engine/play/game_state.h"

namespace delve::play {

/// A game at one moment: what every question about the rules is asked of. Cheap to make and to copy. It may
/// be kept while the state changes, but not beyond a turn of a vortex tile (MRK-16), which changes the board.
class Position
{
public:
    Position(const Game& game, const GameState& state)
        : m_game(&game),
          m_state(&state),
          m_board(&game.board(state)),
          m_figures(state.figures().data()),
          m_kinds(game.kinds().data())
    {}

    const Game& game() const { return *m_game; }
    const GameState& state() const { return *m_state; }
    const Board& board() const { return *m_board; }
    const TurnState& turn() const { return m_state->turn(); }
    const FigureState& figure(FigureId id) const { return m_figures[indexOf(id)]; }
    const FigureKind& kind(FigureId id) const { return *m_kinds[indexOf(id)]; }

    /// There is a thing with this number: what an action names may be anything.
    bool knows(FigureId id) const { return isPlace(int(id), m_state->sizes().figures); }
    bool knows(ChestId id) const { return isPlace(int(id), m_state->sizes().chests); }
    bool knows(TokenId id) const { return isPlace(int(id), m_state->sizes().tokens); }
    bool knows(DoorId id) const { return isPlace(int(id), m_state->sizes().doors); }
    bool knows(ArtifactId id) const { return isPlace(int(id), m_state->sizes().artifacts); }
    bool knows(ArtifactTokenId id) const { return isPlace(int(id), m_state->sizes().artifactTokens); }

    /// DIAL-04: what the main dial of a figure shows.
    const ClickValues& click(FigureId id) const { return kind(id).mainClick(figure(id).clicks[0]); }

private:
    static bool isPlace(int number, std::uint32_t count) { return number >= 0 && unsigned(number) < count; }

    const Game* m_game;
    const GameState* m_state;
    // What is asked most often is found once.
    const Board* m_board;
    const FigureState* m_figures;
    const FigureKind* const* m_kinds;
};

/// Why something may not be done: the rule that forbids it. Nothing if it may.
struct Refusal
{
    std::string_view rule;

    bool isAllowed() const { return rule.empty(); }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline constexpr Refusal allowed{};

} // namespace delve::play
