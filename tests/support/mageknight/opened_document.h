// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_document.h"
#include "engine/base/file.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "tests/support/mageknight/packs.h"

namespace delve::mageknight::test {

/// A document of a file, with the shipped packs: what Workspace::open() does for the window, without one.
inline Result<std::unique_ptr<ScenarioDocument>> openedDocument(const QString& path)
{
    const auto text = readFile(path.toStdString(), scenario_limits::fileBytes);
    if (!text)
        return text.error();
    auto document = ScenarioDocument::read(*text, shippedContent());
    if (document)
        (*document)->belongTo(path, *text);
    return document;
}

} // namespace delve::mageknight::test
