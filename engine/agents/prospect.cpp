#include "engine/agents/prospect.h"

#include "engine/play/breakaway.h"
#include "engine/play/figures.h"
#include "engine/play/traps.h"
#include "engine/play/treasure.h"

namespace delve::play {

namespace {

bool isChestLeft(const GameState& state)
{
    return std::ranges::any_of(state.chests(),
                               [](const ChestState& chest) { return chest.place == ChestPlace::Board; });
}

/// In a game with a limit, the last third of the rounds is for going home.
bool isLate(const Position& position)
{
    const int limit = position.game().options().roundLimit;
    return limit > 0 && position.turn().round * 3 > limit * 2;
}

bool isRivalHero(const FigureState& figure, PlayerId player)
{
    return figure.isInside() && !figure.isMageSpawn() && figure.team != player;
}

} // namespace

Prospect::Prospect(const PlayerView& view, ProspectMemory& memory)
    : m_position(view.game, view.state), m_player(view.player), m_memory(memory)
{
    const bool hasEnough = chestsHeld(m_position, m_player) >= chestLimit(m_position, m_player);
    m_wantsOut = mayLeave(m_position, m_player) &&
                 (hasEnough || !isChestLeft(m_position.state()) || isLate(m_position));
}

void Prospect::addSquaresBeforeChests()
{
    const Board& board = m_position.board();
    for (const ChestState& chest : m_position.state().chests()) {
        if (chest.place != ChestPlace::Board)
            continue;
        for (unsigned mask = board.adjacent(chest.square) & frontArcOf(chest.facing); mask != 0;
             mask &= mask - 1) {
            const SquareIndex before = board.neighbour(chest.square, Direction(std::countr_zero(mask)));
            if (board.isPlayable(before) && !board.has(before, SquareFlag::NoStop))
                m_memory.sources.push_back(before);
        }
    }
}

int Prospect::wayToTreasure(SquareIndex from)
{
    if (!m_hasTreasureField) {
        m_memory.sources.clear();
        if (!m_wantsOut)
            addSquaresBeforeChests();
        if (m_memory.sources.empty())
            m_memory.sources.push_back(m_position.game().player(m_player).exit.square);
        m_memory.toTreasure.search(m_position.board(), m_memory.sources);
        m_hasTreasureField = true;
    }
    return m_memory.toTreasure.cost(from);
}

int Prospect::wayToPrey(SquareIndex from)
{
    if (!m_hasPreyField) {
        m_memory.sources.clear();
        for (const FigureState& figure : m_position.state().figures())
            if (isRivalHero(figure, m_player))
                m_memory.sources.push_back(figure.square);
        m_memory.toPrey.search(m_position.board(), m_memory.sources);
        m_hasPreyField = true;
    }
    return m_memory.toPrey.cost(from);
}

int Prospect::wayOf(FigureId figure, SquareIndex from)
{
    return isMine(figure) ? wayToTreasure(from) : wayToPrey(from);
}

int Prospect::wayOfActive(SquareIndex from)
{
    const FigureId figure = m_position.turn().figure;
    return figure != FigureId::None ? wayOf(figure, from) : wayToPrey(from);
}

SquareIndex Prospect::activeSquare() const
{
    const TurnState& turn = m_position.turn();
    if (turn.figure != FigureId::None)
        return m_position.figure(turn.figure).square;
    return turn.token != TokenId::None ? m_position.state().token(turn.token).square : noSquare;
}

int Prospect::opponentsAhead(FigureId figure, Direction facing) const
{
    if (!m_position.figure(figure).isInside())
        return 0;
    int count = 0;
    forEachAdjacentFigure(m_position, figure, [&](FigureId other, SquareIndex, Direction) {
        count += areOpposing(m_position, figure, other) && isInFrontArc(m_position, figure, facing, other);
    });
    return count;
}

int Prospect::threatsAt(SquareIndex square) const
{
    const FigureId active = m_position.turn().figure;
    if (active == FigureId::None)
        return 0;
    int count = 0;
    forEachAdjacentSquare(m_position, square, [&](Direction, SquareIndex next) {
        const FigureId other = m_position.state().occupant(next).figure();
        count += other != FigureId::None && other != active && areOpposing(m_position, active, other);
    });
    return count;
}

bool Prospect::isAtChest(FigureId hero) const
{
    bool isThere = false;
    if (chestsHeld(m_position, m_player) < chestLimit(m_position, m_player))
        forEachSquareBeside(m_position, hero, [&](SquareIndex square) {
            isThere |= m_position.state().occupant(square).isChest();
        });
    return isThere;
}

} // namespace delve::play
