// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"
#include "engine/dungeoneer/content/checks/set_finding.h"

#include <span>

namespace delve::dungeoneer {

/// All that the rules say of a set that can be seen without playing, in the order of the checks and cards.
SetFindings checkSet(const CardSet& set);

/// DNR-SETUP-05: whether the cards of these sets together suffice for so many players. Empty: they do.
SetFindings checkPlayers(std::span<const CardSet* const> sets, int players);

/// The most players, up to 4, for whom a set suffices by itself; 0 if not even two can play.
int playersSupported(const CardSet& set);

/// How many cards of each type there are, copies counted.
struct CardCounts
{
    int adventures = 0;
    int maps = 0;
    int quests = 0;
    int heroes = 0;
    int trackers = 0;
    int cutouts = 0;

    int sum() const { return adventures + maps + quests + heroes + trackers + cutouts; }
    friend bool operator==(const CardCounts&, const CardCounts&) = default;
};
CardCounts countsOf(const CardSet& set);
/// DNR-SETUP-02, DNR-SETUP-03: the counts that a set of this size has to have; none for a free set.
CardCounts countsOfSize(SetSize size, int decks);

// The checks by topic.
void checkCounts(const CardSet& set, SetFindings& out);
void checkMapCards(const CardSet& set, SetFindings& out);
void checkAdventureCards(const CardSet& set, SetFindings& out);
void checkHeroes(const CardSet& set, SetFindings& out);
void checkQuests(const CardSet& set, SetFindings& out);
void checkEffects(const CardSet& set, SetFindings& out);
void checkThreatNumbers(const CardSet& set, SetFindings& out);

} // namespace delve::dungeoneer
