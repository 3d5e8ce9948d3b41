// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/json_stream.h"
#include "tests/support/test_registry.h"

using namespace delve;

class TestJsonDocument : public QObject
{
    Q_OBJECT

private:
    static std::string errorOf(std::string_view text, const JsonLimits& limits = {})
    {
        const auto document = parseJson(text, limits);
        return document ? "no error" : inEnglish(document.error());
    }

private slots:
    /// JSON Schema counts 2.0 and 1e2 as whole numbers; our readers do, too.
    void wholeNumbersMayHaveAPoint()
    {
        const auto document = parseJson("[2.0, 1e2, -3.00, 2.5, 1e300, 9007199254740994.0]");
        QVERIFY(document.has_value());
        std::vector<JsonView> numbers{document->root().first()};
        while (numbers.size() < document->root().size())
            numbers.push_back(numbers.back().next());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            QCOMPARE(numbers[i].type(), i < 3 ? JsonType::Integer : JsonType::Real);
        QCOMPARE(numbers[0].integer(), std::int64_t(2));
        QCOMPARE(numbers[1].integer(), std::int64_t(100));
        QCOMPARE(numbers[2].integer(), std::int64_t(-3));
    }

    void readsEveryKindOfValue()
    {
        const auto document = parseJson(R"({"a": [1, -2, true, null], "b": {"c": "d\u00e9"}, "e": 1.5})");
        QVERIFY(document.has_value());
        const JsonView root = document->root();
        QCOMPARE(root.size(), std::size_t(3));
        const JsonView list = root.first().next();
        QCOMPARE(list.size(), std::size_t(4));
        QCOMPARE(list.first().integer(), 1);
        QCOMPARE(list.first().next().integer(), -2);
        QCOMPARE(list.first().next().next().boolean(), true);
        QCOMPARE(list.first().next().next().next().type(), JsonType::Null);
        const JsonView inner = list.next().next();
        QCOMPARE(inner.first().next().string(), std::string_view("dé"));
    }

    void knowsWhereAValueStands()
    {
        const auto document = parseJson(R"({"tiles": [{"x": 1}, {"y": [7, {"a/b": 2}]}]})");
        const JsonView second = document->root().first().next().first().next();
        const JsonView list = second.first().next();
        const JsonView deep = list.first().next().first().next();
        QCOMPARE(document->root().pointer(), std::string());
        QCOMPARE(second.pointer(), std::string("/tiles/1"));
        QCOMPARE(list.first().pointer(), std::string("/tiles/1/y/0"));
        QCOMPARE(deep.pointer(), std::string("/tiles/1/y/1/a~1b"));
    }

    void aStreamedListNeverLiesInMemory()
    {
        constexpr int many = 100'000;
        std::string text = R"({"before": [1, [2]], "in": {"list": [)";
        for (int i = 0; i < many; ++i)
            text += (i > 0 ? ",[" : "[") + std::to_string(i) + ", \"word\"]";
        text += R"(]}, "after": "x"})";
        std::int64_t sum = 0;
        const JsonStream stream{"/in/list", [&](const JsonView& element) -> std::optional<Error> {
                                    sum += element.first().integer();
                                    return std::nullopt;
                                }};
        // The limit counts what is held at one time.
        const JsonLimits few{.values = 30};
        QCOMPARE(errorOf(text, few), std::string("/in/list/6: expected at most 30 values in one file"));
        const auto document = parseJson(text, few, {&stream, 1});
        QVERIFY2(document.has_value(), document ? "" : inEnglish(document.error()).c_str());
        QCOMPARE(sum, std::int64_t(many) * (many - 1) / 2);
        const JsonView root = document->root();
        QCOMPARE(root.size(), std::size_t(3));
        const JsonView in = root.first().next().next().next();
        QCOMPARE(in.first().next().pointer(), std::string("/in/list"));
        QCOMPARE(in.first().next().size(), std::size_t(0));
        QCOMPARE(in.next().next().string(), std::string_view("x"));
    }

    void whatIsStreamedKnowsWhereItStands()
    {
        std::vector<std::string> places;
        const JsonStream stream{"/a", [&](const JsonView& element) -> std::optional<Error> {
                                    places.push_back(element.pointer());
                                    if (element.type() == JsonType::Array)
                                        places.push_back(element.first().next().pointer());
                                    if (element.type() == JsonType::Null)
                                        return Error{element.pointer(), {"no", {}}};
                                    return std::nullopt;
                                }};
        const auto refused =
            parseJson(R"({"b": [9], "a": [1, [2, 3], {"a": []}, null, 4]})", {}, {&stream, 1});
        QCOMPARE(inEnglish(refused.error()), std::string("/a/3: no"));
        QCOMPARE(places, (std::vector<std::string>{"/a/0", "/a/1", "/a/1/1", "/a/2", "/a/3"}));
        // What stands elsewhere, or is no list, is not streamed.
        places.clear();
        QVERIFY(parseJson(R"({"b": {"a": [1]}, "a": {"a": [2]}, "c": [[3]]})", {}, {&stream, 1}).has_value());
        QVERIFY(places.empty());
    }

    void refusesWhatIsNotJson_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("empty") << ""
                               << "line 1, column 1: expected more: the text ends in the middle";
        QTest::newRow("truncated") << "{\"a\": [1,\n 2"
                                   << "line 2, column 2: expected more: the text ends in the middle";
        QTest::newRow("comma") << "{\"a\": 1,}"
                               << "line 1, column 9: expected JSON, found a fault at '}'";
        QTest::newRow("trailing") << "{} {}"
                                  << "line 1, column 4: expected JSON, found a fault at '{'";
        QTest::newRow("comment") << "// hi\n{}"
                                 << "line 1, column 1: expected JSON, found a fault at '/'";
        QTest::newRow("duplicate") << "{\"a\": {\"b\": 1, \"b\": 2}}"
                                   << "/a/b: expected this key once, found it twice";
    }

    void refusesWhatIsNotJson()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        QCOMPARE(QString::fromStdString(errorOf(text.toStdString())), error);
    }

    void refusesDuplicateKeysInLargeObjects()
    {
        std::string text = "{";
        for (int i = 0; i < 100; ++i)
            text += "\"k" + std::to_string(i) + "\": 1,";
        QCOMPARE(errorOf(text + "\"k50\": 2}"), std::string("/k50: expected this key once, found it twice"));
        QCOMPARE(errorOf(text + "\"k\": 2}"), std::string("no error"));
    }

    void refusesMoreThanTheLimits()
    {
        const std::string bomb(200'000, '[');
        QVERIFY(errorOf(bomb).ends_with("expected at most 16 levels of nesting"));
        QCOMPARE(errorOf("[1, 2, 3]", {.values = 3}), std::string("expected at most 3 values in one file"));
        QCOMPARE(errorOf("[\"abcd\"]", {.stringBytes = 3}),
                 std::string("expected a text of at most 3 bytes, found 4"));
        QCOMPARE(errorOf("[1]", {.bytes = 2}), std::string("expected at most 2 bytes, found 3"));
    }

    void refusesBrokenUtf8()
    {
        QVERIFY(errorOf("[\"\xff\xfe\"]").find("expected JSON") != std::string::npos);
    }

    void refusesZeroBytesAndWhatFollowsThem()
    {
        const std::string text = std::string("{}\n\0 {}", 8);
        QCOMPARE(errorOf(text), std::string("line 2, column 1: expected JSON in UTF-8, found a zero byte"));
    }

    void keysInPointersStayOnOneLine()
    {
        QCOMPARE(errorOf("{\"a\\n\\u001b[2J\": {\"b\": 1, \"b\": 2}}"),
                 std::string("/a??[2J/b: expected this key once, found it twice"));
        std::string longKey(63, 'k');
        QCOMPARE(errorOf("{\"" + longKey + "\u00e9\": {\"b\": 1, \"b\": 2}}"),
                 "/" + longKey + "/b: expected this key once, found it twice");
    }

    void summariesAreShort()
    {
        const auto document = parseJson("[\"" + std::string(100, 'x') + "\", 1e300, {}]");
        QCOMPARE(document->root().first().summary(), "\"" + std::string(40, 'x') + "\"…");
        QCOMPARE(document->root().first().next().summary(), std::string("1e+300"));
    }
};

DELVE_TEST(TestJsonDocument)
#include "tst_json_document.moc"
