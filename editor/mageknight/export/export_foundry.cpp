// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_foundry.h"

#include "editor/document/output_target.h"
#include "editor/document/save_file.h"
#include "editor/export/foundry_scene.h"
#include "editor/mageknight/export/export_png.h"
#include "editor/mageknight/text/thing_names.h"
#include "engine/mageknight/content/footprint.h"

namespace delve::mageknight {

namespace {

/// Whoever stands on a level, and what players must not see before they come to it.
std::vector<SceneToken> tokensOn(const Scenario& scenario, const Content& content, int level,
                                 const QPoint& corner, const std::string& language)
{
    std::vector<SceneToken> tokens;
    const auto add = [&](const ThingId& id, const Square& square, Size size) {
        if (square.level == level)
            tokens.push_back({nameInWords(id, scenario, content, language).toStdString(),
                              QPointF(square.x - corner.x(), square.y - corner.y()),
                              QSizeF(size.width, size.height)});
    };
    for (const PlacedChest& chest : scenario.chests)
        add(chest.id, chest.square, {1, 1});
    for (const PlacedToken& token : scenario.tokens)
        add(token.id, token.square, {1, 1});
    for (const PlacedFigure& figure : scenario.figures) {
        const Figure* kind = content.figure(figure.figure);
        const BaseBox box = boxOf(kind ? kind->base : BaseShape::Round1x1, figure.facing);
        add(figure.id, figure.square + box.corner, box.size);
    }
    return tokens;
}

std::vector<SceneNote> notesOn(const Scenario& scenario, int level, const QPoint& corner)
{
    std::vector<SceneNote> notes;
    for (const Note& note : scenario.pinnedNotes)
        if (note.square.level == level)
            notes.push_back(
                {note.text, QPointF(note.square.x - corner.x() + 0.5, note.square.y - corner.y() + 0.5)});
    return notes;
}

} // namespace

Result<QStringList> exportFoundry(const QString& path, const Scenario& scenario, const Content& content,
                                  const UvttOptions& options, const std::string& language)
{
    if (const auto checked = checkSceneSquares(path, options.pixelsPerSquare); !checked)
        return checked.error();
    const int level = options.paint.level;
    const QRect area = tabletopArea(scenario, content, options);
    const SceneFiles names = sceneFiles(path);
    if (const auto free = checkTargets({names.picturePath}, QStringLiteral("png")); !free)
        return free.error();
    SceneParts parts;
    parts.map = uvttOf(scenario, content, options);
    parts.title = scenario.title.empty() ? names.stem.toStdString() : scenario.title;
    if (scenario.levels.size() > 1)
        parts.title += ": " + scenario.levels[std::size_t(level)].name;
    parts.picture = names.picture.toStdString();
    parts.ground = paletteOf(options.paint.style).ground.name().toStdString();
    parts.tokens = tokensOn(scenario, content, level, area.topLeft(), language);
    parts.notes = notesOn(scenario, level, area.topLeft());
    PngOptions png;
    png.paint = options.paint;
    png.pixelsPerSquare = options.pixelsPerSquare;
    png.progress = options.progress;
    // The scene comes last: when it is there, so is its picture.
    const std::vector<FileToSave> files{
        {names.picturePath,
         [&](QIODevice& device) { return exportPng(device, scenario, content, QRectF(area), png); }},
        {path, [&](QIODevice& device) {
             return writeBytes(device, QByteArray::fromStdString(foundryScene(parts).dump(1) + '\n'));
         }}};
    if (const auto saved = saveFiles(files); !saved)
        return saved.error();
    return QStringList{names.picturePath, path};
}

} // namespace delve::mageknight
