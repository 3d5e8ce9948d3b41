// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/emblems/emblem.h"
#include "editor/dungeoneer/render/maps/floors.h"
#include "editor/dungeoneer/render/maps/map_art.h"
#include "editor/dungeoneer/render/maps/map_props.h"

#include <algorithm>
#include <cctype>

namespace delve::dungeoneer {

namespace {

enum class Walls : std::uint8_t
{
    Cut,   ///< straight, with cut corners
    Round, ///< built in a round
    Cave   ///< grown
};

/// What a word in the name of a place stands for.
struct Theme
{
    std::string_view word;
    Ground ground;
    Walls walls;
    std::array<std::string_view, 2> around; ///< in the corners, in turn
    std::string_view middle;                ///< empty: nothing
};

// clang-format off
/// The first that fits counts; the last fits all.
constexpr std::array themes{
    Theme{"stairs", Ground::Slabs, Walls::Cut, {"pillar", "candles"}, "stairs"},
    Theme{"velvet", Ground::Checks, Walls::Cut, {"ropes", "ropes"}, "rug"},
    Theme{"queue", Ground::Checks, Walls::Cut, {"ropes", "ropes"}, "rug"},
    Theme{"marble", Ground::Checks, Walls::Cut, {"pillar", "pillar"}, ""},
    Theme{"crossing", Ground::Slabs, Walls::Round, {"candles", "desk"}, "statue"},
    Theme{"draughty", Ground::Planks, Walls::Cut, {"portrait", "candles"}, ""},
    Theme{"tradesmen", Ground::Cobbles, Walls::Cut, {"crates", "barrel"}, ""},
    Theme{"directors", Ground::Planks, Walls::Cut, {"portrait", "statue"}, "rug"},
    Theme{"pneumatic", Ground::Grate, Walls::Round, {"pipes", "pipes"}, "papers"},
    Theme{"files", Ground::Planks, Walls::Cut, {"shelf", "shelf"}, "papers"},
    Theme{"library", Ground::Planks, Walls::Cut, {"shelf", "shelf"}, "desk"},
    Theme{"vault", Ground::Slabs, Walls::Round, {"coins", "chest"}, "safe"},
    Theme{"debts", Ground::Checks, Walls::Cut, {"papers", "pillar"}, "desk"},
    Theme{"audit", Ground::Checks, Walls::Round, {"candles", "desk"}, "throne"},
    Theme{"frozen", Ground::Ice, Walls::Cave, {"ice", "ice"}, ""},
    Theme{"mire", Ground::Earth, Walls::Cave, {"papers", "papers"}, "pool"},
    Theme{"chapel", Ground::Slabs, Walls::Cut, {"pew", "pew"}, "altar"},
    Theme{"reserve", Ground::Grate, Walls::Cut, {"web", "chest"}, "safe"},
    Theme{"cage", Ground::Checks, Walls::Cut, {"bars", "bars"}, "desk"},
    Theme{"cistern", Ground::Cobbles, Walls::Cave, {"pipes", "barrel"}, "pool"},
    Theme{"boardroom", Ground::Planks, Walls::Cut, {"portrait", "candles"}, "table"},
    Theme{"locker", Ground::Slabs, Walls::Cut, {"lockers", "lockers"}, ""},
    Theme{"lift", Ground::Grate, Walls::Cut, {"crates", "pipes"}, "lift"},
    Theme{"steam", Ground::Grate, Walls::Round, {"pipes", "boiler"}, ""},
    Theme{"lamp", Ground::Cobbles, Walls::Cut, {"barrel", "web"}, "lamp"},
    Theme{"laundry", Ground::Slabs, Walls::Cut, {"sheets", "barrel"}, ""},
    Theme{"canteen", Ground::Checks, Walls::Cut, {"table", "table"}, ""},
    Theme{"boiler", Ground::Cobbles, Walls::Round, {"pipes", "barrel"}, "boiler"},
    Theme{"lost", Ground::Planks, Walls::Cut, {"crates", "chest"}, "papers"},
    Theme{"union", Ground::Planks, Walls::Cut, {"pew", "table"}, "rug"},
    Theme{"crypt", Ground::Slabs, Walls::Cave, {"coffin", "bones"}, "altar"},
    Theme{"tomb", Ground::Slabs, Walls::Cut, {"coffin", "web"}, "statue"},
    Theme{"cave", Ground::Earth, Walls::Cave, {"bones", "web"}, "pool"},
    Theme{"tunnel", Ground::Earth, Walls::Cave, {"crates", "barrel"}, ""},
    Theme{"bridge", Ground::Planks, Walls::Cave, {"barrel", "candles"}, ""},
    Theme{"hall", Ground::Slabs, Walls::Cut, {"pillar", "statue"}, "rug"},
    Theme{"throne", Ground::Checks, Walls::Cut, {"pillar", "candles"}, "throne"},
    Theme{"entrance", Ground::Checks, Walls::Cut, {"desk", "ropes"}, "tower"},
    Theme{"office", Ground::Checks, Walls::Cut, {"desk", "ropes"}, "tower"},
    Theme{"", Ground::Slabs, Walls::Cut, {"crates", "candles"}, ""},
};
// clang-format on

const Theme& themeOf(const MapCard& card)
{
    return *std::ranges::find_if(themes, [&](const Theme& theme) { return speaksOf(card, theme.word); });
}

const QRectF inside()
{
    return cardInside().adjusted(-0.5, -0.5, 0.5, 0.5); // a little under the border
}

/// The way from a side to the middle.
QRectF lane(Side side, double width)
{
    const QRectF all = inside();
    const QPointF c = all.center();
    switch (side) {
    case Side::North: return {QPointF(c.x() - width / 2, all.top()), QPointF(c.x() + width / 2, c.y())};
    case Side::South: return {QPointF(c.x() - width / 2, c.y()), QPointF(c.x() + width / 2, all.bottom())};
    case Side::East: return {QPointF(c.x(), c.y() - width / 2), QPointF(all.right(), c.y() + width / 2)};
    case Side::West: break;
    }
    return {QPointF(all.left(), c.y() - width / 2), QPointF(c.x(), c.y() + width / 2)};
}

QPainterPath chamber(Walls walls, const QRectF& area)
{
    QPainterPath path;
    if (walls == Walls::Cut) {
        const double cut = 5;
        path.addPolygon(
            QPolygonF{{QPointF(area.left() + cut, area.top()), QPointF(area.right() - cut, area.top()),
                       QPointF(area.right(), area.top() + cut), QPointF(area.right(), area.bottom() - cut),
                       QPointF(area.right() - cut, area.bottom()), QPointF(area.left() + cut, area.bottom()),
                       QPointF(area.left(), area.bottom() - cut), QPointF(area.left(), area.top() + cut)}});
        path.closeSubpath();
    } else
        path.addRoundedRect(area, area.width() * 0.46, area.width() * 0.46);
    return path;
}

/// An outline as if it were grown instead of built.
QPainterPath rough(const QPainterPath& path, const Noise& noise)
{
    QPolygonF points;
    const double length = path.length();
    const int count = int(length / 4.4);
    for (int i = 0; i < count; ++i) {
        const QPointF at = path.pointAtPercent(path.percentAtLength(length * i / count));
        const QPointF off(noise.swing(i, 1) * 1.5, noise.swing(i, 2) * 1.5);
        points << QPointF(std::clamp(at.x() + off.x(), inside().left(), inside().right()),
                          std::clamp(at.y() + off.y(), inside().top(), inside().bottom()));
    }
    return smoothed(points);
}

QPainterPath floorOf(const MapCard& card, Walls walls, const Noise& noise)
{
    const QPointF c = inside().center();
    const QSizeF size = card.type == MapCardType::Passage    ? QSizeF(31, 38)
                        : card.type == MapCardType::Entrance ? QSizeF(47, 66)
                                                             : QSizeF(47, 64);
    QPainterPath floor = chamber(walls, around(c, size.width(), size.height()));
    for (const Side side : allSides)
        if (!card.door(side).isWall()) {
            QPainterPath way;
            way.addRect(lane(side, card.type == MapCardType::Passage ? 17 : 15));
            floor = floor.united(way);
        }
    floor = floor.simplified();
    return walls == Walls::Cave ? rough(floor, noise) : floor;
}

/// All around the floor: what was not dug out.
void paintRock(const Sketch& sketch, const QPainterPath& floor)
{
    const Palette& p = sketch.palette();
    QPainterPath rock;
    rock.setFillRule(Qt::OddEvenFill);
    rock.addRect(inside());
    rock.addPath(floor);
    const QColor base = p.lineArt ? p.paper : sketch.shade(p.wallDark, -0.1);
    sketch.fill(rock, base);
    constexpr double step = 4.5;
    const QRectF all = inside();
    for (int row = 0; row * step < all.height(); ++row)
        for (int i = 0; i * step < all.width(); ++i) {
            const Noise n = sketch.noise.of(i, row, 20);
            const QPointF at(all.left() + (i + 0.5) * step + n.swing(1),
                             all.top() + (row + 0.5) * step + n.swing(2));
            const double r = step * (0.38 + 0.16 * n.at(3));
            const QRectF room = around(at, 2 * r, 2 * r);
            if (!all.contains(room) || floor.intersects(room.adjusted(-0.7, -0.7, 0.7, 0.7)))
                continue;
            QPolygonF block;
            for (int k = 0; k < 6; ++k)
                block << regularPolygon(at, r * (0.75 + 0.35 * n.at(4, k)), 6, n.at(5) * 60)[k];
            if (p.lineArt)
                sketch.stroke(smoothed(block), p.joint, 0.2);
            else {
                sketch.fill(block, sketch.shade(p.wall, -0.34 + n.swing(6) * 0.1));
                sketch.polyline({{block[4], block[5], block[0], block[1]}}, sketch.shade(p.wall, -0.05),
                                0.26);
            }
        }
}

void paintWallOf(const Sketch& sketch, const QPainterPath& floor)
{
    const Palette& p = sketch.palette();
    if (p.lineArt) {
        sketch.stroke(floor, p.line, 0.9);
        return;
    }
    sketch.stroke(floor, p.line, 2.3);
    sketch.stroke(floor, p.wall, 1.7);
    sketch.stroke(floor.translated(-0.25, -0.25), p.wallLight, 0.5);
}

struct Spot
{
    QPointF at;
    double size;
    double degrees;
};

/// Places for things, clear of the ways between the doors and of the middle.
std::vector<Spot> spotsOf(const MapCard& card, bool hasRoomBelow)
{
    if (card.type == MapCardType::Passage)
        return {{{21.6, 33}, 8.6, 0}, {{41.4, 33}, 8.6, 0}, {{21.6, 55}, 8.6, 180}, {{41.4, 55}, 8.6, 180}};
    std::vector<Spot> spots{
        {{14.8, 31.6}, 11, 0}, {{48.2, 31.6}, 11, 0}, {{14.8, 55.4}, 11, 180}, {{48.2, 55.4}, 11, 180}};
    if (hasRoomBelow) {
        spots.push_back({{15.2, 68.4}, 10, 180});
        spots.push_back({{47.8, 68.4}, 10, 180});
    }
    return spots;
}

} // namespace

QColor floorColour(const MapCard& card, RenderStyle style)
{
    return colourOf(themeOf(card).ground, style);
}

bool speaksOf(const MapCard& card, std::string_view word)
{
    std::string all = card.id.text().substr(card.id.text().find('/') + 1) + ' ' + card.name.in("en");
    std::ranges::transform(all, all.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return all.find(word) != std::string::npos;
}

void paintProp(const Sketch& sketch, std::string_view name, const QPointF& centre, double size,
               double degrees)
{
    for (const auto& props : {roomProps(), wildProps()})
        for (const EmblemDrawing& prop : props) {
            if (prop.name != name)
                continue;
            sketch.painter.save();
            sketch.painter.translate(centre);
            sketch.painter.rotate(degrees);
            paintEmblem(sketch, prop, around({}, size, size));
            sketch.painter.restore();
            return;
        }
}

void paintDungeonArt(const Sketch& sketch, const MapCard& card, bool hasRoomBelow)
{
    const Theme& theme = themeOf(card);
    const QPainterPath floor = floorOf(card, theme.walls, sketch.noise.of(9));
    paintGround(sketch, theme.ground, inside());
    if (!sketch.lineArt()) // the wall throws a shadow; the rock covers its outer half
        for (const double width : {5.0, 3.4})
            sketch.stroke(floor, sketch.palette().shadow, width);
    paintRock(sketch, floor);
    paintWallOf(sketch, floor);
    const auto spots = spotsOf(card, hasRoomBelow);
    for (std::size_t i = 0; i < spots.size(); ++i)
        paintProp(sketch.with(sketch.noise.of(int(i), 30)), theme.around[(i + i / 2) % 2], spots[i].at,
                  spots[i].size, spots[i].degrees + sketch.noise.swing(int(i), 31) * 7);
    const QPointF middle = inside().center();
    if (card.type == MapCardType::Entrance) // DNR-OBST-10: it bears a tower
        paintProp(sketch, "tower", middle, 21);
    else if (!theme.middle.empty() && card.obstacles.empty())
        paintProp(sketch, theme.middle, middle, card.type == MapCardType::Passage ? 13 : 19);
}

} // namespace delve::dungeoneer
