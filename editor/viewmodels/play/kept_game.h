// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"

#include <QObject>
#include <QTimer>

namespace delve {

/// Keeps a copy of a game while it is played, so that whatever ends the program costs a moment of it and no
/// more. The copy goes when the game is kept in a file of the user, or given up.
class KeptGame : public QObject
{
    Q_OBJECT

public:
    /// The table must outlive it.
    KeptGame(const PlayedTable& table, QString recoveryFile);
    /// Gives the game up.
    ~KeptGame() override;

    /// Something was done: a copy is written soon, with what else is done until then.
    void touch();
    /// Writes it now, if something was done. False, and failed(), if that is not possible.
    bool write();
    /// What was done is in a file of the user.
    void settle();
    /// Something was done that is nowhere but in the copy.
    bool isUnsaved() const { return m_isUnsaved; }

signals:
    void unsavedChanged();
    /// The copy could not be written: a sentence for the user.
    void failed(const QString& why);

private:
    void setUnsaved(bool unsaved);

    const PlayedTable& m_table;
    QString m_recoveryFile;
    QTimer m_timer;
    bool m_isUnsaved = false;
};

} // namespace delve
