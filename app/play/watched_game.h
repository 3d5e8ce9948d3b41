// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/replay_proof.h"
#include "editor/play/table_setup.h"
#include "engine/base/json_text.h"
#include "engine/table/replay.h"

#include <ranges>
#include <vector>

namespace delve {

/// A replay that was gone over as far as was asked for, and no further than it is true.
template <table::RecordedGame Traits> struct WatchedGame
{
    typename Traits::State state;
    std::vector<typename Traits::Events> events; ///< by action
    std::optional<table::ReplayFault> fault;

    std::size_t count() const { return events.size(); }
};

template <table::RecordedGame Traits>
WatchedGame<Traits> watch(const typename Traits::Game& game,
                          const std::vector<table::ReplayStep<Traits>>& steps, std::size_t count)
{
    WatchedGame<Traits> watched{startGame(game), {}, std::nullopt};
    while (watched.count() < count) {
        typename Traits::Events events;
        typename Traits::State state = watched.state;
        if (auto fault = redo(game, steps[watched.count()], state, &events)) {
            watched.fault = table::ReplayFault{watched.count(), *std::move(fault)};
            return watched;
        }
        watched.state = std::move(state);
        watched.events.push_back(std::move(events));
    }
    return watched;
}

/// Adds a list of what happened in each action, with its number; the first one comes after `before`. `append`
/// adds an event as JSON.
template <typename Lists, typename Append>
void appendEvents(JsonObjectText& log, const char* key, const Lists& lists, std::size_t before,
                  const Append& append)
{
    struct Line
    {
        std::size_t action;
        const typename std::ranges::range_value_t<Lists>::value_type* event;
    };
    std::vector<Line> lines;
    for (std::size_t action = before; const auto& events : lists) {
        ++action;
        for (const auto& event : events)
            lines.push_back({action, &event});
    }
    log.list(key, lines, [&](std::string& out, const Line& line) {
        JsonObjectText entry(out);
        entry.number("action", int(line.action));
        append(entry.key("what"), *line.event);
        entry.close();
    });
}

/// "  12  Ada opens the door", above what came of it.
void printHeading(std::size_t number, const QString& text, const Terminal& out);

/// What happened, line by line, with the rules that it comes from.
template <typename Told> void printTold(const std::vector<Told>& lines, const Terminal& out)
{
    for (const Told& line : lines)
        if (!line.isDetail)
            out.line(QStringLiteral("        %1 %2")
                         .arg(line.text,
                              out.faint(QString::fromUtf8(line.rule.data(), qsizetype(line.rule.size())))));
}

template <table::RecordedGame Traits, typename Words>
void printLog(const WatchedGame<Traits>& watched, const typename Traits::Game& game,
              const std::vector<table::ReplayStep<Traits>>& steps, const Words& words, const Terminal& out)
{
    typename Traits::State state = startGame(game);
    for (std::size_t i = 0; i < watched.count(); ++i) {
        printHeading(i + 1, sentence(steps[i].action, state, words), out);
        printTold(told(watched.events[i], state, words), out);
        for (const auto& event : watched.events[i])
            evolve(game, state, event);
    }
}

/// A save of the first actions, to be played on from there.
template <typename Game, typename Replay>
std::string branchOf(const ReplayArguments& arguments, Replay replay, const Game& game)
{
    replay.steps.resize(std::size_t(*arguments.branch));
    if (!replay.table)
        replay.table =
            table::PlayTable{false, 0, std::vector(replay.scenario.players.size(), std::string(humanSeat))};
    return writeReplay(game, replay);
}

/// Whether so many actions of a game of older rules still hold as are to be kept; a complaint is printed.
bool isBranchReached(const ReplayArguments& arguments, std::size_t steps, const Program& program);

} // namespace delve
