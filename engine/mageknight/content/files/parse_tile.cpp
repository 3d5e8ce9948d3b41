// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/parse_tile.h"

#include "engine/mageknight/content/files/read_common.h"

namespace delve::mageknight {

namespace {

constexpr EnumName<Terrain> terrainSigns[] = {{Terrain::Clear, "."},
                                              {Terrain::Hindering, ":"},
                                              {Terrain::Water, "~"},
                                              {Terrain::Crevasse, "x"},
                                              {Terrain::Blocking, "#"}};

std::optional<Terrain> terrainOf(char sign)
{
    for (const auto& [terrain, name] : terrainSigns)
        if (name.front() == sign)
            return terrain;
    return std::nullopt;
}

char signOf(Terrain terrain)
{
    return terrainSigns[std::size_t(terrain)].second.front();
}

/// A face is drawn in twice as many rows and columns as it has squares, and one more: between the
/// squares stand the edges and corners. This names the characters of one row.
class FaceMapReader
{
public:
    FaceMapReader(ReadLog& log, TileKind kind) : m_log(log), m_layout(sizeOf(kind)) {}

    void readRow(const JsonView& row, int drawnY)
    {
        const std::size_t width = std::size_t(2 * m_layout.size().width + 1);
        if (row.type() != JsonType::String || row.string().size() != width) {
            m_log.fail(row, {QT_TRANSLATE_NOOP("Engine", "expected %1 characters in every row, found %2"),
                             {std::to_string(width), row.summary()}});
            return;
        }
        for (int drawnX = 0; drawnX < int(width); ++drawnX)
            readSign(row, row.string()[std::size_t(drawnX)], drawnX, drawnY);
    }

    FaceLayout layout() const { return m_layout; }

private:
    void readSign(const JsonView& row, char sign, int drawnX, int drawnY)
    {
        const bool onSquareColumn = drawnX % 2 == 1;
        const bool onSquareRow = drawnY % 2 == 1;
        if (onSquareColumn && onSquareRow)
            readSquare(row, sign, {drawnX / 2, drawnY / 2});
        else if (onSquareRow)
            readEdge(row, sign, '|', edgeAt({drawnX / 2, drawnY / 2}, Side::West));
        else if (onSquareColumn)
            readEdge(row, sign, '-', edgeAt({drawnX / 2, drawnY / 2}, Side::North));
        else
            readCorner(row, sign, {drawnX / 2, drawnY / 2});
    }

    /// The edge as a side of a square that exists: the last lines of a drawing belong to the squares before
    /// them.
    LocalEdge edgeAt(LocalSquare square, Side side) const
    {
        if (square.x == m_layout.size().width)
            return {{square.x - 1, square.y}, Side::East};
        if (square.y == m_layout.size().height)
            return {{square.x, square.y - 1}, Side::South};
        return {square, side};
    }

    void readSquare(const JsonView& row, char sign, LocalSquare square)
    {
        if (const auto terrain = terrainOf(sign))
            m_layout.setTerrain(square, *terrain);
        else
            refuse(row, sign, ". : ~ x #");
    }

    void readEdge(const JsonView& row, char sign, char wall, LocalEdge edge)
    {
        if (sign == wall)
            m_layout.setWall(edge, true);
        else if (sign != ' ')
            refuse(row, sign, wall == '|' ? "| or a space" : "- or a space");
    }

    void readCorner(const JsonView& row, char sign, LocalSquare corner)
    {
        if (sign == '*')
            m_layout.setLinked(corner, true);
        else if (sign != '+')
            refuse(row, sign, "+ or *");
    }

    void refuse(const JsonView& row, char sign, const char* expected)
    {
        m_log.fail(row, {QT_TRANSLATE_NOOP("Engine", "expected %1 at this place of the drawing, found '%2'"),
                         {expected, std::string(1, sign)}});
    }

    ReadLog& m_log;
    FaceLayout m_layout;
};

/// MAP-11: border edges of blocking squares are always walls; a drawing that says otherwise is a mistake.
void checkBorder(const FaceLayout& layout, const JsonView& rows, ReadLog& log)
{
    const auto [width, height] = layout.size();
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            if (layout.terrain({x, y}) != Terrain::Blocking)
                continue;
            const bool open = (x == 0 && !layout.hasWall({{x, y}, Side::West})) ||
                              (x == width - 1 && !layout.hasWall({{x, y}, Side::East})) ||
                              (y == 0 && !layout.hasWall({{x, y}, Side::North})) ||
                              (y == height - 1 && !layout.hasWall({{x, y}, Side::South}));
            if (open)
                log.fail(rows, {QT_TRANSLATE_NOOP("Engine",
                                                  "expected a wall on the border of the blocking square in "
                                                  "column %1, row %2"),
                                {std::to_string(x + 1), std::to_string(y + 1)}});
        }
}

LocalSquare readSquareOf(ObjectReader& in, Size size)
{
    return {in.integer("x", 0, size.width - 1), in.integer("y", 0, size.height - 1)};
}

Art readArt(const JsonView& value, ReadLog& log, Size size)
{
    ObjectReader in(value, log);
    Art art;
    art.kind = in.oneOf<ArtKind>("kind");
    art.square = readSquareOf(in, size);
    art.turn = readRotationOr(in, "turn");
    in.refuseUnknown();
    return art;
}

TileFace readFace(const JsonView& value, ReadLog& log, TileKind kind)
{
    const Size size = sizeOf(kind);
    ObjectReader in(value, log);
    TileFace face;
    face.name = in.name("name");
    face.idea = in.textOr("idea");
    face.floor = in.oneOf<Floor>("floor", Floor::Flagstone);
    if (const auto rows = in.require("map"))
        face.layout = readFaceMap(*rows, log, kind);
    in.listOr("costs", 25, [&](const JsonView& cost, ReadLog&) {
        ObjectReader number(cost, log);
        const LocalSquare square = readSquareOf(number, size);
        face.layout.setCost(square, number.integer("cost", 1, 9)); // TER-08
        number.refuseUnknown();
        return square;
    });
    face.art = in.listOr("art", 50,
                         [&](const JsonView& art, ReadLog& artLog) { return readArt(art, artLog, size); });
    in.refuseUnknown();
    return face;
}

} // namespace

FaceLayout readFaceMap(const JsonView& rows, ReadLog& log, TileKind kind)
{
    const std::size_t height = std::size_t(2 * sizeOf(kind).height + 1);
    FaceMapReader reader(log, kind);
    if (!isListOf(rows, log, height, height))
        return reader.layout();
    JsonView row = rows.first();
    for (int y = 0; y < int(height); ++y, row = row.next())
        reader.readRow(row, y);
    const FaceLayout layout = reader.layout();
    checkBorder(layout, rows, log);
    return layout;
}

std::vector<std::string> drawFaceMap(const FaceLayout& layout)
{
    const auto [width, height] = layout.size();
    std::vector<std::string> rows(std::size_t(2 * height + 1), std::string(std::size_t(2 * width + 1), ' '));
    const auto at = [&rows](int x, int y) -> char& { return rows[std::size_t(y)][std::size_t(x)]; };
    for (int y = 0; y <= height; ++y)
        for (int x = 0; x <= width; ++x)
            at(2 * x, 2 * y) = layout.isLinked({x, y}) ? '*' : '+';
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            at(2 * x + 1, 2 * y + 1) = signOf(layout.terrain({x, y}));
            for (const Side side : allSides)
                if (layout.hasWall({{x, y}, side})) {
                    const Offset offset = offsetOf(side);
                    at(2 * x + 1 + offset.dx, 2 * y + 1 + offset.dy) = offset.dx == 0 ? '-' : '|';
                }
        }
    return rows;
}

Tile readTile(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    Tile tile;
    tile.id = readOwnId(in, pack);
    tile.kind = in.oneOf<TileKind>("kind");
    tile.name = in.name("name");
    tile.stock = readStock(in);
    const auto faces = in.list("faces", 2, 2, [&](const JsonView& face, ReadLog& faceLog) {
        return readFace(face, faceLog, tile.kind);
    });
    if (faces.size() == 2)
        tile.faces = {faces[0], faces[1]};
    in.refuseUnknown();
    return tile;
}

} // namespace delve::mageknight
