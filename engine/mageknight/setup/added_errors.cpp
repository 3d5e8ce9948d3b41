// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/added_errors.h"

#include <algorithm>
#include <string>

namespace delve::mageknight {

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

bool isSurplus(const Finding& error)
{
    return error.about.variant.starts_with("many");
}

/// As many entrances were missing before.
bool isLackKnown(const Finding& lack, const Finding& known)
{
    return isLackOfEntrances(known) && missingIn(known) >= missingIn(lack);
}

/// The same fault of the same things.
bool isSameFault(const Finding& error, const Finding& known)
{
    return known.severity == Severity::Error && known.rule == error.rule && isSaidAlike(error, known) &&
           known.about.things == error.about.things &&
           (!isSurplus(error) || known.about.args == error.about.args);
}

/// A fault of at least these things.
bool isPartOfFault(const Finding& error, const Finding& known)
{
    const auto isNamed = [&](const ThingId& thing) { return isAbout(known, thing); };
    return known.severity == Severity::Error && known.rule == error.rule && isSaidAlike(error, known) &&
           std::ranges::all_of(error.about.things, isNamed) &&
           (!isSurplus(error) || missingIn(known) <= missingIn(error));
}

} // namespace

bool isAbout(const Finding& finding, const ThingId& thing)
{
    return std::ranges::find(finding.about.things, thing) != finding.about.things.end();
}

bool isAddedBy(const ThingId& thing, const Finding& error, const Findings& before)
{
    return KnownFindings(before).isAddedBy(thing, error);
}

bool isNewAfterEdit(const Finding& error, const Findings& before)
{
    return KnownFindings(before).isNewAfterEdit(error);
}

KnownFindings::KnownFindings(const Findings& findings) : m_findings(findings)
{
    for (std::uint32_t number = 0; number < findings.size(); ++number) {
        m_byRule[findings[number].rule].push_back(number);
        for (const ThingId& thing : findings[number].about.things)
            m_byThing[thing.text()].push_back(number);
    }
}

std::span<const std::uint32_t> KnownFindings::ofRule(const Finding& other) const
{
    const auto found = m_byRule.find(other.rule);
    return found == m_byRule.end() ? std::span<const std::uint32_t>() : found->second;
}

std::span<const std::uint32_t> KnownFindings::likely(const Finding& other) const
{
    if (other.about.things.empty())
        return ofRule(other);
    const auto found = m_byThing.find(other.about.things.front().text());
    return found == m_byThing.end() ? std::span<const std::uint32_t>() : found->second;
}

bool KnownFindings::contains(const Finding& finding) const
{
    return std::ranges::any_of(likely(finding),
                               [&](std::uint32_t number) { return m_findings[number] == finding; });
}

bool KnownFindings::isAddedBy(const ThingId& thing, const Finding& error) const
{
    if (error.severity != Severity::Error)
        return false;
    if (isLackOfEntrances(error))
        return std::ranges::none_of(
            ofRule(error), [&](std::uint32_t number) { return isLackKnown(error, m_findings[number]); });
    return isAbout(error, thing) || std::ranges::none_of(likely(error), [&](std::uint32_t number) {
               return isSameFault(error, m_findings[number]);
           });
}

bool KnownFindings::isNewAfterEdit(const Finding& error) const
{
    if (error.severity != Severity::Error)
        return false;
    if (isLackOfEntrances(error))
        return std::ranges::none_of(
            ofRule(error), [&](std::uint32_t number) { return isLackKnown(error, m_findings[number]); });
    return std::ranges::none_of(
        likely(error), [&](std::uint32_t number) { return isPartOfFault(error, m_findings[number]); });
}

} // namespace delve::mageknight
