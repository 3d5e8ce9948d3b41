#include "editor/validation/setup_validation.h"

#include "engine/setup/validate_setup.h"

namespace delve {

SetupValidation::SetupValidation(ScenarioDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SetupValidation::judge);
    connect(&document, &ScenarioDocument::edited, this, [this] { m_soon.start(); });
    connect(&document, &ScenarioDocument::contentChanged, this, [this] { m_soon.start(); });
    m_soon.start();
}

const Findings& SetupValidation::findings()
{
    if (m_soon.isActive())
        judge();
    return m_findings;
}

void SetupValidation::judge()
{
    m_soon.stop();
    Findings findings;
    if (!m_document.isReadOnly())
        findings = validateSetup(m_document.scenario(), m_document.content());
    if (findings == m_findings)
        return;
    m_findings = std::move(findings);
    emit findingsChanged();
}

} // namespace delve
