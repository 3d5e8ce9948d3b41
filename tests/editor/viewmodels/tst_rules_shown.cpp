// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/games/rules_model.h"
#include "tests/support/spoken_language.h"
#include "tests/support/test_registry.h"

#include <memory>

using namespace delve;
using namespace delve::test;

namespace {

/// The shipped rulebooks, without packs.
class Books : public GameLibrary
{
public:
    Books() { load(); }

protected:
    Result<void> readPacks() override { return {}; }
};

/// The first shipped rule all of whose texts are, or none of whose texts is, there in Italian.
const Rule* firstRule(const RuleReference& rules, bool isItalian)
{
    for (const Rulebook& book : rules.books())
        for (const Rule& rule : book.rules) {
            bool fits = true;
            for (const LocalizedText* part : {&rule.text, &rule.ruling, &rule.example})
                fits = fits && (part->byLanguage.empty() || part->byLanguage.contains("it") == isItalian);
            if (fits)
                return &rule;
        }
    return nullptr;
}

} // namespace

/// The rules panel and the problems in Italian, of which some rules are still English.
class TestRulesShown : public QObject
{
    Q_OBJECT

private slots:
    void whatIsStillEnglishSaysSo()
    {
        const QString note = QStringLiteral("Il testo di questa regola è ancora in inglese.");
        Books books;
        const Rule* left = firstRule(books.rules(), false);
        const Rule* done = firstRule(books.rules(), true);
        QVERIFY(left && done);
        auto spoken = std::make_unique<SpokenLanguage>("it");
        RulesModel rules;
        rules.setLibrary(&books);
        const auto shown = [&](const Rule& rule, RulesModel::Role role) {
            return rules.data(rules.index(rules.rowOf(QString::fromStdString(rule.id))), role).toString();
        };
        QCOMPARE(shown(*left, RulesModel::NoteRole), note);
        QCOMPARE(shown(*done, RulesModel::NoteRole), QString());
        QCOMPARE(shown(*done, RulesModel::TextRole), QString::fromStdString(done->text.in("it")));
        QVERIFY(books.ruleText(QString::fromStdString(left->id)).endsWith(u'\n' + note));
        const QString said = books.ruleText(QString::fromStdString(done->id));
        QVERIFY(said.startsWith(QString::fromStdString(done->text.in("it"))) && !said.contains(note));
        // In English nothing has to be owned up to.
        spoken.reset();
        spoken = std::make_unique<SpokenLanguage>("en");
        QCOMPARE(shown(*left, RulesModel::NoteRole), QString());
        QCOMPARE(shown(*done, RulesModel::TextRole), QString::fromStdString(done->text.in("en")));
        QVERIFY(!books.ruleText(QString::fromStdString(left->id)).contains(u'\n'));
    }
};

DELVE_TEST(TestRulesShown)
#include "tst_rules_shown.moc"
