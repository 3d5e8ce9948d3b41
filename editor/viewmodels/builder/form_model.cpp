// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/builder/form_model.h"

#include "editor/text/messages.h"

#include <algorithm>

namespace delve {

void FormModel::show(Form form, const QString& subjectName)
{
    m_fields = std::move(form.fields);
    std::vector<Property> properties;
    for (const FormField& field : m_fields)
        properties.push_back(field.property);
    if (subjectName != m_shownSubject) {
        m_shownSubject = subjectName;
        PropertyListModel::show({});
    }
    PropertyListModel::show(std::move(properties));
    showTables(std::move(form.tables));
    emit headingChanged();
}

/// Tables of the same names stay.
void FormModel::showTables(std::vector<FormTable> tables)
{
    const bool areSame = std::ranges::equal(m_tables, tables, {}, &QObject::objectName, &FormTable::name);
    if (!areSame) {
        const QObjectList before = m_tables;
        m_tables.clear();
        for (const FormTable& table : tables) {
            auto* model = new FormTableModel(
                table.name, bool(table.withRow), [this] { return subject(); },
                [this](const FormSubject& changed) { return faultOf(changed); },
                [this](const FormSubject& changed, const QString& label) { return commit(changed, label); },
                this);
            model->setObjectName(table.name);
            m_tables << model;
        }
        emit tablesChanged();
        for (QObject* gone : before)
            gone->deleteLater();
    }
    for (std::size_t i = 0; i < tables.size(); ++i)
        static_cast<FormTableModel*>(m_tables[qsizetype(i)])->show(std::move(tables[i]));
}

QString FormModel::faultOf(const FormSubject& changed) const
{
    const auto judged = judge(changed);
    if (judged)
        return {};
    // The place is where one types; only what was expected is told.
    const QString what = sentence(judged.error().what);
    return what.left(1).toUpper() + what.mid(1);
}

QString FormModel::fault(int row, const QString& value) const
{
    const QString plain = PropertyListModel::fault(row, value);
    if (!plain.isEmpty() || row < 0 || row >= rowCount() || !subject().has_value())
        return plain;
    return faultOf(m_fields[std::size_t(row)].changed(subject(), value));
}

bool FormModel::set(int row, const QString& value)
{
    if (row < 0 || row >= rowCount() || !subject().has_value() || !fault(row, value).isEmpty())
        return false;
    const FormField& field = m_fields[std::size_t(row)];
    return commit(field.changed(subject(), value), tr("Change %1").arg(field.property.label));
}

int FormModel::rowOf(const QString& name) const
{
    const auto found =
        std::ranges::find_if(m_fields, [&](const FormField& field) { return field.property.name == name; });
    return found == m_fields.end() ? -1 : int(found - m_fields.begin());
}

} // namespace delve
