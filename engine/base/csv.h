// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// A table that came as text: one heading for each column, and rows of as many cells.
struct CsvTable
{
    struct Row
    {
        int line = 0; ///< where the row begins, counted from 1
        std::vector<std::string> cells;
    };

    std::vector<std::string> headings;
    std::vector<Row> rows;
};

/// What a table may hold at most.
struct CsvLimits
{
    std::size_t bytes = 16u << 20;
    std::size_t rows = 5'000;
    std::size_t columns = 64;
    std::size_t cellBytes = 20'000;
};

/// Reads comma-separated values (RFC 4180) in UTF-8. Columns may also be separated by semicolons or tabs, as
/// spreadsheets do; the first line tells which. Empty lines are skipped. Errors say the line.
Result<CsvTable> parseCsv(std::string_view text, const CsvLimits& limits = {});

/// A cell of a table that spreadsheets open: quoted where it must be, and never the beginning of a formula. A
/// text that begins like one gets an apostrophe in front, as does one that begins with an apostrophe, so that
/// the text can be told from its cell; parseCsv() takes it away again. Numbers are written without this.
std::string csvCell(std::string_view text);

/// Cells may hold ends of lines and other control characters; an error about them stays one line all the
/// same.
Message onOneLine(Message what);

} // namespace delve
