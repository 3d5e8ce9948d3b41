// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQuickItem>

/// Finds items by their object names. As TestCase.findChild(), which does it in JavaScript: it walks
/// thousands of items for every question, and in a binding depends on every one of them.
class ItemFinder : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The first item of this name below another one, or else the first object that it owns.
    Q_INVOKABLE QObject* find(QObject* parent, const QString& name) const
    {
        if (auto* item = qobject_cast<QQuickItem*>(parent))
            if (QQuickItem* found = findItem(*item, name))
                return found;
        return parent ? parent->findChild<QObject*>(name) : nullptr;
    }

private:
    static QQuickItem* findItem(const QQuickItem& parent, const QString& name)
    {
        for (QQuickItem* child : parent.childItems()) {
            if (child->objectName() == name)
                return child;
            if (QQuickItem* found = findItem(*child, name))
                return found;
        }
        return nullptr;
    }
};
