// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/validation/verdict.h"
#include "engine/mageknight/setup/session/validation_session.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace delve::mageknight {

/// What the setup rules say about a document, kept up to date while it is edited: a session follows the
/// edits, so that each costs what it touches. Several edits in one turn of the event loop are judged
/// together. A document that is read-only is not judged, since the rules need to know every piece.
class SetupValidation : public QObject
{
    Q_OBJECT

public:
    explicit SetupValidation(ScenarioDocument& document, QObject* parent = nullptr);

    /// As of the last edit: judges first if an edit is waiting. Good until the next edit.
    const Findings& findings();
    /// What they say about an edit that nobody makes. It costs what the edit touches.
    Verdict verdictOn(const Edit& edit);
    /// The boards and whatever else is known about the scenario as of the last edit; nothing while the
    /// document is read-only. Good until the next edit.
    const SetupView* view();

signals:
    void findingsChanged();

private:
    void judge();
    void startAnew();

    ScenarioDocument& m_document;
    std::optional<ValidationSession> m_session; ///< none until there is something to judge
    std::vector<Edit> m_waiting;                ///< edits that the session has not heard of yet
    QTimer m_soon;
};

} // namespace delve::mageknight
