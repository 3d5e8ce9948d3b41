// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/finding.h"

#include <span>
#include <string_view>
#include <unordered_map>

namespace delve::mageknight {

/// Whether a finding names a thing.
bool isAbout(const Finding& finding, const ThingId& thing);

/// Whether an error is there because a new thing was placed: it names the thing, or nothing like it was found
/// before. A number that was too high or too low and is now further off is new; other changed numbers are
/// not.
bool isAddedBy(const ThingId& thing, const Finding& error, const Findings& before);

/// Whether an error is there because of an edit: before it, nothing of the same rule named all the things
/// that it names. A number that was wrong and is now further off is new.
bool isNewAfterEdit(const Finding& error, const Findings& before);

/// What was found before, for whoever asks that about many errors: the answers are found without looking
/// through all of it. The findings must outlive it and stay as they are.
class KnownFindings
{
public:
    explicit KnownFindings(const Findings& findings);

    bool contains(const Finding& finding) const;
    bool isAddedBy(const ThingId& thing, const Finding& error) const;
    bool isNewAfterEdit(const Finding& error) const;

private:
    using Numbers = std::vector<std::uint32_t>;

    /// Those that may be like another one: they name its first thing, or are of its rule where it names none.
    std::span<const std::uint32_t> likely(const Finding& other) const;
    std::span<const std::uint32_t> ofRule(const Finding& other) const;

    const Findings& m_findings;
    std::unordered_map<std::string_view, Numbers> m_byThing;
    std::unordered_map<std::string_view, Numbers> m_byRule;
};

} // namespace delve::mageknight
