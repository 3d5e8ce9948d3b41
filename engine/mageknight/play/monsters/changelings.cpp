// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/monsters/changelings.h"

#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

template <typename Visit> void forEachAhead(const Position& position, FigureId changeling, Visit&& visit)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (checkAhead(position, changeling, FigureId(i)).isAllowed())
            visit(FigureId(i));
}

} // namespace

Refusal checkAhead(const Position& position, FigureId changeling, FigureId target)
{
    // SPAWN-04: its own side is never a target, but blocks lines as all figures do.
    if (!position.figure(target).isInside() || !areOpposing(position, changeling, target) ||
        isTruce(position, changeling, target))
        return {"DG-29"};
    if (rangeTo(position, changeling, target) > rangeOf(position, changeling))
        return {"RANGE-04"};
    if (hasAbility(position, target, Ability::LimitedInvisibility))
        return {"SA-LIMITED-INVISIBILITY"};
    // DG-30: neither RANGE-01 to RANGE-03 nor anybody beside it keeps it from shooting.
    return checkLine(position, changeling, target, AttackForm::Plain);
}

std::vector<StrokeTarget> targetsAhead(const Position& position, FigureId changeling)
{
    std::vector<StrokeTarget> targets;
    forEachAhead(position, changeling, [&](FigureId figure) { targets.push_back({figure}); });
    std::ranges::stable_sort(targets, {}, [&](const StrokeTarget& target) {
        return rangeTo(position, changeling, target.figure);
    });
    return targets;
}

Refusal check(const Position& position, const ShootAhead&)
{
    if (const Refusal refusal = checkMayAttack(position, true); !refusal.isAllowed())
        return refusal;
    const FigureId figure = position.turn().figure;
    if (!isChangeling(position, figure))
        return {"DG-29"};
    if (rangeOf(position, figure) == 0)
        return {"RANGE-05"};
    if (hasAbility(position, figure, Ability::Berserk))
        return {"SA-BERSERK"};
    bool hasTarget = false;
    forEachAhead(position, figure, [&](FigureId) { hasTarget = true; });
    return hasTarget ? allowed : Refusal{"DG-29"};
}

void carryOut(Unfolding& unfolding, const ShootAhead&)
{
    const FigureId figure = unfolding.turn().figure;
    const std::vector<StrokeTarget> targets = targetsAhead(unfolding.position(), figure);
    // DG-29 (4): the full damage for each, so that it does not count as an attack at several.
    const Stroke stroke{Blow::Shot, figure, AttackForm::Plain};
    beginAttack(unfolding, true);
    expectAnswers(unfolding, stroke, targets);
    strike(unfolding, stroke, targets);
}

} // namespace delve::mageknight::play
