// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/export/export_uvtt.h"

#include "editor/document/output_target.h"
#include "editor/document/save_file.h"
#include "editor/dungeoneer/export/map_squares.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/export/foundry_scene.h"
#include "engine/dungeoneer/board/crossing.h"

#include <algorithm>
#include <numbers>

namespace delve::dungeoneer {

namespace {

using Json = nlohmann::ordered_json;

constexpr int mostPixels = 12'000; ///< of a side of the picture

Json point(const QPointF& at)
{
    return {{"x", at.x()}, {"y", at.y()}};
}

/// The line on a side of a card, and the part of it that a door takes: the square in its middle.
struct EdgeLine
{
    QPointF from, to;
    QPointF doorFrom, doorTo;
    bool isLevel = false;
};

EdgeLine edgeOf(const GridCard& card, Side side)
{
    const QRectF box(card.cell.column * squaresAcross, card.cell.row * squaresDown, squaresAcross,
                     squaresDown);
    EdgeLine line;
    line.isLevel = side == Side::North || side == Side::South;
    if (line.isLevel) {
        const double y = side == Side::North ? box.top() : box.bottom();
        line.from = {box.left(), y};
        line.to = {box.right(), y};
    } else {
        const double x = side == Side::West ? box.left() : box.right();
        line.from = {x, box.top()};
        line.to = {x, box.bottom()};
    }
    const QPointF middle = (line.from + line.to) / 2, half = line.isLevel ? QPointF(0.5, 0) : QPointF(0, 0.5);
    line.doorFrom = middle - half;
    line.doorTo = middle + half;
    return line;
}

Json portal(const EdgeLine& line)
{
    return {{"position", point((line.doorFrom + line.doorTo) / 2)},
            {"bounds", {point(line.doorFrom), point(line.doorTo)}},
            {"rotation", line.isLevel ? 0 : std::numbers::pi / 2},
            {"closed", true},
            {"freestanding", false}};
}

Json wall(const QPointF& from, const QPointF& to)
{
    return {point(from), point(to)};
}

/// What stands between two cards, or between a card and nothing.
void addEdge(const GridCard& card, Side side, const GridCard* other, const Cards& cards, WallBlocks rule,
             Json& walls, Json& portals)
{
    const EdgeLine line = edgeOf(card, side);
    const MapCard* here = cards.map(card.placed->card);
    const MapCard* there = other ? cards.map(other->placed->card) : nullptr;
    if (!here || !there) {
        walls.push_back(wall(line.from, line.to));
        return;
    }
    const DoorKind left = doorShown(*here, side, card.placed->isTurned).kind;
    const DoorKind entered = doorShown(*there, opposite(side), other->placed->isTurned).kind;
    const Crossing out = crossingOf(left, entered, rule), back = crossingOf(entered, left, rule);
    if (out == Crossing::Impossible && back == Crossing::Impossible) {
        walls.push_back(wall(line.from, line.to));
        return;
    }
    walls.push_back(wall(line.from, line.doorFrom));
    walls.push_back(wall(line.doorTo, line.to));
    if (out != Crossing::Free || back != Crossing::Free)
        portals.push_back(portal(line));
}

} // namespace

nlohmann::ordered_json uvttOf(const Scenario& scenario, const Cards& cards, int pixelsPerSquare)
{
    const CardGrid grid = gridOf(scenario);
    Json walls = Json::array(), portals = Json::array();
    for (const GridCard& card : grid.cards)
        for (const Side side : allSides) {
            const GridCard* other = grid.at(card.map, neighbour(card.cell, side));
            // An edge between two cards is met twice.
            if (!other || side == Side::East || side == Side::South)
                addEdge(card, side, other, cards, scenario.options.wallBlocks, walls, portals);
        }
    return {
        {"format", 0.3},
        {"resolution",
         {{"map_origin", point({0, 0})},
          {"map_size", point(QPointF(grid.size.width() * squaresAcross, grid.size.height() * squaresDown))},
          {"pixels_per_grid", pixelsPerSquare}}},
        {"line_of_sight", std::move(walls)},
        {"objects_line_of_sight", Json::array()},
        {"portals", std::move(portals)},
        {"environment", {{"baked_lighting", false}, {"ambient_light", "ffffffff"}}},
        {"lights", Json::array()}};
}

namespace {

/// All maps, a square as many pixels wide; they lie as far apart as in the grid.
Result<QImage> pictureOfMaps(const QString& path, const Scenario& scenario, const Cards& cards,
                             const TablePicture& picture)
{
    const CardGrid grid = gridOf(scenario);
    if (grid.cards.empty())
        return Error{path.toStdString(),
                     {QT_TRANSLATE_NOOP("Engine", "there is nothing to export: no card is laid"), {}}};
    const QSizeF cell(squaresAcross * picture.pixelsPerSquare, squaresDown * picture.pixelsPerSquare);
    const QSize size(int(grid.size.width() * cell.width()), int(grid.size.height() * cell.height()));
    if (std::max(size.width(), size.height()) > mostPixels)
        return Error{
            path.toStdString(),
            {QT_TRANSLATE_NOOP("Engine",
                               "the picture would be too large; it fits with squares of at most %1 pixels"),
             {std::to_string(mostPixels / std::max(grid.size.width() * squaresAcross,
                                                   grid.size.height() * squaresDown))}}};
    QImage image(size, QImage::Format_RGB32);
    image.fill(tableColour(picture.style));
    QPainter painter(&image);
    painter.scale(cell.width() / cardWidth, cell.height() / cardHeight);
    painter.translate(-boundsOf(scenario).topLeft());
    CardMapPaint paint;
    paint.card = {picture.style, cell.width() / cardWidth};
    paint.mapGap = cardWidth;
    for (const auto& [layer, name] : enumNames<MapLayer>)
        if (std::ranges::find(picture.layers, layer) != picture.layers.end())
            paintLayer(painter, layer, scenario, cards, paint);
    painter.end();
    return image;
}

/// Pinned notes, in the middle of their cards.
std::vector<SceneNote> notesOf(const Scenario& scenario)
{
    const CardGrid grid = gridOf(scenario);
    std::vector<SceneNote> notes;
    for (const Note& note : scenario.pinnedNotes)
        for (const GridCard& card : grid.cards)
            if (card.map == note.map && card.placed->cell == note.cell)
                notes.push_back({note.text, QPointF((card.cell.column + 0.5) * squaresAcross,
                                                    (card.cell.row + 0.5) * squaresDown)});
    return notes;
}

} // namespace

Result<void> exportUvtt(const QString& path, const Scenario& scenario, const Cards& cards,
                        const TablePicture& picture)
{
    const auto image = pictureOfMaps(path, scenario, cards, picture);
    if (!image)
        return image.error();
    Json file = uvttOf(scenario, cards, picture.pixelsPerSquare);
    file["image"] = asPng(*image).toBase64().toStdString();
    return saveFile(path, QByteArray::fromStdString(file.dump(1) + '\n'));
}

Result<QStringList> exportFoundry(const QString& path, const Scenario& scenario, const Cards& cards,
                                  const TablePicture& picture)
{
    if (const auto checked = checkSceneSquares(path, picture.pixelsPerSquare); !checked)
        return checked.error();
    const auto image = pictureOfMaps(path, scenario, cards, picture);
    if (!image)
        return image.error();
    const SceneFiles files = sceneFiles(path);
    if (const auto free = checkTargets({files.picturePath}, QStringLiteral("png")); !free)
        return free.error();
    SceneParts parts;
    parts.map = uvttOf(scenario, cards, picture.pixelsPerSquare);
    parts.title = scenario.title.empty() ? files.stem.toStdString() : scenario.title;
    parts.picture = files.picture.toStdString();
    parts.ground = tableColour(picture.style).name().toStdString();
    parts.notes = notesOf(scenario);
    const QByteArray png = asPng(*image);
    const QByteArray scene = QByteArray::fromStdString(foundryScene(parts).dump(1) + '\n');
    // The scene comes last: when it is there, so is its picture.
    if (const auto saved =
            saveFiles({{files.picturePath, [&](QIODevice& device) { return writeBytes(device, png); }},
                       {path, [&](QIODevice& device) { return writeBytes(device, scene); }}});
        !saved)
        return saved.error();
    return QStringList{files.picturePath, path};
}

} // namespace delve::dungeoneer
