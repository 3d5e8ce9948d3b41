// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/file.h"
#include "engine/mageknight/play/core/replay.h"
#include "tests/support/mageknight/packs.h"

#include <QString>

namespace delve::mageknight::test {

/// The text of a file that an earlier version wrote, from tests/data/saves.
inline std::string savedText(const QString& name)
{
    const auto path = sourceFolder() / "tests/data/saves" / name.toStdString();
    const auto text = readFile(path, play::mostReplayBytes);
    if (!text)
        qFatal("%s cannot be read", path.c_str());
    return *text;
}

} // namespace delve::mageknight::test
