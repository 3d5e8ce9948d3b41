// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int worthOfClearingStairs = 280;
constexpr int worthOfEndingTurn = 20;
constexpr int worthOfActing = 300;
constexpr int worthOfChestAtHand = 400;
constexpr int worthOfComingIn = 200;
constexpr int worthOfFight = 120;
constexpr int worthOfResting = 100; ///< to regenerate; less than whatever brings the figure on
constexpr int worthOfWound = 30;
constexpr int worthOfNoUse = -5;

int worthOfActivating(Weighed& weighed, FigureId figure)
{
    Prospect& prospect = weighed.prospect;
    const FigureState& state = weighed.position().figure(figure);
    const bool isMine = prospect.isMine(figure);
    if (!state.isInside())
        return worthOfActing + worthOfComingIn;
    const int way = prospect.wayOf(figure, state.square);
    const int near = way == Prospect::unreachable ? 0 : std::max(0, 100 - 4 * way);
    if (!isMine) {
        // Whoever stands where the own heroes have to get through is led away.
        if (prospect.blocksStairs(state.square))
            return worthOfClearingStairs;
        // A Mage Spawn with prey in reach is worth an activation, others are not.
        if (way == Prospect::unreachable)
            return 0;
        weighed.tell(FactKind::WayToPrey, way);
        const int reach = speedOf(weighed.position(), figure);
        return way <= reach + 1 ? worthOfActing - 60 + near : near / 2;
    }
    int worth = worthOfActing + near;
    if (!prospect.wantsOut() && prospect.isAtChest(figure)) {
        weighed.tell(FactKind::ChestAtHand);
        worth += worthOfChestAtHand;
    }
    if (isNextToOpposing(weighed.position(), figure))
        worth += worthOfFight;
    return worth;
}

/// Others of the team can be activated only after this figure.
bool isWaitedFor(Weighed& weighed, FigureId figure)
{
    const Position& position = weighed.position();
    if (position.turn().activationsLeft < 2 || !hasAbility(position, figure, Ability::Frenzy))
        return false;
    const auto& heroes = position.game().player(weighed.prospect.player()).heroes;
    return std::ranges::any_of(heroes, [&](FigureId hero) {
        const FigureState& state = position.figure(hero);
        return hero != figure && state.isInside() && !state.has(mark::activated) &&
               !hasAbility(position, hero, Ability::Frenzy);
    });
}

/// END-09: idling would come to the same. None of the team only waits until it thaws; and all who are left
/// can do no more than walk, and it has nothing that it could lose; or nobody else is left in the dungeon,
/// and nobody stands beside its heroes.
bool hasNothingToLose(Weighed& weighed)
{
    const Position& position = weighed.position();
    bool hasRivals = false;
    bool canAct = false;
    bool thaws = false;
    bool fights = false;
    for (int i = 0; i < position.game().playerCount(); ++i)
        for (const FigureId hero : position.game().player(PlayerId(i)).heroes) {
            const FigureState& state = position.figure(hero);
            if (!state.isInside() && state.where != Whereabouts::Outside)
                continue;
            if (PlayerId(i) != weighed.prospect.player()) {
                hasRivals = true;
                continue;
            }
            const bool isFree = !state.isInside() || !isConfinedToMoving(position, hero);
            thaws |= state.frozen > 0; // SA-MAGIC-FREEZE
            canAct |= isFree;
            fights |= isFree && state.isInside() && isNextToOpposing(position, hero);
        }
    if (thaws)
        return false;
    if (!canAct)
        return !hasRivals || chestsHeld(position, weighed.prospect.player()) == 0;
    return !hasRivals && !fights;
}

} // namespace

int worthOf(Weighed& weighed, const Activate& action)
{
    return worthOfActivating(weighed, action.figure);
}

int worthOf(Weighed& weighed, const ActivateWith& action)
{
    const Position& position = weighed.position();
    if (action.use == Use::Regeneration) {
        const int wounds = clicksLost(position, action.figure);
        return weighed.prospect.isMine(action.figure) && wounds > 1 ? worthOfResting + worthOfWound * wounds
                                                                    : worthOfNoUse;
    }
    if (action.use == Use::Levitation)
        return worthOfNoUse;
    const int worth = worthOfActivating(weighed, action.figure);
    if (action.use != Use::DoubleSpeed || !position.figure(action.figure).isInside())
        return worth - 5;
    // Twice the speed is for long ways.
    return weighed.prospect.wayOf(action.figure, position.figure(action.figure).square) >
                   speedOf(position, action.figure)
               ? worth + 10
               : worth - 10;
}

int worthOf(Weighed& weighed, const ActivateToken& action)
{
    const int way = weighed.prospect.wayToPrey(weighed.position().state().token(action.token).square);
    return way == Prospect::unreachable ? 0 : std::max(0, 160 - 8 * way);
}

int worthOf(Weighed& weighed, const Pass& action)
{
    // DG-01: who has Frenzy keeps the others waiting, also where there is nothing for it to do.
    return isWaitedFor(weighed, action.figure) ? worthOfEndingTurn + 1 : -10;
}

int worthOf(Weighed&, const EndActivation&)
{
    return 0;
}

int worthOf(Weighed&, const EndTurn&)
{
    return worthOfEndingTurn;
}

int worthOf(Weighed& weighed, const GiveUp&)
{
    return hasNothingToLose(weighed) ? worthOfEndingTurn + 1 : never;
}

int worthOf(Weighed&, const CancelAbility&)
{
    return never / 2;
}

int worthOf(Weighed&, const CancelGift&)
{
    return never / 2;
}

} // namespace delve::mageknight::play
