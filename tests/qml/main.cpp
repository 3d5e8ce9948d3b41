#include "editor/text/translations.h"

#include <QCoreApplication>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(DelvewrightPlugin)

/// Prepares the engine as the program does, with settings and recovery files in a folder of their own.
class Setup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit());
        QCoreApplication::setApplicationName(QStringLiteral("Delvewright"));
        QCoreApplication::setOrganizationName(QStringLiteral("Delvewright"));
        QQuickStyle::setStyle(QStringLiteral("Fusion"));
        delve::installTranslations();
    }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }

private:
    QTemporaryDir m_home;
};

QUICK_TEST_MAIN_WITH_SETUP(delvewright, Setup)

#include "main.moc"
