// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/games/game_library.h"
#include "engine/mageknight/content/content.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace delve::mageknight {

/// The rulebooks, and the pieces of all packs.
class Library : public delve::GameLibrary // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Library(QObject* parent = nullptr);

    const Content& content() const { return *m_content.back(); }
    /// The folders of the packs of the user, by their ids.
    const std::map<std::string, std::filesystem::path>& userFolders() const { return m_userFolders; }

protected:
    Result<void> readPacks() override;

private:
    /// The one in use is the last. Those before it stay, for threads that still work with them.
    std::vector<std::unique_ptr<const Content>> m_content;
    std::map<std::string, std::filesystem::path> m_userFolders;
};

} // namespace delve::mageknight
