// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/validation/aside.h"

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve {

/// The ways to mend what the rules find in a document, as the panel of problems knows them. They are looked
/// for in a thread of their own, since every one is tried out before it is offered. A game says what it looks
/// for and how its fixes read.
class ProblemFixes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// What each fix of the finding asked about would do, the best first.
    Q_PROPERTY(QStringList sentences READ sentences NOTIFY changed)
    Q_PROPERTY(bool searching READ isSearching NOTIFY changed)
    /// What the last "fix all" came to, until the next question.
    Q_PROPERTY(QString report READ report NOTIFY changed)
    /// The steps of the plan that is offered, each with its price.
    Q_PROPERTY(QStringList planSteps READ planSteps NOTIFY changed)
    /// What the plan comes to as a whole; empty where none was asked for.
    Q_PROPERTY(QString planSummary READ planSummary NOTIFY changed)

public:
    using QObject::QObject;

    const QStringList& sentences() const { return m_sentences; }
    bool isSearching() const { return m_isSearching; }
    const QString& report() const { return m_report; }
    const QStringList& planSteps() const { return m_planSteps; }
    const QString& planSummary() const { return m_planSummary; }

    /// Looks for the fixes of a row of FindingsModel; -1 asks nothing any more.
    Q_INVOKABLE void ask(int row);
    /// Does one of them, as one step of undo.
    Q_INVOKABLE void fix(int index);
    /// Looks for the cheapest plan that mends all findings of these severities, and offers it.
    Q_INVOKABLE virtual void planAll(bool errors, bool warnings, bool hints, bool todos) = 0;
    /// Does what the plan says, as one step of undo.
    Q_INVOKABLE virtual void applyPlan() = 0;
    Q_INVOKABLE void discardPlan();

signals:
    void changed();

protected:
    /// The finding of that row is asked about from now on; of other rows none is.
    virtual void choose(int row) = 0;
    /// Looks for the fixes of the finding that is asked about.
    virtual void search() = 0;
    virtual void mend(int index) = 0;
    /// Forgets all fixes and the plan.
    virtual void clear();

    /// Runs `work` beside the window, then `done` in it unless something else was asked for meanwhile.
    template <typename Work, typename Done> void runAside(Work work, Done done)
    {
        clear();
        m_isSearching = true;
        emit changed();
        m_aside.run(std::move(work), [this, done = std::move(done)](const auto& result) {
            m_isSearching = false;
            done(result);
            emit changed();
        });
    }
    /// What is being looked for is for a scenario that is no more.
    void forget();

    QStringList m_sentences;
    QString m_report;
    QStringList m_planSteps;
    QString m_planSummary;

private:
    bool m_isSearching = false;
    Aside m_aside;
};

} // namespace delve
