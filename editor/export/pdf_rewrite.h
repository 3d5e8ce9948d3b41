// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/pdf_form.h"

#include <QRectF>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <vector>

class QIODevice;

namespace delve {

/// How large a page is and what of it is cut out, in millimetres from its north-west corner. Qt's writer
/// knows whole points only.
struct PdfBoxes
{
    QSizeF paper;
    QRectF trim{};  ///< what is left after cutting; empty: the whole page
    QRectF bleed{}; ///< that, and the colour beyond the cut; empty: none is said
};

/// The size of the picture that stands for a form until the file is rewritten: no other picture has it.
QSize placeholderSize(std::size_t form);

/// Copies a PDF file that Qt wrote to a device: forms take the places of their pictures, and the first pages
/// get these boxes. False if the file is not what we expect, or the target refused any byte.
bool rewritePdf(const QString& written, const std::vector<PdfForm>& forms, const std::vector<PdfBoxes>& boxes,
                QIODevice& target);

} // namespace delve
