// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/obstacles.h"

#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

// In speed points, beyond what the square itself costs.
constexpr int tollOfFriend = 3;   ///< it is passed through, or walks on
constexpr int tollOfChest = 2;    ///< PASS-02, PASS-12
constexpr int tollOfOpponent = 9; ///< it is fought, or passed through at the price of a blow
constexpr int tollOfHolder = 3;   ///< BRK-02, BRK-03: an attempt or two at breaking away
constexpr int tollOfStairs = 8;   ///< nobody is fought or passed over stairs
constexpr int tollOfFear = 6;     ///< SA-DEMORALIZED: beside somebody opposing who is far away now
constexpr int farthestFear = 3;   ///< squares
constexpr int tollOfArtifact = 1; ///< ART-10: nobody may stop there

/// SA-DEMORALIZED: the active figure does not come next to opposing ones.
bool isShy(const Position& position)
{
    const FigureId active = position.turn().figure;
    return active != FigureId::None && position.figure(active).isInside() &&
           isConfinedToMoving(position, active);
}

bool isFriend(const FigureState& figure, PlayerId player, Walker walker)
{
    return walker == Walker::Hero ? figure.team == player : figure.isMageSpawn();
}

} // namespace

void Obstacles::look(const Position& position, PlayerId player, Walker walker)
{
    const Board& board = position.board();
    gatherSigns(position, player, walker);
    if (m_board == &board && m_signs == m_before)
        return;
    m_before = m_signs;
    ++m_change;
    if (m_board != &board || m_tolls.size() != std::size_t(board.squareCount())) {
        m_board = &board;
        m_tolls.assign(std::size_t(board.squareCount()), 0);
        for (SquareIndex square = 0; square < board.squareCount(); ++square)
            if (board.has(square, SquareFlag::NoStop))
                m_tolls[std::size_t(square)] = tollOfArtifact;
    } else {
        for (const SquareIndex square : m_marked)
            m_tolls[std::size_t(square)] = board.has(square, SquareFlag::NoStop) ? tollOfArtifact : 0;
    }
    m_marked.clear();
    addFigures(position, player, walker);
    addPieces(position, walker);
    if (walker != Walker::Token)
        addHolders(position, player, walker);
    if (walker == Walker::Monster)
        addBans(position, player);
    if (isShy(position))
        addFears(position);
}

void Obstacles::gatherSigns(const Position& position, PlayerId player, Walker walker)
{
    const GameState& state = position.state();
    const TurnState& turn = position.turn();
    m_signs.clear();
    m_signs.push_back(std::uint64_t(isShy(position)) << 40 | std::uint64_t(walker) << 32 |
                      std::uint64_t(indexOf(player)));
    if (isShy(position))
        m_signs.push_back(std::uint64_t(std::uint32_t(position.figure(turn.figure).square)));
    const auto figures = state.figures();
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].isInside() && FigureId(i) != turn.figure)
            m_signs.push_back(std::uint64_t(i) << 40 | std::uint64_t(std::uint32_t(figures[i].square)) << 8 |
                              std::uint64_t(figures[i].facing) << 4 | std::uint64_t(figures[i].team) % 16);
    for (const ChestState& chest : state.chests())
        m_signs.push_back(chest.place == ChestPlace::Board ? std::uint64_t(chest.square) : 0);
    if (walker == Walker::Hero)
        return;
    for (const TokenState& token : state.tokens())
        m_signs.push_back(std::uint64_t(std::uint32_t(token.square)));
}

void Obstacles::add(SquareIndex square, int toll)
{
    std::uint8_t& now = m_tolls[std::size_t(square)];
    if (now == closed)
        return;
    m_marked.push_back(square);
    now = std::uint8_t(toll == closed ? closed : std::min(now + toll, most));
}

void Obstacles::addFigures(const Position& position, PlayerId player, Walker walker)
{
    const Board& board = position.board();
    const auto figures = position.state().figures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const FigureState& figure = figures[i];
        if (!figure.isInside() || figure.isAboard() || FigureId(i) == position.turn().figure)
            continue;
        const int toll = isFriend(figure, player, walker) ? tollOfFriend : tollOfOpponent;
        forEachSquareOf(position, FigureId(i), [&](SquareIndex square) {
            const int stairs = board.staircasePartner(square) != noSquare ? tollOfStairs : 0;
            add(square, walker == Walker::Token ? closed : toll + stairs);
        });
    }
}

void Obstacles::addHolders(const Position& position, PlayerId player, Walker walker)
{
    const auto figures = position.state().figures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const FigureState& figure = figures[i];
        if (!figure.isInside() || figure.isAboard() || FigureId(i) == position.turn().figure ||
            isFriend(figure, player, walker))
            continue;
        if (!position.kind(FigureId(i)).isOneSquare())
            continue; // whom a large base holds is found out on the way
        const unsigned ahead = position.kind(FigureId(i)).frontArc(figure.facing, figure.side());
        forEachAdjacentSquare(position, figure.square, [&](Direction direction, SquareIndex square) {
            // BRK-07: one success is enough, however many there are.
            if ((ahead >> unsigned(direction) & 1) != 0 && on(square) < tollOfHolder)
                add(square, tollOfHolder - on(square));
        });
    }
}

void Obstacles::addPieces(const Position& position, Walker walker)
{
    for (const ChestState& chest : position.state().chests())
        if (chest.place == ChestPlace::Board && chest.square != noSquare)
            add(chest.square, walker == Walker::Token ? closed : tollOfChest);
    if (walker == Walker::Hero)
        return; // heroes convert tokens long before they come there
    for (const TokenState& token : position.state().tokens())
        if (token.isInPlay())
            add(token.square, closed); // MOV-12
}

void Obstacles::addBans(const Position& position, PlayerId player)
{
    // SPAWN-03: neither onto the tile of an own hero nor next to one.
    const Board& board = position.board();
    for (const FigureId hero : position.game().player(player).heroes) {
        if (!position.figure(hero).isInside())
            continue;
        const BoardTile& tile = board.tile(board.tileOf(position.figure(hero).square));
        for (int i = 0; i < tile.squareCount(); ++i)
            add(tile.first + i, closed);
        forEachSquareBeside(position, hero, [&](SquareIndex square) { add(square, closed); });
    }
}

void Obstacles::addFears(const Position& position)
{
    // Those far away may be gone when it comes there.
    const FigureId active = position.turn().figure;
    const auto figures = position.state().figures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!figures[i].isInside() || figures[i].isAboard() || !areOpposing(position, active, FigureId(i)))
            continue;
        const bool isNear = distanceTo(position, active, figures[i].square) <= farthestFear;
        forEachSquareBeside(position, FigureId(i),
                            [&](SquareIndex square) { add(square, isNear ? closed : tollOfFear); });
    }
}

} // namespace delve::mageknight::play
