// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace delve::test;

/// Every file in the folders of tests/data/broken that are listed here is refused by the command that reads
/// such files, with the reason that stands beside it in NAME.expected, and nothing is written.
class TestDelveBroken : public QObject
{
    Q_OBJECT

    struct Kind
    {
        const char* folder;
        const char* ending;
        const char* command;            ///< with FILE where the file stands
        const char* variable = nullptr; ///< that names the file instead
    };
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void whatIsBrokenIsRefused_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("variable");
        for (const Kind& kind : {Kind{"results", ".json", "merge FILE -o sum.json"},
                                 Kind{"card-results", ".json", "merge FILE -o sum.json"},
                                 Kind{"saves", ".save.json", "replay FILE"},
                                 Kind{"collections", ".json", "collection --collection FILE"},
                                 Kind{"calibrations", ".json", "calibrate list", "DELVEWRIGHT_PRINTERS"}}) {
            const QDir folder(QStringLiteral(DELVE_SOURCE_DIR "/tests/data/broken/") +
                              QLatin1String(kind.folder));
            const QString ending = QLatin1String(kind.ending);
            const QStringList files = folder.entryList({u'*' + ending}, QDir::Files);
            QVERIFY2(!files.isEmpty(), kind.folder);
            for (const QString& name : files)
                QTest::addRow("%s/%s", kind.folder, qPrintable(name))
                    << folder.filePath(name)
                    << folder.filePath(name.chopped(ending.size()) + QStringLiteral(".expected"))
                    << QString::fromLatin1(kind.command) << QByteArray(kind.variable);
        }
    }
    void whatIsBrokenIsRefused()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        QFETCH(QString, command);
        QFETCH(QByteArray, variable);
        const QByteArray reason = bytesOf(expected).trimmed();
        QVERIFY2(!reason.isEmpty(), "no reason stands beside it");
        QTemporaryDir home;
        QStringList words = command.split(u' ');
        words.replaceInStrings(QStringLiteral("FILE"), file);
        if (!variable.isEmpty())
            qputenv(variable, file.toLocal8Bit());
        const ProgramRun run = runDelve(words, home.path());
        if (!variable.isEmpty())
            qunsetenv(variable);
        QVERIFY2(run.exitCode == 1 || run.exitCode == 2, run.out);
        QVERIFY2(run.err.contains(reason), run.err);
        QVERIFY(!run.err.contains('\x1b') && !run.out.contains('\x1b'));
        QVERIFY2(!run.out.contains("all as they were recorded"), run.out);
        QVERIFY(QDir(home.path()).isEmpty());
    }
};

DELVE_TEST(TestDelveBroken)
#include "tst_delve_broken.moc"
