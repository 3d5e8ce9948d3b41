// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/option_words.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;

/// The switches of the second game, as inspector and setup sheet word them.
class TestOptionWords : public QObject
{
    Q_OBJECT

private slots:
    void everySwitchHasWords();
    void everyUnusualValueIsPrinted();
    void theRulebookIsOneSentence();
};

void TestOptionWords::everySwitchHasWords()
{
    visitOptions([](const char* key, auto member) {
        using Value = std::remove_cvref_t<decltype(RuleOptions().*member)>;
        const OptionWords words = optionWords(key);
        QVERIFY2(words.label != QString::fromLatin1(key), key);
        QVERIFY2(words.rule.startsWith(QStringLiteral("DNR-")), key);
        if constexpr (std::is_enum_v<Value>)
            for (const auto& [value, word] : enumNames<Value>)
                QVERIFY2(optionValueWords(key, word) !=
                             QString::fromUtf8(word.data(), qsizetype(word.size())),
                         word.data());
    });
}

void TestOptionWords::everyUnusualValueIsPrinted()
{
    QStringList all;
    const auto print = [&all](const RuleOptions& options, const char* key) {
        const QStringList lines = optionsInWords(options);
        QVERIFY2(lines.size() == 1, key);
        QVERIFY2(lines.first().endsWith(u'.') && !lines.first().contains(u'%'), key);
        QVERIFY2(!all.contains(lines.first()), key);
        all << lines;
    };
    visitOptions([&](const char* key, auto member) {
        using Value = std::remove_cvref_t<decltype(RuleOptions().*member)>;
        RuleOptions options;
        if constexpr (std::is_same_v<Value, bool>) {
            options.*member = !(options.*member);
            print(options, key);
        } else if constexpr (std::is_same_v<Value, int>) {
            for (const int value : {0, 7}) {
                options.*member = value;
                print(options, key);
            }
        } else {
            for (const auto& [value, word] : enumNames<Value>)
                if (value != RuleOptions().*member) {
                    options.*member = value;
                    print(options, key);
                }
        }
    });
    QVERIFY(all.contains(QStringLiteral("The game ends after round 7.")));
    QVERIFY(all.contains(QStringLiteral("The number of rounds is not limited.")));
    QVERIFY(!all.contains(optionsInWords({}).first()));
}

void TestOptionWords::theRulebookIsOneSentence()
{
    QCOMPARE(optionsInWords({}), QStringList{QStringLiteral("Everything as the rulebook has it.")});
    RuleOptions two;
    two.challengeOwnMonster = two.mapInView = true;
    QCOMPARE(optionsInWords(two),
             QStringList({QStringLiteral("Map in View: all Map cards are dealt and laid before the game."),
                          QStringLiteral("A Hero may challenge monsters of its own player.")}));
}

DELVE_TEST(TestOptionWords)
#include "tst_option_words.moc"
