// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/play/play_words.h"
#include "engine/dungeoneer/play/core/play.h"

#include <QStringList>

namespace delve::dungeoneer {

// How a game stands, in words, for the terminal and the window.

/// "in Vault, tipped", "out of the game".
QString whereaboutsOf(const play::Position& position, play::PlayerId player, const PlayWords& words);
/// "Glory 3, Peril 5, Life 4 of 6, Level 2, Quests 1 of 3".
QString resourcesOf(const play::Position& position, play::PlayerId player);
/// "Melee 3 (standard), Magic 1, Speed 2": with all that changes them now.
QString scoresOf(const play::Position& position, play::PlayerId player);
/// What lies before a player, a line each: Boons, Treasures, Banes, the Horde, Artifacts.
QStringList inventoryOf(const play::Position& position, play::PlayerId player, const PlayWords& words);
/// What lies on a card, each in words: "2 charges", "1 wound".
QStringList marksOn(const play::CardState& card);

/// A card as a person reads it: name, what it is, its price and what it does.
QString cardInWords(const PlayWords& words, play::CardId card);
QString questInWords(const PlayWords& words, play::QuestId quest);
QString heroInWords(const PlayWords& words, play::HeroId hero);
/// A space in a line: its name, what it gives, who and what is there.
QString spaceInShort(const play::Position& position, const PlayWords& words, play::SpaceId space);
QString spaceInWords(const play::Position& position, const PlayWords& words, play::SpaceId space);

/// The Quests that a player may try: the Personal ones and the Global one.
std::vector<play::QuestId> questsOf(const play::Position& position, play::PlayerId player);
/// What is still missing for a Quest: "go to Vault, 3 spaces away; Speed Threat 6+".
QString missingFor(const play::Position& position, play::QuestId quest, play::PlayerId player,
                   const PlayWords& words);
/// Spaces to the nearest place of a Quest over edges that can be crossed; -1 if it is not on the map or
/// nothing leads there.
int spacesTo(const play::Position& position, const dungeoneer::Place& place, play::PlayerId player);

/// What may be done in the phase, and which one comes next.
QString phaseGuide(const play::GameState& state);
/// Decks and piles: how many cards are left.
QString pilesInWords(const play::Position& position);

/// That a game is over, and why; empty while it goes on.
QString endInWords(const play::GameState& state, const PlayWords& words);
/// How every player stands, or stood at the end, a line each.
QStringList standingInWords(const play::Position& position, const PlayWords& words);

} // namespace delve::dungeoneer
