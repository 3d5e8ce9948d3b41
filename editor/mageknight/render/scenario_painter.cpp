// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/scenario_painter.h"

#include "editor/mageknight/render/face_painter.h"
#include "editor/mageknight/render/figure_painter.h"
#include "editor/mageknight/render/marker_painter.h"
#include "editor/mageknight/render/piece_painter.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/figures_on_board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace delve::mageknight {

namespace {

QPointF centreOf(const Square& square)
{
    return QPointF(square.x + 0.5, square.y + 0.5);
}

constexpr double reach = 0.6; ///< that things are painted further than where they are grabbed

/// What the layers share: the scenario, and a sketch for each thing.
class LevelPainter
{
public:
    LevelPainter(QPainter& painter, const Scenario& scenario, const Content& content,
                 const ScenarioPaintOptions& options)
        : m_painter(painter), m_scenario(scenario), m_content(content), m_options(options)
    {}
    LevelPainter(QPainter& painter, const ThingMap& things, const ScenarioPaintOptions& options)
        : LevelPainter(painter, things.scenario(), things.content(), options)
    {
        m_things = &things;
        if (!options.visible.isEmpty())
            m_near = things.near(options.visible.adjusted(-reach, -reach, reach, reach), options.level);
    }

    void paint(ScenarioLayer layer) const
    {
        switch (layer) {
        case ScenarioLayer::Tiles: return tiles();
        case ScenarioLayer::Markers: return markers();
        case ScenarioLayer::Artifacts: return artifacts();
        case ScenarioLayer::Doors: return doors();
        case ScenarioLayer::Chests: return chests();
        case ScenarioLayer::Tokens: return tokens();
        case ScenarioLayer::Figures: return figures();
        case ScenarioLayer::Arrows: return arrows();
        case ScenarioLayer::Notes: return notes();
        }
    }

private:
    void tiles() const
    {
        for (const PlacedTile& placed : seen(ThingKind::Tile, m_scenario.tiles)) {
            const Size size = sizeOnTable(placed, m_content);
            thing(ThingKind::Tile, placed.id, placed.position, size, [&](QPainter& painter) {
                painter.save();
                painter.translate(placed.position.x, placed.position.y);
                const Tile* tile = m_content.tile(placed.tile);
                if (!tile)
                    paintUnknownTile(painter, size, m_options.style, m_options.pixelsPerSquare);
                else if (m_options.tilePainter)
                    m_options.tilePainter(painter, *tile, placed.side, placed.rotation);
                else
                    paintFace(painter, *tile, placed.side, placed.rotation, m_options.style,
                              m_options.pixelsPerSquare, m_options.grid);
                painter.restore();
            });
        }
    }

    void markers() const
    {
        for (const PlacedMarker& placed : seen(ThingKind::Marker, m_scenario.markers))
            thing(ThingKind::Marker, placed.id, placed.square, {1, 1}, [&](QPainter& painter) {
                const MarkerKind* kind = m_content.marker(placed.marker);
                const Sketch own = sketch(painter, placed.id);
                if (!kind)
                    unknown(painter, placed.square);
                else if (placed.face == MarkerFace::Unique)
                    paintMarker(own, centreOf(placed.square), kind->uniqueSide);
                else
                    paintMarker(own, centreOf(placed.square), kind->ordinarySide);
            });
    }

    void artifacts() const
    {
        for (const PlacedArtifact& placed : seen(ThingKind::Artifact, m_scenario.artifacts)) {
            const ArtifactKind* kind = m_content.artifact(placed.artifact);
            const Size size = rotated(kind ? kind->footprint : Size{1, 1}, placed.rotation);
            thing(ThingKind::Artifact, placed.id, placed.square, size, [&](QPainter& painter) {
                if (!kind)
                    unknown(painter, placed.square);
                else
                    paintArtifact(sketch(painter, placed.id),
                                  QRectF(placed.square.x, placed.square.y, size.width, size.height), *kind);
            });
        }
    }

    void doors() const
    {
        const auto tileOf = tileFinder();
        for (const PlacedDoor& placed : seen(ThingKind::Door, m_scenario.doors)) {
            const PlacedTile* tile = tileOf(placed);
            if (!tile)
                continue;
            const auto& [square, facing] = edgeOnTable(*tile, m_content, placed.edge);
            const Offset side = offsetOf(facing);
            const QPointF middle = centreOf(square) + QPointF(side.dx, side.dy) * 0.5;
            thing(ThingKind::Door, placed.id, square.level, around(middle, 1, 1), [&](QPainter& painter) {
                const DoorKind* kind = m_content.door(placed.door);
                paintDoor(sketch(painter, placed.id), middle, side.dx == 0,
                          kind ? kind->material : DoorMaterial::Wood,
                          m_options.isOpen && m_options.isOpen(placed.id));
            });
        }
    }

    void chests() const
    {
        for (const PlacedChest& placed : seen(ThingKind::Chest, m_scenario.chests))
            thing(ThingKind::Chest, placed.id, placed.square, {1, 1}, [&](QPainter& painter) {
                paintChest(sketch(painter, placed.id), centreOf(placed.square), placed.facing,
                           m_options.arcs);
            });
    }

    void tokens() const
    {
        for (const PlacedToken& placed : seen(ThingKind::Token, m_scenario.tokens))
            thing(ThingKind::Token, placed.id, placed.square, {1, 1}, [&](QPainter& painter) {
                paintWanderingToken(sketch(painter, placed.id), centreOf(placed.square), placed.colour);
            });
    }

    void figures() const
    {
        for (const PlacedFigure& placed : seen(ThingKind::Figure, m_scenario.figures)) {
            const Figure* kind = m_content.figure(placed.figure);
            const BaseShape base = baseOf(placed, m_content, m_scenario.options);
            const auto [corner, size] = boxOf(base, placed.facing);
            const Square first = placed.square + corner;
            thing(ThingKind::Figure, placed.id, first, size, [&](QPainter& painter) {
                if (!kind)
                    return unknown(painter, placed.square);
                const Sketch own = sketch(painter, placed.id);
                const QPointF centre(first.x + size.width / 2.0, first.y + size.height / 2.0);
                if (m_options.arcs)
                    paintFigureArcs(own, placed, *kind, base);
                paintFigure(own, centre, lookOf(placed, *kind, base));
            });
        }
    }

    FigureLook lookOf(const PlacedFigure& placed, const Figure& kind, BaseShape base) const
    {
        FigureLook look;
        look.initials = initialsOf(QString::fromStdString(kind.name.in("en")));
        look.player =
            placed.side == FigureSide::Team ? std::optional(playerOf(placed.player).first) : std::nullopt;
        look.grade = placed.side == FigureSide::MageSpawn ? kind.highlight : std::nullopt;
        look.base = base;
        look.facing = placed.facing;
        look.frontArc = kind.frontArc;
        look.arcSide = placed.arcSide != ArcSide::None ? placed.arcSide : kind.arcSide;
        look.isNeutral = placed.side == FigureSide::Neutral;
        return look;
    }

    /// FARC: the squares around the base that its front arc covers; of several dials those of all sections.
    void paintFigureArcs(const Sketch& own, const PlacedFigure& placed, const Figure& kind,
                         BaseShape base) const
    {
        const ArcSide side = placed.arcSide != ArcSide::None ? placed.arcSide : kind.arcSide;
        QColor colour = own.palette().flame;
        colour.setAlpha(own.lineArt() ? 60 : 70);
        for (const RingSquare& square : ringOf(base, placed.facing))
            if (kind.isMultiDial() || isInFrontArc(base, kind.frontArc, side, square.colour)) {
                const Square at = placed.square + square.offset;
                own.fill(QPolygonF(QRectF(at.x + 0.06, at.y + 0.06, 0.88, 0.88)), colour);
            }
    }

    /// Arrows that share an edge stand side by side.
    void arrows() const
    {
        std::map<Edge, int> count;
        std::map<Edge, int> placed;
        const auto entrances = seen(ThingKind::Entrance, m_scenario.entrances);
        const auto exits = seen(ThingKind::Exit, m_scenario.exits);
        for (const auto* list : {&entrances, &exits})
            for (const Arrow& arrow : *list)
                ++count[arrow.edge];
        for (const ArrowKind kind : {ArrowKind::Entrance, ArrowKind::Exit})
            for (const Arrow& arrow : kind == ArrowKind::Entrance ? entrances : exits) {
                const Square outside = neighbour(arrow.edge.square, arrow.edge.side);
                const int among = count[arrow.edge];
                const double along = (placed[arrow.edge]++ + 0.5) / among - 0.5;
                const Offset side = offsetOf(arrow.edge.side);
                const QPointF centre = centreOf(outside) + QPointF(side.dy * along, side.dx * along);
                const double size = among == 1 ? 1 : 1.25 / among;
                thing(kind == ArrowKind::Entrance ? ThingKind::Entrance : ThingKind::Exit, arrow.id,
                      outside.level, around(centre, size, size), [&](QPainter& painter) {
                          const auto [colour, number] = playerOf(arrow.player);
                          paintArrow(sketch(painter, arrow.id), centre, opposite(arrow.edge.side), kind,
                                     colour, number, size);
                      });
            }
    }

    void notes() const
    {
        for (const Note& note : seen(ThingKind::Note, m_scenario.pinnedNotes))
            thing(ThingKind::Note, note.id, note.square, {1, 1},
                  [&](QPainter& painter) { paintNote(sketch(painter, note.id), centreOf(note.square)); });
    }

    /// What may be seen of a list: all of it where nobody knows.
    template <typename T>
    std::vector<std::reference_wrapper<const T>> seen(ThingKind kind, const std::vector<T>& list) const
    {
        if (!m_near)
            return {list.begin(), list.end()};
        std::vector<std::reference_wrapper<const T>> things;
        for (const std::size_t number : (*m_near)[std::size_t(kind)])
            things.push_back(list[number]);
        return things;
    }

    std::function<const PlacedTile*(const PlacedDoor&)> tileFinder() const
    {
        if (m_things)
            return [this](const PlacedDoor& door) { return m_things->tileOf(door); };
        std::unordered_map<ThingId, const PlacedTile*> tiles;
        for (const PlacedTile& tile : m_scenario.tiles)
            tiles.emplace(tile.id, &tile);
        return [tiles = std::move(tiles)](const PlacedDoor& door) {
            const auto found = tiles.find(door.tile);
            return found == tiles.end() ? nullptr : found->second;
        };
    }

    template <typename Paint>
    void thing(ThingKind kind, const ThingId& id, const Square& square, Size size, Paint paint) const
    {
        thing(kind, id, square.level, QRectF(square.x, square.y, size.width, size.height), paint);
    }

    template <typename Paint>
    void thing(ThingKind kind, const ThingId& id, int level, const QRectF& area, Paint paint) const
    {
        // Shadows reach a little over their squares.
        if (level != m_options.level || (!m_options.visible.isEmpty() &&
                                         !m_options.visible.intersects(area.adjusted(-0.1, -0.1, 0.1, 0.1))))
            return;
        if (m_options.shows && !m_options.shows(kind, id))
            return;
        if (m_options.thingWrapper)
            m_options.thingWrapper({layerOf(kind), id, area}, paint);
        else
            paint(m_painter);
    }

    Sketch sketch(QPainter& painter, const ThingId& id) const
    {
        return {painter, m_options.style, m_options.pixelsPerSquare, Noise(id.text())};
    }

    void unknown(QPainter& painter, const Square& square) const
    {
        painter.save();
        painter.translate(square.x, square.y);
        paintUnknownTile(painter, {1, 1}, m_options.style, m_options.pixelsPerSquare);
        painter.restore();
    }

    std::pair<PlayerColour, int> playerOf(const ThingId& id) const
    {
        for (std::size_t i = 0; i < m_scenario.players.size(); ++i)
            if (m_scenario.players[i].id == id)
                return {m_scenario.players[i].colour, int(i) + 1};
        return {PlayerColour::White, 0};
    }

    QPainter& m_painter;
    const Scenario& m_scenario;
    const Content& m_content;
    const ScenarioPaintOptions& m_options;
    const ThingMap* m_things = nullptr;
    std::optional<ThingMap::Numbers> m_near; ///< what may be seen; nothing: everything
};

void paintLayers(QPainter& painter, const LevelPainter& level, const LayerSet& layers)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [layer, name] : enumNames<ScenarioLayer>)
        if (layers.has(layer))
            level.paint(layer);
    painter.restore();
}

} // namespace

QRect extentOf(const Scenario& scenario, const Content& content, int level)
{
    QRect extent;
    const auto add = [&](const Square& square, Size size) {
        if (square.level == level)
            extent |= QRect(square.x, square.y, size.width, size.height);
    };
    for (const PlacedTile& tile : scenario.tiles)
        add(tile.position, sizeOnTable(tile, content));
    for (const auto* arrows : {&scenario.entrances, &scenario.exits})
        for (const Arrow& arrow : *arrows)
            add(neighbour(arrow.edge.square, arrow.edge.side), {1, 1});
    return extent;
}

void paintScenario(QPainter& painter, const Scenario& scenario, const Content& content,
                   const ScenarioPaintOptions& options)
{
    paintLayers(painter, LevelPainter(painter, scenario, content, options), options.layers);
}

void paintScenario(QPainter& painter, const ThingMap& things, const ScenarioPaintOptions& options)
{
    paintLayers(painter, LevelPainter(painter, things, options), options.layers);
}

void paintTilesPlainly(QPainter& painter, const ThingMap& things, int level, const QRectF& squares,
                       RenderStyle style, double pixelsPerSquare)
{
    const Palette& palette = paletteOf(style);
    const double gap = 0.5 / pixelsPerSquare;
    const ThingMap::Numbers near = things.near(squares, level);
    for (const std::size_t number : near[std::size_t(ThingKind::Tile)]) {
        const PlacedTile& tile = things.scenario().tiles[number];
        const Tile* kind = things.content().tile(tile.tile);
        painter.fillRect(things.boundsOf({ThingKind::Tile, number})->area.adjusted(gap, gap, -gap, -gap),
                         kind ? palette.floor(kind->face(tile.side).floor) : palette.stone);
    }
}

QImage renderScenario(const Scenario& scenario, const Content& content, const ScenarioPaintOptions& options)
{
    const QRectF area = QRectF(extentOf(scenario, content, options.level)).adjusted(-0.5, -0.5, 0.5, 0.5);
    const double scale = options.pixelsPerSquare;
    QImage image(int(std::ceil(area.width() * scale)), int(std::ceil(area.height() * scale)),
                 QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(paletteOf(options.style).ground);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    paintScenario(painter, scenario, content, options);
    return image;
}

} // namespace delve::mageknight
