#pragma once

#include "editor/document/scenario_document.h"
#include "engine/setup/finding.h"

#include <QObject>
#include <QTimer>

namespace delve {

/// What the setup rules say about a document, kept up to date while it is edited. Several edits in one turn
/// of the event loop are judged together. A document that is read-only is not judged, since the rules need
/// to know every piece.
class SetupValidation : public QObject
{
    Q_OBJECT

public:
    explicit SetupValidation(ScenarioDocument& document, QObject* parent = nullptr);

    /// As of the last edit: judges first if an edit is waiting.
    const Findings& findings();

signals:
    void findingsChanged();

private:
    void judge();

    ScenarioDocument& m_document;
    Findings m_findings;
    QTimer m_soon;
};

} // namespace delve
