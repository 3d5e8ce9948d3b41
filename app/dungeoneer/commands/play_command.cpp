// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "app/dungeoneer/commands/recorded_game.h"
#include "app/dungeoneer/play/card_terminal.h"
#include "app/play/play_arguments.h"
#include "editor/dungeoneer/play/seats.h"

namespace delve::dungeoneer {

namespace {

/// What was said to a command that another game declared.
PlayArguments argumentsOf(const CLI::App& command)
{
    PlayArguments arguments;
    const auto has = [&](const char* option) { return command.get_option(option)->count() > 0; };
    arguments.file = textOf(command, "file");
    arguments.resume = textOf(command, "--resume");
    arguments.script = textOf(command, "--script");
    arguments.save = textOf(command, "--save");
    if (has("--seat"))
        arguments.seats = command.get_option("--seat")->as<std::vector<std::string>>();
    if (has("--dice"))
        arguments.dice = textOf(command, "--dice");
    if (has("--seed"))
        arguments.seed = command.get_option("--seed")->as<std::uint64_t>();
    if (has("--rounds"))
        arguments.rounds = command.get_option("--rounds")->as<int>();
    arguments.noSave = has("--no-save");
    arguments.overwrite = has("--overwrite");
    arguments.ascii = has("--ascii");
    return arguments;
}

std::optional<play::Replay> newGame(const PlayArguments& arguments, CardProgram& program)
{
    auto scenario = readScenarioOrComplain(arguments.file, program);
    if (!scenario)
        return std::nullopt;
    if (arguments.rounds)
        scenario->options.roundLimit = *arguments.rounds;
    return play::beginReplay(*scenario, *program.cards());
}

} // namespace

int playGame(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    if (!takesOnly(command,
                   {"file", "--resume", "--seat", "--dice", "--seed", "--rounds", "--script", "--save",
                    "--overwrite", "--no-save", "--ascii"},
                   game, program))
        return Unreadable;
    const PlayArguments arguments = argumentsOf(command);
    if (!areSensible(arguments, program) || !program.cards())
        return Unreadable;
    const std::string& source = arguments.resume.empty() ? arguments.file : arguments.resume;
    const FileBefore before(QString::fromStdString(source));
    auto replay =
        arguments.resume.empty() ? newGame(arguments, program) : readGame(arguments.resume, program);
    if (!replay)
        return Unreadable;
    const SeatWords words{[](const std::string& who) { return makeAgent(who, 0) != nullptr; }, knownSeats()};
    if (!setTableOf(*replay, arguments, words, program))
        return Unreadable;
    const auto older = replay->older ? std::optional(replay->older->rest.size()) : std::nullopt;
    const auto opened = CardGameTable::resume(*std::move(replay), program.sharedCards());
    if (!opened) {
        complainOfGame(source, opened.error(), program);
        return opened.error().where.starts_with("/actions/") ? HasFindings : Unreadable;
    }
    auto& table = dynamic_cast<CardGameTable&>(**opened);
    auto settings = settingsOf(arguments, before, older, program);
    if (!settings)
        return Unreadable;
    greet(table.title(), table.session().table(), table.scenario().options.roundLimit, "DNR-TURN-01",
          table.moment(), program);
    return CardTerminal(table, *std::move(settings), program).run();
}

} // namespace delve::dungeoneer
