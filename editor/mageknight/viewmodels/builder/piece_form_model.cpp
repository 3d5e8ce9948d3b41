// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/piece_form_model.h"

#include "editor/mageknight/viewmodels/builder/forms/form.h"
#include "editor/viewmodels/exchange_watched.h"

namespace delve::mageknight {

void PieceFormModel::setPack(PackViewModel* pack)
{
    if (!exchangeWatched(m_pack, pack, *this))
        return;
    if (m_pack)
        connect(m_pack, &PackViewModel::pieceEdited, this, &PieceFormModel::refresh);
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

QString PieceFormModel::heading() const
{
    return !m_pack ? QString() : m_pack->piece().isEmpty() ? m_pack->name() : m_pack->pieceName();
}

FormSubject PieceFormModel::subject() const
{
    if (!m_pack)
        return {};
    if (const auto piece = m_pack->current())
        return subjectOf(*piece);
    return factsOf(m_pack->model().pack());
}

void PieceFormModel::refresh()
{
    if (m_pack && m_library)
        show(formOf(subject(), *m_library), m_pack->id() + u'/' + m_pack->piece());
    else
        show({}, {});
}

Result<void> PieceFormModel::judge(const FormSubject& changed) const
{
    if (const auto piece = pieceIn<PackPiece>(changed)) {
        const auto read = readBack(*piece, m_pack->id().toStdString());
        return read ? Result<void>() : read.error();
    }
    const auto read = readBack(std::any_cast<const PackFacts&>(changed));
    return read ? Result<void>() : read.error();
}

bool PieceFormModel::commit(const FormSubject& changed, const QString& label)
{
    if (const auto piece = pieceIn<PackPiece>(changed))
        return m_pack->change(*piece, label);
    return judge(changed) &&
           m_pack->model().push(
               changePackFacts(m_pack->model().pack(), std::any_cast<const PackFacts&>(changed)), label);
}

} // namespace delve::mageknight
