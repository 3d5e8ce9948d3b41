// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/print_plan.h"

#include <QImage>
#include <QString>
#include <QTemporaryDir>

#include <array>
#include <functional>
#include <vector>

namespace delve::test {

/// The programs that draw a page. They share no code, so that what both show is in the file.
enum class Renderer
{
    Poppler,
    Mupdf
};
inline constexpr std::array bothRenderers{Renderer::Poppler, Renderer::Mupdf};

/// A PDF file that was really written, seen through other programs: what our own code believes of it does not
/// count.
class PrintedFile
{
public:
    /// Prints a plan to this file.
    using Printing = std::function<Result<void>(const PrintPlan& plan, const QString& path)>;

    /// Prints, without more by writePdf; fails the running test if that, or the plan, does not work.
    explicit PrintedFile(
        Result<PrintPlan> plan, const Printing& print = [](const PrintPlan& made, const QString& path) {
            return writePdf(made, path);
        });

    const PrintPlan& plan() const { return m_plan; }
    int pageCount() const;
    /// Size of the paper in points, as the file says.
    QSizeF paperPoints() const;
    QImage raster(int page, int dotsPerInch) const; ///< by poppler; pages count from 1
    QImage raster(int page, int dotsPerInch, Renderer renderer) const;
    QByteArray text() const;
    /// What pdfinfo tells of boxes, in one line.
    QString boxes() const;
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

/// A printer that misses the back: a sheet as it is seen through from its front, the back moved and turned
/// like that. `sideways`: the sheet is turned over an upright edge.
QImage backSeenThrough(const QImage& back, bool sideways, const BackShift& missed, double dotsPerInch);

} // namespace delve::test
