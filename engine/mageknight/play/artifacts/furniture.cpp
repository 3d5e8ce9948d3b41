// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/furniture.h"

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/moving/pass_through.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/treasure/traps.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int dropReach = 3; // DRESS-19

/// A place for a piece: its north-west square and how it lies.
struct Lie
{
    SquareIndex square = noSquare;
    bool turned = false;
};

/// ART-04, ART-07, DRESS-17: one square that is free of everything.
bool canHold(const Position& position, SquareIndex square)
{
    return square != noSquare && position.board().isPlayable(square) &&
           position.state().occupant(square).isNone() && !isNoStop(position, square) &&
           !position.state().squares(SquareSet::Rubble).test(square) && !hasMarker(position, square) &&
           itemOn(position, square) == ArtifactTokenId::None;
}

/// ART-06: no wall and no door between the squares of the piece.
bool isOneFloor(const Position& position, const Lie& lie, Size size)
{
    const Board& board = position.board();
    bool isOne = true;
    forEachSquareIn(position, lie.square, size, [&](SquareIndex square) {
        const Square here = board.squareOf(square);
        const Square corner = board.squareOf(lie.square);
        const auto isOpen = [&](Side side) {
            const Direction direction = directionOf(side);
            return contains(board.steps(square), direction) && !contains(board.doorSides(square), direction);
        };
        isOne &= here.x + 1 == corner.x + size.width || isOpen(Side::East);
        isOne &= here.y + 1 == corner.y + size.height || isOpen(Side::South);
    });
    return isOne;
}

/// ART-20: somebody can still stand before every chest that could be reached before.
bool leavesChestsOpen(const Position& position, const Lie& lie, Size size)
{
    const Board& board = position.board();
    const Square corner = board.squareOf(lie.square);
    const auto isCovered = [&](SquareIndex square) {
        const Square there = board.squareOf(square);
        return there.level == corner.level && there.x >= corner.x && there.x < corner.x + size.width &&
               there.y >= corner.y && there.y < corner.y + size.height;
    };
    return std::ranges::all_of(position.state().chests(), [&](const ChestState& chest) {
        if (chest.place != ChestPlace::Board)
            return true;
        bool wasOpen = false;
        bool isOpen = false;
        for (const Direction direction : allDirections) {
            if (!contains(frontArcOf(chest.facing), direction) ||
                !contains(board.steps(chest.square), direction))
                continue;
            const SquareIndex front = board.neighbour(chest.square, direction);
            const bool canStand = !isNoStop(position, front) && !position.state().occupant(front).isChest();
            wasOpen |= canStand;
            isOpen |= canStand && !isCovered(front);
        }
        return isOpen || !wasOpen;
    });
}

/// DRESS-18: the piece can lie there, wherever its carrier stands.
bool fits(const Position& position, ArtifactId artifact, const Lie& lie)
{
    const Size size = position.game().sizeOf(artifact, lie.turned);
    bool isFree = true;
    forEachSquareIn(position, lie.square, size,
                    [&](SquareIndex square) { isFree = isFree && canHold(position, square); });
    return isFree && isOneFloor(position, lie, size) && leavesChestsOpen(position, lie, size);
}

bool canTurn(const Position& position, ArtifactId artifact)
{
    const Size size = position.game().kind(artifact).footprint;
    return size.width != size.height;
}

/// DRESS-18: at least one square of the piece is beside the figure.
bool isWithinReach(const Position& position, FigureId figure, ArtifactId artifact, const Lie& lie)
{
    bool isBeside = false;
    forEachSquareIn(position, lie.square, position.game().sizeOf(artifact, lie.turned),
                    [&](SquareIndex square) {
                        isBeside |= square != noSquare && isSquareBeside(position, square, figure);
                    });
    return isBeside;
}

/// DRESS-18: calls `visit(lie)` for every place where the figure may put the piece, each once: row by row, as
/// its kind lies first.
template <typename Visit>
void forEachLie(const Position& position, FigureId figure, ArtifactId artifact, Visit&& visit)
{
    const Board& board = position.board();
    Square low = board.squareOf(position.figure(figure).square);
    Square high = low;
    forEachSquareOf(position, figure, [&](SquareIndex own) {
        const Square square = board.squareOf(own);
        low = {low.level, std::min(low.x, square.x), std::min(low.y, square.y)};
        high = {high.level, std::max(high.x, square.x), std::max(high.y, square.y)};
    });
    for (const bool turned : {false, true}) {
        if (turned && !canTurn(position, artifact))
            continue;
        const Size size = position.game().sizeOf(artifact, turned);
        for (int y = low.y - size.height; y <= high.y + 1; ++y)
            for (int x = low.x - size.width; x <= high.x + 1; ++x) {
                const Lie lie{board.squareAt({low.level, x, y}), turned};
                if (lie.square != noSquare && isWithinReach(position, figure, artifact, lie) &&
                    fits(position, artifact, lie))
                    visit(lie);
            }
    }
}

bool hasLie(const Position& position, FigureId figure, ArtifactId artifact)
{
    bool has = false;
    forEachLie(position, figure, artifact, [&](const Lie&) { has = true; });
    return has;
}

/// DRESS-19: the nearest place by MAP-23, counted to the closer square; lying east-west before north-south.
std::optional<Lie> nearestLie(const Position& position, ArtifactId artifact, SquareIndex reference, int reach)
{
    const Board& board = position.board();
    std::vector<SquareIndex> squares;
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        if (board.levelOf(square) == board.levelOf(reference) &&
            distance(board.squareOf(reference), board.squareOf(square)) <= reach)
            squares.push_back(square);
    MoveField scratch;
    sortByNearness(board, reference, squares, scratch);
    const bool isWide = position.game().sizeOf(artifact, false).width > 1;
    for (const SquareIndex nearest : squares)
        for (const bool turned : {!isWide, isWide}) {
            if (!canTurn(position, artifact) && turned)
                continue;
            const Size size = position.game().sizeOf(artifact, turned);
            // The nearest square is any of those that the piece covers, the north-west one first.
            for (int y = 0; y < size.height; ++y)
                for (int x = 0; x < size.width; ++x) {
                    const Lie lie{board.squareAt(board.squareOf(nearest) + Offset{-x, -y}), turned};
                    if (lie.square != noSquare && fits(position, artifact, lie))
                        return lie;
                }
        }
    return std::nullopt;
}

/// DRESS-19: within three squares, or back where it was; if that is taken meanwhile, the nearest of all.
Lie placeToDrop(const Position& position, ArtifactId artifact, SquareIndex stoodOn)
{
    if (const auto near = nearestLie(position, artifact, stoodOn, dropReach))
        return *near;
    const ArtifactState& state = position.state().artifact(artifact);
    const Lie home{state.home, state.homeTurned};
    if (fits(position, artifact, home))
        return home;
    return nearestLie(position, artifact, state.home, INT32_MAX).value_or(Lie{});
}

/// DRESS-19: nothing is left that could bring the figure to a better place.
bool canMoveOn(const Position& position)
{
    if (position.turn().has(activation::onlyTurning))
        return false;
    for (const Direction direction : allDirections)
        if (check(position, Step{direction}).isAllowed())
            return true;
    if (check(position, TakeStairs{}).isAllowed() || check(position, BreakAway{}).isAllowed())
        return true;
    const int speed = position.turn().speed;
    return !isHeld(position) && (hasPassage(position, speed) || hasFlight(position, speed));
}

} // namespace

ArtifactId carriedBy(const Position& position, FigureId figure)
{
    if (figure == FigureId::None)
        return ArtifactId::None;
    const auto artifacts = position.state().artifacts();
    const auto found = std::ranges::find(artifacts, figure, &ArtifactState::carrier);
    return found == artifacts.end() ? ArtifactId::None : ArtifactId(found - artifacts.begin());
}

int carryingCost(const Position& position)
{
    if (!position.turn().has(activation::carried))
        return 0;
    const ArtifactId load = carriedBy(position, position.turn().figure);
    if (load == ArtifactId::None)
        return 0;
    // DRESS-15: a chair adds 1 to every square. DRESS-16: a table 2.
    return position.game().kind(load).artifactClass == ArtifactClass::Table ? 2 : 1;
}

bool hasNoPlaceForLoad(const Position& position)
{
    if (!position.turn().has(activation::carried))
        return false;
    const FigureId figure = position.turn().figure;
    const ArtifactId load = carriedBy(position, figure);
    return load != ArtifactId::None && position.figure(figure).isInside() &&
           !hasLie(position, figure, load) && canMoveOn(position);
}

Refusal check(const Position& position, const PickUp& action)
{
    const FigureId figure = position.turn().figure;
    // DRESS-14, ART-13: only heroes.
    if (figure == FigureId::None || !position.figure(figure).isInside() ||
        position.figure(figure).isMageSpawn())
        return {"DRESS-14"};
    if (!position.knows(action.artifact) || !position.game().isFurniture(action.artifact) ||
        position.state().artifact(action.artifact).place != ArtifactPlace::Board)
        return {"DRESS-14"};
    if (position.turn().has(activation::confused))
        return {"SA-MAGIC-CONFUSION"};
    if (position.turn().has(activation::swept))
        return {"EXO-12"};
    if (companionOf(position, figure) != FigureId::None)
        return {"CAV-15"}; // a rider has no hands for furniture
    if (isConfinedToMoving(position, figure))
        return {"SA-DEMORALIZED"};
    // ART-10, SA-FLIGHT: where it may not stop a figure does nothing but move on.
    if (const Refusal refusal = checkStopping(position); !refusal.isAllowed())
        return refusal;
    if (carriedBy(position, figure) != ArtifactId::None)
        return {"DRESS-14"}; // one piece at a time
    bool isBeside = false;
    forEachSquareOf(position, action.artifact,
                    [&](SquareIndex square) { isBeside |= isSquareBeside(position, square, figure); });
    if (!isBeside)
        return {"DRESS-14"};
    // ART-14: the same piece once in an activation.
    if (position.state().artifact(action.artifact).used)
        return {"ART-14"};
    // DRESS-20: not after it used one of the abilities that a load bars; whoever goes on after an attack does
    // so by Nimble.
    const TurnState& turn = position.turn();
    const bool hasUsedBarred =
        turn.has(activation::boosted) || turn.has(activation::free) || turn.has(activation::attacked);
    return hasUsedBarred ? Refusal{"DRESS-20"} : allowed;
}

void carryOut(Unfolding& unfolding, const PickUp& action)
{
    unfolding.emit("DRESS-14", FurnitureTaken{action.artifact, unfolding.turn().figure});
}

void putDownLoad(Unfolding& unfolding)
{
    if (!unfolding.turn().has(activation::carried))
        return;
    const Position position = unfolding.position();
    const FigureId figure = unfolding.turn().figure;
    const ArtifactId load = carriedBy(position, figure);
    if (load == ArtifactId::None || !position.figure(figure).isInside())
        return;
    if (hasLie(position, figure, load))
        return unfolding.later(PutDownChoice{load});
    dropLoad(unfolding, figure, position.figure(figure).square);
}

void dropLoad(Unfolding& unfolding, FigureId figure, SquareIndex stoodOn)
{
    const Position position = unfolding.position();
    const ArtifactId load = carriedBy(position, figure);
    if (load == ArtifactId::None)
        return;
    const Lie lie = placeToDrop(position, load, stoodOn);
    unfolding.emit("DRESS-19", FurniturePut{load, lie.square, lie.turned});
}

PlayerId deciderOf(const Position& position, const PutDownChoice&)
{
    return position.turn().player;
}

void listOptions(const Position& position, const PutDownChoice& choice, ActionList& actions)
{
    forEachLie(position, position.turn().figure, choice.artifact, [&](const Lie& lie) {
        actions.add(PutDown{lie.square, lie.turned});
    });
}

Refusal check(const Position& position, const PutDown& action)
{
    const PutDownChoice choice = *pending<PutDownChoice>(position);
    if (action.to < 0 || action.to >= position.board().squareCount())
        return {"DRESS-18"};
    if (action.turned && !canTurn(position, choice.artifact))
        return {"DRESS-18"};
    const Lie lie{action.to, action.turned};
    const bool isPossible = isWithinReach(position, position.turn().figure, choice.artifact, lie) &&
                            fits(position, choice.artifact, lie);
    return isPossible ? allowed : Refusal{"DRESS-18"};
}

void carryOut(Unfolding& unfolding, const PutDown& action)
{
    const PutDownChoice choice = *pending<PutDownChoice>(unfolding.position());
    unfolding.answered();
    unfolding.emit("DRESS-18", FurniturePut{choice.artifact, action.to, action.turned});
}

void listPickUps(const Position& position, ActionList& actions)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside() ||
        position.figure(figure).isMageSpawn() || position.turn().has(activation::onlyTurning))
        return;
    forEachArtifactBeside(position, figure, [&](ArtifactId artifact) { actions.offer(PickUp{artifact}); });
}

void evolve(StateWriter& state, const FurnitureTaken& event)
{
    state.lift(event.artifact); // DRESS-17: it is off the board, its square is free at once
    ArtifactState& artifact = state.artifact(event.artifact);
    artifact.home = artifact.square;
    artifact.homeTurned = artifact.turned;
    artifact.square = noSquare;
    artifact.place = ArtifactPlace::Carried;
    artifact.carrier = event.figure;
    artifact.used = true;
    state.turn().flags |= activation::carried;
}

void evolve(StateWriter& state, const FurniturePut& event)
{
    ArtifactState& artifact = state.artifact(event.artifact);
    artifact.square = event.to;
    artifact.turned = event.turned;
    artifact.home = noSquare;
    artifact.homeTurned = false;
    // No square of the level may be left for it; then it is gone.
    artifact.place = event.to == noSquare ? ArtifactPlace::Destroyed : ArtifactPlace::Board;
    artifact.carrier = FigureId::None;
    state.settle(event.artifact);
}

} // namespace delve::mageknight::play
