// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/scenario_palette.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestPaletteModel : public QObject
{
    Q_OBJECT

private slots:
    void searchNarrows();
    void groupsAreChosen();
    void stockFollowsTheDocument();
};

void TestPaletteModel::searchNarrows()
{
    Library library;
    ScenarioPalette model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setLibrary(&library);
    const int all = model.count();
    QCOMPARE(all, int(allPieces(library.content()).size()));
    model.setSearch(QStringLiteral("HALLWAYS"));
    QVERIFY(model.count() > 0 && model.count() < all);
    model.setSearch(QStringLiteral("no such piece"));
    QCOMPARE(model.count(), 0);
    model.setSearch({});
    QCOMPARE(model.count(), all);
}

void TestPaletteModel::groupsAreChosen()
{
    Library library;
    ScenarioPalette model;
    model.setLibrary(&library);
    const int all = model.count();
    int together = 0;
    for (int filter = 1; filter < model.filterNames().size(); ++filter) {
        model.setFilter(filter);
        QVERIFY(model.count() > 0);
        for (int row = 0; row < model.count(); ++row)
            QCOMPARE(model.data(model.index(row), PaletteModel::GroupRole).toString(),
                     model.filterNames().at(filter));
        together += model.count();
    }
    QCOMPARE(together, all); // each piece is in one of them
    model.setFilter(99);
    QVERIFY(model.count() < all); // there is no such group
    model.setFilter(0);
    QCOMPARE(model.count(), all);
}

void TestPaletteModel::stockFollowsTheDocument()
{
    QTemporaryDir folder;
    Library library;
    ScenarioViewModel document(std::make_unique<ScenarioDocument>(library.content(), sample("standard")));
    ScenarioPalette model;
    model.setLibrary(&library);
    model.setDocument(&document);
    const PlacedTile tile = document.model().scenario().tiles.back();
    const QString key = Piece{.kind = ThingKind::Tile, .content = tile.tile, .colour = {}}.key();
    const QModelIndexList rows =
        model.match(model.index(0), PaletteModel::PieceRole, key, 1, Qt::MatchExactly);
    QCOMPARE(rows.size(), 1);
    const int before = model.data(rows.front(), PaletteModel::LeftRole).toInt();
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    document.model().push(
        removeThings(document.model().scenario(), library.content(), std::span(&tile.id, 1)));
    QCOMPARE(model.data(rows.front(), PaletteModel::LeftRole).toInt(), before + 1);
    QVERIFY(changed.count() >= 1 && changed.count() <= 12); // of the tile and what lay on it, not of all rows
    document.undo();
    QCOMPARE(model.data(rows.front(), PaletteModel::LeftRole).toInt(), before);
}

DELVE_TEST(TestPaletteModel)
#include "tst_palette_model.moc"
