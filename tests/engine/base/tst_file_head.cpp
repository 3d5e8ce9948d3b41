// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file_head.h"
#include "tests/support/test_registry.h"

using namespace delve;

class TestFileHead : public QObject
{
    Q_OBJECT

private slots:
    void aFileSaysFormatAndGame_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("a scenario") << QByteArray(R"({"format": "f", "version": 1, "game": "g"})")
                                    << QByteArray("f") << QByteArray("g");
        QTest::newRow("in another order")
            << QByteArray(R"({"game": "g", "a": [1, {"game": "x"}], "format": "f"})") << QByteArray("f")
            << QByteArray("g");
        QTest::newRow("a pack of before")
            << QByteArray(R"({"format": "f", "id": "starter"})") << QByteArray("f") << QByteArray();
        QTest::newRow("a game at the table")
            << QByteArray(R"({"format": "f", "packs": [], "scenario": {"format": "s", "game": "g"}})")
            << QByteArray("f") << QByteArray("g");
        QTest::newRow("the game of something else")
            << QByteArray(R"({"format": "f", "other": {"game": "g"}, "scenario": [{"game": "g"}]})")
            << QByteArray("f") << QByteArray();
        QTest::newRow("deeper than asked for")
            << QByteArray(R"({"format": "f", "scenario": {"in": {"game": "g"}}})") << QByteArray("f")
            << QByteArray();
        QTest::newRow("no text") << QByteArray(R"({"format": 3, "game": ["g"]})") << QByteArray()
                                 << QByteArray();
        QTest::newRow("a list") << QByteArray(R"([{"format": "f", "game": "g"}])") << QByteArray()
                                << QByteArray();
        QTest::newRow("a fault behind it")
            << QByteArray(R"({"format": "f", "game": "g", nonsense)") << QByteArray("f") << QByteArray("g");
        QTest::newRow("a fault before it")
            << QByteArray(R"({"format": "f", nonsense, "game": "g"})") << QByteArray("f") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("%PDF") << QByteArray() << QByteArray();
        QTest::newRow("nothing") << QByteArray() << QByteArray() << QByteArray();
        QTest::newRow("a number") << QByteArray("7") << QByteArray() << QByteArray();
    }
    void aFileSaysFormatAndGame()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, game);
        const FileHead head = headOf(std::string_view(text.constData(), std::size_t(text.size())));
        QCOMPARE(QByteArray::fromStdString(head.format), format);
        QCOMPARE(QByteArray::fromStdString(head.game), game);
    }
};

DELVE_TEST(TestFileHead)
#include "tst_file_head.moc"
