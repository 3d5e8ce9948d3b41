// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/document/document_view_model.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"
#include "tests/window/driven_window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QUndoStack>
#include <QtTest>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Whatever stands before the window and has the keys, a dialog, a menu, a list: no command acts on the
/// dungeon behind it, and Escape takes it away. They are found in the window, so that a new one is tried,
/// too.
class TestBehindQuestions : public QObject
{
    Q_OBJECT

    static bool isAsking(const QObject* object)
    {
        if (object->inherits("QQuickToolTip"))
            return false;
        return object->inherits("QQuickAbstractDialog") || object->inherits("QQuickMenu") ||
               (object->inherits("QQuickPopup") &&
                (object->property("modal").toBool() || object->property("focus").toBool()));
    }

    /// Everything of the kind that is in the window and could be shown.
    static QList<QObject*> questionsOf(const QQuickWindow& window)
    {
        QList<QObject*> found;
        for (QObject* object : window.findChildren<QObject*>())
            if (isAsking(object))
                found << object;
        return found;
    }

    static bool isShown(const QObject* question) { return question->property("visible").toBool(); }

    static QString nameOf(const QObject* question)
    {
        const QString type =
            QString::fromLatin1(question->metaObject()->className()).section(u"_QML"_qs, 0, 0);
        return QStringLiteral("%1 %2 “%3”")
            .arg(type, question->objectName(), question->property("title").toString());
    }

    /// Closes it as Escape does; false if that does not help. Keys are heard once it has them.
    static bool closeByEscape(DrivenWindow& driven, const QObject* question)
    {
        driven.hand().press(QStringLiteral("Escape"));
        return QTest::qWaitFor([&] { return !isShown(question); }, 3000);
    }

private slots:
    void nothingActsBehindThem_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("canvasName");
        QTest::newRow("dungeon") << "standard.scenario.json"
                                 << "canvas";
        QTest::newRow("cards") << "dungeoneer/closing-time.scenario.json"
                               << "cardCanvas";
    }
    void nothingActsBehindThem()
    {
        QFETCH(QString, sample);
        QFETCH(QString, canvasName);
        DrivenWindow driven;
        const QString file = driven.homeFile(QStringLiteral("mine.scenario.json"));
        QVERIFY(QFile::copy(
            QString::fromStdString((sourceFolder() / "resources/scenarios").string()) + u'/' + sample, file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(driven.start(file));
        QQuickItem* canvas = driven.waitForItem(canvasName);
        const auto document = [&] { return canvas->property("document").value<DocumentViewModel*>(); };
        QVERIFY(canvas &&
                DrivenWindow::waitFor([&] { return document() != nullptr && canvas->hasActiveFocus(); }));
        // Something is selected, and there is something to be done again.
        driven.hand().press({QStringLiteral("ctrl+a"), QStringLiteral("Delete")});
        QVERIFY(DrivenWindow::waitFor([&] { return document()->isModified(); }));
        driven.hand().press({QStringLiteral("ctrl+z"), QStringLiteral("ctrl+a")});
        QUndoStack& history = document()->undoStack();
        QVERIFY(DrivenWindow::waitFor([&] { return history.canRedo(); }));
        const int moment = history.index(), edits = history.count();

        QStringList faults;
        const QList<QObject*> questions = questionsOf(driven.window());
        for (QObject* question : questions) {
            if (!QMetaObject::invokeMethod(question, "open") ||
                !QTest::qWaitFor([&] { return isShown(question); }, 3000)) {
                continue; // has nothing to show here: its list is empty, or what it is about is not there
            }
            driven.hand().waitForLayout();
            const int shown = int(std::ranges::count_if(questions, isShown));
            driven.hand().press({QStringLiteral("ctrl+a"), QStringLiteral("ctrl+d"), QStringLiteral("ctrl+x"),
                                 QStringLiteral("ctrl+v"), QStringLiteral("ctrl+z"),
                                 QStringLiteral("ctrl+shift+z"), QStringLiteral("ctrl+y"),
                                 QStringLiteral("Delete"), QStringLiteral("ctrl+n"), QStringLiteral("ctrl+s"),
                                 QStringLiteral("ctrl+q"), QStringLiteral("ctrl+p")});
            QTest::qWait(50); // keys come through the server, one after the other
            if (history.index() != moment || history.count() != edits)
                faults << nameOf(question) + QStringLiteral(": what is edited was changed");
            if (int(std::ranges::count_if(questions, isShown)) > shown)
                faults << nameOf(question) + QStringLiteral(": another one was opened");
            while (history.index() > moment)
                history.undo();
            while (history.index() < moment)
                history.redo();
            if (isShown(question) && !closeByEscape(driven, question)) {
                faults << nameOf(question) + QStringLiteral(": Escape does not close it");
                QMetaObject::invokeMethod(question, "close");
            }
            for (QObject* other : questions)
                if (isShown(other))
                    QMetaObject::invokeMethod(other, "close");
            QVERIFY(QTest::qWaitFor([&] { return std::ranges::none_of(questions, isShown); }, 3000));
            QVERIFY2(driven.window().isVisible(), qPrintable(nameOf(question)));
        }
        QCOMPARE(faults, QStringList());
        QVERIFY2(questions.size() > 40, qPrintable(QString::number(questions.size())));

        // The keys are those of the canvas again.
        canvas->forceActiveFocus();
        driven.hand().press(QStringLiteral("ctrl+shift+z"));
        QVERIFY(DrivenWindow::waitFor([&] { return history.index() > moment; }));
    }
};

DELVE_TEST(TestBehindQuestions)
#include "tst_behind_questions.moc"
