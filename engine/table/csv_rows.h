// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/csv.h"
#include "engine/table/counts.h"
#include "engine/table/shares.h"

#include <charconv>
#include <string>

namespace delve::table {

/// The first line of a report as a table.
inline constexpr const char* csvHead = "part,id,name,measure,value,least,most,count,of\r\n";

inline std::string numberText(double value)
{
    char digits[40];
    const auto end = std::to_chars(digits, digits + sizeof digits, value, std::chars_format::fixed, 3).ptr;
    return {digits, end};
}

/// Rows of: part, id, name, measure, value, least, most, count, of.
class CsvRows
{
public:
    CsvRows(const std::string& part, const std::string& id, const std::string& name, std::string& out)
        : m_begin(part + ',' + csvCell(id) + ',' + csvCell(name) + ','), m_out(out)
    {}

    void number(const char* measure, double value) { row(measure, numberText(value) + ",,,,"); }
    void count(const char* measure, Count value) { row(measure, std::to_string(value) + ",,,,"); }
    void mean(const char* measure, const Mean& mean)
    {
        row(measure,
            numberText(mean.value) + ',' + numberText(mean.least) + ',' + numberText(mean.most) + ",,");
    }
    /// In percent, with the counts that it comes from.
    void share(const char* measure, Count games, Count of)
    {
        const Share share = shareOf(games, of);
        row(measure, numberText(share.percent) + ',' + numberText(share.least) + ',' +
                         numberText(share.most) + ',' + std::to_string(games) + ',' + std::to_string(of));
    }

private:
    void row(const char* measure, const std::string& rest)
    {
        m_out += m_begin + measure + ',' + rest + "\r\n";
    }

    std::string m_begin;
    std::string& m_out;
};

} // namespace delve::table
