#pragma once

#include "engine/content/content.h"
#include "engine/scenario/scenario.h"

#include <QString>

#include <string>

namespace delve {

/// What a thing of a scenario is called: the name of its piece, its figure or its player.
QString nameInWords(const ThingId& id, const Scenario& scenario, const Content& content,
                    const std::string& language);

/// An argument of a finding: the name of a piece of content or a colour, or the text itself.
QString argumentInWords(const std::string& argument, const Content& content, const std::string& language);

} // namespace delve
