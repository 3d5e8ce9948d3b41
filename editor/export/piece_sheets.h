// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <map>
#include <vector>

namespace delve {

/// Pictures of one size on a sheet, each kept once.
class PieceSheet
{
public:
    explicit PieceSheet(QSize cell) : m_cell(cell) {}

    /// The number of the cell that shows this picture.
    int add(const QImage& picture);

    QSize cell() const { return m_cell; }
    int count() const { return int(m_pictures.size()); }
    int columns() const;
    /// The whole sheet, its cells row by row.
    QImage sheet() const;

private:
    QSize m_cell;
    std::vector<QImage> m_pictures;
    std::map<QByteArray, int> m_numbers; ///< by the hash of the picture
};

} // namespace delve
