// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/legend.h"

#include "editor/mageknight/print/level_panels.h"
#include "editor/mageknight/render/face_painter.h"
#include "editor/mageknight/render/marker_painter.h"
#include "editor/mageknight/render/piece_painter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace delve::mageknight {

namespace {

constexpr double iconSize = 7.5;
constexpr double rowHeight = 9;
constexpr double narrowestColumn = 56;
const TextStyle entryStyle{8, false, pageInk};

int columnsIn(double width)
{
    return std::max(1, int(width / narrowestColumn));
}

QString named(const QString& name, std::size_t count)
{
    return count > 1 ? QStringLiteral("%1 × %2").arg(name, QString::number(count)) : name;
}

/// Collects the entries of a legend.
class LegendMaker
{
public:
    explicit LegendMaker(const PrintSubject& subject) : m_subject(subject), m_scenario(*subject.scenario) {}

    std::vector<LegendEntry> make()
    {
        terrain();
        if (m_subject.options.pieces) {
            doors();
            markers();
            artifacts();
            chests();
            tokens();
            arrows();
            if (m_subject.options.notes)
                notes();
        }
        return std::move(m_entries);
    }

private:
    using PaintPiece = std::function<void(const Sketch&)>;

    /// An entry whose icon is a piece on plain floor.
    void add(const QString& text, PaintPiece paint)
    {
        const RenderStyle style = m_subject.options.style;
        m_entries.push_back({text, [style, paint = std::move(paint)](QPainter& painter) {
                                 const Palette& palette = paletteOf(style);
                                 painter.setPen(Qt::NoPen);
                                 painter.setBrush(palette.floor(Floor::Slab));
                                 painter.drawRect(QRectF(0, 0, 1, 1));
                                 paint(Sketch{painter, style, detailPixels(iconSize), Noise(1)});
                             }});
    }

    void terrain()
    {
        std::set<Terrain> seen;
        for (const PlacedTile& placed : m_scenario.tiles)
            if (const Tile* tile = m_subject.content->tile(placed.tile)) {
                const FaceLayout& layout = tile->face(placed.side).layout;
                for (int y = 0; y < layout.size().height; ++y)
                    for (int x = 0; x < layout.size().width; ++x)
                        seen.insert(layout.terrain({x, y}));
            }
        for (const Terrain terrain : seen)
            if (terrain != Terrain::Clear)
                addTerrain(terrain);
    }

    void addTerrain(Terrain terrain)
    {
        const auto text = [terrain] {
            switch (terrain) {
            case Terrain::Hindering: return QCoreApplication::translate("Print", "Hindering terrain");
            case Terrain::Water: return QCoreApplication::translate("Print", "Water");
            case Terrain::Crevasse: return QCoreApplication::translate("Print", "Crevasse");
            case Terrain::Blocking: return QCoreApplication::translate("Print", "Blocking terrain");
            case Terrain::Clear: break;
            }
            return QCoreApplication::translate("Print", "Clear terrain");
        };
        const RenderStyle style = m_subject.options.style;
        m_entries.push_back({text(), [style, terrain](QPainter& painter) {
                                 TileFace face;
                                 face.floor = Floor::Slab;
                                 face.layout = FaceLayout({1, 1});
                                 face.layout.setTerrain({0, 0}, terrain);
                                 face.layout.setCost({0, 0}, usualCost(terrain));
                                 paintFace(painter, face, "legend", Rotation::None, style,
                                           detailPixels(iconSize));
                             }});
    }

    void doors()
    {
        std::map<ContentId, std::size_t> counts;
        for (const PlacedDoor& door : m_scenario.doors)
            ++counts[door.door];
        for (const auto& [id, count] : counts)
            if (const DoorKind* kind = m_subject.content->door(id))
                add(named(m_subject.words(kind->name), count),
                    [material = kind->material](const Sketch& sketch) {
                        paintDoor(sketch, {0.5, 0.5}, true, material, false);
                    });
    }

    void markers()
    {
        std::map<std::pair<ContentId, MarkerFace>, std::size_t> counts;
        for (const PlacedMarker& marker : m_scenario.markers)
            ++counts[{marker.marker, marker.face}];
        for (const auto& [what, count] : counts) {
            const MarkerKind* kind = m_subject.content->marker(what.first);
            if (kind == nullptr)
                continue;
            const MarkerFace face = what.second;
            const QString ordinary = kind->ordinarySide == OrdinarySide::Water
                                         ? QCoreApplication::translate("Print", "Marker: water")
                                         : QCoreApplication::translate("Print", "Marker: hindering terrain");
            add(named(face == MarkerFace::Unique ? m_subject.words(kind->name) : ordinary, count),
                [kind, face](const Sketch& sketch) {
                    face == MarkerFace::Unique ? paintMarker(sketch, {0.5, 0.5}, kind->uniqueSide)
                                               : paintMarker(sketch, {0.5, 0.5}, kind->ordinarySide);
                });
        }
    }

    void artifacts()
    {
        std::map<ContentId, std::size_t> counts;
        for (const PlacedArtifact& artifact : m_scenario.artifacts)
            ++counts[artifact.artifact];
        for (const auto& [id, count] : counts)
            if (const ArtifactKind* kind = m_subject.content->artifact(id))
                add(named(m_subject.words(kind->name), count), [kind](const Sketch& sketch) {
                    // In the form it has: a long one lies across the sign, smaller.
                    const double longest = std::max(kind->footprint.width, kind->footprint.height);
                    const QSizeF size(kind->footprint.width, kind->footprint.height);
                    sketch.painter.save();
                    sketch.painter.scale(1 / longest, 1 / longest);
                    paintArtifact(sketch,
                                  QRectF(QPointF(longest - size.width(), longest - size.height()) / 2, size),
                                  *kind);
                    sketch.painter.restore();
                });
    }

    void chests()
    {
        if (!m_scenario.chests.empty())
            add(named(QCoreApplication::translate("Print", "Chest, its front where the arc is"),
                      m_scenario.chests.size()),
                [](const Sketch& sketch) {
                    paintChest(sketch, {0.5, 0.45}, Side::South, true);
                });
    }

    void tokens()
    {
        for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red}) {
            const auto count = std::ranges::count(m_scenario.tokens, colour, &PlacedToken::colour);
            if (count > 0)
                add(named(wanderingTokenName(colour), std::size_t(count)), [colour](const Sketch& sketch) {
                    paintWanderingToken(sketch, {0.5, 0.5}, colour);
                });
        }
    }

    void arrows()
    {
        for (std::size_t i = 0; i < m_scenario.players.size(); ++i) {
            const Player& player = m_scenario.players[i];
            const auto belongs = [&](const Arrow& arrow) { return arrow.player == player.id; };
            const QString name = QString::fromStdString(player.name.empty() ? player.id.text() : player.name);
            const auto addArrow = [&](ArrowKind kind, const QString& text) {
                add(text.arg(name),
                    [kind, colour = player.colour, number = int(i) + 1](const Sketch& sketch) {
                        sketch.painter.setPen(Qt::NoPen);
                        sketch.painter.setBrush(Qt::white); // arrows stand beside the tiles
                        sketch.painter.drawRect(QRectF(-0.01, -0.01, 1.02, 1.02));
                        paintArrow(sketch, {0.5, 0.5}, Side::North, kind, colour, number);
                    });
            };
            if (std::ranges::any_of(m_scenario.entrances, belongs))
                addArrow(ArrowKind::Entrance, QCoreApplication::translate("Print", "Entrance of %1"));
            if (std::ranges::any_of(m_scenario.exits, belongs))
                addArrow(ArrowKind::Exit, QCoreApplication::translate("Print", "Exit of %1"));
        }
    }

    /// By the number that the map shows.
    void notes()
    {
        for (std::size_t i = 0; i < m_scenario.pinnedNotes.size(); ++i)
            add(QString::fromStdString(m_scenario.pinnedNotes[i].text).simplified(),
                [number = int(i) + 1](const Sketch& sketch) {
                    paintNote(sketch, {0.5, 0.5});
                    paintNoteNumber(sketch.painter, {0.5, 0.5}, 0.8, number);
                });
    }

    const PrintSubject& m_subject;
    const Scenario& m_scenario;
    std::vector<LegendEntry> m_entries;
};

} // namespace

std::vector<LegendEntry> legendOf(const PrintSubject& subject)
{
    return LegendMaker(subject).make();
}

double legendHeight(const std::vector<LegendEntry>& legend, double width, double scale)
{
    const auto columns = std::size_t(columnsIn(width / scale));
    const std::size_t rows = (legend.size() + columns - 1) / columns;
    return double(rows) * rowHeight * scale;
}

double legendScale(const std::vector<LegendEntry>& legend, const QSizeF& room)
{
    constexpr double smallest = 0.5;
    double scale = 1;
    while (scale > smallest && legendHeight(legend, room.width(), scale) > room.height())
        scale -= 0.05;
    return scale;
}

void paintLegend(QPainter& painter, const std::vector<LegendEntry>& legend, const QRectF& area, double scale)
{
    if (legend.empty())
        return;
    const double width = area.width() / scale;
    const auto most = std::size_t(columnsIn(width));
    const std::size_t rows = (legend.size() + most - 1) / most;
    const std::size_t columns = (legend.size() + rows - 1) / rows;
    const double columnWidth = width / double(columns);
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    for (std::size_t i = 0; i < legend.size(); ++i) {
        // Down the columns, as one reads a list.
        const std::size_t column = i / rows;
        const QPointF at(double(column) * columnWidth, double(i % rows) * rowHeight);
        painter.save();
        painter.translate(at);
        painter.scale(iconSize, iconSize);
        legend[i].icon(painter);
        painter.restore();
        paintTextLines(painter, QRectF(at.x() + iconSize + 2.5, at.y(), columnWidth - iconSize - 4, iconSize),
                       Qt::AlignLeft, legend[i].text, entryStyle);
    }
    painter.restore();
}

} // namespace delve::mageknight
