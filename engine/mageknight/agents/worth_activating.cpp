// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

namespace {

constexpr int worthOfClearingStairs = 280;
constexpr int worthOfEndingTurn = 20;
constexpr int worthOfActing = 300;
constexpr int worthOfChestAtHand = 400;
constexpr int worthOfComingIn = 200;
constexpr int worthOfFight = 120;

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

} // namespace

int worthOf(Weighed& weighed, const Activate& action)
{
    return worthOfActivating(weighed, action.figure);
}

int worthOf(Weighed& weighed, const ActivateWith& action)
{
    const FigureState& state = weighed.position().figure(action.figure);
    const int worth = worthOfActivating(weighed, action.figure);
    if (action.use != Use::DoubleSpeed || !state.isInside())
        return worth - 5;
    // Twice the speed is for long ways.
    return weighed.prospect.wayOf(action.figure, state.square) > speedOf(weighed.position(), action.figure)
               ? worth + 10
               : worth - 10;
}

int worthOf(Weighed& weighed, const ActivateToken& action)
{
    const int way = weighed.prospect.wayToPrey(weighed.position().state().token(action.token).square);
    return way == Prospect::unreachable ? 0 : std::max(0, 160 - 8 * way);
}

int worthOf(Weighed&, const Pass&)
{
    return -10;
}

int worthOf(Weighed&, const EndActivation&)
{
    return 0;
}

int worthOf(Weighed&, const EndTurn&)
{
    return worthOfEndingTurn;
}

int worthOf(Weighed&, const GiveUp&)
{
    return never;
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
