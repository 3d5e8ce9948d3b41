// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles to cut out at true scale: those of the scenario, or those that somebody does not own.

#include "editor/mageknight/print/page_parts.h"
#include "editor/mageknight/render/face_painter.h"
#include "editor/print/cut_outs.h"
#include "editor/print/packing.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

struct NeededTile
{
    const Tile* tile;
    TileSide up;
};

/// One for each placed tile, less those that are owned.
std::vector<NeededTile> neededTiles(const PrintSubject& subject)
{
    std::vector<NeededTile> needed;
    OwnedPieces left = subject.options.owned.value_or(OwnedPieces{});
    for (const PlacedTile& placed : subject.scenario->tiles) {
        const Tile* tile = subject.content->tile(placed.tile);
        if (tile == nullptr)
            continue;
        int& owned = left[tile->id];
        if (owned > 0)
            --owned;
        else
            needed.push_back({tile, placed.side});
    }
    return needed;
}

/// What lies beyond the edge of a face, so that a cut beside the line still shows colour: each border square
/// drawn out a little, as wall, rock, water or floor.
void paintBleed(QPainter& painter, const TileFace& face, RenderStyle style, double width)
{
    const Palette& palette = paletteOf(style);
    if (palette.lineArt)
        return;
    const auto colourAt = [&](const LocalEdge& edge) {
        if (face.layout.hasWall(edge))
            return palette.wall;
        switch (face.layout.terrain(edge.square)) {
        case Terrain::Water: return palette.water;
        case Terrain::Crevasse: return palette.chasm;
        case Terrain::Blocking: return palette.stone;
        case Terrain::Clear:
        case Terrain::Hindering: break;
        }
        return palette.floor(face.floor);
    };
    const Size size = face.layout.size();
    painter.setPen(Qt::NoPen);
    const auto fill = [&](const LocalEdge& edge, const QRectF& rect) {
        painter.setBrush(colourAt(edge));
        painter.drawRect(rect);
    };
    // A little below the face as well, so that no hair of paper shows between.
    const double inner = 0.02;
    for (int x = 0; x < size.width; ++x) {
        fill({{x, 0}, Side::North}, QRectF(x, -width, 1, width + inner));
        fill({{x, size.height - 1}, Side::South}, QRectF(x, size.height - inner, 1, width + inner));
    }
    for (int y = 0; y < size.height; ++y) {
        // The upright strips fill the corners.
        const double above = y == 0 ? width : 0;
        const double below = y == size.height - 1 ? width : 0;
        fill({{0, y}, Side::West}, QRectF(-width, y - above, width + inner, 1 + above + below));
        fill({{size.width - 1, y}, Side::East},
             QRectF(size.width - inner, y - above, width + inner, 1 + above + below));
    }
}

/// A rectangle of squares of a tile: all of it, or a part where the paper is too small for the whole.
std::vector<QRect> partsOf(Size size, double square, double bleed, const QSizeF& room)
{
    const auto fitsInto = [&](int columns, int rows) {
        const int width = (size.width + columns - 1) / columns;
        const int height = (size.height + rows - 1) / rows;
        return fits(QSizeF(width * square + 2 * bleed, height * square + 2 * bleed), room);
    };
    // The fewest parts; among those the fewest cuts across the short side.
    int columns = size.width;
    int rows = size.height;
    for (int r = 1; r <= size.height; ++r)
        for (int c = 1; c <= size.width; ++c)
            if (c * r < columns * rows && fitsInto(c, r)) {
                columns = c;
                rows = r;
            }
    std::vector<QRect> parts;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            const int left = c * size.width / columns;
            const int top = r * size.height / rows;
            parts.emplace_back(left, top, (c + 1) * size.width / columns - left,
                               (r + 1) * size.height / rows - top);
        }
    return parts;
}

/// The name of a part in its corner: what stands beside it is gone when it is cut out.
void paintPartName(QPainter& painter, const QSizeF& size, const QString& name)
{
    const TextStyle style{5.5, true, pageInk};
    const double width = std::min(textWidth(name, style) + 1.6, size.width() - 2);
    const QRectF label(1, size.height() - 4, width, 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 215));
    painter.drawRoundedRect(label, 0.5, 0.5);
    paintText(painter, label.adjusted(0.5, 0, -0.5, 0), Qt::AlignHCenter, name, style, 0.5);
}

/// `name` is empty where a tile is printed whole.
CutOut::Paint paintPart(const Tile* tile, TileSide side, const QRect& part, const PrintOptions& options,
                        const QString& name)
{
    return [tile, side, part, name, style = options.style, square = options.squareMillimetres,
            bleed = options.bleed](QPainter& painter) {
        painter.save();
        painter.scale(square, square);
        painter.translate(-part.left(), -part.top());
        paintBleed(painter, tile->face(side), style, bleed / square);
        paintFace(painter, *tile, side, Rotation::None, style, detailPixels(square));
        painter.restore();
        if (!name.isEmpty())
            paintPartName(painter, QSizeF(part.size()) * square, name);
    };
}

/// The part of the back that lies behind a part of the front, the tile turned over sideways.
QRect partBehind(const QRect& part, Size size)
{
    return QRect(size.width - part.left() - part.width(), part.top(), part.width(), part.height());
}

QString partName(const PrintSubject& subject, const NeededTile& needed, std::size_t part, std::size_t parts)
{
    const QString name = subject.words(needed.tile->face(needed.up).name);
    return parts == 1
               ? name
               : QStringLiteral("%1 %2/%3").arg(name, QString::number(part + 1), QString::number(parts));
}

} // namespace

Result<PrintPlan> planTiles(const PrintSubject& subject)
{
    const std::vector<NeededTile> needed = neededTiles(subject);
    if (needed.empty())
        return Error{"",
                     {subject.scenario->tiles.empty()
                          ? QT_TRANSLATE_NOOP("Engine", "there is nothing to print: the dungeon has no tiles")
                          : QT_TRANSLATE_NOOP("Engine", "there is nothing to print: no tile is missing"),
                      {}}};
    const PrintOptions& options = subject.options;
    const QSizeF room = roomForCutOuts(subject.options);
    if (!fits(QSizeF(1, 1) * (options.squareMillimetres + 2 * options.bleed), room))
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "a square of %1 with its bleed is larger than the page"),
                      {inMessage(options.squareMillimetres)}}};
    std::vector<CutOut> pieces;
    std::size_t mostParts = 1;
    for (const NeededTile& tile : needed) {
        const Size size = sizeOf(tile.tile->kind);
        const std::vector<QRect> parts = partsOf(size, options.squareMillimetres, options.bleed, room);
        mostParts = std::max(mostParts, parts.size());
        const TileSide down = tile.up == TileSide::A ? TileSide::B : TileSide::A;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            CutOut piece;
            piece.name = partName(subject, tile, i, parts.size());
            piece.size = QSizeF(parts[i].size()) * options.squareMillimetres;
            const auto nameInside = [&](TileSide side) {
                return parts.size() == 1
                           ? QString()
                           : QStringLiteral("%1 %2").arg(partName(subject, tile, i, parts.size()),
                                                         QString(side == TileSide::A ? u'A' : u'B'));
            };
            piece.front = paintPart(tile.tile, tile.up, parts[i], options, nameInside(tile.up));
            piece.back = paintPart(tile.tile, down, partBehind(parts[i], size), options, nameInside(down));
            pieces.push_back(std::move(piece));
        }
    }
    const std::size_t pieceCount = pieces.size();
    PrintPlan plan = planCutOuts(subject.title(), subject.options, std::move(pieces),
                                 QCoreApplication::translate("Print", "Tiles to cut out"));
    const std::size_t sheets = plan.pages.size() / (options.duplex == Duplex::None ? 1 : 2);
    if (mostParts > 1)
        plan.notices.push_back(
            {QT_TRANSLATE_NOOP("Engine",
                               "A chamber is %1: %2 paper splits it. Tiles come in up to %3 parts."),
             {inMessage(sizeOf(TileKind::Chamber).width * options.squareMillimetres),
              options.paper.name.toStdString(), std::to_string(mostParts)}});
    plan.notices.push_back(
        {QT_TRANSLATE_NOOP("Engine", "Tiles: %1, pieces to cut out: %2, sheets: %3."),
         {std::to_string(needed.size()), std::to_string(pieceCount), std::to_string(sheets)}});
    return plan;
}

} // namespace delve::mageknight
