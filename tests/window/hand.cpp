// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/hand.h"

#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtQuickTest>
#include <QtTest>

namespace delve::test {

namespace {

template <typename Test> QQuickItem* findIn(QQuickItem* item, const Test& isIt)
{
    if (!item->isVisible())
        return nullptr;
    if (isIt(*item))
        return item;
    const QList<QQuickItem*> children = item->childItems();
    for (auto child = children.rbegin(); child != children.rend(); ++child) // what lies on top first
        if (QQuickItem* found = findIn(*child, isIt))
            return found;
    return nullptr;
}

QStringList moveTo(QPoint point)
{
    return {QStringLiteral("mousemove"), QString::number(point.x()), QString::number(point.y())};
}

} // namespace

void Hand::run(const QStringList& arguments) const
{
    QProcess tool;
    tool.start(QStringLiteral("xdotool"), arguments);
    if (!tool.waitForFinished(60000) || tool.exitCode() != 0)
        qFatal("xdotool %s: %s", qPrintable(arguments.join(u' ')), tool.readAllStandardError().constData());
    QCoreApplication::processEvents();
}

void Hand::focusWindow() const
{
    run({QStringLiteral("windowfocus"), QString::number(m_window.winId())});
}

void Hand::press(const QStringList& keys) const
{
    if (!keys.isEmpty())
        run(QStringList{QStringLiteral("key"), QStringLiteral("--delay"), QStringLiteral("2")} + keys);
}

void Hand::type(const QString& text) const
{
    run({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("2"), text});
}

void Hand::move(QPointF point) const
{
    run(moveTo(m_window.mapToGlobal(point).toPoint()));
}

void Hand::click(QPointF point) const
{
    const QPoint at = m_window.mapToGlobal(point).toPoint();
    run(moveTo(at - QPoint(2, 0)) + moveTo(at) + QStringList{QStringLiteral("click"), QStringLiteral("1")});
}

void Hand::click(const QQuickItem* item) const
{
    waitForLayout();
    click(centreOf(item));
}

void Hand::waitForLayout() const
{
    QQuickTest::qWaitForPolish(&m_window, 10000);
}

void Hand::wheel(QPointF point, int notches) const
{
    run(moveTo(m_window.mapToGlobal(point).toPoint()) +
        QStringList{QStringLiteral("click"), QStringLiteral("--repeat"), QString::number(std::abs(notches)),
                    notches > 0 ? QStringLiteral("5") : QStringLiteral("4")});
}

void Hand::drag(QPointF from, QPointF to) const
{
    constexpr int steps = 8;
    run(moveTo(m_window.mapToGlobal(from).toPoint()) +
        QStringList{QStringLiteral("mousedown"), QStringLiteral("1")});
    for (int step = 1; step <= steps; ++step)
        move(from + (to - from) * step / steps);
    run({QStringLiteral("mouseup"), QStringLiteral("1")});
}

QQuickItem* Hand::find(const QString& name, QQuickItem* within) const
{
    return findIn(within ? within : m_window.contentItem(),
                  [&](const QQuickItem& item) { return item.objectName() == name; });
}

QQuickItem* Hand::findButton(const QString& text) const
{
    return findIn(m_window.contentItem(), [&](const QQuickItem& item) {
        return item.inherits("QQuickAbstractButton") && item.isEnabled() &&
               item.property("text").toString().remove(u'&') == text;
    });
}

QPointF Hand::centreOf(const QQuickItem* item) const
{
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
}

} // namespace delve::test
