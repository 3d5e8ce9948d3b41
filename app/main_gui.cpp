// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_program.h"
#include "editor/document/file_limits.h"
#include "editor/document/program_end.h"

#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char* argv[])
{
    delve::surviveFileLimits();   // first of all: Qt and the fonts write files of their own
    QApplication app(argc, argv); // the print dialog of the system is made of widgets
    delve::WindowProgram program;

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
