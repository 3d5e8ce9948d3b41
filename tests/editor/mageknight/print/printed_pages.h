// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/plan_print.h"

#include <QImage>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <vector>

namespace delve::mageknight::test {

/// One of the shipped samples.
std::shared_ptr<const Scenario> sampleScenario(const std::string& name);

/// A scenario of tiles beside each other, in a row.
std::shared_ptr<const Scenario> rowOfTiles(const std::vector<std::string>& tiles);

/// A PDF file that was really written, seen through poppler: what our own code believes of it does not count.
class PrintedPages
{
public:
    /// Prints a plan to this file.
    using Printing = std::function<Result<void>(const PrintPlan& plan, const QString& path)>;

    /// Plans and prints, without more by writePdf; fails the running test if that does not work.
    PrintedPages(
        std::shared_ptr<const Scenario> scenario, const PrintOptions& options,
        const Printing& print = [](const PrintPlan& plan, const QString& path) {
            return writePdf(plan, path);
        });

    const PrintPlan& plan() const { return m_plan; }
    int pageCount() const;
    /// Size of the paper in points, as the file says.
    QSizeF paperPoints() const;
    QImage raster(int page, int dotsPerInch) const; ///< pages count from 1
    QByteArray text() const;
    /// Words with their boxes in points, page by page.
    struct Word
    {
        int page;
        QRectF box;
        QString text;
    };
    std::vector<Word> words() const;

private:
    QByteArray run(const QString& program, const QStringList& arguments) const;

    QTemporaryDir m_folder;
    QString m_file;
    PrintPlan m_plan;
};

/// Darkness of a pixel, from 0 (white) to 255.
inline int darkness(const QImage& image, int x, int y)
{
    return 255 - qGray(image.pixel(x, y));
}

/// The mean difference of two pictures of one size in RGB32 over all channels, 0 to 255.
double meanDifference(const QImage& a, const QImage& b);

} // namespace delve::mageknight::test
