// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve {

/// The ways to mend what the rules find in a document, as the panel of problems knows them.
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

    virtual const QStringList& sentences() const = 0;
    virtual bool isSearching() const = 0;
    virtual const QString& report() const = 0;
    virtual const QStringList& planSteps() const = 0;
    virtual const QString& planSummary() const = 0;

    /// Looks for the fixes of a row of FindingsModel; -1 asks nothing any more.
    Q_INVOKABLE virtual void ask(int row) = 0;
    /// Does one of them, as one step of undo.
    Q_INVOKABLE virtual void fix(int index) = 0;
    /// Looks for the cheapest plan that mends all findings of these severities, and offers it.
    Q_INVOKABLE virtual void planAll(bool errors, bool warnings, bool hints, bool todos) = 0;
    /// Does what the plan says, as one step of undo.
    Q_INVOKABLE virtual void applyPlan() = 0;
    Q_INVOKABLE virtual void discardPlan() = 0;

signals:
    void changed();
};

} // namespace delve
