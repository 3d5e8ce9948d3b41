// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_program.h"
#include "editor/document/file_limits.h"
#include "editor/document/home_folder.h"
#include "editor/document/program_end.h"
#include "editor/viewmodels/shell/settings_place.h"

#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char* argv[])
{
    delve::surviveFileLimits(); // first of all: Qt and the fonts write files of their own
    delve::knowHome();
    const delve::SettingsPlace settings;
    QApplication app(argc, argv); // the print dialog of the system is made of widgets
    delve::WindowProgram program;
    if (!settings.oddity().isEmpty())
        qWarning("%s is no file of settings. Settings are kept for this run alone.",
                 qPrintable(settings.oddity()));

    QCommandLineParser arguments;
    arguments.addPositionalArgument(QStringLiteral("FILE"),
                                    QCoreApplication::translate("Program", "A scenario to open."),
                                    QStringLiteral("[FILE]"));
    arguments.addHelpOption();
    arguments.addVersionOption();
    arguments.process(app);
    delve::ProgramEnd::ofApplication().watchSystem();
    return program.start(arguments.positionalArguments().value(0)) ? QApplication::exec() : 1;
}
