// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_tiled.h"

#include "editor/document/output_target.h"
#include "editor/document/save_file.h"
#include "editor/export/piece_sheets.h"
#include "editor/export/tiled_walls.h"
#include "editor/mageknight/export/export_uvtt.h"
#include "editor/mageknight/export/face_sheet.h"
#include "editor/mageknight/export/thing_properties.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

/// Builds the map and the sheets it needs, layer by layer.
class TiledMap
{
public:
    TiledMap(const Scenario& scenario, const Content& content, const TiledOptions& options)
        : m_scenario(scenario),
          m_content(content),
          m_options(options),
          m_paint(options.paint),
          m_extent(extentOf(scenario, content, options.paint.level)),
          m_faces(options.paint.style, options.pixelsPerSquare, options.paint.grid)
    {
        m_paint.pixelsPerSquare = options.pixelsPerSquare;
    }

    /// False if the work was stopped.
    bool build()
    {
        addTiles();
        addObjects();
        return m_wanted;
    }

    const FaceSheet& faces() const { return m_faces; }
    const std::vector<PieceSheet>& pieces() const { return m_pieces; }

    /// The map, once the names of the pictures of its tilesets are known.
    Json map(const QString& faceFile, const QStringList& pieceFiles) const
    {
        const int pixels = m_options.pixelsPerSquare;
        Json tilesets = Json::array();
        tilesets.push_back(tileset(1, "faces", faceFile, {pixels, pixels}, FaceSheet::columns,
                                   FaceSheet::columns * m_faces.rows()));
        tilesets.back()["tiles"] = faceCells();
        int first = firstPieceNumber();
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            const PieceSheet& sheet = m_pieces[i];
            const int cells = sheet.columns() * ((sheet.count() + sheet.columns() - 1) / sheet.columns());
            tilesets.push_back(tileset(first, "pieces-" + std::to_string(i + 1), pieceFiles[qsizetype(i)],
                                       sheet.cell(), sheet.columns(), cells));
            first += cells;
        }
        Json layers = Json::array();
        layers.push_back(m_tileLayer);
        // Objects know their sheet and their cell; numbers follow when the sizes of all sheets are known.
        int id = 2;
        for (const auto& [layer, objects] : m_objects)
            layers.push_back({{"id", id++},
                              {"name", nameOf(layer)},
                              {"type", "objectgroup"},
                              {"draworder", "index"},
                              {"x", 0},
                              {"y", 0},
                              {"opacity", 1},
                              {"visible", true},
                              {"objects", numbered(objects)}});
        UvttOptions walls;
        walls.paint.level = m_paint.level;
        int nextObject = m_nextObject;
        layers.push_back(
            tiledWalls(uvttOf(m_scenario, m_content, walls), m_options.pixelsPerSquare, id++, nextObject));
        return {{"type", "map"},
                {"version", "1.8"},
                {"orientation", "orthogonal"},
                {"renderorder", "right-down"},
                {"infinite", false},
                {"width", m_extent.width()},
                {"height", m_extent.height()},
                {"tilewidth", pixels},
                {"tileheight", pixels},
                {"backgroundcolor", paletteOf(m_paint.style).ground.name().toStdString()},
                {"properties", {property("title", m_scenario.title), property("author", m_scenario.author)}},
                {"nextlayerid", id},
                {"nextobjectid", nextObject},
                {"layers", std::move(layers)},
                {"tilesets", std::move(tilesets)}};
    }

private:
    struct Object
    {
        Json json;
        std::size_t sheet;
        int cell;
    };

    static Json property(const char* name, const std::string& value)
    {
        return {{"name", name}, {"type", "string"}, {"value", value}};
    }

    static Json tileset(int first, const std::string& name, const QString& file, QSize cell, int columns,
                        int cells)
    {
        return {{"firstgid", first},
                {"name", name},
                {"image", file.toStdString()},
                {"imagewidth", cell.width() * columns},
                {"imageheight", cell.height() * (cells / columns)},
                {"tilewidth", cell.width()},
                {"tileheight", cell.height()},
                {"columns", columns},
                {"tilecount", cells},
                {"margin", 0},
                {"spacing", 0},
                {"objectalignment", "bottomleft"}};
    }

    /// What is printed on each cell of the faces, for scripts and for whoever points at it.
    Json faceCells() const
    {
        Json cells = Json::array();
        for (const FaceSheet::Cell& cell : m_faces.cells()) {
            const std::string terrain(nameOf(cell.terrain));
            cells.push_back({{"id", cell.number},
                             {"type", terrain},
                             {"properties",
                              {property("terrain", terrain),
                               {{"name", "cost"}, {"type", "int"}, {"value", cell.cost}},
                               property("tile", cell.tile->face(cell.side).name.in(m_options.language)),
                               property("side", cell.side == TileSide::A ? "A" : "B")}}});
        }
        return cells;
    }

    int firstPieceNumber() const { return 1 + FaceSheet::columns * m_faces.rows(); }

    void addTiles()
    {
        std::vector<int> cells(std::size_t(m_extent.width()) * std::size_t(m_extent.height()), 0);
        for (const PlacedTile& placed : m_scenario.tiles) {
            const Tile* tile = m_content.tile(placed.tile);
            if (!tile || placed.position.level != m_paint.level || !m_paint.layers.has(ScenarioLayer::Tiles))
                continue;
            const int face = m_faces.add(*tile, placed.side, placed.rotation);
            const Size size = sizeOnTable(placed, m_content);
            for (int y = 0; y < size.height; ++y)
                for (int x = 0; x < size.width; ++x)
                    cells[std::size_t((placed.position.y - m_extent.top() + y) * m_extent.width() +
                                      placed.position.x - m_extent.left() + x)] =
                        1 + FaceSheet::cellOf(face, {x, y});
        }
        m_tileLayer = {{"id", 1},
                       {"name", "tiles"},
                       {"type", "tilelayer"},
                       {"x", 0},
                       {"y", 0},
                       {"width", m_extent.width()},
                       {"height", m_extent.height()},
                       {"opacity", 1},
                       {"visible", true},
                       {"data", cells}};
    }

    void addObjects()
    {
        const ThingProperties properties(m_scenario, m_content, m_options.language);
        const std::size_t things = properties.count();
        std::size_t done = 0;
        ScenarioPaintOptions paint = m_paint;
        paint.layers = paint.layers.without(ScenarioLayer::Tiles);
        paint.thingWrapper = [&](const PaintedThing& thing,
                                 const std::function<void(QPainter&)>& paintThing) {
            m_wanted = m_wanted && goesOn(m_options.progress, 0.5 * double(done++) / double(things + 1));
            if (m_wanted)
                addObject(thing, properties.of(thing.id), paintThing);
        };
        QImage nowhere(1, 1, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&nowhere);
        paintScenario(painter, m_scenario, m_content, paint);
    }

    /// Every thing gets a picture that reaches a little over its squares, for shadows and arcs.
    void addObject(const PaintedThing& thing, Json properties,
                   const std::function<void(QPainter&)>& paintThing)
    {
        const int pixels = m_options.pixelsPerSquare;
        const int pad = (pixels + 7) / 8;
        const QPointF centre = thing.area.center() - m_extent.topLeft();
        const QSize cell(int(std::ceil(thing.area.width())) * pixels + 2 * pad,
                         int(std::ceil(thing.area.height())) * pixels + 2 * pad);
        const int left = int(std::floor(centre.x() * pixels - cell.width() / 2.0));
        const int top = int(std::floor(centre.y() * pixels - cell.height() / 2.0));
        QImage picture(cell, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-left, -top);
        painter.scale(pixels, pixels);
        painter.translate(-m_extent.topLeft());
        paintThing(painter);
        painter.end();

        const std::size_t sheet = sheetFor(cell);
        Json object{{"id", m_nextObject++}};
        object.update(properties);
        object["x"] = left;
        object["y"] = top + cell.height();
        object["width"] = cell.width();
        object["height"] = cell.height();
        object["rotation"] = 0;
        object["visible"] = true;
        m_objects[thing.layer].push_back({std::move(object), sheet, m_pieces[sheet].add(picture)});
    }

    std::size_t sheetFor(QSize cell)
    {
        for (std::size_t i = 0; i < m_pieces.size(); ++i)
            if (m_pieces[i].cell() == cell)
                return i;
        m_pieces.emplace_back(cell);
        return m_pieces.size() - 1;
    }

    Json numbered(const std::vector<Object>& objects) const
    {
        std::vector<int> firsts{firstPieceNumber()};
        for (const PieceSheet& sheet : m_pieces)
            firsts.push_back(firsts.back() +
                             sheet.columns() * ((sheet.count() + sheet.columns() - 1) / sheet.columns()));
        Json list = Json::array();
        for (const Object& object : objects) {
            list.push_back(object.json);
            list.back()["gid"] = firsts[object.sheet] + object.cell;
        }
        return list;
    }

    const Scenario& m_scenario;
    const Content& m_content;
    const TiledOptions& m_options;
    ScenarioPaintOptions m_paint;
    QRect m_extent;
    FaceSheet m_faces;
    std::vector<PieceSheet> m_pieces;
    Json m_tileLayer;
    std::map<ScenarioLayer, std::vector<Object>> m_objects;
    int m_nextObject = 1;
    bool m_wanted = true;
};

} // namespace

Result<QStringList> exportTiled(const QString& path, const Scenario& scenario, const Content& content,
                                const TiledOptions& options)
{
    TiledMap map(scenario, content, options);
    if (!map.build())
        return stopped(path.toStdString());
    const QFileInfo file(path);
    const auto beside = [&](const QString& name) { return file.dir().filePath(name); };
    const QString stem = file.completeBaseName();
    const QString faceFile = stem + QStringLiteral("-faces.png");
    QStringList pieceFiles;
    for (std::size_t i = 0; i < map.pieces().size(); ++i)
        pieceFiles << QStringLiteral("%1-pieces-%2.png").arg(stem, QString::number(i + 1));

    std::vector<FileToSave> files;
    files.push_back({beside(faceFile), [&](QIODevice& device) {
                         return map.faces().write(
                             device, [&](double done) { return goesOn(options.progress, 0.5 + done / 2); });
                     }});
    for (std::size_t i = 0; i < map.pieces().size(); ++i)
        files.push_back({beside(pieceFiles[qsizetype(i)]), [&map, i](QIODevice& device) {
                             return writeBytes(device, asPng(map.pieces()[i].sheet()));
                         }});
    // People name the map; that it brings pictures along they need not know.
    QStringList pictures;
    for (const FileToSave& picture : files)
        pictures << picture.path;
    if (const auto free = checkTargets(pictures, QStringLiteral("png")); !free)
        return free.error();
    // The map comes last: when it is there, so is everything it names.
    files.push_back({path, [&](QIODevice& device) {
                         const std::string text = map.map(faceFile, pieceFiles).dump(1) + '\n';
                         return writeBytes(device, QByteArray::fromStdString(text));
                     }});
    if (const auto saved = saveFiles(files); !saved)
        return saved.error();
    QStringList names;
    for (const FileToSave& saved : files)
        names << saved.path;
    return names;
}

} // namespace delve::mageknight
