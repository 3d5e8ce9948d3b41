// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/csv.h"
#include "tests/support/test_registry.h"

using namespace delve;

namespace {

using Cells = std::vector<std::string>;

std::string errorOf(std::string_view text, const CsvLimits& limits = {})
{
    const auto table = parseCsv(text, limits);
    return table ? "no error" : inEnglish(table.error());
}

} // namespace

class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void noCellBeginsAFormula()
    {
        QCOMPARE(csvCell("=HYPERLINK(\"x\",\"y\")"), std::string("\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""));
        QCOMPARE(csvCell("-1+2"), std::string("'-1+2"));
        QCOMPARE(csvCell("'tis"), std::string("''tis"));
        QCOMPARE(csvCell("Lost Hall"), std::string("Lost Hall"));
        // What is written is what is read.
        const std::vector<std::string> texts{"=1+1", "+1",  "-1",       "@A1",        "\t=1",   "\r=1",
                                             "'",    "''",  "'=1",      "'x",         "a=b",    "",
                                             "a,b",  "a;b", " spaced ", "\"quoted\"", "=\"x\"", "line\nline"};
        for (const std::string& text : texts) {
            const std::string cell = csvCell(text);
            const std::size_t first = cell.starts_with('"') ? 1 : 0;
            QVERIFY2(cell.size() <= first || std::string("=+-@\t\r").find(cell[first]) == std::string::npos,
                     cell.c_str());
            const auto table = parseCsv("a,b\r\n" + cell + ",x\r\n");
            QVERIFY(table.has_value());
            QCOMPARE(table->rows.at(0).cells.at(0), text);
        }
        // Numbers of other people stay what they are.
        QCOMPARE(parseCsv("a,b\n-5,'-5\n")->rows[0].cells, (std::vector<std::string>{"-5", "-5"}));
    }

    void cellsMayBeQuoted()
    {
        const auto quoted = parseCsv("a,b\n1 ,x\n\"one, \"\"two\"\"\nand three\",\n5,6\n");
        QVERIFY(quoted.has_value());
        QCOMPARE(quoted->headings, (Cells{"a", "b"}));
        QCOMPARE(quoted->rows.size(), std::size_t(3));
        QCOMPARE(quoted->rows[0].cells, (Cells{"1", "x"}));
        QCOMPARE(quoted->rows[1].cells, (Cells{"one, \"two\"\nand three", ""}));
        QCOMPARE(quoted->rows[1].line, 3);
        QCOMPARE(quoted->rows[2].line, 5); // the cell before it had two lines
    }

    void spreadsheetsWriteInTheirOwnWay_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::newRow("commas") << std::string("a,b\n1,2\n");
        QTest::newRow("semicolons") << std::string("a;b\n1;2\n");
        QTest::newRow("tabs") << std::string("a\tb\n1\t2\n");
        QTest::newRow("line breaks of Windows") << std::string("a,b\r\n1,2\r\n");
        QTest::newRow("quoted, of Windows") << std::string("\"a\",\"b\"\r\n\"1\",\"2\"\r\n");
        QTest::newRow("mark") << std::string("\xef\xbb\xbf"
                                             "a,b\n1,2");
        QTest::newRow("empty lines") << std::string("\n\na,b\n\n1,2\n\n");
    }

    void spreadsheetsWriteInTheirOwnWay()
    {
        QFETCH(std::string, text);
        const auto table = parseCsv(text);
        QVERIFY(table.has_value());
        QCOMPARE(table->headings, (Cells{"a", "b"}));
        QCOMPARE(table->rows.size(), std::size_t(1));
        QCOMPARE(table->rows[0].cells, (Cells{"1", "2"}));
    }

    void faultsHaveTheirLine()
    {
        QCOMPARE(errorOf(""), std::string("line 1: expected a line with the names of the columns"));
        QCOMPARE(errorOf("a,b\n1,2\n3\n"),
                 std::string("line 3: expected 2 cells, as in the first line, found 1"));
        QCOMPARE(errorOf("a,b\n1,\"2\n3\n"), std::string("line 2: expected a closing quote after this one"));
        QCOMPARE(errorOf("a,b\n1,\"2\"3\n"),
                 std::string("line 2: expected the next cell after a closing quote"));
        QCOMPARE(errorOf("a,a\n"), std::string("line 1: expected each column once, found \"a\" twice"));
        QCOMPARE(errorOf("a,b\n1,\xff\n"), std::string("line 2: expected text in UTF-8"));
        QCOMPARE(errorOf("a,b\n1,\xc3"), std::string("line 2: expected text in UTF-8"));
        QCOMPARE(errorOf(std::string("a\n\0\n", 4)), std::string("line 2: expected text in UTF-8"));
    }

    void tablesHaveLimits()
    {
        QCOMPARE(errorOf("a\n1\n2\n3\n", {100, 2, 5, 5}), std::string("line 4: expected at most 2 rows"));
        QCOMPARE(errorOf("a,b,c\n", {100, 2, 2, 5}), std::string("line 1: expected at most 2 columns"));
        QCOMPARE(errorOf("a\n123456\n", {100, 2, 2, 5}),
                 std::string("line 2: expected cells of at most 5 bytes"));
        QCOMPARE(errorOf("a\n123456\n", {5, 2, 2, 5}), std::string("expected at most 5 bytes, found 9"));
    }
};

DELVE_TEST(TestCsv)
#include "tst_csv.moc"
