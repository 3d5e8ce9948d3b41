// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/set_draft.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/viewmodels/builder/card_labels.h"
#include "engine/dungeoneer/content/checks/check_set.h"

#include <QLocale>

namespace delve::dungeoneer {

SetDraft::SetDraft(CardSet set, const std::filesystem::path& folder, QObject* parent)
    : SetDraft(std::make_unique<SetDocument>(std::move(set), folder), parent)
{}

SetDraft::SetDraft(std::unique_ptr<SetDocument> document, QObject* parent)
    : SetDraft(*document, std::move(document), parent)
{}

SetDraft::SetDraft(SetDocument& model, std::unique_ptr<SetDocument>&& document, QObject* parent)
    : PackDraft(std::move(document), parent), m_document(model)
{
    connect(&m_document, &SetDocument::edited, this, [this](const SetEdit& edit) {
        const auto& shown = edit.changes.empty() ? std::nullopt : edit.changes.back().after;
        followEdit(shown ? std::optional(headOf(*shown).id) : std::nullopt);
    });
    if (!m_document.set().maps.empty())
        beginWith(m_document.set().maps.front().id);
}

QString SetDraft::pieceName() const
{
    const auto card = current();
    return card ? in(headOf(*card).name) : QString();
}

QString SetDraft::laidAs() const
{
    const auto card = current();
    return card && kindOf(*card) == CardKind::Map ? QStringLiteral("card:") + piece() : QString();
}

QString SetDraft::cardKind() const
{
    const auto card = current();
    if (!card)
        return {};
    const std::string_view word = nameOf(kindOf(*card));
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

int SetDraft::cardCount() const
{
    return countsOf(m_document.set()).sum();
}

bool SetDraft::change(const SetCard& card, const QString& label)
{
    // As it is read: what it has no place for is gone.
    const auto read = readBack(card, m_document.set().id);
    return read && m_document.push(changeCard(m_document.set(), *read), label);
}

bool SetDraft::becomeCopy(const CardSet& copy)
{
    m_document.push(becomeVersion(m_document.set(), copy), tr("Recover Changes"));
    return !autosave() || autosave()->write();
}

void SetDraft::add(SetCard card, const QString& label)
{
    m_document.push(addCards(m_document.set(), {std::move(card)}), label);
}

void SetDraft::addNew(const QString& kind)
{
    const auto wanted = fromName<NewCard>(kind.toStdString());
    if (!wanted)
        return;
    const QString name = labelOf(*wanted);
    SetCard card = newCard(m_document.set(), *wanted, englishNameOf(*wanted));
    if (const std::string language = QLocale().name().left(2).toStdString();
        language != "en" && language != "C")
        headOf(card).name.byLanguage.insert_or_assign(language, name.toStdString());
    add(std::move(card), tr("Add %1").arg(name));
}

void SetDraft::addCopyOf(const SetCard& card)
{
    add(copiedInto(m_document.set(), card), tr("Add a Copy of %1").arg(in(headOf(card).name)));
}

void SetDraft::duplicatePiece()
{
    if (const auto card = current())
        addCopyOf(*card);
}

void SetDraft::removePiece()
{
    m_document.push(removeCard(m_document.set(), pieceId()), tr("Delete %1").arg(pieceName()));
}

} // namespace delve::dungeoneer
