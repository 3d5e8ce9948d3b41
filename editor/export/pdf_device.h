// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPaintDevice>
#include <QRectF>

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
class PdfStream;

/// Paints into a QPdfWriter in whole dots. The writer gives every broken number nine digits and names a
/// colour anew for each shape; most of the time of a page then goes into packing those digits. Whole numbers
/// are short, curves of a few dots are lines, and what does not change is not said again. Text stays text.
class PdfDevice : public QPaintDevice
{
public:
    explicit PdfDevice(QIODevice& target);
    ~PdfDevice() override;

    /// For titles, paper and pages; it is this device that is painted on.
    QPdfWriter& writer() { return *m_writer; }

    QPaintEngine* paintEngine() const override;

    /// Paints what looks the same wherever it is moved to, and has this name alone. The file holds it once,
    /// however often it is shown. It must not reach out of its area, and can do no more than `pdfFormOf`.
    void paintShared(QPainter& painter, const std::string& name, const QRectF& area,
                     const std::function<void(QPainter&)>& paint);

    /// Ends the file, once painting has ended. False if the target refused any of it.
    bool finish();

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    struct Shared
    {
        QImage picture; ///< that stands for it on the pages
        bool isForm = false;
    };

    std::unique_ptr<PdfStream> m_stream;
    std::unique_ptr<QPdfWriter> m_writer;
    std::unique_ptr<PdfEngine> m_engine;
    std::map<std::pair<std::string, std::array<double, 4>>, Shared> m_shared; ///< by name and scale
};

} // namespace delve
