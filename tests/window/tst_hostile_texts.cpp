// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/document/user_packs.h"
#include "engine/mageknight/content/new_pieces.h"
#include "engine/mageknight/content/pack_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"
#include "tests/window/driven_window.h"

#include <QDir>
#include <QQuickItem>
#include <QQuickWindow>
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

    QTcpServer m_server;

private slots:
    void initTestCase() { QVERIFY(m_server.listen(QHostAddress::LocalHost)); }
    void cleanup()
    {
        QVERIFY(!m_server.hasPendingConnections());
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
};

DELVE_TEST(TestHostileTexts)
#include "tst_hostile_texts.moc"
