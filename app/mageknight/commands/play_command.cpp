// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/seed_option.h"
#include "app/mageknight/commands/recorded_game.h"
#include "app/mageknight/commands/scenario_input.h"
#include "app/mageknight/play/terminal_game.h"
#include "editor/document/file_lock.h"
#include "editor/document/save_file.h"
#include "editor/text/messages.h"
#include "engine/base/file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>

namespace delve::mageknight {

namespace {

struct PlayArguments
{
    std::string file;
    std::string resume;
    std::vector<std::string> seats;
    std::string dice = "seed";
    std::optional<std::uint64_t> seed;
    std::optional<int> rounds;
    std::string script;
    std::string save;
    bool rollForStart = false;
    bool noSave = false;
    bool overwrite = false;
    bool ascii = false;
};

/// "2=random" puts somebody on the seat of the second player.
bool seat(const std::string& wish, std::vector<std::string>& seats, const DungeonProgram& program)
{
    const auto equals = wish.find('=');
    const int number = std::atoi(wish.substr(0, equals).c_str());
    const std::string who = equals == std::string::npos ? std::string() : wish.substr(equals + 1);
    if (number < 1 || std::size_t(number) > seats.size() || (who != humanSeat && !makeAgent(who, 0))) {
        program.err.line(
            translated(
                QT_TRANSLATE_NOOP("delve", "--seat %1: expected N=WHO, N from 1 to %2 and WHO one of %3"))
                .arg(QString::fromStdString(wish), QString::number(seats.size()),
                     QString::fromStdString(knownSeats())));
        return false;
    }
    seats[std::size_t(number - 1)] = who;
    return true;
}

/// Where a game is kept that has no file yet; never where another one lies, or will be kept.
std::string freeSaveFile(const std::string& scenarioFile)
{
    const std::string scenario = std::filesystem::path(scenarioFile).filename().string();
    const std::string name = scenario.substr(0, scenario.find('.'));
    std::string file = name + ".save.json";
    for (int number = 2; isThere(file) || isThere(lockNameOf(QString::fromStdString(file)).toStdString());
         ++number)
        file = name + "-" + std::to_string(number) + ".save.json";
    return file;
}

/// Where a game that goes on is kept: in its file, unless older rules wrote that.
std::string saveFileOf(const std::string& resumed, const play::Replay& record)
{
    return record.older ? freeFileLike(QString::fromStdString(resumed)).toStdString() : resumed;
}

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

/// What the command line says about who plays and with which dice goes before what a save says.
bool setTable(play::Replay& replay, const PlayArguments& options, const DungeonProgram& program)
{
    play::PlayTable& table = *replay.table;
    if (!options.dice.empty())
        table.typedDice = options.dice == "typed";
    if (options.seed && !replay.steps.empty()) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "--seed: a game that goes on keeps its dice")));
        return false;
    }
    table.seed = options.seed.value_or(table.seed);
    table.seats.resize(replay.scenario.players.size(), std::string(humanSeat));
    for (const std::string& wish : options.seats)
        if (!seat(wish, table.seats, program))
            return false;
    for (const std::string& who : table.seats)
        if (who != humanSeat && !makeAgent(who, 0)) {
            program.err.line(
                translated(QT_TRANSLATE_NOOP("delve",
                                             "Nobody here plays as \"%1\"; put %2 on the seat with --seat."))
                    .arg(QString::fromStdString(who), QString::fromStdString(knownSeats())));
            return false;
        }
    if (!replay.steps.empty())
        return true;
    const bool hasAgents = std::ranges::any_of(table.seats, [](const auto& who) { return who != humanSeat; });
    replay.options.rollForStart = replay.options.rollForStart || options.rollForStart;
    if (options.rounds)
        replay.options.roundLimit = std::int16_t(*options.rounds);
    else if (hasAgents && replay.options.roundLimit == 0)
        replay.options.roundLimit = roundsWithAgents;
    return true;
}

/// What comes out of a pipe; of a file that is none, what its reader says.
Result<std::string> readScriptText(const std::string& file)
{
    constexpr std::size_t mostBytes = 4u << 20;
    std::error_code ignored;
    if (!std::filesystem::is_fifo(file, ignored))
        return readFile(file, mostBytes);
    std::ifstream pipe(file, std::ios::binary);
    std::string text(mostBytes, '\0');
    pipe.read(text.data(), std::streamsize(mostBytes));
    text.resize(std::size_t(pipe.gcount()));
    return text;
}

std::optional<QStringList> readScript(const std::string& file, const DungeonProgram& program)
{
    const auto text = readScriptText(file);
    if (!text) {
        program.complain(file, text.error());
        return std::nullopt;
    }
    QStringList lines = QString::fromStdString(*text).split(u'\n');
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    for (QString& line : lines)
        line = line.trimmed();
    return lines;
}

void greet(const GameSession& session, const DungeonProgram& program)
{
    const Terminal& out = program.out;
    out.line(out.strong(QString::fromStdString(session.record().scenario.title)));
    if (session.table().typedDice)
        out.line(translated(QT_TRANSLATE_NOOP("delve", "You roll the dice; every roll is asked for.")));
    else
        out.line(translated(QT_TRANSLATE_NOOP("delve", "Seed of the dice: %1")).arg(session.table().seed));
    if (const int limit = session.record().options.roundLimit; limit > 0)
        out.line(counted(QT_TRANSLATE_N_NOOP("delve", "The game ends after %n round(s) (END-09)."),
                         std::size_t(limit)));
    if (session.actionCount() > 0)
        out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n action(s) have been taken before."),
                         session.actionCount()));
}

/// Actions are counted from 1, as delve replay does.
void complainOfGame(const std::string& file, const Error& error, const DungeonProgram& program)
{
    constexpr std::string_view actions = "/actions/";
    if (!error.where.starts_with(actions))
        return program.complain(file, error);
    const int number = std::atoi(error.where.substr(actions.size()).c_str()) + 1;
    program.err.line(program.err.bad(translated(QT_TRANSLATE_NOOP("delve", "error"))) + QStringLiteral(": ") +
                     translated(QT_TRANSLATE_NOOP("delve", "%1: action %2: %3"))
                         .arg(QString::fromStdString(file), QString::number(number), sentence(error.what)));
}

int playGame(const PlayArguments& options, DungeonProgram& program)
{
    if (options.file.empty() == options.resume.empty()) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "Name a scenario file to begin a game, or --resume a save.")));
        return Unreadable;
    }
    if (options.noSave && !options.save.empty()) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "--save and --no-save cannot both be: is the game kept or not?")));
        return Unreadable;
    }
    const Content* content = program.content();
    const RuleReference* rules = content ? program.rules() : nullptr;
    if (!rules)
        return Unreadable;
    auto replay = options.resume.empty() ? newGame(options, program) : readGame(options.resume, program);
    if (!replay)
        return Unreadable;
    if (!replay->table)
        replay->table = play::PlayTable{false, anySeed(), {}};
    if (!setTable(*replay, options, program))
        return Unreadable;
    PlaySettings settings;
    if (!options.script.empty()) {
        auto script = readScript(options.script, program);
        if (!script)
            return Unreadable;
        settings.script = *std::move(script);
    }
    const std::string& source = options.resume.empty() ? options.file : options.resume;
    auto session = GameSession::resume(*std::move(replay), *content);
    if (!session) {
        complainOfGame(source, session.error(), program);
        return session.error().where.empty() ? Unreadable : HasFindings;
    }
    settings.ascii = options.ascii;
    settings.saves = !options.noSave;
    settings.saveFile = !options.save.empty()     ? options.save
                        : !options.resume.empty() ? saveFileOf(options.resume, session->record())
                                                  : freeSaveFile(options.file);
    if (const auto& older = session->record().older; older && !options.overwrite)
        settings.keptFile = options.resume;
    else if (older && !older->rest.empty())
        program.err.line(
            counted(QT_TRANSLATE_N_NOOP("delve", "With --overwrite a game that is kept in %1 takes the "
                                                 "place of %n recorded action(s) that the rules of today "
                                                 "do not reach."),
                    older->rest.size())
                .arg(QString::fromStdString(options.resume)));
    if (settings.isKept(settings.saveFile)) {
        complainOfKeptFile(settings.saveFile, program);
        return Unreadable;
    }
    if (settings.saves && !program.mayWrite(settings.saveFile, "delvewright-replay"))
        return Unreadable;
    // Two programs that keep their games in one file would lose one of them.
    const auto lock = settings.saves ? lockFile(QString::fromStdString(settings.saveFile))
                                     : Result<std::unique_ptr<FileLock>>(nullptr);
    if (!lock) {
        program.complain(settings.saveFile, lock.error());
        return Unreadable;
    }
    greet(*session, program);
    return TerminalGame(*session, *rules, std::move(settings), program).run();
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
