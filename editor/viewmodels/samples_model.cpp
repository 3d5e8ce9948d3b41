#include "editor/viewmodels/samples_model.h"

#include "editor/document/resource_folder.h"

#include <QDir>

namespace delve {

void SamplesModel::componentComplete()
{
    beginResetModel();
    const QDir folder(QString::fromStdString((resourceFolder() / "scenarios").string()));
    for (const QString& name :
         folder.entryList({QStringLiteral("*.scenario.json")}, QDir::Files, QDir::Name)) {
        auto* scenario = new ScenarioViewModel(this);
        scenario->setLibrary(m_library);
        if (scenario->openPath(folder.filePath(name)))
            m_samples.push_back({folder.filePath(name), scenario});
        else
            delete scenario;
    }
    endResetModel();
    emit countChanged();
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
    case TitleRole: return sample.scenario->title();
    case PathRole: return sample.path;
    case TileCountRole: return sample.scenario->tileCount();
    case PlayerCountRole: return sample.scenario->playerCount();
    case ScenarioRole: return QVariant::fromValue(sample.scenario);
    default: return {};
    }
}

QHash<int, QByteArray> SamplesModel::roleNames() const
{
    return {{TitleRole, "title"},
            {PathRole, "path"},
            {TileCountRole, "tileCount"},
            {PlayerCountRole, "playerCount"},
            {ScenarioRole, "scenario"}};
}

} // namespace delve
