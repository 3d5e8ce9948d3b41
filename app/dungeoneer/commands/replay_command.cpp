// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/recorded_game.h"
#include "app/dungeoneer/play/map_drawing.h"
#include "app/play/replay_proof.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/play/play_sentences.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/play/table_setup.h"
#include "editor/text/messages.h"
#include "engine/base/json_text.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/play/core/json_forms.h"
#include "engine/dungeoneer/play/core/state_json.h"
#include "engine/table/event_log.h"

namespace delve::dungeoneer {

namespace {

ReplayArguments replayArgumentsOf(const CLI::App& command)
{
    ReplayArguments arguments;
    const auto number = [&](const char* option) -> std::optional<int> {
        const CLI::Option* given = command.get_option(option);
        return given->count() > 0 ? std::optional(given->as<int>()) : std::nullopt;
    };
    arguments.file = textOf(command, "file");
    arguments.stop = number("--stop");
    arguments.branch = number("--branch");
    arguments.dump = textOf(command, "--dump");
    arguments.output = textOf(command, "--output");
    arguments.overwrite = command.get_option("--overwrite")->count() > 0;
    arguments.json = command.get_option("--json")->count() > 0;
    arguments.ascii = command.get_option("--ascii")->count() > 0;
    return arguments;
}

/// A replay that was gone over as far as was asked for, and no further than it is true.
struct WatchedCards
{
    std::vector<play::GameState> states; ///< one more than actions were gone over
    std::vector<play::Events> events;
    std::optional<play::ReplayFault> fault;

    std::size_t count() const { return events.size(); }
    const play::GameState& state() const { return states.back(); }
};

WatchedCards watchCards(const play::Game& game, const play::Replay& replay, std::size_t count)
{
    WatchedCards watched{{startGame(game)}, {}, std::nullopt};
    while (watched.count() < count) {
        play::Events events;
        play::GameState state = watched.state();
        if (auto fault = redo(game, replay.steps[watched.count()], state, &events)) {
            watched.fault = play::ReplayFault{watched.count(), *std::move(fault)};
            return watched;
        }
        watched.states.push_back(state);
        watched.events.push_back(std::move(events));
    }
    return watched;
}

std::string logAsJson(const WatchedCards& watched, const play::Game& game)
{
    struct Line
    {
        std::size_t action;
        const play::Event* event;
    };
    std::vector<Line> lines;
    for (std::size_t i = 0; i < watched.events.size(); ++i)
        for (const play::Event& event : watched.events[i])
            lines.push_back({i + 1, &event});
    std::string text;
    JsonObjectText log(text, 2);
    log.word("format", "delvewright-events");
    log.number("version", 1);
    log.word("game", gameName);
    log.list("events", lines, [&](std::string& out, const Line& line) {
        JsonObjectText entry(out);
        entry.number("action", int(line.action));
        JsonWriter what(entry.key("what"));
        table::tellEvent(what, game, *line.event);
        entry.close();
    });
    log.close();
    text += '\n';
    return text;
}

void printLines(const std::vector<Told>& lines, const Terminal& out)
{
    for (const Told& line : lines)
        if (!line.isDetail)
            out.line(QStringLiteral("        %1 %2")
                         .arg(line.text,
                              out.faint(QString::fromUtf8(line.rule.data(), qsizetype(line.rule.size())))));
}

void printLog(const WatchedCards& watched, const play::Replay& replay, const PlayWords& words, bool withRest,
              const Terminal& out)
{
    const auto heading = [&](std::size_t number, const QString& text) {
        out.line(QStringLiteral("%1  %2").arg(out.strong(QString::number(number).rightJustified(4)), text));
    };
    for (std::size_t i = 0; i < watched.events.size(); ++i) {
        heading(i + 1, sentence(replay.steps[i].action, watched.states[i], words));
        printLines(told(watched.events[i], watched.states[i], words), out);
    }
    if (!withRest || !replay.older || replay.older->rest.empty())
        return;
    out.line(out.strong(restInWords(*replay.older)));
    play::GameState state = watched.state();
    for (std::size_t i = 0; i < replay.older->rest.size(); ++i) {
        heading(replay.older->reached + i + 1, actionInWords(replay.older->rest[i], state, words));
        printLines(told(replay.older->rest[i], state, words), out);
    }
}

void printMaps(const play::Position& position, const PlayWords& words, bool ascii, const Terminal& out)
{
    for (const MapKind kind : position.game().mapKinds()) {
        if (position.game().mapKinds().size() > 1)
            out.line(out.strong(wordFor(kind)));
        for (const QString& line :
             drawMap(position, words, MapPart::whole(position, kind), play::PlayerId::None, out, ascii))
            out.line(line);
    }
}

void dump(const ReplayArguments& arguments, const WatchedCards& watched, const play::Game& game,
          const play::Replay& replay, const PlayWords& words, const Terminal& out)
{
    if (arguments.json)
        return out.json(arguments.dump == "log" ? logAsJson(watched, game)
                                                : writeState(game, watched.state()));
    const play::Position position(game, watched.state());
    if (arguments.dump == "log")
        return printLog(watched, replay, words, !arguments.stop, out);
    if (arguments.dump == "board")
        return printMaps(position, words, arguments.ascii, out);
    for (const QString& line : standingInWords(position, words))
        out.hanging(line, 4);
    for (int i = 0; i < game.playerCount(); ++i)
        for (const QString& line : inventoryOf(position, play::PlayerId(i), words))
            out.hanging(QStringLiteral("  %1: %2").arg(words.of(play::PlayerId(i)), line), 6);
    out.line(pilesInWords(position));
}

std::string branchText(const ReplayArguments& arguments, play::Replay replay, const play::Game& game)
{
    replay.steps.resize(std::size_t(*arguments.branch));
    if (!replay.table)
        replay.table =
            play::PlayTable{false, 0, std::vector(replay.scenario.players.size(), std::string(humanSeat))};
    return writeReplay(game, replay);
}

void printEnd(const WatchedCards& watched, const play::Game& game, const PlayWords& words,
              const Terminal& out)
{
    out.line(translated(QT_TRANSLATE_NOOP("delve", "After action %1: state %2"))
                 .arg(watched.count())
                 .arg(hashInWords(hashOf(watched.state()))));
    if (!isOver(watched.state()))
        out.line(translated(QT_TRANSLATE_NOOP("delve", "Round %1, %2 is to act."))
                     .arg(roundOf(watched.state()))
                     .arg(words.of(playerToAct(game, watched.state()))));
    else
        out.line(endInWords(watched.state(), words));
    for (const QString& line : standingInWords({game, watched.state()}, words))
        out.hanging(line, 4);
}

} // namespace

int replayGame(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    const ReplayArguments arguments = replayArgumentsOf(command);
    const auto replay = readGame(arguments.file, program);
    const std::size_t recorded = !replay         ? 0
                                 : replay->older ? replay->older->recorded()
                                                 : replay->steps.size();
    if (!replay || !areSensible(arguments, recorded, program))
        return Unreadable;
    if (arguments.branch && std::size_t(*arguments.branch) > replay->steps.size()) {
        program.err.line(
            translated(
                QT_TRANSLATE_NOOP("delve", "Action %1 is not reached by the rules of today; %2 is the last."))
                .arg(*arguments.branch)
                .arg(replay->steps.size()));
        return HasFindings;
    }
    const auto game = gameOf(*replay, program.sharedCards());
    if (!game) {
        program.complain(arguments.file, game.error());
        return Unreadable;
    }
    const PlayWords words(*game, *program.cards());
    const std::size_t wanted = std::size_t(arguments.branch.value_or(arguments.stop.value_or(int(recorded))));
    const WatchedCards watched = watchCards(*game, *replay, std::min(wanted, replay->steps.size()));
    if (watched.fault) {
        const std::size_t step = watched.fault->step;
        program.err.line(program.err.bad(translated(QT_TRANSLATE_NOOP("delve", "error"))) +
                         QStringLiteral(": ") +
                         translated(QT_TRANSLATE_NOOP("delve", "%1: action %2 (%3): %4"))
                             .arg(QString::fromStdString(arguments.file))
                             .arg(step + 1)
                             .arg(sentence(replay->steps[step].action, watched.state(), words),
                                  sentence(watched.fault->what)));
        return HasFindings;
    }
    if (arguments.branch)
        return program.mayWrite(arguments.output, play::replayFormat)
                   ? branchOff(arguments, branchText(arguments, *replay, *game), program)
                   : Unreadable;
    const int exitCode = wanted > replay->steps.size() ? HasFindings : Legal;
    if (const std::string test = textOf(command, "--keep-as-test"); !test.empty())
        return keepAsTest(test, arguments.overwrite, *replay, *game, watched.count(), program);
    if (!arguments.dump.empty()) {
        dump(arguments, watched, *game, *replay, words, program.out);
        return exitCode;
    }
    printProof(arguments.file, proofOf(replay->steps, watched.count(), replay->table), replay->table,
               program);
    printEnd(watched, *game, words, program.out);
    return exitCode;
}

} // namespace delve::dungeoneer
