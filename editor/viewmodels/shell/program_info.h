// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve {

/// What the program says about itself: where its log lies, what it is made of and under which licences.
class ProgramInfo : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT)
    Q_PROPERTY(QString logFile READ logFile CONSTANT)
    Q_PROPERTY(QUrl logFolder READ logFolder CONSTANT)
    /// Objects with name and text: our own licence first, then those of what we use.
    Q_PROPERTY(QVariantList licences READ licences CONSTANT)

public:
    explicit ProgramInfo(QObject* parent = nullptr) : QObject(parent) {}

    QString qtVersion() const { return QString::fromLatin1(qVersion()); }
    QString logFile() const;
    QUrl logFolder() const;
    QVariantList licences() const;
};

} // namespace delve
