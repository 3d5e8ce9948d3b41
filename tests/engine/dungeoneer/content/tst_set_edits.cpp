// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/dungeoneer/content/card_table.h"
#include "engine/dungeoneer/content/checks/check_set.h"
#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "engine/dungeoneer/content/new_cards.h"
#include "engine/dungeoneer/content/new_set.h"
#include "tests/support/dungeoneer/random_set.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

/// Edits of card sets, cards that are made new, and cards as tables.
class TestSetEdits : public QObject
{
    Q_OBJECT

private:
    static std::vector<SetCard> allCards(const CardSet& set)
    {
        std::vector<SetCard> cards;
        for (const CardKind kind : allCardKinds)
            for (const SetCard& card : piecesOfKind<SetCard>(set, std::size_t(kind)))
                cards.push_back(card);
        return cards;
    }

    /// Cards of random sets may share their ids.
    static CardSet withOwnIds(CardSet set)
    {
        int number = 0;
        forEachList(set, [&](std::size_t, auto& list) {
            for (auto& card : list)
                card.id = ContentId(set.id + "/card-" + std::to_string(++number));
        });
        return set;
    }

    static CardSet shipped(const char* id)
    {
        const auto set = loadCardSet(cardsSourceFolder() / id);
        return set ? *set : CardSet{};
    }

private slots:
    /// What is added, changed and removed can be taken back in any order of steps, byte for byte.
    void everyEditIsTakenBack()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            CardSet set = withOwnIds(randomSet(seed));
            const CardSet other = withOwnIds(randomSet(seed + 1000));
            std::vector<SetEdit> done;
            std::vector<std::string> texts{writeCardSet(set)};
            for (int step = 0; step < 12; ++step) {
                const auto cards = allCards(set);
                SetEdit edit;
                switch (random.below(5)) {
                case 0: {
                    const auto& words = enumNames<NewCard>;
                    edit = addCards(
                        set, {newCard(set, words[random.below(std::uint32_t(words.size()))].first, "New")});
                    break;
                }
                case 1: edit = addCards(set, {copiedInto(set, allCards(other)[random.below(20)])}); break;
                case 2:
                    edit = removeCard(set, headOf(cards[random.below(std::uint32_t(cards.size()))]).id);
                    break;
                case 3: {
                    SetCard changed = cards[random.below(std::uint32_t(cards.size()))];
                    headOf(changed).copies = 1 + headOf(changed).copies % 9;
                    edit = changeCard(set, changed);
                    break;
                }
                default: {
                    SetFacts facts = factsOf(set);
                    facts.symbol = step % 2 == 0 ? "A" : "B";
                    edit = changeSetFacts(set, facts);
                }
                }
                apply(set, edit);
                done.push_back(edit);
                texts.push_back(writeCardSet(set));
            }
            for (std::size_t i = done.size(); i-- > 0;) {
                apply(set, inverted(done[i]));
                QCOMPARE(writeCardSet(set), texts[i]);
            }
            for (std::size_t i = 0; i < done.size(); ++i) {
                apply(set, done[i]);
                QCOMPARE(writeCardSet(set), texts[i + 1]);
            }
        }
    }

    void aVersionBecomesAnother()
    {
        CardSet set = withOwnIds(randomSet(7));
        const CardSet wanted = withOwnIds(randomSet(8));
        apply(set, becomeVersion(set, wanted));
        QCOMPARE(writeCardSet(set), writeCardSet(wanted));
        QVERIFY(becomeVersion(set, wanted).isEmpty());
    }

    /// Whatever is begun can be read, and breaks no rule but those of cards that must still be said.
    void everyNewCardIsReadable()
    {
        CardSet set = newCardSet("mine", "Mine", "Me");
        for (const auto& [kind, word] : enumNames<NewCard>) {
            const SetCard card = newCard(set, kind, "New One");
            const auto read = readBack(card, set.id);
            QVERIFY2(read.has_value(), read ? "" : inEnglish(read.error()).c_str());
            QVERIFY2(*read == card, std::string(word).c_str());
            apply(set, addCards(set, {card}));
        }
        QCOMPARE(set.maps.back().id, ContentId("mine/new-one-3"));
        for (const SetFinding& finding : checkSet(set))
            QVERIFY2(
                finding.severity != Severity::Error || finding.card.empty(),
                (finding.rule + " " + finding.card.text() + " " + inEnglish({"", finding.what})).c_str());
    }

    /// A change of what a card is leaves one that the reader takes, whichever way it goes.
    void everyChangeOfKindIsReadable()
    {
        const CardSet set = smallSet();
        for (const auto& [from, first] : enumNames<AdventureKind>)
            for (const auto& [to, second] : enumNames<AdventureKind>) {
                AdventureCard card = boonCard("x", newEffect(EffectKind::Draw));
                card = withKind(withKind(card, from), to);
                QVERIFY(readBack(SetCard(card), set.id).has_value());
                QCOMPARE(card.kind, to);
            }
        for (const auto& [form, word] : enumNames<EncounterForm>)
            QVERIFY(readBack(SetCard(withForm(monsterCard("x"), form)), set.id).has_value());
        for (const auto& [criterion, word] : enumNames<Criterion>)
            QVERIFY(readBack(SetCard(withCriterion(slayQuest("x", "room"), criterion)), set.id).has_value());
    }

    /// Every kind of effect can become every other, and stays what the reader makes of it.
    void everyEffectBecomesEveryOther()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            for (const AdventureCard& card : randomSet(seed).adventures)
                for (const Effect& effect : card.effects)
                    for (const auto& [kind, word] : enumNames<EffectKind>) {
                        AdventureCard changed = boonCard("x", withEffectKind(effect, kind));
                        const auto read = readBack(SetCard(changed), "small");
                        QVERIFY2(read.has_value(),
                                 read ? "" : (std::string(word) + inEnglish(read.error())).c_str());
                        QVERIFY2(std::get<AdventureCard>(*read) == changed, std::string(word).c_str());
                    }
    }

    /// Out to a table and in again, nothing is lost: of random sets, and of all that come with the program.
    void tablesLoseNothing()
    {
        std::vector<CardSet> sets;
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            sets.push_back(withOwnIds(randomSet(seed)));
        for (const char* id : {"overdraft", "bad-road", "night-shift"})
            if (CardSet set = shipped(id); !set.id.empty())
                sets.push_back(std::move(set));
        for (const CardSet& set : sets) {
            CardSet empty = set;
            forEachList(empty, [](std::size_t, auto& list) { list.clear(); });
            const auto cards = parseCardTable(writeCardTable(set), empty);
            QVERIFY2(cards.has_value(), cards ? "" : inEnglish(cards.error()).c_str());
            apply(empty, *takeCards(empty, *cards));
            QCOMPARE(writeCardSet(empty), writeCardSet(set));
            QVERIFY(takeCards(set, *cards)->isEmpty()); // they are there already
        }
    }

    void textsThatLookLikeSomethingElseStayTexts()
    {
        CardSet set = smallSet();
        set.maps.front().artist = "12";
        set.maps.front().name = {{{"en", "=SUM(A1), \"true\""}, {"it", "null"}}};
        set.maps.front().flavour = {{{"en", "{\"en\": 1}\nsecond line"}}};
        const auto cards = parseCardTable(writeCardTable(set), set);
        QVERIFY2(cards.has_value(), cards ? "" : inEnglish(cards.error()).c_str());
        QVERIFY(std::get<MapCard>(cards->front()) == set.maps.front());
    }

    void tablesAreReadStrictly_data()
    {
        QTest::addColumn<std::string>("table");
        QTest::addColumn<std::string>("where");
        QTest::newRow("no kind") << std::string("id,name:en\nx,X\n") << std::string("line 1");
        QTest::newRow("another kind") << std::string("kind,name:en\ncard,Y\n") << std::string("line 2, kind");
        QTest::newRow("no number") << std::string("kind,name:en,gloryTrack\ntracker,T,many\n")
                                   << std::string("line 2, /gloryTrack");
        QTest::newRow("unknown member")
            << std::string("kind,name:en,glori\ntracker,T,3\n") << std::string("line 2, /glori");
        QTest::newRow("text twice") << std::string("kind,name,name:en\ntracker,T,T\n")
                                    << std::string("line 2, name:en");
        QTest::newRow("id twice") << std::string("kind,id,name:en\ntracker,t,T\ntracker,t,U\n")
                                  << std::string("line 3, id");
    }
    void tablesAreReadStrictly()
    {
        QFETCH(std::string, table);
        QFETCH(std::string, where);
        const auto cards = parseCardTable(table, smallSet());
        QVERIFY(!cards.has_value());
        QCOMPARE(cards.error().where, where);
    }

    void aTableNamesCardsThatHaveNoId()
    {
        const auto cards = parseCardTable("kind,name:en\ntracker,Old Room\ntracker,Old Room\n", smallSet());
        QVERIFY2(cards.has_value(), cards ? "" : inEnglish(cards.error()).c_str());
        QCOMPARE(headOf((*cards)[0]).id, ContentId("small/old-room"));
        QCOMPARE(headOf((*cards)[1]).id, ContentId("small/old-room-2"));
        // A card of another kind has the id.
        const auto same = parseCardTable("kind,id,name:en\ntracker,room,Room\n", smallSet());
        QVERIFY(same.has_value());
        QVERIFY(!takeCards(smallSet(), *same).has_value());
    }
};

DELVE_TEST(TestSetEdits)
#include "tst_set_edits.moc"
