// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/log_file.h"
#include "tests/support/test_registry.h"

#include <QDebug>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace delve;

class TestLogFile : public QObject
{
    Q_OBJECT

private:
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void warningsAreWritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("log/of.log"));
        startLog(path);
        QVERIFY(bytesOf(path).contains("Qt 6"));
        QTest::ignoreMessage(QtWarningMsg, "the roof leaks");
        qWarning("the roof leaks");
        QVERIFY(bytesOf(path).contains("warning the roof leaks\n"));
    }

    void aLongLogBeginsAnewAndKeepsTheLastTwo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("of.log"));
        startLog(path);
        const QByteArray line(1000, 'x');
        for (int i = 0; i < 2500; ++i) {
            QTest::ignoreMessage(QtInfoMsg, line.constData());
            qInfo("%s", line.constData());
        }
        QCOMPARE(
            QDir(folder.path()).entryList(QDir::Files),
            (QStringList{QStringLiteral("of.log"), QStringLiteral("of.log.1"), QStringLiteral("of.log.2")}));
        for (const QString& name : QDir(folder.path()).entryList(QDir::Files))
            QVERIFY(QFileInfo(folder.filePath(name)).size() < 520 * 1024);
    }

    void withoutAPlaceToWriteNothingBreaks()
    {
        startLog(QStringLiteral("/proc/nowhere/of.log"));
        QTest::ignoreMessage(QtWarningMsg, "nobody reads this");
        qWarning("nobody reads this");
    }
};

DELVE_TEST(TestLogFile)
#include "tst_log_file.moc"
