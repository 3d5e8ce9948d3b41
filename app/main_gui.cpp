#include "app/window_program.h"

#include <QCommandLineParser>
#include <QGuiApplication>

int main(int argc, char* argv[])
{
    QGuiApplication app(argc, argv);
    delve::WindowProgram program;

    QCommandLineParser arguments;
    arguments.addPositionalArgument(QStringLiteral("FILE"),
                                    QCoreApplication::translate("Program", "A scenario to open."),
                                    QStringLiteral("[FILE]"));
    arguments.addHelpOption();
    arguments.addVersionOption();
    arguments.process(app);
    return program.start(arguments.positionalArguments().value(0)) ? QGuiApplication::exec() : 1;
}
