// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/object_reader.h"
#include "engine/geometry/direction.h"
#include "tests/support/test_registry.h"

using namespace delve;

class TestObjectReader : public QObject
{
    Q_OBJECT

private:
    struct Point
    {
        int x = 0;
        Side side = Side::North;
        std::string label;
    };

    static Result<Point> parsePoint(std::string_view text)
    {
        const auto document = parseJson(text);
        if (!document)
            return document.error();
        ReadLog log;
        ObjectReader in(document->root(), log);
        Point point;
        point.x = in.integer("x", -10, 10);
        point.side = in.oneOf<Side>("side", Side::North);
        point.label = in.stringOr("label", 5);
        in.refuseUnknown();
        return log.resultOf(point);
    }

private slots:
    void readsMembersInAnyOrder()
    {
        const auto point = parsePoint(R"({"label": "é", "side": "west", "x": -3})");
        QVERIFY(point.has_value());
        QCOMPARE(point->x, -3);
        QCOMPARE(point->side, Side::West);
        QCOMPARE(point->label, std::string("é"));
    }

    void leavesDefaultsWhereAllowed() { QCOMPARE(parsePoint(R"({"x": 1})")->side, Side::North); }

    void saysWhereAndWhatWasExpected_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("missing") << "{}"
                                 << ": expected a member \"x\"";
        QTest::newRow("range") << "{\"x\": 11}"
                               << "/x: expected a whole number from -10 to 10, found 11";
        QTest::newRow("huge") << "{\"x\": 4294967299}"
                              << "/x: expected a whole number from -10 to 10, found 4294967299";
        QTest::newRow("real") << "{\"x\": 1.5}"
                              << "/x: expected a whole number from -10 to 10, found 1.5";
        QTest::newRow("text") << "{\"x\": \"1\"}"
                              << "/x: expected a whole number from -10 to 10, found \"1\"";
        QTest::newRow("enum") << "{\"x\": 1, \"side\": \"up\"}"
                              << "/side: expected one of north, east, south, west, found \"up\"";
        QTest::newRow("long") << "{\"x\": 1, \"label\": \"abcdef\"}"
                              << "/label: expected a text of at most 5 characters, found \"abcdef\"";
        QTest::newRow("unknown") << "{\"x\": 1, \"z\": 2}"
                                 << "/z: expected no member of this name here";
        QTest::newRow("no object") << "[1]"
                                   << ": expected an object {…}, found […]";
    }

    void saysWhereAndWhatWasExpected()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const auto point = parsePoint(text.toStdString());
        QVERIFY(!point.has_value());
        const QString found =
            QString::fromStdString(point.error().where + ": " + inEnglish(point.error().what));
        QCOMPARE(found, error);
    }

    void localizedTextsNeedEnglish()
    {
        const auto document = parseJson(R"([{"it": "porta"}, {"en": "door", "xyz": "?"}, {"en": "door"}])");
        std::vector<bool> good;
        JsonView text = document->root().first();
        for (int i = 0; i < 3; ++i, text = text.next()) {
            ReadLog log;
            readLocalizedText(text, log, 10);
            good.push_back(log.ok());
        }
        QCOMPARE(good, (std::vector<bool>{false, false, true}));
    }

    void newerVersionsAreNamed()
    {
        const auto document = parseJson(R"({"format": "f", "version": 2})");
        ReadLog log;
        ObjectReader in(document->root(), log);
        readHeader(in, "f", 1);
        QCOMPARE(inEnglish(log.resultOf(0).error()),
                 std::string("/version: expected version 1 or older, found 2: a newer program wrote this"));
    }
};

DELVE_TEST(TestObjectReader)
#include "tst_object_reader.moc"
