// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/treasure/traps.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int worthOfChest = 1000;
constexpr int worthOfFarness = 4;

int goldIn(const Position& position, ChestId chest)
{
    const Treasure* treasure = treasureIn(position, chest);
    return treasure != nullptr ? treasure->gold : 0;
}

} // namespace

int worthOf(Weighed& weighed, const OpenChest&)
{
    weighed.tell(FactKind::ChestAtHand);
    return worthOfChest;
}

int worthOf(Weighed& weighed, const ExposeTrap&)
{
    weighed.tell(FactKind::ChestAtHand);
    return worthOfChest - 200;
}

int worthOf(Weighed& weighed, const DisarmTrap& action)
{
    weighed.tell(FactKind::ChestAtHand);
    return worthOfChest - (action.slow ? 300 : 350);
}

int worthOf(Weighed&, const Steal&)
{
    return worthOfChest - 400;
}

int worthOf(Weighed& weighed, const TakeTreasure& action)
{
    return goldIn(weighed.position(), action.chest);
}

int worthOf(Weighed& weighed, const AssignTreasure& action)
{
    if (weighed.position().state().chest(action.chest).assignedTo != FigureId::None)
        return -50;
    return action.yields ? 40 : 50;
}

int worthOf(Weighed&, const FinishAssigning&)
{
    return 0;
}

int worthOf(Weighed& weighed, const StoreTreasure& action)
{
    return 100 + goldIn(weighed.position(), action.chest);
}

int worthOf(Weighed&, const FinishStoring&)
{
    return 0;
}

int worthOf(Weighed& weighed, const PutChest& action)
{
    // As far from the others as the rules allow, and so that the own team gets at it: not before a shut door.
    const Position& position = weighed.position();
    int open = 0;
    forEachSquareBefore(position.board(), {action.to, action.facing}, position.state().doors(),
                        [&](SquareIndex square) { open += position.board().isPlayable(square); });
    const int way = weighed.prospect.wayToPrey(action.to);
    return (way == Prospect::unreachable ? 100 : way) * worthOfFarness + std::min(open, worthOfFarness - 1);
}

int worthOf(Weighed& weighed, const ImproveHero& action)
{
    return 100 - 10 * weighed.position().figure(action.hero).level;
}

} // namespace delve::mageknight::play
