// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/card_table.h"

#include "engine/base/csv.h"
#include "engine/base/kebab_case.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace delve::dungeoneer {

namespace {

using Json = nlohmann::ordered_json;

constexpr CsvLimits tableLimits{.columns = 200};
const std::string kindColumn = "kind";
/// Adventure cards have a member of that name, too.
const std::string adventureKindColumn = "adventureKind";

/// Texts by language have a column for each.
bool isText(const Json& value)
{
    return value.is_object() && value.contains("en") &&
           std::all_of(value.begin(), value.end(), [](const Json& text) { return text.is_string(); });
}

/// Members of cards that are texts in no language: never taken for numbers.
bool isPlainString(const std::string& member)
{
    return member == "id" || member == "artist";
}

/// A word as it stands, unless it would be read as something else.
std::string cellOf(const std::string& member, const Json& value)
{
    if (!value.is_string())
        return value.dump();
    const auto& word = value.get_ref<const std::string&>();
    const bool isAmbiguous =
        word.empty() || word.starts_with('"') || !Json::parse(word, nullptr, false).is_discarded();
    return isAmbiguous && !isPlainString(member) ? value.dump() : word;
}

/// How deep brackets nest. What is deeper than any card is no JSON of one, and is not parsed.
std::size_t depthOf(const std::string& cell)
{
    std::size_t depth = 0, deepest = 0;
    for (const char c : cell) {
        if (c == '[' || c == '{')
            deepest = std::max(deepest, ++depth);
        else if ((c == ']' || c == '}') && depth > 0)
            --depth;
    }
    return deepest;
}

Json valueOf(const std::string& member, const std::string& cell)
{
    constexpr std::size_t deepestCard = 32;
    if (isPlainString(member) || depthOf(cell) > deepestCard)
        return cell;
    Json value = Json::parse(cell, nullptr, false);
    return value.is_discarded() || value.is_null() ? Json(cell) : value;
}

/// The columns of a card with their cells.
std::vector<std::pair<std::string, std::string>> cellsOf(const SetCard& card, const std::string& set)
{
    std::vector<std::pair<std::string, std::string>> cells{{kindColumn, std::string(nameOf(kindOf(card)))}};
    const Json object = Json::parse(cardJson(card, set));
    for (const auto& [member, value] : object.items()) {
        const std::string column = member == kindColumn ? adventureKindColumn : member;
        if (!isText(value)) {
            cells.emplace_back(column, cellOf(member, value));
            continue;
        }
        for (const auto& [language, text] : value.items())
            cells.emplace_back(column + ":" + language, text.get<std::string>());
    }
    return cells;
}

Error inLine(int line, const std::string& column, Message what)
{
    return {"line " + std::to_string(line) + (column.empty() ? "" : ", " + column),
            onOneLine(std::move(what))};
}

/// The JSON of a line: what its cells say.
Result<Json> objectOf(const CsvTable& table, const CsvTable::Row& row)
{
    Json object = Json::object();
    for (std::size_t i = 0; i < table.headings.size(); ++i) {
        const std::string& heading = table.headings[i];
        const std::string& cell = row.cells[i];
        if (cell.empty() || heading == kindColumn)
            continue;
        const auto colon = heading.find(':');
        if (colon == std::string::npos) {
            object[heading == adventureKindColumn ? kindColumn : heading] = valueOf(heading, cell);
            continue;
        }
        Json& texts = object[heading.substr(0, colon)];
        if (!texts.is_null() && !texts.is_object())
            return inLine(
                row.line, heading,
                {QT_TRANSLATE_NOOP("Engine", "expected the texts of %1 in columns for each language"),
                 {heading.substr(0, colon)}});
        texts[heading.substr(colon + 1)] = cell;
    }
    return object;
}

/// An id for a card that has none, made of its name.
void nameCard(Json& object, const std::set<std::string>& taken, const CardSet& set)
{
    const auto name = object.find("name");
    if (object.contains("id") || name == object.end() || !name->contains("en") || !(*name)["en"].is_string())
        return;
    const std::string word = kebabCaseOf((*name)["en"].get<std::string>());
    std::string id = word.empty() ? "card" : word;
    for (int number = 2; taken.contains(id) || placeOfPiece(set, ContentId(set.id + "/" + id)); ++number)
        id = (word.empty() ? "card" : word) + "-" + std::to_string(number);
    object["id"] = id;
}

} // namespace

std::string writeCardTable(const CardSet& set)
{
    std::vector<std::string> columns;
    std::vector<std::map<std::string, std::string>> lines;
    for (const CardKind kind : allCardKinds)
        for (const SetCard& card : piecesOfKind<SetCard>(set, std::size_t(kind))) {
            auto& line = lines.emplace_back();
            for (auto& [column, cell] : cellsOf(card, set.id)) {
                if (std::find(columns.begin(), columns.end(), column) == columns.end())
                    columns.push_back(column);
                line.emplace(column, std::move(cell));
            }
        }
    if (columns.empty())
        columns = {kindColumn, "id", "name:en"};
    std::string out;
    for (std::size_t i = 0; i < columns.size(); ++i)
        out += (i == 0 ? "" : ",") + csvCell(columns[i]);
    out += '\n';
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto cell = line.find(columns[i]);
            out += (i == 0 ? "" : ",") + (cell == line.end() ? std::string() : csvCell(cell->second));
        }
        out += '\n';
    }
    return out;
}

Result<std::vector<SetCard>> parseCardTable(std::string_view csv, const CardSet& set)
{
    const auto table = parseCsv(csv, tableLimits);
    if (!table)
        return table.error();
    const auto kindAt = std::find(table->headings.begin(), table->headings.end(), kindColumn);
    if (kindAt == table->headings.end())
        return Error{"line 1", {QT_TRANSLATE_NOOP("Engine", "expected a column %1"), {kindColumn}}};
    std::vector<SetCard> cards;
    std::set<std::string> ids;
    for (const CsvTable::Row& row : table->rows) {
        const std::string& word = row.cells[std::size_t(kindAt - table->headings.begin())];
        const auto kind = fromName<CardKind>(word);
        if (!kind)
            return inLine(row.line, kindColumn,
                          {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"),
                           {"map, hero, adventure, quest, tracker, cutout", word}});
        auto object = objectOf(*table, row);
        if (!object)
            return object.error();
        nameCard(*object, ids, set);
        auto card = parseCardJson(object->dump(), *kind, set.id);
        if (!card)
            return inLine(row.line, card.error().where, card.error().what);
        if (!ids.insert((*object)["id"].get<std::string>()).second)
            return inLine(
                row.line, "id",
                {QT_TRANSLATE_NOOP("Engine", "the id %1 is there twice"), {headOf(*card).id.text()}});
        cards.push_back(*std::move(card));
    }
    return cards;
}

Result<SetEdit> takeCards(const CardSet& set, const std::vector<SetCard>& cards)
{
    SetEdit edit;
    std::vector<SetCard> added;
    for (const SetCard& card : cards) {
        const auto place = placeOfPiece(set, headOf(card).id);
        if (!place) {
            added.push_back(card);
            continue;
        }
        if (place->kind != card.index())
            return Error{headOf(card).id.text(),
                         {QT_TRANSLATE_NOOP("Engine", "a card of another kind has this id already"), {}}};
        SetEdit change = changeCard(set, card);
        edit.changes.insert(edit.changes.end(), change.changes.begin(), change.changes.end());
    }
    SetEdit more = addCards(set, std::move(added));
    edit.changes.insert(edit.changes.end(), more.changes.begin(), more.changes.end());
    return edit;
}

} // namespace delve::dungeoneer
