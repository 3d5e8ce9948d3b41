// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

/// The sample scenarios beside the program, in the order of their file names. Files that cannot be read are
/// left out: they are ours to mend, not the user's.
class SamplesModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count CONSTANT)

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        PathRole,
        TileCountRole,
        PlayerCountRole
    };

    explicit SamplesModel(QObject* parent = nullptr);

    int count() const { return int(m_samples.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    struct Sample
    {
        QString path;
        QString title;
        int tiles = 0;
        int players = 0;
    };

    std::vector<Sample> m_samples;
};

} // namespace delve::mageknight
