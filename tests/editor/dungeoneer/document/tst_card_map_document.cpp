// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recovery.h"
#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/dungeoneer/document/map_templates.h"
#include "editor/dungeoneer/text/edit_labels.h"
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

namespace {

ThingId anyThing(const Scenario& scenario, Random& random)
{
    std::vector<ThingId> ids;
    for (const MapKind kind : allMapKinds)
        for (const PlacedCard& card : scenario.cards(kind))
            ids.push_back(card.id);
    for (const Note& note : scenario.pinnedNotes)
        ids.push_back(note.id);
    return ids.empty() ? ThingId() : ids[random.below(std::uint32_t(ids.size()))];
}

/// One of all the ways in which the window changes a map.
Edit anyEdit(CardMapDocument& document, Random& random)
{
    const Scenario& scenario = document.scenario();
    const auto& sets = shippedCards().sets();
    const Cell cell{int(random.below(7)) - 3, int(random.below(7)) - 3};
    const ThingId id = anyThing(scenario, random);
    switch (random.below(8)) {
    case 0:
    case 1: {
        const CardSet& set = sets[random.below(std::uint32_t(sets.size()))];
        const MapCard& card = set.maps[random.below(std::uint32_t(set.maps.size()))];
        return layCard(
            scenario, shippedCards(), card.kind,
            {.id = document.newId(), .card = card.id, .cell = cell, .isTurned = random.below(2) == 1});
    }
    case 2:
        return moveCards(scenario, std::span(&id, 1), {int(random.below(3)) - 1, int(random.below(3)) - 1});
    case 3: return turnCards(scenario, std::span(&id, 1));
    case 4: return removeThings(scenario, std::span(&id, 1));
    case 5: return addThing(scenario, Note{document.newId(), MapKind::Dungeon, cell, "here"});
    case 6: {
        Player player;
        player.id = document.newId();
        player.name = "Ada";
        return scenario.players.size() < 6 ? addThing(scenario, player) : Edit();
    }
    default: break;
    }
    ScenarioFacts facts = scenario;
    facts.stage = Stage(random.below(3));
    facts.options.mapInView = !facts.options.mapInView;
    return changeFacts(scenario, facts);
}

} // namespace

class TestCardMapDocument : public QObject
{
    Q_OBJECT

private slots:
    void undoAndRedoAreExact();
    void findingsFollowEveryEdit();
    void savedAndReadBack();
    void aCopyIsRecovered();
    void withoutItsSetNothingIsChanged();
    void aNewMapHasASetAndTwoPlayers();
    void everyEditHasALabel();
};

void TestCardMapDocument::undoAndRedoAreExact()
{
    QVERIFY(holds("undo goes back to the first byte, redo to the last", 60, [](std::uint64_t seed) {
        Random random(seed);
        CardMapDocument document(shippedCards(), newMap(shippedCards()));
        std::vector<std::string> texts{writeScenario(document.scenario())};
        for (int i = 0; i < 25; ++i)
            if (document.push(anyEdit(document, random)))
                texts.push_back(writeScenario(document.scenario()));
        for (std::size_t i = texts.size(); i-- > 0;) {
            RC_ASSERT(writeScenario(document.scenario()) == texts[i]);
            document.undoStack().undo();
        }
        RC_ASSERT(!document.isModified());
        for (const std::string& text : texts) {
            RC_ASSERT(writeScenario(document.scenario()) == text);
            document.undoStack().redo();
        }
    }));
}

void TestCardMapDocument::findingsFollowEveryEdit()
{
    QVERIFY(holds("what is found is what is found from nothing", 40, [](std::uint64_t seed) {
        Random random(seed);
        CardMapDocument document(shippedCards(), newMap(shippedCards()));
        for (int i = 0; i < 20; ++i) {
            document.push(anyEdit(document, random));
            if (random.below(3) == 0)
                document.undoStack().undo();
            RC_ASSERT(document.findings() == validateSetup(document.scenario(), shippedCards()));
            RC_ASSERT(document.table()->map(MapKind::Dungeon).size() ==
                      int(document.scenario().dungeon.size()));
        }
    }));
}

void TestCardMapDocument::savedAndReadBack()
{
    QTemporaryDir folder;
    Random random(7);
    CardMapDocument document(shippedCards(), newMap(shippedCards()));
    for (int i = 0; i < 12; ++i)
        document.push(anyEdit(document, random));
    QVERIFY(document.isModified());
    const QString path = folder.filePath(QStringLiteral("map.scenario.json"));
    QVERIFY(document.saveAs(path));
    QVERIFY(!document.isModified());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto again = CardMapDocument::read(file.readAll().toStdString(), shippedCards());
    QVERIFY(again);
    QCOMPARE((*again)->scenario(), document.scenario());
}

void TestCardMapDocument::aCopyIsRecovered()
{
    QTemporaryDir folder;
    CardMapDocument document(shippedCards(), mapTemplates(shippedCards()).front().scenario);
    const QString copy = folder.filePath(QStringLiteral("copy.recovery"));
    QVERIFY(document.writeCopy(copy));
    const auto recovered = readRecovery(copy, mostFileBytes);
    QVERIFY(recovered);
    const auto again = CardMapDocument::read(recovered->text, shippedCards());
    QVERIFY(again);
    QCOMPARE((*again)->scenario(), document.scenario());
}

void TestCardMapDocument::withoutItsSetNothingIsChanged()
{
    const Cards none;
    CardMapDocument document(none, mapTemplates(shippedCards()).front().scenario);
    QVERIFY(document.isReadOnly());
    QVERIFY(!document.table());
    QVERIFY(document.findings().empty());
    QVERIFY(
        !document.push(addThing(document.scenario(), Note{document.newId(), MapKind::Dungeon, {}, "no"})));
    document.setCards(shippedCards());
    QVERIFY(!document.isReadOnly());
    QVERIFY(document.table());
}

void TestCardMapDocument::aNewMapHasASetAndTwoPlayers()
{
    const CardMapDocument document(shippedCards(), newMap(shippedCards()));
    QCOMPARE(document.scenario().players.size(), std::size_t(2));
    QCOMPARE(document.scenario().packs.size(), std::size_t(1));
    QCOMPARE(countOf(document.findings(), Severity::Error), 0);
    // Every set with an Entrance offers a beginning, in which nothing is wrong.
    QCOMPARE(mapTemplates(shippedCards()).size(), std::size_t(3));
    for (const MapTemplate& each : mapTemplates(shippedCards()))
        QCOMPARE(countOf(validateSetup(each.scenario, shippedCards()), Severity::Error), 0);
}

void TestCardMapDocument::everyEditHasALabel()
{
    for (const auto& [name, word] : enumNames<EditName>) {
        Edit edit;
        edit.name = name;
        edit.changes.resize(2);
        QVERIFY2(!labelOf(edit).isEmpty() && !labelOf(edit).contains(u'%'), word.data());
    }
}

DELVE_TEST(TestCardMapDocument)
#include "tst_card_map_document.moc"
