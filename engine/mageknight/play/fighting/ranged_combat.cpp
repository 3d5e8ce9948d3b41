// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/ranged_combat.h"

#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/artifacts/furniture_shots.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/shot_checks.h"
#include "engine/mageknight/play/figures/figure_bits.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/changelings.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// INDIR-01: indirect fire is at a single figure.
bool allowsSeveral(AttackForm form)
{
    return form == AttackForm::Plain || form == AttackForm::MagicFreeze || form == AttackForm::LongShot;
}

/// RANGE-20: the declared targets.
class Declared
{
public:
    explicit Declared(const Shoot& action)
    {
        for (const FigureId target : {action.target, action.second, action.third})
            if (m_count == 0 || target != FigureId::None)
                m_figures[m_count++] = target;
    }

    const FigureId* begin() const { return m_figures.data(); }
    const FigureId* end() const { return m_figures.data() + m_count; }
    int size() const { return int(m_count); }

private:
    std::array<FigureId, targetsAtOnce> m_figures{};
    std::size_t m_count = 0;
};

int targetLimit(const Position& position, FigureId shooter, AttackForm form)
{
    return allowsSeveral(form) ? position.kind(shooter).figure().targets : 1;
}

/// Everything about one target of the active figure.
Refusal checkOneTarget(const Position& position, FigureId target, AttackForm form)
{
    if (const Refusal refusal = checkTarget(position, target); !refusal.isAllowed())
        return refusal;
    return checkShot(position, position.turn().figure, target, form);
}

} // namespace

std::vector<StrokeTarget> targetsOfShot(const Position& position, FigureId shooter, const Shoot& action)
{
    std::vector<StrokeTarget> targets;
    for (const FigureId target : Declared(action))
        targets.push_back({target});
    const Stroke stroke{Blow::Shot, shooter, action.form, int(targets.size())};
    nameSections(position, stroke, targets);
    if (action.form != AttackForm::FlameLightning)
        return targets;
    // SA-FLAME-LIGHTNING: everybody next to the target, friend or foe, except the attacker.
    forEachAdjacentFigure(position, action.target, [&](FigureId other, SquareIndex, Direction) {
        const StrokeTarget bystander{other, true};
        if (!isOwnPiece(position, shooter, other) && !isSection(position, other) &&
            !isTruce(position, shooter, other) && !std::ranges::count(targets, bystander))
            targets.push_back(bystander);
    });
    std::ranges::sort(targets.begin() + 1, targets.end(), {}, &StrokeTarget::figure);
    nameSections(position, stroke, targets); // MD-30
    return targets;
}

Refusal check(const Position& position, const Shoot& action)
{
    if (const Refusal refusal = checkMayShoot(position); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkShotForm(position, action.form); !refusal.isAllowed())
        return refusal;
    // RANGE-20: each figure once, in one order.
    if (action.second == FigureId::None && action.third != FigureId::None)
        return {"RANGE-20"};
    const Declared targets(action);
    if (std::ranges::adjacent_find(targets, std::ranges::greater_equal()) != targets.end() ||
        targets.size() > targetLimit(position, position.turn().figure, action.form))
        return {"RANGE-20"};
    // CAV-17, MD-43: of one piece one dial.
    for (const FigureId target : targets)
        for (const FigureId other : targets)
            if (position.knows(target) && position.knows(other) && target != other &&
                areOfOnePiece(position, target, other))
                return {isSection(position, target) ? "MD-43" : "CAV-17"};
    // RANGE-21: the conditions hold for each of them.
    bool isFar = false;
    for (const FigureId target : targets) {
        if (const Refusal refusal = checkOneTarget(position, target, action.form); !refusal.isAllowed())
            return refusal;
        isFar |=
            rangeTo(position, position.turn().figure, target) > rangeOf(position, position.turn().figure);
    }
    // LONG-01: within normal range nothing is doubled.
    return isLongShot(action.form) && !isFar ? Refusal{"LONG-01"} : allowed;
}

namespace {

int aimedAtCount(const Position& position)
{
    int count = 0;
    position.state().forEachFigure(FigureSet::Answering, [&](FigureId) { ++count; });
    return count;
}

/// RANGE-20: the active figure can add this one to its targets.
Refusal checkMore(const Position& position, AttackForm form, FigureId target)
{
    if (!position.knows(target) || position.state().contains(FigureSet::Answering, target) ||
        aimedAtCount(position) >= targetLimit(position, position.turn().figure, form))
        return {"RANGE-20"};
    bool isAimedAt = false;
    position.state().forEachFigure(
        FigureSet::Answering, [&](FigureId other) { isAimedAt |= areOfOnePiece(position, target, other); });
    if (isAimedAt)
        return {"CAV-17"};
    return checkOneTarget(position, target, form);
}

void shoot(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets)
{
    beginAttack(unfolding, true);
    expectAnswers(unfolding, stroke, targets);
    if (stroke.form == AttackForm::MagicConfusion)
        return confuse(unfolding, stroke, targets.front().figure);
    strike(unfolding, stroke, targets);
}

} // namespace

std::vector<StrokeTarget> targetsAimedAt(const Position& position)
{
    std::vector<StrokeTarget> targets;
    position.state().forEachFigure(FigureSet::Answering,
                                   [&](FigureId target) { targets.push_back({target}); });
    nameSections(position, {Blow::Shot, position.turn().figure}, targets); // MD-42
    return targets;
}

void carryOut(Unfolding& unfolding, const Shoot& action)
{
    const FigureId shooter = unfolding.turn().figure;
    const Declared declared(action);
    if (declared.size() == targetsAtOnce &&
        targetLimit(unfolding.position(), shooter, action.form) > targetsAtOnce) {
        for (const FigureId target : declared)
            unfolding.emit("RANGE-20", AnswerDue{target});
        return unfolding.later(Aiming{action.form});
    }
    shoot(unfolding, {Blow::Shot, shooter, action.form, declared.size()},
          targetsOfShot(unfolding.position(), shooter, action));
}

PlayerId deciderOf(const Position& position, const Aiming&)
{
    return actorOf(position, position.turn().figure);
}

void listOptions(const Position& position, const Aiming& aiming, ActionList& actions)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (checkMore(position, aiming.form, FigureId(i)).isAllowed())
            actions.add(AimAlso{FigureId(i)});
    actions.add(Fire{});
}

Refusal check(const Position& position, const AimAlso& action)
{
    return checkMore(position, pending<Aiming>(position)->form, action.target);
}

Refusal check(const Position&, const Fire&)
{
    return allowed;
}

void carryOut(Unfolding& unfolding, const AimAlso& action)
{
    unfolding.emit("RANGE-20", AnswerDue{action.target});
}

void carryOut(Unfolding& unfolding, const Fire&)
{
    const Aiming aiming = *pending<Aiming>(unfolding.position());
    unfolding.answered();
    const std::vector<StrokeTarget> targets = targetsAimedAt(unfolding.position());
    shoot(unfolding, {Blow::Shot, unfolding.turn().figure, aiming.form, int(targets.size())}, targets);
}

namespace {

/// RANGE-20: the shots of one form at one target or at several.
void listTargets(const Position& position, AttackForm form, ActionList& actions)
{
    FigureBits targets(position.state().figures().size());
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (checkOneTarget(position, FigureId(i), form).isAllowed())
            targets.add(FigureId(i));
    const int limit = std::min(targetLimit(position, position.turn().figure, form), targetsAtOnce);
    const auto add = [&](const Shoot& shot) {
        if (isLongShot(form))
            actions.offer(shot); // LONG-01: one of them is far
        else
            actions.add(shot);
    };
    targets.forEach([&](FigureId first) {
        add(Shoot{first, form});
        if (limit == 1)
            return;
        const auto isOther = [&](FigureId a, FigureId b) { return !areOfOnePiece(position, a, b); }; // CAV-17
        targets.forEachAfter(first, [&](FigureId second) {
            if (!isOther(first, second))
                return;
            add(Shoot{first, form, second});
            if (limit > 2)
                targets.forEachAfter(second, [&](FigureId third) {
                    if (isOther(first, third) && isOther(second, third))
                        add(Shoot{first, form, second, third});
                });
        });
    });
}

} // namespace

void listShots(const Position& position, const Beside& beside, ActionList& actions)
{
    const FigureId shooter = position.turn().figure;
    if (shooter != FigureId::None && isChangeling(position, shooter))
        actions.offer(ShootAhead{});
    // RANGE-02: MD-38, PSGR-13: not for who only shares the squares of those beside it.
    if ((beside.opposing != 0 && !position.figure(shooter).isAboard()) ||
        !checkMayShoot(position).isAllowed())
        return;
    // MRK-09, ART-10, SA-FLIGHT, EXO-12, DRESS-18: nothing but moving on, or turning, is left.
    if (position.turn().has(activation::onlyTurning) || position.turn().has(activation::swept) ||
        !checkStopping(position).isAllowed() || hasNoPlaceForLoad(position))
        return;
    const AbilitySet abilities = abilitiesOf(position, shooter);
    for (const AttackForm form : shotForms)
        if (hasForm(abilities, form) && checkDistanceForm(position, shooter, form).isAllowed())
            listTargets(position, form, actions);
    const bool blasts = hasForm(abilities, AttackForm::MagicBlast);
    const bool burns = hasForm(abilities, AttackForm::FlameLightning);
    for (std::size_t i = 0; (blasts || burns) && i < position.game().parts().doors.size(); ++i) {
        if (blasts)
            actions.offer(ShootDoor{DoorId(i), AttackForm::MagicBlast});
        if (burns)
            actions.offer(ShootDoor{DoorId(i), AttackForm::FlameLightning});
    }
    listFurnitureShots(position, actions);
    if (hasForm(abilities, AttackForm::Shockwave))
        actions.offer(SendShockwave{});
}

} // namespace delve::mageknight::play
