// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recorded_game.h"
#include "app/commands/usage_words.h"
#include "editor/text/translations.h"

#include <CLI/CLI.hpp>
#include <QGuiApplication>

namespace {

/// The platform plugins of Qt remark on the environment; of a command line program people expect only its
/// own words. What is truly wrong is still said.
void keepQuiet(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

} // namespace

int main(int argc, char* argv[])
{
    // The command line never needs a display, whatever the environment says.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(keepQuiet);
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
    delve::addTourCommand(app, program);
    delve::addInfoCommand(app, program);
    delve::addValidateCommand(app, program);
    delve::addGenerateCommand(app, program);
    delve::addCompleteCommand(app, program);
    delve::addFixCommand(app, program);
    delve::addFormatCommand(app, program);
    delve::addMigrateCommand(app, program);
    delve::addRenderCommand(app, program);
    delve::addExportCommand(app, program);
    delve::addImportCommand(app, program);
    delve::addRulesCommand(app, program);
    delve::addPackCommand(app, program);
    delve::addSchemaCommand(app, program);
    delve::addPrintCommand(app, program);
    delve::addCollectionCommand(app, program);
    delve::addPlayCommand(app, program);
    delve::addReplayCommand(app, program);
    delve::addPlaytestCommand(app, program);
    delve::addMergeCommand(app, program);
    delve::addCompareCommand(app, program);
    delve::addAssertCommand(app, program);
    delve::addManCommand(app, program);
    delve::setUsageWords(app);

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
        return app.exit(refusal) == 0 ? delve::Legal : delve::Unreadable;
    }
    return program.run();
}
