// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/canvas_accessible.h"
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QQuickWindow>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// As QTest::keyClick, which takes this program for one with widgets.
void press(QQuickWindow& window, Qt::Key key)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }
}

} // namespace

/// What a screen reader is told about the map, while keys walk over it.
class TestCanvasAccessible : public QObject
{
    Q_OBJECT

private slots:
    void squaresAreCellsThatSayWhatLiesThere()
    {
        QTemporaryDir folder;
        ScenarioViewModel document(std::make_unique<ScenarioDocument>(shippedContent(), sample("standard")));
        QQuickWindow window;
        window.resize(800, 600);
        EditorCanvas canvas;
        canvas.setParentItem(window.contentItem());
        canvas.setSize(QSizeF(800, 600));
        canvas.setDocument(&document);
        window.show();
        window.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        canvas.forceActiveFocus();

        QAccessibleInterface* map = QAccessible::queryAccessibleInterface(&canvas);
        QVERIFY(map);
        QCOMPARE(map->role(), QAccessible::Table);
        QVERIFY(map->text(QAccessible::Name).contains(document.title()));
        QVERIFY(!map->focusChild());
        QVERIFY(map->tableInterface());
        QCOMPARE(map->childCount(), map->tableInterface()->rowCount() * map->tableInterface()->columnCount());

        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down}) // the first shows the cursor
            press(window, key);
        const QPoint at = canvas.square();
        QAccessibleInterface* cell = map->focusChild();
        QVERIFY(cell);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QVERIFY(cell->state().focused);
        QCOMPARE(cell->text(QAccessible::Name), canvas.describe(at));
        const Square tile = document.model().scenario().tiles.front().position;
        QVERIFY(canvas.describe({tile.x, tile.y}).contains(QStringLiteral("Cistern")));
        const SquareNames names(document.model().scenario());
        QVERIFY(canvas.describe({tile.x, tile.y})
                    .startsWith(QStringLiteral("Square %1 ·").arg(QString::fromStdString(names.name(tile)))));
        const QAccessibleTableCellInterface* inTable = cell->tableCellInterface();
        QCOMPARE(map->tableInterface()->columnDescription(inTable->columnIndex()).toStdString() +
                     map->tableInterface()->rowDescription(inTable->rowIndex()).toStdString(),
                 names.name({0, at.x(), at.y()}));
        QCOMPARE(cell->parent(), map);
        QCOMPARE(map->child(map->indexOfChild(cell)), cell);
        QCOMPARE(map->childAt(cell->rect().center().x(), cell->rect().center().y()), cell);
        canvas.setDocument(nullptr);
    }
};

DELVE_TEST(TestCanvasAccessible)
#include "tst_canvas_accessible.moc"
