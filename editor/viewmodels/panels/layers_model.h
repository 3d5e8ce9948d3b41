// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

/// The layers of a map, from the top down: each can be hidden, and locked against selecting.
class LayersModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    /// The first layer of every game is that of the signs of problems.
    Q_PROPERTY(bool signsShown READ areSignsShown NOTIFY changed)
    Q_PROPERTY(bool signsLocked READ areSignsLocked NOTIFY changed)

public:
    enum Role
    {
        NameRole = Qt::UserRole,
        ShownRole,
        LockedRole
    };

    bool isShown(int row) const { return m_layers[std::size_t(row)].isShown; }
    bool isLocked(int row) const { return m_layers[std::size_t(row)].isLocked; }
    bool areSignsShown() const { return isShown(0); }
    bool areSignsLocked() const { return isLocked(0); }
    Q_INVOKABLE void setShown(int row, bool shown);
    Q_INVOKABLE void setLocked(int row, bool locked);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

protected:
    explicit LayersModel(std::size_t count, QObject* parent = nullptr)
        : QAbstractListModel(parent), m_layers(count)
    {}

    virtual QString nameOf(int row) const = 0;

private:
    struct Layer
    {
        bool isShown = true;
        bool isLocked = false;
    };

    void set(int row, bool Layer::*what, bool value, Role role);

    std::vector<Layer> m_layers;
    LanguageWatch m_language{[this] {
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    }};
};

} // namespace delve
