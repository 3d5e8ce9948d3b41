// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/seed_option.h"
#include "app/mageknight/commands/recorded_game.h"
#include "app/mageknight/commands/scenario_input.h"
#include "app/mageknight/play/terminal_game.h"
#include "app/play/play_arguments.h"
#include "editor/text/messages.h"
#include "engine/mageknight/play/core/replay.h"

#include <algorithm>
#include <memory>

namespace delve::mageknight {

namespace {

std::optional<play::Replay> newGame(const PlayArguments& options, DungeonProgram& program)
{
    const auto read = readScenarioOrComplain(options.file, program);
    if (!read)
        return std::nullopt;
    for (const Error& warning : read->warnings)
        program.err.line(program.err.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))) +
                         QStringLiteral(": ") + sentence(warning));
    const auto parts = play::gatherParts(read->scenario, *program.content());
    if (!parts) {
        program.complain(options.file, parts.error());
        return std::nullopt;
    }
    play::Replay replay = beginReplay(read->scenario, parts->options, *program.content());
    replay.table =
        play::PlayTable{false, anySeed(), std::vector(parts->teams.size(), std::string(humanSeat))};
    return replay;
}

/// What else the command line says about the game.
void setOptions(play::Replay& replay, const PlayArguments& options)
{
    if (!replay.steps.empty())
        return;
    const auto& seats = replay.table->seats;
    const bool hasAgents = std::ranges::any_of(seats, [](const auto& who) { return who != humanSeat; });
    replay.options.rollForStart = replay.options.rollForStart || options.rollForStart;
    if (options.rounds)
        replay.options.roundLimit = std::int16_t(*options.rounds);
    else if (hasAgents && replay.options.roundLimit == 0)
        replay.options.roundLimit = roundsWithAgents;
}

int playGame(const PlayArguments& options, DungeonProgram& program)
{
    if (!areSensible(options, program))
        return Unreadable;
    const Content* content = program.content();
    const RuleReference* rules = content ? program.rules() : nullptr;
    if (!rules)
        return Unreadable;
    const std::string& source = options.resume.empty() ? options.file : options.resume;
    const FileBefore before(QString::fromStdString(source));
    auto replay = options.resume.empty() ? newGame(options, program) : readGame(options.resume, program);
    if (!replay)
        return Unreadable;
    const SeatWords words{[](const std::string& who) { return makeAgent(who, 0) != nullptr; }, knownSeats()};
    if (!setTableOf(*replay, options, words, program))
        return Unreadable;
    setOptions(*replay, options);
    const auto older = replay->older ? std::optional(replay->older->rest.size()) : std::nullopt;
    auto session = GameSession::resume(*std::move(replay), *content);
    if (!session) {
        complainOfGame(source, session.error(), program);
        return session.error().where.empty() ? Unreadable : HasFindings;
    }
    auto settings = settingsOf(options, before, older, program);
    if (!settings)
        return Unreadable;
    greet(QString::fromStdString(session->record().scenario.title), session->table(),
          session->record().options.roundLimit, "END-09", session->actionCount(), program);
    return TerminalGame(*session, *rules, *std::move(settings), program).run();
}

} // namespace

void addPlayCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command =
        app.add_subcommand("play", cliText(QT_TRANSLATE_NOOP("delve", "Play a scenario in the terminal")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "People share the keyboard; \"help\" in the game says what can be typed. A game that is left is\n"
        "kept in a file, and can be gone over with delve replay. A game of older rules goes on after the\n"
        "last action that still holds, and is kept in a new file.\n"
        "Exit code: 0, 1 if the save is not true any more, 2 if a file cannot be read.\n"
        "Examples:\n"
        "  delve play dungeon.scenario.json\n"
        "  delve play dungeon.scenario.json --seat 2=steady --seed 7\n"
        "  delve play dungeon.scenario.json --dice typed --save friday.save.json\n"
        "  delve play --resume friday.save.json\n"
        "  delve play dungeon.scenario.json --seed 7 --script moves.txt")));
    auto options = std::make_shared<PlayArguments>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "Scenario file")));
    command->add_option("--resume", options->resume,
                        cliText(QT_TRANSLATE_NOOP("delve", "Go on with a game that was kept")));
    command
        ->add_option(
            "--seat", options->seats,
            cliText(QT_TRANSLATE_NOOP(
                "delve",
                "Who plays for a player, from weak to strong: 2=random, 2=easy, 2=steady, 2=cunning, or "
                "2=cunning:N, which plays N games in its head before each choice; people play "
                "otherwise")))
        ->type_name("N=WHO");
    auto* dice =
        command->add_option("--dice", options->dice,
                            cliText(QT_TRANSLATE_NOOP(
                                "delve", "seed: the program rolls; typed: you roll and type what you see")));
    dice->check(CLI::IsMember({"seed", "typed"}));
    command
        ->add_option("--seed", options->seed,
                     cliText(QT_TRANSLATE_NOOP("delve", "Seed of the dice, for a game that can be repeated")))
        ->check(seedNumber());
    command
        ->add_option("--rounds", options->rounds,
                     cliText(QT_TRANSLATE_NOOP(
                         "delve", "End after so many rounds; 0: never (END-09). If not said: 100 "
                                  "where a program plays, never among people")))
        ->check(CLI::Range(0, 10'000));
    command->add_flag("--roll-for-start", options->rollForStart,
                      cliText(QT_TRANSLATE_NOOP("delve", "Let the players of a new game roll for who begins "
                                                         "(START-02); if not said: as the scenario has it")));
    command->add_option("--script", options->script,
                        cliText(QT_TRANSLATE_NOOP("delve", "Type the lines of this file first")));
    command->add_option("--save", options->save,
                        cliText(QT_TRANSLATE_NOOP("delve", "Where the game is kept when it is left")));
    command->add_flag("--overwrite", options->overwrite,
                      cliText(QT_TRANSLATE_NOOP(
                          "delve", "Let a game of older rules be kept in the place of its own file")));
    command->add_flag("--no-save", options->noSave,
                      cliText(QT_TRANSLATE_NOOP("delve", "Keep nothing when the game is left")));
    command->add_flag("--ascii", options->ascii,
                      cliText(QT_TRANSLATE_NOOP("delve", "Draw the board with plain characters only")));
    command->callback([options, dice, &program] {
        if (dice->count() == 0)
            options->dice.clear(); // a save knows its dice
        program.run = [options, &program] { return playGame(*options, program); };
    });
}

} // namespace delve::mageknight
