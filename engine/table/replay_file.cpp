// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/replay_file.h"

#include "engine/scenario/common_limits.h"
#include "engine/table/older_replay.h"

#include <charconv>
#include <cstdio>

namespace delve::table {

namespace {

std::uint64_t readHex(const JsonView& json, ReadLog& log)
{
    const std::string digits = readString(json, log, 16, 16);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    if (log.ok() && (error != std::errc() || end != digits.data() + digits.size()))
        log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected 16 hexadecimal digits"), {}});
    return number;
}

PackReference readPack(const JsonView& json, ReadLog& log)
{
    PackReference pack;
    ObjectReader reader(json, log);
    pack.id = reader.string("id", 48, 1);
    pack.version = reader.string("version", 48);
    pack.hash = reader.string("hash", 64);
    reader.refuseUnknown();
    return pack;
}

} // namespace

RawStep readRawStep(const JsonView& json, ReadLog& log)
{
    RawStep step;
    ObjectReader reader(json, log);
    step.action = reader.require("do");
    step.dice = reader.list("dice", 0, mostReplayBytes, [](const JsonView& face, ReadLog& list) {
        return readInteger(face, list, 1, 6);
    });
    if (const auto hash = reader.require("hash"))
        step.hash = readHex(*hash, log);
    step.events = reader.find("events");
    reader.refuseUnknown();
    return step;
}

Result<JsonDocument> parseWithoutSteps(std::string_view text, const JsonLimits& limits)
{
    const auto stream = streamOf("/actions", mostReplayBytes, [](const JsonView&, ReadLog&) {});
    return parseJson(text, limits, {&stream, 1});
}

int readRules(ObjectReader& reader, int rulesVersion)
{
    const int rules = reader.integer("rulesVersion", 1, 1'000'000);
    if (rules > rulesVersion && reader.log().ok())
        reader.log().failAt("/rulesVersion",
                            {QT_TRANSLATE_NOOP("Engine", "the game was recorded by version %1 of the rules, "
                                                         "this is %2: a newer program is needed"),
                             {std::to_string(rules), std::to_string(rulesVersion)}});
    return rules;
}

void appendTable(std::string& out, const PlayTable& table)
{
    JsonObjectText text(out);
    text.word("dice", table.typedDice ? "typed" : "seeded");
    text.word("seed", hexOf(table.seed));
    text.member("seats", [&](JsonWriter& seats) {
        seats.list(table.seats, [](JsonWriter& seat, const std::string& word) { seat.text(word); });
    });
    text.close();
}

PlayTable readTable(const JsonView& json, ReadLog& log, std::size_t mostSeats)
{
    PlayTable table;
    ObjectReader reader(json, log);
    if (const auto dice = reader.require("dice")) {
        const std::string word = readString(*dice, log, 16);
        table.typedDice = word == "typed";
        if (log.ok() && word != "typed" && word != "seeded")
            log.fail(*dice, {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"),
                             {"seeded, typed", dice->summary()}});
    }
    if (const auto seed = reader.require("seed"))
        table.seed = readHex(*seed, log);
    table.seats = reader.list("seats", 0, mostSeats,
                              [](const JsonView& seat, ReadLog& list) { return readKebabCase(seat, list); });
    reader.refuseUnknown();
    return table;
}

void appendPacks(JsonObjectText& file, const std::vector<PackReference>& packs)
{
    file.list("packs", packs, [](std::string& line, const PackReference& pack) {
        JsonObjectText entry(line);
        entry.text("id", pack.id);
        entry.text("version", pack.version);
        entry.text("hash", pack.hash);
        entry.close();
    });
}

std::vector<PackReference> readPacks(ObjectReader& reader)
{
    return reader.list("packs", 0, common_limits::packs, readPack);
}

void appendScenario(JsonObjectText& file, const std::string& text)
{
    file.key("scenario") += text.substr(0, text.find_last_not_of('\n') + 1);
}

std::string eventsRecorded(std::string_view text, std::size_t step)
{
    std::string events;
    std::size_t next = 0;
    const auto stream = streamOfSteps([&](const RawStep& raw, ReadLog&) {
        if (next++ == step && raw.events && raw.events->type() == JsonType::Array)
            events = textOf(*raw.events);
    });
    return parseJson(text, replayJsonLimits, {&stream, 1}) ? events : std::string();
}

Result<std::string> titleOfReplay(std::string_view text)
{
    const auto document = parseWithoutSteps(text, replayJsonLimits);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader reader(document->root(), log);
    std::string title;
    if (const auto scenario = reader.require("scenario"))
        title = ObjectReader(*scenario, log).stringOr("title", common_limits::title);
    return log.resultOf(std::move(title));
}

void appendDice(std::string& out, const std::vector<int>& dice)
{
    JsonWriter(out).list(dice, [](JsonWriter& die, int face) { die.number(face); });
}

std::string hexOf(std::uint64_t number)
{
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
    return digits;
}

} // namespace delve::table
