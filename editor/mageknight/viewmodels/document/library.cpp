// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/library.h"

#include "editor/mageknight/document/installed_content.h"

namespace delve::mageknight {

Library::Library(QObject* parent) : GameLibrary(parent)
{
    load();
}

Result<void> Library::readPacks()
{
    auto installed = loadInstalledContent();
    if (!installed) {
        if (m_content.empty())
            m_content.push_back(std::make_unique<Content>());
        return installed.error();
    }
    m_content.push_back(std::make_unique<Content>(std::move(installed->content)));
    m_userFolders = std::move(installed->userFolders);
    m_unusable = std::move(installed->leftOut);
    return {};
}

} // namespace delve::mageknight
