// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/document/samples_model.h"

#include "editor/document/resource_folder.h"

#include <QDir>

namespace delve {

SamplesModel::SamplesModel(const std::filesystem::path& folder, const Reader& reader, QObject* parent)
    : QAbstractListModel(parent)
{
    const QDir files(QString::fromStdString((resourceFolder() / "scenarios" / folder).string()));
    for (const QString& name : files.entryList({QStringLiteral("*.scenario.json")}, QDir::Files, QDir::Name))
        if (const auto sample = reader(files.filePath(name).toStdString()))
            m_samples.push_back({files.filePath(name),
                                 sample->title.empty() ? name : QString::fromStdString(sample->title),
                                 int(sample->pieces), int(sample->players)});
}

int SamplesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant SamplesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& sample = m_samples[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return sample.title;
    case PathRole: return sample.path;
    case PieceCountRole: return sample.pieces;
    case PlayerCountRole: return sample.players;
    default: return {};
    }
}

QHash<int, QByteArray> SamplesModel::roleNames() const
{
    return {{TitleRole, "title"},
            {PathRole, "path"},
            {PieceCountRole, "pieceCount"},
            {PlayerCountRole, "playerCount"}};
}

} // namespace delve
