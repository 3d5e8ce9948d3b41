// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/base_fit.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace delve::mageknight {

/// BASE-02: where a base stands.
struct BaseStand
{
    Square anchor;
    Direction facing = Direction::North;

    friend bool operator==(const BaseStand&, const BaseStand&) = default;
};

/// BASE-17: the stands of a base that has just come in through an edge at the rim, its rear row on the row of
/// that edge. Every way in which the edge is one of those that its rear row has come through.
std::vector<BaseStand> standsInside(const Board& board, BaseShape base, Edge edge);

/// BASE-17, BASE-18: how many exterior edges side by side are open there, the edge itself included.
int openingWidth(const Board& board, Edge edge);

/// Why a base goes no further through an edge that a figure of one square could cross.
struct BaseStop
{
    Edge edge;
    BaseFault fault = BaseFault::Wall; ///< what its next step meets; None: it has no room to lie there
    int width = 1;                     ///< how many edges side by side are open there

    friend bool operator==(const BaseStop&, const BaseStop&) = default;
};

/// Where a base can get to, whatever time it takes: nobody stands anywhere, and all doors are open.
class BaseReach
{
public:
    struct Mover
    {
        BaseShape base = BaseShape::Round1x1;
        bool isWinged = false;  ///< SPD-09: crosses crevasses
        bool isChariot = false; ///< CHAR-03: never backward
    };

    /// Says of a square that who can come to it has been looked for far enough.
    using IsEnough = std::function<bool(SquareIndex)>;

    BaseReach(const Board& board, Mover mover, std::span<const BaseStand> starts, IsEnough isEnough = {});

    /// The search ended because a square was reached that is enough.
    bool isEnough() const { return m_hasEnough; }

    /// Whether the base can come to rest over this square.
    bool covers(SquareIndex square) const { return m_covered.test(square); }
    /// In order of square and side.
    std::vector<BaseStop> stops() const;

private:
    void floodFront(std::span<const BaseStand> starts);
    void floodBase(std::span<const BaseStand> starts);
    void visitFrom(BaseStand stand, std::vector<BaseStand>& next);
    bool visit(const BaseStand& stand, std::vector<BaseStand>& next);
    void restAt(const BaseStand& stand);
    BaseFault faultBeyond(SquareIndex square, Side side) const;

    const Board& m_board;
    Mover m_mover;
    BaseQuery m_query;
    IsEnough m_isEnough;
    bool m_hasEnough = false;
    BitSet m_covered;
    std::vector<std::uint8_t> m_visited; ///< by anchor: a bit for each quarter
};

} // namespace delve::mageknight
