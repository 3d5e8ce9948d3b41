// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/declared_stroke.h"

#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/monsters/changelings.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

DeclaredStroke at(const Stroke& stroke, FigureId target)
{
    return {stroke, {StrokeTarget{target}}};
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const Attack& action)
{
    return at({Blow::Attack, position.turn().figure, action.form}, action.target);
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const SweepAround&)
{
    std::vector<StrokeTarget> targets = sweepTargets(position);
    const Stroke stroke{Blow::Attack, position.turn().figure, AttackForm::Sweep, int(targets.size())};
    return DeclaredStroke{stroke, std::move(targets)};
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const Shoot& action)
{
    const FigureId shooter = position.turn().figure;
    std::vector<StrokeTarget> targets = targetsOfShot(position, shooter, action);
    const auto aimedAt = std::ranges::count(targets, false, &StrokeTarget::isBystander);
    return DeclaredStroke{{Blow::Shot, shooter, action.form, int(aimedAt)}, std::move(targets)};
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const Fire&)
{
    const auto aiming = pending<Aiming>(position);
    if (!aiming)
        return std::nullopt;
    std::vector<StrokeTarget> targets = targetsAimedAt(position);
    const Stroke stroke{Blow::Shot, position.turn().figure, aiming->form, int(targets.size())};
    return DeclaredStroke{stroke, std::move(targets)};
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const SendShockwave&)
{
    const FigureId shooter = position.turn().figure;
    std::vector<StrokeTarget> targets = shockwaveTargets(position, shooter);
    const Stroke stroke{Blow::Shot, shooter, AttackForm::Shockwave, int(targets.size())};
    return DeclaredStroke{stroke, std::move(targets)};
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const ShootDoor& action)
{
    const FigureId shooter = position.turn().figure;
    return DeclaredStroke{{Blow::Shot, shooter, action.form}, bystandersOf(position, shooter, action)};
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const ShootFurniture& action)
{
    const FigureId shooter = position.turn().figure;
    return DeclaredStroke{{Blow::Shot, shooter, AttackForm::FlameLightning},
                          bystandersOf(position, shooter, action.artifact)};
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const ShootAhead&)
{
    const FigureId shooter = position.turn().figure;
    return DeclaredStroke{{Blow::Shot, shooter}, targetsAhead(position, shooter)};
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const StrikeBlow& action)
{
    const auto offer = pending<BlowOffer>(position);
    if (!offer)
        return std::nullopt;
    const BlowOffer taken = takenBy(*offer, action);
    return at({taken.blow, taken.striker, action.form}, taken.target);
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const Answer& action)
{
    if (const auto theft = pending<TheftAnswer>(position))
        return at({Blow::Counterattack, theft->target, action.form}, theft->thief);
    const auto choice = pending<AnswerChoice>(position);
    if (!choice)
        return std::nullopt;
    return strokeOfAnswer(position, action, choice->attacker, choice->isRanged);
}

std::optional<DeclaredStroke> strokeFor(const Position& position, const AnswerTheft& action)
{
    const auto theft = pending<TheftAnswer>(position);
    if (!theft || !action.strike)
        return std::nullopt;
    return at({Blow::Counterattack, theft->target}, theft->thief);
}

template <typename T>
concept StrikesFigures = requires(const Position& position, const T& action) { strokeFor(position, action); };

} // namespace

bool strikesFigures(const Action& action)
{
    return std::visit([]<typename T>(const T&) { return StrikesFigures<T>; }, action);
}

std::optional<DeclaredStroke> strokeOf(const Position& position, const Action& action)
{
    return std::visit(
        [&]<typename T>(const T& what) -> std::optional<DeclaredStroke> {
            if constexpr (StrikesFigures<T>)
                return strokeFor(position, what);
            else
                return std::nullopt;
        },
        action);
}

} // namespace delve::mageknight::play
