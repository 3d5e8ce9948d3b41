#include "engine/play/event_log.h"
#include "engine/play/json_fields.h"
#include "engine/play/replay.h"
#include "engine/scenario/parse_scenario.h"
#include "engine/scenario/scenario_limits.h"
#include "engine/scenario/write_scenario.h"

#include <cstdio>

namespace delve::play {

namespace {

constexpr std::string_view format = "delvewright-replay";
constexpr int version = 1;
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

/// The text of a value that was read: the scenario inside a replay is read by the reader of scenarios.
void appendJson(std::string& out, const JsonView& value)
{
    switch (value.type()) {
    case JsonType::Null: out += "null"; return;
    case JsonType::Boolean: out += value.boolean() ? "true" : "false"; return;
    case JsonType::Integer: out += std::to_string(value.integer()); return;
    case JsonType::Real: out += "0.5"; return; // scenarios have none; their reader refuses it
    case JsonType::String: appendJsonString(out, value.string()); return;
    case JsonType::Array:
    case JsonType::Object: break;
    }
    const bool isObject = value.type() == JsonType::Object;
    out += isObject ? '{' : '[';
    if (value.size() > 0) {
        JsonView element = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, element = element.next()) {
            if (i > 0)
                out += ", ";
            appendJson(out, element);
            if (isObject) {
                out += ": ";
                element = element.next();
                appendJson(out, element);
            }
        }
    }
    out += isObject ? '}' : ']';
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
    std::string& said = text.key("events");
    said += '[';
    bool isFirst = true;
    for (const Event& event : events) {
        if (isBookkeeping(event))
            continue;
        if (!isFirst)
            said += ", ";
        isFirst = false;
        said += writeEvent(game, event);
    }
    said += ']';
    text.close();
}

ReplayStep readStep(const JsonView& json, ReadLog& log, const Game& game)
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
    reader.find("events"); // for people: what counts is what the rules make of the actions
    reader.refuseUnknown();
    return step;
}

} // namespace

std::string writeReplay(const Game& game, const Replay& replay, const Content& content)
{
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", format);
    text.number("version", version);
    text.number("rulesVersion", rulesVersion);
    text.list("packs", content.packs(), [](std::string& line, const Pack& pack) {
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
    text.key("scenario") += writeScenario(replay.scenario);
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
    readHeader(reader, format, version);
    reader.integer("rulesVersion", rulesVersion, rulesVersion);
    reader.find(
        "packs"); // what the replay was made with; the pieces themselves decide whether it can be played
    const auto options = reader.require("options");
    const auto inner = reader.require("scenario");
    const auto actions = reader.require("actions");
    reader.refuseUnknown();
    if (!options || !inner || !actions || !log.ok())
        return log.resultOf(Replay{});

    Replay replay;
    std::string scenarioText;
    appendJson(scenarioText, *inner);
    auto scenario = parseScenario(scenarioText);
    if (!scenario)
        return Error{"/scenario" + scenario.error().where, scenario.error().what};
    replay.scenario = *std::move(scenario);
    const auto plain = makeGame(replay.scenario, content);
    if (!plain)
        return plain.error();
    ObjectReader optionReader(*options, log);
    readFields(optionReader, *plain, replay.options);
    optionReader.refuseUnknown();
    replay.steps = readList(*actions, log, 0, mostSteps, [&](const JsonView& json, ReadLog& list) {
        return readStep(json, list, *plain);
    });
    return log.resultOf(std::move(replay));
}

} // namespace delve::play
