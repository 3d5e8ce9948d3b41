#include "editor/render/scenario_painter.h"

#include "editor/render/face_painter.h"
#include "editor/render/marker_painter.h"
#include "editor/render/piece_painter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace delve {

namespace {

QPointF centreOf(const Square& square)
{
    return QPointF(square.x + 0.5, square.y + 0.5);
}

/// What the layers share: the scenario, and a sketch for each thing.
class LevelPainter
{
public:
    LevelPainter(QPainter& painter, const Scenario& scenario, const Content& content,
                 const ScenarioPaintOptions& options)
        : m_painter(painter), m_scenario(scenario), m_content(content), m_options(options)
    {}

    void tiles() const
    {
        for (const PlacedTile& placed : m_scenario.tiles) {
            const Size size = placedSize(placed, m_content);
            if (!shows(placed.position, size) || !isWanted(ThingKind::Tile, placed))
                continue;
            m_painter.save();
            m_painter.translate(placed.position.x, placed.position.y);
            const Tile* tile = m_content.tile(placed.tile);
            if (!tile)
                paintUnknownTile(m_painter, size, m_options.style, m_options.pixelsPerSquare);
            else if (m_options.tilePainter)
                m_options.tilePainter(m_painter, *tile, placed.side, placed.rotation);
            else
                paintFace(m_painter, *tile, placed.side, placed.rotation, m_options.style,
                          m_options.pixelsPerSquare);
            m_painter.restore();
        }
    }

    void markers() const
    {
        for (const PlacedMarker& placed : m_scenario.markers) {
            const MarkerKind* kind = m_content.marker(placed.marker);
            if (!shows(placed.square) || !isWanted(ThingKind::Marker, placed))
                continue;
            if (!kind)
                unknown(placed.square);
            else if (placed.face == MarkerFace::Unique)
                paintMarker(sketch(placed.id), centreOf(placed.square), kind->uniqueSide);
            else
                paintMarker(sketch(placed.id), centreOf(placed.square), kind->ordinarySide);
        }
    }

    void artifacts() const
    {
        for (const PlacedArtifact& placed : m_scenario.artifacts) {
            const ArtifactKind* kind = m_content.artifact(placed.artifact);
            const Size size = rotated(kind ? kind->footprint : Size{1, 1}, placed.rotation);
            if (!shows(placed.square, size) || !isWanted(ThingKind::Artifact, placed))
                continue;
            if (!kind)
                unknown(placed.square);
            else
                paintArtifact(sketch(placed.id),
                              QRectF(placed.square.x, placed.square.y, size.width, size.height),
                              kind->artifactClass);
        }
    }

    void doors() const
    {
        std::unordered_map<ThingId, const PlacedTile*> tiles;
        for (const PlacedTile& tile : m_scenario.tiles)
            tiles.emplace(tile.id, &tile);
        for (const PlacedDoor& placed : m_scenario.doors) {
            const auto found = tiles.find(placed.tile);
            if (found == tiles.end())
                continue;
            const PlacedTile& tile = *found->second;
            const Size size = rotated(placedSize(tile, m_content), tile.rotation); // turned back: unrotated
            const LocalEdge edge = rotated(placed.edge, size, tile.rotation);
            const Square square{tile.position.level, tile.position.x + edge.square.x,
                                tile.position.y + edge.square.y};
            if (!shows(square) || !isWanted(ThingKind::Door, placed))
                continue;
            const Offset side = offsetOf(edge.side);
            const DoorKind* kind = m_content.door(placed.door);
            paintDoor(sketch(placed.id), centreOf(square) + QPointF(side.dx, side.dy) * 0.5, side.dx == 0,
                      kind ? kind->material : DoorMaterial::Wood, false);
        }
    }

    void chests() const
    {
        for (const PlacedChest& placed : m_scenario.chests)
            if (shows(placed.square) && isWanted(ThingKind::Chest, placed))
                paintChest(sketch(placed.id), centreOf(placed.square), placed.facing, m_options.arcs);
    }

    void tokens() const
    {
        for (const PlacedToken& placed : m_scenario.tokens)
            if (shows(placed.square) && isWanted(ThingKind::Token, placed))
                paintWanderingToken(sketch(placed.id), centreOf(placed.square), placed.colour);
    }

    /// Arrows that share an edge stand side by side.
    void arrows() const
    {
        std::map<Edge, int> count;
        std::map<Edge, int> placed;
        for (const auto* list : {&m_scenario.entrances, &m_scenario.exits})
            for (const Arrow& arrow : *list)
                ++count[arrow.edge];
        for (const ArrowKind kind : {ArrowKind::Entrance, ArrowKind::Exit})
            for (const Arrow& arrow : kind == ArrowKind::Entrance ? m_scenario.entrances : m_scenario.exits) {
                const Square outside = neighbour(arrow.edge.square, arrow.edge.side);
                const bool isEntrance = kind == ArrowKind::Entrance;
                if (!shows(outside) || !isWanted(isEntrance ? ThingKind::Entrance : ThingKind::Exit, arrow))
                    continue;
                const int among = count[arrow.edge];
                const double along = (placed[arrow.edge]++ + 0.5) / among - 0.5;
                const Offset side = offsetOf(arrow.edge.side);
                const QPointF shift(side.dy * along, side.dx * along);
                const double size = among == 1 ? 1 : 1.25 / among;
                const auto [colour, number] = playerOf(arrow.player);
                paintArrow(sketch(arrow.id), centreOf(outside) + shift, opposite(arrow.edge.side), kind,
                           colour, number, size);
            }
    }

    void notes() const
    {
        for (const Note& note : m_scenario.pinnedNotes)
            if (shows(note.square) && isWanted(ThingKind::Note, note))
                paintNote(sketch(note.id), centreOf(note.square));
    }

private:
    template <typename Placed> bool isWanted(ThingKind kind, const Placed& placed) const
    {
        return !m_options.shows || m_options.shows(kind, placed.id);
    }

    bool shows(const Square& square, Size size = {1, 1}) const
    {
        // Shadows and doors reach a little over their squares.
        return square.level == m_options.level &&
               (m_options.visible.isEmpty() ||
                m_options.visible.intersects(
                    QRectF(square.x - 0.6, square.y - 0.6, size.width + 1.2, size.height + 1.2)));
    }

    Sketch sketch(const ThingId& id) const
    {
        return {m_painter, m_options.style, m_options.pixelsPerSquare, Noise(id.text())};
    }

    void unknown(const Square& square) const
    {
        m_painter.save();
        m_painter.translate(square.x, square.y);
        paintUnknownTile(m_painter, {1, 1}, m_options.style, m_options.pixelsPerSquare);
        m_painter.restore();
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
};

} // namespace

Size placedSize(const PlacedTile& placed, const Content& content)
{
    const Tile* tile = content.tile(placed.tile);
    return rotated(sizeOf(tile ? tile->kind : TileKind::Chamber), placed.rotation);
}

QRect extentOf(const Scenario& scenario, const Content& content, int level)
{
    QRect extent;
    const auto add = [&](const Square& square, Size size) {
        if (square.level == level)
            extent |= QRect(square.x, square.y, size.width, size.height);
    };
    for (const PlacedTile& tile : scenario.tiles)
        add(tile.position, placedSize(tile, content));
    for (const auto* arrows : {&scenario.entrances, &scenario.exits})
        for (const Arrow& arrow : *arrows)
            add(neighbour(arrow.edge.square, arrow.edge.side), {1, 1});
    return extent;
}

void paintScenario(QPainter& painter, const Scenario& scenario, const Content& content,
                   const ScenarioPaintOptions& options)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const LevelPainter level(painter, scenario, content, options);
    level.tiles();
    if (options.pieces) {
        level.markers();
        level.artifacts();
        level.doors();
        level.chests();
        level.tokens();
        level.arrows();
    }
    if (options.notes)
        level.notes();
    painter.restore();
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

} // namespace delve
