// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/object_reader.h"
#include "engine/base/plain_text.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace std::string_literals;

/// Names and notes without characters that steer.
class TestPlainText : public QObject
{
    Q_OBJECT

    static Result<std::string> titleIn(const std::string& json)
    {
        const auto document = parseJson(json);
        if (!document)
            return document.error();
        ReadLog log;
        ObjectReader in(document->root(), log);
        const std::string title = in.string("title", 20);
        return log.resultOf(title);
    }

private slots:
    void whatSteersIsFound()
    {
        QVERIFY(!findSteering("Ünder the Hill – «ok» 迷宮", TextLines::One));
        for (const auto& [text, place, code] : {std::tuple("a\x1b[31m"s, 2, 0x1b),
                                                std::tuple("\a"s, 1, 7),
                                                std::tuple("ab\0c"s, 3, 0),
                                                std::tuple("é\u202e!"s, 2, 0x202e),
                                                std::tuple("\u0085"s, 1, 0x85),
                                                std::tuple("x\x7f"s, 2, 0x7f),
                                                std::tuple("a\u2066"s, 2, 0x2066),
                                                std::tuple("two\nlines"s, 4, 10),
                                                std::tuple("a\u061c"s, 2, 0x61c),
                                                std::tuple("\u180e"s, 1, 0x180e),
                                                std::tuple("a\u200e"s, 2, 0x200e),
                                                std::tuple("\u200f"s, 1, 0x200f),
                                                std::tuple("\u206a"s, 1, 0x206a),
                                                std::tuple("\u206f"s, 1, 0x206f),
                                                std::tuple("a\ufeff"s, 2, 0xfeff),
                                                std::tuple("\ufff9"s, 1, 0xfff9),
                                                std::tuple("\ufffb"s, 1, 0xfffb),
                                                std::tuple("\ufdd0"s, 1, 0xfdd0),
                                                std::tuple("\ufdef"s, 1, 0xfdef),
                                                std::tuple("\ufffe"s, 1, 0xfffe),
                                                std::tuple("é\uffff"s, 2, 0xffff),
                                                std::tuple("\U0001ffff"s, 1, 0x1ffff),
                                                std::tuple("\U0010fffe"s, 1, 0x10fffe),
                                                std::tuple("\U000e0001"s, 1, 0xe0001),
                                                std::tuple("a\U000e007f"s, 2, 0xe007f)}) {
            const auto found = findSteering(text, TextLines::One);
            QVERIFY2(found, text.c_str());
            QCOMPARE(int(found->place), place);
            QCOMPARE(int(found->code), code);
        }
        // Hyphens that are seen only at the end of a line, and what joins or parts letters in many scripts.
        for (const auto& text :
             {"a\u00adb"s, "\u200b"s, "\u200c"s, "می\u200cخواهم"s, "👩\u200d🚀"s, "\ufe0f"s, "\ufffd"s,
              "\ufff8"s, "\ufdcf"s, "\ufdf0"s, "\ufffc"s, "\U000e0100"s})
            QVERIFY2(!findSteering(text, TextLines::One), text.c_str());
        QVERIFY(!findSteering("two\n\tlines", TextLines::Several));
        QVERIFY(findSteering("two\r\nlines", TextLines::Several));
    }

    void whatSteersIsTakenOut()
    {
        QCOMPARE(withoutSteering("a\x1b[31mb\nc\u202e", TextLines::One), "a [31mb c "s);
        QCOMPARE(withoutSteering("a\x1b\tb\nc\u202e", TextLines::Several), "a\tb\nc"s);
        // Broken UTF-8 neither stops it nor is read past its end.
        QCOMPARE(withoutSteering("a\xe2\x80", TextLines::One), "a\xe2\x80"s.substr(0, 2) + " "s);
    }

    void readersRefuseItAndSayWhere()
    {
        QVERIFY(titleIn("{\"title\": \"Under the Hill\"}"));
        const auto refused = titleIn("{\"title\": \"A\\u001b[2J\"}");
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.args, (std::vector<std::string>{"U+001B", "2"}));
        QVERIFY2(refused.error().where.find("/title") != std::string::npos, refused.error().where.c_str());
    }

    void charactersHaveNames()
    {
        QCOMPARE(nameOfCharacter(0x1b), "U+001B"s);
        QCOMPARE(nameOfCharacter(0xE0001), "U+E0001"s);
        QCOMPARE(nameOfCharacter(0x10FFFF), "U+10FFFF"s);
    }
};

DELVE_TEST(TestPlainText)
#include "tst_plain_text.moc"
