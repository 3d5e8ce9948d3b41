// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/calibration_sheet.h"

namespace delve::test {

/// What a person writes down of a calibration sheet that a printer printed which misses the back like this.
/// The running test fails if the sheet cannot be read.
CalibrationReading readCalibrationSheet(const PageOptions& options, const BackShift& missed);

} // namespace delve::test
