// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/save_file.h"
#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/document/user_packs.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/mageknight/content/new_pieces.h"
#include "engine/mageknight/content/pack_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"
#include "tests/window/driven_window.h"

#include <QDir>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTcpServer>
#include <QtTest>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Names in files that pretend to be markup, and ask for a picture from the network.
class TestHostileTexts : public QObject
{
    Q_OBJECT

    /// A short one, for what has little room in files.
    std::string hostile(const std::string& where) const
    {
        return "<b>" + where + "</b><img src=\"http://127.0.0.1:" + std::to_string(m_server.serverPort()) +
               "/" + where + "\">";
    }

    Scenario hostileScenario() const
    {
        Scenario scenario = sample("two-levels");
        scenario.title = hostile("title");
        scenario.author = hostile("author");
        scenario.notes = hostile("notes");
        for (std::size_t i = 0; i < scenario.levels.size(); ++i)
            scenario.levels[i].name = hostile("level" + std::to_string(i));
        for (std::size_t i = 0; i < scenario.players.size(); ++i)
            scenario.players[i].name = hostile("player" + std::to_string(i));
        return scenario;
    }

    /// The texts of all windows that hold markup and would not show it as it is written.
    static QStringList takenAsMarkup(const QQuickItem* within)
    {
        QStringList found;
        if (within->inherits("QQuickText")) {
            const QString text = within->property("text").toString();
            if (text.contains(QStringLiteral("<img")) &&
                within->property("textFormat").toInt() != Qt::PlainText)
                found << text;
        }
        for (const QQuickItem* child : within->childItems())
            found += takenAsMarkup(child);
        return found;
    }

    static int harmlessIn(const QQuickItem* within)
    {
        int count = within->inherits("QQuickText") &&
                    within->property("text").toString().contains(QStringLiteral("<img"));
        for (const QQuickItem* child : within->childItems())
            count += harmlessIn(child);
        return count;
    }

    /// What comes with the program, with every English name in it replaced by a hostile one: tiles, figures,
    /// pieces, whatever is named.
    bool makeHostileData(const QString& folder, const QString& packName = QStringLiteral("starter")) const
    {
        const QDir shipped(QString::fromLocal8Bit(qgetenv("DELVEWRIGHT_DATA")));
        const QString place = QStringLiteral("/packs/") + packName;
        QDir().mkpath(folder + place);
        for (const QString& entry : shipped.entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
            if (entry != u"packs")
                QFile::link(shipped.filePath(entry), folder + u'/' + entry);
        static const QRegularExpression name(QStringLiteral("(\"name\": *\\{ *\"en\": *\")[^\"]*"));
        const QString hostileName =
            QString::fromStdString(hostile("n")).replace(u'"', QStringLiteral("\\\""));
        int replaced = 0;
        const QDir pack(shipped.path() + place);
        for (const QString& part : pack.entryList(QDir::Files)) {
            QFile from(pack.filePath(part)), to(folder + place + u'/' + part);
            if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
                return false;
            QString text = QString::fromUtf8(from.readAll());
            replaced += int(text.count(name));
            to.write(text.replace(name, QStringLiteral("\\1") + hostileName).toUtf8());
        }
        return replaced > 50;
    }

    /// What is seen holds markup, and shows it as it is written.
    void verifyHarmless(const DrivenWindow& driven, const char* where) const
    {
        const QQuickItem* all = driven.window().contentItem();
        QVERIFY2(DrivenWindow::waitFor([&] { return harmlessIn(all) > 0; }), where);
        QTest::qWait(100); // for a request that somebody made nonetheless
        const QStringList taken = takenAsMarkup(all);
        QVERIFY2(taken.isEmpty(),
                 qPrintable(QString::fromLatin1(where) + QStringLiteral(": ") + taken.join(u' ')));
        QVERIFY2(!m_server.hasPendingConnections(), where);
    }

    QTcpServer m_server;
    QByteArray m_data;

private slots:
    void initTestCase()
    {
        QVERIFY(m_server.listen(QHostAddress::LocalHost));
        m_data = qgetenv("DELVEWRIGHT_DATA");
    }
    void cleanup()
    {
        QVERIFY(!m_server.hasPendingConnections());
        qputenv("DELVEWRIGHT_DATA", m_data);
        qputenv("DELVEWRIGHT_PACKS", "/nonexistent");
    }

    void noPanelShowsMarkupOrAsksTheNetwork()
    {
        DrivenWindow driven;
        const QString file = driven.homeFile(QStringLiteral("hostile.scenario.json"));
        QVERIFY(ScenarioDocument(shippedContent(), hostileScenario()).saveAs(file));
        QVERIFY(driven.start(file));
        const QQuickItem* all = driven.window().contentItem();
        QVERIFY(DrivenWindow::waitFor([&] { return harmlessIn(all) > 0; }));
        for (int panel = 0; panel < 12; ++panel) { // each panel comes to the front
            driven.hand().press(QStringLiteral("F6"));
            driven.hand().waitForLayout();
            QCOMPARE(takenAsMarkup(all), QStringList());
        }
        QTest::qWait(200); // for a request that somebody made nonetheless
    }

    void whatACrashLeftIsNamedAsItIsWritten()
    {
        DrivenWindow driven;
        QDir().mkpath(RecoveryFolder::defaultFolder());
        QVERIFY(leaveRecovery(RecoveryFolder::defaultFolder() + QStringLiteral("/gone.1.recovery"), {},
                              hostileScenario()));
        QVERIFY(driven.start());
        QVERIFY(driven.waitForItem(QStringLiteral("recoverButton")));
        driven.hand().waitForLayout();
        const QQuickItem* all = driven.window().contentItem();
        QVERIFY(harmlessIn(all) > 0);
        QCOMPARE(takenAsMarkup(all), QStringList());
    }

    void packsAreNamedAsTheyAreWritten()
    {
        DrivenWindow driven;
        const QString packs = driven.homeFile(QStringLiteral("packs"));
        qputenv("DELVEWRIGHT_PACKS", packs.toLocal8Bit());
        auto pack = createPack("mine", "Somebody", shippedContent(), packs.toStdString());
        QVERIFY(pack);
        pack->name.byLanguage["en"] = hostile("pack");
        apply(*pack, addPiece(*pack, newPiece(*pack, NewPiece::Chamber, hostile("room"))));
        QVERIFY(savePack(*pack, packs.toStdString() + "/mine"));
        QVERIFY(driven.start());
        driven.hand().press(QStringLiteral("ctrl+b"));
        driven.hand().waitForLayout();
        const QQuickItem* all = driven.window().contentItem();
        QVERIFY(DrivenWindow::waitFor([&] { return harmlessIn(all) > 0; }));
        QCOMPARE(takenAsMarkup(all), QStringList());
    }

    void dialogsAndReportsNamePiecesAsTheyAreWritten()
    {
        DrivenWindow driven;
        const QString data = driven.homeFile(QStringLiteral("data"));
        QVERIFY(makeHostileData(data));
        const QString file = driven.homeFile(QStringLiteral("hostile.scenario.json"));
        QVERIFY(ScenarioDocument(shippedContent(), hostileScenario()).saveAs(file));
        qputenv("DELVEWRIGHT_DATA", data.toLocal8Bit());
        QVERIFY(driven.start(file));
        QVERIFY(DrivenWindow::waitFor([&] { return driven.document() != nullptr; }));
        for (const char* dialog : {"My Collection", "File Print", "File Export"}) {
            QVERIFY2(driven.command(QString::fromLatin1(dialog)), dialog);
            driven.hand().waitForLayout();
            verifyHarmless(driven, dialog);
            driven.hand().press(QStringLiteral("Escape"));
            QVERIFY(DrivenWindow::waitFor([&] { return driven.canvas()->hasActiveFocus(); }));
        }
        QVERIFY(driven.command(QStringLiteral("Let the Program Play It")));
        QVERIFY(driven.waitForItem(QStringLiteral("reportFacts")));
        verifyHarmless(driven, "playtest");
        QVERIFY(driven.command(QStringLiteral("Heat Map of Visits")));
        verifyHarmless(driven, "heat map");
        // What is said about whatever the mouse rests on.
        const QQuickItem* canvas = driven.canvas();
        driven.hand().move(driven.hand().centreOf(canvas));
        verifyHarmless(driven, "tooltips");
    }

    void gamesTellNamesAsTheyAreWritten()
    {
        DrivenWindow driven;
        const QString data = driven.homeFile(QStringLiteral("data"));
        QVERIFY(makeHostileData(data));
        const QString scenario = driven.homeFile(QStringLiteral("hostile.scenario.json"));
        Scenario hostileOne = sample("standard");
        hostileOne.title = hostile("title");
        for (std::size_t i = 0; i < hostileOne.players.size(); ++i)
            hostileOne.players[i].name = hostile("p" + std::to_string(i));
        QVERIFY(ScenarioDocument(shippedContent(), hostileOne).saveAs(scenario));
        qputenv("DELVEWRIGHT_DATA", data.toLocal8Bit());
        const QString game = driven.homeFile(QStringLiteral("hostile.save.json"));
        const ProgramRun played = runDelve({"play", scenario, "--seat", "1=steady", "--seat", "2=steady",
                                            "--seed", "3", "--rounds", "4", "--save", game});
        QVERIFY2(played.exitCode == 0, played.err);
        QVERIFY(driven.start(game));
        QVERIFY(driven.waitForItem(QStringLiteral("board")));
        verifyHarmless(driven, "log");
        for (int back = 0; back < 6; ++back) { // to moments with figures to act, and odds to be told
            driven.hand().press(QStringLiteral("ctrl+z"));
            driven.hand().waitForLayout();
            for (int part = 0; part < 3; ++part) {
                driven.hand().press({QStringLiteral("F6"), QStringLiteral("Down")});
                driven.hand().waitForLayout();
                verifyHarmless(driven, "play page");
            }
        }
    }

    void cardsAreNamedAsTheyAreWritten()
    {
        DrivenWindow driven;
        const QString data = driven.homeFile(QStringLiteral("data"));
        QVERIFY(makeHostileData(data, QStringLiteral("overdraft")));
        auto map = dungeoneer::loadScenario(sourceFolder() /
                                            "resources/scenarios/dungeoneer/closing-time.scenario.json");
        QVERIFY(map);
        map->title = hostile("title");
        map->author = hostile("author");
        map->notes = hostile("notes");
        for (std::size_t i = 0; i < map->players.size(); ++i)
            map->players[i].name = hostile("player" + std::to_string(i));
        const QString file = driven.homeFile(QStringLiteral("hostile.scenario.json"));
        QVERIFY(saveFile(file, QByteArray::fromStdString(dungeoneer::writeScenario(*map))));
        qputenv("DELVEWRIGHT_DATA", data.toLocal8Bit());
        QVERIFY(driven.start(file));
        QQuickItem* canvas = driven.waitForItem(QStringLiteral("cardCanvas"));
        QVERIFY(canvas && DrivenWindow::waitFor([&] { return canvas->hasActiveFocus(); }));
        verifyHarmless(driven, "map");
        for (int panel = 0; panel < 12; ++panel) { // each panel comes to the front
            driven.hand().press(QStringLiteral("F6"));
            driven.hand().waitForLayout();
            verifyHarmless(driven, "panel");
        }
        canvas->forceActiveFocus();
        QVERIFY(driven.command(QStringLiteral("File Print")));
        driven.hand().waitForLayout();
        verifyHarmless(driven, "print");
        driven.hand().press(QStringLiteral("Escape"));
        QVERIFY(DrivenWindow::waitFor([&] { return canvas->hasActiveFocus(); }));
        // A card that is selected, and what is said about it under the mouse.
        canvas->forceActiveFocus();
        driven.hand().press(QStringLiteral("ctrl+a"));
        driven.hand().move(driven.hand().centreOf(canvas));
        verifyHarmless(driven, "selection");
        driven.hand().click(driven.hand().centreOf(canvas));
        verifyHarmless(driven, "one card");
    }

    void whatCannotBeOpenedIsNamedAsItIsWritten()
    {
        for (const char* ending : {".scenario.json", ".save.json", ".bundle.json"}) {
            DrivenWindow driven;
            const QString file =
                driven.homeFile(QStringLiteral("<b>x<img src=y>") + QString::fromLatin1(ending));
            QFile broken(file);
            QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"format\": \"<img src=z>\"}") > 0);
            broken.close();
            QVERIFY(driven.start(file));
            verifyHarmless(driven, ending);
        }
    }
};

DELVE_TEST(TestHostileTexts)
#include "tst_hostile_texts.moc"
