// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/worths.h"
#include "engine/dungeoneer/play/core/task.h"

#include <algorithm>

// What steady makes of steps, of exploring and of building.

namespace delve::dungeoneer::play {

namespace {

constexpr int towardsGoal = 100; ///< the way to a Quest comes before all else but the Quest itself

/// What the Hero gains by entering a space, as far as it is new in this turn.
int gainOf(Outlook& outlook, SpaceId space)
{
    if (outlook.position().turn().hasBeen(space))
        return 0;
    const MapCard& card = outlook.game().space(space);
    const int danger = outlook.dangerOf(space) * worth::wound / 100 * outlook.careFor(outlook.player()) / 100;
    int heals = 0;
    if (outlook.own().life < outlook.own().lifeScore)
        for (const Effect& effect : card.onEntry)
            heals += effect.kind == EffectKind::RecoverLife && !effect.cost ? worth::wound : 0;
    return card.glory * worth::glory - card.peril * worth::peril / 2 - danger + heals;
}

Worth worthOfGoing(Outlook& outlook, SpaceId to)
{
    const int before = outlook.wayNow(), after = outlook.wayFrom(to);
    const int gain = gainOf(outlook, to);
    const Worth::Fact glory{FactKind::GloryGained,
                            outlook.position().turn().hasBeen(to) ? 0 : outlook.game().space(to).glory};
    if (after >= Outlook::noWay) // nowhere to go: a stroll for Glory
        return {gain - worth::movement, glory, {FactKind::WoundsLikely, outlook.dangerOf(to)}};
    const int nearer = before - after;
    const Worth::Fact steps{FactKind::StepsNearer, std::min(nearer, 9'999)};
    if (nearer > 0)
        return {towardsGoal + std::min(nearer, 400) / 4 + gain, steps, glory};
    return {gain / 2 - 30 + nearer / 10, steps, glory};
}

} // namespace

Worth worthFor(Outlook& outlook, const Step& action)
{
    const SpaceId here = outlook.own().space;
    return worthOfGoing(outlook, outlook.position().space(here).beside[std::size_t(action.side)]);
}

Worth worthFor(Outlook& outlook, const Travel& action)
{
    return worthOfGoing(outlook, action.to);
}

/// The rarer what is looked for, the less a card of the deck is worth; what is near is gone to first.
Worth worthFor(Outlook& outlook, const Explore&)
{
    const int missing = outlook.placesMissing();
    const Worth::Fact fact{FactKind::PlaceMissing, missing};
    if (missing == 0)
        return {-5, fact, {FactKind::WouldBeWasted, 0}};
    const int left = std::max(1, mapCardsLeft(outlook.position()));
    const int hope = 100 * std::min(missing, left) / left;
    const bool isIdle = outlook.wayNow() >= Outlook::noWay;
    const bool isFar = outlook.wayNow() > 900;
    return {isIdle ? 60 + hope : isFar ? 20 + hope : hope / 6, fact, {FactKind::AnyOther, 0}};
}

/// What it needs comes near its Hero, and what others need far from theirs.
Worth worthFor(Outlook& outlook, const PlaceMap& action)
{
    const Position& position = outlook.position();
    const bool isWanted = outlook.isWanted(action.space);
    const auto awayFrom = [&](PlayerId player) {
        const SpaceId at = position.player(player).space;
        if (at == SpaceId::None || outlook.game().space(at).kind != outlook.game().space(action.space).kind)
            return 0;
        const SpaceState& space = position.space(at);
        return std::abs(space.column - action.column) + std::abs(space.row - action.row);
    };
    const int own = awayFrom(outlook.player());
    int theirs = 0;
    for (int i = 0; i < outlook.game().playerCount(); ++i)
        if (PlayerId(i) != outlook.player() && position.isAlive(PlayerId(i)))
            theirs += awayFrom(PlayerId(i));
    const int open = (action.row + action.column) % 2 == 0; // a stable choice among equals
    return {isWanted ? 100 - 6 * own + theirs : 3 * theirs - own + open, FactKind::PlaceMissing, isWanted};
}

/// A Hero that is moved, a door or a space beside one.
Worth worthFor(Outlook& outlook, const ChooseSide& action)
{
    const Position& position = outlook.position();
    PlayerId moved = PlayerId::None;
    if (const auto move = pending<MoveChoice>(position))
        moved = move->moved;
    else if (const auto side = pending<SideChoice>(position))
        moved = side->subject;
    if (moved == PlayerId::None || position.player(moved).space == SpaceId::None)
        return {};
    const SpaceId here = position.player(moved).space;
    const SpaceId to = position.space(here).beside[std::size_t(action.side)];
    if (to == SpaceId::None)
        return {};
    if (moved == outlook.player())
        return worthOfGoing(outlook, to);
    // Another Hero is sent away from what its player looks for.
    Outlook theirs(position, moved);
    const int farther = std::min(theirs.wayFrom(to), 5'000) - std::min(theirs.wayFrom(here), 5'000);
    return {1 + farther / 20, FactKind::HarmDone, farther / 10};
}

Worth worthFor(Outlook&, const StopMoving&)
{
    return {0, FactKind::WouldBeWasted, 0};
}

Worth worthFor(Outlook& outlook, const Untip&)
{
    const bool isOwnTurn = outlook.position().isActive(outlook.player());
    return {isOwnTurn && outlook.position().turn().phase != Phase::Hero ? -5 : 130, FactKind::HelpsNow,
            worth::movement};
}

Worth worthFor(Outlook&, const SaveMovement& action)
{
    return {action.saves ? 5 : 0, FactKind::KeptForLater, 1};
}

/// Where most of its Quests are.
Worth worthFor(Outlook& outlook, const ChooseEntrance& action)
{
    int quests = 0;
    for (int i = 0; i < outlook.game().questCount(); ++i)
        quests += isOpenTo(outlook.position(), QuestId(i), outlook.player()) &&
                  outlook.game().kindOf(QuestId(i)) == outlook.game().space(action.space).kind;
    return {quests, FactKind::QuestAtHand, quests};
}

Worth worthOf(Outlook& outlook, const Action& action)
{
    return std::visit(
        [&]<typename T>(const T& what) -> Worth {
            if constexpr (requires { worthFor(outlook, what); })
                return worthFor(outlook, what);
            else
                return {};
        },
        action);
}

} // namespace delve::dungeoneer::play
