// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/inspector/property_list_model.h"

#include <QStringList>

#include <algorithm>

namespace delve {

void PropertyListModel::show(std::vector<Property> now)
{
    const bool areAlike = std::ranges::equal(
        m_properties, now, [](const Property& a, const Property& b) { return a.isLike(b); });
    if (areAlike) {
        m_properties.swap(now);
        for (std::size_t row = 0; row < m_properties.size(); ++row)
            if (m_properties[row] != now[row])
                emit dataChanged(index(int(row)), index(int(row)));
        return;
    }
    beginResetModel();
    m_properties = std::move(now);
    endResetModel();
}

QString PropertyListModel::fault(int row, const QString& value) const
{
    return row >= 0 && row < rowCount() ? faultOf(at(row), value) : QString();
}

bool PropertyListModel::choose(int row, int choice)
{
    if (row < 0 || row >= rowCount())
        return false;
    const auto& choices = at(row).choices;
    return choice >= 0 && choice < int(choices.size()) && set(row, choices[std::size_t(choice)].first);
}

int PropertyListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_properties.size());
}

QVariant PropertyListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Property& property = at(index.row());
    switch (role) {
    case NameRole: return property.name;
    case Qt::DisplayRole:
    case LabelRole: return property.label;
    case SectionRole: return property.section;
    case TypeRole: return int(property.type);
    case ValueRole: return property.value;
    case MixedRole: return property.isMixed;
    case ChoicesRole: return property.choiceNames();
    case ChoiceRole: return property.isMixed ? -1 : property.chosen();
    case LeastRole: return property.least;
    case MostRole: return property.most;
    case LeastNameRole: return property.leastName;
    case NoteRole: return property.note;
    case RuleRole: return property.rule;
    default: return {};
    }
}

QHash<int, QByteArray> PropertyListModel::roleNames() const
{
    return {{NameRole, "name"},   {LabelRole, "label"}, {SectionRole, "section"},     {TypeRole, "type"},
            {ValueRole, "value"}, {MixedRole, "mixed"}, {ChoicesRole, "choices"},     {ChoiceRole, "choice"},
            {LeastRole, "least"}, {MostRole, "most"},   {LeastNameRole, "leastName"}, {NoteRole, "note"},
            {RuleRole, "rule"}};
}

} // namespace delve
