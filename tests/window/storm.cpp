// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/storm.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QWheelEvent>
#include <QtTest>

#include <array>

namespace delve::test {

namespace {

template <typename List> const auto& oneOf(const List& list, Random& random)
{
    return list[random.below(std::uint32_t(std::size(list)))];
}

QString inWords(const char* what, QPoint at)
{
    return QStringLiteral("%1 at %2, %3").arg(QLatin1String(what)).arg(at.x()).arg(at.y());
}

} // namespace

QString Storm::next()
{
    QString done;
    switch (m_random.below(20)) {
    case 0: done = typeText(); break;
    case 1:
    case 2: done = drag(); break;
    case 3:
    case 4: done = turnWheel(); break;
    case 5: done = m_random.below(20) == 0 ? resize() : click(); break;
    case 6:
    case 7:
    case 8:
    case 9:
    case 10:
    case 11: done = click(); break;
    default: done = pressKey(); break;
    }
    QCoreApplication::processEvents();
    return done;
}

Qt::KeyboardModifiers Storm::anyModifiers()
{
    static const std::array<Qt::KeyboardModifiers, 8> some{
        Qt::NoModifier,    Qt::NoModifier,      Qt::NoModifier,      Qt::NoModifier,
        Qt::ShiftModifier, Qt::ControlModifier, Qt::ControlModifier, Qt::ControlModifier | Qt::ShiftModifier};
    return oneOf(some, m_random);
}

QString Storm::pressKey()
{
    static const std::array named{
        Qt::Key_Escape, Qt::Key_Escape,   Qt::Key_Return, Qt::Key_Tab,  Qt::Key_Backtab,  Qt::Key_Space,
        Qt::Key_Delete, Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Up,   Qt::Key_Down,     Qt::Key_Home,
        Qt::Key_End,    Qt::Key_PageUp,   Qt::Key_Plus,   Qt::Key_Menu, Qt::Key_PageDown, Qt::Key_Minus,
        Qt::Key_F1,     Qt::Key_F2,       Qt::Key_F3,     Qt::Key_F5,   Qt::Key_F6,       Qt::Key_F9,
        Qt::Key_F11,    Qt::Key_Backspace};
    const Qt::Key key = m_random.below(2) == 0
                            ? oneOf(named, m_random)
                            : Qt::Key(Qt::Key_0 + m_random.below(Qt::Key_Z - Qt::Key_0 + 1));
    const Qt::KeyboardModifiers modifiers = anyModifiers();
    QTest::keyClick(&m_window, key, modifiers);
    return QStringLiteral("key ") + QKeySequence(key | modifiers).toString();
}

QString Storm::typeText()
{
    static const std::array texts{"a", "12", "-5", "0.5", "hall", "<b>", "\"", "99999999999", "%1", "nan"};
    const char* text = oneOf(texts, m_random);
    for (const char letter : std::string_view(text))
        QTest::keyClick(&m_window, letter);
    return QStringLiteral("text ") + QLatin1String(text);
}

QQuickItem* Storm::anyItem(QQuickItem* within)
{
    QQuickItem* item = within;
    for (int depth = 0; depth < 40; ++depth) {
        QList<QQuickItem*> seen;
        for (QQuickItem* child : item->childItems())
            if (child->isVisible())
                seen << child;
        if (seen.isEmpty() || (depth > 4 && m_random.below(8) == 0))
            break;
        item = oneOf(seen, m_random);
    }
    return item;
}

QPoint Storm::anyPoint()
{
    const QPoint anywhere(int(m_random.below(std::uint32_t(std::max(1, m_window.width())))),
                          int(m_random.below(std::uint32_t(std::max(1, m_window.height())))));
    if (m_random.below(2) == 0)
        return anywhere;
    const QQuickItem* item = anyItem(m_window.contentItem());
    const QPoint centre = item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
    return QRect(QPoint(0, 0), m_window.size()).contains(centre) ? centre : anywhere;
}

QString Storm::click()
{
    static const std::array buttons{Qt::LeftButton, Qt::LeftButton,  Qt::LeftButton,
                                    Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};
    const QPoint at = anyPoint();
    const Qt::MouseButton button = oneOf(buttons, m_random);
    QTest::mouseMove(&m_window, at);
    if (m_random.below(10) == 0) {
        QTest::mouseDClick(&m_window, button, Qt::NoModifier, at);
        return inWords("double click", at);
    }
    QTest::mouseClick(&m_window, button, anyModifiers(), at);
    return inWords("click", at);
}

QString Storm::drag()
{
    const QPoint from = anyPoint();
    const QPoint to = anyPoint();
    const Qt::KeyboardModifiers modifiers = anyModifiers();
    QTest::mouseMove(&m_window, from);
    QTest::mousePress(&m_window, Qt::LeftButton, modifiers, from);
    constexpr int steps = 4;
    for (int step = 1; step <= steps; ++step)
        QTest::mouseMove(&m_window, from + (to - from) * step / steps);
    if (m_random.below(8) == 0)
        QTest::keyClick(&m_window, Qt::Key_Escape); // given up half way
    QTest::mouseRelease(&m_window, Qt::LeftButton, modifiers, to);
    return inWords("drag", from) + inWords(" to", to);
}

QString Storm::turnWheel()
{
    static const std::array turns{-120, -120, 120, 120, -1200, 1200, 7, -30000};
    const QPoint at = anyPoint();
    const QPoint angle(m_random.below(6) == 0 ? oneOf(turns, m_random) : 0, oneOf(turns, m_random));
    QWheelEvent event(at, m_window.mapToGlobal(at), {}, angle, Qt::NoButton, anyModifiers(),
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&m_window, &event);
    return inWords("wheel", at);
}

QString Storm::resize()
{
    const QSize size(480 + int(m_random.below(1100)), 360 + int(m_random.below(880)));
    m_window.resize(size);
    return QStringLiteral("window of %1 x %2").arg(size.width()).arg(size.height());
}

} // namespace delve::test
