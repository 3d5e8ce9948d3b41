// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
namespace fs = std::filesystem;

/// Every folder below tests/data/broken/sets is a set of cards that cannot be read; expected.txt says why.
class TestBrokenSets : public QObject
{
    Q_OBJECT

private slots:
    void isRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("folder");
        std::vector<fs::path> folders;
        for (const auto& entry : fs::directory_iterator(cardsSourceFolder() / "tests/data/broken/sets"))
            folders.push_back(entry.path());
        std::sort(folders.begin(), folders.end());
        QVERIFY(folders.size() >= 25);
        for (const fs::path& folder : folders)
            QTest::newRow(folder.filename().c_str()) << QString::fromStdString(folder.string());
    }

    void isRefusedWithAReason()
    {
        QFETCH(QString, folder);
        const fs::path path = folder.toStdString();
        const auto expected = readFile(path / "expected.txt", 4096);
        QVERIFY(expected.has_value());
        auto set = loadCardSet(path);
        std::string found = set ? "" : inEnglish(set.error());
        if (set) {
            const auto cards = Cards::combine({*std::move(set)});
            found = cards ? "no error" : inEnglish(cards.error());
        }
        QCOMPARE(QString::fromStdString(found + "\n"), QString::fromStdString(*expected));
    }
};

DELVE_TEST(TestBrokenSets)
#include "tst_broken_sets.moc"
