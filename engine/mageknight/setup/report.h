// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/finding.h"

#include <string_view>
#include <utility>

namespace delve::mageknight {

/// Collects what the checks find.
class Report
{
public:
    explicit Report(bool isFreeBuild) : m_isFreeBuild(isFreeBuild) {}

    void error(std::string_view rule, Concern about) { add(rule, Severity::Error, std::move(about)); }
    void warning(std::string_view rule, Concern about) { add(rule, Severity::Warning, std::move(about)); }
    void todo(std::string_view rule, Concern about) { add(rule, Severity::Todo, std::move(about)); }
    void add(std::string_view rule, Severity severity, Concern about);

    Findings take() { return std::exchange(m_findings, {}); }

private:
    bool m_isFreeBuild;
    Findings m_findings;
};

} // namespace delve::mageknight
