// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/shortcuts.h"

#include <QKeySequence>

namespace delve {

namespace {

QString settingOf(const QString& command)
{
    return QStringLiteral("shortcuts/") + command;
}

QString normalized(const QString& keys)
{
    return QKeySequence(keys, QKeySequence::PortableText).toString(QKeySequence::PortableText);
}

} // namespace

void Shortcuts::touch()
{
    ++m_revision;
    emit changed();
}

void Shortcuts::declare(const QString& command, const QString& usualKeys)
{
    if (m_usual.contains(command))
        return;
    m_usual[command] = normalized(usualKeys);
    const QString kept = m_settings.read(settingOf(command), m_usual[command]).toString();
    // Settings can be edited by hand: "ctrl+s" is Ctrl+S, and what is no key at all is no choice.
    const QString chosen =
        kept.isEmpty() || !normalized(kept).isEmpty() ? normalized(kept) : m_usual[command];
    // A choice that a later version gave to another command yields.
    m_keys[command] = commandOf(chosen).isEmpty() ? chosen : QString();
    touch();
}

QString Shortcuts::assign(const QString& command, const QString& keys)
{
    const QString wanted = normalized(keys);
    if (const QString owner = commandOf(wanted); !owner.isEmpty() && owner != command)
        return owner;
    m_keys[command] = wanted;
    m_settings.write(settingOf(command), wanted);
    touch();
    return {};
}

void Shortcuts::resetAll()
{
    for (auto it = m_usual.cbegin(); it != m_usual.cend(); ++it) {
        m_keys[it.key()] = it.value();
        m_settings.write(settingOf(it.key()), it.value());
    }
    touch();
}

QString Shortcuts::commandOf(const QString& keys) const
{
    return keys.isEmpty() ? QString() : m_keys.key(keys);
}

QString Shortcuts::notation(int key, int modifiers) const
{
    switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_unknown: return {};
    case Qt::Key_Backtab: key = Qt::Key_Tab; break; // Shift is among the modifiers
    default: break;
    }
    return QKeySequence(key | (modifiers & ~int(Qt::KeypadModifier))).toString(QKeySequence::PortableText);
}

QString Shortcuts::shown(const QString& keys) const
{
    return QKeySequence(keys, QKeySequence::PortableText).toString(QKeySequence::NativeText);
}

} // namespace delve
