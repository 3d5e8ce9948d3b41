// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of printers: an error with a place, or calibrations that survive being written and read, and
// shift no back farther than a sheet can show.

#include "editor/print/calibrations.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

#include <cmath>

using namespace delve;
using namespace delve::fuzz;

DELVE_FUZZ_TARGET(calibrations)
{
    const auto calibrations = parseCalibrations(text);
    if (!calibrations)
        return requirePlaced(calibrations.error(), text);
    const std::string written = writeCalibrations(*calibrations);
    const auto again = parseCalibrations(written);
    requireRead(again);
    require(again->size() == calibrations->size(), "every printer is there again");
    require(writeCalibrations(*again) == written, "the same calibrations give the same bytes");
    for (const auto& [tray, shift] : *calibrations) {
        require(std::abs(shift.right) <= farthestShift && std::abs(shift.down) <= farthestShift,
                "a back stays near its front");
        require(std::abs(shift.degrees) <= farthestTurn, "a back stays upright");
        require(!tray.paper.empty(), "a calibration is for some paper");
    }
}
