// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/migrate_scenario.h"
#include "engine/mageknight/scenario/read_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/table/older_replay.h"

namespace delve::mageknight::play {

namespace {

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
    text.number("version", table::replayVersion);
    text.number("rulesVersion", replay.rules);
    table::appendPacks(text, replay.packs);
    {
        JsonObjectText options(text.key("options"));
        tellFields(options, game, replay.options);
        options.close();
    }
    if (replay.table)
        table::appendTable(text.key("table"), *replay.table);
    table::appendScenario(text, writeScenario(replay.scenario));
    table::appendSteps(text, game, replay.steps);
    text.close();
    out += '\n';
    return out;
}

Result<Replay> parseReplay(std::string_view text, const Content& content)
{
    const auto document = table::parseWithoutSteps(text, table::replayJsonLimits);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader reader(document->root(), log);
    Replay replay;
    table::readFrame(reader, log, rulesVersion, std::size_t(mostPlayers), replay);
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
    if (replay.rules == rulesVersion)
        return table::withActions<Traits>(std::move(replay), text, *plain, rulesVersion);
    const auto game = gameOf(replay, content);
    if (!game)
        return game.error();
    return table::withActions<Traits>(std::move(replay), text, *game, rulesVersion);
}

} // namespace delve::mageknight::play
