// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/autosave.h"
#include "editor/mageknight/document/pack_document.h"
#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/document/user_packs.h"
#include "engine/mageknight/content/new_pieces.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QGuiApplication>
#include <QProcess>
#include <QSessionManager>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cstddef>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Edit retitled(const Scenario& scenario, const std::string& title)
{
    ScenarioFacts facts = scenario;
    facts.title = title;
    return changeFacts(scenario, facts);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

} // namespace

class TestAutosave : public QObject
{
    Q_OBJECT

private slots:
    void theCopyHoldsWhatIsUnsavedAndGoesWithSaving();
    void aCopyThatCannotBeWrittenIsReported();
    void aRunningProgramKeepsItsFiles();
    void aKilledProgramLosesNothingThatWasCopied();
    void damagedCopiesAreRefused();
    void aPackHasACopyToo();
    void theEndOfTheSessionLosesNothing();
    void halfACopyIsClearedAwayAndNoLockStaysForEver();
};

void TestAutosave::theCopyHoldsWhatIsUnsavedAndGoesWithSaving()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    ScenarioDocument document(shippedContent(), sample("standard"));
    QVERIFY(document.saveAs(path).has_value());
    const QByteArray original = bytesOf(path);
    RecoveryFolder recovery(folder.filePath(QStringLiteral("recovery")));
    QString file;
    {
        Autosave autosave(document, recovery.newFile());
        file = autosave.recoveryFile();
        autosave.write();
        QVERIFY(!QFile::exists(file)); // nothing is unsaved
        document.push(retitled(document.scenario(), "Other"));
        autosave.write();
        const auto copy = recoveredScenario(file);
        QVERIFY(copy.has_value());
        QCOMPARE(copy->scenario, document.scenario());
        QCOMPARE(copy->originalPath, path);
        QCOMPARE(bytesOf(path), original);
        QVERIFY(document.save().has_value());
        QVERIFY(!QFile::exists(file));
        document.push(retitled(document.scenario(), "Third"));
        autosave.write();
        QVERIFY(QFile::exists(file));
    }
    QVERIFY(!QFile::exists(file)); // closing in order leaves nothing behind
}

void TestAutosave::aCopyThatCannotBeWrittenIsReported()
{
    QTemporaryDir folder;
    ScenarioDocument document(shippedContent(), sample("standard"));
    document.push(retitled(document.scenario(), "Other"));
    Autosave autosave(document, folder.filePath(QStringLiteral("nowhere/a.recovery")));
    QSignalSpy failed(&autosave, &Autosave::failed);
    autosave.write();
    QCOMPARE(failed.count(), 1);
    QVERIFY(!failed.front().front().toString().isEmpty());
}

void TestAutosave::aRunningProgramKeepsItsFiles()
{
    QTemporaryDir folder;
    RecoveryFolder first(folder.path());
    QVERIFY(leaveRecovery(first.newFile(), {}, sample("standard")).has_value());
    RecoveryFolder second(folder.path());
    QVERIFY(second.takeAbandoned().empty());
    QVERIFY(first.takeAbandoned().empty());
}

void TestAutosave::aKilledProgramLosesNothingThatWasCopied()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    const QString recoveryPath = folder.filePath(QStringLiteral("recovery"));
    QVERIFY(ScenarioDocument(shippedContent(), sample("standard")).saveAs(path).has_value());
    const QByteArray original = bytesOf(path);

    QProcess program;
    program.start(QStringLiteral(EDIT_UNTIL_KILLED), {path, recoveryPath});
    QVERIFY(program.waitForReadyRead(30000));
    program.kill(); // signal 9
    QVERIFY(program.waitForFinished());

    QCOMPARE(bytesOf(path), original);
    RecoveryFolder recovery(recoveryPath);
    const auto abandoned = recovery.takeAbandoned();
    QCOMPARE(abandoned.size(), std::size_t(1));
    const auto copy = recoveredScenario(abandoned.front().file);
    QVERIFY(copy.has_value());
    QCOMPARE(copy->scenario.title, std::string("Edited before the crash"));
    QCOMPARE(copy->originalPath, path);
    // Offered once: a second program sees that they are being dealt with.
    QVERIFY(RecoveryFolder(recoveryPath).takeAbandoned().empty());
}

void TestAutosave::damagedCopiesAreRefused()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.recovery"));
    QVERIFY(leaveRecovery(file, {}, sample("standard")).has_value());
    const QByteArray whole = bytesOf(file);
    for (const qsizetype length : {qsizetype(0), qsizetype(3), whole.indexOf('\n') + 1, whole.size() / 2}) {
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(whole.left(length));
        damaged.close();
        QVERIFY(!recoveredScenario(file).has_value());
    }
}

void TestAutosave::aPackHasACopyToo()
{
    QTemporaryDir folder;
    const auto packFolder = std::filesystem::path(folder.path().toStdString());
    const auto pack = createPack("Mine", "Somebody", shippedContent(), packFolder);
    QVERIFY(pack.has_value());
    const QString manifest = folder.filePath(QStringLiteral("mine/pack.json"));
    const QByteArray original = bytesOf(manifest);
    const QString recoveryPath = folder.filePath(QStringLiteral("recovery"));
    QString file;
    {
        PackDocument document(*pack, packFolder / pack->id);
        RecoveryFolder recovery(recoveryPath);
        Autosave autosave(document, recovery.newFile(RecoveryOf::Pack));
        file = autosave.recoveryFile();
        autosave.write();
        QVERIFY(!QFile::exists(file)); // nothing is unsaved
        document.push(addPiece(document.pack(), newPiece(document.pack(), NewPiece::Chamber, "room")), {});
        autosave.write();
        const auto copy = readPackFile(file);
        QVERIFY(copy.has_value());
        QCOMPARE(copy->tiles, document.pack().tiles);
        QCOMPARE(bytesOf(manifest), original);
        QVERIFY(QFile::copy(file, recoveryPath + QStringLiteral("/gone.1.pack.recovery")));
        QVERIFY(document.save().has_value());
        QVERIFY(!QFile::exists(file));
    }
    const auto abandoned = RecoveryFolder(recoveryPath).takeAbandoned();
    QCOMPARE(abandoned.size(), std::size_t(1));
    QVERIFY(abandoned.front().holds == RecoveryOf::Pack);
}

void TestAutosave::theEndOfTheSessionLosesNothing()
{
    QTemporaryDir folder;
    ScenarioDocument document(shippedContent(), sample("standard"));
    Autosave autosave(document, folder.filePath(QStringLiteral("a.recovery")));
    autosave.setInterval(std::chrono::hours(1));
    document.push(retitled(document.scenario(), "Before the end"));
    QVERIFY(!QFile::exists(autosave.recoveryFile()));
    // Only the platform can make a session manager, and nobody here looks at it.
    alignas(std::max_align_t) std::byte manager[64] = {};
    emit qGuiApp->commitDataRequest(*reinterpret_cast<QSessionManager*>(manager));
    const auto copy = recoveredScenario(autosave.recoveryFile());
    QVERIFY(copy.has_value());
    QCOMPARE(copy->scenario.title, std::string("Before the end"));
}

void TestAutosave::halfACopyIsClearedAwayAndNoLockStaysForEver()
{
    QTemporaryDir folder;
    QVERIFY(leaveRecovery(folder.filePath(QStringLiteral("killed.1.recovery")), {}, sample("standard"))
                .has_value());
    // What was written when the program was killed, and a lock that it did not live to sign.
    for (const char* name : {"killed.2.recovery.AbCdEf", "killed.lock"}) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    RecoveryFolder recovery(folder.path());
    QCOMPARE(recovery.takeAbandoned().size(), std::size_t(1));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("killed.2.recovery.AbCdEf"))));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("killed.1.recovery"))));
}

DELVE_TEST(TestAutosave)
#include "tst_autosave.moc"
