// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/session/edit_trial.h"

#include "engine/mageknight/setup/validate_setup.h"

namespace delve::mageknight {

namespace {

/// An edit touches some tiles and what lies there: so much is common, and counted with every try.
std::int64_t effortOf(const ValidationWork& work)
{
    return (std::int64_t(work.thingsChecked) + work.pathsFollowed + work.squaresCompiled / 16) / 4;
}

} // namespace

EditTrial::EditTrial(Scenario scenario, const Content& content)
    : m_scenario(std::move(scenario)), m_content(content)
{}

EditTrial::EditTrial(Scenario scenario, const Content& content, Findings known)
    : m_scenario(std::move(scenario)), m_content(content), m_before(std::move(known))
{}

bool EditTrial::isLarge() const
{
    // With fewer tiles an edit and the way back cost more than to look at everything anew.
    return m_scenario.tiles.size() >= 60;
}

ValidationSession& EditTrial::session()
{
    if (!m_session)
        m_session.emplace(m_scenario, m_content);
    return *m_session;
}

const Findings& EditTrial::before()
{
    if (!m_before)
        m_before = isLarge() ? session().findings() : validateSetup(m_scenario, m_content);
    return *m_before;
}

const KnownFindings& EditTrial::known()
{
    if (!m_known)
        m_known.emplace(before());
    return *m_known;
}

Findings EditTrial::afterInSmallOne(const Edit& edit) const
{
    Scenario edited = m_scenario;
    apply(edited, edit);
    return validateSetup(edited, m_content);
}

FindingsChange EditTrial::change(const Edit& edit)
{
    ++m_tries;
    if (!isLarge())
        return {before(), afterInSmallOne(edit)};
    session().apply(edit);
    FindingsChange change = session().takeChange();
    m_effortOfLast =
        effortOf(session().work()) + std::int64_t(change.before.size() + change.after.size()) / 4;
    session().apply(inverted(edit));
    return change;
}

Findings EditTrial::after(const Edit& edit)
{
    if (!isLarge())
        return afterInSmallOne(edit);
    session().apply(edit);
    Findings findings = session().findings();
    session().apply(inverted(edit));
    return findings;
}

void EditTrial::keep(const Edit& edit)
{
    apply(m_scenario, edit);
    if (m_session)
        m_session->apply(edit);
    m_known.reset();
    m_before.reset();
}

} // namespace delve::mageknight
