// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int worthOfMounting = 420; ///< more than to walk, which the saddle does quicker
constexpr int worthOfHandsAtChest = 350;
constexpr int worthOfRidingOn = 1; ///< better than to end the activation

/// What the other one of the unit could do at once.
int worthOfDeed(Weighed& weighed, const GameState& state, const Action& action)
{
    return std::visit(
        [&]<typename T>(const T& deed) {
            if constexpr (std::is_same_v<T, Attack> || std::is_same_v<T, Shoot> ||
                          std::is_same_v<T, SweepAround> || std::is_same_v<T, SendShockwave>)
                return worthOfAttack(weighed, state, deed);
            else if constexpr (std::is_same_v<T, ExposeTrap> || std::is_same_v<T, DisarmTrap> ||
                               std::is_same_v<T, OpenChest>)
                return weighed.prospect.wantsOut() ? 0 : worthOfHandsAtChest;
            else
                return 0;
        },
        action);
}

} // namespace

int worthOf(Weighed& weighed, const ActAs& action)
{
    const Game& game = weighed.position().game();
    GameState after = weighed.position().state();
    evolve(game, after, {"CAV-14", ActorChosen{action.figure}});
    Actions deeds;
    legalActions(game, after, deeds);
    int best = 0;
    for (const Action& deed : deeds)
        best = std::max(best, worthOfDeed(weighed, after, deed));
    // The mount has the way to go as well; the rider is called only for what it can do here.
    const bool isMount = !weighed.position().figure(action.figure).isAboard();
    return isMount ? std::max(best, worthOfRidingOn) : best > 0 ? best : -1;
}

int worthOf(Weighed&, const Dismount&)
{
    return never / 2; // two activations for what one does
}

int worthOf(Weighed&, const MountUp&)
{
    return worthOfMounting;
}

int worthOf(Weighed& weighed, const StandOn& action)
{
    const int way = weighed.prospect.wayToPrey(action.square);
    return way == Prospect::unreachable ? 0 : 100 - way;
}

int worthOf(Weighed&, const BoardChariot&)
{
    return never / 2; // on foot it takes treasure, in a chariot it does not
}

int worthOf(Weighed& weighed, const Disembark& action)
{
    const int way = weighed.prospect.wayToPrey(action.square);
    return way == Prospect::unreachable ? 1 : 100 - way;
}

int worthOf(Weighed& weighed, const NameSection& action)
{
    // MD-20, MD-42: the own one that can stand most, of others the one that can stand least.
    const Position& position = weighed.position();
    const int sturdiness =
        100 * clicksLeft(position, action.section) + dialValue(position, action.section, Slot::Defense);
    return weighed.prospect.isMine(action.section) ? sturdiness : -sturdiness;
}

} // namespace delve::mageknight::play
