// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/pack_keeping.h"
#include "editor/dungeoneer/document/user_sets.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "engine/dungeoneer/content/new_cards.h"
#include "engine/dungeoneer/content/new_set.h"
#include "engine/dungeoneer/content/set_edits.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;

/// Sets of cards of the user.
class TestUserSets : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;

private slots:
    /// What is written can be read again, and what could not be is not written.
    void aSetGrowsAsFarAsItsReaderGoes()
    {
        CardSet set = newCardSet("big", "Big", "Somebody");
        const SetCard card = newCard(set, NewCard::Treasure, std::string(60, 'x'));
        const AdventureCard treasure = std::get<AdventureCard>(card);
        const auto grow = [&](std::size_t cards) {
            for (std::size_t number = set.adventures.size(); number < cards; ++number) {
                AdventureCard& added = set.adventures.emplace_back(treasure);
                added.id = ContentId("big/c" + std::to_string(number));
            }
        };
        constexpr std::size_t most = 1000; // of cards of a kind in one file
        grow(most);
        const std::string text = writeCardSet(set);
        const QString file = m_home.filePath(QStringLiteral("big.pack.json"));
        const std::filesystem::path folder = m_home.filePath(QStringLiteral("big")).toStdString();
        QVERIFY(exportSet(set, file));
        QVERIFY(saveSet(set, folder));
        const auto sent = readSetFile(file);
        const auto kept = loadCardSet(folder);
        QVERIFY2(sent, sent ? "" : inEnglish(sent.error()).c_str());
        QVERIFY2(kept, kept ? "" : inEnglish(kept.error()).c_str());
        QCOMPARE(writeCardSet(*sent), text);
        QCOMPARE(writeCardSet(*kept), text);

        grow(most + 1);
        for (const auto& done : {exportSet(set, file), saveSet(set, folder)}) {
            QVERIFY(!done);
            QVERIFY2(inEnglish(done.error()).find("/adventures: expected a list") != std::string::npos,
                     inEnglish(done.error()).c_str());
        }
        QCOMPARE(writeCardSet(*readSetFile(file)), text);
        QCOMPARE(writeCardSet(*loadCardSet(folder)), text);
    }
};

DELVE_TEST(TestUserSets)
#include "tst_user_sets.moc"
