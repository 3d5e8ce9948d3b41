// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/older_replay.h"
#include "engine/mageknight/play/core/replay_steps.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <cstdio>

namespace delve::mageknight::play {

namespace {

constexpr std::string_view replayFormat = "delvewright-replay";
constexpr int replayVersion = 1;

std::string hexOf(std::uint64_t number)
{
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
    return digits;
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
    text.key("events") += writeTold(game, events);
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

ReplayStep readStep(const JsonView& json, ReadLog& log, const Game& game)
{
    const RawStep raw = readRawStep(json, log);
    ReplayStep step;
    if (raw.action)
        step.action = readAction(*raw.action, log, game);
    step.dice = raw.dice;
    step.hash = raw.hash;
    // What happened is for people to read, but it has to be what the rules make of the actions and dice.
    if (raw.events)
        step.told = hashOfJson(*raw.events);
    return step;
}

/// What a game agreed on; what could not be agreed on yet is as the rules propose.
PlayOptions readOptions(const JsonView& json, ReadLog& log, const Game& game, int rules)
{
    PlayOptions options;
    ObjectReader reader(json, log);
    readFields(reader, game, options, rules < rulesVersion ? Absent::KeepsDefault : Absent::IsAFault);
    reader.refuseUnknown();
    return options;
}

} // namespace

std::uint64_t hashOfTold(const Game& game, const Events& events)
{
    return hashOfJson(parseJson(writeTold(game, events)).value().root());
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
    replay.options = readOptions(*options, log, *plain, replay.rules);
    if (replay.rules == rulesVersion) {
        replay.steps = readList(*actions, log, 0, mostReplaySteps, [&](const JsonView& json, ReadLog& list) {
            return readStep(json, list, *plain);
        });
        return log.resultOf(std::move(replay));
    }
    const auto game = log.ok() ? gameOf(replay, content) : Result<Game>(*plain);
    if (!game)
        return game.error();
    replay.older = followOlder(*actions, replay.rules, *game, log, replay.steps);
    replay.rules = rulesVersion;
    return log.resultOf(std::move(replay));
}

} // namespace delve::mageknight::play
