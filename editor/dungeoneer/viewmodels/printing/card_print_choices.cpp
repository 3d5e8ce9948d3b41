// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/printing/card_print_choices.h"

#include "editor/text/enum_words.h"

#include <QLocale>

#include <algorithm>

namespace delve::dungeoneer {

CardPrintChoices::CardPrintChoices(Subject subject, QObject* parent)
    : PageChoices(subject == Subject::Map ? QStringLiteral("printCards") : QStringLiteral("printCardSet"),
                  CardPrintOptions().bleed, parent),
      m_subject(subject)
{
    beginRemembering();
}

QVariantList CardPrintChoices::kinds() const
{
    if (m_subject == Subject::Set)
        return {int(CardPrintKind::Cards), int(CardPrintKind::Cutouts)};
    QVariantList all;
    for (const auto& [kind, word] : enumNames<CardPrintKind>)
        all << int(kind);
    return all;
}

void CardPrintChoices::bound()
{
    PageChoices::bound();
    m_kind = within<CardPrintKind>(m_kind);
    if (const auto possible = kinds(); !possible.contains(m_kind))
        m_kind = possible.front().toInt();
    m_cardSize = within<CardSize>(m_cardSize);
    m_sheets = within<CardSheets>(m_sheets);
    m_corners = within<CardCorners>(m_corners);
    m_deck = std::clamp(m_deck, 0, int(allDecks.size()));
}

QStringList CardPrintChoices::kindNames() const
{
    return wordsOf<CardPrintKind>([](CardPrintKind value) {
        switch (value) {
        case CardPrintKind::Layout: return tr("Layout sheet");
        case CardPrintKind::Map: return tr("Map at the size of cards");
        case CardPrintKind::Cards: return tr("Cards to cut out");
        case CardPrintKind::Cutouts: return tr("Pawns and markers");
        case CardPrintKind::Sheet: return tr("Setup in words");
        }
        return QString();
    });
}

QStringList CardPrintChoices::kindDescriptions() const
{
    return wordsOf<CardPrintKind>([this](CardPrintKind value) {
        switch (value) {
        case CardPrintKind::Layout: return tr("The map on one page, with a legend and what the rules say.");
        case CardPrintKind::Map: return tr("The map over pages that are cut along the edges of its cards.");
        case CardPrintKind::Cards:
            return m_subject == Subject::Set ? tr("All cards of the set, with their backs.")
                                             : tr("All cards of the sets in use, with their backs.");
        case CardPrintKind::Cutouts: return tr("Heroes to cut out and fold, and the lettered markers.");
        case CardPrintKind::Sheet: return tr("What the dealer does, step by step, with a numbered plan.");
        }
        return QString();
    });
}

QStringList CardPrintChoices::deckNames() const
{
    return {tr("All decks"),   tr("Map cards"),  tr("Adventure cards"),
            tr("Quest cards"), tr("Hero cards"), tr("Tracker cards")};
}

Result<CardPrintOptions> CardPrintChoices::options(const QString& printer) const
{
    const auto page = pageOptions(printer);
    if (!page)
        return page.error();
    CardPrintOptions options;
    static_cast<PageOptions&>(options) = *page;
    options.kind = kind();
    options.size = CardSize(m_cardSize);
    options.sheets = CardSheets(m_sheets);
    options.gap = m_gap;
    options.corners = CardCorners(m_corners);
    options.radius = m_radius;
    options.style = RenderStyle(style());
    options.notes = m_notes;
    if (m_deck > 0)
        options.decks = {allDecks[std::size_t(m_deck - 1)]};
    options.language = QLocale().name().left(2).toStdString();
    return options;
}

} // namespace delve::dungeoneer
