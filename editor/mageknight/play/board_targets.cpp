// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/board_targets.h"

#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/sections/sections.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

class TargetList
{
public:
    explicit TargetList(const Position& position) : m_position(position) {}

    void add(SquareIndex square)
    {
        if (square != noSquare)
            targets.push_back({.square = square});
    }
    void add(FigureId id)
    {
        if (id == FigureId::None)
            return;
        if (m_position.figure(id).isInside() && isSection(m_position, id))
            addSection(id);
        else if (m_position.figure(id).isInside())
            forEachSquareOf(m_position, id, [&](SquareIndex square) { add(square); });
        else if (m_position.figure(id).where == Whereabouts::Outside)
            targets.push_back({.outside = id});
    }
    void add(ChestId id)
    {
        if (id != ChestId::None && m_position.state().chest(id).place == ChestPlace::Board)
            add(m_position.state().chest(id).square);
    }
    void add(TokenId id)
    {
        if (id != TokenId::None)
            add(m_position.state().token(id).square);
    }
    void add(DoorId id)
    {
        if (id != DoorId::None)
            targets.push_back({.door = id});
    }
    void add(ArtifactId id)
    {
        if (id != ArtifactId::None)
            forEachSquareOf(m_position, id, [&](SquareIndex square) { add(square); });
    }
    void add(ArtifactTokenId id)
    {
        if (id != ArtifactTokenId::None)
            add(m_position.state().artifactToken(id).square);
    }

    // What is not said by a member of the action.
    template <typename T> void addMore(const T&) {}
    void addMore(const Step& action)
    {
        if (const SquareIndex from = squareOfActive(m_position); from != noSquare)
            add(m_position.board().neighbour(from, action.direction));
    }
    void addMore(const TakeStairs&)
    {
        const SquareIndex from = squareOfActive(m_position);
        add(from);
        if (from != noSquare)
            add(m_position.board().staircasePartner(from));
    }
    void addMore(const Enter&) { add(entranceOf(m_position, m_position.turn().figure)); }
    void addMore(const Leave&) { add(squareOfActive(m_position)); }
    void addMore(const Drive& action)
    {
        if (const auto end = stanceAfter(m_position, action)) // MD-35
            add(end->anchor);
    }
    void addMore(const PassThrough& action) { add(endOf(action.path)); }
    void addMore(const LeaveThrough& action) { add(endOf(action.path)); }

    std::vector<BoardTarget> targets;

private:
    /// MD-42: its part of the base; the middle of a base belongs to all of them.
    void addSection(FigureId section)
    {
        for (const SquareIndex square : squaresOfSection(m_position, section))
            add(square);
    }

    SquareIndex endOf(std::uint32_t path) const
    {
        SquareIndex square = squareOfActive(m_position);
        if (square == noSquare) // START-09: from the entrance on
            square = entranceOf(m_position, m_position.turn().figure);
        for (int i = 0; i < lengthOf(path) && square != noSquare; ++i)
            square = m_position.board().neighbour(square, directionAt(path, i));
        return square;
    }

    const Position& m_position;
};

} // namespace

Body squaresOfSection(const Position& position, FigureId section)
{
    Body squares;
    forEachSquareOf(position, section, [&](SquareIndex square) {
        const SectionMask met = sectionsMet(position, pieceOf(position, section), square);
        if (std::popcount(unsigned(met)) > 1 || met == maskOfSection(position, section))
            squares.add(square);
    });
    return squares;
}

FigureId sectionOn(const Position& position, SquareIndex square)
{
    const FigureId hull = square == noSquare ? FigureId::None : position.state().occupant(square).figure();
    if (hull == FigureId::None || !isHull(position, hull))
        return FigureId::None;
    const SectionMask met = sectionsMet(position, hull, square);
    return std::popcount(unsigned(met)) > 1 ? FigureId::None : firstOf(hull, met);
}

std::vector<BoardTarget> targetsOf(const Position& position, const Action& action)
{
    TargetList list(position);
    std::visit(
        [&]<typename T>(const T& what) {
            forEachField(what, [&](const auto& field, const auto& value) {
                using Value = std::remove_cvref_t<decltype(value)>;
                if constexpr (isSquare<decltype(field)>) {
                    list.add(value);
                } else if constexpr (requires { list.add(value); } && std::is_enum_v<Value>) {
                    list.add(value);
                }
            });
            list.addMore(what);
        },
        action);
    return std::move(list.targets);
}

bool isAbout(const Position& position, const Action& action, const BoardTarget& target)
{
    const std::vector<BoardTarget> targets = targetsOf(position, action);
    return std::ranges::find(targets, target) != targets.end();
}

} // namespace delve::mageknight
