// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_scenario.h"

#include "editor/document/save_file.h"
#include "editor/document/save_text.h"
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
        return exportPng(path, scenario, content,
                         {options.paint, pixelsPerSquare, options.transparent, progress});
    case ExportFormat::Uvtt:
        return exportUvtt(path, scenario, content, {options.paint, pixelsPerSquare, progress});
    case ExportFormat::Bundle: return exportBundle(path, scenario, options);
    case ExportFormat::Scenario: return saveFile(path, QByteArray::fromStdString(writeScenario(scenario)));
    default: return exportVectors(path, scenario, content, options, pixelsPerSquare, progress);
    }
}

} // namespace

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

int usualPixelsPerSquare(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Svg:
    case ExportFormat::Pdf: return trueSquarePixels;
    case ExportFormat::Uvtt: return UvttOptions().pixelsPerSquare;
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
    if (options.format == ExportFormat::Tiled)
        return exportTiled(path, scenario, content, {options.paint, pixels, options.language, progress});
    if (const auto written = exportOneFile(path, scenario, content, options, pixels, progress); !written)
        return written.error();
    return QStringList{path};
}

} // namespace delve::mageknight
