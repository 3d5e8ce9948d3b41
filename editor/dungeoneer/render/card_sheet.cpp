// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_sheet.h"

#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/render/text_block.h"

#include <QCoreApplication>

#include <cmath>
#include <functional>
#include <memory>

namespace delve::dungeoneer {

namespace {

constexpr double margin = 5, gutter = 3, head = 13; // in millimetres of the cards

/// Something as large as a card, painted in millimetres.
using Painted = std::function<void(QPainter&)>;

struct Section
{
    QString title;
    std::vector<Painted> cards;
};

QColor pageColour(RenderStyle style)
{
    const Palette& palette = paletteOf(style);
    return style == RenderStyle::Parchment ? palette.ground
           : palette.lineArt               ? palette.paper
                                           : QColor(0xcf, 0xca, 0xc0);
}

std::vector<Section> sectionsOf(const CardSet& set, const CardPaint& paint)
{
    const auto words = [](const char* text) { return QCoreApplication::translate("CardSheet", text); };
    std::vector<Section> sections{
        {words(QT_TRANSLATE_NOOP("CardSheet", "Map cards")), {}},
        {words(QT_TRANSLATE_NOOP("CardSheet", "Heroes")), {}},
        {words(QT_TRANSLATE_NOOP("CardSheet", "Boons")), {}},
        {words(QT_TRANSLATE_NOOP("CardSheet", "Treasures")), {}},
        {words(QT_TRANSLATE_NOOP("CardSheet", "Banes")), {}},
        {words(QT_TRANSLATE_NOOP("CardSheet", "Encounters")), {}},
        {words(QT_TRANSLATE_NOOP("CardSheet", "Quests")), {}},
        {words(QT_TRANSLATE_NOOP("CardSheet", "Trackers, Cut-outs and backs")), {}}};
    constexpr std::size_t firstAdventure = 2;
    static constexpr std::array<std::size_t, 6> sectionOf{0, 1, firstAdventure, 6, 7, 7};
    for (const AnyCard& card : cardsOf(set)) {
        std::size_t section = sectionOf[card.index()];
        if (const auto* adventure = std::get_if<const AdventureCard*>(&card))
            section += std::size_t((*adventure)->kind);
        sections[section].cards.push_back(
            [&set, card, paint](QPainter& painter) { paintCard(painter, set, card, paint); });
        if (const auto* tracker = std::get_if<const TrackerCard*>(&card))
            sections[section].cards.push_back([&set, which = *tracker, paint](QPainter& painter) {
                paintTrackerBack(painter, set, *which, paint);
            });
    }
    for (const Deck deck : allDecks)
        sections.back().cards.push_back(
            [deck, paint](QPainter& painter) { paintBack(painter, deck, paint); });
    std::erase_if(sections, [](const Section& section) { return section.cards.empty(); });
    return sections;
}

QImage pageOf(const CardSet& set, const Section& section, std::size_t first, std::size_t count,
              const CardSheetOptions& options)
{
    const int columns = std::min(options.columns, int(count));
    const int rows = (int(count) + columns - 1) / columns;
    const double unit = options.pixelsPerMm;
    const double width = 2 * margin + columns * (cardWidth + gutter) - gutter;
    const double height = 2 * margin + head + rows * (cardHeight + gutter) - gutter;
    QImage image(int(std::ceil(width * unit)), int(std::ceil(height * unit)), QImage::Format_RGB32);
    image.fill(pageColour(options.style));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = paletteOf(options.style).ink;
    const QRectF line(margin * unit, margin * unit * 0.9, (width - 2 * margin) * unit, 6.4 * unit);
    paintTextBlock(painter, line, in(set.name), sheetFont(4.6 * unit, true), ink);
    paintTextBlock(painter, line.translated(0, 6.2 * unit),
                   QCoreApplication::translate("CardSheet", "%1: %2 to %3 of %4")
                       .arg(section.title, QString::number(first + 1), QString::number(first + count),
                            QString::number(section.cards.size())),
                   sheetFont(3 * unit), ink);
    for (std::size_t i = 0; i < count; ++i) {
        const int column = int(i) % columns, row = int(i) / columns;
        painter.save();
        // Whole pixels keep every card equally sharp.
        painter.translate(std::round((margin + column * (cardWidth + gutter)) * unit),
                          std::round((margin + head + row * (cardHeight + gutter)) * unit));
        painter.scale(unit, unit);
        section.cards[first + i](painter);
        painter.restore();
    }
    return image;
}

} // namespace

std::vector<std::function<QImage()>> cardSheets(const CardSet& set, const CardSheetOptions& options)
{
    std::vector<std::function<QImage()>> pages;
    const auto most = std::size_t(std::max(1, options.columns * options.rows));
    for (Section& each : sectionsOf(set, {options.style, options.pixelsPerMm})) {
        const auto section = std::make_shared<const Section>(std::move(each));
        for (std::size_t first = 0; first < section->cards.size(); first += most)
            pages.emplace_back([&set, section, first, most, options] {
                return pageOf(set, *section, first, std::min(most, section->cards.size() - first), options);
            });
    }
    return pages;
}

} // namespace delve::dungeoneer
