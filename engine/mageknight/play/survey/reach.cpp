// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/survey/reach.h"

#include "engine/mageknight/board/base_reach.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// A hero as it gets along, on a base that has to fit.
struct Entrant
{
    Stride stride;
    BaseShape base = BaseShape::Round1x1;
    bool isChariot = false;

    friend bool operator==(const Entrant&, const Entrant&) = default;
};

int speedOfPiece(const GameParts& parts, FigureId figure)
{
    const GameParts::FigurePiece& piece = parts.figures[indexOf(figure)];
    if (!piece.kind->isMultiDial())
        return firstClickOf(piece).value(Slot::Speed);
    int sum = 0; // MD-07
    for (const GameParts::FigurePiece& section : parts.figures)
        if (section.hull == figure)
            sum += firstClickOf(section).value(Slot::Speed);
    return sum;
}

Entrant entrantOf(const GameParts& parts, FigureId figure)
{
    const GameParts::FigurePiece& piece = parts.figures[indexOf(figure)];
    const ClickValues click = firstClickOf(piece);
    const auto has = [&](Ability ability) { return click.abilities.has(ability); };
    const SpeedType type = piece.kind->speedType;
    const Gait gait = flies(type, has) ? Gait::Fly : swims(type, has) ? Gait::Swim : Gait::Walk;
    return {{speedOfPiece(parts, figure), gait},
            baseOn(piece.kind->base, parts.options.largeSquares),
            piece.kind->isChariot()};
}

/// Each kind of hero once, the fastest first.
std::vector<Entrant> entrantsOf(const GameParts& parts, PlayerId team)
{
    std::vector<Entrant> entrants;
    for (std::size_t i = 0; i < parts.figures.size(); ++i) {
        const GameParts::FigurePiece& piece = parts.figures[i];
        // CAV-13, MD-01: riders go with their mounts, and sections with the whole. BASE-25: who stands there
        // does not come in.
        if (piece.team != team || piece.mount != FigureId::None || piece.hull != FigureId::None ||
            piece.place)
            continue;
        const Entrant entrant = entrantOf(parts, FigureId(i));
        if (!std::ranges::count(entrants, entrant))
            entrants.push_back(entrant);
    }
    std::ranges::stable_sort(entrants, std::ranges::greater{},
                             [](const Entrant& entrant) { return entrant.stride.speed; });
    return entrants;
}

/// One hero on its way, turn by turn.
class Advance
{
public:
    Advance(const GameParts& parts, const Board& board, Stride stride, const BitSet& chests)
        : m_parts(parts),
          m_board(board),
          m_stride(stride),
          m_chests(chests),
          m_open(std::int32_t(board.doors().size())),
          m_turns(std::size_t(board.squareCount()), 0)
    {
        for (SquareIndex square = 0; square < board.squareCount(); ++square)
            if (board.has(square, SquareFlag::Teleport))
                m_teleports.push_back(square);
    }

    std::vector<std::uint8_t> from(SquareIndex entrance, const std::stop_token& stop)
    {
        // MOV-07: the first speed points go for the entrance square.
        const int left = m_stride.speed - entryCost(m_board, entrance, m_stride.gait);
        if (left < 0 || m_chests.test(entrance))
            return m_turns;
        bool isMore = take(1, {&entrance, 1}, left);
        for (int turn = 2; turn <= mostReachTurns && isMore && !stop.stop_requested(); ++turn) {
            const std::vector<SquareIndex> starts = m_standing;
            isMore = take(turn, starts, m_stride.speed);
        }
        return m_turns;
    }

private:
    /// One turn from any of these squares. Tells whether the next one can come to something new.
    bool take(int turn, std::span<const SquareIndex> starts, int speed)
    {
        MoveQuery query{.speed = speed, .doors = DoorStates::open(m_open.view()), .gait = m_stride.gait};
        query.closed = m_chests.view();
        query.opening = doorOpeningCost;
        m_field.search(m_board, starts, query);
        const std::size_t before = m_standing.size();
        for (const SquareIndex square : m_field.squares())
            stand(square, turn);
        // MRK-10, MRK-12: whoever came to a teleport square goes to any other, and has no speed points left.
        if (m_canTeleport)
            for (const SquareIndex square : m_teleports)
                stand(square, turn);
        const bool couldTeleport = m_canTeleport;
        m_canTeleport |= std::ranges::any_of(
            m_teleports, [&](SquareIndex square) { return m_turns[std::size_t(square)] != 0; });
        return openDoors(speed) || m_standing.size() > before || m_canTeleport != couldTeleport;
    }

    void stand(SquareIndex square, int turn)
    {
        std::uint8_t& first = m_turns[std::size_t(square)];
        if (first != 0 || m_chests.test(square) || !canStopOn(m_board, square))
            return;
        first = std::uint8_t(turn);
        m_standing.push_back(square);
    }

    /// DOOR-08: wooden doors that it could open in this turn, and end it beside them, are open in the next.
    bool openDoors(int speed)
    {
        bool hasOpened = false;
        for (std::size_t i = 0; i < m_parts.doors.size(); ++i) {
            const BoardDoor& door = m_board.doors()[i];
            if (m_parts.doors[i].material != DoorMaterial::Wood || !door.isPassage ||
                m_open.test(std::int32_t(i)))
                continue;
            for (const SquareIndex beside : {door.square, door.beyond})
                if (canStopOn(m_board, beside) && m_field.reaches(beside) &&
                    m_field.cost(beside) + doorOpeningCost <= speed) {
                    m_open.set(std::int32_t(i));
                    hasOpened = true;
                }
        }
        return hasOpened;
    }

    const GameParts& m_parts;
    const Board& m_board;
    Stride m_stride;
    const BitSet& m_chests;
    BitSet m_open; ///< doors
    std::vector<std::uint8_t> m_turns;
    std::vector<SquareIndex> m_standing; ///< where it can have ended a turn
    std::vector<SquareIndex> m_teleports;
    bool m_canTeleport = false; ///< it can have come to a teleport square in an earlier turn
    MoveField m_field;
};

/// BASE-08: a larger base comes to rest only where it fits.
std::vector<std::uint8_t> turnsOf(const Entrant& entrant, const GameParts& parts, const Board& board,
                                  const BitSet& chests, Edge arrow, const std::stop_token& stop)
{
    Stride stride = entrant.stride;
    // TITAN-05: every step costs 1; MD-13: terrain does not slow whoever drives.
    if (entrant.base == BaseShape::Titan2x2 || isMultiDialBase(entrant.base))
        stride.gait = Gait::Fly;
    auto turns = Advance(parts, board, stride, chests).from(board.squareAt(arrow.square), stop);
    if (entrant.base == BaseShape::Round1x1)
        return turns;
    const bool isWinged = entrant.stride.gait == Gait::Fly;
    const BaseReach reach(board, {entrant.base, isWinged, entrant.isChariot},
                          standsInside(board, entrant.base, arrow));
    for (std::size_t i = 0; i < turns.size(); ++i)
        if (!reach.covers(SquareIndex(i)))
            turns[i] = 0;
    return turns;
}

TeamReach reachOfTeam(const GameParts& parts, const Board& board, std::size_t team, const BitSet& chests,
                      const std::stop_token& stop)
{
    TeamReach reach;
    reach.turns.assign(std::size_t(board.squareCount()), 0);
    std::vector<Entrant> entrants = entrantsOf(parts, PlayerId(team));
    reach.isAssumed = entrants.empty();
    if (reach.isAssumed)
        entrants.push_back({.stride = assumedStride});
    for (const Entrant& entrant : entrants)
        if (!std::ranges::count(reach.strides, entrant.stride))
            reach.strides.push_back(entrant.stride);
    const auto& arrow = parts.teams[team].entrance;
    const SquareIndex entrance = arrow ? board.squareAt(arrow->square) : noSquare;
    reach.hasEntrance = entrance != noSquare && board.isPlayable(entrance);
    if (!reach.hasEntrance)
        return reach;
    for (const Entrant& entrant : entrants) {
        const auto turns = turnsOf(entrant, parts, board, chests, *arrow, stop);
        for (std::size_t i = 0; i < turns.size(); ++i)
            if (turns[i] != 0 && (reach.turns[i] == 0 || turns[i] < reach.turns[i]))
                reach.turns[i] = turns[i];
    }
    return reach;
}

} // namespace

BitSet chestSquares(const GameParts& parts, const Board& board)
{
    BitSet squares(board.squareCount());
    for (const GameParts::ChestPiece& chest : parts.chests)
        if (const SquareIndex square = board.squareAt(chest.square); square != noSquare)
            squares.set(square);
    return squares;
}

std::vector<TeamReach> reachOf(const GameParts& parts, const Board& board, const std::stop_token& stop)
{
    const BitSet chests = chestSquares(parts, board);
    std::vector<TeamReach> reaches;
    for (std::size_t team = 0; team < parts.teams.size(); ++team)
        reaches.push_back(reachOfTeam(parts, board, team, chests, stop));
    return reaches;
}

} // namespace delve::mageknight::play
