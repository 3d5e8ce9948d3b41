// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/face_geometry.h"
#include "editor/mageknight/viewmodels/builder/pack_pieces_model.h"
#include "editor/mageknight/viewmodels/builder/pack_shelf.h"
#include "editor/mageknight/viewmodels/builder/piece_checks_model.h"
#include "editor/mageknight/viewmodels/builder/piece_form_model.h"
#include "editor/mageknight/viewmodels/panels/scenario_palette.h"
#include "editor/viewmodels/builder/form_table_model.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/files/write_pack.h"
#include "tests/editor/mageknight/viewmodels/known_games.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestBuilderModels : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;

    static int rowNamed(const PropertyListModel& model, const QString& name)
    {
        const auto found =
            model.match(model.index(0), PropertyListModel::NameRole, name, 1, Qt::MatchExactly);
        return found.isEmpty() ? -1 : found.front().row();
    }

    static FormTableModel* table(const PieceFormModel& form, const QString& name)
    {
        for (QObject* one : form.tables())
            if (one->objectName() == name)
                return qobject_cast<FormTableModel*>(one);
        return nullptr;
    }

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("DELVEWRIGHT_PACKS", m_home->filePath(QStringLiteral("packs")).toLocal8Bit());
    }
    void cleanup() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void whatACrashLeftOfAPackIsRecovered()
    {
        Library library;
        Workspace workspace;
        PackShelf shelf;
        shelf.setLibrary(&library);
        shelf.setWorkspace(&workspace);
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        shelf.current()->addNew(QStringLiteral("chamber"));
        const Pack unsaved = shelf.current()->model().pack();
        const QString left = m_home->filePath(QStringLiteral("gone.1.pack.recovery"));
        QVERIFY(exportPack(unsaved, left).has_value());
        shelf.current()->undo();

        QVERIFY(shelf.recover(left));
        QCOMPARE(writePack(shelf.current()->model().pack()), writePack(unsaved));
        QVERIFY(shelf.current()->isModified());
        QVERIFY(!QFile::exists(left));
        shelf.current()->undo(); // as any other change
        QVERIFY(shelf.current()->model().pack().tiles.empty());
        QVERIFY(!shelf.current()->isModified());

        // Whose folder is gone comes back whole; a damaged copy is kept and said to be one.
        QVERIFY(exportPack(unsaved, left).has_value());
        QVERIFY(shelf.deletePack());
        QCOMPARE(shelf.count(), 0);
        QVERIFY(shelf.recover(left));
        QCOMPARE(shelf.current()->model().pack().tiles.size(), std::size_t(1));
        QFile damaged(left);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{\"format\":") > 0);
        damaged.close();
        QVERIFY(!shelf.recover(left));
        QVERIFY(!shelf.failure().isEmpty());
        QVERIFY(QFile::exists(left));
    }

    void unsavedChangesStayWhateverOthersDoToThePack()
    {
        Library library;
        PackShelf shelf;
        shelf.setLibrary(&library);
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        shelf.current()->addNew(QStringLiteral("chamber"));
        const auto folder = shelf.current()->model().folder();
        // Another program saves the pack, and this one looks at all packs again.
        Pack others = *loadPack(folder);
        others.author = "Somebody else";
        QVERIFY(savePack(others, folder).has_value());
        library.reload();
        QCOMPARE(shelf.current()->model().pack().tiles.size(), std::size_t(1));
        QVERIFY(shelf.isModified());
        QVERIFY(!shelf.saveAnyway());
        QVERIFY(!shelf.failure().isEmpty());
        QCOMPARE(loadPack(folder)->author, std::string("Somebody else"));
        // Another program deletes it: saving brings it back.
        std::filesystem::remove_all(folder);
        library.reload();
        QCOMPARE(shelf.count(), 1);
        QVERIFY(shelf.saveAnyway());
        QCOMPARE(loadPack(folder)->tiles.size(), std::size_t(1));
        QVERIFY(!shelf.isModified());
        // What has no changes comes and goes with the files.
        std::filesystem::remove_all(folder);
        library.reload();
        QCOMPARE(shelf.count(), 0);
        // Whoever deletes a pack here gives its changes up.
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        shelf.current()->addNew(QStringLiteral("chamber"));
        QVERIFY(shelf.deletePack());
        QCOMPARE(shelf.count(), 0);
    }

    void everyKindOfPieceHasAFormWhoseFieldsTakeTheirOwnValues()
    {
        Library library;
        PackShelf shelf;
        shelf.setLibrary(&library);
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        PieceFormModel form;
        const QAbstractItemModelTester tester(&form, QAbstractItemModelTester::FailureReportingMode::QtTest);
        form.setLibrary(&library);
        form.setPack(shelf.current());
        QVERIFY(rowNamed(form, QStringLiteral("author")) >= 0); // of the pack, as long as there is no piece
        for (const auto& [kind, word] : enumNames<NewPiece>) {
            shelf.current()->addNew(QString::fromStdString(std::string(word)));
            const std::string before = writePack(shelf.current()->model().pack());
            QVERIFY(form.rowCount() > 0);
            for (int row = 0; row < form.rowCount(); ++row) {
                const QString value = form.data(form.index(row), PropertyListModel::ValueRole).toString();
                QCOMPARE(form.fault(row, value), QString());
                QVERIFY(!form.set(row, value)); // it has it already
            }
            for (QObject* one : form.tables()) {
                auto* cells = qobject_cast<FormTableModel*>(one);
                for (int cell = 0; cell < cells->rowCount(); ++cell)
                    if (cells->data(cells->index(cell), FormTableModel::TypeRole).toInt() == 3)
                        QVERIFY(!cells->choose(
                            cell, cells->data(cells->index(cell), FormTableModel::ChoiceRole).toInt()));
            }
            QCOMPARE(writePack(shelf.current()->model().pack()), before);
        }
    }

    void theReaderJudgesWhatIsTyped()
    {
        Library library;
        PackShelf shelf;
        shelf.setLibrary(&library);
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        shelf.current()->addNew(QStringLiteral("hero"));
        PieceFormModel form;
        form.setLibrary(&library);
        form.setPack(shelf.current());
        const int range = rowNamed(form, QStringLiteral("range"));
        QCOMPARE(form.fault(range, QStringLiteral("31")),
                 QStringLiteral("Expected a whole number from 0 to 30, found 31"));
        QVERIFY(!form.set(range, QStringLiteral("31")));
        QVERIFY(form.set(range, QStringLiteral("8")));
        QCOMPARE(shelf.current()->undoText(), QStringLiteral("Change Range"));
        // What must follow, follows: a hero that becomes a Mage Spawn has points and a version.
        const int role = rowNamed(form, QStringLiteral("role"));
        QVERIFY(form.choose(role, 1));
        QVERIFY(rowNamed(form, QStringLiteral("version")) >= 0);
        QVERIFY(!table(form, QStringLiteral("levels")));
        shelf.current()->undo();
        QVERIFY(table(form, QStringLiteral("levels")));
    }

    void clicksComeAndGoWithTheirLevels()
    {
        Library library;
        PackShelf shelf;
        shelf.setLibrary(&library);
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        shelf.current()->addNew(QStringLiteral("hero"));
        PieceFormModel form;
        form.setLibrary(&library);
        form.setPack(shelf.current());
        FormTableModel* dial = table(form, QStringLiteral("dial.0"));
        const QAbstractItemModelTester tester(dial, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int rows = dial->rows();
        QVERIFY(dial->addRow(0));
        QCOMPARE(dial->rows(), rows + 1);
        const auto figure = std::get<Figure>(*shelf.current()->current());
        QCOMPARE(figure.levels.back().startClick, 1); // the click it started at moved down
        QVERIFY(dial->dropRow(0));
        QCOMPARE(dial->rows(), rows);
        // The last live click cannot go: DIAL-11.
        while (dial->rows() > 2)
            QVERIFY(dial->dropRow(0));
        QVERIFY(!dial->dropRow(0));
        QCOMPARE(dial->rows(), 2);
    }

    void savingRenewsPaletteAndScenarios()
    {
        Library library;
        KnownGames games(library);
        Workspace workspace;
        workspace.setGames(&games.registry);
        PackShelf shelf;
        shelf.setLibrary(&library);
        shelf.setProperty("workspace", QVariant::fromValue(&workspace));
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        workspace.newDocument();
        ScenarioPalette palette;
        palette.setLibrary(&library);
        const int before = palette.count();
        shelf.current()->addNew(QStringLiteral("chamber"));
        QCOMPARE(palette.count(), before);
        QVERIFY(shelf.save());
        QCOMPARE(palette.count(), before + 1);
        // The scenario was made with the pack as it was; now it names it as it is.
        const auto* document = qobject_cast<ScenarioViewModel*>(workspace.documentAt(0));
        const Scenario& scenario = document->model().scenario();
        QCOMPARE(scenario.packs.back().id, std::string("mine"));
        QCOMPARE(scenario.packs.back().hash, library.content().pack("mine")->hash);
        QVERIFY(document->model().packWarnings().empty());
    }

    void undoAndRedoShowWhatTheyChange()
    {
        Library library;
        PackShelf shelf;
        shelf.setLibrary(&library);
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        PackViewModel* pack = shelf.current();
        pack->addNew(QStringLiteral("chamber"));
        pack->addNew(QStringLiteral("hallway"));
        QCOMPARE(pack->piece(), QStringLiteral("mine/new-hallway"));
        pack->setPiece(QStringLiteral("mine/new-chamber"));
        pack->undo();
        QCOMPARE(pack->piece(), QStringLiteral("mine/new-chamber"));
        pack->redo();
        QCOMPARE(pack->piece(), QStringLiteral("mine/new-hallway"));
        pack->removePiece();
        QCOMPARE(pack->piece(), QString());
        pack->undo();
        QCOMPARE(pack->piece(), QStringLiteral("mine/new-hallway"));
    }

    void anUnknownReferenceKeepsAPackFromBeingSaved()
    {
        Library library;
        PackShelf shelf;
        shelf.setLibrary(&library);
        QVERIFY(shelf.createPack(QStringLiteral("mine")));
        Figure figure = std::get<Figure>(newPiece(shelf.current()->model().pack(), NewPiece::Hero, "Rider"));
        figure.passenger = ContentId("nobody/mule");
        shelf.current()->addCopyOf(figure);
        QVERIFY(!shelf.save());
        QVERIFY(!shelf.failure().isEmpty());
        QVERIFY(shelf.current()->isModified());
        QVERIFY(loadPack(userFolder() / "mine")->figures.empty());
    }

    void edgesAndCornersAreFoundUnderAPixel()
    {
        const FaceGeometry at({5, 5}, {640, 640});
        QCOMPARE(at.squareAt(at.toPixels({2.5, 3.5})), (LocalSquare{2, 3}));
        QCOMPARE(at.squareAt(at.toPixels({-0.1, 3.5})), std::nullopt);
        QCOMPARE(at.edgeAt(at.toPixels({2.5, 3.1})), (LocalEdge{{2, 3}, Side::North}));
        QCOMPARE(at.edgeAt(at.toPixels({-0.2, 3.5})), (LocalEdge{{0, 3}, Side::West}));
        QCOMPARE(at.edgeAt(at.toPixels({-0.6, 3.5})), std::nullopt);
        QCOMPARE(at.cornerAt(at.toPixels({1.9, 3.2})), (LocalSquare{2, 3}));
    }

private:
    static std::filesystem::path userFolder() { return qgetenv("DELVEWRIGHT_PACKS").toStdString(); }
};

DELVE_TEST(TestBuilderModels)
#include "tst_builder_models.moc"
