// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/document/map_samples_model.h"

#include "engine/dungeoneer/scenario/parse_scenario.h"

namespace delve::dungeoneer {

MapSamplesModel::MapSamplesModel(QObject* parent)
    : SamplesModel(
          "dungeoneer",
          [](const std::filesystem::path& file) -> std::optional<Sample> {
              const auto scenario = loadScenario(file);
              if (!scenario)
                  return std::nullopt;
              return Sample{scenario->title, scenario->dungeon.size() + scenario->wilderness.size(),
                            scenario->players.size()};
          },
          parent)
{}

} // namespace delve::dungeoneer
