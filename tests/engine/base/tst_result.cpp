// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/id.h"
#include "engine/base/localized_text.h"
#include "engine/base/result.h"
#include "tests/support/test_registry.h"

using namespace delve;

class TestResult : public QObject
{
    Q_OBJECT

private slots:
    void holdsAValueOrAnError()
    {
        const Result<int> seven = 7;
        QVERIFY(seven.has_value());
        QCOMPARE(*seven, 7);
        const Result<int> bad = Error{"/x", {"expected %1", {"more"}}};
        QVERIFY(!bad);
        QCOMPARE(inEnglish(bad.error()), std::string("/x: expected more"));
    }

    void errorsPassThroughAndThen()
    {
        const auto twice = [](int n) -> Result<int> { return n * 2; };
        QCOMPARE(*Result<int>(4).and_then(twice), 8);
        QCOMPARE(Result<int>(Error{"a", {"b", {}}}).and_then(twice).error().where, std::string("a"));
    }

    void argumentsAreFilledInOnce()
    {
        QCOMPARE(inEnglish(Message{"%2 before %1, 100 %", {"%2", "b"}}), std::string("b before %2, 100 %"));
    }

    void kebabCaseWords()
    {
        for (const char* good : {"a", "hall-of-echoes", "x2-y"})
            QVERIFY2(isKebabCase(good), good);
        for (const char* bad : {"", "-a", "a-", "a--b", "A", "a_b", "a/b", "../a"})
            QVERIFY2(!isKebabCase(bad), bad);
    }

    void textsFallBackToEnglish()
    {
        const LocalizedText text{{{"en", "door"}, {"it", "porta"}}};
        QCOMPARE(text.in("it"), std::string("porta"));
        QCOMPARE(text.in("it-CH"), std::string("porta"));
        QCOMPARE(text.in("de"), std::string("door"));
    }
};

DELVE_TEST(TestResult)
#include "tst_result.moc"
