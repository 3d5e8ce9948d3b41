// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/foresight.h"

#include "engine/base/dice.h"
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

namespace {

constexpr int speedOfToken = 4; // WAN-02

/// Room for a thought, given back when it has been thought.
class Thinking
{
public:
    Thinking(WayMemory& memory, const GameState& from) : m_memory(memory)
    {
        ++m_memory.thoughtCount;
        state() = from;
    }
    ~Thinking() { --m_memory.thoughtCount; }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    static bool hasRoom(const WayMemory& memory) { return memory.thoughtCount < WayMemory::mostThoughts; }
    GameState& state() { return thought().state; }
    Actions& legal() { return thought().legal; }

private:
    Thought& thought() { return m_memory.thoughts[m_memory.thoughtCount - 1]; }

    WayMemory& m_memory;
};

bool isMoving(const Action& action)
{
    return std::holds_alternative<Step>(action) || std::holds_alternative<TakeStairs>(action) ||
           std::holds_alternative<PassThrough>(action) || std::holds_alternative<FlyTo>(action) ||
           std::holds_alternative<Leave>(action) || std::holds_alternative<LeaveThrough>(action) ||
           std::holds_alternative<Drive>(action);
}

Foresight foreseeBest(const PlayerView& view, Actions& legal, WayMemory& memory, const Aim& aim)
{
    legalActions(view.game, view.state, legal);
    Prospect prospect(view, memory, aim);
    Foresight best;
    best.worth = std::numeric_limits<int>::min();
    for (const Action& action : legal) {
        Weighed weighed(prospect, nullptr);
        const int worth = std::visit([&](const auto& one) { return worthOf(weighed, one); }, action);
        if (worth > best.worth)
            best = {worth, isMoving(action)};
    }
    return best;
}

} // namespace

Foresight foreseeBreakAway(Prospect& prospect)
{
    WayMemory& memory = prospect.memory();
    if (!Thinking::hasRoom(memory))
        return {};
    const Position& now = prospect.position();
    Thinking thinking(memory, now.state());
    GameState& after = thinking.state();
    evolve(now.game(), after, {"BRK-02", SpeedSpent{breakAwayCost}});
    // BRK-07: one success covers everybody who is adjacent.
    const FigureId figure = now.turn().figure;
    forEachAdjacentFigure(now, figure, [&](FigureId other, SquareIndex, Direction) {
        if (areOpposing(now, figure, other) && !after.contains(FigureSet::BrokenAway, other))
            evolve(now.game(), after, {"BRK-07", FreedFrom{other}});
    });
    return foreseeBest({now.game(), after, prospect.player()}, thinking.legal(), memory, prospect.aim());
}

namespace {

/// Lets the activation begin in a thought; false where it is not foreseen.
bool begin(const PlayerView& view, const Activate& action, GameState& after)
{
    const FigureState& figure = view.state.figure(action.figure);
    // Who comes in, or is asked about a teleport first, has something to do.
    if (!figure.isInside() || figure.has(mark::transferring))
        return false;
    const Position position(view.game, view.state);
    const bool isAdjacent = isNextToOpposing(position, action.figure);
    evolve(view.game, after,
           {"ACT-13", FigureActivated{action.figure, std::int16_t(speedOf(position, action.figure)),
                                      isAdjacent ? activation::beganAdjacent : std::uint16_t(0)}});
    return true;
}

bool begin(const PlayerView& view, const ActivateToken& action, GameState& after)
{
    evolve(view.game, after, {"ACT-10", TokenActivated{action.token, speedOfToken}});
    return true;
}

bool begin(const PlayerView& view, const ActivateWith& action, GameState& after)
{
    // The others use the whole of it (SA-G7).
    const bool goesOn = action.use == Use::DoubleSpeed || action.use == Use::FreeAttack ||
                        action.use == Use::ForceMarch || action.use == Use::Quickness;
    const FigureState& figure = view.state.figure(action.figure);
    if (!goesOn || !figure.isInside() || figure.has(mark::transferring))
        return false;
    SeededDice dice(0); // nothing that matters here is rolled
    Events events;
    perform(view.game, after, action, dice, events);
    return isFreeToAct(after) && after.turn().figure == action.figure;
}

template <typename Other> bool begin(const PlayerView&, const Other&, GameState&)
{
    return false;
}

} // namespace

std::optional<Foresight> foreseeActivation(const PlayerView& view, const Action& action, WayMemory& memory)
{
    if (!Thinking::hasRoom(memory))
        return std::nullopt;
    Thinking thinking(memory, view.state);
    GameState& after = thinking.state();
    if (!std::visit([&](const auto& one) { return begin(view, one, after); }, action))
        return std::nullopt;
    return foreseeBest({view.game, after, view.player}, thinking.legal(), memory, {});
}

bool canUseOpening(Prospect& prospect, DoorId door)
{
    WayMemory& memory = prospect.memory();
    if (!Thinking::hasRoom(memory))
        return false;
    const Position& now = prospect.position();
    Thinking thinking(memory, now.state());
    GameState& after = thinking.state();
    evolve(now.game(), after, {"DOOR-07", SpeedSpent{doorOpeningCost}});
    evolve(now.game(), after, {"DOOR-07", DoorOpened{door}});
    return foreseeBest({now.game(), after, prospect.player()}, thinking.legal(), memory, prospect.aim())
               .worth > 0;
}

} // namespace delve::mageknight::play
