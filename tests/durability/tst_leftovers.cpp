// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_before.h"
#include "tests/durability/other_programs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight::test;
using namespace delve::test;

/// A program that is killed while it replaces a file leaves hidden files beside it. Whoever looks at the file
/// next clears them, and loses nothing with that.
class TestLeftovers : public QObject
{
    Q_OBJECT

    QString file() const { return m_home->filePath(QStringLiteral("loose.scenario.json")); }
    QStringList hidden() const
    {
        return QDir(m_home->path()).entryList({QStringLiteral(".delvewright-*")}, QDir::Files | QDir::Hidden);
    }
    bool write(const QString& path, const QByteArray& text) const
    {
        QFile out(path);
        return out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
    }
    void makeHome()
    {
        m_home = std::make_unique<QTemporaryDir>();
        QVERIFY(write(file(), m_loose));
    }
    ProgramRun kill(int call) const
    {
        return runUnlucky({QStringLiteral("format"), file()},
                          {QStringLiteral("kill"), call, m_home->path(), false});
    }
    /// At which of its calls a program has to be killed for something to be left, and the file to hold this.
    int callThatLeaves(const QByteArray& held)
    {
        for (int call = m_calls; call > 0; --call) {
            makeHome();
            if (kill(call).exitCode == -1 && !hidden().isEmpty() && bytesOf(file()) == held)
                return call;
        }
        return 0;
    }

    QByteArray m_loose, m_formatted;
    int m_calls = 0;
    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void initTestCase()
    {
        if (!canBeUnlucky)
            QSKIP("the sanitizer stands where these tests do");
        m_formatted =
            bytesOf(QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/lone-wolf.scenario.json"));
        m_loose = m_formatted + '\n';
        makeHome();
        QCOMPARE(
            runUnlucky({QStringLiteral("format"), file()}, {{}, 0, m_home->path(), false}, &m_calls).exitCode,
            0);
        QCOMPARE(bytesOf(file()), m_formatted);
        QVERIFY(m_calls > 3);
    }

    void whateverWasLeftIsCleared()
    {
        int left = 0;
        for (int call = 1; call <= m_calls; ++call) {
            makeHome();
            QCOMPARE(kill(call).exitCode, -1);
            left += !hidden().isEmpty();
            QCOMPARE(runDelve({QStringLiteral("format"), file()}).exitCode, 0);
            QCOMPARE(hidden(), QStringList());
            QCOMPARE(bytesOf(file()), m_formatted);
        }
        QVERIFY(left > 1); // before and after both have changed places
    }

    void whatAThirdProgramWroteStays()
    {
        // Killed with the old text set aside: had another program written meanwhile, its text lay there.
        QVERIFY(callThatLeaves(m_formatted) > 0);
        const QString aside = m_home->filePath(hidden().first());
        QCOMPARE(bytesOf(aside), m_loose);
        QVERIFY(write(aside, "what another wrote"));
        QCOMPARE(runDelve({QStringLiteral("format"), file()}).exitCode, 0);
        QCOMPARE(bytesOf(aside), QByteArray("what another wrote"));
    }

    void whatBelongsToAnotherFileOrALiveProgramStays()
    {
        QVERIFY(callThatLeaves(m_formatted) > 0);
        const QStringList left = hidden();
        const QString other = m_home->filePath(QStringLiteral("other.scenario.json"));
        QVERIFY(write(other, m_loose));
        QCOMPARE(runDelve({QStringLiteral("format"), other}).exitCode, 0);
        QCOMPARE(hidden(), left);
        {
            const auto lock = lockFile(file()); // somebody is at it
            QVERIFY(lock);
            const FileBefore looked(file());
            QCOMPARE(hidden(), left);
        }
        const FileBefore looked(file());
        QCOMPARE(hidden(), QStringList());
    }
};

DELVE_TEST(TestLeftovers)
#include "tst_leftovers.moc"
