// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/plan_steps.h"

#include "engine/mageknight/setup/fixes/rebased_edit.h"

#include <algorithm>
#include <utility>

namespace delve::mageknight {

namespace {

/// Whether two steps are two changes of the same kind to the same things, so that one can do both.
bool areOfOneKind(const Fix& a, const Fix& b)
{
    const auto isLaidAnew = [](FixKind kind) {
        return kind == FixKind::Turn || kind == FixKind::Flip || kind == FixKind::Move;
    };
    if (a.edit.facts || b.edit.facts || a.edit.changes.empty() || b.edit.changes.empty())
        return false;
    const bool isRecord = a.kind == FixKind::Reorder || a.kind == FixKind::Give;
    if (isRecord && a.kind == b.kind)
        return a.edit.changes.front().kind == b.edit.changes.front().kind;
    return (a.kind == b.kind || (isLaidAnew(a.kind) && isLaidAnew(b.kind))) && keepsEverything(a.kind) &&
           std::ranges::is_permutation(a.edit.changes, b.edit.changes, {}, &ThingChange::id,
                                       &ThingChange::id);
}

std::optional<ThingId> playerOf(const Thing& thing)
{
    return std::visit(
        [](const auto& one) -> std::optional<ThingId> {
            if constexpr (requires { one.player; })
                return one.player;
            else
                return {};
        },
        thing);
}

/// What the sentence of a fix names that gives things to others.
Concern givenAway(const Edit& edit)
{
    Concern about;
    std::optional<ThingId> to;
    for (const ThingChange& change : edit.changes)
        if (change.before && change.after &&
            playerOf(change.before->thing) != playerOf(change.after->thing)) {
            about.things.push_back(change.id());
            to = playerOf(change.after->thing);
        }
    if (about.things.size() == 1 && to && !to->empty()) {
        about.things.push_back(*to);
        about.variant = "to-player";
    }
    return about;
}

/// The same plan where an earlier step does what a later one does to the same things; none if that leads
/// elsewhere.
std::optional<std::vector<PlanStep>> joined(const Scenario& start, const Scenario& end,
                                            const std::vector<PlanStep>& steps, std::size_t earlier,
                                            std::size_t later)
{
    std::vector<PlanStep> fewer;
    Scenario now = start;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i == later)
            continue;
        PlanStep step = steps[i];
        auto edit = rebased(step.fix.edit, now);
        if (!edit)
            return {};
        Scenario after = now;
        apply(after, *edit);
        if (i == earlier) {
            const auto again = rebased(steps[later].fix.edit, after);
            if (!again)
                return {};
            apply(after, *again);
            edit = difference(EditName::FixFinding, now, after);
            const Fix& last = steps[later].fix;
            step.fix.kind = step.fix.kind == FixKind::Move ? FixKind::Move : last.kind;
            step.fix.about = last.kind == FixKind::Give ? givenAway(*edit) : last.about;
        }
        now = std::move(after);
        step.fix.edit = std::move(*edit);
        if (!step.fix.edit.isEmpty())
            fewer.push_back(std::move(step));
    }
    return now == end ? std::optional(std::move(fewer)) : std::nullopt;
}

} // namespace

void tellOnce(const Scenario& start, const Scenario& end, std::vector<PlanStep>& steps)
{
    for (std::size_t later = 1; later < steps.size(); ++later)
        for (std::size_t earlier = 0; earlier < later && later < steps.size(); ++earlier)
            if (areOfOneKind(steps[earlier].fix, steps[later].fix))
                if (auto fewer = joined(start, end, steps, earlier, later)) {
                    steps = std::move(*fewer);
                    later = 1;
                    earlier = std::size_t(-1); // from the beginning
                }
}

void shareOutPrice(const Scenario& start, const Content& content, std::vector<PlanStep>& steps)
{
    Scenario now = start;
    int before = 0;
    for (PlanStep& step : steps) {
        apply(now, step.fix.edit);
        const int all = priceOf(difference(EditName::FixFinding, start, now), content);
        step.fix.price = all - std::exchange(before, all);
    }
    // What a step saves was not needed before.
    for (std::size_t i = steps.size(); i-- > 1;)
        if (steps[i].fix.price < 0)
            steps[i - 1].fix.price += std::exchange(steps[i].fix.price, 0);
}

} // namespace delve::mageknight
