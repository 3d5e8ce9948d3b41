// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/session/validation_session.h"

namespace delve::mageknight {

/// A scenario on which edits are tried, each by itself: what the rules say after it. In a large scenario only
/// what an edit touched is judged again. Every reference must lead somewhere (checkReferences) before and
/// after each edit, and the content must outlive it.
class EditTrial
{
public:
    EditTrial(Scenario scenario, const Content& content);
    /// Saves a validation where it is known what validateSetup says about the scenario.
    EditTrial(Scenario scenario, const Content& content, Findings known);
    EditTrial(const EditTrial&) = delete;
    EditTrial& operator=(const EditTrial&) = delete;

    /// Stays where it is in memory while edits are tried.
    const Scenario& scenario() const { return m_scenario; }
    const Content& content() const { return m_content; }
    /// What the rules say about the scenario as it is; found when first asked for.
    const Findings& before();
    /// The findings of before(), arranged so that one can be looked up quickly.
    const KnownFindings& known();
    /// What they say differently with this edit: findings that go and others that come, and perhaps some that
    /// do both.
    FindingsChange change(const Edit& edit);
    /// All that they say with this edit.
    Findings after(const Edit& edit);
    /// What the last edit took to try beyond what was to be expected, in things that the rules were asked
    /// about: where tiles are piled up, every one touches all of them.
    std::int64_t effortOfLast() const { return m_effortOfLast; }
    /// How many were tried, for tests.
    int tries() const { return m_tries; }
    /// Applies the edit for good.
    void keep(const Edit& edit);

    /// Whether a try costs a small part of what it costs to look at the whole scenario.
    bool isLarge() const;

private:
    ValidationSession& session();
    Findings afterInSmallOne(const Edit& edit) const;

    Scenario m_scenario;
    const Content& m_content;
    std::optional<ValidationSession> m_session; ///< of large ones, made when first needed
    std::optional<Findings> m_before;
    std::optional<KnownFindings> m_known; ///< of what was found before
    std::int64_t m_effortOfLast = 0;
    int m_tries = 0;
};

} // namespace delve::mageknight
