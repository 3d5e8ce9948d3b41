// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/rule_reference.h"

#include "engine/base/file.h"
#include "engine/base/object_reader.h"
#include "engine/base/similar_words.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace delve {

namespace {

constexpr int rulesFormatVersion = 1;
constexpr std::size_t maxRuleText = 20'000;
constexpr std::size_t maxRulebookBytes = 8u << 20;

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

LocalizedText readLongTextOr(ObjectReader& in, std::string_view key)
{
    const auto value = in.find(key);
    return value ? readLocalizedText(*value, in.log(), maxRuleText) : LocalizedText();
}

RuleArea readArea(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    RuleArea area;
    area.id = in.string("id", 40, 1);
    if (const auto title = in.require("title"))
        area.title = readLocalizedText(*title, log, 200);
    in.refuseUnknown();
    return area;
}

Rule readRule(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Rule rule;
    rule.id = in.string("id", 48, 1);
    rule.area = in.string("area", 40, 1);
    if (const auto title = in.require("title"))
        rule.title = readLocalizedText(*title, log, 200);
    rule.kind = in.oneOf<RuleKind>("kind");
    if (const auto text = in.require("text"))
        rule.text = readLocalizedText(*text, log, maxRuleText);
    rule.ruling = readLongTextOr(in, "ruling");
    rule.example = readLongTextOr(in, "example");
    rule.source = in.stringOr("source", 400);
    rule.testable = in.booleanOr("testable", true);
    if (!rule.testable)
        rule.whyNotTestable = in.string("why", 400, 1);
    in.refuseUnknown();
    return rule;
}

bool containsAll(const std::string& text, const std::vector<std::string>& loweredWords)
{
    const std::string haystack = lowered(text);
    return std::all_of(loweredWords.begin(), loweredWords.end(),
                       [&](const std::string& word) { return haystack.find(word) != std::string::npos; });
}

} // namespace

Result<Rulebook> parseRulebook(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, "delvewright-rules", rulesFormatVersion);
    Rulebook book;
    book.id = in.kebabCase("id");
    book.name = in.name("name");
    book.areas = in.list("areas", 1, 200, readArea);
    book.rules = in.list("rules", 1, 5000, readRule);
    in.refuseUnknown();
    std::set<std::string_view> ids;
    for (const Rule& rule : book.rules)
        if (!ids.insert(rule.id).second)
            log.failAt("/rules",
                       {QT_TRANSLATE_NOOP("Engine", "expected each rule once, found %1 twice"), {rule.id}});
    return log.resultOf(std::move(book));
}

Result<RuleReference> loadRuleReference(const std::filesystem::path& folder)
{
    auto files = entriesOf(folder);
    if (!files)
        return Error{folder.string(), {QT_TRANSLATE_NOOP("Engine", "expected a folder of rulebooks"), {}}};
    std::erase_if(*files, [](const auto& file) { return file.extension() != ".json"; });
    std::ranges::stable_partition(*files, [](const auto& file) { return file.stem() == "core"; });
    std::vector<Rulebook> books;
    for (const auto& file : *files) {
        const auto text = readFile(file, maxRulebookBytes);
        if (!text)
            return text.error();
        auto book = parseRulebook(*text);
        if (!book)
            return Error{file.string() + ": " + book.error().where, book.error().what};
        books.push_back(*std::move(book));
    }
    return RuleReference(std::move(books));
}

const Rule* RuleReference::find(std::string_view id) const
{
    for (const Rulebook& book : m_books)
        for (const Rule& rule : book.rules)
            if (sameIgnoringCase(rule.id, id))
                return &rule;
    return nullptr;
}

const Rule* RuleReference::findSimilar(std::string_view id) const
{
    constexpr std::size_t farthest = 2;
    const Rule* nearest = nullptr;
    std::size_t least = farthest + 1;
    for (const Rulebook& book : m_books)
        for (const Rule& rule : book.rules)
            if (const std::size_t distance = distanceBetween(id, rule.id); distance < least) {
                nearest = &rule;
                least = distance;
            }
    return nearest;
}

std::vector<const Rule*> RuleReference::inArea(std::string_view area) const
{
    std::vector<const Rule*> found;
    for (const Rulebook& book : m_books)
        for (const Rule& rule : book.rules)
            if (sameIgnoringCase(rule.area, area))
                found.push_back(&rule);
    return found;
}

std::vector<const Rule*> RuleReference::search(const std::vector<std::string>& words,
                                               std::string_view language) const
{
    std::vector<std::string> wanted;
    for (const std::string& word : words)
        wanted.push_back(lowered(word));
    std::vector<const Rule*> inTitle, inText;
    for (const Rulebook& book : m_books)
        for (const Rule& rule : book.rules) {
            std::string titles = rule.id, all;
            for (const std::string_view tongue : {language, std::string_view("en")}) {
                titles += "\n" + rule.title.in(tongue);
                for (const LocalizedText* part : {&rule.text, &rule.ruling, &rule.example})
                    all += "\n" + part->in(tongue);
            }
            all += titles;
            if (containsAll(titles, wanted))
                inTitle.push_back(&rule);
            else if (containsAll(all, wanted))
                inText.push_back(&rule);
        }
    inTitle.insert(inTitle.end(), inText.begin(), inText.end());
    return inTitle;
}

} // namespace delve
