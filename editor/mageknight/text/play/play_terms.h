// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"
#include "engine/mageknight/content/chest.h"
#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/treasure/lost_treasure.h"
#include "engine/mageknight/play/turns/turns.h"

#include <QString>

namespace delve::mageknight {

// The words of the game's enums, in the language of the user, for the middle of a sentence.

QString inWords(Direction direction);
QString inWords(Side side);
QString inWords(Slot slot);
QString inWords(Colour colour);
QString inWords(play::AttackForm form);
QString inWords(play::Leaning leaning);
QString inWords(play::SectionNeed need);
QString inWords(play::Blow blow);
/// What dice are rolled for: "the attack".
QString inWords(play::RollFor what);
QString inWords(play::Use use);
QString inWords(play::PutWhere where);
QString inWords(play::TurnOpening part);
QString inWords(play::Ending ending);

namespace in_play {

/// A text of this room in the language of the user.
QString translated(const char* text);
/// A number decides between singular and plural.
QString counted(const char* text, int number);

} // namespace in_play

} // namespace delve::mageknight
