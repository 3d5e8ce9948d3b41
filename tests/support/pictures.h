// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <cstdlib>

namespace delve::test {

/// How much two equally large pictures differ on average, from 0 to 1. Where they are transparent their
/// colour does not count. Pictures of different size differ entirely.
inline double difference(const QImage& first, const QImage& second)
{
    if (first.size() != second.size() || first.isNull())
        return 1;
    const QImage a = first.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const QImage b = second.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        const uchar* p = a.constScanLine(y);
        const uchar* q = b.constScanLine(y);
        qint64 row = 0;
        for (int i = 0; i < a.width() * 4; ++i)
            row += std::abs(p[i] - q[i]);
        sum += double(row);
    }
    return sum / (4.0 * 255 * a.width() * a.height());
}

/// The largest difference of any block of so many pixels: a missing thing shows here, noise does not.
inline double worstBlock(const QImage& a, const QImage& b, int side)
{
    double worst = 0;
    for (int y = 0; y < a.height(); y += side)
        for (int x = 0; x < a.width(); x += side) {
            const QRect block = QRect(x, y, side, side) & a.rect();
            worst = std::max(worst, difference(a.copy(block), b.copy(block)));
        }
    return worst;
}

inline bool hasProgram(const char* name)
{
    return !QStandardPaths::findExecutable(QString::fromLatin1(name)).isEmpty();
}

/// Runs another program without a display; true if it ended well.
inline bool runOther(const char* name, const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QString::fromLatin1(name), arguments);
    return process.waitForFinished(60'000) && process.exitCode() == 0;
}

} // namespace delve::test
