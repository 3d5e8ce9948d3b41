// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/save_file.h"
#include "editor/export/svg_device.h"
#include "editor/mageknight/export/export_vectors.h"
#include "editor/mageknight/export/picture_area.h"

#include <QCoreApplication>
#include <QIODevice>

namespace delve::mageknight {

namespace {

QString labelOf(ScenarioLayer layer)
{
    switch (layer) {
    case ScenarioLayer::Tiles: return QCoreApplication::translate("Export", "Tiles");
    case ScenarioLayer::Markers: return QCoreApplication::translate("Export", "Terrain markers");
    case ScenarioLayer::Artifacts: return QCoreApplication::translate("Export", "Artifacts");
    case ScenarioLayer::Doors: return QCoreApplication::translate("Export", "Doors");
    case ScenarioLayer::Chests: return QCoreApplication::translate("Export", "Chests");
    case ScenarioLayer::Tokens: return QCoreApplication::translate("Export", "Wandering tokens");
    case ScenarioLayer::Figures: return QCoreApplication::translate("Export", "Figures");
    case ScenarioLayer::Arrows: return QCoreApplication::translate("Export", "Entrances and exits");
    case ScenarioLayer::Notes: return QCoreApplication::translate("Export", "Notes");
    }
    return {};
}

} // namespace

Result<void> exportSvg(QIODevice& device, const Scenario& scenario, const Content& content,
                       const VectorOptions& options)
{
    const QRectF area =
        pictureArea(scenario, content, options.paint.level, options.pixelsPerSquare, options.marginSquares);
    SvgDevice svg(device, area.size(), options.pixelsPerSquare, scenario.title);
    QPainter painter(&svg);
    painter.scale(SvgDevice::unitsPerSquare, SvgDevice::unitsPerSquare);
    painter.translate(-area.topLeft());
    if (!options.transparent) {
        svg.beginGroup("ground");
        painter.setPen(Qt::NoPen);
        painter.setBrush(paletteOf(options.paint.style).ground);
        painter.drawRect(area);
        svg.endGroup();
    }
    ScenarioPaintOptions paint = options.paint;
    std::size_t painted = 0;
    bool wanted = true;
    paint.thingWrapper = [&](const PaintedThing& thing, const std::function<void(QPainter&)>& paintThing) {
        wanted = wanted && goesOn(options.progress, double(painted++) / double(scenario.tiles.size() + 1));
        if (!wanted)
            return;
        svg.beginGroup(std::string(nameOf(thing.layer)) + '-' + thing.id.text());
        paintThing(painter);
        svg.endGroup();
    };
    for (const auto& [layer, name] : enumNames<ScenarioLayer>) {
        if (!options.paint.layers.has(layer))
            continue;
        paint.layers = LayerSet::only(layer);
        svg.beginLayer(name, labelOf(layer));
        paintScenario(painter, scenario, content, paint);
        svg.endLayer();
    }
    painter.end();
    if (!wanted)
        return stopped("");
    if (!svg.finish())
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "the picture could not be written: %1"),
                      {device.errorString().toStdString()}}};
    return {};
}

Result<void> exportSvg(const QString& path, const Scenario& scenario, const Content& content,
                       const VectorOptions& options)
{
    return saveFile(path, [&](QIODevice& device) { return exportSvg(device, scenario, content, options); });
}

} // namespace delve::mageknight
