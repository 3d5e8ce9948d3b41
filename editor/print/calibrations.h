// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/page_setup.h"
#include "engine/base/result.h"

#include <QString>

#include <compare>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace delve {

/// What a calibration holds for. The empty name of a printer stands for PDF files, which go to printers that
/// we do not know; the empty tray for the usual one.
struct PrinterTray
{
    std::string printer;
    std::string tray;
    std::string paper; ///< the name of its size: A4

    friend auto operator<=>(const PrinterTray&, const PrinterTray&) = default;
};

/// How printers miss the backs of sheets, as their calibration sheets showed.
using Calibrations = std::map<PrinterTray, BackShift>;

/// So far, in millimetres, a calibration sheet can be read; and so many degrees no printer turns a sheet.
inline constexpr double farthestShift = 8;
inline constexpr double farthestTurn = 3;

/// Where they are kept: delvewright/printers.json among the user's data, or what the environment variable
/// DELVEWRIGHT_PRINTERS says. The file need not exist.
QString calibrationFile();

/// Reads them strictly; errors name the place as a JSON pointer.
Result<Calibrations> parseCalibrations(std::string_view text);
/// The canonical text: lengths in micrometres, angles in thousandths of a degree.
std::string writeCalibrations(const Calibrations& calibrations);

/// What the file says; without a file, nothing is calibrated.
Result<Calibrations> loadCalibrations(const QString& path);
/// Changes what the file says now; what other programs wrote meanwhile stays.
Result<Calibrations> changeCalibrations(const QString& path,
                                        const std::function<void(Calibrations&)>& change);

/// None if it was never calibrated.
BackShift shiftOf(const Calibrations& calibrations, const PrinterTray& tray);

} // namespace delve
