// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/support/test_registry.h"

#include <QDir>

using namespace delve;
using namespace delve::dungeoneer;

namespace {

const QDir brokenFolder(QStringLiteral(DELVE_SOURCE_DIR "/tests/data/broken/card-scenarios"));

std::string contentOf(const QString& path)
{
    return readFile(path.toStdString(), 64u << 20).value();
}

} // namespace

/// Each file is refused with the one line that stands beside it.
class TestBrokenCardScenarios : public QObject
{
    Q_OBJECT

private slots:
    void isRefusedInOneLine_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList files = brokenFolder.entryList({QStringLiteral("*.json")});
        QVERIFY(files.size() >= 60);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << file.chopped(5);
    }
    void isRefusedInOneLine()
    {
        QFETCH(QString, name);
        const auto read = parseScenario(contentOf(brokenFolder.filePath(name + QStringLiteral(".json"))));
        QVERIFY(!read);
        const std::string expected = contentOf(brokenFolder.filePath(name + QStringLiteral(".expected")));
        QCOMPARE(inEnglish(read.error()) + "\n", expected);
        QCOMPARE(std::count(expected.begin(), expected.end(), '\n'), 1);
    }
};

DELVE_TEST(TestBrokenCardScenarios)
#include "tst_broken_card_scenarios.moc"
