// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/support/broken_files.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::test;

namespace {

const QDir broken = brokenFolder("card-scenarios");

} // namespace

/// Each file is refused with the one line that stands beside it.
class TestBrokenCardScenarios : public QObject
{
    Q_OBJECT

private slots:
    void isRefusedInOneLine_data() { addBrokenFiles(broken, 60); }
    void isRefusedInOneLine()
    {
        QFETCH(QString, name);
        const auto read = parseScenario(bytesOfFile(broken.filePath(name + ".json")));
        QVERIFY(!read);
        const QString expected = expectedIn(broken.filePath(name + ".expected"));
        QCOMPARE(QString::fromStdString(inEnglish(read.error()) + "\n"), expected);
        QCOMPARE(expected.count(u'\n'), 1);
    }
};

DELVE_TEST(TestBrokenCardScenarios)
#include "tst_broken_card_scenarios.moc"
