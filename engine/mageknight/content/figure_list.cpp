// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/figure_list.h"

#include "engine/base/csv.h"
#include "engine/base/kebab_case.h"
#include "engine/base/object_reader.h"
#include "engine/mageknight/content/figure.h"
#include "engine/mageknight/content/files/parse_figure.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <set>

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

std::string placeOf(int line, const std::string& column)
{
    return "line " + std::to_string(line) + (column.empty() ? "" : ", " + column);
}

Error atCell(int line, const std::string& column, Message what)
{
    return {placeOf(line, column), onOneLine(std::move(what))};
}

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        parts.emplace_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

std::vector<std::string> words(std::string_view text)
{
    std::string spaced(text);
    std::replace_if(
        spaced.begin(), spaced.end(), [](char c) { return c == ',' || c == '\n' || c == '\t'; }, ' ');
    auto parts = split(spaced, ' ');
    std::erase(parts, "");
    return parts;
}

/// The row of one figure, by the names of its columns.
class FigureRow
{
public:
    FigureRow(const std::vector<std::string>& headings, const CsvTable::Row& row, ReadLog& log)
        : m_headings(headings), m_row(row), m_log(log)
    {}

    /// The cell, or nothing where it is empty or there is no such column.
    std::string cell(std::string_view column) const
    {
        const auto found = std::find(m_headings.begin(), m_headings.end(), column);
        return found == m_headings.end() ? std::string()
                                         : m_row.cells[std::size_t(found - m_headings.begin())];
    }

    Json figure() const
    {
        Json figure;
        figure["id"] = id();
        addTexts(figure, "name");
        addTexts(figure, "text");
        addWord(figure, "role");
        addWord(figure, "set");
        addNumber(figure, "collectorNumber");
        addWords(figure, "factions");
        addWords(figure, "tags");
        addVersion(figure);
        addWord(figure, "base");
        addWord(figure, "speedType");
        addNumber(figure, "frontArc");
        addWord(figure, "arcSide");
        for (const char* column : {"range", "minRange", "targets", "points", "startClick"})
            addNumber(figure, column);
        addLevels(figure);
        addPointValues(figure);
        addDials(figure);
        addFlag(figure, "dragon");
        addFlag(figure, "explosive");
        addMount(figure);
        addRider(figure);
        return figure;
    }

private:
    void fail(const std::string& column, Message what) const
    {
        m_log.failAt(placeOf(m_row.line, column), onOneLine(std::move(what)));
    }

    int number(std::string_view text, const std::string& column) const
    {
        int value = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (fault != std::errc() || end != text.data() + text.size())
            fail(column,
                 {QT_TRANSLATE_NOOP("Engine", "expected a whole number, found \"%1\""), {std::string(text)}});
        return value;
    }

    std::string id() const
    {
        const std::string given = cell("id");
        if (!given.empty())
            return given;
        std::string made = kebabCaseOf(cell("name"));
        if (made.empty())
            fail("name", {QT_TRANSLATE_NOOP("Engine", "expected a name, found nothing"), {}});
        return made;
    }

    /// A text in English, with other languages in columns such as name:it.
    void addTexts(Json& figure, const std::string& column) const
    {
        Json texts;
        if (const std::string english = cell(column); !english.empty())
            texts["en"] = english;
        for (const std::string& heading : m_headings)
            if (heading.starts_with(column + ":") && !cell(heading).empty())
                texts[heading.substr(column.size() + 1)] = cell(heading);
        if (!texts.is_null())
            figure[column] = std::move(texts);
    }

    void addWord(Json& figure, const char* column) const
    {
        if (const std::string word = cell(column); !word.empty())
            figure[column] = word;
    }

    void addWords(Json& figure, const char* column) const
    {
        if (auto list = words(cell(column)); !list.empty())
            figure[column] = std::move(list);
    }

    void addNumber(Json& figure, const char* column) const
    {
        if (const std::string digits = cell(column); !digits.empty())
            figure[column] = number(digits, column);
    }

    void addFlag(Json& figure, const char* column) const
    {
        const std::string word = cell(column);
        if (word != "" && word != "no" && word != "yes")
            fail(column, {QT_TRANSLATE_NOOP("Engine", "expected yes or no, found \"%1\""), {word}});
        if (word == "yes")
            figure[column] = true;
    }

    /// POOL-07: stars and highlight go with the version.
    void addVersion(Json& figure) const
    {
        addWord(figure, "version");
        const auto version = fromName<Version>(cell("version"));
        if (!version || *version == Version::Unique)
            return;
        figure["stars"] = 1 + int(*version);
        figure["highlight"] = nameOf(Colour(*version));
    }

    void addLevels(Json& figure) const
    {
        Json levels = Json::array();
        for (const std::string& level : words(cell("levels"))) {
            const auto parts = split(level, '@');
            if (parts.size() != 2) {
                fail("levels",
                     {QT_TRANSLATE_NOOP("Engine", "expected levels such as 30@4, found \"%1\""), {level}});
                return;
            }
            levels.push_back(
                {{"points", number(parts[0], "levels")}, {"startClick", number(parts[1], "levels")}});
        }
        if (!levels.empty())
            figure["levels"] = std::move(levels);
    }

    /// TITAN-13, MD-45: points@turns, the turns of several dials parted by strokes.
    void addPointValues(Json& figure) const
    {
        Json values = Json::array();
        for (const std::string& value : words(cell("pointValues"))) {
            const auto parts = split(value, '@');
            if (parts.size() != 2) {
                fail(
                    "pointValues",
                    {QT_TRANSLATE_NOOP("Engine", "expected values such as 54@3 or 104@1/1/1/1, found \"%1\""),
                     {value}});
                return;
            }
            Json turns = Json::array();
            for (const std::string& turn : split(parts[1], '/'))
                turns.push_back(number(turn, "pointValues"));
            values.push_back({{"points", number(parts[0], "pointValues")}, {"turns", std::move(turns)}});
        }
        if (!values.empty())
            figure["pointValues"] = std::move(values);
    }

    void addMount(Json& figure) const
    {
        if (cell("mount").empty())
            return;
        Json mount{{"type", cell("mount")}, {"intelligence", cell("intelligence")}};
        if (auto list = words(cell("proficiencies")); !list.empty())
            mount["proficiencies"] = std::move(list);
        figure["mount"] = std::move(mount);
    }

    void addRider(Json& figure) const
    {
        if (const std::string bonus = cell("riderBonus"); !bonus.empty())
            figure["rider"] = {{"attackBonus", number(bonus, "riderBonus")},
                               {"mounts", words(cell("rides"))}};
    }

    /// MD-01: one dial, or one for each of four sections.
    void addDials(Json& figure) const
    {
        Json dials = Json::array();
        for (const auto& [section, name] : enumNames<Section>) {
            const std::string column = section == Section::Main ? "dial" : "dial:" + std::string(name);
            if (cell(column).empty())
                continue;
            Json dial{{"section", name}};
            const std::string range = "range:" + std::string(name);
            if (const std::string digits = cell(range); !digits.empty())
                dial["range"] = number(digits, range);
            dial["clicks"] = clicks(cell(column), column);
            dials.push_back(std::move(dial));
        }
        if (dials.empty())
            fail("dial", {QT_TRANSLATE_NOOP("Engine", "expected a dial, found nothing"), {}});
        figure["dials"] = std::move(dials);
    }

    Json clicks(const std::string& dial, const std::string& column) const
    {
        Json clicks = Json::array();
        for (const std::string& text : split(dial, '|'))
            clicks.push_back(click(text, column));
        if (!clicks.back().contains("eliminated"))
            clicks.push_back({{"eliminated", true}});
        return clicks;
    }

    Json click(const std::string& text, const std::string& column) const
    {
        constexpr std::string_view skulls = "skulls:";
        auto parts = words(text);
        if (parts == std::vector<std::string>{"x"})
            return {{"eliminated", true}};
        const auto values = parts.empty() ? std::vector<std::string>() : split(parts.front(), '/');
        if (values.size() != enumNames<Slot>.size()) {
            fail(column,
                 {QT_TRANSLATE_NOOP("Engine", "expected a click such as 8/10/16/3 defend, or x, found "
                                              "\"%1\""),
                  {text}});
            return Json::object();
        }
        Json click;
        for (std::size_t i = 0; i < values.size(); ++i)
            click[std::string(enumNames<Slot>[i].second)] = number(values[i], column);
        parts.erase(parts.begin());
        if (!parts.empty() && parts.back().starts_with(skulls)) {
            click["skulls"] = number(parts.back().substr(skulls.size()), column);
            parts.pop_back();
        }
        if (!parts.empty())
            click["abilities"] = std::move(parts);
        return click;
    }

    const std::vector<std::string>& m_headings;
    const CsvTable::Row& m_row;
    ReadLog& m_log;
};

bool isColumn(std::string_view heading)
{
    constexpr std::array known{
        "id",           "name",          "text",       "role",      "set",         "collectorNumber",
        "factions",     "tags",          "version",    "base",      "speedType",   "frontArc",
        "arcSide",      "range",         "minRange",   "targets",   "points",      "startClick",
        "levels",       "dial",          "dragon",     "explosive", "pointValues", "mount",
        "intelligence", "proficiencies", "riderBonus", "rides"};
    const auto isOfSection = [&](std::string_view stem) {
        return heading.starts_with(stem) && heading != std::string(stem) + "main" &&
               fromName<Section>(std::string(heading.substr(stem.size()))).has_value();
    };
    return heading.starts_with("name:") || heading.starts_with("text:") || isOfSection("dial:") ||
           isOfSection("range:") || std::find(known.begin(), known.end(), heading) != known.end();
}

/// The column that a member of a figure came from: "/dials/0/clicks/3/speed" is the dial.
std::string columnOf(const std::string& pointer)
{
    const std::string member = pointer.substr(0, pointer.find('/', 1));
    if (member == "/dials")
        return "dial";
    return member.empty() ? std::string() : member.substr(1);
}

/// The reader of packs has the last word on a figure.
Result<void> checkFigure(const Json& figure, int line)
{
    const auto document = parseJson(figure.dump());
    if (!document)
        return atCell(line, {}, document.error().what);
    ReadLog log;
    readFigure(document->root(), log, "list");
    const auto read = log.resultOf(true);
    return read ? Result<void>() : atCell(line, columnOf(read.error().where), read.error().what);
}

} // namespace

Result<FigureList> parseFigureList(std::string_view csv)
{
    const auto table = parseCsv(csv);
    if (!table)
        return table.error();
    for (const std::string& heading : table->headings)
        if (!isColumn(heading))
            return atCell(
                1, {}, {QT_TRANSLATE_NOOP("Engine", "expected columns of figures, found \"%1\""), {heading}});
    if (table->rows.empty())
        return atCell(1, {}, {QT_TRANSLATE_NOOP("Engine", "expected at least one figure"), {}});
    FigureList list;
    Json figures = Json::array();
    for (const CsvTable::Row& row : table->rows) {
        ReadLog log;
        Json figure = FigureRow(table->headings, row, log).figure();
        if (const auto read = log.resultOf(true); !read)
            return read.error();
        if (const auto checked = checkFigure(figure, row.line); !checked)
            return checked.error();
        const std::string id = figure["id"];
        if (const auto [before, isNew] = list.lineOfFigure.emplace(id, row.line); !isNew)
            return atCell(
                row.line, "id",
                {QT_TRANSLATE_NOOP("Engine", "expected an id of its own, found \"%1\" of line %2 again"),
                 {id, std::to_string(before->second)}});
        figures.push_back(std::move(figure));
    }
    const Json part{{"format", "delvewright-pack-part"}, {"version", 1}, {"figures", std::move(figures)}};
    list.part = part.dump(2) + '\n';
    return list;
}

} // namespace delve::mageknight
