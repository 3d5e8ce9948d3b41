// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/set_draft.h"

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

namespace delve::dungeoneer {

/// The statistics of the set that is edited, as `delve pack report` prints them: lines under headings.
class SetReportModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    /// Counted only as long as somebody looks.
    Q_PROPERTY(delve::dungeoneer::SetDraft* draft READ draft WRITE setDraft NOTIFY draftChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)

public:
    enum Role
    {
        SectionRole = Qt::UserRole,
        LabelRole,
        ValueRole,
        BarRole,  ///< share of the longest bar of its section; 0: none
        FirstRole ///< of its section
    };

    using QAbstractListModel::QAbstractListModel;

    SetDraft* draft() const { return m_draft; }
    void setDraft(SetDraft* draft);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void draftChanged();
    void changed();

private:
    struct Row
    {
        QString section;
        QString label;
        QString value;
        double bar = 0;
        bool isFirst = false;
    };

    void refresh();

    QPointer<SetDraft> m_draft;
    std::vector<Row> m_rows;
    LanguageWatch m_language{[this] { refresh(); }};
};

} // namespace delve::dungeoneer
