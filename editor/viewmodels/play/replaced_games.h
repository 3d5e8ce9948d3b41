// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/document/file_document_view_model.h"
#include "editor/viewmodels/games/window_game.h"
#include "editor/viewmodels/play/kept_game.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace delve {

/// The document that a game is of, and the file it was read from or kept in last.
struct GameOrigin
{
    QPointer<FileDocumentViewModel> document;
    QString path;
    QString olderPath{}; ///< the file it was read from, which is not written to if older rules wrote it
    QByteArray seen{}; ///< what `path` held when it was read or written last, or people were told (digestOf)
    bool isOfAnother = false; ///< another program wrote `path` meanwhile, and people were told
};

/// A game that another one took the place of.
struct ReplacedGame
{
    QString title;
    QPointer<WindowGame> kind;
    std::function<WindowGame::OpenedTable()> reopen; ///< as it would be saved
    GameOrigin origin;
    std::unique_ptr<PlayedTable> table;
    std::unique_ptr<KeptGame> kept; ///< of the table; nothing where no copies are kept

    bool isUnsaved() const { return kept && kept->isUnsaved(); }
};

/// Games that others took the place of. The last one can be gone on with; and whatever has moves that are not
/// saved stays, with its copy, until somebody has decided about it.
class ReplacedGames
{
public:
    void add(ReplacedGame game);
    bool isEmpty() const { return m_games.empty(); }
    /// The last one. There must be one.
    const ReplacedGame& last() const { return m_games.back(); }
    /// The last one with moves that are not saved; null if there is none.
    const ReplacedGame* lastUnsaved() const;
    /// Of those with moves that are not saved, the last first.
    QStringList unsavedTitles() const;
    /// Takes one of them out.
    ReplacedGame take(const ReplacedGame& game);

private:
    std::vector<ReplacedGame> m_games;
};

} // namespace delve
