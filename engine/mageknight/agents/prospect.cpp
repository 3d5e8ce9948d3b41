// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/prospect.h"

#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/treasure/traps.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

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

bool isOnBoard(const ChestState& chest)
{
    return chest.place == ChestPlace::Board;
}

bool isGone(const Aim& aim, const GameState& state)
{
    return (aim.kind == Aim::Kind::Chest && !isOnBoard(state.chest(ChestId(aim.thing)))) ||
           (aim.kind == Aim::Kind::Figure && !state.figure(FigureId(aim.thing)).isInside());
}

} // namespace

Prospect::Prospect(const PlayerView& view, WayMemory& memory, const Aim& aim)
    : m_position(view.game, view.state),
      m_player(view.player),
      m_memory(memory),
      m_aim(isGone(aim, view.state) ? Aim{} : aim)
{
    m_memory.keepFor(view.game);
    findBlockedStairs(m_position, m_player, m_memory.blocked);
    m_mayLeave = mayLeave(m_position, m_player);
    m_wantsOut = m_mayLeave && (aim.kind == Aim::Kind::Exit || isLate(m_position) || !isWorthStaying());
}

/// There is a chest to be had, and it is wanted.
bool Prospect::isWorthStaying()
{
    return chestsHeld(m_position, m_player) < chestLimit(m_position, m_player) && canReachChest() &&
           !isAhead();
}

/// Nobody can have as much as the team has already, whatever is in the chests that are left: home with it.
bool Prospect::isAhead() const
{
    const auto& chests = m_position.state().chests();
    std::array<int, std::size_t(mostPlayers)> gold{};
    int open = 0;
    for (std::size_t i = 0; i < chests.size(); ++i) {
        if (const Treasure* seen = treasureIn(m_position, ChestId(i)); seen != nullptr) {
            if (chests[i].owner != PlayerId::None)
                gold[indexOf(chests[i].owner)] += seen->gold;
            else if (isOnBoard(chests[i]))
                open += seen->gold;
        } else if (const auto* dial = m_position.game().parts().chests[i].treasure;
                   dial != nullptr && isOnBoard(chests[i])) {
            open += std::ranges::max_element(*dial, {}, &Treasure::gold)->gold;
        }
    }
    for (int i = 0; i < m_position.game().playerCount(); ++i)
        gold[std::size_t(i)] += m_position.state().player(PlayerId(i)).gold;
    const int own = gold[indexOf(m_player)];
    for (int i = 0; i < m_position.game().playerCount(); ++i) {
        if (PlayerId(i) == m_player)
            continue;
        const auto& heroes = m_position.game().player(PlayerId(i)).heroes;
        const bool canGain = std::ranges::any_of(heroes, [&](FigureId hero) {
            const Whereabouts where = m_position.figure(hero).where;
            return where == Whereabouts::Inside || where == Whereabouts::Outside;
        });
        if (gold[std::size_t(i)] + (canGain ? open : 0) >= own)
            return false;
    }
    return true;
}

const WayField& Prospect::fieldOf(ChestId chest)
{
    const std::uint64_t bit = indexOf(chest) < 64 ? std::uint64_t(1) << indexOf(chest) : 0;
    if ((m_hasChestField & bit) != 0)
        return m_memory.toChest[indexOf(chest)].field;
    m_hasChestField |= bit;
    return m_memory.toSquaresBefore(m_position, chest, m_memory.blocked);
}

const std::vector<const WayField*>& Prospect::fieldsOfChests()
{
    if (!m_hasChests) {
        m_memory.chests.clear();
        const auto chests = m_position.state().chests();
        for (std::size_t i = 0; i < chests.size(); ++i)
            if (isOnBoard(chests[i]))
                m_memory.chests.push_back(&fieldOf(ChestId(i)));
        m_hasChests = true;
    }
    return m_memory.chests;
}

int Prospect::wayToChests(SquareIndex from)
{
    int way = unreachable;
    for (const WayField* field : fieldsOfChests())
        way = std::min(way, field->from(from));
    return way;
}

bool Prospect::canReachChest()
{
    if (fieldsOfChests().empty())
        return false;
    return std::ranges::any_of(m_position.game().player(m_player).heroes, [&](FigureId hero) {
        const FigureState& state = m_position.figure(hero);
        return state.where == Whereabouts::Outside ||
               (state.isInside() && wayToChests(state.square) != unreachable);
    });
}

int Prospect::wayOut(SquareIndex from)
{
    if (m_exitField == nullptr)
        m_exitField = &m_memory.toExitOf(m_position, m_player, m_memory.blocked);
    return m_exitField->from(from);
}

int Prospect::wayToTreasure(SquareIndex from)
{
    if (m_wantsOut)
        return wayOut(from);
    if (!fieldsOfChests().empty())
        return wayToChests(from);
    // END-02: who has gathered nothing can only take it from those who have.
    return wayToPrey(from);
}

int Prospect::wayToPrey(SquareIndex from)
{
    WayField& field = m_memory.toPrey[indexOf(m_player)];
    if (!m_hasPreyField) {
        m_memory.squares.clear();
        for (const FigureState& figure : m_position.state().figures())
            if (isRivalHero(figure, m_player))
                m_memory.squares.push_back(figure.square);
        field.lead(m_position, m_memory.squares);
        m_hasPreyField = true;
    }
    return field.from(from);
}

int Prospect::wayOf(FigureId figure, SquareIndex from)
{
    return isMine(figure) ? wayToTreasure(from) : wayToPrey(from);
}

SquareIndex Prospect::activeSquare() const
{
    const TurnState& turn = m_position.turn();
    if (turn.figure != FigureId::None)
        return m_position.figure(turn.figure).square;
    return turn.token != TokenId::None ? m_position.state().token(turn.token).square : noSquare;
}

bool Prospect::isBlockedStair(SquareIndex square) const
{
    return std::ranges::find(m_memory.blocked, square) != m_memory.blocked.end();
}

void Prospect::lookAround(FigureId figure)
{
    m_surveyed = figure;
    m_opposing = 0;
    m_isCrowded = !m_position.kind(figure).isOneSquare();
    if (!m_position.figure(figure).isInside())
        return;
    forEachAdjacentFigure(m_position, figure, [&](FigureId other, SquareIndex, Direction direction) {
        if (!areOpposing(m_position, figure, other))
            return;
        m_opposing = DirectionMask(m_opposing | maskOf(direction));
        m_isCrowded |= !m_position.kind(other).isOneSquare();
    });
}

int Prospect::countAhead(FigureId figure, Direction facing) const
{
    if (!m_isCrowded)
        return std::popcount(unsigned(
            m_opposing & m_position.kind(figure).frontArc(facing, m_position.figure(figure).side())));
    // Who touches it with several squares counts several times if any of them lies ahead.
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

} // namespace delve::mageknight::play
