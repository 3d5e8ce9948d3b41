// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/random_player.h"

#include "engine/mageknight/board/movement.h"

#include <algorithm>

namespace delve::mageknight::test {

using namespace delve::mageknight::play;

namespace {

template <typename T> const Action* firstOf(const Actions& actions)
{
    const auto found =
        std::ranges::find_if(actions, [](const Action& a) { return std::holds_alternative<T>(a); });
    return found == actions.end() ? nullptr : &*found;
}

/// Where the heroes of a player want to go: before the chests, and with one of them to the exit.
std::vector<SquareIndex> goalsOf(const Position& position, PlayerId player)
{
    if (position.state().player(player).gathered != 0)
        return {position.game().player(player).exit.square};
    std::vector<SquareIndex> goals;
    for (const ChestState& chest : position.state().chests())
        if (chest.place == ChestPlace::Board)
            if (const SquareIndex front = position.board().neighbour(chest.square, chest.facing);
                front != noSquare && position.board().isPlayable(front))
                goals.push_back(front);
    return goals;
}

/// The step of the active hero that brings it nearest to its goals, if one brings it nearer.
const Action* stepToGoal(const Position& position, const Actions& actions)
{
    const FigureId hero = position.turn().figure;
    if (hero == FigureId::None || !position.figure(hero).isInside() || position.figure(hero).isMageSpawn() ||
        firstOf<Step>(actions) == nullptr)
        return nullptr;
    const std::vector<SquareIndex> goals = goalsOf(position, position.figure(hero).team);
    if (goals.empty())
        return nullptr;
    MoveField field;
    field.search(position.board(), goals);
    const SquareIndex here = position.figure(hero).square;
    int least = field.cost(here);
    const Action* best = nullptr;
    for (const Action& action : actions)
        if (const auto* step = std::get_if<Step>(&action); step != nullptr && !step->use)
            if (const int cost = field.cost(position.board().neighbour(here, step->direction));
                cost < least) {
                least = cost;
                best = &action;
            }
    return best;
}

/// What somebody does who wants gold and no fight.
const Action* wishOf(const Position& position, const Actions& actions)
{
    for (const Action* wish :
         {firstOf<Leave>(actions), firstOf<OpenChest>(actions), firstOf<DisarmTrap>(actions),
          firstOf<ExposeTrap>(actions), firstOf<StoreTreasure>(actions), firstOf<AssignTreasure>(actions),
          firstOf<Enter>(actions), stepToGoal(position, actions), firstOf<OpenDoor>(actions),
          firstOf<BreakAway>(actions), firstOf<Attack>(actions)})
        if (wish != nullptr)
            return wish;
    for (const Action& action : actions)
        if (const auto* activate = std::get_if<Activate>(&action);
            activate != nullptr && !position.figure(activate->figure).isMageSpawn())
            return &action;
    return firstOf<EndTurn>(actions);
}

/// How often an action is taken where no other wish is felt. There are many ways to turn, and few to strike.
constexpr int weightOf(const Action& action)
{
    return std::visit(
        []<typename T>(const T&) {
            constexpr auto isOneOf = []<typename... Kinds>(std::variant<Kinds...>*) {
                return (std::is_same_v<T, Kinds> || ...);
            };
            using Seldom = std::variant<Turn, CancelAbility, CancelGift, Pass, EndTurn, FlyTo, TurnNimble>;
            using Often = std::variant<ActivateToken, Attack, Shoot, SweepAround, SendShockwave, StrikeBlow,
                                       Answer, ActivateWith, HealFigure, OpenChest, ExposeTrap, DisarmTrap,
                                       Steal, Leave, LeaveThrough, Enter, BashDoor, ShootDoor, TakeStairs>;
            if (std::is_same_v<T, GiveUp>)
                return 0; // would make all games short
            if (isOneOf(static_cast<Seldom*>(nullptr)))
                return 1;
            return isOneOf(static_cast<Often*>(nullptr)) ? 20 : 5;
        },
        action);
}

/// One game in so many turns is given up.
constexpr std::uint32_t patience = 4000;

} // namespace

Action RandomPlayer::choose(const Position& position, const Actions& actions)
{
    if (const Action* end = firstOf<GiveUp>(actions); end != nullptr && m_random.below(patience) == 0)
        return *end;
    if (int(m_random.below(100)) < m_purpose)
        if (const Action* wish = wishOf(position, actions))
            return *wish;
    return chooseAny(actions);
}

Action RandomPlayer::chooseAny(const Actions& actions)
{
    int sum = 0;
    for (const Action& action : actions)
        sum += weightOf(action);
    if (sum == 0)
        return actions.front();
    int left = int(m_random.below(std::uint32_t(sum)));
    for (const Action& action : actions)
        if ((left -= weightOf(action)) < 0)
            return action;
    return actions.back();
}

} // namespace delve::mageknight::test
