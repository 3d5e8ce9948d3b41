// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/packing.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>

namespace delve {

namespace {

constexpr double tolerance = 1e-6;

/// Which of the free places a piece takes.
enum class Rule
{
    ShortSide, ///< where the least is left on its tighter side
    LongSide,  ///< where the least is left on its looser side
    Corner     ///< furthest up, then furthest left
};

struct Place
{
    QRectF area;
    bool turned = false;
    std::pair<double, double> rank; ///< smaller is better
};

/// One sheet, with all largest free rectangles; they may overlap.
class Sheet
{
public:
    explicit Sheet(const QSizeF& size) : m_free{QRectF(QPointF(0, 0), size)} {}

    std::optional<Place> find(const QSizeF& piece, Rule rule) const
    {
        std::optional<Place> best;
        for (const bool turned : {false, true}) {
            const QSizeF size = turned ? piece.transposed() : piece;
            if (turned && piece.width() == piece.height())
                break;
            for (const QRectF& room : m_free) {
                const double right = room.width() - size.width();
                const double below = room.height() - size.height();
                if (right < -tolerance || below < -tolerance)
                    continue;
                const auto rank = [&]() -> std::pair<double, double> {
                    switch (rule) {
                    case Rule::ShortSide: return {std::min(right, below), std::max(right, below)};
                    case Rule::LongSide: return {std::max(right, below), std::min(right, below)};
                    case Rule::Corner: break;
                    }
                    return {room.top() + size.height(), room.left()};
                }();
                if (!best || rank < best->rank)
                    best = Place{QRectF(room.topLeft(), size), turned, rank};
            }
        }
        return best;
    }

    void take(const QRectF& area)
    {
        std::vector<QRectF> rest;
        for (const QRectF& room : m_free) {
            if (!room.intersects(area.adjusted(tolerance, tolerance, -tolerance, -tolerance))) {
                rest.push_back(room);
                continue;
            }
            if (area.left() > room.left() + tolerance)
                rest.emplace_back(room.topLeft(), QPointF(area.left(), room.bottom()));
            if (area.right() < room.right() - tolerance)
                rest.emplace_back(QPointF(area.right(), room.top()), room.bottomRight());
            if (area.top() > room.top() + tolerance)
                rest.emplace_back(room.topLeft(), QPointF(room.right(), area.top()));
            if (area.bottom() < room.bottom() - tolerance)
                rest.emplace_back(QPointF(room.left(), area.bottom()), room.bottomRight());
        }
        m_free.clear();
        for (std::size_t i = 0; i < rest.size(); ++i) {
            bool inside = false;
            for (std::size_t j = 0; j < rest.size() && !inside; ++j)
                inside = i != j && rest[j].contains(rest[i]) && (rest[i] != rest[j] || j < i);
            if (!inside)
                m_free.push_back(rest[i]);
        }
    }

private:
    std::vector<QRectF> m_free;
};

std::vector<PackedPiece> packInOrder(const std::vector<QSizeF>& pieces, const std::vector<std::size_t>& order,
                                     const QSizeF& firstSheet, const QSizeF& otherSheets, Rule rule)
{
    std::vector<PackedPiece> packed(pieces.size());
    std::vector<Sheet> sheets{Sheet(firstSheet)};
    // Sheets before this one are known to be full for pieces of this size.
    std::map<std::pair<double, double>, std::size_t> firstOpen;
    for (const std::size_t i : order) {
        std::size_t& open = firstOpen[{pieces[i].width(), pieces[i].height()}];
        for (std::size_t sheet = open;; ++sheet) {
            assert(sheet <= sheets.size() + 1);
            if (sheet == sheets.size())
                sheets.emplace_back(otherSheets);
            if (const auto place = sheets[sheet].find(pieces[i], rule)) {
                sheets[sheet].take(place->area);
                packed[i] = {int(sheet), place->area, place->turned};
                open = sheet;
                break;
            }
        }
    }
    return packed;
}

} // namespace

bool fits(const QSizeF& piece, const QSizeF& sheet)
{
    const auto inside = [&](const QSizeF& size) {
        return size.width() <= sheet.width() + tolerance && size.height() <= sheet.height() + tolerance;
    };
    return inside(piece) || inside(piece.transposed());
}

int sheetCount(const std::vector<PackedPiece>& packed)
{
    int count = 0;
    for (const PackedPiece& piece : packed)
        count = std::max(count, piece.sheet + 1);
    return count;
}

std::vector<PackedPiece> packPieces(const std::vector<QSizeF>& pieces, const QSizeF& firstSheet,
                                    const QSizeF& otherSheets)
{
    using Key = std::pair<double, double>;
    const auto orderBy = [&](auto key) {
        std::vector<std::size_t> order(pieces.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::ranges::stable_sort(
            order, [&](std::size_t a, std::size_t b) { return key(pieces[a]) > key(pieces[b]); });
        return order;
    };
    const std::vector<std::vector<std::size_t>> orders{
        orderBy([](const QSizeF& size) { return Key(size.width() * size.height(), size.height()); }),
        orderBy([](const QSizeF& size) {
            return Key(std::max(size.width(), size.height()), std::min(size.width(), size.height()));
        }),
        orderBy([](const QSizeF& size) { return Key(size.height(), size.width()); }),
    };
    std::vector<PackedPiece> best;
    for (const auto& order : orders)
        for (const Rule rule : {Rule::Corner, Rule::ShortSide, Rule::LongSide}) {
            std::vector<PackedPiece> packed = packInOrder(pieces, order, firstSheet, otherSheets, rule);
            if (best.empty() || sheetCount(packed) < sheetCount(best))
                best = std::move(packed);
        }
    return best;
}

} // namespace delve
