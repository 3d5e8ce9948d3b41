// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/piece_form_model.h"

#include "editor/text/messages.h"
#include "editor/viewmodels/exchange_watched.h"

#include <algorithm>

namespace delve::mageknight {

void PieceFormModel::setPack(PackViewModel* pack)
{
    if (!exchangeWatched(m_pack, pack, *this))
        return;
    if (m_pack)
        connect(m_pack, &PackViewModel::pieceEdited, this, &PieceFormModel::refresh);
    m_shownPiece.clear();
    emit packChanged();
    refresh();
}

void PieceFormModel::setLibrary(Library* library)
{
    if (m_library == library)
        return;
    m_library = library;
    emit packChanged();
    refresh();
}

FormSubject PieceFormModel::subject() const
{
    if (const auto piece = m_pack->current())
        return *piece;
    return factsOf(m_pack->model().pack());
}

void PieceFormModel::refresh()
{
    Form form;
    if (m_pack && m_library)
        form = formOf(subject(), *m_library);
    m_fields = std::move(form.fields);
    std::vector<Property> properties;
    for (const FormField& field : m_fields)
        properties.push_back(field.property);
    // Another piece is another form, even if it has the same fields.
    const QString piece = m_pack ? m_pack->id() + u'/' + m_pack->piece() : QString();
    if (piece != m_shownPiece) {
        m_shownPiece = piece;
        show({});
    }
    show(std::move(properties));
    showTables(std::move(form.tables));
}

/// Tables of the same names stay.
void PieceFormModel::showTables(std::vector<FormTable> tables)
{
    const bool areSame = std::ranges::equal(m_tables, tables, {}, &QObject::objectName, &FormTable::name);
    if (!areSame) {
        const QObjectList before = m_tables;
        m_tables.clear();
        for (const FormTable& table : tables) {
            auto* model = new FormTableModel(
                table.name, bool(table.withRow), [this] { return subject(); },
                [this](const FormSubject& changed) { return judge(changed); },
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

QString PieceFormModel::judge(const FormSubject& changed) const
{
    std::optional<Error> error;
    if (const auto* facts = std::get_if<PackFacts>(&changed)) {
        if (const auto read = readBack(*facts); !read)
            error = read.error();
    } else if (const auto read = readBack(std::get<PackPiece>(changed), m_pack->id().toStdString()); !read) {
        error = read.error();
    }
    if (!error)
        return {};
    // The place is where one types; only what was expected is told.
    const QString what = sentence(error->what);
    return what.left(1).toUpper() + what.mid(1);
}

bool PieceFormModel::commit(const FormSubject& changed, const QString& label)
{
    if (const auto* piece = std::get_if<PackPiece>(&changed))
        return m_pack->change(*piece, label);
    const auto& facts = std::get<PackFacts>(changed);
    return judge(changed).isEmpty() &&
           m_pack->model().push(changePackFacts(m_pack->model().pack(), facts), label);
}

QString PieceFormModel::fault(int row, const QString& value) const
{
    const QString plain = PropertyListModel::fault(row, value);
    if (!plain.isEmpty() || !m_pack || row < 0 || row >= rowCount())
        return plain;
    return judge(m_fields[std::size_t(row)].changed(subject(), value));
}

bool PieceFormModel::set(int row, const QString& value)
{
    if (!m_pack || row < 0 || row >= rowCount() || !fault(row, value).isEmpty())
        return false;
    const FormField& field = m_fields[std::size_t(row)];
    return commit(field.changed(subject(), value), tr("Change %1").arg(field.property.label));
}

} // namespace delve::mageknight
