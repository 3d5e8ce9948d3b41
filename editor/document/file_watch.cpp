// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_watch.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace delve {

namespace {

QByteArray digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

} // namespace

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

QByteArray FileWatch::digestOnDisk() const
{
    QFile file(m_path);
    return file.open(QIODevice::ReadOnly) ? digestOf(file.readAll()) : QByteArray();
}

void FileWatch::acknowledge()
{
    m_known = digestOnDisk();
    look();
}

void FileWatch::look()
{
    follow();
    const QByteArray now = digestOnDisk();
    const State state = now == m_known ? State::Same : now.isEmpty() ? State::Gone : State::Changed;
    if (state == m_state)
        return;
    m_state = state;
    emit stateChanged();
}

} // namespace delve
