#include "editor/text/translations.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(DelvewrightPlugin)

int main(int argc, char* argv[])
{
    QApplication app(argc, argv); // the print dialog of the system is made of widgets
    QApplication::setApplicationName(QStringLiteral("Delvewright"));
    QApplication::setApplicationVersion(QStringLiteral(DELVE_VERSION));
    QApplication::setOrganizationName(QStringLiteral("Delvewright"));
    delve::installTranslations();
    QQuickStyle::setStyle(QStringLiteral("Fusion"));

    QCommandLineParser arguments;
    arguments.addPositionalArgument(QStringLiteral("FILE"),
                                    QCoreApplication::translate("Program", "A scenario to open."),
                                    QStringLiteral("[FILE]"));
    arguments.addHelpOption();
    arguments.addVersionOption();
    arguments.process(app);

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("initialFile"), arguments.positionalArguments().value(0)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Delvewright/Main.qml")));
    return engine.rootObjects().isEmpty() ? 1 : QApplication::exec();
}
