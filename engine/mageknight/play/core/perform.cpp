// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/carry_out.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/declaration.h"
#include "engine/mageknight/play/fighting/declared_stroke.h"
#include "engine/mageknight/play/monsters/neutrals.h"
#include "engine/mageknight/play/monsters/tokens.h"
#include "engine/mageknight/play/moving/straightening.h"

namespace delve::mageknight::play {

namespace {

/// TITAN-21: a deed that is more than a move, by somebody who could have had two activations.
bool isDeedOfTitan(const Position& position, const Action& action)
{
    const TurnState& turn = position.turn();
    if (turn.figure == FigureId::None || !position.figure(turn.figure).has(mark::unopposed) ||
        turn.isBound(bound::acted))
        return false;
    return std::visit([]<typename T>(const T&) { return T::timing == Timing::Act && !KeepsMoving<T>; },
                      action);
}

/// MD-26: a deed of a hull after which it moves no more.
bool isDeedOfHull(const Position& position, const Action& action)
{
    const TurnState& turn = position.turn();
    return turn.figure != FigureId::None && isHull(position, turn.figure) && !turn.isBound(bound::acted) &&
           std::visit(
               []<typename T>(const T&) { return T::timing == Timing::Act && !KeepsMoving<T> && !ByDial<T>; },
               action);
}

/// MD-20, MD-30, MD-42, MD-43: a section has to be named before the dice of this action are rolled.
bool waitsForSection(Unfolding& unfolding, const Action& action)
{
    const auto declared = strikesFigures(action) ? strokeOf(unfolding.position(), action) : std::nullopt;
    const auto choice = declared ? sectionToName(unfolding.position(), *declared) : std::nullopt;
    if (!choice)
        return false;
    unfolding.laterAction(action);
    unfolding.later(*choice);
    return true;
}

} // namespace

void carryOutAction(Unfolding& unfolding, const Action& action)
{
    if (unfolding.game().hasSections()) {
        if (isDeedOfHull(unfolding.position(), action))
            unfolding.emit("MD-26", ActivationBound{bound::acted});
        if (waitsForSection(unfolding, action))
            return;
    }
    if (unfolding.game().hasTitans() && isDeedOfTitan(unfolding.position(), action))
        unfolding.emit("TITAN-21", ActivationBound{bound::acted});
    if (strikesFigures(action) && areGiftsOut(unfolding.position()))
        if (const auto declared = strokeOf(unfolding.position(), action)) {
            if (const auto clash = clashOf(unfolding.position(), *declared)) {
                unfolding.laterAction(action);
                return askForGift(unfolding, *clash);
            }
            pickDeclaredForm(unfolding, *declared);
        }
    std::visit([&](const auto& what) { carryOut(unfolding, what); }, action);
}

namespace {

void carryOutOrWait(Unfolding& unfolding, const Action& action)
{
    if (waitsForMovement(unfolding.position(), action)) {
        unfolding.laterAction(action);
        return endMovement(unfolding);
    }
    carryOutAction(unfolding, action);
}

/// A decision with a single option is made by the engine, and is in the log all the same.
bool isForced(Unfolding& unfolding)
{
    constexpr std::size_t enough = 2; // to see whether there is a choice
    Actions options;
    options.reserve(enough);
    legalActions(unfolding.game(), unfolding.state(), options, enough);
    assert(!options.empty());
    if (options.size() != 1)
        return false;
    unfolding.emit("", ChoiceForced{playerToAct(unfolding.game(), unfolding.state())});
    carryOutOrWait(unfolding, options.front());
    return true;
}

/// The task on top is taken up; false where somebody has to choose or moves a figure.
bool takeUp(Unfolding& unfolding, const Task& task)
{
    return std::visit(
        [&]<typename T>(const T& what) {
            if constexpr (IsDecision<T>) {
                return isForced(unfolding);
            } else if constexpr (std::is_same_v<T, ConfusedMove>) {
                return false; // EndConfusion takes it off
            } else {
                unfolding.emit("", TaskTaken{});
                resume(unfolding, what);
                return true;
            }
        },
        task);
}

/// Does the next of what is still to be done; false where somebody has to choose or may act, and on request
/// where a declared action comes up.
bool settleNext(Unfolding& unfolding, bool stopsAtDeclared)
{
    if (unfolding.turn().isOver())
        return false;
    if (unfolding.game().hasNeutrals())
        rouseNeutrals(unfolding); // BASE-26: before anything else comes of it
    if (!isFreeToAct(unfolding.state())) {
        const Task task = *nextTask(unfolding.state());
        return !(stopsAtDeclared && std::holds_alternative<DeclaredAction>(task)) && takeUp(unfolding, task);
    }
    if (const auto meeting = unfolding.nextMeeting())
        settleMeeting(unfolding, *meeting); // WAN-13: after every change of the board
    else if (isActiveGone(unfolding.position()))
        endActivation(unfolding);
    else if (mustStraighten(unfolding.position()))
        unfolding.later(StraightenChoice{}); // PEA-06: a free spin may hold it after its step
    else if (isStuck(unfolding.position()))
        goBack(unfolding);
    else
        return false;
    return true;
}

/// Does what is still to be done, until somebody has to choose; on request only until a declared action.
void settle(Unfolding& unfolding, bool stopsAtDeclared)
{
    while (settleNext(unfolding, stopsAtDeclared)) {
    }
}

} // namespace

bool waitsForMovement(const Position& position, const Action& action)
{
    // MOV-15: whatever is not a part of moving waits until the movement has ended.
    const bool isPartOfMoving =
        std::visit([]<typename T>(const T&) { return T::timing != Timing::Act || KeepsMoving<T>; }, action);
    return !isPartOfMoving && (position.turn().has(activation::moved) ||
                               carriedBy(position, position.turn().figure) != ArtifactId::None);
}

void perform(const Game& game, GameState& state, const Action& action, Dice& dice, Events& out)
{
    assert(check(game, state, action).isAllowed());
    Unfolding unfolding(game, state, dice, out);
    carryOutOrWait(unfolding, action);
    settle(unfolding, false);
}

void performUpToDeclared(const Game& game, GameState& state, const Action& action, Dice& dice, Events& out)
{
    assert(check(game, state, action).isAllowed());
    Unfolding unfolding(game, state, dice, out);
    carryOutOrWait(unfolding, action);
    settle(unfolding, true);
}

void beginOnly(const Game& game, GameState& state, const Action& action, Dice& dice, Events& out)
{
    assert(check(game, state, action).isAllowed());
    Unfolding unfolding(game, state, dice, out);
    carryOutOrWait(unfolding, action);
}

bool doNext(const Game& game, GameState& state, Dice& dice, Events& out)
{
    Unfolding unfolding(game, state, dice, out);
    return settleNext(unfolding, false);
}

void apply(const Game& game, const GameState& state, const Action& action, Dice& dice, Events& out)
{
    GameState after = state;
    perform(game, after, action, dice, out);
}

} // namespace delve::mageknight::play
