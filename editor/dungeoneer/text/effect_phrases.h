// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

#include <QString>
#include <QStringList>

// Parts of sentences about effects. Each is whole by itself, with its article and preposition, so that both
// languages can put it into a sentence unchanged.

namespace delve::dungeoneer {

/// Whether a sentence speaks to the reader: the player of the card, or whoever rolled.
bool isYou(Who who);
/// "the target", "every Hero": all of them singular, in Italian masculine.
QString personOf(Who who);
/// "your Hero", or the person.
QString heroOf(Who who);

QString rollsWord(RollKind roll);         ///< "combat rolls"
QString toRollsWord(RollKind roll);       ///< "to combat rolls"
QString nextRollWord(RollKind roll);      ///< "to your next combat roll"
QString ofThreatsWord(RollKind roll);     ///< "of Traps"
QString sourceWords(WoundSource source);  ///< "from Traps"; empty for any
QString toLimitWord(Limit limit);         ///< "to the limit of Boons"
QString destinationWords(Destination to); ///< "on the Entrance"
QString doorsWords(DoorScope doors, bool isOwnSpace);
QString chooserWords(Chooser chooser);    ///< ", at random"
QString moreOrLess(const Amount& amount); ///< "1 more", "1 less"
QString harmText(const Effect& effect);   ///< the sentence about what cannot happen
QString targetWords(const Targeting& target);
QStringList conditionLeads(const CardSet& set, const Condition& when); ///< "on your turn", "against Undead"

/// The first letter in upper case; in lower case where it is no name.
QString capital(QString text);
QString small(QString text);

} // namespace delve::dungeoneer
