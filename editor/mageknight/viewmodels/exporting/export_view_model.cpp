// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/exporting/export_view_model.h"

#include "editor/mageknight/document/installed_content.h"
#include "editor/mageknight/viewmodels/canvas/chosen_style.h"
#include "editor/text/enum_words.h"
#include "editor/viewmodels/document/file_choice.h"

#include <QDir>
#include <QLocale>

#include <algorithm>
#include <memory>

namespace delve::mageknight {

ExportViewModel::ExportViewModel(QObject* parent) : QObject(parent)
{
    connect(this, &ExportViewModel::documentChanged, this, &ExportViewModel::optionsChanged);
    connect(this, &ExportViewModel::formatChanged, this, &ExportViewModel::optionsChanged);
}

void ExportViewModel::setDocument(ScenarioViewModel* document)
{
    if (m_document == document)
        return;
    m_document = document;
    m_job.clear();
    m_level = std::min(m_level, m_document ? int(m_document->levelNames().size()) - 1 : 0);
    emit documentChanged();
    emit formatChanged();
}

void ExportViewModel::setFormat(int format)
{
    if (format == int(m_format) || format < 0 || format >= int(enumNames<ExportFormat>.size()))
        return;
    m_format = ExportFormat(format);
    m_pixelsPerSquare = usualPixelsPerSquare(m_format);
    // Tabletops and Tiled draw a grid of their own.
    m_grid = isPicture();
    m_job.clear();
    emit formatChanged();
}

QStringList ExportViewModel::formatNames() const
{
    return wordsOf<ExportFormat>([](ExportFormat value) {
        switch (value) {
        case ExportFormat::Png: return tr("PNG picture");
        case ExportFormat::Svg: return tr("SVG drawing");
        case ExportFormat::Pdf: return tr("PDF drawing");
        case ExportFormat::Uvtt: return tr("Virtual tabletop");
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
            return tr("Universal VTT (.dd2vtt): picture, walls and doors for virtual tabletops.");
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
    const QRect squares = extentOf(m_document->model().scenario(), m_document->model().content(), m_level);
    if (squares.isEmpty())
        return tr("This level is empty.");
    const QLocale locale;
    return tr("%1 × %2 squares, about %3 × %4 pixels")
        .arg(locale.toString(squares.width()), locale.toString(squares.height()),
             locale.toString((squares.width() + 1) * m_pixelsPerSquare),
             locale.toString((squares.height() + 1) * m_pixelsPerSquare));
}

QString ExportViewModel::suffix() const
{
    const std::string_view ending = nameOf(m_format);
    return QString::fromUtf8(ending.data(), qsizetype(ending.size()));
}

QString ExportViewModel::filter() const
{
    return QStringLiteral("%1 (*.%2)").arg(formatNames().at(int(m_format)), suffix());
}

QUrl ExportViewModel::proposedFile() const
{
    return m_document ? delve::proposedFile(*m_document, suffix()) : QUrl();
}

ExportOptions ExportViewModel::options() const
{
    ExportOptions options;
    options.format = m_format;
    options.paint.style = chosenStyle(m_style);
    options.paint.level = m_level;
    options.paint.layers = LayerSet::of(m_pieces, m_notes);
    options.paint.grid = m_grid;
    options.paint.arcs = m_arcs;
    options.pixelsPerSquare = m_pixelsPerSquare;
    options.transparent = m_transparent && isPicture();
    options.language = QLocale().name().toStdString();
    options.packFolders = installedPackFolders();
    return options;
}

void ExportViewModel::exportTo(const QUrl& file)
{
    if (!m_document)
        return;
    const auto scenario = std::make_shared<const Scenario>(m_document->model().scenario());
    m_job.start([scenario, &content = m_document->model().content(), options = options(),
                 path = chosenPath(file)](const Progress& progress) -> Result<QString> {
        const auto written = exportScenario(path, *scenario, content, options, progress);
        if (!written)
            return written.error();
        QStringList names;
        for (const QString& name : *written)
            names << QDir::toNativeSeparators(name);
        return tr("Saved as %1").arg(names.join(QStringLiteral(", ")));
    });
}

} // namespace delve::mageknight
