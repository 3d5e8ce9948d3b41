#include "editor/text/translations.h"

#include <QApplication>
#include <QDir>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(DelvewrightPlugin)
Q_IMPORT_QML_PLUGIN(DelvewrightStylePlugin)

/// Prepares the engine as the program does, with settings and recovery files in a folder of their own.
class Setup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit());
        // Where file dialogs begin, and where pictures are saved.
        QDir::setCurrent(qEnvironmentVariable("DELVEWRIGHT_TEST_FOLDER", m_home.path()));
        qputenv("DELVEWRIGHT_PACKS", m_home.filePath(QStringLiteral("packs")).toLocal8Bit());
        QCoreApplication::setApplicationName(QStringLiteral("Delvewright"));
        QCoreApplication::setOrganizationName(QStringLiteral("Delvewright"));
        QQuickStyle::setFallbackStyle(QStringLiteral("Fusion"));
        QQuickStyle::setStyle(QStringLiteral("DelvewrightStyle"));
        delve::installTranslations();
    }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }

private:
    QTemporaryDir m_home;
};

/// As QUICK_TEST_MAIN_WITH_SETUP, but with widgets, which the print dialog of the system needs.
int main(int argc, char* argv[])
{
    QTEST_SET_MAIN_SOURCE_PATH
    QApplication application(argc, argv);
    Setup setup;
    return quick_test_main_with_setup(argc, argv, "delvewright", nullptr, &setup);
}

#include "main.moc"
