// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/json_hash.h"
#include "engine/base/json_text.h"
#include "tests/support/test_registry.h"

#include <array>

using namespace delve;

/// Hashes of JSON values, read and told.
class TestJsonHash : public QObject
{
    Q_OBJECT

private:
    static std::uint64_t hashOf(std::string_view text)
    {
        const auto document = parseJson(text);
        return document ? hashOfJson(document->root()) : 0;
    }

    /// Everything that can be told, some of it with signs that are escaped in a text.
    template <typename Out> static void tellAll(Out& out, int number, std::string_view text)
    {
        out.object([&](auto& object) {
            object.word("kind", "all");
            object.member("number", [&](auto& value) { value.number(number); });
            object.member("text", [&](auto& value) { value.text(text); });
            object.member("yes", [](auto& value) { value.flag(true); });
            object.member("no", [](auto& value) { value.flag(false); });
            object.member("nothing", [](auto& value) { value.null(); });
            object.member("list", [&](auto& value) {
                value.list(std::array{number, 0, -number},
                           [](auto& element, int each) { element.number(each); });
            });
            object.member("empty", [](auto& value) {
                value.list(std::array<int, 0>{}, [](auto& element, int each) { element.number(each); });
            });
            object.member("inner", [&](auto& value) { value.object([](auto&) {}); });
        });
    }

private slots:
    /// Saves keep these numbers: another hash would make every save a forged one.
    void hashesStayWhatTheyWere()
    {
        QCOMPARE(hashOf("null"), std::uint64_t(0xb785b6ec423c44e3u));
        QCOMPARE(hashOf("[]"), std::uint64_t(7));
        QCOMPARE(hashOf(R"({"event": "rolled", "first": 3, "by": null, "to": [0, 1, -2], "yes": true})"),
                 std::uint64_t(0xdcb98527d6dd32ddu));
    }

    void theOrderOfMembersDoesNotMatterButThatOfElementsDoes()
    {
        QCOMPARE(hashOf(R"({"a": 1, "b": 2})"), hashOf(R"({"b": 2, "a": 1})"));
        QVERIFY(hashOf(R"({"a": 1, "b": 2})") != hashOf(R"({"a": 2, "b": 1})"));
        QVERIFY(hashOf("[1, 2]") != hashOf("[2, 1]"));
        QVERIFY(hashOf("1") != hashOf(R"("1")"));
    }

    void whatIsToldHasTheHashOfItsText()
    {
        for (const int number : {0, 7, -1, 123456, -2147483647 - 1, 2147483647})
            for (const std::string_view word : {"", "plain", "\"quoted\" \\ and\n\x01 more", "è vero"}) {
                std::string text;
                JsonWriter writer(text);
                tellAll(writer, number, word);
                JsonHasher hasher;
                tellAll(hasher, number, word);
                QVERIFY(hasher.hash() != 0);
                QCOMPARE(hasher.hash(), hashOf(text));
            }
    }
};

DELVE_TEST(TestJsonHash)
#include "tst_json_hash.moc"
