// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/board_builder.h"

#include <algorithm>
#include <stdexcept>

namespace delve::mageknight::test {

namespace {

[[noreturn]] void refuse(const std::string& why)
{
    throw std::invalid_argument("drawing: " + why);
}

struct Drawing
{
    const std::vector<std::string>& rows;

    explicit Drawing(const std::vector<std::string>& drawn) : rows(drawn)
    {
        if (rows.size() % 2 == 0 || rows.front().size() % 2 == 0)
            refuse("the number of rows and columns must be odd");
        for (const std::string& row : rows)
            if (row.size() != rows.front().size())
                refuse("all rows must have the same length: " + row);
    }

    int width() const { return int(rows.front().size()) / 2; }
    int height() const { return int(rows.size()) / 2; }
    char square(int x, int y) const { return rows[std::size_t(2 * y + 1)][std::size_t(2 * x + 1)]; }
    char corner(int x, int y) const { return rows[std::size_t(2 * y)][std::size_t(2 * x)]; }
    char edge(int x, int y, Side side) const
    {
        const auto [dx, dy] = offsetOf(side);
        return rows[std::size_t(2 * y + 1 + dy)][std::size_t(2 * x + 1 + dx)];
    }
};

void drawSquare(FaceLayout& layout, LocalSquare square, char sign)
{
    switch (sign) {
    case ':': layout.setTerrain(square, Terrain::Hindering); break;
    case '~': layout.setTerrain(square, Terrain::Water); break;
    case 'x': layout.setTerrain(square, Terrain::Crevasse); break;
    case '#': layout.setTerrain(square, Terrain::Blocking); break;
    default:
        layout.setTerrain(square, Terrain::Clear);
        if (sign >= '1' && sign <= '9')
            layout.setCost(square, sign - '0');
    }
}

/// The part of a drawing that becomes one tile.
FaceLayout cut(const Drawing& drawing, int left, int top)
{
    const Size size{std::min(5, drawing.width() - left), std::min(5, drawing.height() - top)};
    FaceLayout layout(size);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            drawSquare(layout, {x, y}, drawing.square(left + x, top + y));
            for (const Side side : allSides) {
                const char sign = drawing.edge(left + x, top + y, side);
                layout.setWall({{x, y}, side}, sign == '-' || sign == '|');
            }
        }
    for (int y = 0; y <= size.height; ++y)
        for (int x = 0; x <= size.width; ++x)
            layout.setLinked({x, y}, drawing.corner(left + x, top + y) == '*');
    return layout;
}

} // namespace

FaceLayout drawFace(const std::vector<std::string>& rows)
{
    return cut(Drawing(rows), 0, 0);
}

TileIndex BoardBuilder::addTile(const FaceLayout& layout, Square position)
{
    BoardPlan::Tile tile;
    tile.position = position;
    tile.layout = std::int32_t(m_plan.layouts.size());
    const auto [width, height] = layout.size();
    tile.kind = width * height == 15 ? TileKind::Hallway : TileKind::Chamber;
    m_plan.layouts.push_back(layout);
    m_plan.tiles.push_back(tile);
    return TileIndex(m_plan.tiles.size()) - 1;
}

BoardBuilder& BoardBuilder::add(const std::vector<std::string>& rows, int x, int y, int level)
{
    const Drawing drawing(rows);
    for (int top = 0; top < drawing.height(); top += 5)
        for (int left = 0; left < drawing.width(); left += 5) {
            const FaceLayout layout = cut(drawing, left, top);
            const TileIndex tile = addTile(layout, {level, x + left, y + top});
            const auto [width, height] = layout.size();
            for (int row = 0; row < height; ++row)
                for (int column = 0; column < width; ++column) {
                    addPiece(drawing.square(left + column, top + row),
                             {level, x + left + column, y + top + row});
                    for (const Side side : {Side::East, Side::South})
                        if (drawing.edge(left + column, top + row, side) == 'D')
                            door(tile, {{column, row}, side});
                }
        }
    return *this;
}

void BoardBuilder::addPiece(char sign, Square square)
{
    switch (sign) {
    case 'S': marker(square, MarkerLook::Shadow); return;
    case 'V': marker(square, MarkerLook::Vortex); return;
    case 'T': marker(square, MarkerLook::Teleport); return;
    case 'U': marker(square, MarkerLook::Staircase); return;
    case 'H': marker(square, MarkerLook::Hindering); return;
    case 'W': marker(square, MarkerLook::Water); return;
    case 'P': artifact(square, {1, 1}, true); return;
    case 'A': artifact(square, {1, 1}, false); return;
    default: break;
    }
    if (sign >= 'a' && sign <= 'w')
        m_names[sign] = square;
    else if (std::string(".:~x#123456789").find(sign) == std::string::npos)
        refuse(std::string("unknown sign ") + sign);
}

BoardBuilder& BoardBuilder::addTurned(const std::vector<std::string>& rows, Rotation rotation, int x, int y,
                                      int level)
{
    addTile(rotated(drawFace(rows), rotation), {level, x, y});
    return *this;
}

BoardBuilder& BoardBuilder::marker(Square square, MarkerLook look)
{
    m_plan.markers.push_back({square, look, -1});
    return *this;
}

BoardBuilder& BoardBuilder::artifact(Square square, Size size, bool isPillar)
{
    m_plan.artifacts.push_back({square, size, isPillar});
    return *this;
}

BoardBuilder& BoardBuilder::door(TileIndex tile, LocalEdge edge)
{
    m_plan.doors.push_back({tile, edge});
    return *this;
}

BoardBuilder& BoardBuilder::joinStairs(Square a, Square b)
{
    const auto indexOf = [&](Square square) {
        const auto found = std::ranges::find(m_plan.markers, square, &BoardPlan::Marker::square);
        if (found == m_plan.markers.end())
            refuse("no staircase there");
        return std::int32_t(found - m_plan.markers.begin());
    };
    m_plan.markers[std::size_t(indexOf(a))].partner = indexOf(b);
    m_plan.markers[std::size_t(indexOf(b))].partner = indexOf(a);
    return *this;
}

BoardBuilder& BoardBuilder::role(TileRole role)
{
    m_plan.tiles.back().role = role;
    return *this;
}

BoardBuilder& BoardBuilder::player(int player)
{
    m_plan.tiles.back().player = player;
    return *this;
}

Direction DrawnBoard::towards(char from, char to) const
{
    const Square here = m_builder.named(from);
    for (const Direction direction : allDirections)
        if (neighbour(here, direction) == m_builder.named(to))
            return direction;
    refuse(std::string("squares do not touch: ") + from + to);
}

} // namespace delve::mageknight::test
