// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/setup_validation.h"
#include "editor/viewmodels/problems/findings_model.h"

namespace delve::mageknight {

/// What the setup rules say about a document.
class ScenarioFindings : public delve::FindingsModel // with its namespace, for the tools of QML
{
    Q_OBJECT

public:
    ScenarioFindings(ScenarioDocument& document, SetupValidation& validation, QObject* parent = nullptr);

    int count() const override { return int(m_findings.size()); }
    QStringList thingsOf(int row) const override;
    Wearers wearersOf(int row) const override;

protected:
    int countOf(Severity severity) const override { return mageknight::countOf(m_findings, severity); }
    Severity severityOf(int row) const override { return m_findings[std::size_t(row)].severity; }
    QString ruleOf(int row) const override;
    QString sentenceOf(int row) const override;
    Place placeOf(int row) const override;

private:
    ScenarioDocument& m_document;
    SetupValidation& m_validation;
    Findings m_findings;
};

} // namespace delve::mageknight
