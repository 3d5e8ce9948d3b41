// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/walk.h"

#include "engine/base/dice.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace delve::mageknight::play {

namespace {

/// Notices that somebody wanted to roll.
class NoDice final : public Dice
{
public:
    int roll(const RollPurpose&) override
    {
        m_wanted = true;
        return 1;
    }
    bool wereWanted() const { return m_wanted; }

private:
    bool m_wanted = false;
};

bool isStep(const Action& action)
{
    if (const auto* step = std::get_if<Step>(&action))
        return !step->use;
    if (const auto* enter = std::get_if<Enter>(&action))
        return !enter->use;
    return std::holds_alternative<TakeStairs>(action) || std::holds_alternative<Drive>(action);
}

/// Where a step leads.
SquareIndex targetOf(const Position& position, const Action& action)
{
    const SquareIndex from = squareOfActive(position);
    if (const auto* step = std::get_if<Step>(&action))
        return position.board().neighbour(from, step->direction);
    if (const auto* drive = std::get_if<Drive>(&action))
        return stanceAfter(position, *drive).value_or(Stance{}).anchor;
    if (std::holds_alternative<TakeStairs>(action))
        return position.board().staircasePartner(from);
    return entranceOf(position, position.turn().figure);
}

/// The speed points of a step.
int priceOf(const Position& position, const Action& action)
{
    if (const auto* step = std::get_if<Step>(&action))
        return stepCostOfActive(position, squareOfActive(position), step->direction);
    if (const auto* drive = std::get_if<Drive>(&action))
        return costOf(*drive);
    const SquareIndex to = targetOf(position, action);
    return to == noSquare ? 0 : entryCostOfActive(position, to);
}

/// MD-05: a line goes over several squares at once.
int squaresOf(const Action& action)
{
    const auto* drive = std::get_if<Drive>(&action);
    return drive != nullptr ? std::abs(drive->ahead) : 1;
}

/// The figure can walk on: it is still its activation, and nobody is asked for anything.
bool canWalkOn(const GameState& before, const GameState& after)
{
    return !after.turn().isOver() && isFreeToAct(after) && after.turn().figure == before.turn().figure &&
           after.turn().token == before.turn().token;
}

} // namespace

Walks::Walks(const Game& game, const GameState& state)
{
    if (!canWalkOn(state, state) || !state.turn().isActivation())
        return;
    m_start = squareOfActive({game, state});
    std::map<SquareIndex, GameState> states;    // with the figure on these squares
    std::set<std::pair<int, SquareIndex>> open; // by speed points spent
    m_stops.emplace(m_start, Stop{m_start, 0, EndActivation{}});
    states.emplace(m_start, state);
    open.emplace(0, m_start);
    Actions legal;
    Events events;
    while (!open.empty()) {
        const auto [spent, at] = *open.begin();
        open.erase(open.begin());
        if (spent != m_stops.at(at).cost)
            continue; // a cheaper way there was found since
        const GameState here = states.at(at);
        legalActions(game, here, legal);
        std::erase_if(legal, [](const Action& action) { return !isStep(action); });
        for (const Action& action : legal) {
            GameState after = here;
            NoDice dice;
            events.clear();
            perform(game, after, action, dice, events);
            const int cost = state.turn().speed - after.turn().speed;
            if (dice.wereWanted() || !canWalkOn(here, after)) {
                // What it comes to may cost more, or nothing that can be told; the step has its price.
                m_eventful.emplace(targetOf({game, here}, action),
                                   Stop{at, spent + priceOf({game, here}, action), action});
                continue;
            }
            const SquareIndex reached = squareOfActive({game, after});
            const auto known = m_stops.find(reached);
            if (known != m_stops.end() && known->second.cost <= cost)
                continue;
            const bool canRest = !after.turn().has(activation::aloft);
            m_stops.insert_or_assign(reached, Stop{at, cost, action, canRest});
            states.insert_or_assign(reached, std::move(after));
            open.emplace(cost, reached);
        }
    }
}

Actions Walks::stepsTo(SquareIndex from, const Action& last) const
{
    Actions way{last};
    for (SquareIndex at = from; at != m_start; at = m_stops.at(at).from)
        way.insert(way.begin(), m_stops.at(at).step);
    return way;
}

std::vector<Walks::Reached> Walks::reached() const
{
    std::map<SquareIndex, Reached> all;
    const auto add = [&](const auto& stops, bool isEventful) {
        for (const auto& [square, stop] : stops)
            if (square != m_start && square != noSquare && (isEventful || stop.canRest))
                all.emplace(square,
                            Reached{square, stop.cost,
                                    int(stepsTo(stop.from, stop.step).size()) - 1 + squaresOf(stop.step),
                                    isEventful});
    };
    add(m_stops, false);
    add(m_eventful, true);
    std::vector<Reached> list;
    for (const auto& [square, reached] : all)
        list.push_back(reached);
    return list;
}

std::optional<Actions> Walks::wayTo(SquareIndex to) const
{
    if (to == m_start || to == noSquare)
        return std::nullopt;
    for (const auto* stops : {&m_stops, &m_eventful})
        if (const auto found = stops->find(to); found != stops->end())
            return stepsTo(found->second.from, found->second.step);
    return std::nullopt;
}

std::optional<Actions> walkTo(const Game& game, const GameState& state, SquareIndex to)
{
    return Walks(game, state).wayTo(to);
}

bool isPlain(const Game& game, const GameState& state, const Action& action)
{
    GameState after = state;
    NoDice dice;
    Events events;
    perform(game, after, action, dice, events);
    return !dice.wereWanted() && canWalkOn(state, after);
}

namespace {

/// What a way may lead past.
struct Past
{
    bool holders = false;   ///< others who would hold the figure (BRK-01)
    bool obstacles = false; ///< whatever can be gone from a square, or opened, and crevasses; walls stay
};

/// The fewest obstacles first, and a crevasse only where there is nothing else to blame.
constexpr int obstaclePrice = 10'000;
constexpr int crevassePrice = 1'000'000;

/// What an obstacle counts; nothing for the walls of the map.
std::optional<int> priceOfObstacle(const Position& position, const Refusal& refusal)
{
    if (refusal == refusalOfCrevasse(position))
        return crevassePrice;
    if (isOfMap(refusal))
        return std::nullopt;
    return obstaclePrice;
}

std::optional<RoughWay> cheapestWay(const Position& position, SquareIndex to, Past past)
{
    const SquareIndex start = squareOfActive(position);
    if (!position.turn().isActivation() || start == noSquare || to == noSquare || to == start)
        return std::nullopt;
    struct Come
    {
        SquareIndex from = noSquare;
        int cost = 0;
        Action step;
    };
    std::map<SquareIndex, Come> comes{{start, {}}};
    std::set<std::pair<int, SquareIndex>> open{{0, start}};
    while (!open.empty()) {
        const auto [spent, at] = *open.begin();
        open.erase(open.begin());
        if (at == to)
            break;
        if (spent != comes.at(at).cost || (!past.holders && isHeldOn(position, at)))
            continue;
        const auto come = [&](SquareIndex next, const Refusal& refusal, int price, const Action& step) {
            if (!refusal.isAllowed()) {
                const auto more = past.obstacles ? priceOfObstacle(position, refusal) : std::nullopt;
                if (!more)
                    return;
                price += *more;
            }
            const auto known = comes.find(next);
            if (known != comes.end() && known->second.cost <= spent + price)
                return;
            comes.insert_or_assign(next, Come{at, spent + price, step});
            open.emplace(spent + price, next);
        };
        for (const Direction direction : allDirections) {
            const SquareIndex next = position.board().neighbour(at, direction);
            if (next != noSquare)
                come(next, checkStep(position, at, direction, 0), stepCostOfActive(position, at, direction),
                     Step{direction});
        }
        if (const SquareIndex partner = position.board().staircasePartner(at); partner != noSquare)
            come(partner, checkDestination(position, partner, 0), entryCostOfActive(position, partner),
                 TakeStairs{});
    }
    if (!comes.contains(to))
        return std::nullopt;
    RoughWay way{comes.at(to).cost, {}};
    for (SquareIndex at = to; at != start; at = comes.at(at).from)
        way.steps.insert(way.steps.begin(), comes.at(at).step);
    return way;
}

/// Why all ways to a square are closed: the first obstacle on the way that has the fewest of them.
Refusal firstObstacle(const Position& position, SquareIndex to)
{
    if (const auto way = cheapestWay(position, to, {.holders = true, .obstacles = true})) {
        SquareIndex at = squareOfActive(position);
        for (const Action& action : way->steps) {
            const auto* step = std::get_if<Step>(&action);
            const SquareIndex next = step != nullptr ? position.board().neighbour(at, step->direction)
                                                     : position.board().staircasePartner(at);
            const Refusal refusal = step != nullptr ? checkStep(position, at, step->direction, 0)
                                                    : checkDestination(position, next, 0);
            if (!refusal.isAllowed())
                return refusal;
            at = next;
        }
    }
    return {"MAP-15"};
}

} // namespace

namespace {

/// No line is longer than that by far.
std::int8_t inBounds(int squares)
{
    return std::int8_t(std::clamp(squares, -100, 100));
}

/// Why no line brings the active multi-dial figure there: what bars the straightest one.
Refusal checkDriveTo(const Position& position, SquareIndex to)
{
    const FigureState& figure = position.figure(position.turn().figure);
    const Square from = position.board().squareOf(figure.square);
    const Square there = position.board().squareOf(to);
    if (from.level != there.level || to == figure.square)
        return {"MD-05"};
    std::optional<Refusal> straightest;
    for (int turn = 0; turn < 8; turn += 2) { // ahead first, and backward
        const Direction facing = turned(figure.facing, turn);
        const Offset ahead = offsetOf(facing), right = offsetOf(turned(facing, 2));
        const Offset away{there.x - from.x, there.y - from.y};
        const int f = away.dx * ahead.dx + away.dy * ahead.dy, s = away.dx * right.dx + away.dy * right.dy;
        const Refusal refusal = check(position, Drive{facing, inBounds(f), inBounds(s)});
        if (refusal.isAllowed())
            return allowed;
        if (f >= std::abs(s) && (!straightest || turn == 0))
            straightest = refusal;
    }
    return straightest.value_or(Refusal{"MD-05"});
}

} // namespace

std::optional<RoughWay> roughWayTo(const Game& game, const GameState& state, SquareIndex to,
                                   bool isPastHolders)
{
    return cheapestWay({game, state}, to, {.holders = isPastHolders});
}

Refusal checkWalk(const Game& game, const GameState& state, SquareIndex to)
{
    const Position position(game, state);
    const SquareIndex from = squareOfActive(position);
    if (!state.turn().isActivation() || from == noSquare)
        return check(game, state, Step{});
    if (to == noSquare)
        return {"MAP-13"};
    if (state.turn().figure != FigureId::None && isHull(position, state.turn().figure))
        return checkDriveTo(position, to);
    for (const Direction direction : allDirections)
        if (position.board().neighbour(from, direction) == to)
            return check(game, state, Step{direction});
    if (walkTo(game, state, to))
        return allowed;
    if (!position.board().isPlayable(to))
        return position.board().terrain(to) == Terrain::Crevasse ? refusalOfCrevasse(position)
                                                                 : Refusal{"TER-06"};
    if (const Refusal there = checkDestination(position, to, 0); !there.isAllowed())
        return there;
    if (isHeld(position))
        return {"BRK-01"};
    const auto rough = roughWayTo(game, state, to, true);
    if (!rough)
        return firstObstacle(position, to);
    if (rough->cost > state.turn().speed)
        return {"ACT-15"};
    const auto free = roughWayTo(game, state, to);
    return {free && free->cost <= state.turn().speed ? "MOV-14" : "BRK-01"};
}

} // namespace delve::mageknight::play
