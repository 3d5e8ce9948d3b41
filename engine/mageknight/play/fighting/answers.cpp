// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/answers.h"

#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/declared_stroke.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/changelings.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/treasure/theft.h"
#include "engine/mageknight/play/treasure/theft_answer.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr std::array closeForms{AttackForm::Plain, AttackForm::WeaponMaster};
// SA-G13: forms that aim at the attacker.
// INDIR-07: a shot back needs a clear line.
constexpr std::array rangedForms{AttackForm::Plain,          AttackForm::MagicBlast,
                                 AttackForm::FlameLightning, AttackForm::MagicFreeze,
                                 AttackForm::MagicConfusion, AttackForm::LongShot};

std::span<const AttackForm> formsOf(bool isRanged)
{
    return isRanged ? std::span<const AttackForm>(rangedForms) : std::span<const AttackForm>(closeForms);
}

/// DG-31: who stands next to a Changeling answers its ranged attack in close combat.
bool isAnsweredAtRange(const Position& position, FigureId defender, FigureId attacker, bool isRanged)
{
    return isRanged && !(isChangeling(position, attacker) && areAdjacent(position, defender, attacker));
}

/// Whom an answer strikes.
FigureId targetOf(const Answer& answer, FigureId attacker)
{
    return answer.at == FigureId::None ? attacker : answer.at;
}

/// CAV-17, MD-20: calls `visit(figure)` for whom an answer can strike in place of the attacker: the other
/// dials of its piece. PSGR-14: for a passenger those of its chariot; MD-42: a hull where a line may meet a
/// border.
template <typename Visit> void forEachOtherTarget(const Position& position, FigureId attacker, Visit&& visit)
{
    if (isPassenger(position, attacker))
        return forEachSection(position.figure(attacker).carrier, visit);
    forEachCompanion(position, attacker, visit);
    if (isSection(position, attacker))
        visit(position.figure(attacker).carrier);
}

/// CLOSE-06, CAV-27: the figure may still answer, itself or for another dial of its piece.
bool isDue(const Position& position, FigureId figure)
{
    bool isDue = position.state().contains(FigureSet::Answering, figure);
    forEachCompanion(position, figure, [&](FigureId companion) {
        isDue |= position.state().contains(FigureSet::Answering, companion);
    });
    return isDue;
}

/// Calls `visit(answer)` for every answer that can be given.
template <typename Visit>
void forEachAnswer(const Position& position, FigureId attacker, bool isRanged, Visit&& visit)
{
    const auto visitAll = [&](FigureId figure, FigureId at) {
        const Answer any{figure, AttackForm::Plain, at};
        const FigureId target = targetOf(any, attacker);
        for (const AttackForm form : formsOf(isAnsweredAtRange(position, figure, target, isRanged)))
            if (canAnswer(position, figure, target, form, isRanged))
                visit(Answer{figure, form, at});
    };
    const auto visitTargets = [&](FigureId figure) {
        visitAll(figure, FigureId::None);
        // CAV-17, MD-20: whoever strikes back at several dials chooses one.
        forEachOtherTarget(position, attacker, [&](FigureId other) { visitAll(figure, other); });
    };
    position.state().forEachFigure(FigureSet::Answering, [&](FigureId due) {
        // CAV-27, MD-20: one of the piece, once for all.
        bool isSecond = false;
        forEachCompanion(position, due, [&](FigureId companion) {
            isSecond |= companion < due && position.state().contains(FigureSet::Answering, companion);
        });
        if (isSecond)
            return;
        visitTargets(due);
        forEachCompanion(position, due, visitTargets);
    });
}

/// CLOSE-11: the player next in turn order of those who can answer.
PlayerId nextToAnswer(const Position& position, FigureId attacker, bool isRanged)
{
    PlayerId first = PlayerId::None;
    int soonest = 0;
    forEachAnswer(position, attacker, isRanged, [&](const Answer& answer) {
        const PlayerId player = deciderFor(position, answer.figure, attacker);
        const int turns = turnsUntil(position, player);
        if (first == PlayerId::None || turns < soonest) {
            first = player;
            soonest = turns;
        }
    });
    return first;
}

void giveAnswer(Unfolding& unfolding, const Answer& answer, FigureId attacker, bool isRanged)
{
    const auto settle = [&](FigureId due) {
        if (unfolding.state().contains(FigureSet::Answering, due))
            unfolding.emit("CLOSE-06", AnswerSettled{due});
    };
    settle(answer.figure);
    forEachCompanion(unfolding.position(), answer.figure, settle); // CAV-27: one answer for all
    const auto [stroke, targets] = strokeOfAnswer(unfolding.position(), answer, attacker, isRanged);
    if (stroke.form == AttackForm::MagicConfusion)
        return confuse(unfolding, stroke, targets.front().figure);
    strike(unfolding, stroke, targets);
}

} // namespace

bool canAnswer(const Position& position, FigureId defender, FigureId attacker, AttackForm form, bool isRanged)
{
    if (!position.figure(defender).isInside() || !position.figure(attacker).isInside() ||
        isDemoralized(position, defender) || // CLOSE-09
        !hasForm(position, defender, form))
        return false;
    // MD-22, MD-39: only active sections answer; PSGR-15: nobody strikes at a passenger.
    if ((isSection(position, defender) && !isActive(position, defender)) || isPassenger(position, attacker))
        return false;
    // LONE-05, CMB-10: a friend or partner that an area caught does not answer.
    if (!areOpposing(position, defender, attacker) || isTruce(position, defender, attacker))
        return false;
    if (!isAnsweredAtRange(position, defender, attacker, isRanged))
        return !isHull(position, attacker) && canReachToStrike(position, defender, attacker);
    // DG-31: a Changeling aims its attack at the attacker alone.
    if (isChangeling(position, defender))
        return form == AttackForm::Plain && checkAhead(position, defender, attacker).isAllowed();
    // RANGE-24: under the same conditions as any ranged attack.
    return checkShooter(position, defender).isAllowed() &&
           checkDistanceForm(position, defender, attacker, form).isAllowed() &&
           checkShot(position, defender, attacker, form).isAllowed();
}

bool canAnswer(const Position& position, FigureId defender, FigureId attacker, bool isRanged)
{
    return std::ranges::any_of(
        formsOf(isAnsweredAtRange(position, defender, attacker, isRanged)),
        [&](AttackForm form) { return canAnswer(position, defender, attacker, form, isRanged); });
}

DeclaredStroke strokeOfAnswer(const Position& position, const Answer& answer, FigureId attacker,
                              bool isRanged)
{
    const FigureId target = targetOf(answer, attacker);
    const bool isReturnShot = isAnsweredAtRange(position, answer.figure, target, isRanged);
    const Stroke stroke{isReturnShot ? Blow::ReturnShot : Blow::Counterattack, answer.figure, answer.form};
    if (answer.form == AttackForm::FlameLightning)
        return {stroke, targetsOfShot(position, answer.figure, Shoot{target, answer.form})};
    DeclaredStroke declared{stroke, {StrokeTarget{target}}};
    nameSections(position, stroke, declared.targets);
    return declared;
}

void expectAnswers(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets)
{
    for (const StrokeTarget& target : targets)
        if (!target.isBystander)
            unfolding.emit("CLOSE-06", AnswerDue{target.figure});
    unfolding.later(Answers{stroke.striker, isRanged(stroke.blow)});
}

void resume(Unfolding& unfolding, const Answers& task)
{
    const Position position = unfolding.position();
    const PlayerId player = nextToAnswer(position, task.attacker, task.isRanged);
    if (player == PlayerId::None)
        return position.state().forEachFigure(FigureSet::Answering, [&](FigureId figure) {
            unfolding.emit("CLOSE-06", AnswerSettled{figure});
        });
    unfolding.later(task); // until nobody is left
    int count = 0;
    Answer only;
    forEachAnswer(position, task.attacker, task.isRanged, [&](const Answer& answer) {
        if (deciderFor(position, answer.figure, task.attacker) == player) {
            only = answer;
            ++count;
        }
    });
    // CLOSE-06: mandatory, so that a single answer leaves nothing to choose. EXO-16: but for gifts.
    // A shot back is never forced, so nothing is left to name.
    const bool isPlain =
        !areGiftsOut(position) || !clashOf(position, strokeOfAnswer(position, only, task.attacker, false));
    if (count == 1 && !task.isRanged && isPlain)
        return giveAnswer(unfolding, only, task.attacker, false);
    unfolding.later(AnswerChoice{task.attacker, task.isRanged});
}

PlayerId deciderOf(const Position& position, const AnswerChoice& task)
{
    return nextToAnswer(position, task.attacker, task.isRanged);
}

void listOptions(const Position& position, const AnswerChoice& task, ActionList& actions)
{
    const PlayerId player = deciderOf(position, task);
    forEachAnswer(position, task.attacker, task.isRanged, [&](const Answer& answer) {
        if (deciderFor(position, answer.figure, task.attacker) == player)
            actions.add(answer);
    });
    actions.offer(DeclineAnswers{});
}

Refusal check(const Position& position, const Answer& action)
{
    // THEFT-08, ABIL-11: without an ability it is AnswerTheft.
    if (const auto theft = pending<TheftAnswer>(position))
        return action.figure == theft->target && action.at == FigureId::None &&
                       action.form == AttackForm::WeaponMaster &&
                       canAnswer(position, theft->target, theft->thief, action.form, false)
                   ? allowed
                   : Refusal{"THEFT-08"};
    const AnswerChoice choice = *pending<AnswerChoice>(position);
    if (!position.knows(action.figure) || !isDue(position, action.figure))
        return {"CLOSE-06"};
    bool isOther = action.at == FigureId::None;
    forEachOtherTarget(position, choice.attacker, [&](FigureId other) { isOther |= action.at == other; });
    if (!isOther)
        return {"CAV-17"};
    const FigureId target = targetOf(action, choice.attacker);
    if (deciderFor(position, action.figure, choice.attacker) != deciderOf(position, choice))
        return {"CLOSE-11"};
    const bool isAtRange = isAnsweredAtRange(position, action.figure, target, choice.isRanged);
    const bool fits = std::ranges::count(formsOf(isAtRange), action.form) > 0;
    if (!fits || !canAnswer(position, action.figure, target, action.form, choice.isRanged))
        return {choice.isRanged ? "RANGE-24" : "CLOSE-06"};
    return allowed;
}

Refusal check(const Position& position, const DeclineAnswers&)
{
    // CLOSE-06: in close combat the defender has to strike back; RANGE-24: at range it can.
    return pending<AnswerChoice>(position)->isRanged ? allowed : Refusal{"CLOSE-06"};
}

void carryOut(Unfolding& unfolding, const Answer& action)
{
    if (pending<TheftAnswer>(unfolding.position()))
        return strikeBackAtThief(unfolding, action.form);
    const AnswerChoice choice = *pending<AnswerChoice>(unfolding.position());
    unfolding.answered();
    giveAnswer(unfolding, action, choice.attacker, choice.isRanged);
}

void carryOut(Unfolding& unfolding, const DeclineAnswers&)
{
    const AnswerChoice choice = *pending<AnswerChoice>(unfolding.position());
    const PlayerId player = deciderOf(unfolding.position(), choice);
    unfolding.answered();
    unfolding.state().forEachFigure(FigureSet::Answering, [&](FigureId figure) {
        if (deciderFor(unfolding.position(), figure, choice.attacker) == player)
            unfolding.emit("RANGE-24", AnswerSettled{figure});
    });
}

void evolve(StateWriter& state, const AnswerDue& event)
{
    state.set(FigureSet::Answering, event.figure, true);
}

void evolve(StateWriter& state, const AnswerSettled& event)
{
    state.set(FigureSet::Answering, event.figure, false);
}

} // namespace delve::mageknight::play
