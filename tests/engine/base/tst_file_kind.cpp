// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file_kind.h"
#include "tests/support/test_registry.h"

using namespace delve;

/// What a file is, whoever wrote it and in whatever order.
class TestFileKind : public QObject
{
    Q_OBJECT

private slots:
    void theTextTells_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("kind");
        const auto row = [](const char* name, const QByteArray& text, const char* kind) {
            QTest::newRow(name) << text << QByteArray(kind);
        };
        row("nothing", "", "empty");
        row("page", "<!DOCTYPE html>\n<HTML lang=\"en\">", "html");
        row("drawing", "<?xml version=\"1.0\"?><svg>", "svg");
        row("pdf", "%PDF-1.7", "pdf");
        row("png", "\x89PNG\r\n", "png");
        row("words", "part,id,name", "other");
        row("table", "part,id,name,measure,value,least,most,count,of\r\nbatch,,", "playtest-table");
        row("words about pages", "See <html> and <svg>.", "other");
        row("map of Tiled", "{\"layers\": [{\"type\": \"x\"}], \"tilewidth\": 8, \"type\": \"map\"}",
            "tiled");
        row("somebody's map", "{\"type\": \"map\"}", "other");
        row("tiles of no map", "{\"type\": \"tileset\", \"tilewidth\": 8}", "other");
        row("scene of Foundry", "{\"name\": \"Hall\", \"tokenVision\": true}", "foundry");
        row("virtual tabletop", "{\"format\": 0.3, \"resolution\": {\"pixels_per_grid\": 70}}", "uvtt");
        row("somebody's resolution", "{\"format\": 0.3, \"resolution\": {\"dots\": 70}}", "other");
        row("scenario", "{\"format\": \"delvewright-scenario\"}", "delvewright-scenario");
        row("tight", "{\"format\":\"delvewright-replay\"}", "delvewright-replay");
        row("spaced", " \n{ \"format\" :\n \"delvewright-pack\" }", "delvewright-pack");
        // A game carries its scenario: the format of the whole counts, wherever it stands.
        row("another order",
            "{\"scenario\": {\"format\": \"delvewright-scenario\", \"x\": [\"}\", \"\\\\\"]}, \"format\": "
            "\"delvewright-replay\"}",
            "delvewright-replay");
        row("only inside", "{\"scenario\": {\"format\": \"delvewright-scenario\"}}", "other");
        row("in a list", "[{\"format\": \"delvewright-scenario\"}]", "other");
        row("as a value", "{\"x\": \"format\", \"y\": \"delvewright-scenario\"}", "other");
        row("in a title", "{\"title\": \"\\\"format\\\": \\\"delvewright-scenario\\\"\"}", "other");
        row("behind the end", "{} {\"format\": \"delvewright-scenario\"}", "other");
        row("somebody else's", "{\"format\": \"png\"}", "other");
        row("no text", "{\"format\": 3, \"format2\": \"delvewright-scenario\"}", "other");
        row("cut", "{\"format\": \"delvewright", "other");
        row("cut in a key", "{\"form", "other");
        row("a lone quote", "{\"", "other");
    }
    void theTextTells()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, kind);
        QCOMPARE(QByteArray::fromStdString(kindOfText({text.constData(), std::size_t(text.size())})), kind);
    }

    void aLongBeginningMayTellNothingYet()
    {
        const std::string other =
            "{\"a\": \"" + std::string(5000, 'x') + "\", \"format\": \"delvewright-pack\"}";
        QVERIFY(mayNameFormatLater(std::string_view(other).substr(0, 4096)));
        QCOMPARE(kindOfText(other), std::string("delvewright-pack"));
        QVERIFY(!mayNameFormatLater("{\"format\": \"delvewright-pack\""));
        QVERIFY(!mayNameFormatLater("no JSON"));
    }
};

DELVE_TEST(TestFileKind)
#include "tst_file_kind.moc"
