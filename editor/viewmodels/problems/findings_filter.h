// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/problems/findings_model.h"

#include <QSortFilterProxyModel>
#include <qqmlregistration.h>

namespace delve {

/// The findings of the severities that the user wants to see, the worst first.
class FindingsFilter : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::FindingsModel* findings READ findings WRITE setFindings NOTIFY findingsChanged)
    Q_PROPERTY(bool errors MEMBER m_errors NOTIFY wantedChanged)
    Q_PROPERTY(bool warnings MEMBER m_warnings NOTIFY wantedChanged)
    Q_PROPERTY(bool hints MEMBER m_hints NOTIFY wantedChanged)
    Q_PROPERTY(bool todos MEMBER m_todos NOTIFY wantedChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit FindingsFilter(QObject* parent = nullptr);

    FindingsModel* findings() const { return qobject_cast<FindingsModel*>(sourceModel()); }
    void setFindings(FindingsModel* findings);
    int count() const { return rowCount(); }
    /// The row of FindingsModel that a row shows; -1 without one.
    Q_INVOKABLE int sourceRow(int row) const;
    /// The row that shows a row of FindingsModel; -1 if it is hidden.
    Q_INVOKABLE int rowOf(int sourceRow) const;

signals:
    void findingsChanged();
    void wantedChanged();
    void countChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool m_errors = true;
    bool m_warnings = true;
    bool m_hints = true;
    bool m_todos = true;
};

} // namespace delve
