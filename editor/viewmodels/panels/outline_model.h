// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"
#include "engine/base/id.h"

#include <QAbstractListModel>
#include <QRectF>
#include <QSet>
#include <QTimer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <optional>
#include <vector>

namespace delve {

/// A document as a tree. The rows are those whose branches are open. It follows edits only while somebody
/// looks, since it walks through all things. What the tree is belongs to the game.
class OutlineModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
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

    bool isActive() const { return m_isActive; }
    void setActive(bool active);

    Q_INVOKABLE void setOpen(int row, bool open);
    /// Selects what a row stands for. The level where it lies, -1 if it lies nowhere.
    Q_INVOKABLE int select(int row);
    /// Where it lies, as MapCanvas::locate wants it.
    Q_INVOKABLE QVariantList areasOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void activeChanged();

protected:
    struct Row
    {
        QString key;   ///< names the branch while the tree is rebuilt
        QString title; ///< of a heading
        ThingId named; ///< else what the row is called after; looked up when it is shown
        int depth = 0;
        bool isBranch = false;
        ThingId thing{}; ///< what a click selects; none for headings and those who lie nowhere
    };
    struct Spot
    {
        int level = 0;
        QRectF area;
    };

    explicit OutlineModel(QObject* parent = nullptr);

    /// The rows of now, without those below branches that are not open; none without a document.
    virtual std::vector<Row> rows() const = 0;
    virtual QString titleOf(const ThingId& thing) const = 0;
    virtual bool isSelected(const ThingId& thing) const = 0;
    virtual void choose(const ThingId& thing) = 0;
    /// Where a thing lies, if it lies anywhere.
    virtual std::optional<Spot> spotOf(const ThingId& thing) const = 0;

    bool isOpen(const QString& branch) const { return !m_closed.contains(branch); }
    /// Another document, with all branches open.
    void begin();
    /// Something was changed, perhaps one of many changes.
    void updateSoon();
    void selectionChanged();

private:
    void update();

    bool m_isActive = false;
    std::vector<Row> m_rows;
    QSet<QString> m_closed;
    QTimer m_soon;
    LanguageWatch m_language{[this] { update(); }};
};

} // namespace delve
