// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/guide/templates_model.h"

namespace delve::mageknight {

void TemplatesModel::setLibrary(Library* library)
{
    if (m_library == library)
        return;
    beginResetModel();
    m_library = library;
    m_templates = library ? scenarioTemplates(library->content()) : std::vector<ScenarioTemplate>();
    endResetModel();
    emit libraryChanged();
}

int TemplatesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_templates.size());
}

QVariant TemplatesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ScenarioTemplate& row = m_templates[std::size_t(index.row())];
    switch (role) {
    case TemplateRole: return row.id;
    case Qt::DisplayRole:
    case TitleRole: return row.title;
    case DescriptionRole: return row.description;
    default: return {};
    }
}

QHash<int, QByteArray> TemplatesModel::roleNames() const
{
    return {{TemplateRole, "template"}, {TitleRole, "title"}, {DescriptionRole, "description"}};
}

} // namespace delve::mageknight
