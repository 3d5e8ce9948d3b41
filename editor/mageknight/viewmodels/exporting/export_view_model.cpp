// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/exporting/export_view_model.h"

#include "editor/mageknight/document/installed_content.h"
#include "editor/text/enum_words.h"
#include "editor/viewmodels/canvas/chosen_style.h"
#include "editor/viewmodels/document/file_choice.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

void ExportViewModel::setDocument(ScenarioViewModel* document)
{
    if (m_document == document)
        return;
    m_document = document;
    setLevel(std::min(level(), m_document ? int(m_document->levelNames().size()) - 1 : 0));
    emit documentChanged();
    beginAnew();
}

void ExportViewModel::suggestOptions()
{
    m_grid = isPicture(); // tabletops and Tiled draw a grid of their own
    if (isTabletop())
        m_pieces = false; // players look at the picture: it must not show what waits for them
}

QStringList ExportViewModel::formatNames() const
{
    return wordsOf<ExportFormat>([](ExportFormat value) {
        switch (value) {
        case ExportFormat::Png: return tr("PNG picture");
        case ExportFormat::Svg: return tr("SVG drawing");
        case ExportFormat::Pdf: return tr("PDF drawing");
        case ExportFormat::Uvtt: return tr("Virtual tabletop");
        case ExportFormat::Foundry: return tr("Foundry VTT scene");
        case ExportFormat::Tiled: return tr("Tiled map");
        case ExportFormat::Bundle: return tr("Bundle");
        case ExportFormat::Scenario: return tr("Scenario file");
        }
        return QString();
    });
}

QStringList ExportViewModel::formatDescriptions() const
{
    return wordsOf<ExportFormat>([](ExportFormat value) {
        switch (value) {
        case ExportFormat::Png: return tr("One level as a picture of pixels, for screens and web pages.");
        case ExportFormat::Svg:
            return tr("One level as vectors, with a named group for each layer and piece.");
        case ExportFormat::Pdf: return tr("One level as vectors, on one page as large as it.");
        case ExportFormat::Uvtt:
            return tr("Universal VTT (.dd2vtt): picture, walls, doors and lights for virtual tabletops.");
        case ExportFormat::Foundry:
            return tr(
                "A scene for Foundry VTT (.foundry.json) with walls, doors, lights, notes and hidden tokens, "
                "and its picture beside it.");
        case ExportFormat::Tiled:
            return tr("A .tmj map for the editor Tiled, with its tilesets as pictures beside it.");
        case ExportFormat::Bundle:
            return tr("The scenario with all packs it uses in one file, for a friend who has none of them.");
        case ExportFormat::Scenario: return tr("The scenario alone; whoever opens it needs the same packs.");
        }
        return QString();
    });
}

QString ExportViewModel::extent() const
{
    if (!m_document || !isDrawing())
        return {};
    const QRect squares = extentOf(m_document->model().scenario(), m_document->model().content(), level());
    if (squares.isEmpty())
        return tr("This level is empty.");
    const QLocale locale;
    return tr("%1 × %2 squares, about %3 × %4 pixels")
        .arg(locale.toString(squares.width()), locale.toString(squares.height()),
             locale.toString((squares.width() + 1) * pixels()),
             locale.toString((squares.height() + 1) * pixels()));
}

QString ExportViewModel::suffix() const
{
    const std::string_view ending = nameOf(exportFormat());
    return QString::fromUtf8(ending.data(), qsizetype(ending.size()));
}

QUrl ExportViewModel::proposedFile() const
{
    return m_document ? delve::proposedFile(*m_document, suffix()) : QUrl();
}

ExportOptions ExportViewModel::options() const
{
    ExportOptions options;
    options.format = exportFormat();
    options.paint.style = chosenStyle(style());
    options.paint.level = level();
    options.paint.layers = LayerSet::of(m_pieces, m_notes);
    options.paint.grid = m_grid;
    options.paint.arcs = m_arcs;
    options.pixelsPerSquare = pixels();
    options.transparent = isTransparent();
    if (m_wholeMargin && isPicture())
        options.marginSquares = 1;
    options.allLevels = m_allLevels && isTabletop();
    options.language = QLocale().name().toStdString();
    options.packFolders = installedPackFolders();
    return options;
}

MapExport::Writer ExportViewModel::writer() const
{
    if (!m_document)
        return {};
    return [scenario = m_document->model().scenario(), &content = m_document->model().content(),
            options = options()](const QString& path, const Progress& progress) {
        return exportScenario(path, scenario, content, options, progress);
    };
}

} // namespace delve::mageknight
