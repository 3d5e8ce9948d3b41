#include "editor/text/translations.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(DelvewrightPlugin)

int main(int argc, char* argv[])
{
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("Delvewright"));
    QGuiApplication::setApplicationVersion(QStringLiteral(DELVE_VERSION));
    QGuiApplication::setOrganizationName(QStringLiteral("Delvewright"));
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
    return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
