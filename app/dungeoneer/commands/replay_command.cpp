// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/recorded_game.h"
#include "app/dungeoneer/play/map_drawing.h"
#include "app/play/watched_game.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/play/play_sentences.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/text/messages.h"
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

using WatchedCards = WatchedGame<play::Traits>;

std::string logAsJson(const WatchedCards& watched, const play::Game& game)
{
    std::string text;
    JsonObjectText log(text, 2);
    log.word("format", "delvewright-events");
    log.number("version", 1);
    log.word("game", gameName);
    appendEvents(log, "events", watched.events, 0, [&](std::string& out, const play::Event& event) {
        JsonWriter what(out);
        table::tellEvent(what, game, event);
    });
    log.close();
    text += '\n';
    return text;
}

/// What the file of a game of older rules has behind the last action that still holds.
void printRest(const play::OlderCourse& older, play::GameState state, const PlayWords& words,
               const Terminal& out)
{
    out.line(out.strong(restInWords(older)));
    for (std::size_t i = 0; i < older.rest.size(); ++i) {
        printHeading(older.reached + i + 1, actionInWords(older.rest[i], state, words), out);
        printTold(told(older.rest[i], state, words), out);
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
        return out.json(arguments.dump == "log" ? logAsJson(watched, game) : writeState(game, watched.state));
    const play::Position position(game, watched.state);
    if (arguments.dump == "log") {
        printLog(watched, game, replay.steps, words, out);
        if (replay.older && !replay.older->rest.empty() && !arguments.stop)
            printRest(*replay.older, watched.state, words, out);
        return;
    }
    if (arguments.dump == "board")
        return printMaps(position, words, arguments.ascii, out);
    for (const QString& line : standingInWords(position, words))
        out.hanging(line, 4);
    for (int i = 0; i < game.playerCount(); ++i)
        for (const QString& line : inventoryOf(position, play::PlayerId(i), words))
            out.hanging(QStringLiteral("  %1: %2").arg(words.of(play::PlayerId(i)), line), 6);
    out.line(pilesInWords(position));
}

void printEnd(const WatchedCards& watched, const play::Game& game, const PlayWords& words,
              const Terminal& out)
{
    out.line(translated(QT_TRANSLATE_NOOP("delve", "After action %1: state %2"))
                 .arg(watched.count())
                 .arg(hashInWords(hashOf(watched.state))));
    if (!isOver(watched.state))
        out.line(translated(QT_TRANSLATE_NOOP("delve", "Round %1, %2 is to act."))
                     .arg(roundOf(watched.state))
                     .arg(words.of(playerToAct(game, watched.state))));
    else
        out.line(endInWords(watched.state, words));
    for (const QString& line : standingInWords({game, watched.state}, words))
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
    if (!isBranchReached(arguments, replay->steps.size(), program))
        return HasFindings;
    const auto game = gameOf(*replay, program.sharedCards());
    if (!game) {
        program.complain(arguments.file, game.error());
        return Unreadable;
    }
    const PlayWords words(*game, *program.cards());
    const std::size_t wanted = std::size_t(arguments.branch.value_or(arguments.stop.value_or(int(recorded))));
    const WatchedCards watched = watch(*game, replay->steps, std::min(wanted, replay->steps.size()));
    if (watched.fault) {
        const std::size_t step = watched.fault->step;
        program.err.line(program.err.bad(translated(QT_TRANSLATE_NOOP("delve", "error"))) +
                         QStringLiteral(": ") +
                         translated(QT_TRANSLATE_NOOP("delve", "%1: action %2 (%3): %4"))
                             .arg(QString::fromStdString(arguments.file), QString::number(step + 1),
                                  sentence(replay->steps[step].action, watched.state, words),
                                  sentence(watched.fault->what)));
        return HasFindings;
    }
    if (arguments.branch)
        return program.mayWrite(arguments.output, play::replayFormat)
                   ? branchOff(arguments, branchOf(arguments, *replay, *game), program)
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
