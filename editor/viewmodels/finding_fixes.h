#pragma once

#include "editor/validation/aside.h"
#include "editor/validation/setup_validation.h"
#include "engine/setup/fixes/fixes_for.h"

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

#include <optional>

namespace delve {

/// The ways to mend a finding of a document. They are looked for in a thread of their own, since every one is
/// tried out before it is offered; an edit of the document makes the search begin anew.
class FindingFixes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// What each fix of the finding asked about would do, the best first.
    Q_PROPERTY(QStringList sentences READ sentences NOTIFY changed)
    Q_PROPERTY(bool searching READ isSearching NOTIFY changed)
    /// What the last "fix all" came to, until the next question.
    Q_PROPERTY(QString report READ report NOTIFY changed)

public:
    FindingFixes(ScenarioDocument& document, SetupValidation& validation, QObject* parent = nullptr);

    const QStringList& sentences() const { return m_sentences; }
    bool isSearching() const { return m_isSearching; }
    const QString& report() const { return m_report; }

    /// Looks for the fixes of a row of FindingsModel; -1 asks nothing any more.
    Q_INVOKABLE void ask(int row);
    /// Does one of them, as one step of undo.
    Q_INVOKABLE void fix(int index);
    /// Mends all findings of these severities as far as possible, as one step of undo.
    Q_INVOKABLE void fixAll(bool errors, bool warnings, bool hints, bool todos);

signals:
    void changed();

private:
    void search();
    void clear();
    /// Runs `work` beside the window, then `done` in it unless something else was asked for meanwhile.
    template <typename Work, typename Done> void runAside(Work work, Done done);

    ScenarioDocument& m_document;
    SetupValidation& m_validation;
    std::optional<Finding> m_finding;
    std::vector<Fix> m_fixes;
    QStringList m_sentences;
    QString m_report;
    bool m_isSearching = false;
    Aside m_aside;
};

} // namespace delve
