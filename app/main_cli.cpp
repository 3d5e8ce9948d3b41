// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shared_commands.h"
#include "app/commands/usage_words.h"
#include "app/dungeoneer/commands/dungeoneer_commands.h"
#include "app/mageknight/commands/mageknight_commands.h"
#include "editor/document/file_limits.h"
#include "editor/document/home_folder.h"
#include "editor/text/translations.h"

#include <CLI/CLI.hpp>
#include <QGuiApplication>

#include <sstream>

namespace {

/// The platform plugins of Qt remark on the environment; of a command line program people expect only its
/// own words. What is truly wrong is still said.
void keepQuiet(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

/// In the order in which they are listed: those that are the same for all games, and those that each game has
/// in its own way.
void addCommands(CLI::App& app, delve::Program& program, delve::CommandGames& games)
{
    for (const char* name : {"tour", "info"})
        games.addCommand(name, app);
    delve::addValidateCommand(app, program, games);
    for (const char* name : {"generate", "complete", "lay", "fix"})
        games.addCommand(name, app);
    delve::addFormatCommand(app, program, games);
    delve::addMigrateCommand(app, program, games);
    for (const char* name : {"render", "export", "import"})
        games.addCommand(name, app);
    delve::addRulesCommand(app, program);
    delve::addPackListCommand(app, program, games);
    games.addCommand("pack", app);
    delve::addSchemaCommand(app, program);
    games.addCommand("print", app);
    delve::addCalibrateCommand(app, program);
    for (const char* name : {"collection", "play", "replay", "playtest", "merge", "compare", "assert"})
        games.addCommand(name, app);
    delve::addManCommand(app, program);
    games.addGameOptions(app);
}

/// The command that was named, or the one below it: "info" of "delve pack info".
const CLI::App& chosenIn(const CLI::App& app)
{
    const CLI::App* chosen = &app;
    while (!chosen->get_subcommands().empty())
        chosen = chosen->get_subcommands().front();
    return *chosen;
}

/// How the program ends. Whoever reads half of what was printed must not take it for the whole.
int ended(int code, const delve::Program& program)
{
    if (program.out.hasArrived())
        return code;
    program.err.line(delve::translated(QT_TRANSLATE_NOOP(
        "delve", "Not everything that was printed could be written: the disk is full, or the output was "
                 "closed.")));
    return delve::Unreadable;
}

} // namespace

int main(int argc, char* argv[])
{
    // The command line never needs a display, whatever the environment says.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(keepQuiet);
    delve::surviveFileLimits();
    delve::knowHome();
    // Qt sees only the name of the program: it would take options such as --style for itself.
    int argumentsForQt = 1;
    QGuiApplication application(argumentsForQt, argv);
    QGuiApplication::setApplicationName(QStringLiteral("delve"));
    QGuiApplication::setApplicationVersion(QStringLiteral(DELVE_VERSION));
    delve::installTranslations();

    delve::Program program;
    CLI::App app(delve::cliText(QT_TRANSLATE_NOOP(
                     "delve", "Delvewright on the command line: check, format and explain dungeons.")),
                 "delve");
    app.set_version_flag("--version", std::string("delve ") + DELVE_VERSION);
    app.require_subcommand(1);
    app.footer(delve::cliText(QT_TRANSLATE_NOOP("delve", "delve COMMAND --help says more, with examples.\n"
                                                         "Start with: delve tour")));
    delve::CommandGames games(program);
    games.add(std::make_unique<delve::mageknight::MageKnightCommands>());
    games.add(std::make_unique<delve::dungeoneer::DungeoneerCommands>());
    addCommands(app, program, games);
    delve::setUsageWords(app);

    // Names go through Unicode on their way to the disk: another file would be written.
    for (int i = 1; i < argc; ++i)
        if (!QUtf8StringView(argv[i]).isValidUtf8()) {
            program.err.line(
                delve::translated(
                    QT_TRANSLATE_NOOP(
                        "delve", "%1: expected names in UTF-8. Rename the file, or name it through a link."))
                    .arg(QString::fromUtf8(argv[i])));
            return delve::Unreadable;
        }

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& refusal) {
        if (refusal.get_exit_code() != 0 && app.get_subcommands().empty() && argc > 1 && argv[1][0] != '-') {
            program.err.line(
                delve::translated(
                    QT_TRANSLATE_NOOP("delve", "There is no command \"%1\". delve --help lists them all."))
                    .arg(QString::fromLocal8Bit(argv[1])));
            return delve::Unreadable;
        }
        std::ostringstream said, complained; // arguments are quoted, which may be names of files
        const int code = app.exit(refusal, said, complained);
        program.out.lines(QString::fromStdString(said.str()));
        program.err.lines(QString::fromStdString(complained.str()));
        return ended(code == 0 ? delve::Legal : delve::Unreadable, program);
    }
    const CLI::App& chosen = chosenIn(app);
    // A tour shows everything there is.
    const auto runGames = [&] {
        return chosen.get_name() == "tour" ? games.runAll(chosen) : games.run(chosen);
    };
    return ended(program.run ? program.run() : runGames(), program);
}
