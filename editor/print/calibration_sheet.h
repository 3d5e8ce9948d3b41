// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/print_plan.h"

namespace delve {

// A sheet that is printed on both sides, held against the light and read: in two of its corners, a coarse
// scale (0.5 mm, up to 6 mm) and a fine one (0.1 mm) tell how far the back has slipped across and down. From
// the two corners follow offset and angle.

/// What is read on a pair of scales. Right and down are positive.
struct ScaleReading
{
    double coarse = 0; ///< the mark that the pointer of the back stands at
    double fine = 0;   ///< the mark that makes one line with a mark of the back, whichever that is

    /// The fine scale repeats every 2 mm; the coarse one tells which of them is meant.
    double millimetres() const;
};

inline constexpr double farthestCoarse = 6;
inline constexpr double farthestFine = 1;
inline constexpr double fineRepeats = 2;

/// All that is read: across and down, in the upper left and in the lower right corner of the front.
struct CalibrationReading
{
    ScaleReading firstAcross;
    ScaleReading firstDown;
    ScaleReading secondAcross;
    ScaleReading secondDown;
};

/// Where the middles of the scales lie on an upright sheet, in the order of CalibrationReading, in
/// millimetres from its corner.
struct ScalePlace
{
    QPointF coarse;
    QPointF fine;
    bool isUpright = false; ///< measures down
};
std::vector<ScalePlace> scalePlaces(const QSizeF& paper);

/// The shift that was read. An error if a number is beyond its scale, or the four do not go together.
Result<BackShift> shiftFrom(const CalibrationReading& reading, const QSizeF& paper);

/// Front and back of the sheet. `name` says what it is for: printer, tray. Its back is drawn against the
/// shift of the options, if there is one: then the scales should show nothing.
Result<PrintPlan> planCalibration(const PageOptions& options, const QString& name);

} // namespace delve
