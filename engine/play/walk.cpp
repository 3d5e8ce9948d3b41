#include "engine/play/walk.h"

#include "engine/base/dice.h"

#include <map>
#include <set>

namespace delve::play {

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

/// A place that was reached, with the step that led there.
struct Stop
{
    GameState state;
    SquareIndex from = noSquare;
    Action step;
};

bool isStep(const Action& action)
{
    if (const auto* step = std::get_if<Step>(&action))
        return !step->use;
    if (const auto* enter = std::get_if<Enter>(&action))
        return !enter->use;
    return std::holds_alternative<TakeStairs>(action);
}

/// Where a step leads.
SquareIndex targetOf(const Position& position, const Action& action)
{
    const SquareIndex from = squareOfActive(position);
    if (const auto* step = std::get_if<Step>(&action))
        return position.board().neighbour(from, step->direction);
    if (std::holds_alternative<TakeStairs>(action))
        return position.board().staircasePartner(from);
    return entranceOf(position, position.turn().figure);
}

/// The figure can walk on: it is still its activation, and nobody is asked for anything.
bool canWalkOn(const GameState& before, const GameState& after)
{
    return !after.turn().isOver() && after.tasks().empty() && after.turn().figure == before.turn().figure &&
           after.turn().token == before.turn().token;
}

} // namespace

std::optional<Actions> walkTo(const Game& game, const GameState& state, SquareIndex to)
{
    if (!canWalkOn(state, state) || !state.turn().isActivation())
        return std::nullopt;
    const SquareIndex start = squareOfActive({game, state});
    std::map<SquareIndex, Stop> stops;
    std::set<std::pair<int, SquareIndex>> open; // by speed points spent
    stops.emplace(start, Stop{state, start, EndActivation{}});
    open.emplace(0, start);
    const auto spentIn = [&](const GameState& later) { return state.turn().speed - later.turn().speed; };
    const auto wayTo = [&](SquareIndex from, const Action& last) {
        Actions way{last};
        for (SquareIndex at = from; at != start; at = stops.at(at).from)
            way.insert(way.begin(), stops.at(at).step);
        return way;
    };
    std::optional<std::pair<SquareIndex, Action>> eventful; // a last step that sets something off
    Actions legal;
    Events events;
    while (!open.empty()) {
        const auto [spent, at] = *open.begin();
        open.erase(open.begin());
        const GameState here = stops.at(at).state;
        if (spent != spentIn(here))
            continue; // a cheaper way there was found since
        if (at == to && at != start)
            return wayTo(stops.at(at).from, stops.at(at).step);
        legalActions(game, here, legal);
        std::erase_if(legal, [](const Action& action) { return !isStep(action); });
        for (const Action& action : legal) {
            GameState after = here;
            NoDice dice;
            events.clear();
            perform(game, after, action, dice, events);
            if (dice.wereWanted() || !canWalkOn(here, after)) {
                if (!eventful && targetOf({game, here}, action) == to)
                    eventful.emplace(at, action);
                continue;
            }
            const SquareIndex reached = squareOfActive({game, after});
            const auto known = stops.find(reached);
            if (known != stops.end() && spentIn(known->second.state) <= spentIn(after))
                continue;
            stops.insert_or_assign(reached, Stop{after, at, action});
            open.emplace(spentIn(after), reached);
        }
    }
    if (eventful)
        return wayTo(eventful->first, eventful->second);
    return std::nullopt;
}

} // namespace delve::play
