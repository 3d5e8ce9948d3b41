// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/shell/app_settings.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <qqmlregistration.h>

namespace delve {

/// The keys of all commands: what they are by themselves and what the user made of them. Two commands never
/// have the same keys.
class Shortcuts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Counts changes, so that bindings that ask keysOf() are asked again.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    explicit Shortcuts(QObject* parent = nullptr) : QObject(parent) {}

    int revision() const { return m_revision; }

    /// Makes a command known with its usual keys, in the portable notation: "Ctrl+Shift+S".
    Q_INVOKABLE void declare(const QString& command, const QString& usualKeys);
    Q_INVOKABLE QString keysOf(const QString& command) const { return m_keys.value(command); }
    /// Gives a command other keys, none if they are empty. The result names the command that has them
    /// already; then nothing changes.
    Q_INVOKABLE QString assign(const QString& command, const QString& keys);
    /// Gives a command its usual keys back; like assign().
    Q_INVOKABLE QString reset(const QString& command) { return assign(command, m_usual.value(command)); }
    Q_INVOKABLE QString usualOf(const QString& command) const { return m_usual.value(command); }
    Q_INVOKABLE bool isUsual(const QString& command) const
    {
        return m_keys.value(command) == m_usual.value(command);
    }
    Q_INVOKABLE void resetAll();
    /// The command that has these keys.
    Q_INVOKABLE QString commandOf(const QString& keys) const;
    /// The notation of a key that is pressed; empty while only Shift, Ctrl and the like are held.
    Q_INVOKABLE QString notation(int key, int modifiers) const;
    /// As people on this system write it.
    Q_INVOKABLE QString shown(const QString& keys) const;

signals:
    void changed();

private:
    void touch();

    AppSettings m_settings;
    QHash<QString, QString> m_usual; ///< looked up only
    QHash<QString, QString> m_keys;
    int m_revision = 0;
};

} // namespace delve
