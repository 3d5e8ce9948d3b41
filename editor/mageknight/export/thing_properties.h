// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <nlohmann/json.hpp>

#include <string>
#include <unordered_map>

namespace delve::mageknight {

/// What a thing that lies on the tiles is called and what it is, in the form of Tiled's objects: name, type,
/// and a list of properties.
class ThingProperties
{
public:
    ThingProperties(const Scenario& scenario, const Content& content, const std::string& language);

    std::size_t count() const { return m_things.size(); }
    const nlohmann::ordered_json& of(const ThingId& id) const { return m_things.at(id); }

private:
    std::unordered_map<ThingId, nlohmann::ordered_json> m_things;
};

} // namespace delve::mageknight
