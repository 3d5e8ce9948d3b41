// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace delve::mageknight::test {

/// Measures a ruler in pixels: its length in both measures, and that its marks are evenly apart. Fails the
/// running test if it is not true.
void checkRuler(const QImage& page, double dotsPerInch, double millimetres, double inches,
                bool fromBelow = true);

} // namespace delve::mageknight::test
