// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/dungeon_program.h"

#include "editor/mageknight/document/installed_content.h"

namespace delve::mageknight {

const Content* DungeonProgram::content()
{
    return loadOnce(m_content, loadInstalledContent, &InstalledContent::content);
}

} // namespace delve::mageknight
