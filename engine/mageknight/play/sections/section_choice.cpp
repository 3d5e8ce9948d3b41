// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/sections/section_choice.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/declared_stroke.h"
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/play/fighting/strikes.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// In SectionTakes: the attacker chooses.
constexpr SectionMask attackerChooses = maskOf(Section::Main);

std::string_view ruleOf(SectionNeed need)
{
    switch (need) {
    case SectionNeed::Blow: return "MD-20";
    case SectionNeed::Border: return "MD-42";
    case SectionNeed::Area: return "MD-43";
    case SectionNeed::Any: break;
    }
    return "MD-30";
}

/// What a stroke can concern of a hull among its targets, and why that has to be said.
struct Demand
{
    Exposure exposure;
    SectionNeed need = SectionNeed::Any;
};

Demand demandOf(const Position& position, const Stroke& stroke, const StrokeTarget& target)
{
    const FigureId hull = target.figure;
    if (target.isBystander)
        return {exposureToAll(position, hull), SectionNeed::Any};
    if (!isRanged(stroke.blow)) {
        // MD-20, MD-39: the attacker chooses among those that it can strike.
        unsigned sections = 0;
        forEachSection(hull, [&](FigureId section) {
            if (canReachToStrike(position, stroke.striker, section))
                sections |= maskOfSection(position, section);
        });
        return {{SectionMask(sections), false}, SectionNeed::Blow};
    }
    const SquareIndex from = sightingFor(position, stroke.striker, hull, stroke.form).from;
    const bool isArea = stroke.form == AttackForm::Shockwave;
    return {exposureTo(position, hull, from), isArea ? SectionNeed::Area : SectionNeed::Border};
}

bool isAmong(const Position& position, FigureId hull, unsigned sections, FigureId section)
{
    return position.knows(section) && isSection(position, section) &&
           position.figure(section).carrier == hull && (sections & maskOfSection(position, section)) != 0;
}

void listSections(const Position& position, FigureId hull, unsigned sections, ActionList& actions)
{
    forEachSection(hull, [&](FigureId section) {
        if (isAmong(position, hull, sections, section))
            actions.add(NameSection{section});
    });
}

/// EXO-12, EXO-13: what artifacts do is not ability damage, which armour reduces.
void dealToSection(Unfolding& unfolding, DamageRule rule, const Hit& hit, FigureId by)
{
    if (hit.clicks < 0)
        heal(unfolding, rule.id(), hit.figure, -hit.clicks);
    else if (DamageRule::sourceOf(rule.id()) == DamageSource::Artifact)
        dealDamage(unfolding, rule, std::array{hit}, by);
    else
        dealAbilityDamage(unfolding, rule, std::array{hit}, by);
}

} // namespace

void nameSections(const Position& position, const Stroke& stroke, std::vector<StrokeTarget>& targets)
{
    if (!position.game().hasSections())
        return;
    for (StrokeTarget& target : targets)
        if (isHull(position, target.figure))
            target.figure = namedAmong(position, target.figure, demandOf(position, stroke, target).exposure);
}

std::optional<SectionChoice> sectionToName(const Position& position, const DeclaredStroke& declared)
{
    for (const StrokeTarget& target : declared.targets) {
        if (!isHull(position, target.figure))
            continue;
        const Demand demand = demandOf(position, declared.stroke, target);
        const FigureId striker = declared.stroke.striker;
        const PlayerId player = demand.exposure.byController ? deciderFor(position, target.figure, striker)
                                                             : actorOf(position, striker);
        return SectionChoice{target.figure, demand.exposure.sections, demand.need, player};
    }
    return std::nullopt;
}

FigureId namedForTrap(const Position& position, FigureId hull)
{
    return namedAmong(position, hull, exposureToAll(position, hull));
}

void askForSection(Unfolding& unfolding, FigureId hull, FigureId cause)
{
    const Position position = unfolding.position();
    unfolding.later(SectionChoice{hull, activeSections(position, hull), SectionNeed::Any,
                                  deciderFor(position, hull, cause)});
}

void dealToHull(Unfolding& unfolding, DamageRule rule, const Hit& hit, const Exposure& exposure, FigureId by)
{
    if (!exposure.isOpen())
        return dealToSection(unfolding, rule, {firstOf(hit.figure, exposure.sections), hit.clicks}, by);
    const unsigned sections = exposure.sections | (exposure.byController ? 0u : attackerChooses);
    unfolding.later(
        SectionTakes{hit.figure, std::uint8_t(sections), std::int8_t(hit.clicks), rule.place(), by});
}

void forgetSections(Unfolding& unfolding)
{
    if (std::ranges::any_of(unfolding.state().figures(),
                            [](const FigureState& figure) { return figure.has(mark::exposed); }))
        unfolding.emit("", SectionsForgotten{});
}

std::string_view ruleOf(const SectionChoice& choice)
{
    return ruleOf(choice.need);
}

Refusal check(const Position& position, const NameSection& action)
{
    if (const auto choice = pending<SectionChoice>(position))
        return isAmong(position, choice->hull, choice->sections, action.section)
                   ? allowed
                   : Refusal{ruleOf(choice->need)};
    const SectionTakes task = *pending<SectionTakes>(position);
    return isAmong(position, task.hull, task.sections, action.section) ? allowed : Refusal{"MD-30"};
}

void carryOut(Unfolding& unfolding, const NameSection& action)
{
    if (const auto choice = pending<SectionChoice>(unfolding.position())) {
        unfolding.answered();
        return unfolding.emit(ruleOf(choice->need), SectionNamed{action.section});
    }
    const SectionTakes task = *pending<SectionTakes>(unfolding.position());
    unfolding.answered();
    dealToSection(unfolding, DamageRule::at(task.cause), {action.section, task.clicks}, task.by);
}

PlayerId deciderOf(const Position&, const SectionChoice& choice)
{
    return choice.player;
}

PlayerId deciderOf(const Position& position, const SectionTakes& task)
{
    if (task.by == FigureId::None)
        return actorOf(position, task.hull);
    return (task.sections & attackerChooses) != 0 ? actorOf(position, task.by)
                                                  : deciderFor(position, task.hull, task.by);
}

void listOptions(const Position& position, const SectionChoice& choice, ActionList& actions)
{
    listSections(position, choice.hull, choice.sections, actions);
}

void listOptions(const Position& position, const SectionTakes& task, ActionList& actions)
{
    listSections(position, task.hull, task.sections, actions);
}

void evolve(StateWriter& state, const SectionNamed& event)
{
    forEachSection(state.figure(event.section).carrier, [&](FigureId section) {
        FigureState& part = state.figure(section);
        part.marks = std::uint16_t(section == event.section ? part.marks | mark::exposed
                                                            : part.marks & ~mark::exposed);
    });
}

void evolve(StateWriter& state, const SectionsForgotten&)
{
    for (FigureState& figure : state.figures())
        figure.marks = std::uint16_t(figure.marks & ~mark::exposed);
}

} // namespace delve::mageknight::play
