#include "engine/play/state_writer.h"

#include "engine/play/game.h"

#include <algorithm>

namespace delve::play {

void StateWriter::setBit(const std::uint64_t* words, std::size_t bit, bool value)
{
    auto& word = const_cast<std::uint64_t&>(words[bit / 64]);
    const std::uint64_t mask = std::uint64_t(1) << (bit % 64);
    word = value ? word | mask : word & ~mask;
}

void StateWriter::clear(FigureSet set)
{
    auto* first = const_cast<std::uint64_t*>(m_state.words(set));
    std::fill_n(first, GameState::wordsFor(m_state.sizes().figures), 0);
}

void StateWriter::push(const Packed& task)
{
    auto& count = change(m_state.part<std::uint64_t>(GameState::Part::TaskCount));
    assert(count < GameState::mostTasks);
    (&change(m_state.part<Packed>(GameState::Part::Tasks)))[count++] = task;
}

void StateWriter::pop()
{
    auto& count = change(m_state.part<std::uint64_t>(GameState::Part::TaskCount));
    assert(count > 0);
    (&change(m_state.part<Packed>(GameState::Part::Tasks)))[--count] = Packed{}; // equal states, equal bytes
}

void StateWriter::occupy(SquareIndex square, Occupant occupant)
{
    if (square == noSquare)
        return;
    (&change(m_state.part<Occupant>(GameState::Part::Occupants)))[std::size_t(square)] = occupant;
    setBit(m_state.words(SquareSet::Figures), std::size_t(square), occupant.isFigure());
    setBit(m_state.words(SquareSet::Objects), std::size_t(square), occupant.isChest() || occupant.isToken());
}

void StateWriter::occupy(FigureId id, Occupant occupant)
{
    const FigureState& figure = m_state.figure(id);
    if (!figure.isInside())
        return;
    const FigureKind& kind = m_game.kind(id);
    if (kind.isOneSquare())
        return occupy(figure.square, occupant);
    const Board& board = m_game.board(m_state);
    for (const Offset offset : kind.footprint(figure.facing))
        occupy(board.squareAt(board.squareOf(figure.square) + offset), occupant);
}

} // namespace delve::play
