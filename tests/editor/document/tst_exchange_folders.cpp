// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/exchange_folders.h"
#include "editor/document/file_lock.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace delve;

/// What a program that was killed left beside folders is cleared away; what people put there is theirs.
class TestExchangeFolders : public QObject
{
    Q_OBJECT

    /// A folder with a file in it.
    void make(const QString& folder, const char* content = "theirs") const
    {
        QVERIFY(QDir(m_home->path()).mkpath(folder));
        QFile file(m_home->filePath(folder) + QStringLiteral("/pack.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) > 0);
    }
    QByteArray contentOf(const QString& folder) const
    {
        QFile file(m_home->filePath(folder) + QStringLiteral("/pack.json"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool isThere(const QString& folder) const { return QFile::exists(m_home->filePath(folder)); }
    void finish() const { finishExchanges(m_home->path().toStdString()); }

    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void whatPeopleNameStays_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char* name :
             {".my.asides", ".mine.aside.old", ".mine.aside-1", ".mine.aside-old", ".mine.aside-backup",
              ".mine.aside-abc12", ".mine.asideabcdef", ".aside", "mine.aside", ".mine.aside-deleted-too"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void whatPeopleNameStays()
    {
        QFETCH(QString, folder);
        make(folder);
        make(QStringLiteral("mine"));
        finish();
        QCOMPARE(contentOf(folder), QByteArray("theirs"));
        QVERIFY(QFile::remove(m_home->filePath(folder) + QStringLiteral("/pack.json")));
        QVERIFY(isThere(folder));
    }

    void whatWasKilledLeavesIsClearedAway()
    {
        make(QStringLiteral("mine"));
        make(QStringLiteral(".mine.aside"), "old");
        make(QStringLiteral(".mine.aside-deleted"), "old");
        make(QStringLiteral(".mine.aside-aBcXyZ/pack"), "new");
        QVERIFY(QDir(m_home->path()).mkpath(QStringLiteral(".mine.aside-abcdef")));
        finish();
        QCOMPARE(QDir(m_home->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList(QStringLiteral("mine")));
        QCOMPARE(contentOf(QStringLiteral("mine")), QByteArray("theirs"));
    }

    void whatWasMovedAwayComesBack()
    {
        make(QStringLiteral(".mine.aside"), "old");
        finish();
        QCOMPARE(contentOf(QStringLiteral("mine")), QByteArray("old"));
        QVERIFY(!isThere(QStringLiteral(".mine.aside")));
    }

    void whatIsBeingExchangedIsLeftToWhoeverDoesIt()
    {
        make(QStringLiteral(".mine.aside-abcdef/pack"), "new");
        {
            const auto held = lockFile(m_home->filePath(QStringLiteral("mine")));
            QVERIFY(held);
            finish();
            QVERIFY(isThere(QStringLiteral(".mine.aside-abcdef/pack")));
        }
        finish();
        QVERIFY(!isThere(QStringLiteral(".mine.aside-abcdef")));
    }

    /// The names that are given are those that are cleared away.
    void allOurNamesAreKnown()
    {
        const std::filesystem::path mine = m_home->filePath(QStringLiteral("mine")).toStdString();
        make(QStringLiteral("mine"));
        QTemporaryDir coming(QString::fromStdString(asideForWhatComes(mine).string()));
        QVERIFY(coming.isValid());
        coming.setAutoRemove(false);
        QVERIFY(QDir(coming.path()).mkdir(QLatin1String(stagedName)));
        QVERIFY(QDir().mkpath(QString::fromStdString(deletedAsideOf(mine).string())));
        QVERIFY(QDir().mkpath(QString::fromStdString(asideOf(mine).string())));
        finish();
        QCOMPARE(QDir(m_home->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList(QStringLiteral("mine")));
    }
};

DELVE_TEST(TestExchangeFolders)
#include "tst_exchange_folders.moc"
