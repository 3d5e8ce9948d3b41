// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace delve::mageknight {

/// What squares are called wherever a person reads or types them: a letter for the column and a number for
/// the row, A1 in the north-west corner of the box around the tiles of all levels, AA after Z; with several
/// levels theirs before it, 2:C4. Files keep x and y.
///
/// West and north of the box columns and rows count back without a zero: -A lies before A, -1 before 1, so
/// that squares out there are called -B3, C-2 or -A-1. The names follow the box as it is now.
class SquareNames
{
public:
    SquareNames() = default;
    explicit SquareNames(const Scenario& scenario)
    {
        for (const PlacedTile& tile : scenario.tiles)
            cover(tile.position);
    }

    /// Lets the box hold a tile whose north-west square is given.
    void cover(Square corner)
    {
        m_west = m_isEmpty ? corner.x : std::min(m_west, corner.x);
        m_north = m_isEmpty ? corner.y : std::min(m_north, corner.y);
        m_levels = std::max(m_levels, corner.level + 1);
        m_isEmpty = false;
    }

    std::string column(int x) const
    {
        const int steps = x - m_west;
        std::string letters;
        for (int rest = steps < 0 ? -steps : steps + 1; rest > 0; rest = (rest - 1) / letterCount)
            letters.insert(letters.begin(), char('A' + (rest - 1) % letterCount));
        return steps < 0 ? '-' + letters : letters;
    }
    std::string row(int y) const { return std::to_string(y < m_north ? y - m_north : y - m_north + 1); }

    std::string name(Square square) const
    {
        std::string name = column(square.x) + row(square.y);
        return hasLevels(square.level) ? levelPrefix(square.level) + name : name;
    }

    /// The square of that name, in capitals or not; `level` counts where the name has none. Nothing for other
    /// texts and for squares that no file may hold.
    std::optional<Square> squareNamed(std::string_view name, int level) const
    {
        if (const auto colon = name.find(':'); colon != std::string_view::npos) {
            const std::optional<int> number = positive(name.substr(0, colon));
            if (!number)
                return {};
            level = *number - 1;
            name.remove_prefix(colon + 1);
        }
        const bool isWest = takeMinus(name);
        const std::optional<int> column = takeLetters(name);
        const bool isNorth = takeMinus(name);
        const std::optional<int> row = positive(name);
        if (!column || !row)
            return {};
        const Square square{level, m_west + (isWest ? -*column : *column - 1),
                            m_north + (isNorth ? -*row : *row - 1)};
        return isWithinBounds(square) ? std::optional(square) : std::nullopt;
    }

private:
    static constexpr int letterCount = 26;
    static constexpr int mostSteps = maxCoordinate - minCoordinate + 1;

    bool hasLevels(int level) const { return m_levels > 1 || level > 0; }
    static std::string levelPrefix(int level) { return std::to_string(level + 1) + ':'; }

    static bool takeMinus(std::string_view& text)
    {
        const bool isThere = text.starts_with('-');
        text.remove_prefix(isThere ? 1 : 0);
        return isThere;
    }
    static std::optional<int> takeLetters(std::string_view& text)
    {
        int number = 0;
        for (; !text.empty() && number <= mostSteps; text.remove_prefix(1)) {
            const char letter =
                text.front() >= 'a' && text.front() <= 'z' ? char(text.front() - 'a' + 'A') : text.front();
            if (letter < 'A' || letter > 'Z')
                break;
            number = letterCount * number + (letter - 'A' + 1);
        }
        return number > 0 && number <= mostSteps ? std::optional(number) : std::nullopt;
    }
    static std::optional<int> positive(std::string_view text)
    {
        int number = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool isWhole = fault == std::errc() && end == text.data() + text.size();
        return isWhole && number > 0 && number <= mostSteps ? std::optional(number) : std::nullopt;
    }

    bool m_isEmpty = true;
    int m_west = 0, m_north = 0; ///< of the square that is called A1
    int m_levels = 1;            ///< up to the highest one that has a tile
};

} // namespace delve::mageknight
