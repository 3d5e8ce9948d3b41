// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/user_packs.h"
#include "editor/viewmodels/document/file_choice.h"
#include "editor/viewmodels/document/workspace.h"
#include "tests/editor/mageknight/viewmodels/known_games.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QPointer>
#include <QQmlEngine>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aFileIsOpenOnce();
    void whatQmlAsksForStaysOpen();
    void whatADialogChoseIsAWholePath();
    void closingChoosesANeighbour();
    void theSessionComesBack();
    void whatACrashLeftIsRecovered();
    void aPackThatACrashLeftIsNamedAsOne();

private:
    QString saved(const std::string& name) const;

    std::unique_ptr<QTemporaryDir> m_home;
    Library m_library;
    KnownGames m_games{m_library};
};

void TestWorkspace::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_home->path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home->path());
    QCoreApplication::setOrganizationName(QStringLiteral("Delvewright"));
    QCoreApplication::setApplicationName(m_home->path().section(u'/', -1)); // settings of its own
}

QString TestWorkspace::saved(const std::string& name) const
{
    const QString path = m_home->filePath(QString::fromStdString(name) + QStringLiteral(".scenario.json"));
    return ScenarioDocument(m_library.content(), sample(name)).saveAs(path) ? path : QString();
}

void TestWorkspace::aFileIsOpenOnce()
{
    AppSettings settings;
    Workspace workspace;
    const QAbstractItemModelTester tester(&workspace, QAbstractItemModelTester::FailureReportingMode::QtTest);
    workspace.setProperty("games", QVariant::fromValue(&m_games.registry));
    workspace.setSettings(&settings);
    const QString path = saved("standard");
    QVERIFY(workspace.open(path));
    workspace.newDocument();
    QCOMPARE(workspace.count(), 2);
    QVERIFY(workspace.open(path));
    QCOMPARE(workspace.count(), 2);
    QCOMPARE(workspace.currentIndex(), 0);
    QCOMPARE(settings.recentFiles(), QStringList{path});
    QVERIFY(!workspace.open(m_home->filePath(QStringLiteral("missing.json"))));
    QVERIFY(!workspace.failure().isEmpty());
    QCOMPARE(workspace.count(), 2);
}

/// Dialogs ask for documents; QML must not take them for its own and delete them when it cleans up.
void TestWorkspace::whatQmlAsksForStaysOpen()
{
    Workspace workspace;
    workspace.setProperty("games", QVariant::fromValue(&m_games.registry));
    workspace.newDocument();
    const QPointer<FileDocumentViewModel> document = workspace.documentAt(0);
    QQmlEngine engine;
    QQmlEngine::setObjectOwnership(&workspace, QQmlEngine::CppOwnership);
    engine.globalObject().setProperty(QStringLiteral("workspace"), engine.newQObject(&workspace));
    QVERIFY(!engine.evaluate(QStringLiteral("workspace.documentAt(0).modified")).isError());
    engine.collectGarbage();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(document);
    QCOMPARE(workspace.documentAt(0), document.data());
}

void TestWorkspace::whatADialogChoseIsAWholePath()
{
    QCOMPARE(chosenPath(QUrl(QStringLiteral("file:///home/ada/a.scenario.json"))),
             QStringLiteral("/home/ada/a.scenario.json"));
    // A whole path that was typed into the name stands behind the folder of the dialog.
    QCOMPARE(chosenPath(QUrl(QStringLiteral("file:///home/ada//tmp/b.scenario.json"))),
             QStringLiteral("/tmp/b.scenario.json"));
    QCOMPARE(chosenPath(QUrl(QStringLiteral("/home/ada//tmp/b.scenario.json"))),
             QStringLiteral("/tmp/b.scenario.json"));
    QCOMPARE(chosenPath(QUrl(QStringLiteral("c.scenario.json"))),
             QDir::current().absoluteFilePath(QStringLiteral("c.scenario.json")));
}

void TestWorkspace::closingChoosesANeighbour()
{
    Workspace workspace;
    workspace.setProperty("games", QVariant::fromValue(&m_games.registry));
    for (int i = 0; i < 3; ++i)
        workspace.newDocument();
    FileDocumentViewModel* first = workspace.documentAt(0);
    FileDocumentViewModel* second = workspace.documentAt(1);
    QCOMPARE(workspace.currentIndex(), 2);
    workspace.close(2);
    QCOMPARE(workspace.current(), second);
    workspace.close(0);
    QVERIFY(first != workspace.current());
    QCOMPARE(workspace.current(), second);
    workspace.close(0);
    QCOMPARE(workspace.current(), nullptr);
    QCOMPARE(workspace.currentIndex(), -1);
}

void TestWorkspace::theSessionComesBack()
{
    AppSettings settings;
    const QString first = saved("standard");
    const QString second = saved("six-tiles");
    {
        Workspace workspace;
        workspace.setProperty("games", QVariant::fromValue(&m_games.registry));
        workspace.setSettings(&settings);
        QVERIFY(workspace.open(first));
        QVERIFY(workspace.open(second));
        workspace.setCurrentIndex(0);
        workspace.saveSession();
    }
    Workspace workspace;
    workspace.setProperty("games", QVariant::fromValue(&m_games.registry));
    workspace.setSettings(&settings);
    workspace.restoreSession();
    QCOMPARE(workspace.count(), 2);
    QCOMPARE(workspace.current()->path(), first);
}

void TestWorkspace::whatACrashLeftIsRecovered()
{
    const QString path = saved("standard");
    Scenario edited = sample("standard");
    edited.title = "Unsaved";
    const QString left = RecoveryFolder::defaultFolder() + QStringLiteral("/gone.1.recovery");
    QDir().mkpath(RecoveryFolder::defaultFolder());
    QVERIFY(leaveRecovery(left, path, edited).has_value());
    Workspace workspace;
    workspace.setProperty("games", QVariant::fromValue(&m_games.registry));
    QCOMPARE(workspace.recoverable().size(), 1);
    workspace.recover(left);
    QVERIFY(workspace.recoverable().isEmpty());
    QVERIFY(!QFile::exists(left));
    QCOMPARE(workspace.current()->title(), QStringLiteral("Unsaved"));
    QCOMPARE(workspace.current()->path(), path);
    QVERIFY(workspace.current()->isModified());
    // It is safe again before the old copy goes.
    QVERIFY(QFile::exists(workspace.current()->autosave()->recoveryFile()));
    QVERIFY(workspace.save(0));
    QVERIFY(!workspace.current()->isModified());
}

void TestWorkspace::aPackThatACrashLeftIsNamedAsOne()
{
    const QString left = RecoveryFolder::defaultFolder() + QStringLiteral("/gone.2.pack.recovery");
    QDir().mkpath(RecoveryFolder::defaultFolder());
    QVERIFY(exportPack(*shippedContent().pack("starter"), left).has_value());
    Workspace workspace;
    workspace.setGames(&m_games.registry);
    QCOMPARE(workspace.recoverable().size(), 1);
    const QVariantMap found = workspace.recoverable().front().toMap();
    QCOMPARE(found[QStringLiteral("name")].toString(), QStringLiteral("Pack “Delvewright Starter Pack”"));
    QVERIFY(found[QStringLiteral("isPack")].toBool() && found[QStringLiteral("readable")].toBool());
    workspace.discardRecovery(left);
    QVERIFY(workspace.recoverable().isEmpty() && !QFile::exists(left));
}

DELVE_TEST(TestWorkspace)
#include "tst_workspace.moc"
