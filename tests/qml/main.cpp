// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/translations.h"
#include "tests/qml/bead_playtest.h"
#include "tests/qml/card_map_file.h"
#include "tests/qml/item_finder.h"

#include <QApplication>
#include <QDir>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QSettings>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest>

#include <memory>

Q_IMPORT_QML_PLUGIN(DelvewrightPlugin)
Q_IMPORT_QML_PLUGIN(DelvewrightStylePlugin)

/// Prepares the engine as the program does. Each file of tests has an engine of its own, and with it a home
/// of its own: settings, recovery files, packs and the collection of one file are not seen by the next.
class Setup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        QCoreApplication::setApplicationName(QStringLiteral("Delvewright"));
        QCoreApplication::setOrganizationName(QStringLiteral("Delvewright"));
        QQuickStyle::setFallbackStyle(QStringLiteral("Fusion"));
        QQuickStyle::setStyle(QStringLiteral("DelvewrightStyle"));
        delve::installTranslations();
        registerBeads();
    }

    void qmlEngineAvailable(QQmlEngine* engine)
    {
        moveIntoANewHome();
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("itemFinder"), new ItemFinder(engine));
    }

private:
    /// The game that tests put beside the others, and card maps without their window.
    static void registerBeads()
    {
        using namespace delve::test;
        constexpr const char* module = "DelvewrightTest";
        qmlRegisterType<BeadGame>(module, 1, 0, "BeadGame");
        qmlRegisterType<BeadCanvas>(module, 1, 0, "BeadCanvas");
        qmlRegisterType<BeadPalette>(module, 1, 0, "BeadPalette");
        qmlRegisterType<BeadOutline>(module, 1, 0, "BeadOutline");
        qmlRegisterType<BeadInspector>(module, 1, 0, "BeadInspector");
        qmlRegisterType<BeadPlaytest>(module, 1, 0, "BeadPlaytest");
        qmlRegisterType<BeadChanges>(module, 1, 0, "BeadChanges");
        qmlRegisterType<BeadReport>(module, 1, 0, "BeadReport");
        qmlRegisterType<BeadAssertions>(module, 1, 0, "BeadAssertions");
        qmlRegisterType<BeadExport>(module, 1, 0, "BeadExport");
        qmlRegisterType<CardMapFile>(module, 1, 0, "CardMapFile");
        qmlRegisterUncreatableType<BeadViewModel>(module, 1, 0, "BeadViewModel",
                                                  QStringLiteral("a document"));
    }

    void moveIntoANewHome()
    {
        auto home = std::make_unique<QTemporaryDir>();
        for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            qputenv(folder, home->path().toLocal8Bit());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                           home->path()); // reads its variable once
        qputenv("DELVEWRIGHT_PACKS", home->filePath(QStringLiteral("packs")).toLocal8Bit());
        // Where file dialogs begin, and where pictures are saved.
        QDir::setCurrent(qEnvironmentVariable("DELVEWRIGHT_TEST_FOLDER", home->path()));
        m_home = std::move(home);
    }

    std::unique_ptr<QTemporaryDir> m_home;
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
