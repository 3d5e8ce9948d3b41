// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/placing.h"

#include "engine/mageknight/play/abilities/magic.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/shrugging.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/moving/surroundings.h"
#include "engine/mageknight/play/turns/activations.h"
#include "engine/mageknight/play/turns/turns.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int levitationReach = 10; // SA-MAGIC-LEVITATION

/// DG-07, BASE-05: the one that comes may lie so next to the figure.
bool canComeBeside(const Position& position, FigureId figure, FigureId other, Stance stance)
{
    if (!canStand(position, other, stance))
        return false;
    const Body body = bodyAt(position.board(), position.kind(other), stance);
    return std::ranges::any_of(body, [&](SquareIndex own) { return isSquareBeside(position, own, figure); });
}

/// Calls `visit(facing)` for the ways in which it can lie with its anchor on a square.
template <typename Visit>
void forEachFacingBeside(const Position& position, FigureId figure, FigureId other, SquareIndex anchor,
                         Visit&& visit)
{
    for (const Direction facing : allDirections)
        if (canComeBeside(position, figure, other, {anchor, facing}))
            visit(facing);
}

/// Calls `visit(anchor)` for the squares on which it can come, each once.
template <typename Visit>
void forEachAnchorBeside(const Position& position, FigureId figure, FigureId other, Visit&& visit)
{
    if (position.kind(other).isOneSquare())
        return forEachSquareBeside(position, figure, [&](SquareIndex square) {
            if (isFreeToPut(position, square))
                visit(square);
        });
    const Board& board = position.board();
    for (SquareIndex square = 0; square < board.squareCount(); ++square) {
        bool fits = false;
        if (board.levelOf(square) == board.levelOf(position.figure(figure).square))
            forEachFacingBeside(position, figure, other, square, [&](Direction) { fits = true; });
        if (fits)
            visit(square);
    }
}

/// DG-07: there is room for it next to the figure.
bool hasRoomBeside(const Position& position, FigureId figure, FigureId other)
{
    bool hasRoom = false;
    forEachAnchorBeside(position, figure, other, [&](SquareIndex) { hasRoom = true; });
    return hasRoom;
}

/// SA-MAGIC-LEVITATION: calls `visit(square)` for each one to which ten steps over everything but walls,
/// pillars and closed doors lead.
template <typename Visit> void forEachLanding(const Position& position, FigureId figure, Visit&& visit)
{
    using Ground = Surroundings::Ground;
    Surroundings around(position.board(), position.figure(figure).square, levitationReach);
    around.spread(position, [&](SquareIndex, Direction, SquareIndex to) {
        const bool isOpen = position.board().terrain(to) != Terrain::Blocking;
        return Surroundings::Entry{isOpen ? Ground::Way : Ground::Closed};
    });
    // SPAWN-03: a Mage Spawn is not put where the active player could not move it.
    const bool isSpawn = position.figure(figure).isMageSpawn();
    around.forEachReached([&](SquareIndex square, int) {
        // It does not float to where it is: its own square counts as free for its own base.
        if (square != position.figure(figure).square && facingToStand(position, figure, square) &&
            !(isSpawn && isNearOwnHero(position, position.turn().player, square)))
            visit(square);
    });
}

bool canLand(const Position& position, FigureId figure, SquareIndex square)
{
    bool can = false;
    forEachLanding(position, figure, [&](SquareIndex landing) { can |= landing == square; });
    return can;
}

bool hasLanding(const Position& position, FigureId figure)
{
    bool has = false;
    forEachLanding(position, figure, [&](SquareIndex) { has = true; });
    return has;
}

/// TITAN-15, MD-14: titans and multi-dials are neither summoned nor raised. CAV-05: cavalry does not float.
bool isOrdinary(const Position& position, FigureId figure)
{
    const BaseShape base = position.kind(figure).base();
    return base == BaseShape::Round1x1 || base == BaseShape::Peanut1x2;
}

bool isSummonable(const Position& position, FigureId figure)
{
    return canComeFromPool(position, figure) && isOrdinary(position, figure);
}

int summonPoints(const Position& position, FigureId figure)
{
    return position.game().pointsOf(figure, position.figure(figure).level);
}

Refusal checkSummon(const Position& position, FigureId figure, FigureId other)
{
    if (!hasAbility(position, figure, Ability::Summon))
        return {"SA-SUMMON"};
    if (position.figure(figure).summoned != FigureId::None)
        return {"DG-09"};
    if (isMultiDialBase(position.kind(other).base()))
        return {"MD-14"};
    if (!isSummonable(position, other))
        return {"DG-06"};
    // DG-06: one of the lowest point value in the pool.
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (isSummonable(position, FigureId(i)) &&
            summonPoints(position, FigureId(i)) < summonPoints(position, other))
            return {"DG-06"};
    return hasRoomBeside(position, figure, other) ? allowed : Refusal{"DG-07"};
}

Refusal checkNecromancy(const Position& position, FigureId figure, FigureId other)
{
    if (isMultiDialBase(position.kind(other).base()))
        return {"MD-14"};
    if (!hasAbility(position, figure, Ability::Necromancy) || isNextToOpposing(position, figure) ||
        !isOrdinary(position, other) || !hasRoomBeside(position, figure, other))
        return {"SA-NECROMANCY"};
    // A hero raises the heroes of its team, a Mage Spawn those that fell in this game.
    const FigureState& fallen = position.figure(other);
    const bool isHero = !position.figure(figure).isMageSpawn();
    const bool fits = isHero
                          ? fallen.where == Whereabouts::Eliminated && !areOpposing(position, figure, other)
                          : canComeFromPool(position, other) && fallen.has(mark::fallen);
    return fits ? allowed : Refusal{"SA-NECROMANCY"};
}

Refusal checkLevitation(const Position& position, FigureId figure, FigureId other)
{
    if (!hasAbility(position, figure, Ability::MagicLevitation) || other == figure ||
        !position.figure(other).isInside() || !areAdjacent(position, figure, other) ||
        position.figure(other).has(mark::activated))
        return {"SA-MAGIC-LEVITATION"};
    if (!isOrdinary(position, other))
        return {shrugsOff(position, other, Ability::MagicLevitation) ? ruleOfShrugging(position, other)
                                                                     : "CAV-05"};
    if (hasAbility(position, other, Ability::MagicImmunity))
        return {"SA-MAGIC-IMMUNITY"};
    return hasLanding(position, other) ? allowed : Refusal{"SA-MAGIC-LEVITATION"};
}

std::string_view ruleFor(Use use)
{
    if (use == Use::Levitation)
        return "SA-MAGIC-LEVITATION";
    return use == Use::Summon ? "DG-07" : "SA-NECROMANCY";
}

bool isRisen(const Figure& figure)
{
    return std::ranges::count(figure.tags, "risen") > 0;
}

void raise(Unfolding& unfolding, FigureId figure, FigureId other)
{
    const Position position = unfolding.position();
    const FigureKind& kind = position.kind(other);
    int click = position.game().startClick(other, position.figure(other).level);
    // Those that are risen already skip the die and return whole.
    if (!isRisen(kind.figure()))
        click += unfolding.rollOne("SA-NECROMANCY", RollFor::Necromancy, actorOf(position, figure)).first;
    if (click >= kind.lastClick())
        return; // it stays eliminated
    unfolding.emit("SA-NECROMANCY", FigureRaised{other, std::uint8_t(click)});
    unfolding.later(PlaceChoice{other, Use::Necromancy});
}

/// MULTI-05: Mage Spawn that appear get a movement marker where those are used.
void markNewcomer(StateWriter& state, FigureState& figure)
{
    if (figure.isMageSpawn() && usesMovementMarkers(state.game()))
        figure.marks |= mark::marker;
}

} // namespace

Refusal checkPlacing(const Position& position, FigureId figure, Use use, FigureId other)
{
    if (!position.figure(figure).isInside() || !position.knows(other))
        return {ruleFor(use)};
    if (use == Use::Summon)
        return checkSummon(position, figure, other);
    return use == Use::Necromancy ? checkNecromancy(position, figure, other)
                                  : checkLevitation(position, figure, other);
}

void beginPlacing(Unfolding& unfolding, FigureId figure, Use use, FigureId other)
{
    if (use == Use::Necromancy)
        return raise(unfolding, figure, other);
    if (use == Use::Summon)
        unfolding.emit("DG-06", FigureSummoned{figure, other});
    else
        noteMagic(unfolding, other, figure);
    unfolding.later(PlaceChoice{other, use});
}

namespace {

bool canPlaceOn(const Position& position, FigureId figure, SquareIndex anchor)
{
    bool fits = false;
    forEachFacingBeside(position, position.turn().figure, figure, anchor, [&](Direction) { fits = true; });
    return fits;
}

/// BASE-05: the figure, which was just put here, can lie so; next to the active one where it was called.
bool canFaceHere(const Position& position, FigureId figure, Direction facing, bool isBeside)
{
    const Stance stance{position.figure(figure).square, facing};
    return isBeside ? canComeBeside(position, position.turn().figure, figure, stance)
                    : canStand(position, figure, stance);
}

} // namespace

std::string_view ruleOf(const PlaceChoice& choice)
{
    return ruleFor(choice.use);
}

std::string_view ruleOf(const FacingChoice& choice)
{
    return ruleFor(choice.use);
}

Refusal check(const Position& position, const PlaceAt& action)
{
    const PlaceChoice choice = *pending<PlaceChoice>(position);
    if (action.square < 0 || action.square >= position.board().squareCount())
        return {ruleFor(choice.use)};
    const bool fits = choice.use == Use::Levitation ? canLand(position, choice.figure, action.square)
                                                    : canPlaceOn(position, choice.figure, action.square);
    return fits ? allowed : Refusal{ruleFor(choice.use)};
}

Refusal check(const Position& position, const FaceTo& action)
{
    const auto choice = pending<FacingChoice>(position);
    const FigureId figure = choice ? choice->figure : pending<GuestFacing>(position)->figure;
    if (!fitsLeaning(position, figure, action.leaning))
        return {"FARC-03"};
    return canFaceHere(position, figure, action.facing, choice && choice->use != Use::Levitation)
               ? allowed
               : Refusal{"BASE-05"};
}

void carryOut(Unfolding& unfolding, const PlaceAt& action)
{
    const PlaceChoice choice = *pending<PlaceChoice>(unfolding.position());
    unfolding.answered();
    const Position position = unfolding.position();
    Direction facing = position.figure(choice.figure).facing;
    if (!position.kind(choice.figure).isOneSquare()) {
        facing = *facingToStand(position, choice.figure, action.square);
        if (choice.use != Use::Levitation)
            forEachFacingBeside(position, position.turn().figure, choice.figure, action.square,
                                [&](Direction fitting) { facing = fitting; });
    }
    unfolding.emit(ruleFor(choice.use), FigurePlaced{choice.figure, action.square, facing});
    unfolding.later(FacingChoice{choice.figure, choice.use});
}

void carryOut(Unfolding& unfolding, const FaceTo& action)
{
    if (const auto guest = pending<GuestFacing>(unfolding.position())) {
        unfolding.answered();
        lean(unfolding, guest->figure, action.leaning);
        unfolding.emit("EXO-23", FigureTurned{guest->figure, action.facing});
        return offerSpins(unfolding, std::array{guest->figure});
    }
    const FacingChoice choice = *pending<FacingChoice>(unfolding.position());
    unfolding.answered();
    lean(unfolding, choice.figure, action.leaning);
    unfolding.emit(ruleFor(choice.use), FigureTurned{choice.figure, action.facing});
    unfolding.emit(ruleFor(choice.use), FigureHeldBack{choice.figure});
    offerSpins(unfolding, std::array{choice.figure}); // SPIN-01: it was placed next to others
}

void evolve(StateWriter& state, const FigureSummoned& event)
{
    FigureState& summoner = state.figure(event.summoner);
    FigureState& figure = state.figure(event.figure);
    summoner.summoned = event.figure;
    figure.team = summoner.team; // DG-08
    markNewcomer(state, figure);
}

void evolve(StateWriter& state, const FigureRaised& event)
{
    FigureState& figure = state.figure(event.figure);
    figure.clicks[0] = event.click;
    markNewcomer(state, figure);
}

void evolve(StateWriter& state, const FigureHeldBack& event)
{
    state.figure(event.figure).marks |= mark::newcomer;
}

PlayerId deciderOf(const Position& position, const PlaceChoice&)
{
    return position.turn().player;
}

PlayerId deciderOf(const Position& position, const FacingChoice&)
{
    return position.turn().player;
}

void listOptions(const Position& position, const PlaceChoice& task, ActionList& actions)
{
    if (task.use == Use::Levitation)
        return forEachLanding(position, task.figure,
                              [&](SquareIndex square) { actions.add(PlaceAt{square}); });
    forEachAnchorBeside(position, position.turn().figure, task.figure,
                        [&](SquareIndex square) { actions.add(PlaceAt{square}); });
}

void listFacings(FigureId figure, const Position& position, ActionList& actions)
{
    for (const Direction facing : allDirections)
        forEachLeaning(position, figure, [&](Leaning leaning) { actions.offer(FaceTo{facing, leaning}); });
}

void listOptions(const Position& position, const FacingChoice& choice, ActionList& actions)
{
    listFacings(choice.figure, position, actions);
}

} // namespace delve::mageknight::play
