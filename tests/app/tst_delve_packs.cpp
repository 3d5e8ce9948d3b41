// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>

using namespace delve::test;

class TestDelvePacks : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    ProgramRun pack(const QStringList& words) const
    {
        return runDelve(QStringList{QStringLiteral("pack")} + words, m_folder->path());
    }
    bool exists(const char* name) const { return QFile::exists(m_folder->filePath(QLatin1String(name))); }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("DELVEWRIGHT_PACKS", m_folder->filePath(QStringLiteral("packs")).toLocal8Bit());
    }
    void cleanupTestCase() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void aPackIsMadeCopiedAndSentOut()
    {
        const ProgramRun made = pack({QStringLiteral("new"), QStringLiteral("My Tiles")});
        QVERIFY2(made.exitCode == 0, made.err);
        QVERIFY(made.out.endsWith("packs/my-tiles\n"));
        QVERIFY(exists("packs/my-tiles/pack.json"));
        QVERIFY(pack({QStringLiteral("list")}).out.contains("my-tiles  1.0.0  My Tiles"));

        const ProgramRun copied =
            pack({QStringLiteral("copy"), QStringLiteral("starter"), QStringLiteral("Mine")});
        QVERIFY2(copied.exitCode == 0, copied.err);
        QVERIFY(pack({QStringLiteral("info"), QStringLiteral("mine")}).out.contains("mine/pillared-hall"));

        const QStringList exporting{QStringLiteral("export"), QStringLiteral("mine"), QStringLiteral("-o"),
                                    QStringLiteral("mine.pack.json")};
        QCOMPARE(pack(exporting).exitCode, 0);
        QVERIFY(exists("mine.pack.json"));
        const QStringList importing{QStringLiteral("import"), QStringLiteral("mine.pack.json")};
        QCOMPARE(pack(importing).out, QByteArray("mine: was there already\n"));
    }

    void anotherPackOfTheNameIsRefusedUnlessToldOtherwise()
    {
        QCOMPARE(pack({QStringLiteral("new"), QStringLiteral("Mine")}).exitCode, 0);
        QCOMPARE(pack({QStringLiteral("export"), QStringLiteral("mine"), QStringLiteral("-o"),
                       QStringLiteral("mine.pack.json")})
                     .exitCode,
                 0);
        QFile file(m_folder->filePath(QStringLiteral("mine.pack.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.replace("\"packVersion\": \"1.0.0\"", "\"packVersion\": \"1.1.0\""));
        file.close();
        const QStringList importing{QStringLiteral("import"), QStringLiteral("mine.pack.json")};
        const ProgramRun refused = pack(importing);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("another pack of this name is there already"), refused.err);
        QCOMPARE(pack(importing + QStringList{QStringLiteral("--existing"), QStringLiteral("copy")}).out,
                 QByteArray("mine-2: imported\n"));
        QCOMPARE(pack(importing + QStringList{QStringLiteral("--existing"), QStringLiteral("replace")}).out,
                 QByteArray("mine: imported\n"));
        QVERIFY(pack({QStringLiteral("list")}).out.contains("mine  1.1.0"));
    }

    void formattingGathersThePartsOfAPack()
    {
        QCOMPARE(pack({QStringLiteral("copy"), QStringLiteral("starter"), QStringLiteral("Mine")}).exitCode,
                 0);
        const QString folder = m_folder->filePath(QStringLiteral("packs/mine"));
        const ProgramRun run = pack({QStringLiteral("format"), folder});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.endsWith("pack.json\n"));
        QCOMPARE(pack({QStringLiteral("validate"), folder}).exitCode, 0);
    }

    void formattingKeepsTheNameOfTheSchema()
    {
        QCOMPARE(pack({QStringLiteral("new"), QStringLiteral("Mine")}).exitCode, 0);
        const QString folder = m_folder->filePath(QStringLiteral("packs/mine"));
        QFile file(folder + QStringLiteral("/pack.json"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray named = file.readAll();
        named.insert(1, "\n  \"$schema\": \"schemas/v1/pack.schema.json\",");
        QVERIFY(file.seek(0) && file.write(named) == named.size());
        file.close();
        QCOMPARE(pack({QStringLiteral("format"), folder}).exitCode, 0);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), named);
    }
};

DELVE_TEST(TestDelvePacks)
#include "tst_delve_packs.moc"
