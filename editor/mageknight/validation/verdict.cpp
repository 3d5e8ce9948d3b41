// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/verdict.h"

#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <unordered_set>

namespace delve::mageknight {

namespace {

using Ids = std::unordered_set<ThingId>;

/// What lies together and is moved together keeps its faults: only its squares are others.
bool isCarriedAlong(const Finding& finding, const Ids& changed)
{
    const auto& things = finding.about.things;
    return !things.empty() &&
           std::ranges::all_of(things, [&](const ThingId& id) { return changed.contains(id); });
}

/// It is about something on the table. What the whole dungeon lacks is no matter of this change, even where
/// that is only now to be said.
bool hasPlace(const Finding& finding)
{
    return !finding.about.things.empty() || !finding.about.squares.empty() || !finding.about.edges.empty();
}

/// Findings are listed by the rank of their rule.
bool isRankedBefore(const Finding& a, const Finding& b)
{
    return rankOf(a.rule) < rankOf(b.rule);
}

/// Two things in one place.
bool isOverlapping(const Finding& finding)
{
    constexpr std::array<std::string_view, 5> always{"MAP-07", "MAP-26", "DOOR-05", "TOK-08", "ART-07"};
    // These rules forbid other things too.
    using Sentence = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Sentence, 3> sometimes{
        {{"TOK-14", "shared"}, {"ENT-06", "opening"}, {"BASE-05", "taken"}}};
    return std::ranges::find(always, finding.rule) != always.end() ||
           std::ranges::find(sometimes, Sentence(finding.rule, finding.about.variant)) != sometimes.end();
}

} // namespace

bool Verdict::isOverlap() const
{
    return std::ranges::any_of(reasons, isOverlapping);
}

Verdict verdictOf(const FindingsChange& change, const Findings& before, const Edit& edit)
{
    Ids changed;
    for (const ThingChange& one : edit.changes)
        changed.insert(one.id());
    const auto isNew = [&](const Finding& finding, const KnownFindings& known) {
        return isCarriedAlong(finding, changed) ? known.isNew(finding) : known.isNewThere(finding);
    };
    Findings added;
    const KnownFindings replaced(change.before);
    std::ranges::copy_if(change.after, std::back_inserter(added), [&](const Finding& finding) {
        return (finding.severity == Severity::Error ||
                (finding.severity == Severity::Warning && hasPlace(finding))) &&
               isNew(finding, replaced);
    });
    if (added.empty())
        return {};
    const KnownFindings known(before); // another check may have said the same
    Findings errors;
    Findings warnings;
    for (Finding& finding : added)
        if (isNew(finding, known))
            (finding.severity == Severity::Error ? errors : warnings).push_back(std::move(finding));
    // As findings are listed, whatever check found them first.
    std::ranges::stable_sort(errors, isRankedBefore);
    std::ranges::stable_sort(warnings, isRankedBefore);
    if (!errors.empty())
        return {Verdict::Kind::Refused, std::move(errors)};
    if (!warnings.empty())
        return {Verdict::Kind::Questionable, std::move(warnings)};
    return {};
}

Verdict verdictOf(const Findings& before, const Findings& after, const Edit& edit)
{
    return verdictOf(FindingsChange{before, after}, before, edit);
}

} // namespace delve::mageknight
