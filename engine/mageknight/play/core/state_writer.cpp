// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"

#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/play/figures/figures.h"

#include <algorithm>

namespace delve::mageknight::play {

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
    if (!figure.isInside() || figure.isAboard())
        return;
    const auto occupyIfOwn = [&](SquareIndex square) {
        if (square == noSquare)
            return;
        if (const Occupant now = m_state.occupant(square); now.isNone() || now == Occupant(id))
            occupy(square, occupant);
    };
    if (m_game.kind(id).isOneSquare())
        return occupyIfOwn(figure.square);
    forEachSquareOfLarge({m_game, m_state}, id, occupyIfOwn);
}

void StateWriter::settle(FigureId id)
{
    occupy(id, Occupant(id));
    bringAlong(id);
}

void StateWriter::bringAlong(FigureId id)
{
    const FigureState& mount = m_state.figure(id);
    const auto follow = [&](FigureState& part) {
        part.where = mount.where;
        part.square = mount.square;
        part.facing = mount.facing;
    };
    if (m_game.kind(id).isHull())
        forEachSection(id, [&](FigureId section) { // MD-01
            follow(figure(section));
            figure(section).team = mount.team;
        });
    if (!mount.isRidden())
        return;
    FigureState& rider = figure(mount.load);
    follow(rider);
    const std::uint16_t side = mount.marks & mark::favoursRight; // CAV-09: its arc is the mount's
    rider.marks = std::uint16_t((rider.marks & ~mark::favoursRight) | side);
}

void StateWriter::setRubble(SquareIndex square, bool value)
{
    setBit(m_state.words(SquareSet::Rubble), std::size_t(square), value);
    setBit(m_state.words(SquareSet::Hindering), std::size_t(square),
           value || m_state.squares(SquareSet::Furniture).test(square));
}

void StateWriter::furnish(ArtifactId id, bool isThere)
{
    const ArtifactState& artifact = m_state.artifact(id);
    if (artifact.square == noSquare || !m_game.isFurniture(id))
        return; // other artifacts are a part of the board
    const Board& board = m_game.board(m_state);
    const Size size = m_game.sizeOf(id, artifact.turned);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const SquareIndex square = board.squareAt(board.squareOf(artifact.square) + Offset{x, y});
            setBit(m_state.words(SquareSet::Furniture), std::size_t(square), isThere);
            setBit(m_state.words(SquareSet::Hindering), std::size_t(square),
                   isThere || m_state.squares(SquareSet::Rubble).test(square));
        }
}

} // namespace delve::mageknight::play
