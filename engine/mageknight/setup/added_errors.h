// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/finding.h"

#include <span>
#include <string_view>
#include <unordered_map>

namespace delve::mageknight {

/// Whether a finding names a thing.
bool isAbout(const Finding& finding, const ThingId& thing);

/// LAY-16 where roles tell which hallways are entrances: a number of the whole dungeon, the same wherever a
/// tile is laid, and mended by telling a role. It is found, but no matter of a spot.
bool isCountOfToldEntrances(const Finding& error, const Scenario& scenario);

/// What was found before an edit; it says whether a finding is there because of the edit. Everybody asks it:
/// fields of legal spots, fixes, and the verdict on what is dragged. Answers are found without looking
/// through all findings, which must outlive it and stay as they are.
class KnownFindings
{
public:
    explicit KnownFindings(const Findings& findings);

    bool contains(const Finding& finding) const;
    /// Nothing of the same rule and severity named all the things that it names. A number that was too high
    /// or too low and is now further off is new; other changed numbers are not.
    bool isNew(const Finding& finding) const;
    /// An error that is new, or names the thing that was placed.
    bool isAddedBy(const ThingId& thing, const Finding& error) const;
    /// It is new, or was found on other squares or edges: for edits that move several things.
    bool isNewThere(const Finding& finding) const;

private:
    using Numbers = std::vector<std::uint32_t>;

    /// Those that may be like another one: they name its first thing, or are of its rule where it names none.
    std::span<const std::uint32_t> likely(const Finding& other) const;
    std::span<const std::uint32_t> ofRule(const Finding& other) const;
    template <typename Also> bool isAnyAlike(const Finding& finding, Also also) const;

    const Findings& m_findings;
    std::unordered_map<std::string_view, Numbers> m_byThing;
    std::unordered_map<std::string_view, Numbers> m_byRule;
};

} // namespace delve::mageknight
