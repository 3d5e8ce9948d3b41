// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"

#include <optional>
#include <string>
#include <vector>

namespace delve {

/// The layers with these names. The command line knows those of all games: one that this map does not have is
/// complained about, and nothing comes back.
template <typename Layer>
std::optional<std::vector<Layer>> layersOfMap(const std::vector<std::string>& names, const Program& program)
{
    std::vector<Layer> layers;
    for (const std::string& name : names) {
        const auto layer = fromName<Layer>(name);
        if (!layer) {
            program.err.line(
                translated(QT_TRANSLATE_NOOP("delve", "This map has no layer \"%1\"; it has %2."))
                    .arg(QString::fromStdString(name), QString::fromStdString(allNames<Layer>())));
            return std::nullopt;
        }
        layers.push_back(*layer);
    }
    return layers;
}

} // namespace delve
