// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/set_cards_model.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/viewmodels/builder/card_labels.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/dungeoneer/content/checks/check_set.h"

namespace delve::dungeoneer {

namespace {

/// What a card is more precisely: "Room", "Treasure".
QString detailOf(const SetCard& card)
{
    if (const auto* map = std::get_if<MapCard>(&card))
        return wordFor(map->type, map->kind);
    if (const auto* adventure = std::get_if<AdventureCard>(&card))
        return adventure->kind == AdventureKind::Encounter ? labelOf(adventure->encounter.form)
                                                           : wordFor(adventure->kind);
    if (const auto* quest = std::get_if<QuestCard>(&card))
        return wordFor(quest->criterion);
    return {};
}

} // namespace

void SetCardsModel::setDraft(SetDraft* draft)
{
    if (!exchangeWatched(m_draft, draft, *this))
        return;
    if (m_draft)
        connect(m_draft, &SetDraft::edited, this, [this] { refresh(); });
    emit changed();
    refresh();
}

void SetCardsModel::setLibrary(CardLibrary* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &CardLibrary::contentChanged, this, [this] { refresh(); });
    emit changed();
    refresh();
}

void SetCardsModel::append(std::vector<Row>& rows, const CardSet& set, CardKind kind,
                           const SetFindings& findings) const
{
    for (const SetCard& card : piecesOfKind<SetCard>(set, std::size_t(kind))) {
        const CardHead& head = headOf(card);
        Row row{.id = head.id, .name = in(head.name), .heading = labelOf(kind), .detail = {}, .severity = -1};
        row.detail = m_library ? in(set.name) : detailOf(card);
        if (!m_library && head.copies > 1)
            row.detail = tr("%1 ×%2").arg(row.detail, QString::number(head.copies)).trimmed();
        for (const SetFinding& finding : findings)
            if (finding.card == head.id && finding.severity <= Severity::Warning &&
                (row.severity < 0 || int(finding.severity) < row.severity))
                row.severity = int(finding.severity);
        rows.push_back(std::move(row));
    }
}

std::vector<SetCardsModel::Row> SetCardsModel::collect() const
{
    std::vector<Row> rows;
    const SetFindings findings = m_draft ? checkSet(m_draft->model().set()) : SetFindings();
    for (const CardKind kind : allCardKinds) {
        if (m_draft)
            append(rows, m_draft->model().set(), kind, findings);
        if (m_library)
            for (const CardSet& set : m_library->cards().sets())
                append(rows, set, kind, {});
    }
    return rows;
}

} // namespace delve::dungeoneer
