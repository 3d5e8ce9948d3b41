// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <qqmlregistration.h>

namespace delve {

/// Lets the window speak the language that the user chose, at once.
class LanguageSwitch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// A short name ("it"), or empty for the language of the system.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)

public:
    explicit LanguageSwitch(QObject* parent = nullptr) : QObject(parent) {}

    QString language() const { return m_language; }
    void setLanguage(const QString& language);

signals:
    void languageChanged();

private:
    QString m_language;
};

} // namespace delve
