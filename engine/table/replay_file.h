// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_hash.h"
#include "engine/base/json_stream.h"
#include "engine/base/json_text.h"
#include "engine/scenario/pack_reference.h"
#include "engine/scenario/scenario_version.h"
#include "engine/table/replay.h"

namespace delve::table {

// What the files of recorded games have in common: the list of actions, the table, the version of the rules.
// The rest (what was played, with which options and pieces) is the game's.

/// The largest file that is read or written. Nothing else limits how long a game may be.
inline constexpr std::size_t mostReplayBytes = 256u << 20;

/// Of a game as long as it may be: the actions are streamed, so that little more than the scenario has to lie
/// in memory.
inline constexpr JsonLimits replayJsonLimits{mostReplayBytes, scenarioJsonLimits.values + 100'000, 16,
                                             scenarioJsonLimits.stringBytes};

/// The word that the "format" of every file of a game says.
inline constexpr std::string_view replayFormat = "delvewright-replay";
inline constexpr int replayVersion = 1;

/// One entry of the list of actions, before anybody says what it means.
struct RawStep
{
    std::optional<JsonView> action;
    std::vector<int> dice;
    std::uint64_t hash = 0;
    std::optional<JsonView> events;
};

RawStep readRawStep(const JsonView& json, ReadLog& log);

/// The list of actions, streamed: a game may have many thousands. `take(raw, log)` is told each.
template <typename Take> JsonStream streamOfSteps(Take take)
{
    return streamOf("/actions", mostReplayBytes, [take](const JsonView& entry, ReadLog& log) {
        const RawStep raw = readRawStep(entry, log);
        if (log.ok())
            take(raw, log);
    });
}

/// All of a file but its actions, which are read when it is known what they are of.
Result<JsonDocument> parseWithoutSteps(std::string_view text, const JsonLimits& limits);

/// Another version that may still play alike is for warnings; a later one than `rulesVersion` cannot be known
/// and is refused.
int readRules(ObjectReader& reader, int rulesVersion);

void appendTable(std::string& out, const PlayTable& table);
PlayTable readTable(const JsonView& json, ReadLog& log, std::size_t mostSeats);

/// The packs that a game was played with.
void appendPacks(JsonObjectText& file, const std::vector<PackReference>& packs);
std::vector<PackReference> readPacks(ObjectReader& reader);
/// The scenario, as its own writer has it.
void appendScenario(JsonObjectText& file, const std::string& text);

/// Reads what the files of all games begin with.
template <typename Replay>
void readFrame(ObjectReader& reader, ReadLog& log, int rulesNow, std::size_t mostSeats, Replay& replay)
{
    readHeader(reader, replayFormat, replayVersion);
    replay.rules = readRules(reader, rulesNow);
    replay.packs = readPacks(reader);
    if (const auto seated = reader.find("table"))
        replay.table = readTable(*seated, log, mostSeats);
}

/// What the text of a recorded game tells to have happened in an action, as a list in JSON; empty if it tells
/// nothing.
std::string eventsRecorded(std::string_view text, std::size_t step);
/// The title of the scenario that a recorded game is of, which may be empty. Needs no content.
Result<std::string> titleOfReplay(std::string_view text);

void appendDice(std::string& out, const std::vector<int>& dice);
/// 16 hexadecimal digits.
std::string hexOf(std::uint64_t number);

/// The list of actions, with the events of each, for reading.
template <RecordedGame Traits>
void appendSteps(JsonObjectText& file, const typename Traits::Game& game,
                 const std::vector<ReplayStep<Traits>>& steps)
{
    typename Traits::State state = startGame(game);
    file.list("actions", steps, [&](std::string& line, const ReplayStep<Traits>& step) {
        typename Traits::Events events;
        ScriptedDice dice(step.dice);
        if (check(game, state, step.action).isAllowed())
            perform(game, state, step.action, dice, events);
        JsonObjectText text(line);
        text.key("do") += writeAction(game, step.action);
        appendDice(text.key("dice"), step.dice);
        text.word("hash", hexOf(step.hash));
        text.key("events") += writeTold(game, events);
        text.close();
    });
}

/// The actions in the text of a game that the rules of today recorded.
template <RecordedGame Traits>
Result<std::vector<ReplayStep<Traits>>> readSteps(std::string_view text, const JsonLimits& limits,
                                                  const typename Traits::Game& game)
{
    std::vector<ReplayStep<Traits>> steps;
    const auto stream = streamOfSteps([&](const RawStep& raw, ReadLog& log) {
        ReplayStep<Traits>& step = steps.emplace_back();
        step.action = readAction(*raw.action, log, game);
        step.dice = raw.dice;
        step.hash = raw.hash;
        // What happened is for people to read, but it has to be what the rules make of the actions and dice.
        if (raw.events)
            step.told = hashOfJson(*raw.events);
    });
    if (const auto document = parseJson(text, limits, {&stream, 1}); !document)
        return document.error();
    return steps;
}

} // namespace delve::table
