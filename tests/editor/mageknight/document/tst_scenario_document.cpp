// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/document/scenario_templates.h"
#include "editor/mageknight/text/edit_labels.h"
#include "engine/base/schema_name.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/support/mageknight/opened_document.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// Writing more than this into any file fails, as it does on a disk without room.
class NoRoomBeyond
{
public:
    explicit NoRoomBeyond(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN); // so that the write fails and the program goes on
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~NoRoomBeyond()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    NoRoomBeyond(const NoRoomBeyond&) = delete;
    NoRoomBeyond& operator=(const NoRoomBeyond&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

Edit retitled(const Scenario& scenario, const std::string& title)
{
    ScenarioFacts facts = scenario;
    facts.title = title;
    return changeFacts(scenario, facts);
}

} // namespace

class TestScenarioDocument : public QObject
{
    Q_OBJECT

private slots:
    void undoGivesTheBytesOfTheStartAndRedoThoseOfTheEnd();
    void everyEditHasALabel();
    void oneEditIsOneSignalAndOneStep();
    void savingAndSavedPoint();
    void savingKeepsTheNameOfTheSchema();
    void aFailedSaveChangesNothing();
    void aFullDiskLeavesTheFileWhole();
    void onlyFilesAreReplaced();
    void missingPacksMakeItReadOnly();
    void aChangeOnDiskIsNoticed();
    void whatNobodyHasSeenIsNotReplaced();
    void reloadCanBeTakenBack();
    void whatCannotBeReadIsExplained();
};

void TestScenarioDocument::undoGivesTheBytesOfTheStartAndRedoThoseOfTheEnd()
{
    const bool holding = holds("undo all, redo all", 20, [](std::uint32_t seed) {
        Random random(seed);
        const Content& content = shippedContent();
        ScenarioDocument document(content, randomScenario(random, 8, piecesOf(content)));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
        RC_ASSERT(document.saveAs(path).has_value());
        const QByteArray start = bytesOf(path);
        for (const auto& [name, word] : enumNames<EditName>)
            for (int i = 0; i < 3; ++i)
                document.push(randomEdit(name, document.scenario(), content, random));
        RC_ASSERT(document.save().has_value());
        const QByteArray end = bytesOf(path);
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        RC_ASSERT(document.save().has_value());
        RC_ASSERT(bytesOf(path) == start);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        RC_ASSERT(document.save().has_value());
        RC_ASSERT(bytesOf(path) == end);
    });
    QVERIFY(holding);
}

void TestScenarioDocument::everyEditHasALabel()
{
    for (const auto& [name, word] : enumNames<EditName>) {
        Edit edit;
        edit.name = name;
        edit.changes.resize(1);
        QVERIFY2(!labelOf(edit).isEmpty(), std::string(word).c_str());
        QVERIFY(!labelOf(edit).contains(u'%'));
        edit.changes.resize(2);
        QVERIFY(!labelOf(edit).contains(u'%'));
    }
    for (const ThingKind kind : allThingKinds)
        QVERIFY(!kindInWords(kind).isEmpty());
}

void TestScenarioDocument::oneEditIsOneSignalAndOneStep()
{
    // However large the dungeon is, an edit says what it changed and nothing else.
    for (const int tiles : {40, 10000}) {
        ScenarioDocument document(shippedContent(), largeScenario(tiles, piecesOf(shippedContent())));
        std::vector<std::size_t> sizes;
        connect(&document, &ScenarioDocument::edited, this,
                [&](const Edit& edit) { sizes.push_back(edit.changes.size()); });
        const ThingId last = document.scenario().tiles.back().id;
        QVERIFY(
            document.push(moveThings(document.scenario(), document.content(), std::span(&last, 1), {0, 7})));
        document.undoStack().undo();
        document.undoStack().redo();
        QCOMPARE(sizes, (std::vector<std::size_t>{1, 1, 1}));
        QCOMPARE(document.undoStack().count(), 1);
    }
}

void TestScenarioDocument::savingAndSavedPoint()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    ScenarioDocument document(shippedContent(), sample("standard"));
    QSignalSpy modified(&document, &ScenarioDocument::modifiedChanged);
    QVERIFY(!document.isModified());
    QVERIFY(!document.push(Edit{}));
    QVERIFY(!document.isModified());
    QVERIFY(document.push(retitled(document.scenario(), "Other")));
    QVERIFY(document.isModified());
    QVERIFY(document.saveAs(path).has_value());
    QVERIFY(!document.isModified());
    document.undoStack().undo();
    QVERIFY(document.isModified());
    document.undoStack().redo();
    QVERIFY(!document.isModified());
    QCOMPARE(modified.count(), 4);
    QCOMPARE(bytesOf(path).toStdString(), writeScenario(document.scenario()));
    QCOMPARE(document.file().state(), FileWatch::State::Same);
}

void TestScenarioDocument::savingKeepsTheNameOfTheSchema()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    const std::string schema = "schemas/v1/scenario.schema.json";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(withSchemaName(writeScenario(sample("standard")), schema)));
    file.close();
    const auto document = openedDocument(path);
    QVERIFY(document.has_value());
    QVERIFY((*document)->push(retitled((*document)->scenario(), "Other")));
    QVERIFY((*document)->save().has_value());
    const std::string wanted = withSchemaName(writeScenario((*document)->scenario()), schema);
    QCOMPARE(bytesOf(path).toStdString(), wanted);
    QCOMPARE((*document)->file().state(), FileWatch::State::Same);
    const QString other = folder.filePath(QStringLiteral("b.scenario.json"));
    QVERIFY((*document)->saveAs(other).has_value());
    QCOMPARE(bytesOf(other).toStdString(), wanted);
}

void TestScenarioDocument::aFailedSaveChangesNothing()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    ScenarioDocument document(shippedContent(), sample("standard"));
    QVERIFY(document.saveAs(path).has_value());
    const QByteArray before = bytesOf(path);
    document.push(retitled(document.scenario(), "Other"));
    // A folder that is not there refuses everybody, the administrator of a test machine too.
    QVERIFY(!document.saveAs(folder.filePath(QStringLiteral("nowhere/a.scenario.json"))).has_value());
    QCOMPARE(document.path(), path);
    QVERIFY(document.isModified());
    QCOMPARE(bytesOf(path), before);
}

void TestScenarioDocument::aFullDiskLeavesTheFileWhole()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    ScenarioDocument document(shippedContent(), sample("standard"));
    QVERIFY(document.saveAs(path).has_value());
    const QByteArray before = bytesOf(path);
    document.push(retitled(document.scenario(), "Other"));
    bool isSaved = true;
    {
        const NoRoomBeyond limit(1000);
        isSaved = document.save().has_value();
    }
    QVERIFY(!isSaved);
    QVERIFY(document.isModified());
    QCOMPARE(bytesOf(path), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // no half of a file is left
    QVERIFY(document.save().has_value());
}

void TestScenarioDocument::onlyFilesAreReplaced()
{
    QTemporaryDir folder;
    ScenarioDocument document(shippedContent(), sample("standard"));
    QVERIFY(!document.saveAs(folder.path()).has_value());
    QVERIFY(QDir(folder.path()).exists());
}

void TestScenarioDocument::missingPacksMakeItReadOnly()
{
    Scenario scenario = sample("standard");
    scenario.packs.front().id = "elsewhere";
    for (PlacedTile& tile : scenario.tiles)
        tile.tile = ContentId("elsewhere/somewhere");
    ScenarioDocument document(shippedContent(), scenario);
    QVERIFY(document.isReadOnly());
    QVERIFY(!document.push(retitled(document.scenario(), "Other")));
    QCOMPARE(document.scenario(), scenario);
    QVERIFY(!ScenarioDocument(shippedContent(), newScenario(shippedContent())).isReadOnly());
}

void TestScenarioDocument::aChangeOnDiskIsNoticed()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    writeBytes(path, QByteArray::fromStdString(writeScenario(sample("standard"))));
    auto document = openedDocument(path);
    QVERIFY(document.has_value());
    ScenarioDocument& open = **document;
    QVERIFY(open.save().has_value()); // our own writing is no change
    QCOMPARE(open.file().state(), FileWatch::State::Same);

    writeBytes(path, QByteArray::fromStdString(writeScenario(sample("six-tiles"))));
    QTRY_COMPARE(open.file().state(), FileWatch::State::Changed);
    open.keepMine();
    QCOMPARE(open.file().state(), FileWatch::State::Same);
    QVERIFY(open.isModified());

    QFile::remove(path);
    QTRY_COMPARE(open.file().state(), FileWatch::State::Gone);
    QVERIFY(open.save().has_value());
    QCOMPARE(open.file().state(), FileWatch::State::Same);
}

void TestScenarioDocument::whatNobodyHasSeenIsNotReplaced()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    writeBytes(path, QByteArray::fromStdString(writeScenario(sample("standard"))));
    auto document = openedDocument(path);
    QVERIFY(document.has_value());
    ScenarioDocument& open = **document;
    QVERIFY(open.push(retitled(open.scenario(), "Mine")));
    const QByteArray theirs = QByteArray::fromStdString(writeScenario(sample("six-tiles")));
    writeBytes(path, theirs); // before the system reports it
    const auto saved = open.save();
    QVERIFY(!saved);
    QCOMPARE(inEnglish(saved.error()),
             path.toStdString() + ": another program has changed the file meanwhile. Nothing was written; "
                                  "try again.");
    QCOMPARE(bytesOf(path), theirs);
    QVERIFY(open.isModified());
    // From here on it is known, and whoever saves again wants that.
    QCOMPARE(open.file().state(), FileWatch::State::Changed);
    QVERIFY(open.save().has_value());
    QCOMPARE(open.file().state(), FileWatch::State::Same);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    // What is no file is not waited for.
    QVERIFY(QFile::remove(path));
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    open.lookAtFile();
    QCOMPARE(open.file().state(), FileWatch::State::Changed);
    QVERIFY(!open.save());
}

void TestScenarioDocument::reloadCanBeTakenBack()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    writeBytes(path, QByteArray::fromStdString(writeScenario(sample("standard"))));
    auto document = openedDocument(path);
    QVERIFY(document.has_value());
    ScenarioDocument& open = **document;
    writeBytes(path, QByteArray::fromStdString(writeScenario(sample("six-tiles"))));
    QVERIFY(open.reload().has_value());
    QCOMPARE(open.scenario(), sample("six-tiles"));
    QVERIFY(!open.isModified());
    open.undoStack().undo();
    QCOMPARE(open.scenario(), sample("standard"));
    QVERIFY(open.isModified());
}

void TestScenarioDocument::whatCannotBeReadIsExplained()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.scenario.json"));
    QVERIFY(!openedDocument(path).has_value());
    writeBytes(path, "{\"format\": 3}");
    const auto document = openedDocument(path);
    QVERIFY(!document.has_value());
    QCOMPARE(document.error().where, std::string("/format"));
}

DELVE_TEST(TestScenarioDocument)
#include "tst_scenario_document.moc"
