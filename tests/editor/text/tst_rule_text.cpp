// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/rule_text.h"
#include "tests/support/spoken_language.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::test;

namespace {

const QString note = QStringLiteral("Il testo di questa regola è ancora in inglese.");

Rule ruleWith(LocalizedText text, LocalizedText ruling = {}, LocalizedText example = {})
{
    Rule rule;
    rule.text = std::move(text);
    rule.ruling = std::move(ruling);
    rule.example = std::move(example);
    return rule;
}

} // namespace

/// Texts of rules in the language of the reader, and the line that owns up to English ones.
class TestRuleText : public QObject
{
    Q_OBJECT

    const LocalizedText english{{{"en", "A wall."}}};
    const LocalizedText both{{{"en", "A door."}, {"it", "Una porta."}}};

private slots:
    void picksTheLanguageThatIsSpoken()
    {
        {
            const SpokenLanguage italian("it");
            QCOMPARE(spoken(both), QStringLiteral("Una porta."));
            QCOMPARE(spoken(english), QStringLiteral("A wall."));
        }
        const SpokenLanguage englishOne("en");
        QCOMPARE(spoken(both), QStringLiteral("A door."));
    }

    void saysWhatIsStillEnglish()
    {
        const SpokenLanguage italian("it");
        QCOMPARE(stillEnglish(ruleWith(english)), note);
        QCOMPARE(stillEnglish(ruleWith(both)), QString());
        // One part is enough, and a part that is not there is no English one.
        QCOMPARE(stillEnglish(ruleWith(both, english)), note);
        QCOMPARE(stillEnglish(ruleWith(both, both, english)), note);
        QCOMPARE(stillEnglish(ruleWith(both, {}, both)), QString());
        // Where only the text is shown, only the text counts.
        QCOMPARE(stillEnglish({&both}), QString());
    }

    void whoReadsEnglishIsToldNothing()
    {
        const SpokenLanguage spoken("en");
        QCOMPARE(stillEnglish(ruleWith(english, english, english)), QString());
    }
};

DELVE_TEST(TestRuleText)
#include "tst_rule_text.moc"
