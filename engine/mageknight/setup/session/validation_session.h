// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/edit.h"
#include "engine/mageknight/setup/session/finding_list.h"
#include "engine/mageknight/setup/setup_view.h"

#include <optional>
#include <vector>

namespace delve::mageknight {

/// What a session did, for tests and statistics.
struct ValidationWork
{
    int thingsChecked = 0;   ///< how often a check was asked about one thing
    int pathsFollowed = 0;   ///< how often one that follows paths was, because paths had changed somewhere
    int wholeChecks = 0;     ///< how many checks looked at the whole scenario
    int squaresCompiled = 0; ///< of boards

    friend bool operator==(const ValidationWork&, const ValidationWork&) = default;
};

/// The findings of the checks that were asked again: what they had said before, and what they say now.
struct FindingsChange
{
    Findings before;
    Findings after;

    friend bool operator==(const FindingsChange&, const FindingsChange&) = default;
};

/// A scenario and what the setup rules say about it, kept up to date edit by edit. Only what an edit touched
/// is compiled and judged again, except for counts and for floods over the graph of tiles. Every reference of
/// the scenario must lead somewhere (checkReferences) before and after each edit, and the content must
/// outlive the session.
class ValidationSession
{
public:
    ValidationSession(Scenario scenario, const Content& content);
    ValidationSession(const ValidationSession&) = delete;
    ValidationSession& operator=(const ValidationSession&) = delete;

    const Scenario& scenario() const { return m_scenario; }
    /// What validateSetup says about the scenario.
    const Findings& findings() const { return m_list.findings(); }
    /// The boards and whatever else is known about the scenario.
    const SetupView& view() const { return *m_view; }

    /// Changes the scenario, which must be in the state that the edit calls `before`.
    void apply(const Edit& edit);

    /// What the last edit changed about the findings, and perhaps a little that it left as it was.
    const FindingsChange& change() const { return m_change; }
    /// Hands over what the last edit changed, for whoever keeps it; change() is empty afterwards.
    FindingsChange takeChange() { return std::exchange(m_change, {}); }
    /// What the last edit cost.
    const ValidationWork& work() const { return m_work; }

private:
    void start();
    std::vector<ThingNumbers> chooseThings(const Touched& touched);
    void run(const Touched& touched, const std::vector<ThingNumbers>& things);

    const Content& m_content;
    Scenario m_scenario;
    std::optional<SetupView> m_view;
    FindingList m_list;
    FindingsChange m_change;
    ValidationWork m_work;
};

} // namespace delve::mageknight
