// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_scenario.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/scenario/bundle.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Every format through the one function that the window and the command line share.
class TestExportScenario : public QObject
{
    Q_OBJECT

    static Scenario sample()
    {
        return *loadScenario(sourceFolder() / "resources/scenarios/six-tiles.scenario.json");
    }

    static ExportOptions optionsFor(ExportFormat format)
    {
        ExportOptions options;
        options.format = format;
        options.pixelsPerSquare = 12;
        options.packFolders = *packFolders(sourceFolder() / "resources/packs");
        return options;
    }

private slots:
    void theNameOfAFileSaysTheFormat()
    {
        QCOMPARE(formatOf(QStringLiteral("a.PNG")), ExportFormat::Png);
        QCOMPARE(formatOf(QStringLiteral("a.uvtt")), ExportFormat::Uvtt);
        QCOMPARE(formatOf(QStringLiteral("a.dd2vtt")), ExportFormat::Uvtt);
        QCOMPARE(formatOf(QStringLiteral("a.bundle.json")), ExportFormat::Bundle);
        QCOMPARE(formatOf(QStringLiteral("a.scenario.json")), ExportFormat::Scenario);
        QVERIFY(!formatOf(QStringLiteral("a.json")));
        QVERIFY(!formatOf(QStringLiteral("png")));
    }

    void everyFormatIsWritten_data()
    {
        QTest::addColumn<int>("format");
        for (const auto& [format, ending] : enumNames<ExportFormat>)
            QTest::newRow(std::string(ending).c_str()) << int(format);
    }

    void everyFormatIsWritten()
    {
        QFETCH(int, format);
        const QTemporaryDir folder;
        ExportOptions options = optionsFor(ExportFormat(format));
        if (options.format == ExportFormat::Foundry)
            options.pixelsPerSquare = 50; // it takes none that are smaller
        const QString path = folder.filePath(QStringLiteral("x.") +
                                             QString::fromStdString(std::string(nameOf(options.format))));
        const auto written = exportScenario(path, sample(), shippedContent(), options);
        QVERIFY2(written.has_value(), written ? "" : inEnglish(written.error()).c_str());
        QVERIFY(written->contains(path));
        for (const QString& file : *written)
            QVERIFY(QFile(file).size() > 100);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), written->size());
    }

    void whatCannotBeWrittenIsAnError_data() { everyFormatIsWritten_data(); }

    void whatCannotBeWrittenIsAnError()
    {
        QFETCH(int, format);
        const QTemporaryDir folder;
        const auto written = exportScenario(folder.filePath(QStringLiteral("no/such/folder/x")), sample(),
                                            shippedContent(), optionsFor(ExportFormat(format)));
        QVERIFY(!written.has_value());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void tooManyPixelsAreRefused()
    {
        const QTemporaryDir folder;
        ExportOptions options = optionsFor(ExportFormat::Tiled);
        options.pixelsPerSquare = 300;
        const auto written =
            exportScenario(folder.filePath(QStringLiteral("x.tmj")), sample(), shippedContent(), options);
        QVERIFY(!written.has_value());
        QVERIFY(inEnglish(written.error()).find("at most 256 pixels") != std::string::npos);
    }

    void aBundleOfAPackThatIsNotThereIsAnError()
    {
        const QTemporaryDir folder;
        ExportOptions options = optionsFor(ExportFormat::Bundle);
        options.packFolders.clear();
        const auto written = exportScenario(folder.filePath(QStringLiteral("x.bundle.json")), sample(),
                                            shippedContent(), options);
        QVERIFY(!written.has_value());
        QVERIFY(inEnglish(written.error()).find("starter is not installed") != std::string::npos);
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

DELVE_TEST(TestExportScenario)
#include "tst_export_scenario.moc"
