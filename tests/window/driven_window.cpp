// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/driven_window.h"

#include "tests/support/mageknight/packs.h"

#include <QDir>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest>

namespace delve::mageknight::test {

namespace {

constexpr int patience = 30000; ///< milliseconds; machines that run tests can be very busy

} // namespace

DrivenWindow::DrivenWindow()
{
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"})
        qputenv(folder, m_home.path().toLocal8Bit());
    QDir::setCurrent(m_home.path()); // where file dialogs begin
    m_program = std::make_unique<WindowProgram>();
}

bool DrivenWindow::start(const QString& file)
{
    if (!m_program->start(file))
        return false;
    QQuickWindow* window = m_program->window();
    window->resize(1500, 1250);
    m_hand = std::make_unique<delve::test::Hand>(*window);
    if (!QTest::qWaitForWindowExposed(window))
        return false;
    return waitFor([&] {
        if (!window->isActive())
            m_hand->focusWindow();
        return window->isActive();
    });
}

EditorCanvas* DrivenWindow::canvas() const
{
    return qobject_cast<EditorCanvas*>(m_hand->find(QStringLiteral("canvas")));
}

ScenarioViewModel* DrivenWindow::document() const
{
    EditorCanvas* shown = canvas();
    return shown ? shown->documentOrNull() : nullptr;
}

bool DrivenWindow::waitFor(const std::function<bool()>& isTrue)
{
    return QTest::qWaitFor(isTrue, patience);
}

QQuickItem* DrivenWindow::waitForItem(const QString& name, QQuickItem* within)
{
    QQuickItem* item = nullptr;
    waitFor([&] { return (item = m_hand->find(name, within)) != nullptr && item->width() > 0; });
    return item;
}

QQuickItem* DrivenWindow::waitForText(const QString& text)
{
    QQuickItem* item = nullptr;
    waitFor([&] { return (item = m_hand->findButton(text)) != nullptr; });
    return item;
}

QPointF DrivenWindow::mapPoint(QPointF squares) const
{
    return canvas()->mapToScene(canvas()->pixelOf(squares.x(), squares.y()));
}

void DrivenWindow::clickMap(QPointF squares)
{
    m_hand->click(mapPoint(squares));
}

bool DrivenWindow::takePiece(const Piece& piece)
{
    QQuickItem* search = waitForItem(QStringLiteral("paletteSearch"));
    if (!search)
        return false;
    m_hand->click(search);
    if (!waitFor([&] { return search->hasActiveFocus(); }))
        return false;
    m_hand->press(QStringLiteral("ctrl+a"));
    m_hand->type(pieceName(piece, shippedContent(), "en"));
    QQuickItem* list = waitForItem(QStringLiteral("palette"));
    const QString row = QStringLiteral("piece ") + piece.key();
    if (!waitFor([&] { return list->property("count").toInt() < 8 && m_hand->find(row, list) != nullptr; }))
        return false;
    m_hand->click(m_hand->find(row, list));
    return waitFor([&] { return canvas()->carriedPiece() == piece.key() && canvas()->hasActiveFocus(); });
}

bool DrivenWindow::openPanel(const QString& name, const QString& list)
{
    QQuickItem* tab = waitForItem(name + QStringLiteral("Tab"));
    if (!tab)
        return false;
    m_hand->click(tab);
    return waitForItem(list) != nullptr;
}

bool DrivenWindow::choose(QQuickItem* box, int index)
{
    if (!box || index < 0)
        return false;
    const QPointer<QObject> popup = box->property("popup").value<QObject*>();
    const auto isOpen = [&] { return popup && popup->property("opened").toBool(); };
    m_hand->click(box);
    if (!waitFor(isOpen))
        return false;
    m_hand->press(QStringLiteral("Home"));
    m_hand->press(QStringLiteral("Down"), index);
    if (!waitFor([&] { return box->property("highlightedIndex").toInt() == index; }))
        return false;
    m_hand->press(QStringLiteral("Return"));
    // As long as it is fading out it takes the next click.
    return waitFor([&] { return !popup || !popup->property("visible").toBool(); });
}

bool DrivenWindow::pick(const Piece& piece)
{
    const auto search = [&] { return m_hand->find(QStringLiteral("pickerSearch")); };
    if (!waitFor([&] { return search() && search()->hasActiveFocus(); }))
        return false;
    const QString name = pieceName(piece, shippedContent(), "en");
    m_hand->type(name);
    QQuickItem* offers = waitForItem(QStringLiteral("offers"));
    const QString wanted = QStringLiteral("offer ") + QString::fromStdString(piece.content.text());
    const auto current = [&]() -> QString {
        const auto* row = offers->property("currentItem").value<QQuickItem*>();
        return row && search()->property("text").toString() == name ? row->objectName() : QString();
    };
    if (!offers || !waitFor([&] { return !current().isEmpty(); }))
        return false;
    // Others may begin with the same words.
    for (int steps = 0; current() != wanted && steps < offers->property("count").toInt(); ++steps) {
        const QString before = current();
        m_hand->press(QStringLiteral("Down"));
        waitFor([&] { return current() != before; });
    }
    if (current() != wanted)
        return false;
    m_hand->press(QStringLiteral("Return"));
    return waitFor([&] { return !search(); });
}

bool DrivenWindow::reveal(const std::function<QQuickItem*()>& item, const QString& list)
{
    QQuickItem* view = waitForItem(list);
    if (!view)
        return false;
    const QRectF shown = view->mapRectToScene(QRectF(0, 0, view->width(), view->height()));
    for (int notches = 0; notches < 200; ++notches) {
        waitFor([&] { return !view->property("moving").toBool(); });
        m_hand->waitForLayout();
        QQuickItem* wanted = item();
        if (wanted && shown.adjusted(0, 20, 0, -20).contains(m_hand->centreOf(wanted)))
            return true;
        const bool isBelow = !wanted || m_hand->centreOf(wanted).y() > shown.center().y();
        m_hand->wheel(shown.center(), isBelow ? 1 : -1);
    }
    return false;
}

bool DrivenWindow::command(const QString& words)
{
    m_hand->press(QStringLiteral("ctrl+k"));
    QQuickItem* field = waitForItem(QStringLiteral("commandField"));
    if (!field || !waitFor([&] { return field->hasActiveFocus(); }))
        return false;
    m_hand->type(words);
    QQuickItem* list = waitForItem(QStringLiteral("commandList"));
    // What fits best comes first; pieces and rules that sound alike may follow.
    constexpr int few = 8;
    const auto isFound = [&] {
        const int count = list->property("count").toInt();
        return field->property("text").toString() == words && count > 0 && count <= few;
    };
    if (!list || !waitFor(isFound))
        return false;
    m_hand->press(QStringLiteral("Return"));
    return waitFor([&] { return m_hand->find(QStringLiteral("commandField")) == nullptr; });
}

QString DrivenWindow::keepPicture(const QString& name) const
{
    const QString path = QDir::temp().filePath(QStringLiteral("delvewright-window-%1.png").arg(name));
    return m_program->window()->grabWindow().save(path) ? path : QStringLiteral("no picture");
}

bool DrivenWindow::saveUnder(const QString& name)
{
    QQuickItem* field = waitForItem(QStringLiteral("fileNameTextField"));
    if (!field)
        return false;
    hand().click(field);
    hand().press(QStringLiteral("ctrl+a"));
    hand().type(name);
    if (!waitFor([&] { return field->property("text").toString() == name; }))
        return false;
    hand().press(QStringLiteral("Tab")); // the name counts when the field is left
    hand().click(waitForText(QStringLiteral("Save")));
    return true;
}

bool DrivenWindow::openFromDialog(const QString& name)
{
    QQuickItem* list = waitForItem(QStringLiteral("fileDialogListView"));
    QQuickItem* row = nullptr;
    const auto find = [&] {
        for (int i = 0; i < list->property("count").toInt(); ++i) {
            row = hand().find(QStringLiteral("fileDialogDelegate%1").arg(i), list);
            if (row && row->property("fileName").toString() == name)
                return true;
        }
        return false;
    };
    if (!list || !waitFor(find))
        return false;
    hand().click(row);
    hand().click(waitForText(QStringLiteral("Open")));
    return true;
}

} // namespace delve::mageknight::test
