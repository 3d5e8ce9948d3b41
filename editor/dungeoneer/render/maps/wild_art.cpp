// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/maps/floors.h"
#include "editor/dungeoneer/render/maps/map_art.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// A Terrain as it is drawn: the ground, what stands about, what bars the way.
struct Country
{
    std::string_view terrain;
    QColor (*ground)(const Palette&);
    std::array<std::string_view, 3> things;
    std::string_view barrier;
    double size;
    double density;
};

QColor meadow(const Palette& p)
{
    return mixed(p.leaf, p.floors[5], 0.45);
}
QColor moss(const Palette& p)
{
    return mixed(p.leaf, p.leafDark, 0.45);
}
QColor scree(const Palette& p)
{
    return mixed(p.stone, p.floors[4], 0.4);
}
QColor bog(const Palette& p)
{
    return mixed(p.leafDark, p.floors[4], 0.5);
}
QColor sand(const Palette& p)
{
    return mixed(p.floors[5], p.gold, 0.25);
}
QColor snow(const Palette& p)
{
    return mixed(p.paper, QColor(0xe6, 0xf2, 0xf8), 0.75);
}
QColor lake(const Palette& p)
{
    return p.water;
}
QColor street(const Palette& p)
{
    return mixed(p.floors[2], p.floors[6], 0.3);
}

const std::array countries{
    Country{"plains", meadow, {"wheat", "bush", "tree"}, "bush", 8, 0.7},
    Country{"forest", moss, {"tree", "pine", "tree"}, "pine", 10, 0.85},
    Country{"mountain", scree, {"rock", "peak", "rock"}, "peak", 9.4, 0.8},
    Country{"swamp", bog, {"reeds", "lily", "log"}, "reeds", 8.4, 0.7},
    Country{"desert", sand, {"dune", "cactus", "dune"}, "rock", 9, 0.7},
    Country{"arctic", snow, {"snow", "crack", "pine"}, "peak", 8.6, 0.75},
    Country{"water", lake, {"wave", "wave", "lily"}, "wave", 9, 0.6},
    Country{"urban", street, {"house", "house", "tree"}, "house", 11, 0.9},
};

const Country& countryOf(const MapCard& card)
{
    const auto found = std::ranges::find_if(countries, [&](const Country& country) {
        return !card.terrain.empty() && card.terrain.front() == country.terrain;
    });
    return found == countries.end() ? countries.front() : *found;
}

struct Landmark
{
    std::string_view word;
    std::string_view drawing;
    double size;
};

constexpr std::array landmarks{
    Landmark{"inn", "house", 19},
    Landmark{"mill", "mill", 21},
    Landmark{"monastery", "cloister", 21},
    Landmark{"lake", "boat", 20},
    Landmark{"allotment", "garden", 21},
    Landmark{"garden", "garden", 21},
    Landmark{"market", "stall", 15},
    Landmark{"gallows", "gallows", 20},
    Landmark{"glacier", "ice", 22},
    Landmark{"tower", "tower", 19},
    Landmark{"oak", "oak", 26},
    Landmark{"court", "tent", 21},
    Landmark{"camp", "tent", 19},
    Landmark{"ruin", "pillar", 14},
    Landmark{"tomb", "coffin", 17},
    Landmark{"village", "house", 17},
    Landmark{"castle", "tower", 21},
};

QRectF inside()
{
    return cardInside().adjusted(-0.5, -0.5, 0.5, 0.5);
}

QPointF gateOf(Side side)
{
    const QRectF all = inside();
    switch (side) {
    case Side::North: return {all.center().x(), all.top()};
    case Side::East: return {all.right(), all.center().y()};
    case Side::South: return {all.center().x(), all.bottom()};
    case Side::West: break;
    }
    return {all.left(), all.center().y()};
}

/// The ways from every side that can be crossed to the middle, each with a slight bend.
std::vector<QPainterPath> roadsOf(const MapCard& card, const Noise& noise)
{
    std::vector<QPainterPath> roads;
    const QPointF middle = inside().center() + QPointF(noise.swing(1) * 2, noise.swing(2) * 2);
    for (const Side side : allSides) {
        if (card.door(side).isWall())
            continue;
        const QPointF gate = gateOf(side);
        const bool upright = side == Side::North || side == Side::South;
        const QPointF bend = noise.swing(int(side), 3) * (upright ? QPointF(6, 0) : QPointF(0, 5));
        QPainterPath& road = roads.emplace_back(gate);
        road.cubicTo(gate + (middle - gate) * 0.35, (gate + middle) / 2 + bend, middle);
    }
    return roads;
}

/// All ways as one shape that ends squarely at the doors.
QPainterPath pavedBy(const std::vector<QPainterPath>& roads, double width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    QPainterPath paved;
    for (const QPainterPath& road : roads)
        paved = paved.united(stroker.createStroke(road));
    if (!roads.empty()) {
        QPainterPath middle;
        middle.addEllipse(roads.front().currentPosition(), width / 2, width / 2);
        paved = paved.united(middle);
    }
    return paved.simplified();
}

double roadWidth(const MapCard& card)
{
    return card.type == MapCardType::Passage ? 11.5 : 8.5;
}

bool isBuilt(const MapCard& card)
{
    return card.terrain == std::vector<std::string>{"water"} || speaksOf(card, "corduroy");
}

void paintRoads(const Sketch& sketch, const MapCard& card, const std::vector<QPainterPath>& roads)
{
    const Palette& p = sketch.palette();
    const double width = roadWidth(card);
    const bool isBridge = isBuilt(card);
    const QColor way = roadColour(card, sketch.style);
    const QPainterPath paved = pavedBy(roads, width);
    if (!p.lineArt)
        sketch.fill(paved.translated(0.6, 0.7), p.shadow);
    sketch.draw(paved, p.lineArt ? p.paper : sketch.shade(way, -0.08), 0.45);
    if (!p.lineArt && !isBridge)
        sketch.fill(pavedBy(roads, width * 0.6), sketch.shade(way, 0.12));
    const QColor mark = p.lineArt ? p.joint : sketch.shade(way, -0.34);
    int key = 0;
    for (const QPainterPath& road : roads) {
        // Boards across, or pebbles along the way.
        const double length = road.length() - (isBridge ? width * 0.4 : 0);
        for (double at = 1; at < length; at += isBridge ? 2.1 : 1.5) {
            const double part = road.percentAtLength(at);
            const QPointF here = road.pointAtPercent(part);
            const QPointF across = QTransform().rotate(-road.angleAtPercent(part)).map(QPointF(0, 1));
            const QPointF pebble = here + across * sketch.noise.swing(++key, 40) * width * 0.42;
            if (isBridge)
                sketch.line(here - across * width * 0.46, here + across * width * 0.46, mark, 0.3);
            else
                sketch.fillEllipse(pebble, 0.3 + sketch.noise.at(key, 41) * 0.3, 0.25, mark);
        }
    }
}

/// Things of the country, clear of roads and of each other; more of them where the way is barred.
void scatter(const Sketch& sketch, const MapCard& card, const Country& country, const QPainterPath& roads)
{
    QPainterPathStroker stroker;
    stroker.setWidth(card.type == MapCardType::Passage ? 12.5 : 10);
    const QPainterPath taken = stroker.createStroke(roads);
    const QRectF all = inside();
    const double step = country.size * 0.92;
    const int columns = int(all.width() / step), rows = int(all.height() / step);
    for (int row = 0; row <= rows; ++row)
        for (int i = 0; i <= columns; ++i) {
            const Noise n = sketch.noise.of(i, row, 50);
            const double size = country.size * (0.8 + 0.3 * n.at(3));
            // Wholly on the card: what reaches under the border is enough.
            const double rim = size / 2 + 1;
            const QPointF at(std::clamp(all.left() + all.width() * i / columns + n.swing(1) * step * 0.16,
                                        rim, cardWidth - rim),
                             std::clamp(all.top() + all.height() * row / rows + n.swing(2) * step * 0.16, rim,
                                        cardHeight - rim));
            const bool isRim = (i == 0 && card.door(Side::West).isWall()) ||
                               (i == columns && card.door(Side::East).isWall()) ||
                               (row == 0 && card.door(Side::North).isWall()) ||
                               (row == rows && card.door(Side::South).isWall());
            const bool isMiddle =
                card.type != MapCardType::Passage && around(all.center(), 24, 24).contains(at);
            if (isMiddle || taken.intersects(around(at, size * 0.8, size * 0.8)) ||
                (!isRim && n.at(4) > country.density))
                continue;
            const std::string_view thing =
                isRim ? country.barrier : country.things[std::size_t(n.pick(3, 5))];
            const bool turns = thing == "house" || thing == "stall";
            paintProp(sketch.with(n), thing, at, size, turns ? n.pick(2, 6) * 90 : n.swing(7) * 6);
        }
}

} // namespace

QColor roadColour(const MapCard& card, RenderStyle style)
{
    if (isBuilt(card))
        return paletteOf(style).wood;
    const bool isIce = card.terrain == std::vector<std::string>{"arctic"};
    return isIce ? colourOf(Ground::Ice, style) : paletteOf(style).floors[5];
}

void paintWildArt(const Sketch& sketch, const MapCard& card, bool)
{
    const Country& country = countryOf(card);
    const Palette& p = sketch.palette();
    const QColor ground = p.lineArt ? p.paper : country.ground(p);
    sketch.fill(inside(), ground);
    for (int i = 0; i < 150; ++i) { // tufts, pebbles, ripples
        const QPointF at(inside().left() + sketch.noise.at(i, 60) * inside().width(),
                         inside().top() + sketch.noise.at(i, 61) * inside().height());
        const QColor mark = p.lineArt ? p.joint : sketch.shade(ground, i % 2 ? -0.16 : 0.18);
        if (!p.lineArt || i % 3 == 0)
            sketch.line(at, at + QPointF(sketch.noise.swing(i, 62) * 0.9, -0.9), mark, 0.26);
    }
    const auto roads = roadsOf(card, sketch.noise.of(3));
    paintRoads(sketch, card, roads);
    scatter(sketch, card, country, pavedBy(roads, roadWidth(card) + 1.4));
    const QPointF middle = inside().center();
    const auto found =
        std::ranges::find_if(landmarks, [&](const Landmark& mark) { return speaksOf(card, mark.word); });
    const bool isShared = !card.obstacles.empty();
    if (card.type == MapCardType::Entrance)
        paintProp(sketch, "tower", middle, 21);
    else if (card.type == MapCardType::Room && found != landmarks.end())
        paintProp(sketch, found->drawing, middle + (isShared ? QPointF(-9, 0) : QPointF()),
                  found->size * (isShared ? 0.85 : 1));
    else if (card.type == MapCardType::Room && !isShared)
        paintProp(sketch, "milestone", middle, 13);
}

} // namespace delve::dungeoneer
