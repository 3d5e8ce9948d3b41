// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/survey/reach.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

Stride strideOf(const GameParts::FigurePiece& hero)
{
    const ClickValues click = firstClickOf(hero);
    const auto has = [&](Ability ability) { return click.abilities.has(ability); };
    const SpeedType type = hero.kind->speedType;
    const Gait gait = flies(type, has) ? Gait::Fly : swims(type, has) ? Gait::Swim : Gait::Walk;
    return {click.value(Slot::Speed), gait};
}

/// Each kind of stride once, the fastest first.
std::vector<Stride> stridesOf(const GameParts& parts, PlayerId team)
{
    std::vector<Stride> strides;
    for (const GameParts::FigurePiece& piece : parts.figures)
        // CAV-13: riders go with their mounts. BASE-25: who stands there does not come in.
        if (piece.team == team && piece.mount == FigureId::None && !piece.place) {
            const Stride stride = strideOf(piece);
            if (!std::ranges::count(strides, stride))
                strides.push_back(stride);
        }
    std::ranges::stable_sort(strides, std::ranges::greater{}, &Stride::speed);
    return strides;
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

TeamReach reachOfTeam(const GameParts& parts, const Board& board, std::size_t team, const BitSet& chests,
                      const std::stop_token& stop)
{
    TeamReach reach;
    reach.turns.assign(std::size_t(board.squareCount()), 0);
    reach.strides = stridesOf(parts, PlayerId(team));
    reach.isAssumed = reach.strides.empty();
    if (reach.isAssumed)
        reach.strides = {assumedStride};
    const auto& arrow = parts.teams[team].entrance;
    const SquareIndex entrance = arrow ? board.squareAt(arrow->square) : noSquare;
    reach.hasEntrance = entrance != noSquare && board.isPlayable(entrance);
    if (!reach.hasEntrance)
        return reach;
    for (const Stride& stride : reach.strides) {
        const auto turns = Advance(parts, board, stride, chests).from(entrance, stop);
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
