// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/output_target.h"
#include "editor/document/save_file.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace delve;

/// Where something may be written is answered before the work for it, and as the writing would answer.
class TestOutputTarget : public QObject
{
    Q_OBJECT

    QString file(const char* name) const { return m_home.filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const
    {
        QFile out(file(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(text), text.size());
    }
    static QString faultOf(const Result<void>& result)
    {
        return result ? QString() : QString::fromStdString(inEnglish(result.error()));
    }

    QTemporaryDir m_home;

private slots:
    void whatIsNoFileIsRefusedBeforeTheWork_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a folder") << file("folder");
        QTest::newRow("a pipe") << file("pipe");
        QTest::newRow("a device") << QStringLiteral("/dev/null");
        QTest::newRow("a link to a device") << file("link");
    }
    void whatIsNoFileIsRefusedBeforeTheWork()
    {
        QFETCH(QString, path);
        if (!QFileInfo::exists(file("folder"))) {
            QVERIFY(QDir().mkpath(file("folder")));
            QCOMPARE(::mkfifo(QFile::encodeName(file("pipe")).constData(), 0600), 0);
            QVERIFY(QFile::link(QStringLiteral("/dev/null"), file("link")));
        }
        const QString told = faultOf(checkTarget(path, QStringLiteral("png")));
        QVERIFY2(told.contains(QStringLiteral("found a folder or device")), qPrintable(told));
        QCOMPARE(told, faultOf(saveFile(path, QByteArray("bytes"))));
    }

    void whatIsOfAnotherKindIsNotReplaced()
    {
        write("diary.png", "dear diary");
        write("empty.png", "");
        write("old.png", "\x89PNG\r\n");
        QVERIFY(faultOf(checkTarget(file("diary.png"), QStringLiteral("png")))
                    .contains(QStringLiteral("something else lies there already")));
        QVERIFY(checkTarget(file("empty.png"), QStringLiteral("png")));
        QVERIFY(checkTarget(file("old.png"), QStringLiteral("png")));
        QVERIFY(!checkTarget(file("old.png"), QStringLiteral("pdf")));
        QVERIFY(checkTarget(file("new.png"), QStringLiteral("png")));
        QVERIFY(!checkTarget(file("missing/new.png"), QStringLiteral("png")));
        QVERIFY(!checkTargets({file("new.png"), file("diary.png")}, QStringLiteral("png")));
        // Nothing is left of the trials.
        const QStringList hidden = QDir(m_home.path()).entryList(QDir::Files | QDir::Hidden);
        QVERIFY(hidden.filter(QStringLiteral(".delvewright")).isEmpty());
    }
};

DELVE_TEST(TestOutputTarget)
#include "tst_output_target.moc"
