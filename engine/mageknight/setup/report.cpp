// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/report.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

/// LAY-23: the rules about quantities that free build turns into warnings.
constexpr std::array<std::string_view, 7> countRules{"LAY-03", "LAY-04",   "LAY-06", "LAY-21",
                                                     "MRK-02", "CHEST-07", "TOK-05"};

} // namespace

int countOf(const Findings& findings, Severity severity)
{
    return int(std::ranges::count(findings, severity, &Finding::severity));
}

void Report::add(std::string_view rule, Severity severity, Concern about)
{
    // LAY-23: free build wants other quantities, not other geometry.
    if (m_isFreeBuild && std::ranges::find(countRules, rule) != countRules.end())
        severity = Severity::Warning;
    m_findings.push_back({std::string(rule), severity, std::move(about)});
}

} // namespace delve::mageknight
