// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/builder/form_table_model.h"

namespace delve {

FormTableModel::FormTableModel(const QString& name, bool growing, Current current, Judge judge, Commit commit,
                               QObject* parent)
    : QAbstractListModel(parent),
      m_name(name),
      m_isGrowing(growing),
      m_current(std::move(current)),
      m_judge(std::move(judge)),
      m_commit(std::move(commit))
{}

void FormTableModel::show(FormTable table)
{
    const bool hasSameShape = table.columns == m_table.columns && table.rows.size() == m_table.rows.size();
    if (hasSameShape) {
        m_table = std::move(table);
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    const int before = m_table.columns == table.columns ? rowCount() : 0;
    const int after = int(table.rows.size()) * (int(table.columns.size()) + 1);
    const bool hasSameColumns = m_table.columns == table.columns;
    // Rows come and go at the end; those that stay are told to look again.
    if (!hasSameColumns) {
        beginResetModel();
        m_table = std::move(table);
        endResetModel();
        emit headingsChanged();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_table = std::move(table);
        endInsertRows();
        if (before > 0)
            emit dataChanged(index(0), index(before - 1));
    } else {
        beginRemoveRows({}, after, before - 1);
        m_table = std::move(table);
        endRemoveRows();
        if (after > 0)
            emit dataChanged(index(0), index(after - 1));
    }
    emit shapeChanged();
}

const FormField* FormTableModel::fieldAt(int cell) const
{
    if (cell < 0 || cell >= rowCount() || cell % width() == 0)
        return nullptr;
    return &m_table.rows[std::size_t(cell / width())].cells[std::size_t(cell % width() - 1)];
}

QString FormTableModel::fault(int cell, const QString& value) const
{
    const FormField* field = fieldAt(cell);
    if (!field || !field->isUsed)
        return {};
    const QString plain = faultOf(field->property, value);
    return plain.isEmpty() ? m_judge(field->changed(m_current(), value)) : plain;
}

bool FormTableModel::set(int cell, const QString& value)
{
    const FormField* field = fieldAt(cell);
    if (!field || !field->isUsed || !fault(cell, value).isEmpty())
        return false;
    return m_commit(field->changed(m_current(), value), tr("Change %1").arg(field->property.label));
}

bool FormTableModel::choose(int cell, int choice)
{
    const FormField* field = fieldAt(cell);
    return field && choice >= 0 && choice < int(field->property.choices.size()) &&
           set(cell, field->property.choices[std::size_t(choice)].first);
}

bool FormTableModel::addRow(int row)
{
    return m_table.withRow && row >= 0 && row <= rows() &&
           m_commit(m_table.withRow(m_current(), row), tr("Add to %1").arg(m_table.title));
}

bool FormTableModel::dropRow(int row)
{
    return m_table.withoutRow && row >= 0 && row < rows() &&
           m_commit(m_table.withoutRow(m_current(), row), tr("Take from %1").arg(m_table.title));
}

int FormTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows() * width();
}

QVariant FormTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FormField* field = fieldAt(index.row());
    const QString& heading = m_table.rows[std::size_t(index.row() / width())].name;
    const Property none;
    const Property& property = field ? field->property : none;
    const int choice = field ? property.chosen() : -1;
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        if (!field)
            return heading;
        if (property.type == Property::Type::Choice)
            return choice < 0 ? QString() : property.choices[std::size_t(choice)].second;
        return property.value;
    case LabelRole: return field ? tr("%1, %2").arg(heading, property.label) : heading;
    case TypeRole: return field ? int(property.type) : -1;
    case UsedRole: return field && field->isUsed;
    case ChoicesRole: return property.choiceNames();
    case ChoiceRole: return choice;
    case SwatchRole: return field ? field->swatches.value(choice) : QString();
    case SwatchesRole: return field ? field->swatches : QStringList();
    default: return {};
    }
}

QHash<int, QByteArray> FormTableModel::roleNames() const
{
    return {{TextRole, "text"},     {LabelRole, "label"},      {TypeRole, "type"},
            {UsedRole, "used"},     {ChoicesRole, "choices"},  {ChoiceRole, "choice"},
            {SwatchRole, "swatch"}, {SwatchesRole, "swatches"}};
}

} // namespace delve
