// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/selection.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"
#include "tests/window/driven_window.h"

#include <QFileInfo>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSettings>

#include <cmath>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Piece pieceOfKind(ThingKind kind, const char* content = "")
{
    return {.kind = kind, .content = ContentId(content), .colour = Colour::Yellow};
}

QPointF middleOf(Square square)
{
    return QPointF(square.x + 0.5, square.y + 0.5);
}

/// Near the edge, on the inner side of it.
QPointF besideEdge(const Edge& edge)
{
    const Offset side = offsetOf(edge.side);
    return middleOf(edge.square) + QPointF(side.dx, side.dy) * 0.4;
}

} // namespace

/// From an empty document to a legal dungeon for two, by mouse and keys alone, in the real program on a real
/// display. What is laid where is taken from a sample, so that the test says what a person would read off a
/// sheet of paper.
class TestEndToEnd : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_recipe = sample("standard");
        // Settings are those of the whole test program, and windows before this one have left the tour.
        QSettings().remove(QStringLiteral("tour/seen"));
        QVERIFY(m_driven.start());
        QVERIFY(m_driven.waitForItem(QStringLiteral("welcome")));
    }

    void init()
    {
        if (m_hasFailed)
            QSKIP("builds on a step that failed");
    }

    void cleanup()
    {
        if (!QTest::currentTestFailed())
            return;
        m_hasFailed = true;
        qInfo("what was seen: %s",
              qPrintable(m_driven.keepPicture(QString::fromLatin1(QTest::currentTestFunction()))));
    }

    void leavesTheTour()
    {
        QVERIFY(m_driven.waitForItem(QStringLiteral("tourNext")));
        hand().press(QStringLiteral("Escape"));
        QVERIFY(DrivenWindow::waitFor([&] { return hand().find(QStringLiteral("tourNext")) == nullptr; }));
    }

    void startsAnEmptyDocument()
    {
        hand().press(
            {QStringLiteral("ctrl+n"), QStringLiteral("Return")}); // the game that comes to hand first
        QVERIFY(
            DrivenWindow::waitFor([&] { return m_driven.canvas() && m_driven.canvas()->hasActiveFocus(); }));
        QVERIFY(scenario().tiles.empty());
    }

    void laysTenTiles()
    {
        for (std::size_t i = 0; i < m_recipe.tiles.size(); ++i) {
            const PlacedTile& wanted = m_recipe.tiles[i];
            QVERIFY(take(pieceOf(ThingKind::Tile, wanted), quartersOf(wanted.rotation),
                         wanted.side == TileSide::B));
            const Size size = sizeOnTable(wanted, shippedContent());
            m_driven.clickMap(
                QPointF(wanted.position.x + size.width / 2.0, wanted.position.y + size.height / 2.0));
            QVERIFY(DrivenWindow::waitFor([&] { return scenario().tiles.size() == i + 1; }));
            const PlacedTile& laid = scenario().tiles.back();
            QCOMPARE(laid.tile, wanted.tile);
            QCOMPARE(laid.position, wanted.position);
            QCOMPARE(laid.rotation, wanted.rotation);
            QCOMPARE(laid.side, wanted.side);
            QVERIFY(putBack());
            if (laid.role != wanted.role) // the first tile is the central chamber without being told
                QVERIFY(setProperty(QStringLiteral("role"), int(wanted.role)));
            QCOMPARE(scenario().tiles.back().role, wanted.role);
            if (i == 0)
                QVERIFY(seeTheWholeTable());
        }
        QCOMPARE(scenario().tiles.size(), std::size_t(10));
    }

    void hangsDoorsByDraggingAndByKeys()
    {
        const PlacedDoor& wanted = m_recipe.doors.front();
        const Piece piece = pieceOf(ThingKind::Door, wanted);
        const Edge edge = *edgeOnTable(m_recipe, shippedContent(), wanted);
        QVERIFY(search(piece));
        QQuickItem* row = hand().find(QStringLiteral("piece ") + piece.key());
        hand().drag(hand().centreOf(row), m_driven.mapPoint(besideEdge(edge)));
        QVERIFY(DrivenWindow::waitFor([&] { return scenario().doors.size() == 1; }));
        const Edge hung = *edgeOnTable(scenario(), shippedContent(), scenario().doors.front());
        QVERIFY(hung == edge || hung == fromOtherSide(edge));
        QVERIFY(placeByKeys(pieceOf(ThingKind::Door, m_recipe.doors.back())));
        QCOMPARE(scenario().doors.size(), std::size_t(2));
    }

    void standsChests()
    {
        for (const PlacedChest& wanted : m_recipe.chests) {
            const std::size_t before = scenario().chests.size();
            QVERIFY(take(pieceOf(ThingKind::Chest, wanted), (int(wanted.facing) - int(Side::South) + 4) % 4));
            m_driven.clickMap(middleOf(wanted.square));
            QVERIFY(DrivenWindow::waitFor([&] { return scenario().chests.size() == before + 1; }));
            QCOMPARE(scenario().chests.back().square, wanted.square);
            QCOMPARE(scenario().chests.back().facing, wanted.facing);
            QVERIFY(putBack());
        }
    }

    void laysTokens()
    {
        for (const PlacedToken& wanted : m_recipe.tokens) {
            const std::size_t before = scenario().tokens.size();
            QVERIFY(take(pieceOf(ThingKind::Token, wanted)));
            m_driven.clickMap(middleOf(wanted.square));
            QVERIFY(DrivenWindow::waitFor([&] { return scenario().tokens.size() == before + 1; }));
            QCOMPARE(scenario().tokens.back().square, wanted.square);
            QVERIFY(putBack());
        }
    }

    void setsEntrancesAndExits()
    {
        setArrows(ThingKind::Entrance, m_recipe.entrances, scenario().entrances);
        setArrows(ThingKind::Exit, m_recipe.exits, scenario().exits);
    }

    void placesMarkersAndAnArtifactByKeys()
    {
        clickNothing();
        QVERIFY(setNumber(QStringLiteral("specialPieces"), 2));
        QCOMPARE(scenario().options.specialPiecesPerPlayer, 2);
        std::size_t markers = 0;
        for (const MarkerKind& kind : starterPack().markers) {
            if (kind.uniqueSide == UniqueSide::Staircase || markers == 2)
                continue;
            QVERIFY(placeByKeys(pieceOfKind(ThingKind::Marker, kind.id.text().c_str())));
            QCOMPARE(scenario().markers.size(), ++markers);
        }
        QVERIFY(
            placeByKeys(pieceOfKind(ThingKind::Artifact, starterPack().artifacts.front().id.text().c_str())));
        QCOMPARE(scenario().artifacts.size(), std::size_t(1));
    }

    void musterTeamsAndPools()
    {
        QVERIFY(m_driven.openPanel(QStringLiteral("players"), QStringLiteral("players")));
        for (std::size_t row = 0; row < m_recipe.players.size(); ++row) {
            const Player& wanted = m_recipe.players[row];
            const QString card = QStringLiteral("player %1").arg(row);
            for (const TeamMember& member : wanted.team) {
                QVERIFY(addEntry(card, QStringLiteral("team"), member.figure));
                QVERIFY(DrivenWindow::waitFor([&] {
                    return !player(row).team.empty() && player(row).team.back().figure == member.figure;
                }));
                while (player(row).team.back().level < member.level)
                    QVERIFY(raiseLast(card, QStringLiteral("team")));
            }
            for (const PoolEntry& entry : wanted.mageSpawn)
                QVERIFY(addPool(row, card, QStringLiteral("spawn"), &Player::mageSpawn, entry));
            for (const PoolEntry& entry : wanted.chests)
                QVERIFY(addPool(row, card, QStringLiteral("chests"), &Player::chests, entry));
            QCOMPARE(player(row).mageSpawn, wanted.mageSpawn);
            QCOMPARE(player(row).chests, wanted.chests);
        }
    }

    void nothingIsLeftToDo()
    {
        FindingsModel* findings = m_driven.document()->findings();
        QVERIFY2(
            DrivenWindow::waitFor([&] { return findings->errorCount() == 0 && findings->todoCount() == 0; }),
            qPrintable(everything(scenario())));
    }

    void isSavedReopenedAndLegal()
    {
        const QString name = QStringLiteral("by-hand.scenario.json");
        const QString path = m_driven.homeFile(name);
        const Scenario built = scenario();
        hand().press(QStringLiteral("ctrl+s"));
        QVERIFY(m_driven.saveUnder(name));
        QVERIFY(DrivenWindow::waitFor(
            [&] { return QFileInfo::exists(path) && !m_driven.document()->isModified(); }));
        hand().press(QStringLiteral("ctrl+w"));
        QVERIFY(m_driven.waitForItem(QStringLiteral("welcome")));
        hand().press(QStringLiteral("ctrl+o"));
        QVERIFY(m_driven.openFromDialog(name));
        QVERIFY(DrivenWindow::waitFor([&] { return m_driven.document() != nullptr; }));
        QCOMPARE(scenario(), built);
        const ProgramRun run = runDelve({QStringLiteral("validate"), QStringLiteral("--ready"), path});
        QVERIFY2(run.exitCode == 0, run.out + run.err);
    }

private:
    Hand& hand() { return m_driven.hand(); }
    const Scenario& scenario() const { return m_driven.scenario(); }
    const Player& player(std::size_t row) const { return scenario().players[row]; }

    bool search(const Piece& piece) { return m_driven.takePiece(piece) && putBack(); }

    bool take(const Piece& piece, int quarters = 0, bool flipped = false)
    {
        if (!m_driven.takePiece(piece))
            return false;
        hand().press(QStringLiteral("r"), quarters);
        if (flipped)
            hand().press(QStringLiteral("f"));
        return true;
    }

    /// Drops the piece in hand. What was placed last stays selected.
    bool putBack()
    {
        hand().press(QStringLiteral("Escape"));
        return DrivenWindow::waitFor([&] { return m_driven.canvas()->carriedPiece().isEmpty(); });
    }

    /// Tab goes to a legal spot, Enter places.
    bool placeByKeys(const Piece& piece)
    {
        if (!take(piece))
            return false;
        hand().press(QStringLiteral("Tab"));
        if (!DrivenWindow::waitFor([&] { return m_driven.canvas()->verdict() == 0; }))
            return false;
        const int before = m_driven.document()->model().undoStack().count();
        hand().press(QStringLiteral("Return"));
        return DrivenWindow::waitFor(
                   [&] { return m_driven.document()->model().undoStack().count() == before + 1; }) &&
               putBack();
    }

    bool seeTheWholeTable()
    {
        const QRectF table(-7, -8, 26, 25);
        hand().press(QStringLiteral("ctrl+0"));
        for (int steps = 0; steps < 12 && !m_driven.canvas()->visibleSquares().contains(table); ++steps) {
            const double before = m_driven.canvas()->squarePixels();
            hand().press(QStringLiteral("ctrl+minus"));
            DrivenWindow::waitFor([&] { return m_driven.canvas()->squarePixels() < before; });
        }
        return m_driven.canvas()->visibleSquares().contains(table);
    }

    void clickNothing()
    {
        m_driven.clickMap(QPointF(16, -6));
        QVERIFY(DrivenWindow::waitFor([&] { return m_driven.document()->selection()->count() == 0; }));
    }

    QQuickItem* control(const QString& name)
    {
        const auto find = [this, name] {
            QQuickItem* row = hand().find(QStringLiteral("property ") + name);
            return row ? hand().find(QStringLiteral("control"), row) : nullptr;
        };
        if (!m_driven.openPanel(QStringLiteral("inspector"), QStringLiteral("properties")) ||
            !m_driven.reveal(find, QStringLiteral("properties")))
            return nullptr;
        return find();
    }

    bool setProperty(const QString& name, int choice)
    {
        const int before = m_driven.document()->model().undoStack().count();
        return m_driven.choose(control(name), choice) && DrivenWindow::waitFor([&] {
                   return m_driven.document()->model().undoStack().count() == before + 1;
               });
    }

    bool setNumber(const QString& name, int number)
    {
        QQuickItem* box = control(name);
        if (!box)
            return false;
        hand().click(box);
        hand().press(QStringLiteral("ctrl+a"));
        hand().type(QString::number(number));
        hand().press(QStringLiteral("Return"));
        return DrivenWindow::waitFor([&] { return box->property("value").toInt() == number; });
    }

    void setArrows(ThingKind kind, const std::vector<Arrow>& wanted, const std::vector<Arrow>& laid)
    {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            QVERIFY(take(pieceOfKind(kind)));
            m_driven.clickMap(besideEdge(wanted[i].edge));
            QVERIFY(DrivenWindow::waitFor([&] { return laid.size() == i + 1; }));
            QCOMPARE(laid.back().edge, wanted[i].edge);
            QCOMPARE(laid.back().player, wanted[i].player);
            QVERIFY(putBack());
        }
    }

    QQuickItem* inCard(const QString& card, const QString& list, const QString& name)
    {
        QQuickItem* shown = hand().find(card);
        QQuickItem* pool = shown ? hand().find(list, shown) : nullptr;
        return pool ? hand().find(name, pool) : nullptr;
    }

    bool addEntry(const QString& card, const QString& list, const ContentId& what)
    {
        const auto box = [&] { return inCard(card, list, QStringLiteral("addEntry")); };
        if (!m_driven.reveal(box, QStringLiteral("players")))
            return false;
        hand().click(box()->mapToScene(QPointF(box()->width() / 2, box()->height() / 2)));
        const ThingKind kind = list == QStringLiteral("chests") ? ThingKind::Chest : ThingKind::Figure;
        return m_driven.pick({.kind = kind, .content = what});
    }

    /// One step up in the box of the last entry.
    bool raiseLast(const QString& card, const QString& list)
    {
        const int before = m_driven.document()->model().undoStack().count();
        const auto last = [&]() -> QQuickItem* {
            QQuickItem* shown = hand().find(card);
            QQuickItem* pool = shown ? hand().find(list, shown) : nullptr;
            QQuickItem* found = nullptr;
            if (pool)
                for (QQuickItem* entry : pool->childItems())
                    if (QQuickItem* number = hand().find(QStringLiteral("number"), entry))
                        found = number;
            return found;
        };
        if (!m_driven.reveal(last, QStringLiteral("players")))
            return false;
        QQuickItem* number = last();
        hand().click(number->mapToScene(QPointF(number->width() - 8, number->height() / 4))); // its arrow up
        return DrivenWindow::waitFor(
            [&] { return m_driven.document()->model().undoStack().count() == before + 1; });
    }

    bool addPool(std::size_t row, const QString& card, const QString& list,
                 std::vector<PoolEntry> Player::*pool, const PoolEntry& wanted)
    {
        const auto isAdded = [&] {
            const auto& entries = player(row).*pool;
            return !entries.empty() && entries.back().kind == wanted.kind;
        };
        if (!addEntry(card, list, wanted.kind) || !DrivenWindow::waitFor(isAdded))
            return false;
        while ((player(row).*pool).back().count < wanted.count)
            if (!raiseLast(card, list))
                return false;
        return true;
    }

    Scenario m_recipe;
    DrivenWindow m_driven;
    bool m_hasFailed = false;
};

DELVE_TEST(TestEndToEnd)
#include "tst_end_to_end.moc"
