// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/card_form_model.h"

#include "editor/dungeoneer/viewmodels/builder/forms/card_form.h"
#include "editor/viewmodels/exchange_watched.h"

namespace delve::dungeoneer {

void CardFormModel::setDraft(SetDraft* draft)
{
    if (!exchangeWatched(m_draft, draft, *this))
        return;
    if (m_draft)
        connect(m_draft, &SetDraft::pieceEdited, this, &CardFormModel::refresh);
    emit draftChanged();
    refresh();
}

QString CardFormModel::heading() const
{
    return !m_draft ? QString() : m_draft->piece().isEmpty() ? m_draft->name() : m_draft->pieceName();
}

FormSubject CardFormModel::subject() const
{
    if (!m_draft)
        return {};
    if (const auto card = m_draft->current())
        return subjectOf(*card);
    return factsOf(m_draft->model().set());
}

void CardFormModel::refresh()
{
    if (m_draft)
        show(formOf(subject(), m_draft->model().set()), m_draft->id() + u'/' + m_draft->piece());
    else
        show({}, {});
}

Result<void> CardFormModel::judge(const FormSubject& changed) const
{
    if (const auto card = pieceIn<SetCard>(changed)) {
        const auto read = readBack(*card, m_draft->id().toStdString());
        return read ? Result<void>() : read.error();
    }
    const auto read = readBack(std::any_cast<const SetFacts&>(changed));
    return read ? Result<void>() : read.error();
}

bool CardFormModel::commit(const FormSubject& changed, const QString& label)
{
    if (const auto card = pieceIn<SetCard>(changed))
        return m_draft->change(*card, label);
    return judge(changed) &&
           m_draft->model().push(
               changeSetFacts(m_draft->model().set(), std::any_cast<const SetFacts&>(changed)), label);
}

} // namespace delve::dungeoneer
