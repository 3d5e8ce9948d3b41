// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/card_checks_model.h"

#include "editor/dungeoneer/render/check_room.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/dungeoneer/content/checks/check_set.h"

namespace delve::dungeoneer {

void CardChecksModel::setDraft(SetDraft* draft)
{
    if (!exchangeWatched(m_draft, draft, *this))
        return;
    if (m_draft)
        connect(m_draft, &SetDraft::pieceEdited, this, &CardChecksModel::refresh);
    emit draftChanged();
    refresh();
}

void CardChecksModel::refresh()
{
    std::vector<Row> rows;
    if (!m_draft)
        return show({});
    const CardSet& set = m_draft->model().set();
    const ContentId edited(m_draft->piece().toStdString());
    SetFindings findings = checkSet(set);
    for (const AnyCard& card : cardsOf(set))
        if (edited.empty() || headOf(card).id == edited)
            checkRoom(set, card, findings);
    for (const SetFinding& finding : findings) {
        if (!edited.empty() && finding.card != edited)
            continue;
        QString said = asSentence(sentence(finding.what));
        const auto card = findCard(set, finding.card);
        if (edited.empty() && card)
            said = tr("%1: %2").arg(in(headOf(*card).name), said);
        rows.push_back({.rule = QString::fromStdString(finding.rule),
                        .severity = int(finding.severity),
                        .sentence = said,
                        .place = {{QStringLiteral("piece"), QString::fromStdString(finding.card.text())}}});
    }
    show(std::move(rows));
}

} // namespace delve::dungeoneer
