// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/event.h"
#include "engine/dungeoneer/play/core/task.h"

#include <QString>

namespace delve::dungeoneer {

// The words of the game's enums, in the language of the user, for the middle of a sentence.

QString inWords(Side side);
QString inWords(Form form);
QString inWords(Stat stat);
QString inWords(DoorKind kind);
/// "Dungeonlord Phase"
QString inWords(play::Phase phase);
/// What dice are rolled for: "the attack".
QString inWords(play::RollFor what);
/// What a Hero faces: "the door", "the Trap".
QString inWords(play::ThreatFor why);
/// Where cards lie: "Treasures".
QString inWords(play::Place place);
QString inWords(play::TurnPart part);

/// A text of this room in the language of the user.
QString saidInPlay(const char* text);
/// A text with a number that decides between singular and plural.
QString saidInPlay(const char* text, int number);

} // namespace delve::dungeoneer
