// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/viewmodels/problems/findings_model.h"

namespace delve::dungeoneer {

/// What the setup rules say about a card map.
class MapFindings : public delve::FindingsModel // with its namespace, for the tools of QML
{
    Q_OBJECT

public:
    explicit MapFindings(CardMapDocument& document, QObject* parent = nullptr);

    int count() const override { return int(m_findings.size()); }
    QStringList thingsOf(int row) const override;
    Wearers wearersOf(int row) const override;

protected:
    int countOf(Severity severity) const override { return dungeoneer::countOf(m_findings, severity); }
    Severity severityOf(int row) const override { return m_findings[std::size_t(row)].severity; }
    QString ruleOf(int row) const override;
    QString sentenceOf(int row) const override;
    Place placeOf(int row) const override;

private:
    void update();

    CardMapDocument& m_document;
    Findings m_findings;
};

} // namespace delve::dungeoneer
