// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/position.h"

#include <array>

namespace delve::mageknight::play {

// BASE-02, BASE-05, BASE-06: where a base may lie. A base of one square is the case of one square.

/// A place on the board: the square of an anchor, and a facing.
struct Stance
{
    SquareIndex anchor = noSquare;
    Direction facing = Direction::North;

    friend bool operator==(const Stance&, const Stance&) = default;
};

/// The squares that a figure or token covers, each once. It lives on the stack: lists of legal actions are
/// made without asking for memory.
class Body
{
public:
    Body() = default;
    /// One square, or nothing for noSquare.
    explicit Body(SquareIndex square) { add(square); }

    /// Void is left out, and so is what it has already (PEA-06).
    void add(SquareIndex square)
    {
        if (square != noSquare && !contains(square))
            m_squares[m_count++] = square;
    }
    bool contains(SquareIndex square) const
    {
        for (const SquareIndex own : *this)
            if (own == square)
                return true;
        return false;
    }
    const SquareIndex* begin() const { return m_squares.data(); }
    const SquareIndex* end() const { return m_squares.data() + m_count; }
    std::size_t size() const { return m_count; }
    bool isEmpty() const { return m_count == 0; }

private:
    static constexpr std::size_t most = 15; // BASE-03

    std::array<SquareIndex, most> m_squares; ///< only as many as are counted are ever filled
    std::size_t m_count = 0;
};

/// Calls `visit(square, offset)` for every square of a base; the square is noSquare on void.
template <typename Visit>
void forEachSquareAt(const Board& board, const FigureKind& kind, Stance stance, Visit&& visit)
{
    if (kind.isOneSquare())
        return visit(stance.anchor, Offset{0, 0});
    const Square anchor = board.squareOf(stance.anchor);
    for (const Offset offset : kind.footprint(stance.facing))
        visit(board.squareAt(anchor + offset), offset);
}

/// The squares of a base that lies so; void is left out.
Body bodyAt(const Board& board, const FigureKind& kind, Stance stance);
/// The squares of a figure on the board as it lies now.
Body bodyOf(const Position& position, FigureId figure);

/// ART-10, ART-12: the square holds an artifact, on which nobody stops.
inline bool isNoStop(const Position& position, SquareIndex square)
{
    return position.board().has(square, SquareFlag::NoStop) ||
           position.state().squares(SquareSet::Furniture).test(square);
}

/// BASE-05, BASE-06: why the figure may not rest so. Its own squares never bar it.
Refusal checkStance(const Position& position, FigureId figure, Stance stance);
/// The one answer for entering, stopping, turning, being placed and being dropped.
inline bool canStand(const Position& position, FigureId figure, Stance stance)
{
    return checkStance(position, figure, stance).isAllowed();
}
/// BASE-05: some facing with which it may rest there, its own first; nothing if there is none.
std::optional<Direction> facingToStand(const Position& position, FigureId figure, SquareIndex anchor);
/// BASE-05, MAP-23: the nearest place where it may rest, without an anchor if there is none.
Stance nearestStance(const Position& position, FigureId figure, SquareIndex reference);

/// BASE-06, BASE-07: why the whole base may not be shifted by one square to that side, on its way.
Refusal checkShift(const Position& position, FigureId figure, Stance from, Side towards);

/// BASE-09: a base lies across the door.
bool isBaseAcross(const Position& position, DoorId door);

/// FARC: the square, one of those around the figure, is in its front arc, or in its rear arc.
inline bool isFrontSquare(const Position& position, FigureId figure, SquareIndex square)
{
    const FigureState& state = position.figure(figure);
    const Square anchor = position.board().squareOf(state.square);
    const Square there = position.board().squareOf(square);
    return position.kind(figure)
        .frontArea(state.facing, state.side())
        .has({there.x - anchor.x, there.y - anchor.y});
}
/// MD-33: the square lies along the edge of the section.
inline bool isEdgeSquare(const Position& position, FigureId section, SquareIndex square)
{
    const FigureState& state = position.figure(section);
    const Square anchor = position.board().squareOf(state.square);
    const Square there = position.board().squareOf(square);
    return position.kind(section).edgeArea(state.facing).has({there.x - anchor.x, there.y - anchor.y});
}
inline bool isRearSquare(const Position& position, FigureId figure, SquareIndex square)
{
    const FigureState& state = position.figure(figure);
    const Square anchor = position.board().squareOf(state.square);
    const Square there = position.board().squareOf(square);
    return position.kind(figure).rearArea(state.facing).has({there.x - anchor.x, there.y - anchor.y});
}

} // namespace delve::mageknight::play
