// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/document/card_library.h"

#include "editor/dungeoneer/document/installed_sets.h"

namespace delve::dungeoneer {

CardLibrary::CardLibrary(QObject* parent) : GameLibrary(parent)
{
    load();
}

Result<void> CardLibrary::readPacks()
{
    auto installed = loadInstalledSets();
    if (!installed) {
        if (m_cards.empty())
            m_cards.push_back(std::make_shared<const Cards>());
        return installed.error();
    }
    m_cards.push_back(std::make_shared<const Cards>(std::move(installed->cards)));
    m_userFolders = std::move(installed->userFolders);
    m_unusable = std::move(installed->leftOut);
    return {};
}

} // namespace delve::dungeoneer
