// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/figures/figures.h"

#include <algorithm>

// Where figures are put that come onto the board, and how they face there.

namespace delve::mageknight::play {

namespace {

constexpr int worthOfHeroAhead = 40;   ///< a hero of somebody else in the front arc: it is held and struck
constexpr int worthOfLeadersHero = 15; ///< more, if its player leads
constexpr int costOfOwnHero = 60;      ///< an own one there
constexpr int worthOfRear = 12;        ///< behind that hero (ARC-09), though it may turn once
constexpr int worthOfFlank = 4;        ///< for each eighth of a turn away from another monster beside it
constexpr int worthOfLookingAhead = 2; ///< in the direction that heroes will come from

/// How far apart two directions are, in eighths of a turn.
int eighthsBetween(Direction one, Direction other)
{
    const int apart = (int(one) - int(other) + 8) % 8;
    return std::min(apart, 8 - apart);
}

/// The other monsters around a hero are as far as they can be from somebody in this direction of it: whoever
/// it turns to, one of them is behind it.
int worthOfFlanking(const Position& position, FigureId hero, FigureId newcomer, Direction fromHero)
{
    int nearest = -1;
    forEachAdjacentFigure(position, hero, [&](FigureId other, SquareIndex, Direction direction) {
        if (other == newcomer || !position.figure(other).isMageSpawn())
            return;
        const int apart = eighthsBetween(direction, fromHero);
        nearest = nearest < 0 ? apart : std::min(nearest, apart);
    });
    return std::max(nearest, 0) * worthOfFlank;
}

/// What a figure is worth to this player against the heroes around a square, if it stands there like that.
int worthOfStanding(Weighed& weighed, FigureId figure, SquareIndex square, Direction facing)
{
    const Position& position = weighed.position();
    Prospect& prospect = weighed.prospect;
    const PlayerId leader = leaderOf(position);
    const unsigned ahead = position.kind(figure).frontArc(facing, position.figure(figure).side());
    int worth = 0;
    int faced = 0;
    bool isBeside = false;
    forEachAdjacentSquare(position, square, [&](Direction direction, SquareIndex next) {
        const FigureId hero = position.state().occupant(next).figure();
        if (hero == FigureId::None || position.figure(hero).isMageSpawn())
            return;
        const bool isAhead = (ahead >> unsigned(direction) & 1) != 0;
        if (prospect.isMine(hero)) {
            worth -= isAhead ? costOfOwnHero : 0;
            return;
        }
        isBeside = true;
        const bool isLeaders = leader != PlayerId::None && position.figure(hero).team == leader;
        faced += isAhead;
        if (isAhead)
            worth += worthOfHeroAhead + (isLeaders ? worthOfLeadersHero : 0);
        if (!isFrontSquare(position, hero, square))
            worth += worthOfRear;
        worth += worthOfFlanking(position, hero, figure, opposite(direction));
    });
    if (faced > 0)
        weighed.tell(FactKind::OpponentsAhead, faced);
    // Beside its prey it has arrived: that a diagonal step costs more must not keep it from a corner.
    const int way = isBeside ? 1 : prospect.wayToPrey(square);
    if (way == Prospect::unreachable)
        return worth;
    weighed.tell(FactKind::WayToPrey, way);
    const SquareIndex inFront = position.board().neighbour(square, facing);
    const bool looksAhead = inFront != noSquare && prospect.wayToPrey(inFront) < way;
    return worth + 100 - 5 * way + (looksAhead ? worthOfLookingAhead : 0);
}

} // namespace

int worthOf(Weighed& weighed, const ChooseMonster& action)
{
    return weighed.position().game().pointsOf(action.figure, 1);
}

int worthOf(Weighed& weighed, const PlaceMonster& action)
{
    const auto placing = pending<MonsterPlacing>(weighed.position());
    return placing ? worthOfStanding(weighed, placing->figure, action.to, action.facing) : 0;
}

int worthOf(Weighed& weighed, const PlaceAt& action)
{
    const int way = weighed.prospect.wayToPrey(action.square);
    return way == Prospect::unreachable ? 0 : 100 - way;
}

int worthOf(Weighed& weighed, const FaceTo& action)
{
    const auto facing = pending<FacingChoice>(weighed.position());
    if (!facing)
        return unknownWorth;
    return worthOfStanding(weighed, facing->figure, weighed.position().figure(facing->figure).square,
                           action.facing);
}

} // namespace delve::mageknight::play
