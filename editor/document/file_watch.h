// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

namespace delve {

/// Notices when somebody else changes or removes a file.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        Same,    ///< as we read or wrote it last
        Changed, ///< other bytes
        Gone
    };

    explicit FileWatch(QObject* parent = nullptr);

    /// Watches a file that holds these bytes now.
    void watch(const QString& path, const QByteArray& bytes);
    /// Counts what the file holds now as known.
    void acknowledge();
    State state() const { return m_state; }
    bool isWatching(const QString& path) const { return m_path == path; }
    /// What the file holds as far as people know who save it (digestOfFile): of a change that they were told
    /// about, whatever it holds now.
    QByteArray seen() const;
    /// Looks at the file at once; otherwise that happens when the system reports a change.
    void look();

signals:
    void stateChanged();

private:
    void follow();

    QFileSystemWatcher m_watcher;
    QString m_path;
    QByteArray m_known; ///< digest of the bytes that we know; empty for a file that is gone
    State m_state = State::Same;
};

} // namespace delve
