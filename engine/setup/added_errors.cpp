#include "engine/setup/added_errors.h"

#include <algorithm>
#include <string>

namespace delve {

namespace {

/// LAY-16 without a record of placement: it names the entrances that are there and counts those that are not.
bool isLackOfEntrances(const Finding& error)
{
    return error.rule == "LAY-16" && error.about.variant.empty();
}

int missingIn(const Finding& lack)
{
    return std::stoi(lack.about.args.at(1)) - std::stoi(lack.about.args.at(0));
}

/// The sentence about the fault; LAY-09 keeps blaming a tile that had no path when it was laid, in other
/// words, when a later tile gives it one.
bool isSaidAlike(const Finding& error, const Finding& known)
{
    return known.about.variant == error.about.variant || error.about.variant == "when-laid";
}

} // namespace

bool isAbout(const Finding& finding, const ThingId& thing)
{
    return std::ranges::find(finding.about.things, thing) != finding.about.things.end();
}

bool isAddedBy(const ThingId& thing, const Finding& error, const Findings& before)
{
    if (error.severity != Severity::Error)
        return false;
    if (isLackOfEntrances(error))
        return std::ranges::none_of(before, [&](const Finding& known) {
            return isLackOfEntrances(known) && missingIn(known) >= missingIn(error);
        });
    if (isAbout(error, thing))
        return true;
    const bool isSurplus = error.about.variant.starts_with("many");
    return std::ranges::none_of(before, [&](const Finding& known) {
        return known.severity == Severity::Error && known.rule == error.rule && isSaidAlike(error, known) &&
               known.about.things == error.about.things &&
               (!isSurplus || known.about.args == error.about.args);
    });
}

bool isNewAfterEdit(const Finding& error, const Findings& before)
{
    if (error.severity != Severity::Error)
        return false;
    if (isLackOfEntrances(error))
        return std::ranges::none_of(before, [&](const Finding& known) {
            return isLackOfEntrances(known) && missingIn(known) >= missingIn(error);
        });
    const bool isSurplus = error.about.variant.starts_with("many");
    return std::ranges::none_of(before, [&](const Finding& known) {
        const auto isNamed = [&](const ThingId& thing) { return isAbout(known, thing); };
        return known.severity == Severity::Error && known.rule == error.rule && isSaidAlike(error, known) &&
               std::ranges::all_of(error.about.things, isNamed) &&
               (!isSurplus || missingIn(known) <= missingIn(error));
    });
}

bool hasNewErrors(const Findings& after, const Findings& before)
{
    // Both lists have the same order and are mostly equal: what an edit changed lies between long parts that
    // are found again without a search.
    constexpr std::ptrdiff_t lookahead = 16;
    auto next = before.begin();
    return std::ranges::any_of(after, [&](const Finding& finding) {
        const auto end = next + std::min(lookahead, before.end() - next);
        if (const auto same = std::find(next, end, finding); same != end) {
            next = same + 1;
            return false;
        }
        return isNewAfterEdit(finding, before);
    });
}

} // namespace delve
