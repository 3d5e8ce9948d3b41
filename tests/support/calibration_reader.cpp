// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/calibration_reader.h"

#include "tests/support/printed_file.h"

#include <QTest>

#include <cmath>

namespace delve::test {

namespace {

constexpr int dotsPerInch = 600;

double pixels(double millimetres)
{
    return millimetres / 25.4 * dotsPerInch;
}

/// The middles of the dark marks beside a point, in millimetres from it along the scale; `aside` is where
/// the band that is looked at begins, across the scale.
std::vector<double> marksAt(const QImage& page, const QPointF& middle, bool isUpright, double aside,
                            double reach)
{
    std::vector<double> profile;
    const int first = int(pixels(-reach)), last = int(pixels(reach));
    for (int along = first; along <= last; ++along) {
        int dark = 0;
        for (int across = int(pixels(aside)); across < int(pixels(aside + 1)); ++across) {
            const int x = int(pixels(middle.x())) + (isUpright ? across : along);
            const int y = int(pixels(middle.y())) + (isUpright ? along : across);
            if (page.rect().contains(x, y))
                dark += darkness(page, x, y);
        }
        profile.push_back(dark / pixels(1));
    }
    std::vector<double> marks;
    double weight = 0, sum = 0;
    for (std::size_t i = 0; i < profile.size(); ++i) {
        if (profile[i] > 60) {
            weight += profile[i];
            sum += profile[i] * (first + double(i) + 0.5);
        } else if (weight > 0) {
            marks.push_back(sum / weight / dotsPerInch * 25.4);
            weight = 0;
            sum = 0;
        }
    }
    return marks;
}

double nearest(const std::vector<double>& marks, double to)
{
    double best = 1e9;
    for (const double mark : marks)
        if (std::abs(mark - to) < std::abs(best - to))
            best = mark;
    return best;
}

/// Reads a pair of scales. `slip` is how far the marks of the back have moved across the scale: eyes follow.
ScaleReading readScales(const QImage& front, const QImage& back, const ScalePlace& place, double slip)
{
    ScaleReading reading;
    const auto pointer = marksAt(back, place.coarse, place.isUpright, slip + 1, 8);
    const auto coarse = marksAt(front, place.coarse, place.isUpright, -1.5, 7);
    if (pointer.size() != 1 || coarse.size() != 25)
        QTest::qFail("the coarse scale cannot be read", __FILE__, __LINE__);
    else
        reading.coarse = std::round(nearest(coarse, pointer.front()) * 2) / 2;
    const auto fronts = marksAt(front, place.fine, place.isUpright, -2.6, 22);
    const auto backs = marksAt(back, place.fine, place.isUpright, slip + 1.2, 30);
    if (fronts.size() != 21)
        QTest::qFail("the fine scale cannot be read", __FILE__, __LINE__);
    double best = 1e9;
    for (std::size_t i = 0; i < fronts.size(); ++i)
        if (const double off = std::abs(nearest(backs, fronts[i]) - fronts[i]); off < best) {
            best = off;
            reading.fine = (int(i) - 10) * 0.1;
        }
    return reading;
}

} // namespace

CalibrationReading readCalibrationSheet(const PageOptions& options, const BackShift& missed)
{
    const PrintedFile sheet(planCalibration(options, QStringLiteral("Test printer")));
    const QImage front = sheet.raster(1, dotsPerInch);
    const QImage back = backSeenThrough(sheet.raster(2, dotsPerInch), options.duplex == Duplex::LongEdge,
                                        missed, dotsPerInch);
    const auto places = scalePlaces(options.paper.millimetres);
    const auto readAt = [&](std::size_t i) {
        // What is left of it on the sheet.
        return readScales(front, back, places[i],
                          places[i].isUpright ? missed.right - options.backShift.right
                                              : missed.down - options.backShift.down);
    };
    return {readAt(0), readAt(1), readAt(2), readAt(3)};
}

} // namespace delve::test
