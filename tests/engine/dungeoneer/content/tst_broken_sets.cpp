// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "tests/support/broken_files.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::test;

/// Every folder below tests/data/broken/sets is a set of cards that cannot be read; expected.txt says why.
class TestBrokenSets : public QObject
{
    Q_OBJECT

private slots:
    void isRefusedWithAReason_data() { addBrokenFolders(brokenFolder("sets"), 25); }

    void isRefusedWithAReason()
    {
        QFETCH(QString, folder);
        auto set = loadCardSet(folder.toStdString());
        std::string found = set ? "" : inEnglish(set.error());
        if (set) {
            const auto cards = Cards::combine({*std::move(set)});
            found = cards ? "no error" : inEnglish(cards.error());
        }
        QCOMPARE(QString::fromStdString(found + "\n"), expectedIn(folder + "/expected.txt"));
    }
};

DELVE_TEST(TestBrokenSets)
#include "tst_broken_sets.moc"
