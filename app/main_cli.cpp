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

    delve::mageknight::Program program;
    CLI::App app(delve::mageknight::cliText(QT_TRANSLATE_NOOP(
                     "delve", "Delvewright on the command line: check, format and explain dungeons.")),
                 "delve");
    app.set_version_flag("--version", std::string("delve ") + DELVE_VERSION);
    app.require_subcommand(1);
    app.footer(delve::mageknight::cliText(QT_TRANSLATE_NOOP("delve",
                                                            "delve COMMAND --help says more, with examples.\n"
                                                            "Start with: delve tour")));
    delve::mageknight::addTourCommand(app, program);
    delve::mageknight::addInfoCommand(app, program);
    delve::mageknight::addValidateCommand(app, program);
    delve::mageknight::addGenerateCommand(app, program);
    delve::mageknight::addCompleteCommand(app, program);
    delve::mageknight::addFixCommand(app, program);
    delve::mageknight::addFormatCommand(app, program);
    delve::mageknight::addMigrateCommand(app, program);
    delve::mageknight::addRenderCommand(app, program);
    delve::mageknight::addExportCommand(app, program);
    delve::mageknight::addImportCommand(app, program);
    delve::mageknight::addRulesCommand(app, program);
    delve::mageknight::addPackCommand(app, program);
    delve::mageknight::addSchemaCommand(app, program);
    delve::mageknight::addPrintCommand(app, program);
    delve::mageknight::addCollectionCommand(app, program);
    delve::mageknight::addPlayCommand(app, program);
    delve::mageknight::addReplayCommand(app, program);
    delve::mageknight::addPlaytestCommand(app, program);
    delve::mageknight::addMergeCommand(app, program);
    delve::mageknight::addCompareCommand(app, program);
    delve::mageknight::addAssertCommand(app, program);
    delve::mageknight::addManCommand(app, program);
    delve::mageknight::setUsageWords(app);

    // Names go through Unicode on their way to the disk: another file would be written.
    for (int i = 1; i < argc; ++i)
        if (!QUtf8StringView(argv[i]).isValidUtf8()) {
            program.err.line(
                delve::mageknight::translated(
                    QT_TRANSLATE_NOOP(
                        "delve", "%1: expected names in UTF-8. Rename the file, or name it through a link."))
                    .arg(QString::fromUtf8(argv[i])));
            return delve::mageknight::Unreadable;
        }

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& refusal) {
        if (refusal.get_exit_code() != 0 && app.get_subcommands().empty() && argc > 1 && argv[1][0] != '-') {
            program.err.line(
                delve::mageknight::translated(
                    QT_TRANSLATE_NOOP("delve", "There is no command \"%1\". delve --help lists them all."))
                    .arg(QString::fromLocal8Bit(argv[1])));
            return delve::mageknight::Unreadable;
        }
        return app.exit(refusal) == 0 ? delve::mageknight::Legal : delve::mageknight::Unreadable;
    }
    return program.run();
}
