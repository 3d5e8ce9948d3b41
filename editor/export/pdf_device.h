// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/pdf_rewrite.h"

#include <QImage>
#include <QPaintDevice>
#include <QRectF>
#include <QTemporaryFile>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>

class QIODevice;
class QPainter;
class QPdfWriter;

namespace delve {

class PdfEngine;

/// Paints into a QPdfWriter in whole dots. The writer gives every broken number nine digits and names a
/// colour anew for each shape; most of the time of a page then goes into packing those digits. Whole numbers
/// are short, curves of a few dots are lines, and what does not change is not said again. Text stays text.
/// What Qt's writer cannot say, forms and exact boxes, is put in when the file is finished.
class PdfDevice : public QPaintDevice
{
public:
    explicit PdfDevice(QIODevice& target);
    ~PdfDevice() override;

    /// For titles and pages; it is this device that is painted on.
    QPdfWriter& writer() { return *m_writer; }

    /// The size of the pages to come, without margins.
    void setPaper(const QSizeF& millimetres);

    QPaintEngine* paintEngine() const override;

    /// Paints what looks the same wherever it is moved to, and has this name alone. The file holds it once,
    /// however often it is shown. It must not reach out of its area, and can do no more than `pdfFormOf`.
    void paintShared(QPainter& painter, const std::string& name, const QRectF& area,
                     const std::function<void(QPainter&)>& paint);

    /// Paints what lies in an area as a part of a layer of the file, which readers can switch off. It can do
    /// no more than `pdfFormOf`.
    void paintLayer(QPainter& painter, const QString& layer, const QRectF& area,
                    const std::function<void(QPainter&)>& paint);

    /// Colours become greys, for black ink alone. Said before anything is painted.
    void setGrey(bool grey);

    /// Ends the file, once painting has ended, and gives its first pages these boxes. False if the target
    /// refused any of it.
    bool finish(const std::vector<PdfBoxes>& boxes = {});

    /// Why what was painted could not be kept until the file is finished; empty if it was.
    QString fault() const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    /// Shows a form with the corner of its area at a place, in dots.
    void show(QPainter& painter, const QImage& placeholder, const QPointF& corner);
    QImage addForm(QPainter& painter, const QRectF& area, const std::function<void(QPainter&)>& paint);

    QIODevice& m_target;
    QTemporaryFile m_file; ///< as Qt writes it
    std::unique_ptr<QPdfWriter> m_writer;
    std::unique_ptr<PdfEngine> m_engine;
    std::map<std::pair<std::string, std::array<double, 4>>, QImage> m_shared; ///< what stands for it
                                                                              ///< on pages, by name and scale
    std::vector<PdfForm> m_forms;
    bool m_grey = false;
};

} // namespace delve
