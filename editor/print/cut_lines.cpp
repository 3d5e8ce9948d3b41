// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/cut_lines.h"

#include "editor/export/pdf_device.h"

#include <QCoreApplication>

namespace delve {

void paintCutLines(QPainter& painter, const QRectF& area, const std::function<void(QPainter&)>& paint)
{
    painter.save();
    if (auto* const pdf = dynamic_cast<PdfDevice*>(painter.device()))
        pdf->paintLayer(painter, QCoreApplication::translate("Print", "Cut lines"), area, paint);
    else
        paint(painter);
    painter.restore();
}

} // namespace delve
