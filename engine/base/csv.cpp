// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/csv.h"

#include "engine/base/plain_text.h"

#include <algorithm>
#include <set>

namespace delve {

namespace {

/// What spreadsheets take for the beginning of a formula, and what guards against that.
constexpr std::string_view guarded = "=+-@\t\r'";
constexpr char guard = '\'';

bool isGuarded(std::string_view text)
{
    return !text.empty() && guarded.find(text.front()) != std::string_view::npos;
}

std::string withoutGuard(std::string cell)
{
    if (cell.starts_with(guard) && isGuarded(std::string_view(cell).substr(1)))
        cell.erase(0, 1);
    return cell;
}

Error atLine(int line, Message what)
{
    return {"line " + std::to_string(line), onOneLine(std::move(what))};
}

/// The separator that the first line has most of, outside of quotes.
char separatorOf(std::string_view text)
{
    std::size_t commas = 0, semicolons = 0, tabs = 0;
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        else if (c == '\n' && !quoted)
            break;
        else if (!quoted) {
            commas += c == ',';
            semicolons += c == ';';
            tabs += c == '\t';
        }
    }
    if (tabs > std::max(commas, semicolons))
        return '\t';
    return semicolons > commas ? ';' : ',';
}

/// The first line that holds bytes which are no UTF-8, or a zero byte; 0 if there is none.
int firstBadLine(std::string_view text)
{
    int line = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto lead = static_cast<unsigned char>(text[i]);
        line += lead == '\n';
        if (lead == 0)
            return line;
        if (lead < 0x80)
            continue;
        const int more = lead >= 0xf0 && lead < 0xf5 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc2 ? 1 : -1;
        if (more < 0 || lead >= 0xf5 || i + std::size_t(more) >= text.size())
            return line;
        for (int k = 0; k < more; ++k)
            if ((static_cast<unsigned char>(text[++i]) & 0xc0) != 0x80)
                return line;
    }
    return 0;
}

class CsvReader
{
public:
    CsvReader(std::string_view text, const CsvLimits& limits)
        : m_text(text), m_limits(limits), m_separator(separatorOf(text))
    {}

    Result<CsvTable> read()
    {
        CsvTable table;
        while (m_at < m_text.size()) {
            CsvTable::Row row;
            row.line = m_line;
            if (const auto done = readRow(row.cells); !done)
                return done.error();
            if (row.cells.size() == 1 && row.cells.front().empty())
                continue;
            if (table.headings.empty()) {
                table.headings = std::move(row.cells);
                continue;
            }
            if (row.cells.size() != table.headings.size())
                return atLine(row.line,
                              {QT_TRANSLATE_NOOP("Engine", "expected %1 cells, as in the first "
                                                           "line, found %2"),
                               {std::to_string(table.headings.size()), std::to_string(row.cells.size())}});
            if (table.rows.size() == m_limits.rows)
                return atLine(row.line, {QT_TRANSLATE_NOOP("Engine", "expected at most %1 rows"),
                                         {std::to_string(m_limits.rows)}});
            table.rows.push_back(std::move(row));
        }
        return table;
    }

private:
    Result<void> readRow(std::vector<std::string>& cells)
    {
        for (;;) {
            auto cell = readCell();
            if (!cell)
                return cell.error();
            if (cells.size() == m_limits.columns)
                return atLine(m_line, {QT_TRANSLATE_NOOP("Engine", "expected at most %1 columns"),
                                       {std::to_string(m_limits.columns)}});
            cells.push_back(withoutGuard(*std::move(cell)));
            if (m_at < m_text.size() && m_text[m_at] == m_separator) {
                ++m_at;
                continue;
            }
            if (m_at < m_text.size()) { // a line break
                ++m_at;
                ++m_line;
            }
            return {};
        }
    }

    Result<std::string> readCell()
    {
        const bool quoted = m_at < m_text.size() && m_text[m_at] == '"';
        auto cell = quoted ? readQuoted() : readPlain();
        if (cell && cell->size() > m_limits.cellBytes)
            return atLine(m_line, {QT_TRANSLATE_NOOP("Engine", "expected cells of at most %1 bytes"),
                                   {std::to_string(m_limits.cellBytes)}});
        return cell;
    }

    Result<std::string> readPlain()
    {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && m_text[m_at] != m_separator && m_text[m_at] != '\n')
            ++m_at;
        std::string_view cell = m_text.substr(start, m_at - start);
        if (cell.ends_with('\r'))
            cell.remove_suffix(1);
        const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
        while (!cell.empty() && isBlank(cell.front()))
            cell.remove_prefix(1);
        while (!cell.empty() && isBlank(cell.back()))
            cell.remove_suffix(1);
        return std::string(cell);
    }

    Result<std::string> readQuoted()
    {
        const int line = m_line;
        std::string cell;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '"') {
                if (m_at + 1 < m_text.size() && m_text[m_at + 1] == '"')
                    ++m_at; // a quote inside the cell is written twice
                else
                    return endOfQuoted(std::move(cell));
            }
            m_line += m_text[m_at] == '\n';
            cell += m_text[m_at];
        }
        return atLine(line, {QT_TRANSLATE_NOOP("Engine", "expected a closing quote after this one"), {}});
    }

    Result<std::string> endOfQuoted(std::string cell)
    {
        ++m_at;
        if (m_at < m_text.size() && m_text[m_at] == '\r')
            ++m_at;
        if (m_at < m_text.size() && m_text[m_at] != m_separator && m_text[m_at] != '\n')
            return atLine(m_line,
                          {QT_TRANSLATE_NOOP("Engine", "expected the next cell after a closing quote"), {}});
        return cell;
    }

    std::string_view m_text;
    const CsvLimits& m_limits;
    char m_separator;
    std::size_t m_at = 0;
    int m_line = 1;
};

} // namespace

Result<CsvTable> parseCsv(std::string_view text, const CsvLimits& limits)
{
    if (text.size() > limits.bytes)
        return Error{{},
                     {QT_TRANSLATE_NOOP("Engine", "expected at most %1 bytes, found %2"),
                      {std::to_string(limits.bytes), std::to_string(text.size())}}};
    constexpr std::string_view mark = "\xef\xbb\xbf"; // spreadsheets put it in front
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    if (const int line = firstBadLine(text); line > 0)
        return atLine(line, {QT_TRANSLATE_NOOP("Engine", "expected text in UTF-8"), {}});
    auto table = CsvReader(text, limits).read();
    if (table && table->headings.empty())
        return atLine(1, {QT_TRANSLATE_NOOP("Engine", "expected a line with the names of the columns"), {}});
    if (table) {
        std::set<std::string> seen;
        for (const std::string& heading : table->headings)
            if (!seen.insert(heading).second)
                return atLine(1,
                              {QT_TRANSLATE_NOOP("Engine", "expected each column once, found \"%1\" twice"),
                               {heading}});
    }
    return table;
}

std::string csvCell(std::string_view text)
{
    const bool needsQuotes = text.find_first_of(",;\"\t\r\n") != std::string_view::npos ||
                             text.starts_with(' ') || text.ends_with(' ');
    std::string cell = needsQuotes ? "\"" : "";
    if (isGuarded(text))
        cell += guard;
    for (const char c : text)
        cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return needsQuotes ? cell + '"' : cell;
}

Message onOneLine(Message what)
{
    for (std::string& cell : what.args)
        cell = withoutSteering(cell, TextLines::One);
    return what;
}

} // namespace delve
