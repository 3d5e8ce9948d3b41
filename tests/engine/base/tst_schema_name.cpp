// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/object_reader.h"
#include "engine/base/schema_name.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace delve;

namespace {

const std::string canonical = "{\n  \"format\": \"of-a-test\",\n  \"version\": 1\n}\n";

/// Why a file of a test cannot be read; empty if it can.
std::string faultIn(const std::string& text)
{
    const auto document = parseJson(text);
    if (!document)
        return document.error().where;
    ReadLog log;
    ObjectReader reader(document->root(), log);
    readHeader(reader, "of-a-test", 1);
    reader.refuseUnknown();
    const auto read = log.resultOf(true);
    return read ? std::string() : read.error().where;
}

} // namespace

class TestSchemaName : public QObject
{
    Q_OBJECT

private slots:
    void everyHeaderMayNameASchema()
    {
        QCOMPARE(faultIn(canonical), std::string());
        QCOMPARE(faultIn(withSchemaName(canonical, "schemas/v1/a.schema.json")), std::string());
        QCOMPARE(faultIn("{\"format\": \"of-a-test\", \"version\": 1, \"$schema\": \"behind\"}"),
                 std::string());
    }

    void whatIsNoShortTextIsRefused()
    {
        QCOMPARE(faultIn("{\"$schema\": 7, \"format\": \"of-a-test\", \"version\": 1}"),
                 std::string("/$schema"));
        QCOMPARE(faultIn(withSchemaName(canonical, std::string(200, 'a'))), std::string());
        QCOMPARE(faultIn(withSchemaName(canonical, std::string(201, 'a'))), std::string("/$schema"));
        QCOMPARE(faultIn("{\"$schemas\": \"a\", \"format\": \"of-a-test\", \"version\": 1}"),
                 std::string("/$schemas"));
    }

    void itIsTheFirstMember()
    {
        QCOMPARE(withSchemaName(canonical, "a\"b"),
                 std::string(
                     "{\n  \"$schema\": \"a\\\"b\",\n  \"format\": \"of-a-test\",\n  \"version\": 1\n}\n"));
        QCOMPARE(withSchemaName(canonical, ""), canonical);
    }

    void itIsFoundWhereverItStands()
    {
        QCOMPARE(schemaNameIn(withSchemaName(canonical, "a\"b")), std::string("a\"b"));
        const std::string later = "{\"format\": \"x\", \"$schema\": \"b\"}";
        const std::string inside = "{\"notes\": \"\\\"$schema\\\": 1\", \"inner\": {\"$schema\": \"b\"}}";
        const std::string ofAnotherKind = "{\"$schema\": [\"b\"]}";
        const std::string inAList = "[\"$schema\"]";
        QCOMPARE(schemaNameIn(later), std::string("b"));
        QCOMPARE(schemaNameIn(inside), std::string());
        QCOMPARE(schemaNameIn(ofAnotherKind), std::string());
        QCOMPARE(schemaNameIn(inAList), std::string());
        QCOMPARE(schemaNameIn("{\"$schema\": \"b\""), std::string());
    }

    void theFileThatIsReplacedIsAsked()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.json");
        QCOMPARE(keepingSchemaName(canonical, path.toStdString()), canonical);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"version\": 1, \"$schema\": \"b\", \"format\": \"of-a-test\"}");
        file.close();
        QCOMPARE(keepingSchemaName(canonical, path.toStdString()), withSchemaName(canonical, "b"));
    }
};

DELVE_TEST(TestSchemaName)
#include "tst_schema_name.moc"
