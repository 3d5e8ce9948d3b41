// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/viewmodels/inspector/property.h"

namespace delve::dungeoneer {

/// What a scenario says about itself: title, author, story, stage, the sets in use and what the players
/// agreed on.
std::vector<Property> factProperties(const CardMapDocument& document);

/// The facts with another value of one of these properties, which faultOf finds nothing wrong with.
ScenarioFacts withFact(const CardMapDocument& document, const QString& name, const QString& value);

/// What can be said about a card or a note, in the order of the inspector.
std::vector<Property> thingProperties(const CardMapDocument& document, const ThingId& id);

/// The edit that gives a thing of a scenario another value of one of its properties. Empty where it cannot
/// have it, like a place outside the table.
Edit withThingProperty(const Scenario& scenario, const Cards& cards, const ThingId& id, const QString& name,
                       const QString& value);

} // namespace delve::dungeoneer
