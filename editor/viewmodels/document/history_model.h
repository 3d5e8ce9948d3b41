// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"
#include "editor/viewmodels/document/document_view_model.h"

#include <QAbstractListModel>
#include <QPointer>
#include <qqmlregistration.h>

namespace delve {

/// All steps of a document since it was opened, those taken back too. The first row is the beginning.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::DocumentViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    /// The row of the last step that is done.
    Q_PROPERTY(int current READ current NOTIFY currentChanged)

public:
    enum Role
    {
        TextRole = Qt::UserRole,
        DoneRole, ///< not taken back
        SavedRole ///< as it is in the file
    };

    using QAbstractListModel::QAbstractListModel;

    DocumentViewModel* document() const { return m_document; }
    void setDocument(DocumentViewModel* document);
    int current() const { return m_document ? stack().index() : -1; }
    /// Takes steps back or does them again until this row is the last one done.
    Q_INVOKABLE void go(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void currentChanged();

private:
    QUndoStack& stack() const { return m_document->undoStack(); }
    void update();

    QPointer<DocumentViewModel> m_document;
    int m_rows = 0;
    LanguageWatch m_language{[this] {
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    }};
};

} // namespace delve
