// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/similar_words.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace delve {

namespace {

char lowerCase(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

} // namespace

std::size_t distanceBetween(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before(b.size() + 1);
    std::iota(before.begin(), before.end(), std::size_t(0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::vector<std::size_t> row{i + 1};
        for (std::size_t j = 0; j < b.size(); ++j)
            row.push_back(
                std::min({before[j] + (lowerCase(a[i]) != lowerCase(b[j])), before[j + 1] + 1, row[j] + 1}));
        before = std::move(row);
    }
    return before.back();
}

std::optional<std::string_view> nearestWord(std::string_view word, std::span<const std::string_view> known)
{
    constexpr std::size_t longest = 64; // what is longer is no misspelt word
    std::optional<std::string_view> nearest;
    if (word.size() > longest)
        return nearest;
    std::size_t allowed = word.size() / 3 + 1;
    for (const std::string_view candidate : known)
        if (const std::size_t distance = distanceBetween(word, candidate); distance < allowed) {
            nearest = candidate;
            allowed = distance;
        }
    return nearest;
}

} // namespace delve
