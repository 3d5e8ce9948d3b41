// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/price.h"
#include "engine/dungeoneer/content/set_report.h"
#include "engine/dungeoneer/content/walk_effects.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

/// What the shipped sets promise.
class TestShippedSets : public QObject
{
    Q_OBJECT

private:
    Cards m_cards;

    /// What cards are when all that only names them is taken away, to be compared with others.
    template <typename Card> static Card withoutHead(Card card)
    {
        static_cast<CardHead&>(card) = {};
        return card;
    }
    static MapCard withoutNames(MapCard card)
    {
        card = withoutHead(card);
        if (card.monster)
            card.monster->name = {};
        return card;
    }
    static HeroCard withoutNames(HeroCard card)
    {
        card = withoutHead(card);
        card.ancestry = card.profession = card.ability.name = {};
        card.categories.clear();
        return card;
    }
    static AdventureCard withoutNames(AdventureCard card)
    {
        card = withoutHead(card);
        card.cost.value = 0;
        card.categories = {"any"};
        card.treasure.slot.clear();
        return card;
    }
    static QuestCard withoutNames(QuestCard card)
    {
        card = withoutHead(card);
        card.component = {};
        if (card.slay)
            card.slay->name = {};
        if (card.artifact)
            card.artifact->name = {};
        return card;
    }
    static CutoutCard withoutNames(CutoutCard card) { return withoutHead(card); }

    /// The cards that are the same as one before them in all but name; empty if there are none.
    template <typename Card> std::string sameAgain(std::vector<Card> CardSet::*list) const
    {
        std::string told;
        std::vector<std::pair<Card, std::string>> seen;
        for (const CardSet& set : m_cards.sets())
            for (const Card& card : set.*list) {
                const Card bare = withoutNames(card);
                for (const auto& [other, name] : seen)
                    if (other == bare)
                        told += card.id.text() + " is " + name + "; ";
                seen.emplace_back(bare, card.id.text());
            }
        return told;
    }

    static bool isItalian(const LocalizedText& text)
    {
        return text.byLanguage.empty() || text.byLanguage.contains("it");
    }

private slots:
    void initTestCase()
    {
        const auto cards = loadCards(cardsSourceFolder() / "resources/packs");
        QVERIFY2(cards.has_value(), cards ? "" : inEnglish(cards.error()).c_str());
        m_cards = *cards;
    }

    void haveNoFindings()
    {
        for (const CardSet& set : m_cards.sets()) {
            const SetFindings findings = checkSet(set);
            QVERIFY2(findings.empty(),
                     findings.empty()
                         ? ""
                         : (findings[0].card.text() + ": " + inEnglish(findings[0].what)).c_str());
        }
    }

    void areABaseSetOfEachKindAndADeck()
    {
        QCOMPARE(m_cards.set("overdraft")->mapKind, MapKind::Dungeon);
        QCOMPARE(countsOf(*m_cards.set("overdraft")).sum(), 110);
        QCOMPARE(m_cards.set("bad-road")->mapKind, MapKind::Wilderness);
        QCOMPARE(countsOf(*m_cards.set("bad-road")).sum(), 110);
        QCOMPARE(countsOf(*m_cards.set("night-shift")).sum(), 55);
        QCOMPARE(playersSupported(*m_cards.set("overdraft")), 4);
        QCOMPARE(playersSupported(*m_cards.set("night-shift")), 3);
    }

    void everyOpeningDrawCanBeLaid()
    {
        QCOMPARE(openingDraws(m_cards.set("overdraft")->maps), (OpeningDraws{0, 126}));
        QCOMPARE(openingDraws(m_cards.set("bad-road")->maps), (OpeningDraws{0, 126}));
        QCOMPARE(openingDraws(m_cards.set("night-shift")->maps), (OpeningDraws{0, 5}));
    }

    void everyCardIsWorthItsValue()
    {
        for (const CardSet& set : m_cards.sets())
            for (const AdventureCard& card : set.adventures) {
                const std::string told = card.id.text() + " costs " + std::to_string(card.cost.value) +
                                         ", price in tenths " + std::to_string(priceOf(card));
                QVERIFY2(isBalanced(card), told.c_str());
                QVERIFY2(std::abs(priceOf(card) - pricePerPoint * card.cost.value) <= priceTolerance / 2,
                         told.c_str());
                QVERIFY2(card.cost.value >= 1 && card.cost.value <= 6, told.c_str());
            }
    }

    void heroesAreEvenlyMatched()
    {
        for (const CardSet& set : m_cards.sets())
            for (const HeroCard& hero : set.heroes)
                QVERIFY2(priceOf(hero) >= 85 && priceOf(hero) <= 125,
                         (hero.id.text() + " " + std::to_string(priceOf(hero))).c_str());
    }

    void questsPayForTheirHardship()
    {
        for (const CardSet& set : m_cards.sets())
            for (const QuestCard& quest : set.quests) {
                const std::string told = quest.id.text() + " reward " + std::to_string(rewardOf(quest)) +
                                         " hardship " + std::to_string(hardshipOf(quest));
                QVERIFY2(rewardOf(quest) >= 15 && rewardOf(quest) <= 90, told.c_str());
                QVERIFY2(hardshipOf(quest) >= 20 && hardshipOf(quest) <= 75, told.c_str());
            }
    }

    /// All sets together: they are played together. Trackers are the exception, being no cards to play with
    /// but the counting board that the rules prescribe: one design in each set.
    void noTwoCardsAreTheSameInAllButName()
    {
        QCOMPARE(sameAgain(&CardSet::maps), std::string());
        QCOMPARE(sameAgain(&CardSet::heroes), std::string());
        QCOMPARE(sameAgain(&CardSet::adventures), std::string());
        QCOMPARE(sameAgain(&CardSet::quests), std::string());
        QCOMPARE(sameAgain(&CardSet::cutouts), std::string());
        for (const CardSet& set : m_cards.sets())
            QCOMPARE(set.trackers.size(), std::size_t(1));
    }

    void everyKindOfEffectIsUsedAndNoneIsManual()
    {
        for (const char* base : {"overdraft", "bad-road"}) {
            const SetReport report = reportOn(*m_cards.set(base));
            for (const auto& [kind, cards] : report.effects)
                QVERIFY2((cards > 0) == (kind != EffectKind::Manual),
                         (std::string(base) + " " + std::string(nameOf(kind))).c_str());
        }
        QCOMPARE(reportOn(*m_cards.set("night-shift")).effects.at(EffectKind::Manual), 0);
    }

    void everyRoomIsNamedOrHasAnEffect()
    {
        for (const CardSet& set : m_cards.sets()) {
            const SetReport report = reportOn(set);
            for (const MapCard& card : set.maps) {
                const bool isNamed =
                    std::any_of(report.places.begin(), report.places.end(),
                                [&](const QuestPlace& place) { return place.place.card == card.id; });
                if (card.type == MapCardType::Room)
                    QVERIFY2(isNamed || !card.onEntry.empty(), card.id.text().c_str());
            }
        }
    }

    void everythingIsSaidInItalianToo()
    {
        for (const CardSet& set : m_cards.sets()) {
            QVERIFY(isItalian(set.name) && isItalian(set.description));
            for (const Category& category : set.categories)
                QVERIFY(isItalian(category.name) && isItalian(category.plural));
            const auto heads = [](const auto& cards) {
                for (const CardHead& card : cards)
                    QVERIFY2(card.name.byLanguage.contains("it") && isItalian(card.flavour),
                             card.id.text().c_str());
            };
            heads(set.maps);
            heads(set.heroes);
            heads(set.adventures);
            heads(set.quests);
            heads(set.trackers);
            heads(set.cutouts);
        }
    }
};

DELVE_TEST(TestShippedSets)
#include "tst_shipped_sets.moc"
