// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/turns/activations.h"

#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/abilities/magic.h"
#include "engine/mageknight/play/abilities/start_of_turn.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/tokens.h"
#include "engine/mageknight/play/moving/doors.h"
#include "engine/mageknight/play/moving/transfer.h"
#include "engine/mageknight/play/riding/acting.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/turns/entering.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int tokenSpeed = 4; // ACT-10, WAN-02

/// ACT-03, CONV-17, MULTI-06: it was activated or placed already.
template <typename Piece> Refusal checkMarks(const Piece& piece)
{
    if constexpr (requires { piece.frozen; })
        if (piece.frozen > 0)
            return {"SA-MAGIC-FREEZE"};
    if (piece.has(mark::activated))
        return {"ACT-03"};
    if (piece.has(mark::newcomer))
        return {"CONV-17"};
    return piece.has(mark::marker) ? Refusal{"MULTI-06"} : allowed;
}

/// TITAN-20, TITAN-21: a second activation follows one that was a move only.
Refusal checkMarks(const Position& position, FigureId id)
{
    const FigureState& figure = position.figure(id);
    const bool canActAgain = figure.has(mark::unopposed) && figure.has(mark::onlyMoved);
    return canActAgain && figure.frozen == 0 ? allowed : checkMarks(figure);
}

Refusal checkHero(const Position& position, FigureId id)
{
    const FigureState& figure = position.figure(id);
    if (figure.team != position.turn().player)
        return {"ACT-17"};
    if (figure.where != Whereabouts::Inside && figure.where != Whereabouts::Outside)
        return {"END-08"};
    if (!figure.isAboard())
        return checkMarks(position, id);
    // PSGR-03, PSGR-05: a passenger comes in with the chariot and is then activated by itself.
    if (isPassenger(position, id))
        return figure.isInside() ? checkMarks(position, id) : Refusal{"PSGR-03"};
    // CAV-12, MD-24: the unit has one activation, that of its mount or hull.
    return {isSection(position, id) ? "MD-24" : "CAV-12"};
}

/// SPAWN-02, ACT-09, BASE-10: the monster is on the tile of, or next to, a hero of the active player.
bool isNearOwnHero(const Position& position, FigureId monster)
{
    bool isNear = false;
    forEachSquareOf(position, monster, [&](SquareIndex square) {
        isNear = isNear || isNearOwnHero(position, position.turn().player, square);
    });
    return isNear;
}

Refusal checkMonster(const Position& position, FigureId id, bool isTeamIn)
{
    const FigureState& figure = position.figure(id);
    if (!figure.isInside())
        return {"POOL-02"};
    if (isSection(position, id))
        return {"MD-24"};
    if (figure.isAboard() && !isPassenger(position, id))
        return {"CAV-12"};
    if (figure.has(mark::neutral))
        return {"BASE-26"};
    if (const Refusal marks = checkMarks(position, id); !marks.isAllowed())
        return marks;
    // START-07: not before the whole team is in the dungeon.
    if (!isTeamIn)
        return {"START-07"};
    // SPAWN-02, ACT-09: not on the tile of, or next to, a hero of that player.
    return isNearOwnHero(position, id) ? Refusal{"SPAWN-02"} : allowed;
}

/// All but the order that Frenzy gives. `isTeamIn`: the team of the player is inside (START-07).
Refusal checkAlone(const Position& position, FigureId id, bool isTeamIn)
{
    return position.figure(id).isMageSpawn() ? checkMonster(position, id, isTeamIn) : checkHero(position, id);
}

/// Who has Frenzy and can be activated.
struct Frenzied
{
    bool hero = false;
    bool monster = false;
};

Frenzied findFrenzied(const Position& position, bool isTeamIn)
{
    Frenzied frenzied;
    if (!position.game().canComeUp(Ability::Frenzy))
        return frenzied;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i) {
        const FigureId id = FigureId(i);
        const FigureState& figure = position.figure(id);
        const bool isOnBoard = figure.isInside() || figure.where == Whereabouts::Outside;
        // CAV-12, MD-24: a rider or a section has it, and the unit is activated.
        if (isOnBoard && hasAbility(position, id, Ability::Frenzy) &&
            checkAlone(position, activatedPiece(position, id), isTeamIn).isAllowed())
            (figure.isMageSpawn() ? frenzied.monster : frenzied.hero) = true;
    }
    return frenzied;
}

bool isFrenzied(const Position& position, FigureId piece)
{
    bool isFound = false;
    forEachOfUnit(position, piece, [&](FigureId figure) {
        isFound = isFound || hasAbility(position, figure, Ability::Frenzy);
    });
    return isFound;
}

/// DG-01, DG-02: a figure with Frenzy that can be activated goes before those without. Tokens are no figures.
Refusal checkFrenzy(const Position& position, FigureId id, const Frenzied& frenzied)
{
    const bool mustWait = frenzied.hero || (frenzied.monster && position.figure(id).isMageSpawn());
    if (!mustWait || isFrenzied(position, id))
        return allowed;
    return {frenzied.hero ? "DG-01" : "DG-02"};
}

/// SA-COMMAND: what is left without the activations that are for Mage Spawn only.
int activationsFor(const TurnState& turn, bool isMonster)
{
    return isMonster ? turn.activationsLeft : turn.activationsLeft - turn.spawnActivations;
}

} // namespace

Refusal checkActivation(const Position& position, FigureId id, bool usesActivation)
{
    if (!position.knows(id))
        return {"ACT-17"};
    if (usesActivation && activationsFor(position.turn(), position.figure(id).isMageSpawn()) <= 0)
        return {"ACT-01"};
    const bool isTeamIn = isTeamInside(position, position.turn().player);
    if (const Refusal refusal = checkAlone(position, id, isTeamIn); !refusal.isAllowed())
        return refusal;
    return checkFrenzy(position, id, findFrenzied(position, isTeamIn));
}

ReadyFigures::ReadyFigures(const Position& position)
    : m_position(position),
      m_isTeamInside(isTeamInside(position, position.turn().player)),
      m_hasActivation(activationsFor(position.turn(), false) > 0),
      m_hasAnyActivation(activationsFor(position.turn(), true) > 0),
      m_figures(position.state().figures().size())
{
    const Frenzied frenzied = findFrenzied(position, m_isTeamInside);
    for (std::size_t i = 0; i < position.state().figures().size(); ++i) {
        const FigureId id = FigureId(i);
        if (checkAlone(position, id, m_isTeamInside).isAllowed() &&
            checkFrenzy(position, id, frenzied).isAllowed())
            m_figures.add(id);
    }
}

bool ReadyFigures::canActivate(TokenId id) const
{
    const TokenState& token = m_position.state().token(id);
    return m_hasActivation && m_isTeamInside && token.isInPlay() && checkMarks(token).isAllowed();
}

bool isTeamInside(const Position& position, PlayerId player)
{
    const auto& heroes = position.game().player(player).heroes;
    return std::ranges::none_of(
        heroes, [&](FigureId hero) { return position.figure(hero).where == Whereabouts::Outside; });
}

bool isNearOwnHero(const Position& position, PlayerId player, SquareIndex square)
{
    return isAnyNear(position, square, [&](FigureId other) { return position.figure(other).team == player; });
}

bool isActiveGone(const Position& position)
{
    const TurnState& turn = position.turn();
    if (turn.token != TokenId::None)
        return !position.state().token(turn.token).isInPlay();
    if (turn.figure == FigureId::None)
        return false;
    const Whereabouts where = position.figure(turn.figure).where;
    return where != Whereabouts::Inside && where != Whereabouts::Outside;
}

Refusal check(const Position& position, const Activate& action)
{
    return checkActivation(position, action.figure, true);
}

Refusal check(const Position& position, const Pass& action)
{
    if (const Refusal refusal = checkActivation(position, action.figure, true); !refusal.isAllowed())
        return refusal;
    return checkIdle(position, action.figure);
}

namespace {

/// START-05: with an activation this figure could enter, or would have to make way for who waits outside.
bool hasDuty(const Position& position, FigureId figure)
{
    if (!position.figure(figure).isInside())
        return couldEnter(position, figure);
    return mustMakeWay(Supposed(position, figure, speedOf(position, figure)).position());
}

} // namespace

Refusal checkIdle(const Position& position, FigureId figure)
{
    if (isTeamInside(position, position.turn().player))
        return allowed;
    if (hasDuty(position, figure))
        return {"START-05"};
    // To pass with the last activation is to end the turn.
    return activationsFor(position.turn(), false) == 1 ? checkDuty(position) : allowed;
}

Refusal checkDuty(const Position& position)
{
    const PlayerId player = position.turn().player;
    if (isTeamInside(position, player) || activationsFor(position.turn(), false) <= 0)
        return allowed;
    bool isDuty = false;
    forEachMember(position, player, [&](FigureId figure) {
        isDuty = isDuty || (checkHero(position, figure).isAllowed() && hasDuty(position, figure));
    });
    return isDuty ? Refusal{"START-05"} : allowed;
}

Refusal check(const Position& position, const ActivateToken& action)
{
    if (!position.knows(action.token))
        return {"ACT-17"};
    if (activationsFor(position.turn(), false) <= 0)
        return {"ACT-01"};
    const TokenState& token = position.state().token(action.token);
    if (!token.isInPlay())
        return {"CONV-08"};
    if (const Refusal marks = checkMarks(token); !marks.isAllowed())
        return marks;
    return isTeamInside(position, position.turn().player) ? allowed : Refusal{"START-07"};
}

Refusal check(const Position& position, const EndActivation&)
{
    const TurnState& turn = position.turn();
    // START-05: the activation of a hero begins with entering, if it can, and does not end in the way of
    // others.
    if (turn.figure != FigureId::None && (couldEnter(position, turn.figure) || mustMakeWay(position)))
        return {"START-05"};
    // CAV-13: while the rider acts its mount could still step aside.
    if (isRiderActing(position) && !isPassenger(position, turn.figure) && !turn.has(activation::attacked) &&
        mustMakeWay(Supposed(position, pieceOf(position, turn.figure), turn.speed).position()))
        return {"START-05"};
    // ART-10, SA-FLIGHT: nobody ends the movement where it may not stop.
    if (const Refusal refusal = checkStopping(position); !refusal.isAllowed())
        return refusal;
    // DRESS-18: a carrying move ends only where the piece can be put down.
    return hasNoPlaceForLoad(position) ? Refusal{"DRESS-18"} : allowed;
}

void carryOut(Unfolding& unfolding, const Activate& action)
{
    const Position position = unfolding.position();
    const bool isInside = position.figure(action.figure).isInside();
    const bool isAdjacent = isInside && isNextToOpposing(position, action.figure);
    beginActivation(unfolding, action.figure, speedOf(position, action.figure),
                    isAdjacent ? activation::beganAdjacent : std::uint16_t(0));
    pickSpeedGift(unfolding, action.figure);
}

void beginActivation(Unfolding& unfolding, FigureId figure, int speed, std::uint16_t flags)
{
    const bool isMonster = unfolding.position().figure(figure).isMageSpawn();
    const bool gainsActivation = isMonster && commandSpawn(unfolding);
    unfolding.emit("ACT-13", FigureActivated{figure, std::int16_t(speed), flags});
    if (gainsActivation)
        unfolding.emit("SA-COMMAND", ActivationGained{true});
    askForTransfer(unfolding, figure);
    // START-09: a token on the entrance would bar the team for ever.
    const Position position = unfolding.position();
    if (const SquareIndex entrance = entranceOf(position, figure); entrance != noSquare)
        if (const TokenId token = position.state().occupant(entrance).token(); token != TokenId::None)
            settleMeeting(unfolding, {token, figure});
    // SA-VENOM: for a Mage Spawn at the start of its own activation.
    if (isMonster)
        spreadVenom(unfolding, figure);
}

void carryOut(Unfolding& unfolding, const ActivateToken& action)
{
    unfolding.emit("ACT-10", TokenActivated{action.token, tokenSpeed});
}

void carryOut(Unfolding& unfolding, const Pass& action)
{
    unfolding.emit("ACT-11", FigurePassed{action.figure});
    if (unfolding.turn().activationsLeft == 0)
        finishTurn(unfolding);
}

void carryOut(Unfolding& unfolding, const EndActivation&)
{
    endActivation(unfolding);
}

void endActivation(Unfolding& unfolding)
{
    // SA-MAGIC-CONFUSION: only the movement of the confused figure ends.
    if (unfolding.turn().has(activation::confused))
        unfolding.later(EndConfusion{});
    else
        unfolding.later(CloseActivation{});
    endMovement(unfolding);
}

void resume(Unfolding& unfolding, const CloseActivation& task)
{
    if (const FigureId cursed = nextCursed(unfolding.position()); cursed != FigureId::None) {
        unfolding.later(task);
        return settleCurse(unfolding, cursed);
    }
    // WAN-13: what an attack has opened is looked at when the attack is over, in this turn still.
    if (const auto meeting = unfolding.nextMeeting()) {
        unfolding.later(task);
        return settleMeeting(unfolding, *meeting);
    }
    swingDoorsShut(unfolding);
    unfolding.emit("ACT-14", ActivationEnded{});
    // TURN-03: a turn ends when all activations are used.
    if (unfolding.turn().activationsLeft == 0)
        finishTurn(unfolding);
}

} // namespace delve::mageknight::play
