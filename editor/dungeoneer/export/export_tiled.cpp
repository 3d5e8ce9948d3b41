// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/export/export_tiled.h"

#include "editor/document/output_target.h"
#include "editor/document/save_file.h"
#include "editor/dungeoneer/export/export_uvtt.h"
#include "editor/dungeoneer/export/map_squares.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/export/tiled_walls.h"
#include "engine/dungeoneer/board/crossing.h"

#include <QDir>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include <map>

namespace delve::dungeoneer {

namespace {

using Json = nlohmann::ordered_json;

constexpr int columns = 8;                       ///< of the sheet of cards
constexpr std::uint32_t upsideDown = 0xC0000000; ///< a tile flipped both ways

Json property(const char* name, const char* type, Json value)
{
    return {{"name", name}, {"type", type}, {"value", std::move(value)}};
}

/// Builds the map and its sheet.
class TiledMap
{
public:
    TiledMap(const Scenario& scenario, const Cards& cards, RenderStyle style, int pixelsPerSquare)
        : m_scenario(scenario),
          m_cards(cards),
          m_style(style),
          m_pixels(pixelsPerSquare),
          m_cell(squaresAcross * pixelsPerSquare, squaresDown * pixelsPerSquare),
          m_grid(gridOf(scenario))
    {
        for (const GridCard& card : m_grid.cards)
            if (const MapCard* mapCard = cards.map(card.placed->card);
                mapCard && m_numbers.try_emplace(mapCard->id, int(m_tiles.size())).second)
                m_tiles.push_back(mapCard);
    }

    QImage sheet() const
    {
        QImage image(columns * m_cell.width(), rows() * m_cell.height(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        for (std::size_t i = 0; i < m_tiles.size(); ++i) {
            painter.save();
            painter.translate(int(i) % columns * m_cell.width(), int(i) / columns * m_cell.height());
            painter.scale(m_cell.width() / cardWidth, m_cell.height() / cardHeight);
            paintMapCard(painter, *m_cards.setOf(m_tiles[i]->id), *m_tiles[i], {},
                         {m_style, m_cell.width() / cardWidth});
            painter.restore();
        }
        return image;
    }

    Json map(const QString& sheetFile) const
    {
        Json layers = Json::array();
        int id = 1;
        for (const MapKind map : allMapKinds)
            if (!m_scenario.cards(map).empty())
                layers.push_back(layer(map, id++));
        layers.push_back(links(id++));
        layers.push_back(notes(id++));
        layers.push_back(tiledWalls(uvttOf(m_scenario, m_cards, m_pixels), m_pixels, id++, m_nextObject));
        return {{"type", "map"},
                {"version", "1.8"},
                {"orientation", "orthogonal"},
                {"renderorder", "right-down"},
                {"infinite", false},
                {"width", m_grid.size.width()},
                {"height", m_grid.size.height()},
                {"tilewidth", m_cell.width()},
                {"tileheight", m_cell.height()},
                {"backgroundcolor", tableColour(m_style).name().toStdString()},
                {"properties",
                 {property("title", "string", m_scenario.title),
                  property("author", "string", m_scenario.author)}},
                {"nextlayerid", id},
                {"nextobjectid", m_nextObject},
                {"layers", std::move(layers)},
                {"tilesets", {tileset(sheetFile)}}};
    }

private:
    int rows() const { return (int(m_tiles.size()) + columns - 1) / columns; }

    Json tileset(const QString& file) const
    {
        Json tiles = Json::array();
        for (std::size_t i = 0; i < m_tiles.size(); ++i) {
            const MapCard& card = *m_tiles[i];
            tiles.push_back({{"id", i},
                             {"properties",
                              {property("card", "string", card.id.text()),
                               property("name", "string", in(card.name).toStdString()),
                               property("glory", "int", card.glory), property("peril", "int", card.peril),
                               property("kind", "string", std::string(nameOf(card.type)))}}});
        }
        return {{"firstgid", 1},
                {"name", "cards"},
                {"image", file.toStdString()},
                {"imagewidth", columns * m_cell.width()},
                {"imageheight", rows() * m_cell.height()},
                {"tilewidth", m_cell.width()},
                {"tileheight", m_cell.height()},
                {"columns", columns},
                {"tilecount", columns * rows()},
                {"margin", 0},
                {"spacing", 0},
                {"tiles", std::move(tiles)}};
    }

    Json layer(MapKind map, int id) const
    {
        std::vector<std::uint32_t> cells(std::size_t(m_grid.size.width()) * std::size_t(m_grid.size.height()),
                                         0);
        for (const GridCard& card : m_grid.cards) {
            const auto number = m_numbers.find(card.placed->card);
            if (card.map == map && number != m_numbers.end())
                cells[std::size_t(card.cell.row * m_grid.size.width() + card.cell.column)] =
                    std::uint32_t(number->second + 1) | (card.placed->isTurned ? upsideDown : 0);
        }
        return {{"id", id},
                {"name", std::string(nameOf(map))},
                {"type", "tilelayer"},
                {"x", 0},
                {"y", 0},
                {"width", m_grid.size.width()},
                {"height", m_grid.size.height()},
                {"opacity", 1},
                {"visible", true},
                {"data", cells}};
    }

    QPointF middleOf(const GridCard& card) const
    {
        return {(card.cell.column + 0.5) * m_cell.width(), (card.cell.row + 0.5) * m_cell.height()};
    }

    Json lineBetween(const QPointF& from, const QPointF& to, const char* type, char letter) const
    {
        return {{"id", m_nextObject++},
                {"name", std::string(1, letter)},
                {"type", type},
                {"x", from.x()},
                {"y", from.y()},
                {"width", 0},
                {"height", 0},
                {"rotation", 0},
                {"visible", true},
                {"polyline", {{{"x", 0}, {"y", 0}}, {{"x", to.x() - from.x()}, {"y", to.y() - from.y()}}}}};
    }

    Json links(int id) const
    {
        Json objects = Json::array();
        std::map<char, QPointF> last;
        for (const GridCard& card : m_grid.cards)
            if (const MapCard* mapCard = m_cards.map(card.placed->card))
                for (const Obstacle& obstacle : mapCard->obstacles) {
                    if (obstacle.kind != ObstacleKind::Sewer)
                        continue;
                    if (const auto before = last.find(obstacle.letter); before != last.end())
                        objects.push_back(
                            lineBetween(before->second, middleOf(card), "sewer", obstacle.letter));
                    last[obstacle.letter] = middleOf(card);
                }
        const auto find = [&](const ThingId& thing) {
            return std::ranges::find_if(m_grid.cards,
                                        [&](const GridCard& card) { return card.placed->id == thing; });
        };
        for (const PortalLink& link : m_scenario.portals)
            if (const auto from = find(link.portal), to = find(link.entrance);
                from != m_grid.cards.end() && to != m_grid.cards.end())
                objects.push_back(lineBetween(middleOf(*from), middleOf(*to), "portal", link.marker));
        return {
            {"id", id}, {"name", "links"}, {"type", "objectgroup"}, {"draworder", "index"},         {"x", 0},
            {"y", 0},   {"opacity", 1},    {"visible", true},       {"objects", std::move(objects)}};
    }

    /// Pinned notes, as points with a text.
    Json notes(int id) const
    {
        Json objects = Json::array();
        for (const Note& note : m_scenario.pinnedNotes) {
            const auto card = std::ranges::find_if(m_grid.cards, [&](const GridCard& there) {
                return there.map == note.map && there.placed->cell == note.cell;
            });
            if (card == m_grid.cards.end())
                continue;
            const QPointF at = middleOf(*card);
            objects.push_back({{"id", m_nextObject++},
                               {"name", note.text.substr(0, note.text.find('\n'))},
                               {"type", "note"},
                               {"x", at.x()},
                               {"y", at.y()},
                               {"width", 0},
                               {"height", 0},
                               {"rotation", 0},
                               {"visible", true},
                               {"point", true},
                               {"properties", {property("text", "string", note.text)}}});
        }
        return {
            {"id", id}, {"name", "notes"}, {"type", "objectgroup"}, {"draworder", "index"},         {"x", 0},
            {"y", 0},   {"opacity", 1},    {"visible", true},       {"objects", std::move(objects)}};
    }

    const Scenario& m_scenario;
    const Cards& m_cards;
    RenderStyle m_style;
    int m_pixels;
    QSize m_cell;
    CardGrid m_grid;
    std::vector<const MapCard*> m_tiles;
    std::map<ContentId, int> m_numbers;
    mutable int m_nextObject = 1;
};

} // namespace

Result<QStringList> exportTiled(const QString& path, const Scenario& scenario, const Cards& cards,
                                RenderStyle style, int pixelsPerSquare)
{
    if (scenario.dungeon.empty() && scenario.wilderness.empty())
        return Error{path.toStdString(),
                     {QT_TRANSLATE_NOOP("Engine", "there is nothing to export: no card is laid"), {}}};
    const QFileInfo file(path);
    const QString sheetFile = file.completeBaseName() + QStringLiteral("-cards.png");
    const QString sheetPath = file.dir().filePath(sheetFile);
    if (const auto free = checkTarget(sheetPath, QStringLiteral("png")); !free)
        return free.error();
    const TiledMap map(scenario, cards, style, pixelsPerSquare);
    const QByteArray png = asPng(map.sheet());
    const std::string text = map.map(sheetFile).dump(1) + '\n';
    // The map comes last: when it is there, so is everything it names.
    if (const auto saved = saveFiles(
            {{sheetPath, [&](QIODevice& device) { return writeBytes(device, png); }},
             {path, [&](QIODevice& device) { return writeBytes(device, QByteArray::fromStdString(text)); }}});
        !saved)
        return saved.error();
    return QStringList{sheetPath, path};
}

} // namespace delve::dungeoneer
