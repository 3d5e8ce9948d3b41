// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/rule_reference.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <regex>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestRuleReference : public QObject
{
    Q_OBJECT

private:
    static const RuleReference& reference()
    {
        static const RuleReference shipped = [] {
            auto loaded = loadRuleReference(sourceFolder() / "resources/rules");
            if (!loaded)
                qFatal("%s", inEnglish(loaded.error()).c_str());
            return *std::move(loaded);
        }();
        return shipped;
    }

    /// "see DOOR-16 and OQ-BLAST" names both of them.
    static std::set<std::string> rulesNamedIn(const std::string& text)
    {
        static const std::regex number("[A-Z]{2,}(-[A-Z0-9]+)+");
        return {std::sregex_token_iterator(text.begin(), text.end(), number), std::sregex_token_iterator()};
    }

private slots:
    void everyRulebookIsThere()
    {
        std::vector<std::string> ids;
        std::size_t rules = 0;
        for (const Rulebook& book : reference().books()) {
            ids.push_back(book.id);
            rules += book.rules.size();
        }
        QCOMPARE(ids.front(), std::string("core"));
        QCOMPARE(ids.size(), std::size_t(6));
        QVERIFY(rules > 1200);
    }

    void everyRuleHasAnIdOfItsOwnAndAnItalianTitle()
    {
        std::set<std::string> ids;
        for (const Rulebook& book : reference().books())
            for (const Rule& rule : book.rules) {
                QVERIFY2(ids.insert(rule.id).second, rule.id.c_str());
                QVERIFY2(rule.title.byLanguage.contains("it"), rule.id.c_str());
                QVERIFY2(rule.id.starts_with(rule.area), rule.id.c_str());
            }
    }

    /// Abilities, artifacts and what came with them are read at the table; both languages say the same.
    void abilitiesAndArtifactsSpeakItalian()
    {
        static const std::set<std::string> books{"special-abilities", "artifacts", "dragons-gate"};
        std::size_t seen = 0;
        for (const Rulebook& book : reference().books()) {
            if (!books.contains(book.id))
                continue;
            ++seen;
            for (const Rule& rule : book.rules) {
                for (const LocalizedText* part : {&rule.text, &rule.ruling, &rule.example}) {
                    if (part->byLanguage.empty())
                        continue;
                    QVERIFY2(part->byLanguage.contains("it"), rule.id.c_str());
                    QVERIFY2(part->in("it") != part->in("en"), rule.id.c_str());
                    QCOMPARE(std::ranges::count(part->in("it"), '\n'),
                             std::ranges::count(part->in("en"), '\n'));
                    QVERIFY2(rulesNamedIn(part->in("it")) == rulesNamedIn(part->in("en")), rule.id.c_str());
                }
            }
        }
        QCOMPARE(seen, books.size());
    }

    void findsARuleByIdInAnyCase()
    {
        QCOMPARE(reference().find("door-03"), reference().find("DOOR-03"));
        QVERIFY(reference().find("DOOR-03"));
        QVERIFY(!reference().find("DOOR-99"));
    }

    void findsTheRuleThatWasPerhapsMeant()
    {
        QCOMPARE(reference().findSimilar("dor-03"), reference().find("DOOR-03"));
        QCOMPARE(reference().findSimilar("MOV11"), reference().find("MOV-11"));
        QVERIFY(!reference().findSimilar("NOPE-1"));
        QVERIFY(!reference().findSimilar(""));
    }

    void findsTheRulesOfAnArea()
    {
        const auto rules = reference().inArea("ter");
        QCOMPARE(rules.size(), std::size_t(9));
        QCOMPARE(rules.front()->id, std::string("TER-01"));
        QVERIFY(reference().inArea("NOPE").empty());
    }

    void findsRulesByWordsTitlesFirst()
    {
        const auto rules = reference().search({"linked", "walls"}, "en");
        QVERIFY(!rules.empty());
        QCOMPARE(rules.front()->id, std::string("MAP-16"));
        QVERIFY(reference().search({"hyperspace"}, "en").empty());
    }

    void aBrokenRulebookIsNamed()
    {
        QCOMPARE(inEnglish(parseRulebook(R"({"format": "delvewright-rules", "version": 1, "id": "x",
                           "name": {"en": "X"}, "areas": [], "rules": []})")
                               .error()),
                 std::string("/areas: expected a list of 1 to 200 entries, found 0"));
    }
};

DELVE_TEST(TestRuleReference)
#include "tst_rule_reference.moc"
