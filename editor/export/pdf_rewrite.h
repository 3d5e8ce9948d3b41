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

/// What Qt's writer cannot say.
struct PdfAdditions
{
    std::vector<PdfForm> forms;
    std::vector<PdfBoxes> boxes; ///< of the first pages
    bool grey = false;           ///< all colours are greys, and are to be given as such
};

/// Copies a PDF file that Qt wrote to a device: forms take the places of their pictures, layers and boxes are
/// added, and fonts of which the file has a part say so in their names. False if the file is not what we
/// expect, or the target refused any byte.
bool rewritePdf(const QString& written, const PdfAdditions& additions, QIODevice& target);

} // namespace delve
