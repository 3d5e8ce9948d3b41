// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/dungeon_samples_model.h"

#include "engine/mageknight/scenario/parse_scenario.h"

namespace delve::mageknight {

DungeonSamplesModel::DungeonSamplesModel(QObject* parent)
    : SamplesModel(
          "",
          [](const std::filesystem::path& file) -> std::optional<Sample> {
              const auto scenario = loadScenario(file);
              if (!scenario)
                  return std::nullopt;
              return Sample{scenario->title, scenario->tiles.size(), scenario->players.size()};
          },
          parent)
{}

} // namespace delve::mageknight
