// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/printing/print_choices.h"

#include "editor/text/enum_words.h"

#include <QLocale>

namespace delve::mageknight {

PrintChoices::PrintChoices(QObject* parent)
    : PageChoices(QStringLiteral("print"), PrintOptions().bleed, parent)
{
    beginRemembering();
}

void PrintChoices::bound()
{
    PageChoices::bound();
    m_kind = within<PrintKind>(m_kind);
    m_figures = within<FigurePieces>(m_figures);
}

QStringList PrintChoices::kindNames() const
{
    return wordsOf<PrintKind>([](PrintKind value) {
        switch (value) {
        case PrintKind::Poster: return tr("Poster");
        case PrintKind::Tiles: return tr("Tiles to cut out");
        case PrintKind::Overview: return tr("Overview");
        case PrintKind::Sheet: return tr("Scenario sheet");
        case PrintKind::Counters: return tr("Counters and cards");
        }
        return QString();
    });
}

QStringList PrintChoices::kindDescriptions() const
{
    return wordsOf<PrintKind>([](PrintKind value) {
        switch (value) {
        case PrintKind::Poster: return tr("The whole dungeon at true scale, over as many pages as it takes.");
        case PrintKind::Tiles: return tr("Every tile at true scale with both its sides, on few sheets.");
        case PrintKind::Overview: return tr("The dungeon on one page, with a legend.");
        case PrintKind::Sheet: return tr("Story, setup list, teams and rules, with a numbered map.");
        case PrintKind::Counters:
            return tr("Doors, markers, tokens, artifacts and figures to cut out, and their cards.");
        }
        return QString();
    });
}

QStringList PrintChoices::figureNames() const
{
    return wordsOf<FigurePieces>([](FigurePieces value) {
        switch (value) {
        case FigurePieces::Discs: return tr("Bases to lay down");
        case FigurePieces::Standees: return tr("Standees to fold");
        case FigurePieces::None: return tr("None");
        }
        return QString();
    });
}

Result<PrintOptions> PrintChoices::options(const QString& printer) const
{
    const auto page = pageOptions(printer);
    if (!page)
        return page.error();
    PrintOptions options;
    static_cast<PageOptions&>(options) = *page;
    options.kind = kind();
    options.squareMillimetres = m_square;
    options.overlap = m_overlap;
    options.style = RenderStyle(style());
    options.cover = m_cover;
    options.figures = FigurePieces(m_figures);
    options.pieces = m_pieces;
    options.notes = m_notes;
    options.language = QLocale().name().toStdString();
    return options;
}

} // namespace delve::mageknight
