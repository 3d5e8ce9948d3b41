// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/export/export_scenario.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/viewmodels/exporting/map_export.h"

#include <QPointer>

namespace delve::mageknight {

/// The formats that dungeons are exported to.
class ExportViewModel : public delve::MapExport // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(bool grid MEMBER m_grid NOTIFY optionsChanged)
    Q_PROPERTY(bool arcs MEMBER m_arcs NOTIFY optionsChanged)
    Q_PROPERTY(bool pieces MEMBER m_pieces NOTIFY optionsChanged)
    /// Pictures: one whole square around the dungeon, so that grids of other programs fit.
    Q_PROPERTY(bool wholeMargin MEMBER m_wholeMargin NOTIFY optionsChanged)
    /// Tabletops: a file for each level, all with the same corner.
    Q_PROPERTY(bool allLevels MEMBER m_allLevels NOTIFY optionsChanged)
    Q_PROPERTY(bool isTabletop READ isTabletop NOTIFY formatChanged)
    Q_PROPERTY(bool notes MEMBER m_notes NOTIFY optionsChanged)

public:
    explicit ExportViewModel(QObject* parent = nullptr)
        : MapExport(usualPixelsPerSquare(ExportFormat::Png), parent)
    {}

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);

    QStringList formatNames() const override;
    QStringList formatDescriptions() const override;
    bool isDrawing() const override { return delve::mageknight::isDrawing(exportFormat()); }
    bool isTabletop() const { return delve::mageknight::isTabletop(exportFormat()); }
    bool isPicture() const override { return delve::mageknight::isPicture(exportFormat()); }
    int mostPixels() const override { return mostPixelsPerSquareOf(exportFormat()); }
    QString extent() const override;
    QString suffix() const override;
    QUrl proposedFile() const override;

signals:
    void documentChanged();

protected:
    int usualPixels() const override { return usualPixelsPerSquare(exportFormat()); }
    void suggestOptions() override;
    Writer writer() const override;

private:
    ExportFormat exportFormat() const { return ExportFormat(format()); }
    ExportOptions options() const;

    QPointer<ScenarioViewModel> m_document;
    bool m_grid = true;
    bool m_arcs = true;
    bool m_pieces = true;
    bool m_notes = false;
    bool m_wholeMargin = false;
    bool m_allLevels = false;
};

} // namespace delve::mageknight
