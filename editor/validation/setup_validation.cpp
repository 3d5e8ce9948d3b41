#include "editor/validation/setup_validation.h"

namespace delve {

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
    if (m_soon.isActive())
        judge();
    return m_findings;
}

Findings SetupValidation::findingsAfter(const Edit& edit)
{
    if (m_soon.isActive())
        judge();
    if (!m_session)
        return {};
    m_session->apply(edit);
    Findings after = m_session->findings();
    m_session->apply(inverted(edit));
    return after;
}

const SetupView* SetupValidation::view()
{
    if (m_soon.isActive())
        judge();
    return m_session ? &m_session->view() : nullptr;
}

void SetupValidation::startAnew()
{
    m_session.reset();
    m_waiting.clear();
    m_soon.start();
}

void SetupValidation::judge()
{
    m_soon.stop();
    if (m_document.isReadOnly())
        m_session.reset();
    else if (!m_session)
        m_session.emplace(m_document.scenario(), m_document.content());
    else
        for (const Edit& edit : m_waiting)
            m_session->apply(edit);
    m_waiting.clear();
    static const Findings none;
    const Findings& findings = m_session ? m_session->findings() : none;
    if (findings == m_findings)
        return;
    m_findings = findings;
    emit findingsChanged();
}

} // namespace delve
