// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/log_file.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"
#include "tests/window/driven_window.h"
#include "tests/window/storm.h"

#include <QDesktopServices>
#include <QDirIterator>
#include <QFile>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QtTest>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const QString dataFolder = QStringLiteral(DELVE_SOURCE_DIR "/tests/data/");

/// Copies a file to where it may be written to, and gives it the name of a scenario.
QString copied(const QString& file, const QString& folder)
{
    const QString copy = folder + u'/' + QFileInfo(file).dir().dirName() + u'-' +
                         QFileInfo(file).completeBaseName() + QStringLiteral(".scenario.json");
    QFile::copy(file, copy);
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    return copy;
}

void copyFolders(const QString& from, const QString& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString copy = to + u'/' + QDir(from).relativeFilePath(file);
        QDir().mkpath(QFileInfo(copy).path());
        QFile::copy(file, copy);
    }
}

/// Faults of our own views that Qt has only warned of.
QStringList faultsInLog()
{
    static const QRegularExpression fault(
        QStringLiteral("TypeError|ReferenceError|RangeError|QObject::|ASSERT"));
    QFile log(logFilePath());
    QStringList faults;
    if (log.open(QIODevice::ReadOnly))
        for (const QString& line : QString::fromUtf8(log.readAll()).split(u'\n'))
            if (line.contains(fault))
                faults << line;
    return faults;
}

} // namespace

/// Whatever is opened and whatever is done, the window stays and has nothing to complain of. Most of all
/// under the sanitizers.
class TestStorm : public QObject
{
    Q_OBJECT

    const QStringList schemes{QStringLiteral("file"), QStringLiteral("http"), QStringLiteral("https"),
                              QStringLiteral("mailto")};

    /// The deep tests ask for 10,000.
    static int eventsAsked()
    {
        const int asked = qEnvironmentVariableIntValue("DELVE_STORM_EVENTS");
        return asked > 0 ? asked : 300;
    }

    /// As if it were dropped on the window.
    static bool openPath(const DrivenWindow& driven, const QString& path)
    {
        auto* arrivals = driven.window().property("arrivals").value<QObject*>();
        const bool wasAsked = arrivals && QMetaObject::invokeMethod(arrivals, "open", Q_ARG(QVariant, path));
        QCoreApplication::processEvents();
        return wasAsked;
    }

private slots:
    void initTestCase()
    {
        // Nothing may leave the window: no browser, no file manager.
        for (const QString& scheme : schemes)
            QDesktopServices::setUrlHandler(scheme, this, "leaveItUnopened");
        qputenv("CUPS_SERVER", "127.0.0.1:1"); // no printer, either
        QGuiApplication::setQuitOnLastWindowClosed(false);
    }

    void cleanup() { qputenv("DELVEWRIGHT_PACKS", "/nonexistent"); }
    void cleanupTestCase()
    {
        for (const QString& scheme : schemes)
            QDesktopServices::unsetUrlHandler(scheme);
    }

    void everyBrokenFileIsRefusedInAWindowThatStays()
    {
        DrivenWindow driven;
        // Packs are there from the start; those that cannot be read are told of and left out.
        const QString packs = driven.homeFile(QStringLiteral("packs"));
        copyFolders(dataFolder + QStringLiteral("broken/packs"), packs);
        copyFolders(dataFolder + QStringLiteral("broken/sets"), packs);
        qputenv("DELVEWRIGHT_PACKS", packs.toLocal8Bit());
        QVERIFY(driven.start());
        const QString folder = driven.homeFile(QStringLiteral("broken"));
        QDir().mkpath(folder);
        int opened = 0;
        for (const char* kind : {"broken/scenarios", "broken/card-scenarios"})
            for (const QFileInfo& file :
                 QDir(dataFolder + QLatin1String(kind))
                     .entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
                QVERIFY(openPath(driven, copied(file.filePath(), folder)));
                QVERIFY2(driven.window().isVisible(), qPrintable(file.fileName()));
                ++opened;
            }
        for (const char* kind : {"replays", "saves", "results", "states", "collections", "packs",
                                 "calibrations", "card-states", "card-bundles"})
            for (const QFileInfo& file : QDir(dataFolder + QLatin1String(kind)).entryInfoList(QDir::Files))
                QVERIFY(openPath(driven, copied(file.filePath(), folder))); // none of them is a scenario
        driven.hand().waitForLayout();
        QVERIFY(opened > 100);
        QCOMPARE(faultsInLog(), QStringList());
    }

    void everythingIsDoneAtRandom()
    {
        DrivenWindow driven;
        const QString folder = driven.homeFile(QStringLiteral("dungeons"));
        QDir().mkpath(folder);
        QStringList files;
        for (const char* from :
             {"resources/scenarios", "resources/scenarios/dungeoneer", "tests/data/scenarios",
              "tests/data/broken/scenarios", "tests/data/broken/card-scenarios"})
            for (const QFileInfo& file :
                 QDir(QStringLiteral(DELVE_SOURCE_DIR "/") + QLatin1String(from))
                     .entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
                files << copied(file.filePath(), folder);
        QVERIFY(driven.start(files.front()));
        Storm storm(driven.window(), 1);
        QStringList last;
        for (int i = 0; i < eventsAsked(); ++i) {
            if (i % 100 == 99)
                QVERIFY(openPath(driven, files[(i / 100) % files.size()]));
            last << storm.next();
            if (QWindow* dialog = QGuiApplication::modalWindow())
                dialog->close(); // of the system, which nobody answers here
            if (!driven.window().isVisible())
                driven.window().show(); // it was closed: go on as somebody who opens it again
            const QStringList faults = faultsInLog();
            QVERIFY2(faults.isEmpty(),
                     qPrintable(QStringLiteral("event %1: %2\n%3")
                                    .arg(i)
                                    .arg(last.mid(last.size() - 8).join(u'\n'), faults.join(u'\n'))));
        }
        driven.hand().waitForLayout();
        QVERIFY(driven.window().isVisible());
    }

public slots:
    void leaveItUnopened(const QUrl&) {}
};

DELVE_TEST(TestStorm)
#include "tst_storm.moc"
