// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_scenario.h"

#include "editor/document/save_file.h"
#include "editor/document/save_text.h"
#include "editor/mageknight/export/export_foundry.h"
#include "editor/mageknight/export/export_png.h"
#include "editor/mageknight/export/export_tiled.h"
#include "editor/mageknight/export/export_uvtt.h"
#include "editor/mageknight/export/export_vectors.h"
#include "engine/mageknight/scenario/bundle.h"
#include "engine/mageknight/scenario/write_scenario.h"

namespace delve::mageknight {

namespace {

Result<void> exportVectors(const QString& path, const Scenario& scenario, const Content& content,
                           const ExportOptions& options, int pixelsPerSquare, const Progress& progress)
{
    VectorOptions vectors;
    vectors.paint = options.paint;
    vectors.pixelsPerSquare = pixelsPerSquare;
    vectors.paint.pixelsPerSquare = pixelsPerSquare;
    vectors.transparent = options.transparent;
    vectors.marginSquares = options.marginSquares;
    vectors.progress = progress;
    return options.format == ExportFormat::Svg ? exportSvg(path, scenario, content, vectors)
                                               : exportPdf(path, scenario, content, vectors);
}

Result<void> exportBundle(const QString& path, const Scenario& scenario, const ExportOptions& options)
{
    const auto bundle = makeBundle(scenario, options.packFolders);
    return bundle ? saveText(path, writeBundle(*bundle), bundle_limits::fileBytes)
                  : Result<void>(bundle.error());
}

Result<void> exportOneFile(const QString& path, const Scenario& scenario, const Content& content,
                           const ExportOptions& options, int pixelsPerSquare, const Progress& progress)
{
    switch (options.format) {
    case ExportFormat::Png:
        return exportPng(
            path, scenario, content,
            {options.paint, pixelsPerSquare, options.transparent, options.marginSquares, progress});
    case ExportFormat::Bundle: return exportBundle(path, scenario, options);
    case ExportFormat::Scenario: return saveFile(path, QByteArray::fromStdString(writeScenario(scenario)));
    default: return exportVectors(path, scenario, content, options, pixelsPerSquare, progress);
    }
}

/// One level for a virtual tabletop.
Result<QStringList> exportLevel(const QString& path, const Scenario& scenario, const Content& content,
                                const ExportOptions& options, const UvttOptions& tabletop)
{
    if (options.format == ExportFormat::Foundry)
        return exportFoundry(path, scenario, content, tabletop, options.language);
    if (const auto written = exportUvtt(path, scenario, content, tabletop); !written)
        return written.error();
    return QStringList{path};
}

Result<QStringList> exportTabletop(const QString& path, const Scenario& scenario, const Content& content,
                                   const ExportOptions& options, int pixels, const Progress& progress)
{
    UvttOptions tabletop{options.paint, pixels, options.allLevels, progress};
    if (!options.allLevels)
        return exportLevel(path, scenario, content, options, tabletop);
    QStringList written;
    const int levels = int(scenario.levels.size());
    for (int level = 0; level < levels; ++level) {
        if (extentOf(scenario, content, level).isEmpty())
            continue;
        tabletop.paint.level = level;
        tabletop.progress = [&, level](double done) { return goesOn(progress, (level + done) / levels); };
        const auto files = exportLevel(fileOfLevel(path, level), scenario, content, options, tabletop);
        if (!files)
            return files.error();
        written += *files;
    }
    return written;
}

/// "dungeon" and ".dd2vtt" of a path that names its format.
qsizetype endingOf(const QString& path, ExportFormat format)
{
    const qsizetype usual = qsizetype(nameOf(format).size()) + 1;
    return path.endsWith(u".uvtt", Qt::CaseInsensitive) ? 5 : usual;
}

} // namespace

QString fileOfLevel(const QString& path, int level)
{
    const auto format = formatOf(path);
    const qsizetype at = path.size() - (format ? endingOf(path, *format) : 0);
    return path.left(at) + u'-' + QString::number(level + 1) + path.mid(at);
}

std::optional<ExportFormat> formatOf(const QString& path)
{
    for (const auto& [format, ending] : enumNames<ExportFormat>)
        if (path.endsWith(u'.' + QString::fromUtf8(ending.data(), qsizetype(ending.size())),
                          Qt::CaseInsensitive))
            return format;
    // Some tabletops know the format by its other ending.
    return path.endsWith(u".uvtt", Qt::CaseInsensitive) ? std::optional(ExportFormat::Uvtt) : std::nullopt;
}

bool isDrawing(ExportFormat format)
{
    return format != ExportFormat::Bundle && format != ExportFormat::Scenario;
}

bool isPicture(ExportFormat format)
{
    return format == ExportFormat::Png || format == ExportFormat::Svg || format == ExportFormat::Pdf;
}

bool isTabletop(ExportFormat format)
{
    return format == ExportFormat::Uvtt || format == ExportFormat::Foundry;
}

int usualPixelsPerSquare(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Svg:
    case ExportFormat::Pdf: return trueSquarePixels;
    case ExportFormat::Uvtt:
    case ExportFormat::Foundry: return UvttOptions().pixelsPerSquare;
    case ExportFormat::Tiled: return TiledOptions().pixelsPerSquare;
    default: return PngOptions().pixelsPerSquare;
    }
}

int mostPixelsPerSquareOf(ExportFormat format)
{
    return format == ExportFormat::Tiled ? mostTiledPixels : mostPixelsPerSquare;
}

Result<QStringList> exportScenario(const QString& path, const Scenario& scenario, const Content& content,
                                   const ExportOptions& options, const Progress& progress)
{
    const int pixels =
        options.pixelsPerSquare > 0 ? options.pixelsPerSquare : usualPixelsPerSquare(options.format);
    if (pixels > mostPixelsPerSquareOf(options.format))
        return Error{path.toStdString(),
                     {QT_TRANSLATE_NOOP("Engine", "squares of this format have at most %1 pixels"),
                      {std::to_string(mostPixelsPerSquareOf(options.format))}}};
    if (isTabletop(options.format))
        return exportTabletop(path, scenario, content, options, pixels, progress);
    if (options.format == ExportFormat::Tiled)
        return exportTiled(path, scenario, content, {options.paint, pixels, options.language, progress});
    if (const auto written = exportOneFile(path, scenario, content, options, pixels, progress); !written)
        return written.error();
    return QStringList{path};
}

} // namespace delve::mageknight
