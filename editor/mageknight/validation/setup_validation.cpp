// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/setup_validation.h"

namespace delve::mageknight {

SetupValidation::SetupValidation(ScenarioDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SetupValidation::judge);
    connect(&document, &ScenarioDocument::edited, this, [this](const Edit& edit) {
        if (m_session)
            m_waiting.push_back(edit);
        m_soon.start();
    });
    connect(&document, &ScenarioDocument::contentChanged, this, &SetupValidation::startAnew);
    m_soon.start();
}

const Findings& SetupValidation::findings()
{
    static const Findings none;
    if (m_soon.isActive())
        judge();
    return m_session ? m_session->findings() : none;
}

Verdict SetupValidation::verdictOn(const Edit& edit)
{
    if (m_soon.isActive())
        judge();
    if (!m_session)
        return {};
    m_session->apply(edit);
    const FindingsChange change = m_session->change();
    m_session->apply(inverted(edit));
    return verdictOf(change, m_session->findings(), edit);
}

const SetupView* SetupValidation::view()
{
    if (m_soon.isActive())
        judge();
    return m_session ? &m_session->view() : nullptr;
}

void SetupValidation::startAnew()
{
    m_waiting.clear();
    m_session.reset();
    emit findingsChanged(); // nothing is known until it is judged anew
    m_soon.start();
}

void SetupValidation::judge()
{
    m_soon.stop();
    bool isChanged = false;
    if (m_document.isReadOnly()) {
        isChanged = m_session.has_value();
        m_session.reset();
    } else if (!m_session) {
        m_session.emplace(m_document.scenario(), m_document.content());
        isChanged = true;
    } else {
        for (const Edit& edit : m_waiting) {
            m_session->apply(edit);
            isChanged |= m_session->change().before != m_session->change().after;
        }
    }
    m_waiting.clear();
    if (isChanged)
        emit findingsChanged();
}

} // namespace delve::mageknight
