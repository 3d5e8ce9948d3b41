// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/contact_sheet.h"

#include "editor/mageknight/render/face_painter.h"
#include "editor/render/text_block.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

struct Entry
{
    const Tile* tile;
    TileSide side;
};

/// The measures of a page of cards, in pixels.
struct Layout
{
    double unit;   ///< one square
    double margin; ///< around the page
    double gutter; ///< between cards
    double pad;    ///< inside a card
    double header;
    QSizeF card;
    bool textBeside; ///< hallways are narrow: their text stands to the right
    int columns;
};

QString inLanguage(const LocalizedText& text, const ContactSheetOptions& options)
{
    return QString::fromStdString(text.in(options.language));
}

QString kindName(TileKind kind)
{
    return kind == TileKind::Chamber ? QCoreApplication::translate("ContactSheet", "Chamber")
                                     : QCoreApplication::translate("ContactSheet", "Hallway");
}

Layout layoutOf(TileKind kind, const ContactSheetOptions& options)
{
    Layout layout{};
    const double u = options.pixelsPerSquare;
    const Size size = sizeOf(kind);
    layout.unit = u;
    layout.margin = u * 0.8;
    layout.gutter = u * 0.4;
    layout.pad = u * 0.28;
    layout.header = u * 1.7;
    layout.textBeside = kind == TileKind::Hallway;
    layout.card = layout.textBeside
                      ? QSizeF(size.width * u + u * 4.5 + 3 * layout.pad, size.height * u + 2 * layout.pad)
                      : QSizeF(size.width * u + 2 * layout.pad, size.height * u + u * 3.4 + 2 * layout.pad);
    const double room = options.pageWidth - 2 * layout.margin + layout.gutter;
    layout.columns = std::max(1, int(room / (layout.card.width() + layout.gutter)));
    return layout;
}

/// Paper and text colours of a sheet.
struct SheetColours
{
    QColor page, card, border, title, text, quiet, accent;
};

SheetColours coloursOf(RenderStyle style)
{
    switch (style) {
    case RenderStyle::FullColour:
        return {QColor(0x1e, 0x1c, 0x21), QColor(0x2b, 0x28, 0x2f), QColor(0x40, 0x3b, 0x45),
                QColor(0xf4, 0xec, 0xdb), QColor(0xc9, 0xc1, 0xb4), QColor(0x95, 0x8d, 0x86),
                QColor(0xe2, 0xb1, 0x42)};
    case RenderStyle::Parchment:
        return {QColor(0xe4, 0xd2, 0xa9), QColor(0xef, 0xe1, 0xbf), QColor(0xb8, 0x99, 0x66),
                QColor(0x3b, 0x24, 0x12), QColor(0x54, 0x3a, 0x22), QColor(0x82, 0x66, 0x44),
                QColor(0x9a, 0x3b, 0x2a)};
    case RenderStyle::Blueprint:
        return {QColor(0x10, 0x2f, 0x57), QColor(0x17, 0x3d, 0x6e), QColor(0x4a, 0x77, 0xa8),
                QColor(0xea, 0xf4, 0xff), QColor(0xc6, 0xda, 0xf0), QColor(0x8f, 0xb2, 0xd6),
                QColor(0xff, 0xff, 0xff)};
    case RenderStyle::InkSaver: break;
    }
    return {Qt::white,
            Qt::white,
            QColor(0xaa, 0xaa, 0xaa),
            Qt::black,
            QColor(0x22, 0x22, 0x22),
            QColor(0x66, 0x66, 0x66),
            Qt::black};
}

void paintCard(QPainter& painter, const Entry& entry, const QPointF& at, const Layout& layout,
               const SheetColours& colours, const ContactSheetOptions& options)
{
    const Tile& tile = *entry.tile;
    const TileFace& face = tile.face(entry.side);
    const QRectF card(at, layout.card);
    const double radius = layout.unit * 0.14;
    painter.setPen(QPen(colours.border, 1));
    painter.setBrush(colours.card);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);

    const Size size = face.layout.size();
    const QPointF picture = at + QPointF(layout.pad, layout.pad);
    painter.save();
    painter.translate(picture);
    painter.scale(layout.unit, layout.unit);
    paintFace(painter, tile, entry.side, Rotation::None, options.style, layout.unit);
    painter.restore();

    const double beside = size.width * layout.unit + layout.pad;
    const double below = size.height * layout.unit + layout.pad * 0.8;
    QRectF text = card.adjusted(layout.pad, layout.pad, -layout.pad, -layout.pad);
    layout.textBeside ? text.setLeft(text.left() + beside) : text.setTop(text.top() + below);

    // Name, then kind and side, then the idea in whatever room is left.
    const double u = layout.unit;
    QRectF line = text;
    line.setHeight(std::min(text.height(), u * (layout.textBeside ? 0.9 : 0.48)));
    double y = paintTextBlock(painter, line, inLanguage(face.name, options), sheetFont(u * 0.33, true),
                              colours.title);
    line = text.adjusted(0, y + u * 0.02, 0, 0);
    line.setHeight(u * 0.42);
    const QString kind = QStringLiteral("%1 · %2 · %3")
                             .arg(kindName(tile.kind), inLanguage(tile.name, options),
                                  entry.side == TileSide::A ? QStringLiteral("A") : QStringLiteral("B"));
    y += u * 0.02 + paintTextBlock(painter, line, kind, sheetFont(u * 0.245), colours.accent);
    paintTextBlock(painter, text.adjusted(0, y + u * 0.1, 0, 0), inLanguage(face.idea, options),
                   sheetFont(u * 0.265), colours.text);
}

/// A page of `entries`, which begin with number `first` of `total`.
QImage page(const Pack& pack, TileKind kind, const std::vector<Entry>& entries, std::size_t first,
            std::size_t total, const ContactSheetOptions& options)
{
    const Layout layout = layoutOf(kind, options);
    const SheetColours colours = coloursOf(options.style);
    const int columns = std::min(layout.columns, int(entries.size()));
    const int rows = (int(entries.size()) + columns - 1) / columns;
    const double width = 2 * layout.margin + columns * (layout.card.width() + layout.gutter) - layout.gutter;
    const double height =
        2 * layout.margin + layout.header + rows * (layout.card.height() + layout.gutter) - layout.gutter;
    QImage image(int(std::ceil(width)), int(std::ceil(height)), QImage::Format_RGB32);
    image.fill(colours.page);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);

    const double u = layout.unit;
    QRectF header(layout.margin, layout.margin * 0.9, width - 2 * layout.margin, u * 0.95);
    paintTextBlock(painter, header, inLanguage(pack.name, options), sheetFont(u * 0.66, true), colours.title);
    header = QRectF(layout.margin, layout.margin * 0.9 + u * 0.92, width - 2 * layout.margin, u * 0.5);
    const QString shown = kind == TileKind::Chamber
                              ? QCoreApplication::translate("ContactSheet", "Chambers: faces %1 to %2 of %3")
                              : QCoreApplication::translate("ContactSheet", "Hallways: faces %1 to %2 of %3");
    paintTextBlock(painter, header, shown.arg(first + 1).arg(first + entries.size()).arg(total),
                   sheetFont(u * 0.32), colours.quiet);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const int column = int(i) % columns;
        const int row = int(i) / columns;
        // Whole pixels keep every tile equally sharp.
        const QPointF at(
            std::round(layout.margin + column * (layout.card.width() + layout.gutter)),
            std::round(layout.margin + layout.header + row * (layout.card.height() + layout.gutter)));
        paintCard(painter, entries[i], at, layout, colours, options);
    }
    return image;
}

} // namespace

std::vector<QImage> contactSheet(const Pack& pack, const ContactSheetOptions& options)
{
    std::vector<QImage> pages;
    for (const TileKind kind : {TileKind::Chamber, TileKind::Hallway}) {
        std::vector<Entry> entries;
        for (const Tile& tile : pack.tiles)
            if (tile.kind == kind)
                for (const TileSide side : {TileSide::A, TileSide::B})
                    entries.push_back({&tile, side});
        // Pages of one kind share their rows evenly.
        const auto columns = std::size_t(layoutOf(kind, options).columns);
        const std::size_t rows = (entries.size() + columns - 1) / columns;
        const auto mostRows = std::size_t(std::max(1, options.rowsPerPage));
        const std::size_t pageCount = (rows + mostRows - 1) / mostRows;
        const std::size_t perPage = pageCount == 0 ? 1 : (rows + pageCount - 1) / pageCount * columns;
        for (std::size_t from = 0; from < entries.size(); from += perPage) {
            const auto begin = entries.begin() + std::ptrdiff_t(from);
            const auto end = begin + std::ptrdiff_t(std::min(perPage, entries.size() - from));
            pages.push_back(page(pack, kind, {begin, end}, from, entries.size(), options));
        }
    }
    return pages;
}

} // namespace delve::mageknight
