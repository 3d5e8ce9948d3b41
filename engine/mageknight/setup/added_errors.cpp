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

/// A finding of at least these things that was no less wrong. Where entrances are lacking, the numbers alone
/// tell: as many were missing before.
bool isAlike(const Finding& finding, const Finding& known)
{
    if (isLackOfEntrances(finding))
        return isLackOfEntrances(known) && missingIn(known) >= missingIn(finding);
    const auto isNamed = [&](const ThingId& thing) { return isAbout(known, thing); };
    return known.severity == finding.severity && known.rule == finding.rule && isSaidAlike(finding, known) &&
           std::ranges::all_of(finding.about.things, isNamed) &&
           (!isSurplus(finding) || missingIn(known) <= missingIn(finding));
}

} // namespace

bool isAbout(const Finding& finding, const ThingId& thing)
{
    return std::ranges::find(finding.about.things, thing) != finding.about.things.end();
}

bool isCountOfToldEntrances(const Finding& error, const Scenario& scenario)
{
    return isLackOfEntrances(error) &&
           std::ranges::find(scenario.tiles, TileRole::Entrance, &PlacedTile::role) != scenario.tiles.end();
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

template <typename Also> bool KnownFindings::isAnyAlike(const Finding& finding, Also also) const
{
    const auto numbers = isLackOfEntrances(finding) ? ofRule(finding) : likely(finding);
    return std::ranges::any_of(numbers, [&](std::uint32_t number) {
        return isAlike(finding, m_findings[number]) && also(m_findings[number]);
    });
}

bool KnownFindings::isNew(const Finding& finding) const
{
    return !isAnyAlike(finding, [](const Finding&) { return true; });
}

bool KnownFindings::isAddedBy(const ThingId& thing, const Finding& error) const
{
    if (error.severity != Severity::Error)
        return false;
    if (isLackOfEntrances(error))
        return isNew(error);
    // A piece that is placed mends nothing: what is said of fewer things than before is said because of it.
    return isAbout(error, thing) || !isAnyAlike(error, [&](const Finding& known) {
               return known.about.things == error.about.things &&
                      (!isSurplus(error) || known.about.args == error.about.args);
           });
}

bool KnownFindings::isNewThere(const Finding& finding) const
{
    return !isAnyAlike(finding, [&](const Finding& known) {
        return known.about.squares == finding.about.squares && known.about.edges == finding.about.edges;
    });
}

} // namespace delve::mageknight
