// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/foresight.h"
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

namespace {

constexpr int worthOfPoint = 20;      ///< a speed point nearer to the aim
constexpr int worthOfThreat = 15;     ///< of being held
constexpr int mostOfThreats = 18;     ///< less than a point: who always waits for a free way never comes home
constexpr int worthOfMakingWay = 200; ///< at stairs that somebody else wants to come up
constexpr int mostSquaresOfArtifact = 3; ///< that are crossed at once
constexpr int costOfFreeAttack = 45;     ///< PASS: by everybody opposing that one moves through
constexpr int worthOfAhead = 30;         ///< an opponent in the front arc
constexpr int worthOfEntering = 500;
constexpr int worthOfLeaving = 3000;
constexpr int worthOfAside = 25;  ///< to let others through
constexpr int farthestBehind = 6; ///< speed points to those who wait for that
constexpr int hopelessWay = 60;   ///< what an aim that cannot be reached counts as

int limited(int way)
{
    return way == Prospect::unreachable ? hopelessWay : way;
}

/// Whether the active figure comes off an artifact again, nearer to its aim than it was before, if it goes on
/// over this square with so many speed points.
bool canCross(Weighed& weighed, SquareIndex over, int speed, int squares)
{
    const Position& position = weighed.position();
    const Board& board = position.board();
    const int left = speed - entryCost(board, over);
    if (left <= 0 || squares == 0)
        return false;
    bool isPossible = false;
    forEachAdjacentSquare(position, over, [&](Direction direction, SquareIndex next) {
        if (isPossible || !contains(board.steps(over), direction) ||
            stepCost(board, over, direction) > left ||
            weighed.prospect.wayOfActive(next) >= weighed.prospect.wayOfActive())
            return;
        isPossible = isNoStop(position, next) ? canCross(weighed, next, left, squares - 1)
                                              : position.state().occupant(next).isNone();
    });
    return isPossible;
}

/// Who cannot come to anything lets those through who can: off stairs, and behind the friends that stand
/// farther back.
int worthOfSteppingAside(Weighed& weighed, SquareIndex from, SquareIndex to)
{
    Prospect& prospect = weighed.prospect;
    const Position& position = weighed.position();
    const FigureId active = position.turn().figure;
    const Board& board = position.board();
    if (board.has(from, SquareFlag::Staircase) && !board.has(to, SquareFlag::Staircase))
        return worthOfAside;
    const int here = prospect.wayOf(active, from);
    const int there = prospect.wayOf(active, to);
    if (there <= here || there == Prospect::unreachable)
        return never / 2;
    for (const FigureId hero : position.game().player(prospect.player()).heroes) {
        const FigureState& figure = position.figure(hero);
        const int way = figure.isInside() ? prospect.wayOf(hero, figure.square) : Prospect::unreachable;
        if (hero != active && way > here && way <= here + farthestBehind && way != Prospect::unreachable &&
            !isConfinedToMoving(position, hero))
            return worthOfAside;
    }
    return never / 2;
}

/// A way to another square, whatever brings the active figure there.
int worthOfReaching(Weighed& weighed, SquareIndex to)
{
    Prospect& prospect = weighed.prospect;
    const SquareIndex from = prospect.activeSquare();
    if (from == noSquare || to == noSquare)
        return unknownWorth;
    const int nearer = limited(prospect.wayOfActive()) - limited(prospect.wayOfActive(to));
    // Mage Spawn want to come next to heroes; own heroes would rather not be held.
    const FigureId active = weighed.position().turn().figure;
    const bool avoids = active != FigureId::None && prospect.isMine(active);
    const bool isArtifact = isNoStop(weighed.position(), to);
    const int threats = avoids || isArtifact || weighed.isExplained() ? prospect.threatsAt(to) : 0;
    weighed.tell(FactKind::StepsNearer, nearer);
    if (threats > 0)
        weighed.tell(FactKind::Threats, threats);
    // ART-10: who is held or has no speed left on an artifact goes back to where it came from.
    if (isArtifact &&
        (threats > 0 || !canCross(weighed, to, weighed.position().turn().speed, mostSquaresOfArtifact)))
        return never / 2;
    if (avoids && prospect.wayOfActive() == Prospect::unreachable)
        return worthOfSteppingAside(weighed, from, to);
    const int hindered = avoids ? std::min(threats * worthOfThreat, mostOfThreats) : 0;
    const int makesWay = avoids ? int(prospect.isBlockedStair(from)) - int(prospect.isBlockedStair(to))
                                : int(prospect.blocksStairs(from));
    return nearer * worthOfPoint - 1 - hindered + makesWay * worthOfMakingWay;
}

int worthOfFacing(Weighed& weighed, FigureId figure, Direction facing)
{
    const int after = weighed.prospect.opponentsAhead(figure, facing);
    weighed.tell(FactKind::OpponentsAhead, after);
    if (after == 0)
        return never / 2;
    const int before = weighed.prospect.opponentsAhead(figure, weighed.position().figure(figure).facing);
    // Turning costs nothing, so turning without need could go on for ever.
    return after > before ? (after - before) * worthOfAhead : never / 2;
}

} // namespace

int worthOf(Weighed& weighed, const Step& action)
{
    const SquareIndex from = weighed.prospect.activeSquare();
    // MRK-08: to be carried off is a gamble that steady leaves alone.
    if (action.use)
        return never / 2;
    return worthOfReaching(weighed, weighed.position().board().neighbour(from, action.direction));
}

int worthOf(Weighed& weighed, const TakeStairs&)
{
    return worthOfReaching(weighed,
                           weighed.position().board().staircasePartner(weighed.prospect.activeSquare()));
}

int worthOf(Weighed& weighed, const Drive& action)
{
    // A mere turn uses up the one move (MD-04) and the cheap attack (MD-28).
    const auto stance = stanceAfter(weighed.position(), action);
    if (action.ahead == 0 || !stance)
        return -1;
    return worthOfReaching(weighed, stance->anchor) - costOf(action);
}

int worthOf(Weighed& weighed, const Turn& action)
{
    const FigureId figure = weighed.position().turn().figure;
    return figure == FigureId::None ? -1 : worthOfFacing(weighed, figure, action.facing);
}

int worthOf(Weighed&, const Enter& action)
{
    return action.use ? unknownWorth : worthOfEntering;
}

int worthOf(Weighed& weighed, const Leave&)
{
    if (weighed.prospect.pursuit() != Pursuit::Exit)
        return never;
    weighed.tell(FactKind::WayOut);
    return worthOfLeaving;
}

int worthOf(Weighed& weighed, const LeaveThrough&)
{
    return weighed.prospect.pursuit() == Pursuit::Exit ? worthOfLeaving - 100 : never;
}

int worthOf(Weighed& weighed, const PassThrough& action)
{
    if (action.use)
        return never / 2;
    const Position& position = weighed.position();
    SquareIndex square = weighed.prospect.activeSquare();
    if (square == noSquare)
        return worthOfEntering - 10; // START-09: past those who stand in the entrance
    int attacks = 0;
    for (int i = 0; i < lengthOf(action.path); ++i) {
        square = position.board().neighbour(square, directionAt(action.path, i));
        const FigureId passed = position.state().occupant(square).figure();
        attacks += passed != FigureId::None && areOpposing(position, passed, position.turn().figure);
    }
    if (attacks > 0)
        weighed.tell(FactKind::FreeAttacks, attacks);
    return worthOfReaching(weighed, square) - attacks * costOfFreeAttack;
}

int worthOf(Weighed& weighed, const FlyTo& action)
{
    return action.use ? never / 2 : worthOfReaching(weighed, action.square);
}

int worthOf(Weighed& weighed, const BreakAway& action)
{
    Prospect& prospect = weighed.prospect;
    const Position& position = weighed.position();
    const FigureId figure = position.turn().figure;
    if (!prospect.isMine(figure))
        return -10; // a monster next to its prey stays
    const int way = limited(prospect.wayOfActive());
    const auto odds = oddsOf(position.game(), position.state(), Action(action));
    const int chance = odds ? odds->successes * 100 / odds->of : 0;
    weighed.tell(FactKind::ChanceToSucceed, chance);
    // It is paid for only by who goes away then.
    int gain = std::min<int>(way, position.turn().speed - breakAwayCost) * worthOfPoint;
    if (!isHull(position, figure)) {
        const Foresight next = foreseeBreakAway(prospect);
        if (!next.moves || next.worth <= 0)
            return -10;
        gain = std::max(gain, next.worth); // to leave the dungeon, say
    }
    return gain * chance / 100 - 10;
}

int worthOf(Weighed& weighed, const OpenDoor& action)
{
    const int gain = weighed.prospect.gainOfOpening(action.door);
    // DOOR-10: an iron door shuts again, so it is opened for what can be done at once.
    const bool shuts = weighed.position().game().material(action.door) == DoorMaterial::Iron;
    if (gain <= 0 || (shuts && !canUseOpening(weighed.prospect, action.door)))
        return -10;
    weighed.tell(FactKind::StepsNearer, gain);
    return gain * worthOfPoint;
}

int worthOf(Weighed&, const CloseDoor&)
{
    return -20;
}

int worthOf(Weighed& weighed, const Teleport& action)
{
    return worthOfReaching(weighed, action.to);
}

int worthOf(Weighed&, const TurnTile&)
{
    return -20;
}

int worthOf(Weighed&, const DeclineTransfer&)
{
    return 0;
}

int worthOf(Weighed& weighed, const Spin& action)
{
    return worthOfFacing(weighed, action.figure, action.facing);
}

int worthOf(Weighed&, const DeclineSpins&)
{
    return 0;
}

int worthOf(Weighed& weighed, const TurnNimble& action)
{
    return worthOfFacing(weighed, action.figure, action.facing);
}

} // namespace delve::mageknight::play
