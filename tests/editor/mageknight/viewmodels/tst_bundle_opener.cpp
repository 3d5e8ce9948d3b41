// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/exporting/bundle_opener.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "tests/editor/mageknight/viewmodels/known_games.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// A bundle with a pack that nobody has, on its way into the window.
class TestBundleOpener : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_packs;

    static QString tiny()
    {
        return QString::fromStdString((sourceFolder() / "tests/data/bundles/tiny.bundle.json").string());
    }

private slots:
    void init()
    {
        m_packs = std::make_unique<QTemporaryDir>();
        qputenv("DELVEWRIGHT_PACKS", m_packs->path().toLocal8Bit());
    }

    void cleanupTestCase() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void nothingIsInstalledBeforeTheUserAgrees()
    {
        Library library;
        KnownGames games(library);
        Workspace workspace;
        workspace.setGames(&games.registry);
        BundleOpener opener;
        opener.setProperty("library", QVariant::fromValue(&library));
        opener.setProperty("workspace", QVariant::fromValue(&workspace));
        opener.open(tiny());
        QVERIFY(opener.isWaiting());
        QCOMPARE(opener.packs().size(), 1);
        QVERIFY(!opener.hasConflict());
        QVERIFY(QDir(m_packs->path()).isEmpty());
        opener.cancel();
        QVERIFY(!opener.isWaiting());
        QCOMPARE(workspace.count(), 0);
        QVERIFY(QDir(m_packs->path()).isEmpty());
    }

    void anAcceptedBundleIsThereAtOnce()
    {
        Library library;
        KnownGames games(library);
        Workspace workspace;
        workspace.setGames(&games.registry);
        BundleOpener opener;
        opener.setProperty("library", QVariant::fromValue(&library));
        opener.setProperty("workspace", QVariant::fromValue(&workspace));
        opener.open(tiny());
        opener.accept(false);
        QVERIFY(library.content().pack("tiny") != nullptr);
        QCOMPARE(workspace.count(), 1);
        QCOMPARE(workspace.current()->title(), QStringLiteral("Tiny"));
        QVERIFY(!workspace.current()->isReadOnly());
        QVERIFY(workspace.current()->isModified());
        // The next time it is there already, and nothing is asked.
        opener.open(tiny());
        QVERIFY(!opener.isWaiting());
        QCOMPARE(workspace.count(), 2);
    }

    void anUnreadableBundleIsExplained()
    {
        Library library;
        KnownGames games(library);
        Workspace workspace;
        workspace.setGames(&games.registry);
        BundleOpener opener;
        opener.setProperty("library", QVariant::fromValue(&library));
        opener.setProperty("workspace", QVariant::fromValue(&workspace));
        opener.open(QStringLiteral("/nowhere/x.bundle.json"));
        QVERIFY(!opener.isWaiting());
        QVERIFY(!workspace.failure().isEmpty());
    }
};

DELVE_TEST(TestBundleOpener)
#include "tst_bundle_opener.moc"
