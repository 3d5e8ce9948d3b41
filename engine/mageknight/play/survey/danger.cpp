// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/survey/danger.h"

#include "engine/mageknight/content/two_dice.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/monsters/group_choice.h"
#include "engine/mageknight/play/monsters/tokens.h"
#include "engine/mageknight/play/survey/reach.h"
#include "engine/mageknight/play/treasure/sprung_trap.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace delve::mageknight::play {

std::span<const Threat> DangerMap::on(SquareIndex square) const
{
    const auto found = std::ranges::equal_range(m_threats, square, {}, &Threat::square);
    return {found.begin(), found.end()};
}

namespace {

std::vector<int> defensesOf(const GameParts& parts)
{
    std::vector<int> defenses;
    for (const GameParts::FigurePiece& piece : parts.figures)
        if (piece.team != PlayerId::None && piece.hull == FigureId::None)
            defenses.push_back(firstClickOf(piece).value(Slot::Defense));
    return defenses;
}

/// What blows come to against the heroes of a scenario, on the average.
class Blows
{
public:
    explicit Blows(std::vector<int> defenses) : m_defenses(std::move(defenses)) {}

    double clicks(int attack, int damage, int cover = 0) const
    {
        double sum = 0;
        for (const int defense : m_defenses) {
            BlowNumbers numbers;
            numbers.attack = attack;
            numbers.damage = damage;
            numbers.defense = defense;
            numbers.addToDefense("RANGE-17", cover);
            sum += expectedClicks(oddsOfBlow(numbers));
        }
        return sum / double(m_defenses.size());
    }

private:
    std::vector<int> m_defenses;
};

/// CONV-12: what the groups can do that may be chosen from the pool as it is at the beginning.
class WorstGroups
{
public:
    WorstGroups(const GameParts& parts, const Blows& blows)
        : m_clicks((GroupTotals::mostCount + 1) * width, -1)
    {
        at(0, 0) = 0;
        // BASE-25: who stands there from the start is not in the pool; MOUNT-13: riders come with their
        // mounts.
        for (std::size_t i = 0; i < parts.figures.size(); ++i)
            if (const GameParts::FigurePiece& piece = parts.figures[i];
                piece.team == PlayerId::None && !piece.disguised && !piece.guest && !piece.place &&
                piece.hull == FigureId::None && piece.mount == FigureId::None)
                add(parts, FigureId(i), blows);
    }

    double clicks(GroupSize wanted, PointCap cap) const
    {
        const GroupSize group = m_totals.best(wanted, cap);
        // Only the cheapest group of a token can exceed the points so far.
        return group.points <= GroupTotals::mostPoints ? m_clicks[place(group.count, group.points)]
                                                       : m_cheapest[std::size_t(group.count)].clicks;
    }

private:
    static constexpr std::size_t width = GroupTotals::mostPoints + 1;
    static std::size_t place(int count, int points)
    {
        return std::size_t(count) * width + std::size_t(points);
    }
    double& at(int count, int points) { return m_clicks[place(count, points)]; }

    static double blowOf(const GameParts::FigurePiece& piece, const Blows& blows)
    {
        const ClickValues click = firstClickOf(piece);
        return blows.clicks(click.value(Slot::Attack), click.value(Slot::Damage));
    }

    void add(const GameParts& parts, FigureId id, const Blows& blows)
    {
        const auto pointsOf = [](const GameParts::FigurePiece& piece) {
            return piece.value.value_or(piece.kind->pointsAt(1));
        };
        const GameParts::FigurePiece& piece = parts.figures[indexOf(id)];
        int points = pointsOf(piece);
        double more = blowOf(piece, blows);
        // CAV-04, CAV-14: both are worth their points, one of them strikes.
        if (const auto load = std::ranges::find(parts.figures, id, &GameParts::FigurePiece::mount);
            load != parts.figures.end()) {
            points += pointsOf(*load);
            more = std::max(more, blowOf(*load, blows));
        }
        m_totals.add(points);
        // From the largest number down, so that nobody is counted twice.
        for (int count = GroupTotals::mostCount; count > 0; --count) {
            addCheapest(std::size_t(count), points, more);
            for (int total = points; total <= GroupTotals::mostPoints; ++total)
                if (const double without = at(count - 1, total - points); without >= 0)
                    at(count, total) = std::max(at(count, total), without + more);
        }
    }

    void addCheapest(std::size_t count, int points, double clicks)
    {
        const Cheapest& before = m_cheapest[count - 1];
        if (before.points < 0)
            return;
        const Cheapest with{before.points + points, before.clicks + clicks};
        Cheapest& now = m_cheapest[count];
        if (now.points < 0 || with.points < now.points ||
            (with.points == now.points && with.clicks > now.clicks))
            now = with;
    }

    /// The group of the lowest total; below 0: there is none.
    struct Cheapest
    {
        int points = -1;
        double clicks = 0;
    };

    GroupTotals m_totals;
    std::array<Cheapest, GroupTotals::mostCount + 1> m_cheapest{Cheapest{0, 0}}; ///< by number
    std::vector<double> m_clicks; ///< the most, by number and points; below 0: no such group
};

/// Looks at one piece after the other.
class DangerSurvey
{
public:
    DangerSurvey(const GameParts& parts, const Board& board, const std::vector<int>& defenses)
        : m_parts(parts),
          m_board(board),
          m_blows(defenses),
          m_groups(parts, m_blows),
          m_chests(chestSquares(parts, board)),
          m_objects(m_chests)
    {
        for (const GameParts::TokenPiece& token : parts.tokens)
            if (const SquareIndex square = board.squareAt(token.square); square != noSquare)
                m_objects.set(square);
    }

    void addToken(std::size_t number)
    {
        const GameParts::TokenPiece& token = m_parts.tokens[number];
        const SquareIndex square = m_board.squareAt(token.square);
        const double clicks = square == noSquare ? 0 : clicksOf(token);
        if (clicks <= 0)
            return;
        // WAN-05: all squares of its tile. WAN-06: those next to it, also on other tiles.
        const TileIndex tile = m_board.tileOf(square);
        forEachSquareOn(tile, [&](SquareIndex on) {
            add({on, ThreatKind::Token, std::int32_t(number), "WAN-05", clicks});
        });
        for (const Direction direction : allDirections)
            if (m_board.isAdjacent(square, direction, DoorStates::allClosed()))
                if (const SquareIndex next = m_board.neighbour(square, direction);
                    m_board.tileOf(next) != tile)
                    add({next, ThreatKind::Token, std::int32_t(number), "WAN-06", clicks});
    }

    void addChest(std::size_t number)
    {
        const GameParts::ChestPiece& chest = m_parts.chests[number];
        const ChestStand stand{m_board.squareAt(chest.square), chest.facing};
        if (stand.square == noSquare)
            return;
        m_before.clear();
        forEachSquareBefore(m_board, stand, DoorStates::allClosed(), [&](SquareIndex square) {
            if (canStandOn(square))
                m_before.push_back(square);
        });
        if (m_before.empty())
            return; // nobody can get at it
        // TRAP-04: each position comes up with one face of the die; the first is blank.
        for (const Trap& trap : *chest.trap) {
            if (trap.attack)
                addAttack(std::int32_t(number), stand, *trap.attack);
            if (trap.spawn)
                // TRAP-14, CONV-15: next to the chest or to the hero.
                for (const SquareIndex square : m_before)
                    add({square, ThreatKind::TrapMonsters, std::int32_t(number), "TRAP-14",
                         m_groups.clicks({trap.spawn->count, trap.spawn->maxPoints}, PointCap::Firm) /
                             dialPositions});
        }
    }

    /// Those of one rule of one piece on one square are added up.
    std::vector<Threat> take()
    {
        const auto key = [](const Threat& threat) {
            return std::tuple(threat.square, threat.kind, threat.piece, threat.rule);
        };
        std::ranges::stable_sort(m_threats, {}, key);
        std::vector<Threat> sums;
        for (const Threat& threat : m_threats)
            if (!sums.empty() && key(sums.back()) == key(threat))
                sums.back().clicks += threat.clicks;
            else
                sums.push_back(threat);
        return sums;
    }

private:
    static constexpr int dialPositions = 6;

    /// CONV-03, CONV-04: over all faces and rolls.
    double clicksOf(const GameParts::TokenPiece& token) const
    {
        const std::vector<int> faces = facesOf(m_parts, token);
        if (faces.empty())
            return 0;
        double sum = 0;
        for (const int face : faces)
            for (int total = lowestRoll; total <= highestRoll; ++total) {
                const WanderingToken::Row& row = m_parts.tables[std::size_t(face)]->row(total);
                sum += waysOf(total) * m_groups.clicks({row.count, row.points}, PointCap::Yielding);
            }
        return sum / (36.0 * double(faces.size()));
    }

    void addAttack(std::int32_t number, ChestStand stand, const TrapAttack& attack)
    {
        const auto strike = [&](SquareIndex square, std::string_view rule, int cover) {
            add({square, ThreatKind::TrapAttack, number, rule,
                 m_blows.clicks(attack.attack, attack.damage, cover) / dialPositions});
        };
        switch (attack.target) {
        case TrapTarget::Opener:
            for (const SquareIndex square : m_before)
                strike(square, "TRAP-17", 0);
            break;
        case TrapTarget::Tile: addTiles(stand, strike); break;
        case TrapTarget::Ranged: addLines(stand, attack.range, strike); break;
        }
    }

    /// TRAP-18, TRAP-19: the tile of the chest, and those from which somebody can work on it.
    template <typename Strike> void addTiles(ChestStand stand, const Strike& strike)
    {
        std::vector<TileIndex> tiles{m_board.tileOf(stand.square)};
        for (const SquareIndex square : m_before)
            if (!std::ranges::count(tiles, m_board.tileOf(square)))
                tiles.push_back(m_board.tileOf(square));
        for (const TileIndex tile : tiles)
            forEachSquareOn(tile, [&](SquareIndex square) {
                strike(square, tile == tiles.front() ? "TRAP-18" : "TRAP-19", 0);
            });
    }

    template <typename Strike> void addLines(ChestStand stand, int range, const Strike& strike)
    {
        const Square centre = m_board.squareOf(stand.square);
        LineQuery query;
        query.objects = m_objects.view();
        for (int y = -range; y <= range; ++y)
            for (int x = -range; x <= range; ++x) {
                const SquareIndex to = m_board.squareAt(centre + Offset{x, y});
                if (to == noSquare || !canStandOn(to))
                    continue;
                // TRAP-22, RANGE-17: cover counts.
                if (const auto line = trapLine(m_board, stand, to, range, query))
                    strike(to, "TRAP-21", line->cover ? 1 : 0);
            }
    }

    template <typename Visit> void forEachSquareOn(TileIndex tile, const Visit& visit)
    {
        const BoardTile& place = m_board.tile(tile);
        for (int i = 0; i < place.squareCount(); ++i)
            visit(place.first + i);
    }

    bool canStandOn(SquareIndex square) const
    {
        return canStopOn(m_board, square) && !m_chests.test(square) &&
               !m_board.has(square, SquareFlag::Overlapped);
    }

    void add(const Threat& threat)
    {
        if (threat.clicks > 0 && canStandOn(threat.square))
            m_threats.push_back(threat);
    }

    const GameParts& m_parts;
    const Board& m_board;
    Blows m_blows;
    WorstGroups m_groups;
    BitSet m_chests;
    BitSet m_objects; ///< chests and tokens, which give cover
    std::vector<SquareIndex> m_before;
    std::vector<Threat> m_threats;
};

} // namespace

DangerMap dangerOf(const GameParts& parts, const Board& board, const std::stop_token& stop)
{
    std::vector<int> defenses = defensesOf(parts);
    const bool isAssumed = defenses.empty();
    if (isAssumed)
        defenses = {assumedDefense};
    DangerSurvey survey(parts, board, defenses);
    for (std::size_t i = 0; i < parts.tokens.size() && !stop.stop_requested(); ++i)
        survey.addToken(i);
    for (std::size_t i = 0; i < parts.chests.size() && !stop.stop_requested(); ++i)
        survey.addChest(i);
    return {survey.take(), std::move(defenses), isAssumed};
}

} // namespace delve::mageknight::play
