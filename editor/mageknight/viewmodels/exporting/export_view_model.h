// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/export/export_scenario.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/viewmodels/shell/background_job.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// What the export dialog chooses from, and the export itself, which runs beside the window. Enumerations are
/// numbers, in the order of the lists beside them.
class ExportViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(delve::BackgroundJob* job READ job CONSTANT)
    Q_PROPERTY(int format READ format WRITE setFormat NOTIFY formatChanged)
    Q_PROPERTY(int pixelsPerSquare MEMBER m_pixelsPerSquare NOTIFY optionsChanged)
    Q_PROPERTY(int style MEMBER m_style NOTIFY optionsChanged)
    Q_PROPERTY(int level MEMBER m_level NOTIFY optionsChanged)
    Q_PROPERTY(bool transparent MEMBER m_transparent NOTIFY optionsChanged)
    Q_PROPERTY(bool grid MEMBER m_grid NOTIFY optionsChanged)
    Q_PROPERTY(bool arcs MEMBER m_arcs NOTIFY optionsChanged)
    Q_PROPERTY(bool pieces MEMBER m_pieces NOTIFY optionsChanged)
    Q_PROPERTY(bool notes MEMBER m_notes NOTIFY optionsChanged)

    Q_PROPERTY(QStringList formatNames READ formatNames CONSTANT)
    Q_PROPERTY(QStringList formatDescriptions READ formatDescriptions CONSTANT)
    Q_PROPERTY(bool isDrawing READ isDrawing NOTIFY formatChanged)
    Q_PROPERTY(bool isPicture READ isPicture NOTIFY formatChanged)
    Q_PROPERTY(int mostPixels READ mostPixels NOTIFY formatChanged)
    /// How large the drawing becomes, in words; empty for what is none.
    Q_PROPERTY(QString extent READ extent NOTIFY optionsChanged)
    Q_PROPERTY(QString suffix READ suffix NOTIFY formatChanged)
    Q_PROPERTY(QString filter READ filter NOTIFY formatChanged)
    /// The file beside the document that a dialog begins with.
    Q_PROPERTY(QUrl proposedFile READ proposedFile NOTIFY formatChanged)

public:
    explicit ExportViewModel(QObject* parent = nullptr);

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    BackgroundJob* job() { return &m_job; }
    int format() const { return int(m_format); }
    void setFormat(int format);

    QStringList formatNames() const;
    QStringList formatDescriptions() const;
    bool isDrawing() const { return delve::mageknight::isDrawing(m_format); }
    bool isPicture() const { return delve::mageknight::isPicture(m_format); }
    int mostPixels() const { return mostPixelsPerSquareOf(m_format); }
    QString extent() const;
    QString suffix() const;
    QString filter() const;
    QUrl proposedFile() const;

    Q_INVOKABLE void exportTo(const QUrl& file);

signals:
    void documentChanged();
    void formatChanged();
    void optionsChanged();

private:
    ExportOptions options() const;

    QPointer<ScenarioViewModel> m_document;
    BackgroundJob m_job;
    ExportFormat m_format = ExportFormat::Png;
    int m_pixelsPerSquare = usualPixelsPerSquare(ExportFormat::Png);
    int m_style = int(RenderStyle::FullColour);
    int m_level = 0;
    bool m_transparent = false;
    bool m_grid = true;
    bool m_arcs = true;
    bool m_pieces = true;
    bool m_notes = false;
};

} // namespace delve::mageknight
