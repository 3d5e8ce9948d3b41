// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"
#include "engine/base/severity.h"
#include "engine/geometry/square.h"

#include <string>
#include <string_view>
#include <vector>

namespace delve::mageknight {

// checkedSince() is in rules/checked_since.cpp, countOf() in report.cpp.

/// What a finding is about. Sentences are made of it in editor/text.
struct Concern
{
    std::vector<ThingId> things{}; ///< placed things, players and team members, the one to blame last
    std::vector<Square> squares{};
    std::vector<Edge> edges{};
    std::vector<std::string> args{}; ///< numbers, words of enums and content ids
    std::string variant{};           ///< which of the sentences of the rule; most have one, without a name
    bool isStricter = false;         ///< only said since the ruling was sharpened: see checkedSince()

    friend bool operator==(const Concern&, const Concern&) = default;
};

/// One thing that is wrong, odd or missing, with the rule that says so.
struct Finding
{
    std::string rule; ///< DOOR-03
    Severity severity = Severity::Error;
    Concern about;

    friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

/// The version of the program since which a finding is made, where an earlier one found nothing wrong because
/// the ruling was weaker; empty for all others.
std::string_view checkedSince(const Finding& finding);

/// How many findings have this severity.
int countOf(const Findings& findings, Severity severity);

} // namespace delve::mageknight
