// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace delve {

/// Where a piece came to lie: on which sheet, and turned by a quarter or not.
struct PackedPiece
{
    int sheet = 0;
    QRectF area;
    bool turned = false;
};

/// Lays pieces onto as few sheets as it finds: several orders and rules are tried, the best result is kept.
/// The first sheet may be smaller than the others. Pieces that fit on no sheet are an error of the caller.
/// The result is in the order of the pieces; the same pieces give the same sheets.
std::vector<PackedPiece> packPieces(const std::vector<QSizeF>& pieces, const QSizeF& firstSheet,
                                    const QSizeF& otherSheets);

/// Whether a piece fits onto a sheet, upright or turned.
bool fits(const QSizeF& piece, const QSizeF& sheet);

/// The number of sheets that a packing uses.
int sheetCount(const std::vector<PackedPiece>& packed);

} // namespace delve
