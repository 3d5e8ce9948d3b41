// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace delve {

/// The sample scenarios of a game beside the program, in the order of their file names. Files that cannot be
/// read are left out: they are ours to mend, not the user's.
class SamplesModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(int count READ count CONSTANT)

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        PathRole,
        PieceCountRole, ///< tiles or cards
        PlayerCountRole
    };

    int count() const { return int(m_samples.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

protected:
    struct Sample
    {
        std::string title;
        std::size_t pieces = 0;
        std::size_t players = 0;
    };
    /// What a file is; nothing if it cannot be read.
    using Reader = std::function<std::optional<Sample>(const std::filesystem::path& file)>;

    /// `folder` is one below the scenarios of the program; empty: those themselves.
    SamplesModel(const std::filesystem::path& folder, const Reader& reader, QObject* parent);

private:
    struct Row
    {
        QString path;
        QString title;
        int pieces = 0;
        int players = 0;
    };

    std::vector<Row> m_samples;
};

} // namespace delve
