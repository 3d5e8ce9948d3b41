// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_watch.h"

#include "editor/document/file_digest.h"

#include <QFileInfo>

namespace delve {

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::look);
}

void FileWatch::watch(const QString& path, const QByteArray& bytes)
{
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    if (!m_watcher.directories().isEmpty())
        m_watcher.removePaths(m_watcher.directories());
    m_path = path;
    m_known = digestOf(bytes);
    m_watcher.addPath(QFileInfo(path).absolutePath());
    follow();
    look();
}

void FileWatch::follow()
{
    // A file that was replaced is another one to the system, and has to be watched anew.
    if (!m_watcher.files().contains(m_path) && QFileInfo::exists(m_path))
        m_watcher.addPath(m_path);
}

void FileWatch::acknowledge()
{
    m_known = digestOfFile(m_path);
    look();
}

QByteArray FileWatch::seen() const
{
    switch (m_state) {
    case State::Same: return m_known;
    case State::Gone: return {};
    case State::Changed: break;
    }
    return digestOfFile(m_path);
}

void FileWatch::look()
{
    if (m_path.isEmpty())
        return;
    follow();
    const QByteArray now = digestOfFile(m_path);
    const State state = now == m_known ? State::Same : now.isEmpty() ? State::Gone : State::Changed;
    if (state == m_state)
        return;
    m_state = state;
    emit stateChanged();
}

} // namespace delve
