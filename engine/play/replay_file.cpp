#include "engine/play/event_log.h"
#include "engine/play/gather_parts.h"
#include "engine/play/json_fields.h"
#include "engine/play/replay.h"
#include "engine/scenario/check_references.h"
#include "engine/scenario/parse_scenario.h"
#include "engine/scenario/scenario_limits.h"
#include "engine/scenario/write_scenario.h"

#include <cstdio>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace delve::play {

namespace {

constexpr std::string_view replayFormat = "delvewright-replay";
constexpr int replayVersion = 1;
constexpr std::size_t mostSteps = 1'000'000;
constexpr int mostDicePerStep = 1000;

std::string hexOf(std::uint64_t number)
{
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
    return digits;
}

std::uint64_t readHex(const JsonView& json, ReadLog& log)
{
    const std::string digits = readString(json, log, 16, 16);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    if (log.ok() && (error != std::errc() || end != digits.data() + digits.size()))
        log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected 16 hexadecimal digits"), {}});
    return number;
}

void appendEvents(std::string& out, const Game& game, const Events& events)
{
    out += '[';
    bool isFirst = true;
    for (const Event& event : events) {
        if (isBookkeeping(event))
            continue;
        if (!isFirst)
            out += ", ";
        isFirst = false;
        out += writeEvent(game, event);
    }
    out += ']';
}

/// Never 0, which stands for nothing.
std::uint64_t hashOfText(std::string_view text)
{
    return XXH3_64bits(text.data(), text.size()) | 1;
}

/// The same for values that are alike, in whatever order the members of objects stand: other people's tools
/// sort them.
std::uint64_t hashOfJson(const JsonView& value)
{
    constexpr std::uint64_t factor = 0x9e3779b97f4a7c15u;
    std::uint64_t hash = std::uint64_t(value.type()) + 1;
    if (value.type() == JsonType::Array) {
        JsonView element = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, element = element.next())
            hash = hash * factor + hashOfJson(element);
    } else if (value.type() == JsonType::Object) {
        JsonView key = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, key = key.next().next())
            hash += (hashOfText(key.string()) * factor) ^ hashOfJson(key.next());
    } else {
        const bool isText = value.type() == JsonType::String;
        hash += isText ? hashOfText(value.string()) : hashOfText(value.summary());
    }
    return hash | 1;
}

void writeStep(std::string& out, const Game& game, const ReplayStep& step, const Events& events)
{
    JsonObjectText text(out);
    text.key("do") += writeAction(game, step.action);
    std::string& dice = text.key("dice");
    dice += '[';
    for (std::size_t i = 0; i < step.dice.size(); ++i) {
        if (i > 0)
            dice += ", ";
        appendNumber(dice, step.dice[i]);
    }
    dice += ']';
    text.word("hash", hexOf(step.hash));
    appendEvents(text.key("events"), game, events);
    text.close();
}

void writeTable(std::string& out, const PlayTable& table)
{
    JsonObjectText text(out);
    text.word("dice", table.typedDice ? "typed" : "seeded");
    text.word("seed", hexOf(table.seed));
    std::string& seats = text.key("seats");
    seats += '[';
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        if (i > 0)
            seats += ", ";
        appendJsonString(seats, table.seats[i]);
    }
    seats += ']';
    text.close();
}

PlayTable readTable(const JsonView& json, ReadLog& log)
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
    table.seats = reader.list("seats", 0, std::size_t(mostPlayers),
                              [](const JsonView& seat, ReadLog& list) { return readKebabCase(seat, list); });
    reader.refuseUnknown();
    return table;
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

std::string withoutNewline(std::string text)
{
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

/// Another version that may still play alike is for replayWarnings(); a later one cannot be known.
int readRules(ObjectReader& reader)
{
    const int rules = reader.integer("rulesVersion", 1, 1'000'000);
    if (rules > rulesVersion && reader.log().ok())
        reader.log().failAt("/rulesVersion",
                            {QT_TRANSLATE_NOOP("Engine", "the game was recorded by version %1 of the rules, "
                                                         "this is %2: a newer program is needed"),
                             {std::to_string(rules), std::to_string(rulesVersion)}});
    return rules;
}

ReplayStep readStep(const JsonView& json, ReadLog& log, const Game& game, int rules)
{
    ReplayStep step;
    ObjectReader reader(json, log);
    if (const auto action = reader.require("do"))
        step.action = readAction(*action, log, game);
    step.dice = reader.list("dice", 0, mostDicePerStep, [](const JsonView& face, ReadLog& list) {
        return readInteger(face, list, 1, 6);
    });
    if (const auto hash = reader.require("hash"))
        step.hash = readHex(*hash, log);
    if (rules < rulesVersion)
        step.hash = 0; // states had another form then; the actions and dice say enough
    // What happened is for people to read, but it has to be what the rules make of the actions and dice.
    if (const auto events = reader.find("events"); events && rules >= rulesVersion) {
        step.told = hashOfJson(*events);
    }
    reader.refuseUnknown();
    return step;
}

} // namespace

std::uint64_t hashOfTold(const Game& game, const Events& events)
{
    std::string text;
    appendEvents(text, game, events);
    return hashOfJson(parseJson(text).value().root());
}

std::string writeReplay(const Game& game, const Replay& replay)
{
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", replayFormat);
    text.number("version", replayVersion);
    text.number("rulesVersion", replay.rules);
    text.list("packs", replay.packs, [](std::string& line, const PackReference& pack) {
        JsonObjectText entry(line);
        entry.text("id", pack.id);
        entry.text("version", pack.version);
        entry.text("hash", pack.hash);
        entry.close();
    });
    {
        JsonObjectText options(text.key("options"));
        appendFields(options, game, replay.options);
        options.close();
    }
    if (replay.table)
        writeTable(text.key("table"), *replay.table);
    text.key("scenario") += withoutNewline(writeScenario(replay.scenario));
    GameState state = startGame(game);
    text.list("actions", replay.steps, [&](std::string& line, const ReplayStep& step) {
        Events events;
        ScriptedDice dice(step.dice);
        if (check(game, state, step.action).isAllowed())
            perform(game, state, step.action, dice, events);
        writeStep(line, game, step, events);
    });
    text.close();
    out += '\n';
    return out;
}

Result<Replay> parseReplay(std::string_view text, const Content& content)
{
    const auto document = parseJson(text);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader reader(document->root(), log);
    readHeader(reader, replayFormat, replayVersion);
    Replay replay;
    replay.rules = readRules(reader);
    replay.packs = reader.list("packs", 0, scenario_limits::packs, readPack);
    if (const auto table = reader.find("table"))
        replay.table = readTable(*table, log);
    const auto options = reader.require("options");
    const auto inner = reader.require("scenario");
    const auto actions = reader.require("actions");
    reader.refuseUnknown();
    if (!options || !inner || !actions || !log.ok())
        return log.resultOf(Replay{});

    std::string scenarioText;
    appendJson(scenarioText, *inner);
    auto scenario = parseScenario(scenarioText);
    if (!scenario)
        return Error{"/scenario" + scenario.error().where, scenario.error().what};
    replay.scenario = *std::move(scenario);
    if (const auto errors = checkReferences(replay.scenario, content); !errors.empty())
        return Error{"/scenario" + errors.front().where, errors.front().what};
    const auto plain = makeGame(replay.scenario, content, optionsOf(replay.scenario), replay.packs);
    if (!plain)
        return plain.error();
    ObjectReader optionReader(*options, log);
    readFields(optionReader, *plain, replay.options);
    optionReader.refuseUnknown();
    replay.steps = readList(*actions, log, 0, mostSteps, [&](const JsonView& json, ReadLog& list) {
        return readStep(json, list, *plain, replay.rules);
    });
    return log.resultOf(std::move(replay));
}

} // namespace delve::play
