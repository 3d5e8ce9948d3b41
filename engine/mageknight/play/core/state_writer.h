// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/game_state.h"

namespace delve::mageknight::play {

class Game;

/// The one way to change a GameState. evolve(), startGame() and the reader of saved games make one.
class StateWriter
{
public:
    StateWriter(const Game& game, GameState& state) : m_game(game), m_state(state) {}

    const Game& game() const { return m_game; }
    const GameState& state() const { return m_state; }

    TurnState& turn() { return change(m_state.turn()); }
    PlayerState& player(PlayerId id) { return change(m_state.player(id)); }
    FigureState& figure(FigureId id) { return change(m_state.figure(id)); }
    ChestState& chest(ChestId id) { return change(m_state.chest(id)); }
    TokenState& token(TokenId id) { return change(m_state.token(id)); }
    ArtifactState& artifact(ArtifactId id) { return change(m_state.artifact(id)); }
    ArtifactTokenState& artifactToken(ArtifactTokenId id) { return change(m_state.artifactToken(id)); }
    std::span<FigureState> figures() { return changeAll(m_state.figures()); }
    std::span<TokenState> tokens() { return changeAll(m_state.tokens()); }
    std::span<ArtifactState> artifacts() { return changeAll(m_state.artifacts()); }
    std::span<ArtifactTokenState> artifactTokens() { return changeAll(m_state.artifactTokens()); }

    void set(FigureSet set, FigureId id, bool value) { setBit(m_state.words(set), indexOf(id), value); }
    void set(DoorSet set, DoorId id, bool value) { setBit(m_state.words(set), indexOf(id), value); }
    void clear(FigureSet set);
    /// DRESS-13: a counter of hindering terrain lies on the square, or no longer.
    void setRubble(SquareIndex square, bool value);

    void push(const Packed& task);
    void pop();

    /// Takes a figure, chest or token off the squares it stands on, or puts it there. Where it stands is
    /// read from its state, so call the first before changing that and the second after. A figure that flies
    /// over somebody or something (SA-FLIGHT) leaves them their square. CAV-11: a rider is where its mount
    /// is.
    void lift(FigureId id) { occupy(id, Occupant()); }
    void lift(ChestId id) { occupy(id, Occupant()); }
    void lift(TokenId id) { occupy(id, Occupant()); }
    void settle(FigureId id);
    /// CAV-11, MD-01, CHAR-05: who has no squares of its own is where its mount or hull is.
    void bringAlong(FigureId id);
    void settle(ChestId id) { occupy(id, Occupant(id)); }
    void settle(TokenId id) { occupy(id, Occupant(id)); }
    void lift(ArtifactId id) { furnish(id, false); }
    void settle(ArtifactId id) { furnish(id, true); }

private:
    template <typename T> static T& change(const T& value) { return const_cast<T&>(value); }
    template <typename T> static std::span<T> changeAll(std::span<const T> values)
    {
        return {const_cast<T*>(values.data()), values.size()};
    }
    static void setBit(const std::uint64_t* words, std::size_t bit, bool value);
    void occupy(FigureId id, Occupant occupant);
    void occupy(ChestId id, Occupant occupant) { occupy(m_state.chest(id).square, occupant); }
    void occupy(TokenId id, Occupant occupant) { occupy(m_state.token(id).square, occupant); }
    void occupy(SquareIndex square, Occupant occupant);
    void furnish(ArtifactId id, bool isThere);

    const Game& m_game;
    GameState& m_state;
};

} // namespace delve::mageknight::play
