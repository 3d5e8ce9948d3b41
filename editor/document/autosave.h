// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/document.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace delve {

/// Keeps a copy of a document's unsaved changes in a recovery file. It never touches the document's own file,
/// and the copy is gone once the document is saved or closed. Whoever kills the program loses at most what
/// was changed within one interval.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// The document must outlive it.
    Autosave(Document& document, QString recoveryFile, QObject* parent = nullptr);
    ~Autosave() override;

    /// None switches it off.
    void setInterval(std::chrono::seconds interval);
    const QString& recoveryFile() const { return m_recoveryFile; }
    /// Writes the copy now, if there is something unsaved. False, and failed(), if that is not possible.
    bool write();

signals:
    /// The copy could not be written: a sentence for the user.
    void failed(const QString& why);

private:
    void schedule();
    void discard();

    Document& m_document;
    QString m_recoveryFile;
    QTimer m_timer;
    std::chrono::seconds m_interval{30};
};

} // namespace delve
