// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/dungeon_program.h"

#include "editor/mageknight/document/installed_content.h"
#include "editor/text/messages.h"

namespace delve::mageknight {

const Content* DungeonProgram::content()
{
    if (!m_content) {
        auto loaded = loadInstalledContent();
        if (!loaded) {
            err.line(err.bad(sentence(loaded.error())));
            return nullptr;
        }
        for (const Error& fault : loaded->leftOut)
            err.line(err.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))) + QStringLiteral(": ") +
                     translated(QT_TRANSLATE_NOOP("delve", "a pack is left out: %1")).arg(sentence(fault)));
        m_content = std::move(loaded->content);
    }
    return &*m_content;
}

} // namespace delve::mageknight
