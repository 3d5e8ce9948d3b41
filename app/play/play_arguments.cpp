// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/play_arguments.h"

#include "editor/document/save_file.h"
#include "editor/text/messages.h"
#include "engine/base/file.h"
#include "engine/table/replay_file.h"

#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace delve {

namespace {

/// "2=random" puts somebody on the seat of the second player.
bool seat(const std::string& wish, std::vector<std::string>& seats, const SeatWords& words,
          const Program& program)
{
    const auto equals = wish.find('=');
    const int number = std::atoi(wish.substr(0, equals).c_str());
    const std::string who = equals == std::string::npos ? std::string() : wish.substr(equals + 1);
    if (number < 1 || std::size_t(number) > seats.size() || (who != humanSeat && !words.isKnown(who))) {
        program.err.line(
            translated(
                QT_TRANSLATE_NOOP("delve", "--seat %1: expected N=WHO, N from 1 to %2 and WHO one of %3"))
                .arg(QString::fromStdString(wish), QString::number(seats.size()),
                     QString::fromStdString(words.all)));
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

std::optional<QStringList> readScript(const std::string& file, const Program& program)
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

/// A game that goes on is kept in its file, unless older rules wrote that.
std::string saveFileOf(const PlayArguments& arguments, bool isOlder)
{
    if (!arguments.save.empty())
        return arguments.save;
    if (arguments.resume.empty())
        return freeSaveFile(arguments.file);
    return isOlder ? freeFileLike(QString::fromStdString(arguments.resume)).toStdString() : arguments.resume;
}

} // namespace

bool areSensible(const PlayArguments& arguments, const Program& program)
{
    if (arguments.file.empty() == arguments.resume.empty()) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "Name a scenario file to begin a game, or --resume a save.")));
        return false;
    }
    if (arguments.noSave && !arguments.save.empty()) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "--save and --no-save cannot both be: is the game kept or not?")));
        return false;
    }
    return true;
}

bool setTable(table::PlayTable& table, const PlayArguments& arguments, std::size_t players, bool goesOn,
              const SeatWords& words, const Program& program)
{
    if (!arguments.dice.empty())
        table.typedDice = arguments.dice == "typed";
    if (arguments.seed && goesOn) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "--seed: a game that goes on keeps its dice")));
        return false;
    }
    table.seed = arguments.seed.value_or(table.seed);
    table.seats.resize(players, std::string(humanSeat));
    for (const std::string& wish : arguments.seats)
        if (!seat(wish, table.seats, words, program))
            return false;
    for (const std::string& who : table.seats)
        if (who != humanSeat && !words.isKnown(who)) {
            program.err.line(
                translated(QT_TRANSLATE_NOOP("delve",
                                             "Nobody here plays as \"%1\"; put %2 on the seat with --seat."))
                    .arg(QString::fromStdString(who), QString::fromStdString(words.all)));
            return false;
        }
    return true;
}

std::optional<PlaySettings> settingsOf(const PlayArguments& arguments, const FileBefore& read,
                                       std::optional<std::size_t> older, const Program& program)
{
    PlaySettings settings;
    if (!arguments.script.empty()) {
        auto script = readScript(arguments.script, program);
        if (!script)
            return std::nullopt;
        settings.script = *std::move(script);
    }
    settings.ascii = arguments.ascii;
    settings.saveFile = saveFileOf(arguments, older.has_value());
    if (older && !arguments.overwrite)
        settings.keptFile = arguments.resume;
    else if (older && *older > 0)
        program.err.line(
            counted(QT_TRANSLATE_N_NOOP("delve", "With --overwrite a game that is kept in %1 takes the "
                                                 "place of %n recorded action(s) that the rules of today "
                                                 "do not reach."),
                    *older)
                .arg(QString::fromStdString(arguments.resume)));
    if (settings.isKept(settings.saveFile)) {
        complainOfKeptFile(settings.saveFile, program);
        return std::nullopt;
    }
    if (arguments.noSave)
        return settings;
    if (!program.mayWrite(settings.saveFile, table::replayFormat))
        return std::nullopt;
    const QString file = QString::fromStdString(settings.saveFile);
    const bool goesOn = QFileInfo(file) == QFileInfo(read.path());
    auto own = OwnFile::take(goesOn ? read : FileBefore(file));
    if (!own) {
        program.complain(settings.saveFile, own.error());
        return std::nullopt;
    }
    settings.own = *std::move(own);
    return settings;
}

void complainOfGame(const std::string& file, const Error& error, const Program& program)
{
    constexpr std::string_view actions = "/actions/";
    if (!error.where.starts_with(actions))
        return program.complain(file, error);
    const int number = std::atoi(error.where.substr(actions.size()).c_str()) + 1;
    program.err.line(program.err.bad(translated(QT_TRANSLATE_NOOP("delve", "error"))) + QStringLiteral(": ") +
                     translated(QT_TRANSLATE_NOOP("delve", "%1: action %2: %3"))
                         .arg(QString::fromStdString(file), QString::number(number), sentence(error.what)));
}

void greet(const QString& title, const table::PlayTable& table, int roundLimit, const char* rule,
           std::size_t actions, const Program& program)
{
    const Terminal& out = program.out;
    out.line(out.strong(title));
    if (table.typedDice)
        out.line(translated(QT_TRANSLATE_NOOP("delve", "You roll the dice; every roll is asked for.")));
    else
        out.line(translated(QT_TRANSLATE_NOOP("delve", "Seed of the dice: %1")).arg(table.seed));
    if (roundLimit > 0)
        out.line(counted(QT_TRANSLATE_N_NOOP("delve", "The game ends after %n round(s) (%1)."),
                         std::size_t(roundLimit))
                     .arg(QLatin1String(rule)));
    if (actions > 0)
        out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n action(s) have been taken before."), actions));
}

} // namespace delve
