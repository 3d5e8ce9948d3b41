// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/recorded_game.h"
#include "app/mageknight/commands/replay_difference.h"
#include "app/mageknight/play/board_drawing.h"
#include "app/mageknight/play/status_text.h"
#include "app/play/watched_game.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/text/messages.h"
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/play/core/state_json.h"

#include <algorithm>
#include <memory>

namespace delve::mageknight {

namespace {

/// So many actions of a recorded game: those that older rules recorded and that still hold, and the others.
std::size_t recordedActions(const play::Replay& replay)
{
    return replay.older ? replay.older->recorded() : replay.steps.size();
}

using Watched = WatchedGame<play::Traits>;

void printPlace(const Watched& watched, const play::Game& game, const PlayWords& words,
                const DungeonProgram& program)
{
    const Terminal& out = program.out;
    out.line(translated(QT_TRANSLATE_NOOP("delve", "After action %1: state %2"))
                 .arg(watched.count())
                 .arg(hashInWords(hashOf(watched.state))));
    const play::TurnState& turn = watched.state.turn();
    if (turn.isOver())
        return;
    out.line(translated(QT_TRANSLATE_NOOP("delve", "Round %1, %2 is to act."))
                 .arg(turn.round)
                 .arg(words.of(playerToAct(game, watched.state))));
    if (const auto decision = play::pendingDecision({game, watched.state}))
        out.line(sentence(decision->task, watched.state, words));
}

/// Of a game of older rules: how far it goes by those of today, and what its file tells behind that.
void appendOlder(JsonObjectText& log, const play::OlderCourse& older)
{
    {
        JsonObjectText rules(log.key("rules"));
        rules.number("recorded", older.rules);
        rules.number("now", play::rulesVersion);
        rules.number("reached", int(older.reached));
        rules.number("actions", int(older.recorded()));
        if (older.change)
            rules.text("change", inEnglish(*older.change));
        rules.close();
    }
    appendEvents(log, "unreached", older.rest | std::views::transform(&play::ToldStep::events), older.reached,
                 [](std::string& out, const play::ToldEvent& event) { out += event.json; });
}

std::string logAsJson(const Watched& watched, const play::Game& game, const play::Replay& replay)
{
    std::string text;
    JsonObjectText log(text, 2);
    log.word("format", "delvewright-events");
    log.number("version", 1);
    appendEvents(log, "events", watched.events, 0,
                 [&](std::string& out, const play::Event& event) { out += writeEvent(game, event); });
    if (replay.older)
        appendOlder(log, *replay.older);
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
        if (!older.rest[i].events.empty())
            printTold(told(older.rest[i], state, words), out);
    }
}

void dump(const ReplayArguments& options, const Watched& watched, const play::Game& game,
          const play::Replay& replay, const PlayWords& words, DungeonProgram& program)
{
    if (options.json)
        return program.out.json(options.dump == "log" ? logAsJson(watched, game, replay)
                                                      : writeState(game, watched.state));
    const BoardLabels labels(words);
    if (options.dump == "log") {
        printLog(watched, game, replay.steps, words, program.out);
        if (replay.older && !replay.older->rest.empty() && !options.stop)
            printRest(*replay.older, watched.state, words, program.out);
        return;
    }
    if (options.dump == "board") {
        for (int level = 0; level < words.levelCount(); ++level)
            for (const QString& line : drawBoard(watched.state, words, labels, BoardPart::whole(words, level),
                                                 program.out, options.ascii))
                program.out.line(line);
        return;
    }
    for (const QString& line :
         statusLines(viewFor(game, watched.state, watched.state.turn().player), words, labels, program.out))
        printWrapped(program.out, line);
}

int replayGame(const ReplayArguments& options, DungeonProgram& program)
{
    const auto replay = readGame(options.file, program);
    const RuleReference* rules = replay ? program.rules() : nullptr;
    if (!rules || !areSensible(options, recordedActions(*replay), program))
        return Unreadable;
    if (!isBranchReached(options, replay->steps.size(), program))
        return HasFindings;
    const auto game = gameOf(*replay, *program.content());
    if (!game) {
        program.complain(options.file, game.error());
        return Unreadable;
    }
    const PlayWords words(*game, *rules, program.language());
    const std::size_t wanted =
        std::size_t(options.branch.value_or(options.stop.value_or(int(recordedActions(*replay)))));
    const Watched watched = watch(*game, replay->steps, std::min(wanted, replay->steps.size()));
    if (watched.fault) {
        const std::size_t step = watched.fault->step;
        const QString difference = differenceInWords(options.file, step, *replay, watched.state, words);
        const QString fault = sentence(watched.fault->what);
        program.err.line(
            program.err.bad(translated(QT_TRANSLATE_NOOP("delve", "error"))) + QStringLiteral(": ") +
            translated(QT_TRANSLATE_NOOP("delve", "%1: action %2 (%3): %4"))
                .arg(QString::fromStdString(options.file), QString::number(step + 1),
                     sentence(replay->steps[step].action, watched.state, words),
                     difference.isEmpty() ? fault : QStringLiteral("%1: %2").arg(fault, difference)));
        return HasFindings;
    }
    if (options.branch && !program.mayWrite(options.output, play::replayFormat))
        return Unreadable;
    if (options.branch)
        return branchOff(options, branchOf(options, *replay, *game), program);
    const int exitCode = wanted > replay->steps.size() ? HasFindings : Legal;
    if (!options.dump.empty()) {
        dump(options, watched, *game, *replay, words, program);
        return exitCode;
    }
    printProof(options.file, proofOf(replay->steps, watched.count(), replay->table), replay->table, program);
    printPlace(watched, *game, words, program);
    for (const QString& line : outcomeLines(*game, watched.state, words, program.out))
        program.out.line(line);
    return exitCode;
}

} // namespace

void addReplayCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command =
        app.add_subcommand("replay", cliText(QT_TRANSLATE_NOOP("delve", "Go over a recorded game")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "Every action is taken again with the dice as they fell, and the state compared with the one that\n"
        "was recorded; the first action that differs is named. A game of older rules is gone over as far as\n"
        "those of today follow it; what its file tells behind that is in the log. Dice are compared with\n"
        "those of the seed. Who chose the actions cannot be proved.\n"
        "Exit code: 0 if it is true, 1 if it is not or does not hold any more, 2 if the file cannot be "
        "read.\n"
        "Examples:\n"
        "  delve replay friday.save.json\n"
        "  delve replay friday.save.json --stop 40 --dump board\n"
        "  delve replay friday.save.json --dump log --json\n"
        "  delve replay friday.save.json --branch 40 -o other.save.json")));
    auto options = std::make_shared<ReplayArguments>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "Replay or save")))
        ->required();
    command->add_option("--stop", options->stop,
                        cliText(QT_TRANSLATE_NOOP("delve", "Stop after action N; 0 is the beginning")));
    command
        ->add_option("--dump", options->dump,
                     cliText(QT_TRANSLATE_NOOP("delve", "Print the state, the board or the log there")))
        ->check(CLI::IsMember({"state", "board", "log"}));
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the state or the log as JSON")));
    command->add_option("--branch", options->branch,
                        cliText(QT_TRANSLATE_NOOP("delve", "Write a save to go on with after action N")));
    command->add_option("-o,--output", options->output,
                        cliText(QT_TRANSLATE_NOOP("delve", "The save that --branch writes")));
    command->add_flag(
        "--overwrite", options->overwrite,
        cliText(QT_TRANSLATE_NOOP("delve", "Let --branch write in the place of a file that is there")));
    command->add_flag("--ascii", options->ascii,
                      cliText(QT_TRANSLATE_NOOP("delve", "Draw the board with plain characters only")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return replayGame(*options, program); }; });
}

} // namespace delve::mageknight
