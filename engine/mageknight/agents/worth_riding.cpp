// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int worthOfMounting = 420; ///< more than to walk, which the saddle does quicker
constexpr int worthOfHandsAtChest = 350;
constexpr int worthOfRidingOn = 1; ///< better than to end the activation

constexpr int worthOfDismounting = 60;
constexpr int activationsForDismounting = 3; ///< for itself, the rider and the mount
constexpr int worthOfActivation = 100;       ///< of a figure that is at its aim so much sooner
constexpr int nearOnFoot = 2;                ///< activations
constexpr int hopeless = 99;

/// In how many activations a way is walked.
int activationsFor(int way, int speed)
{
    return way == Prospect::unreachable || speed <= 0 ? hopeless : (way + speed - 1) / speed;
}

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

int worthOf(Weighed& weighed, const Dismount& action)
{
    // CAV-24: it takes an activation, and then rider and mount can act both. That pays where somebody is
    // there to be struck, the mount obeys, and nobody else has a use for the activations.
    const Position& position = weighed.position();
    int waiting = 0;
    for (const FigureId hero : position.game().player(weighed.prospect.player()).heroes)
        waiting += hero != action.mount && !position.figure(hero).isAboard() &&
                   !position.figure(hero).has(mark::activated) &&
                   (position.figure(hero).isInside() || position.figure(hero).where == Whereabouts::Outside);
    const auto& mount = position.game().kind(action.mount).figure().mount;
    const bool obeys = mount && mount->intelligence == Intelligence::Independent;
    const bool pays = obeys && isNextToOpposing(position, action.mount) &&
                      position.turn().activationsLeft >= waiting + activationsForDismounting;
    return pays ? worthOfDismounting : never / 2;
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

int worthOf(Weighed& weighed, const BoardChariot& action)
{
    Prospect& prospect = weighed.prospect;
    const Position& position = weighed.position();
    // On foot it takes treasure, in a chariot it does not: the way home is what a chariot is quicker for.
    const FigureId walker = position.turn().figure;
    if (prospect.pursuit() != Pursuit::Exit || !prospect.isMine(action.chariot))
        return never / 2;
    const int onFoot = activationsFor(prospect.wayOfActive(), speedOf(position, walker));
    const int aboard = activationsFor(prospect.wayOf(action.chariot, position.figure(action.chariot).square),
                                      speedOf(position, action.chariot));
    // PSGR-07: what is left of this activation is lost.
    return onFoot > aboard + 1 ? (onFoot - aboard) * worthOfActivation : never / 2;
}

int worthOf(Weighed& weighed, const Disembark& action)
{
    Prospect& prospect = weighed.prospect;
    const Position& position = weighed.position();
    const FigureId passenger = position.turn().figure;
    const FigureId chariot = position.figure(passenger).carrier;
    const int way = prospect.wayOf(passenger, action.square);
    if (way == Prospect::unreachable)
        return -1;
    // PSGR-05: for treasure close by; for more, and for the way out, the chariot is quicker.
    const int onFoot = activationsFor(way, speedOf(position, passenger));
    const bool isClose = !prospect.wantsOut() && onFoot <= nearOnFoot;
    const bool isStuck = activationsFor(prospect.wayOf(chariot, position.figure(chariot).square),
                                        speedOf(position, chariot)) > onFoot;
    return isClose || isStuck ? 100 - way : -1;
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
