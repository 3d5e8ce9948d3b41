// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/samples_model.h"

#include "editor/document/resource_folder.h"
#include "engine/mageknight/scenario/parse_scenario.h"

#include <QDir>

namespace delve::mageknight {

SamplesModel::SamplesModel(QObject* parent) : QAbstractListModel(parent)
{
    const QDir folder(QString::fromStdString((resourceFolder() / "scenarios").string()));
    for (const QString& name :
         folder.entryList({QStringLiteral("*.scenario.json")}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        if (const auto scenario = loadScenario(path.toStdString()))
            m_samples.push_back({path,
                                 scenario->title.empty() ? name : QString::fromStdString(scenario->title),
                                 int(scenario->tiles.size()), int(scenario->players.size())});
    }
}

int SamplesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant SamplesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Sample& sample = m_samples[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return sample.title;
    case PathRole: return sample.path;
    case TileCountRole: return sample.tiles;
    case PlayerCountRole: return sample.players;
    default: return {};
    }
}

QHash<int, QByteArray> SamplesModel::roleNames() const
{
    return {{TitleRole, "title"},
            {PathRole, "path"},
            {TileCountRole, "tileCount"},
            {PlayerCountRole, "playerCount"}};
}

} // namespace delve::mageknight
