// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/text_mutator.h"

#include "tests/fuzz/odd_values.h"

#include <algorithm>
#include <cstdlib>

namespace delve::fuzz {

namespace {

constexpr std::string_view separators = "=,;\t";

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines(1);
    for (const char c : text)
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += c;
    return lines;
}

/// The cells of a line, each with the separator before it.
std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> cells(1);
    for (const char c : line) {
        if (separators.find(c) != std::string_view::npos)
            cells.emplace_back();
        cells.back() += c;
    }
    return cells;
}

void changeCell(std::string& line, const std::vector<std::string>& lines, Random& random)
{
    std::vector<std::string> cells = cellsOf(line);
    std::string& cell = cells[random.below(std::uint32_t(cells.size()))];
    const std::size_t begin = cell.empty() || separators.find(cell.front()) == std::string_view::npos ? 0 : 1;
    const std::string value = cell.substr(begin);
    if (isLucky(random, 40))
        cell = cell.substr(0, begin) + numberAtALimit(Json(std::atoi(value.c_str())), random).dump();
    else
        cell = cell.substr(0, begin) + oddText(value, cellsOf(oneOf(lines, random)), random);
    line.clear();
    for (const std::string& each : cells)
        line += each;
}

} // namespace

std::string mutatedLines(std::string_view text, Random& random)
{
    std::vector<std::string> lines = linesOf(text);
    const auto any = [&] { return random.below(std::uint32_t(lines.size())); };
    switch (random.below(6)) {
    case 0: lines.erase(lines.begin() + any()); break;
    case 1: lines.insert(lines.begin() + any(), std::string(lines[any()])); break;
    case 2: std::swap(lines[any()], lines[any()]); break;
    default: changeCell(lines[any()], std::vector<std::string>(lines), random); break;
    }
    std::string changed;
    for (const std::string& line : lines)
        changed += line + '\n';
    if (!changed.empty())
        changed.pop_back(); // the last one ends as it did
    return changed;
}

std::string mutatedBytes(std::string text, Random& random)
{
    if (text.empty())
        return std::string(1, char(random.below(256)));
    const std::size_t at = random.below(std::uint32_t(text.size()));
    const std::size_t length = std::min<std::size_t>(text.size() - at, 1 + random.below(20));
    switch (random.below(5)) {
    case 0: text[at] = char(random.below(256)); break;
    case 1: text.erase(at, length); break;
    case 2: text.insert(at, text.substr(at, length)); break;
    case 3: text.insert(at, 1, oneOf(std::string_view("{}[],:\"\\ -e9\n="), random)); break;
    default: text.resize(at); break;
    }
    return text;
}

} // namespace delve::fuzz
