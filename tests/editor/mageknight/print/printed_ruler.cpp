// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/mageknight/print/printed_ruler.h"

#include "tests/editor/mageknight/print/printed_pages.h"

#include <QTest>

namespace delve::mageknight::test {

namespace {

double pixels(double millimetres, double dotsPerInch)
{
    return millimetres / 25.4 * dotsPerInch;
}

/// The line of a ruler, on a picture on which it lies level.
struct RulerLine
{
    int y = -1;
    int left = 0;
    int right = 0;
};

/// The first row with an unbroken dark run of about the given length, from below or from above.
RulerLine findRuler(const QImage& image, double length, bool fromBelow)
{
    for (int i = 0; i < image.height(); ++i) {
        const int y = fromBelow ? image.height() - 1 - i : i;
        int run = 0;
        for (int x = 0; x < image.width(); ++x) {
            if (darkness(image, x, y) > 100) {
                ++run;
                continue;
            }
            if (std::abs(run - length) < length * 0.005)
                return {y, x - run, x};
            run = 0;
        }
    }
    return {};
}

/// The marks of a ruler along one row: centres of dark runs.
std::vector<double> marksOf(const QImage& image, const RulerLine& ruler, int y)
{
    std::vector<double> marks;
    double weight = 0;
    double sum = 0;
    for (int x = std::max(0, ruler.left - 10); x < std::min(image.width(), ruler.right + 10); ++x) {
        const int dark = darkness(image, x, y);
        if (dark > 40) {
            weight += dark;
            sum += dark * (x + 0.5);
        } else if (weight > 0) {
            marks.push_back(sum / weight);
            weight = sum = 0;
        }
    }
    return marks;
}

/// The lowest row of the line of millimetres above that of inches, and how far it goes.
RulerLine lineAbove(const QImage& image, const RulerLine& inches, double length)
{
    for (int y = inches.y - 2; y > inches.y - 60; --y) {
        int run = 0;
        for (int x = std::max(0, inches.left - 5); x < image.width(); ++x) {
            if (darkness(image, x, y) > 100) {
                ++run;
                continue;
            }
            if (std::abs(run - length) < length * 0.005)
                return {y, x - run, x};
            run = 0;
        }
    }
    return {};
}

} // namespace

void checkRuler(const QImage& page, double dotsPerInch, double millimetres, double inches, bool fromBelow)
{
    const RulerLine ruler = findRuler(page, pixels(inches, dotsPerInch), fromBelow);
    QVERIFY(ruler.y > 0);
    const double pixel = 25.4 / dotsPerInch;
    // The marks at both ends stand out by half of their width, which may darken the pixels of the line.
    const double inexact = 1.5 * pixel + 0.075;
    const double bar = (ruler.right - ruler.left) * pixel;
    QVERIFY2(std::abs(bar - inches) <= inexact, qPrintable(QString::number(bar)));
    const RulerLine upper = lineAbove(page, ruler, pixels(millimetres, dotsPerInch));
    QVERIFY(upper.y > 0);
    const double upperBar = (upper.right - upper.left) * pixel;
    QVERIFY2(std::abs(upperBar - millimetres) <= inexact, qPrintable(QString::number(upperBar)));
    const auto lengthOf = [&](double from, double to) { return (to - from) / dotsPerInch * 25.4; };
    // Only the marks of tens and of inches reach this far from the line.
    const int far = int(pixels(2.7, dotsPerInch));
    const auto tens = marksOf(page, upper, upper.y - far);
    QCOMPARE(tens.size(), std::size_t(11));
    QVERIFY2(std::abs(lengthOf(tens.front(), tens.back()) - millimetres) < 0.05,
             qPrintable(QString::number(lengthOf(tens.front(), tens.back()))));
    for (std::size_t i = 0; i + 1 < tens.size(); ++i)
        QVERIFY(std::abs(lengthOf(tens[i], tens[i + 1]) - millimetres / 10) < 0.06);
    const auto inchMarks = marksOf(page, ruler, ruler.y + far);
    QCOMPARE(inchMarks.size(), std::size_t(5));
    QVERIFY(std::abs(lengthOf(inchMarks.front(), inchMarks.back()) - inches) < 0.05);
}

} // namespace delve::mageknight::test
