// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/migrate_scenario.h"
#include "engine/mageknight/scenario/read_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/table/older_replay.h"

namespace delve::mageknight::play {

namespace {

constexpr int replayVersion = 1;
/// Of a game as long as it may be: the actions are streamed, so that little more than the scenario has to lie
/// in memory.
constexpr JsonLimits limitsOfReplay{mostReplayBytes, scenarioJsonLimits.values + 100'000, 16,
                                    scenarioJsonLimits.stringBytes};

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
        tellFields(options, game, replay.options);
        options.close();
    }
    if (replay.table)
        table::appendTable(text.key("table"), *replay.table);
    text.key("scenario") += withoutNewline(writeScenario(replay.scenario));
    table::appendSteps(text, game, replay.steps);
    text.close();
    out += '\n';
    return out;
}

std::string eventsRecorded(std::string_view text, std::size_t step)
{
    std::string events;
    std::size_t next = 0;
    const auto stream = table::streamOfSteps([&](const table::RawStep& raw, ReadLog&) {
        if (next++ == step && raw.events && raw.events->type() == JsonType::Array)
            events = table::textOf(*raw.events);
    });
    return parseJson(text, limitsOfReplay, {&stream, 1}) ? events : std::string();
}

Result<std::string> titleOfReplay(std::string_view text)
{
    const auto document = table::parseWithoutSteps(text, limitsOfReplay);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader reader(document->root(), log);
    std::string title;
    if (const auto scenario = reader.require("scenario"))
        title = ObjectReader(*scenario, log).stringOr("title", scenario_limits::title);
    return log.resultOf(std::move(title));
}

Result<Replay> parseReplay(std::string_view text, const Content& content)
{
    const auto document = table::parseWithoutSteps(text, limitsOfReplay);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader reader(document->root(), log);
    readHeader(reader, replayFormat, replayVersion);
    Replay replay;
    replay.rules = table::readRules(reader, rulesVersion);
    replay.packs = reader.list("packs", 0, scenario_limits::packs, readPack);
    if (const auto seated = reader.find("table"))
        replay.table = table::readTable(*seated, log, std::size_t(mostPlayers));
    const auto options = reader.require("options");
    const auto inner = reader.require("scenario");
    requireStreamed(reader, "actions");
    reader.refuseUnknown();
    if (!options || !inner || !log.ok())
        return log.resultOf(Replay{});

    auto scenario = readScenario(*inner);
    if (!scenario)
        return scenario.error();
    replay.scenario = *std::move(scenario);
    if (const auto errors = checkReferences(replay.scenario, content); !errors.empty())
        return Error{"/scenario" + errors.front().where, errors.front().what};
    const auto plain = makeGame(replay.scenario, content, optionsOf(replay.scenario), replay.packs);
    if (!plain)
        return plain.error();
    replay.options = readOptions(*options, log, *plain, replay.rules);
    if (!log.ok())
        return log.resultOf(Replay{});
    if (replay.rules == rulesVersion) {
        auto steps = table::readSteps<Traits>(text, limitsOfReplay, *plain);
        if (!steps)
            return steps.error();
        replay.steps = *std::move(steps);
        return replay;
    }
    const auto game = gameOf(replay, content);
    if (!game)
        return game.error();
    auto older = table::followOlder(text, limitsOfReplay, replay.rules, *game, replay.steps);
    if (!older)
        return older.error();
    replay.older = *std::move(older);
    replay.rules = rulesVersion;
    return replay;
}

} // namespace delve::mageknight::play
