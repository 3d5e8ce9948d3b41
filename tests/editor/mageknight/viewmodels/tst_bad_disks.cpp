// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/exporting/export_view_model.h"
#include "editor/mageknight/viewmodels/insight/report_model.h"
#include "editor/mageknight/viewmodels/printing/print_view_model.h"
#include "editor/viewmodels/play/play_game.h"
#include "editor/viewmodels/shell/app_settings.h"
#include "tests/editor/viewmodels/guessing_table.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/small_files.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <optional>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What else the window writes, on a disk that runs full or into a folder that cannot be written: the old
/// file stays, the reason is told, and afterwards all is well.
class TestBadDisks : public QObject
{
    Q_OBJECT

    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString path(const QString& name) const { return m_home->filePath(name); }
    static QUrl urlOf(const QString& path) { return QUrl::fromLocalFile(path); }

    static void addDisks()
    {
        QTest::addColumn<int>("room"); // -1: not the disk but the folder is the reason
        QTest::newRow("no room") << 0;
        QTest::newRow("room for a part") << 300;
        QTest::newRow("a folder that cannot be written") << -1;
    }
    /// Writes where there is not enough room or no right to, then where there is. What is told of that,
    /// empty if it went well, is what `write` returns.
    void verifyRefused(const QString& name, const std::function<QString(const QUrl&)>& write) const
    {
        QFETCH(int, room);
        const QString target = room < 0 ? QStringLiteral("/proc/") + name : path(name);
        const QByteArray before = bytesOf(target);
        const QStringList names = QDir(m_home->path()).entryList(QDir::Files | QDir::Hidden);
        QString failure;
        {
            std::optional<SmallFiles> limit;
            if (room >= 0)
                limit.emplace(rlim_t(room));
            failure = write(urlOf(target));
        }
        QVERIFY2(failure.contains(QStringLiteral("could not be written")), qPrintable(failure));
        QCOMPARE(bytesOf(target), before);
        QCOMPARE(QDir(m_home->path()).entryList(QDir::Files | QDir::Hidden), names);
        QCOMPARE(write(urlOf(path(name))), QString());
        QVERIFY(bytesOf(path(name)).size() > 300);
    }
    static QString failureOf(BackgroundJob& job)
    {
        return QTest::qWaitFor([&] { return !job.isRunning(); }, 60'000) ? job.failure()
                                                                         : QStringLiteral("still running");
    }

    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home->path());
        QCoreApplication::setOrganizationName(QStringLiteral("Delvewright"));
        QCoreApplication::setApplicationName(QStringLiteral("BadDisks"));
    }

    void exports_data() { addDisks(); }
    void exports()
    {
        ScenarioViewModel document(std::make_unique<ScenarioDocument>(shippedContent(), sample("six-tiles")));
        ExportViewModel exporter;
        exporter.setDocument(&document);
        for (int format = 0; format < exporter.formatNames().size(); ++format) {
            exporter.setFormat(format);
            verifyRefused(QStringLiteral("map.") + exporter.suffix(), [&](const QUrl& file) {
                exporter.job()->clear();
                exporter.exportTo(file);
                return failureOf(*exporter.job());
            });
        }
    }

    void prints_data() { addDisks(); }
    void prints()
    {
        ScenarioViewModel document(std::make_unique<ScenarioDocument>(shippedContent(), sample("six-tiles")));
        PrintViewModel pages;
        pages.setDocument(&document);
        QVERIFY(QTest::qWaitFor([&] { return pages.count() > 0 && !pages.isPlanning(); }, 60'000));
        verifyRefused(QStringLiteral("map.pdf"), [&](const QUrl& file) {
            pages.job()->clear();
            pages.savePdf(file);
            return failureOf(*pages.job());
        });
    }

    void reports_data() { addDisks(); }
    void reports()
    {
        ScenarioViewModel document(std::make_unique<ScenarioDocument>(shippedContent(), sample("six-tiles")));
        PlaytestRun& run = *document.playtest();
        run.settings()->setProperty("games", 16);
        run.run();
        QVERIFY(QTest::qWaitFor([&] { return !run.isRunning(); }, 60'000));
        Library library;
        ReportModel report;
        report.setLibrary(&library);
        report.setRun(&run);
        for (const char* name : {"report.html", "report.csv", "report.json"})
            verifyRefused(QString::fromLatin1(name), [&](const QUrl& file) {
                report.job()->clear();
                report.save(file);
                return failureOf(*report.job());
            });
    }

    void games_data() { addDisks(); }
    void games()
    {
        GuessingGame guessing;
        GameRegistry games;
        games.add(&guessing);
        QFile begun(path(QStringLiteral("begun.save.json")));
        QVERIFY(begun.open(QIODevice::WriteOnly));
        begun.write("guessing human human |");
        for (int i = 0; i < 100; ++i)
            begun.write(" 0:0");
        begun.close();
        PlayGame game;
        game.setGames(&games);
        QVERIFY(game.open(urlOf(begun.fileName())));
        verifyRefused(QStringLiteral("begun.save.json"),
                      [&](const QUrl& file) { return game.save(file) ? QString() : game.failure(); });
    }

    void settings()
    {
        const QString file = QSettings().fileName();
        {
            AppSettings kept;
            kept.setLanguage(QStringLiteral("it"));
            kept.addRecentFile(QStringLiteral("/one.scenario.json"));
        }
        const QByteArray whole = bytesOf(file);
        QVERIFY2(whole.contains("one.scenario.json"), qPrintable(file));
        {
            const SmallFiles limit{20};
            AppSettings full;
            full.addRecentFile(QStringLiteral("/two.scenario.json"));
            QCOMPARE(full.recentFiles().first(), QStringLiteral("/two.scenario.json")); // as long as it runs
        }
        QCOMPARE(bytesOf(file), whole);
        {
            // What found no room is kept as long as the program runs, and written when there is room again.
            AppSettings again;
            QCOMPARE(again.recentFiles(), (QStringList{QStringLiteral("/two.scenario.json"),
                                                       QStringLiteral("/one.scenario.json")}));
            again.addRecentFile(QStringLiteral("/three.scenario.json"));
        }
        QVERIFY(bytesOf(file).contains("three.scenario.json"));
    }
};

DELVE_TEST(TestBadDisks)
#include "tst_bad_disks.moc"
