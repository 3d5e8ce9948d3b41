// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/page_setup.h"

#include <QString>

class QSettings;

namespace delve {

/// What the ruler of 100 mm measured on the paper of one printer: typed in once, remembered by the name of
/// the printer. The empty name stands for PDF files, which go to printers that we do not know.
struct MeasuredRuler
{
    double across = 100;
    double down = 100;

    PrinterCorrection correction() const { return PrinterCorrection::fromMeasured(across, down); }

    friend bool operator==(const MeasuredRuler&, const MeasuredRuler&) = default;
};

/// A ruler so far off is a slip of the pen, or the printer was told to fit the page.
inline constexpr double shortestMeasured = 80;
inline constexpr double longestMeasured = 120;

/// 100 mm, unless something sensible is remembered for the printer.
MeasuredRuler measuredRulerOf(const QSettings& settings, const QString& printer);
void rememberRuler(QSettings& settings, const QString& printer, const MeasuredRuler& measured);

} // namespace delve
