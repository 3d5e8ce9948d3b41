// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/text/language_watch.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// A scenario as a tree: its players with their figures, its levels with their tiles, and on each tile what
/// lies there. The rows are those whose branches are open. It follows edits only while somebody looks, since
/// it walks through all things.
class OutlineModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)

public:
    enum Role
    {
        TextRole = Qt::UserRole,
        DepthRole,
        BranchRole, ///< has rows below
        OpenRole,
        SelectedRole
    };

    explicit OutlineModel(QObject* parent = nullptr);

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    bool isActive() const { return m_isActive; }
    void setActive(bool active);

    Q_INVOKABLE void setOpen(int row, bool open);
    /// Selects what a row stands for. The level where it lies, -1 if it lies nowhere.
    Q_INVOKABLE int select(int row);
    /// Where it lies, as EditorCanvas::locate wants it.
    Q_INVOKABLE QVariantList areasOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void activeChanged();

private:
    struct Row
    {
        QString key;   ///< names the branch while the tree is rebuilt
        QString title; ///< of a heading
        ThingId named; ///< else what the row is called after; looked up when it is shown
        int depth = 0;
        bool isBranch = false;
        ThingId thing; ///< what a click selects; none for headings and those who lie nowhere
    };

    void update();
    std::vector<Row> rows() const;
    QString textOf(const Row& row) const;

    QPointer<ScenarioViewModel> m_document;
    bool m_isActive = false;
    std::vector<Row> m_rows;
    QSet<QString> m_closed;
    QTimer m_soon;
    LanguageWatch m_language{[this] { update(); }};
};

} // namespace delve::mageknight
