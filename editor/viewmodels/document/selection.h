// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve {

/// What of a document is selected. Selecting is no edit: it marks nothing as modified.
class Selection : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// "Cistern", or "4 things".
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    using QObject::QObject;

    virtual int count() const = 0;
    virtual QString text() const = 0;
    /// Selects these things alone, by their ids in the document.
    Q_INVOKABLE virtual void setIds(const QStringList& ids) = 0;
    Q_INVOKABLE void clear() { setIds({}); }

signals:
    void changed();
};

} // namespace delve
