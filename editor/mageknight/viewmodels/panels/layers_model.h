// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"
#include "engine/mageknight/scenario/edits/thing.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <array>

namespace delve::mageknight {

/// The layers of the map, from the top down: each can be hidden, and locked against selecting.
class LayersModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role
    {
        NameRole = Qt::UserRole,
        ShownRole,
        LockedRole
    };

    explicit LayersModel(QObject* parent = nullptr);

    bool isShown(ThingKind kind) const { return m_shown[std::size_t(kind)]; }
    /// Shown and not locked.
    bool isOpen(ThingKind kind) const { return isShown(kind) && !m_locked[std::size_t(kind)]; }

    Q_INVOKABLE void setShown(int row, bool shown);
    Q_INVOKABLE void setLocked(int row, bool locked);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    std::array<bool, allThingKinds.size()> m_shown;
    std::array<bool, allThingKinds.size()> m_locked;
    LanguageWatch m_language{[this] {
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    }};
};

} // namespace delve::mageknight
