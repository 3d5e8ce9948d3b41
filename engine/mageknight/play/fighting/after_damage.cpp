// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/after_damage.h"

#include "engine/mageknight/play/abilities/magic.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>
#include <ranges>

namespace delve::mageknight::play {

void expectAfterDamage(Unfolding& unfolding, const Stroke& stroke, std::span<const Hit> hits,
                       std::span<const FigureId> retaliators)
{
    for (const FigureId figure : std::views::reverse(retaliators))
        unfolding.later(Retaliation{stroke.striker, figure});
    // SA-VAMPIRISM: once per close combat attack that did a click.
    const bool didClicks = std::ranges::any_of(hits, [](const Hit& hit) { return hit.clicks > 0; });
    if (didClicks && !isRanged(stroke.blow) &&
        hasAbility(unfolding.position(), stroke.striker, Ability::Vampirism))
        unfolding.later(Draining{stroke.striker});
    if (stroke.form == AttackForm::MagicFreeze)
        for (const Hit& hit : std::views::reverse(hits))
            unfolding.later(Freezing{stroke.striker, hit.figure});
}

void resume(Unfolding& unfolding, const Freezing& task)
{
    tryToFreeze(unfolding, task.target, task.striker);
}

void resume(Unfolding& unfolding, const Draining& task)
{
    if (unfolding.position().figure(task.striker).isInside())
        heal(unfolding, "SA-VAMPIRISM", task.striker, 1);
}

void resume(Unfolding& unfolding, const Retaliation& task)
{
    if (!unfolding.position().figure(task.striker).isInside() ||
        hasAbility(unfolding.position(), task.striker, Ability::MagicImmunity))
        return;
    noteMagic(unfolding, task.striker, task.by);
    dealAbilityDamage(unfolding, "SA-MAGIC-RETALIATION", std::array{Hit{task.striker, 1}}, task.by);
}

} // namespace delve::mageknight::play
