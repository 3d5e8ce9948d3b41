// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/card_labels.h"
#include "editor/viewmodels/builder/form_builder.h"
#include "engine/dungeoneer/content/set_edits.h"

namespace delve::dungeoneer {

/// The form of a card or of the facts of a set, in the language of the user. `set` tells the words and cards
/// that may be named.
delve::Form formOf(const FormSubject& subject, const CardSet& set);

// One for each kind of card.
delve::Form formOf(const SetFacts& facts, const CardSet& set);
delve::Form formOf(const MapCard& card, const CardSet& set);
delve::Form formOf(const HeroCard& card, const CardSet& set);
delve::Form formOf(const AdventureCard& card, const CardSet& set);
delve::Form formOf(const QuestCard& card, const CardSet& set);
delve::Form formOf(const TrackerCard& card, const CardSet& set);
delve::Form formOf(const CutoutCard& card, const CardSet& set);

} // namespace delve::dungeoneer
