#include "engine/play/spawn.h"

#include "engine/play/figures.h"
#include "engine/play/group_choice.h"
#include "engine/play/movement.h"
#include "engine/play/spin.h"
#include "engine/play/state_writer.h"
#include "engine/play/turns.h"
#include "engine/play/unfolding.h"

#include <algorithm>

namespace delve::play {

namespace {

int pointsOf(const Position& position, FigureId figure)
{
    return position.kind(figure).figure().pointsAt(1);
}

bool isInPool(const Position& position, FigureId figure)
{
    return position.figure(figure).where == Whereabouts::Pool;
}

/// POOL-02: the values of what is in the pool, without one of them.
std::vector<int> poolValues(const Position& position, FigureId without = FigureId::None)
{
    std::vector<int> values;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (FigureId(i) != without && isInPool(position, FigureId(i)))
            values.push_back(pointsOf(position, FigureId(i)));
    return values;
}

/// Figures of a kind are alike while they are in the pool: the first of them stands for all.
bool isFirstOfItsKind(const Position& position, FigureId figure)
{
    for (std::size_t i = 0; i < indexOf(figure); ++i)
        if (isInPool(position, FigureId(i)) && &position.kind(FigureId(i)) == &position.kind(figure))
            return false;
    return true;
}

template <typename T> std::optional<T> pending(const Position& position)
{
    const auto task = nextTask(position.state());
    const auto* wanted = task ? std::get_if<T>(&*task) : nullptr;
    return wanted ? std::optional(*wanted) : std::nullopt;
}

/// Calls `visit(square)` for every square that is next to this one and free; some can come up twice.
template <typename Visit> void forEachFreeBeside(const Position& position, SquareIndex square, Visit&& visit)
{
    forEachAdjacentSquare(position, square, [&](Direction, SquareIndex next) {
        if (isFreeToPut(position, next))
            visit(next);
    });
}

/// The squares where the next monster of a group may stand, in order of their numbers.
std::vector<SquareIndex> squaresFor(const Position& position, SquareIndex square, FigureId opener)
{
    std::vector<SquareIndex> squares;
    const auto add = [&](SquareIndex free) { squares.push_back(free); };
    const GameState& state = position.state();
    if (!state.isEmpty(FigureSet::Group)) {
        // CONV-09: next to any that came before it.
        for (std::size_t i = 0; i < state.figures().size(); ++i)
            if (state.contains(FigureSet::Group, FigureId(i)) && state.figures()[i].isInside())
                forEachSquareOf(position, FigureId(i),
                                [&](SquareIndex own) { forEachFreeBeside(position, own, add); });
    } else if (opener == FigureId::None) {
        // CONV-08: the first one replaces the token.
        if (isFreeToPut(position, square))
            add(square);
    } else {
        // CONV-15: next to the treasure or to the hero.
        forEachFreeBeside(position, square, add);
        if (position.figure(opener).isInside())
            forEachSquareOf(position, opener,
                            [&](SquareIndex own) { forEachFreeBeside(position, own, add); });
    }
    std::ranges::sort(squares);
    const auto repeated = std::ranges::unique(squares);
    squares.erase(repeated.begin(), repeated.end());
    return squares;
}

} // namespace

bool isFreeToPut(const Position& position, SquareIndex square)
{
    return position.board().isPlayable(square) && position.state().occupant(square).isNone() &&
           !isNoStop(position, square);
}

void callMonsters(Unfolding& unfolding, PlayerId player, int count, int points, SquareIndex square,
                  FigureId opener)
{
    const GroupSize group = bestGroup(poolValues(unfolding.position()), {count, points});
    unfolding.emit("CONV-12", MonstersCalled{player, std::uint8_t(group.count), std::int16_t(group.points)});
    unfolding.later(Arrivals{player, std::uint8_t(group.count), std::int16_t(group.points), square, opener});
}

void resume(Unfolding& unfolding, const Arrivals& task)
{
    if (task.count == 0)
        return;
    if (squaresFor(unfolding.position(), task.square, task.opener).empty())
        return unfolding.emit("CONV-10", NoRoomForMonsters{task.count});
    unfolding.later(MonsterChoice{task.player, task.count, task.points, task.square, task.opener});
}

PlayerId deciderOf(const Position&, const MonsterChoice& choice)
{
    return choice.player;
}

PlayerId deciderOf(const Position&, const MonsterPlacing& placing)
{
    return placing.player;
}

void listOptions(const Position& position, const MonsterChoice&, ActionList& actions)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (isInPool(position, FigureId(i)))
            actions.offer(ChooseMonster{FigureId(i)});
}

void listOptions(const Position& position, const MonsterPlacing& placing, ActionList& actions)
{
    for (const SquareIndex square : squaresFor(position, placing.square, placing.opener))
        for (const Direction facing : allDirections)
            actions.add(PlaceMonster{square, facing});
}

Refusal check(const Position& position, const ChooseMonster& action)
{
    const auto choice = pending<MonsterChoice>(position);
    if (!choice)
        return {"CONV-05"};
    if (int(action.figure) < 0 || indexOf(action.figure) >= position.state().figures().size() ||
        !isInPool(position, action.figure))
        return {"CONV-06"};
    if (!isFirstOfItsKind(position, action.figure))
        return {"POOL-02"};
    // CONV-12: with those that are still to come it makes exactly the best total.
    const GroupSize rest{choice->count - 1, choice->points - pointsOf(position, action.figure)};
    return canMakeGroup(poolValues(position, action.figure), rest) ? allowed : Refusal{"CONV-12"};
}

Refusal check(const Position& position, const PlaceMonster& action)
{
    const auto placing = pending<MonsterPlacing>(position);
    if (!placing)
        return {"CONV-05"};
    const auto squares = squaresFor(position, placing->square, placing->opener);
    return std::ranges::binary_search(squares, action.to) ? allowed : Refusal{"CONV-09"};
}

void carryOut(Unfolding& unfolding, const ChooseMonster& action)
{
    const MonsterChoice choice = *pending<MonsterChoice>(unfolding.position());
    const int points = pointsOf(unfolding.position(), action.figure);
    unfolding.answered();
    unfolding.later(Arrivals{choice.player, std::uint8_t(choice.count - 1),
                             std::int16_t(choice.points - points), choice.square, choice.opener});
    unfolding.later(MonsterPlacing{choice.player, action.figure, choice.square, choice.opener});
}

void carryOut(Unfolding& unfolding, const PlaceMonster& action)
{
    const MonsterPlacing placing = *pending<MonsterPlacing>(unfolding.position());
    const bool isFirst = unfolding.state().isEmpty(FigureSet::Group);
    const std::string_view first = placing.opener == FigureId::None ? "CONV-08" : "CONV-15";
    unfolding.answered();
    unfolding.emit(isFirst ? first : "CONV-09", MonsterPlaced{placing.figure, action.to, action.facing});
}

void resume(Unfolding& unfolding, const GreetGroup&)
{
    std::vector<FigureId> arrived;
    for (std::size_t i = 0; i < unfolding.state().figures().size(); ++i)
        if (unfolding.state().contains(FigureSet::Group, FigureId(i)) &&
            unfolding.state().figures()[i].isInside())
            arrived.push_back(FigureId(i));
    if (!unfolding.state().isEmpty(FigureSet::Group))
        unfolding.emit("CONV-16", GroupComplete{});
    offerSpins(unfolding, arrived);
}

void evolve(StateWriter&, const MonstersCalled&)
{}

void evolve(StateWriter& state, const MonsterPlaced& event)
{
    FigureState& figure = state.figure(event.figure);
    figure.where = Whereabouts::Inside;
    figure.square = event.to;
    figure.facing = event.facing;
    figure.marks |= mark::newcomer;
    if (usesMovementMarkers(state.game()))
        figure.marks |= mark::marker;
    state.settle(event.figure);
    state.set(FigureSet::Group, event.figure, true);
}

void evolve(StateWriter&, const NoRoomForMonsters&)
{}

void evolve(StateWriter& state, const GroupComplete&)
{
    state.clear(FigureSet::Group);
}

} // namespace delve::play
