// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/print/map_legend.h"

#include "editor/dungeoneer/render/card_map_painter.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_signs.h"
#include "editor/dungeoneer/render/maps/map_art.h"
#include "editor/dungeoneer/render/maps/map_signs.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/render/sketch.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace delve::dungeoneer {

namespace {

constexpr double signWidth = 13;
constexpr double rowHeight = 8.4;
constexpr double narrowest = 60;
const TextStyle wordStyle{7.5, false, pageInk};

int columnsIn(double width)
{
    return std::max(1, int(width / narrowest));
}

/// What the doors and obstacles of all laid cards are.
struct SeenSigns
{
    std::set<DoorKind> doors;
    std::vector<Obstacle> obstacles; ///< one of each kind
};

SeenSigns signsOn(const CardPrintSubject& subject)
{
    SeenSigns seen;
    for (const MapKind map : allMapKinds)
        for (const PlacedCard& placed : subject.scenario->cards(map))
            if (const MapCard* card = subject.cards->map(placed.card)) {
                for (const Door& door : card->doors)
                    seen.doors.insert(door.kind);
                for (const Obstacle& obstacle : card->obstacles)
                    if (std::ranges::find(seen.obstacles, obstacle.kind, &Obstacle::kind) ==
                        seen.obstacles.end())
                        seen.obstacles.push_back(obstacle);
            }
    std::ranges::sort(seen.obstacles, {}, &Obstacle::kind);
    return seen;
}

QString meaningOf(DoorKind kind)
{
    switch (kind) {
    case DoorKind::Open: return printed(QT_TRANSLATE_NOOP("CardPrint", "Open: 1 Movement"));
    case DoorKind::Locked:
        return printed(QT_TRANSLATE_NOOP("CardPrint", "Locked: roll the number, or lose 1 Movement"));
    case DoorKind::Trapped:
        return printed(QT_TRANSLATE_NOOP("CardPrint", "Trapped: roll the number, or take 1 wound"));
    case DoorKind::Wall: break;
    }
    return printed(QT_TRANSLATE_NOOP("CardPrint", "Wall: no way"));
}

QString meaningOf(ObstacleKind kind)
{
    switch (kind) {
    case ObstacleKind::Pit: return printed(QT_TRANSLATE_NOOP("CardPrint", "Pit, with its Threat"));
    case ObstacleKind::Spikes: return printed(QT_TRANSLATE_NOOP("CardPrint", "Spikes, with their Threat"));
    case ObstacleKind::Risk: return printed(QT_TRANSLATE_NOOP("CardPrint", "Risk: added to Traps here"));
    case ObstacleKind::Sewer: return printed(QT_TRANSLATE_NOOP("CardPrint", "Sewer: leads to its letter"));
    case ObstacleKind::Portal: break;
    }
    return printed(QT_TRANSLATE_NOOP("CardPrint", "Portal: leads to an Entrance"));
}

} // namespace

std::vector<LegendSign> legendOf(const CardPrintSubject& subject)
{
    const RenderStyle style = subject.options.style;
    const SeenSigns seen = signsOn(subject);
    std::vector<LegendSign> legend;
    const auto add = [&](const QString& words, auto paint) {
        legend.push_back({words, [style, paint](QPainter& painter) {
                              painter.setRenderHint(QPainter::Antialiasing);
                              const Sketch sketch{painter, style, printedDetail, Noise(1)};
                              paint(sketch, coloursOf(CardLook::Dungeon, style));
                          }});
    };
    for (const DoorKind kind : seen.doors)
        add(meaningOf(kind), [kind, style](const Sketch& sketch, const CardColours& colours) {
            sketch.painter.scale(0.62, 0.62);
            sketch.painter.translate(-cardWidth / 2, -4.6);
            sketch.fill(QRectF(cardWidth / 2 - 9.4, 0, 18.8, 9.2), colours.border);
            MapCard card;
            card.kind = MapKind::Dungeon;
            paintDoor(sketch, Side::North, {kind, Stat::Speed, kind == DoorKind::Locked ? 6 : 5},
                      floorColour(card, style));
        });
    add(printed(QT_TRANSLATE_NOOP("CardPrint", "Glory gained on entering")),
        [](const Sketch& sketch, const CardColours& colours) {
            paintGlory(sketch, colours, {0, 0}, 3.2, QStringLiteral("1"));
        });
    add(printed(QT_TRANSLATE_NOOP("CardPrint", "Peril gained on entering")),
        [](const Sketch& sketch, const CardColours& colours) {
            paintPeril(sketch, colours, {0, 0}, 3.2, QStringLiteral("1"));
        });
    for (const Obstacle& obstacle : seen.obstacles)
        add(meaningOf(obstacle.kind), [obstacle](const Sketch& sketch, const CardColours&) {
            paintObstacle(sketch, {0, 0}, 3.1, obstacle);
        });
    add(printed(QT_TRANSLATE_NOOP("CardPrint", "This way a die is rolled")),
        [](const Sketch& sketch, const CardColours&) {
            paintRollArrow(sketch, {-0.4, 0}, {1, 0});
        });
    add(printed(QT_TRANSLATE_NOOP("CardPrint", "Nobody passes here")),
        [](const Sketch& sketch, const CardColours&) {
            sketch.line({-5, 0}, {5, 0}, sketch.palette().paper, 2.4);
            sketch.line({-5, 0}, {5, 0}, sketch.palette().line, 1.5);
        });
    return legend;
}

double legendHeight(const std::vector<LegendSign>& legend, double width)
{
    return std::ceil(double(legend.size()) / columnsIn(width)) * rowHeight;
}

void paintLegend(QPainter& painter, const std::vector<LegendSign>& legend, const QRectF& area)
{
    const int columns = columnsIn(area.width());
    const int rows = int(std::ceil(double(legend.size()) / columns));
    const double width = area.width() / columns;
    for (std::size_t i = 0; i < legend.size(); ++i) {
        const QRectF cell(area.left() + double(int(i) / rows) * width,
                          area.top() + double(int(i) % rows) * rowHeight, width, rowHeight);
        painter.save();
        painter.translate(cell.left() + signWidth / 2, cell.center().y());
        legend[i].paint(painter);
        painter.restore();
        paintTextLines(painter, cell.adjusted(signWidth + 1, 0, -1, 0), Qt::AlignLeft, legend[i].words,
                       wordStyle);
    }
}

} // namespace delve::dungeoneer
