// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/games/game_library.h"
#include "engine/dungeoneer/content/cards.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace delve::dungeoneer {

/// The rulebook, and the cards of all sets.
class CardLibrary : public delve::GameLibrary // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit CardLibrary(QObject* parent = nullptr);

    const Cards& cards() const { return *m_cards.back(); }
    /// For work beside the window, which may last longer than they are in use.
    std::shared_ptr<const Cards> sharedCards() const { return m_cards.back(); }

    /// The folders of the sets of the user, by their ids.
    const std::map<std::string, std::filesystem::path>& userFolders() const { return m_userFolders; }

protected:
    Result<void> readPacks() override;

private:
    /// The ones in use are the last. Those before them stay, for threads that still work with them.
    std::vector<std::shared_ptr<const Cards>> m_cards;
    std::map<std::string, std::filesystem::path> m_userFolders;
};

} // namespace delve::dungeoneer
