// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/plan_steps.h"

#include "engine/mageknight/setup/fixes/rebased_edit.h"

#include <algorithm>
#include <span>
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

/// Lets an earlier step do what a later one does to the same things; none if the plan then leads elsewhere.
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

namespace {

/// Steps that are paid together: from `first` to before `last`.
struct Part
{
    std::size_t first = 0;
    std::size_t last = 0;
    int price = 0;
};

int sumOf(std::span<const Part> parts)
{
    int sum = 0;
    for (const Part& part : parts)
        sum += part.price;
    return sum;
}

/// The price of steps that follow each other, by what becomes of each thing.
class PriceOfSteps
{
public:
    PriceOfSteps(const Scenario& start, const Content& content, const std::vector<PlanStep>& steps)
        : m_content(content), m_states{start}
    {
        for (const PlanStep& step : steps) {
            m_states.push_back(m_states.back());
            apply(m_states.back(), step.fix.edit);
        }
    }

    int operator()(std::size_t first, std::size_t last) const
    {
        return priceOf(difference(EditName::FixFinding, m_states[first], m_states[last]), m_content);
    }

private:
    const Content& m_content;
    std::vector<Scenario> m_states; ///< before each step and after the last
};

/// Joins the shortest run of parts whose price is not that of its parts.
void joinShortest(std::vector<Part>& parts, const PriceOfSteps& priceOfSteps)
{
    for (std::size_t length = 2; length <= parts.size(); ++length)
        for (std::size_t i = 0; i + length <= parts.size(); ++i) {
            const std::span run(parts.begin() + std::ptrdiff_t(i), length);
            const Part all{run.front().first, run.back().last,
                           priceOfSteps(run.front().first, run.back().last)};
            if (all.price == sumOf(run))
                continue;
            parts[i] = all;
            parts.erase(parts.begin() + std::ptrdiff_t(i) + 1, parts.begin() + std::ptrdiff_t(i + length));
            return;
        }
}

} // namespace

void tellPrices(const Scenario& start, const Content& content, std::vector<PlanStep>& steps)
{
    const PriceOfSteps priceOfSteps(start, content, steps);
    std::vector<Part> parts;
    for (std::size_t i = 0; i < steps.size(); ++i)
        parts.push_back({i, i + 1, priceOfSteps(i, i + 1)});
    const int total = priceOfSteps(0, steps.size());
    while (sumOf(parts) != total)
        joinShortest(parts, priceOfSteps);
    for (const Part& part : parts)
        for (std::size_t i = part.first; i < part.last; ++i) {
            steps[i].isPaidWithNext = i + 1 < part.last;
            steps[i].fix.price = steps[i].isPaidWithNext ? 0 : part.price;
        }
}

} // namespace delve::mageknight
