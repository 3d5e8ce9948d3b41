// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/run_program.h"

#include <QDir>
#include <QObject>
#include <QProcess>
#include <QQuickItem>
#include <QVariantList>

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

    /// All items of this name below another one.
    Q_INVOKABLE QVariantList all(QObject* parent, const QString& name) const
    {
        QVariantList found;
        if (auto* item = qobject_cast<QQuickItem*>(parent))
            collect(*item, name, found);
        return found;
    }

    /// How build/bin/delve ends with these arguments.
    Q_INVOKABLE int exitCodeOfDelve(const QStringList& arguments) const
    {
        return delve::test::runDelve(arguments).exitCode;
    }

    /// The words of a PDF file, as another program reads them.
    Q_INVOKABLE QString textOfPdf(const QString& file) const
    {
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), file, QStringLiteral("-")});
        reader.waitForFinished();
        return QString::fromUtf8(reader.readAllStandardOutput());
    }

    /// The files like this in the folder that file dialogs begin in.
    Q_INVOKABLE QStringList filesLike(const QString& pattern) const
    {
        return QDir::current().entryList({pattern}, QDir::Files, QDir::Name);
    }

private:
    static void collect(const QQuickItem& parent, const QString& name, QVariantList& found)
    {
        for (QQuickItem* child : parent.childItems()) {
            if (child->objectName() == name)
                found << QVariant::fromValue(child);
            collect(*child, name, found);
        }
    }

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
