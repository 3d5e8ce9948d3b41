// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/collection/collection_file.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;

namespace {

std::string errorOf(const std::string& text)
{
    const auto collection = parseCollection(text);
    return collection ? "no error" : inEnglish(collection.error());
}

const std::string header = R"({"format": "delvewright-collection", "version": 1)";

} // namespace

class TestCollectionFile : public QObject
{
    Q_OBJECT

private slots:
    void twoProgramsKeepEachOthersNumbers()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("new/collection.json"));
        const auto first =
            changeCollection(path, [](Collection& collection) { collection.setSets("starter", 3); });
        QVERIFY(first);
        const auto second =
            changeCollection(path, [](Collection& collection) { collection.setSets("made-at-home", 2); });
        QVERIFY(second);
        QCOMPARE(second->setsOf("starter"), 3);
        QCOMPARE(*loadCollection(path), *second);
    }

    void whatCannotBeReadIsNotOverwritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("collection.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ my notes about what I own");
        file.close();
        QVERIFY(!changeCollection(path, [](Collection& collection) { collection.setSets("starter", 3); }));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{ my notes about what I own"));
    }

    void whatIsWrittenIsRead()
    {
        Collection collection;
        collection.setSets("starter", 2);
        collection.setSets("made-at-home", 1);
        collection.setOwned(ContentId("starter/cistern"), 1, 5);
        const std::string text = writeCollection(collection);
        const auto read = parseCollection(text);
        QVERIFY(read.has_value());
        QCOMPARE(*read, collection);
        QCOMPARE(writeCollection(*read), text);
    }

    void aFileThatIsNotThereIsTheUsualCollection()
    {
        const QTemporaryDir folder;
        const auto read = loadCollection(folder.filePath(QStringLiteral("none.json")));
        QVERIFY(read.has_value());
        QCOMPARE(*read, Collection());
    }

    void savingMakesTheFolder()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a/b/collection.json"));
        Collection collection;
        collection.setSets("starter", 4);
        QVERIFY(changeCollection(path, [&](Collection& kept) { kept = collection; }).has_value());
        QCOMPARE(*loadCollection(path), collection);
    }

    void aFolderThatCannotBeMadeIsAnError()
    {
        const QTemporaryDir folder;
        QFile inTheWay(folder.filePath(QStringLiteral("a")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const auto saved =
            changeCollection(folder.filePath(QStringLiteral("a/collection.json")), [](Collection&) {});
        QVERIFY(!saved.has_value());
        QCOMPARE(inEnglish(saved.error().what), std::string("the folder cannot be written"));
    }

    void brokenFilesAreExplained_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& text, const char* says) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromLatin1(says);
        };
        row("empty", "", "");
        row("other format", R"({"format": "delvewright-scenario", "version": 1})", "/format");
        row("newer", R"({"format": "delvewright-collection", "version": 2})", "/version");
        row("unknown member", header + R"(, "owner": "me"})", "/owner");
        row("list of sets", header + R"(, "sets": []})", "/sets");
        row("negative", header + R"(, "sets": {"starter": -1}})", "/sets/starter");
        row("too many", header + R"(, "pieces": {"starter/cistern": 1000}})", "/pieces/starter~1cistern");
        row("half", header + R"(, "pieces": {"starter/cistern": 1.5}})", "/pieces/starter~1cistern");
        row("no piece", header + R"(, "pieces": {"cistern": 1}})", "expected a piece, pack/name");
        row("path", header + R"(, "pieces": {"../cistern": 1}})", "expected a piece, pack/name");
    }

    void brokenFilesAreExplained()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const std::string error = errorOf(text.toStdString());
        QVERIFY2(error != "no error" && error.find(says.toStdString()) != std::string::npos, error.c_str());
    }

    void aBrokenFileIsNamed()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("collection.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        const auto read = loadCollection(file.fileName());
        QVERIFY(!read.has_value());
        QVERIFY(read.error().where.find("collection.json") != std::string::npos);
    }
};

DELVE_TEST(TestCollectionFile)
#include "tst_collection_file.moc"
