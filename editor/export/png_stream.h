// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QImage>

#include <memory>

namespace delve {

/// Writes a PNG file row by row, so that a picture never has to be in memory as a whole.
class PngStream
{
public:
    /// `transparent` pictures have an alpha channel. `dotsPerMetre` is noted in the file if it is not 0.
    PngStream(QIODevice& device, QSize size, bool transparent, int dotsPerMetre = 0);
    ~PngStream();

    /// The next rows, from top to bottom: a picture as wide as the file, in the format of rowFormat(). False
    /// if the device refuses them.
    bool write(const QImage& rows);
    /// Ends the file after the last row.
    bool finish();

    QImage::Format rowFormat() const;

private:
    struct Writer;
    std::unique_ptr<Writer> m_writer;
};

} // namespace delve
