// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/set_edits.h"

namespace delve::dungeoneer {

/// What can be made new. Several kinds of cards begin in more than one way.
enum class NewCard : std::uint8_t
{
    Room,
    Passage,
    Entrance,
    Hero,
    Boon,
    Treasure,
    Bane,
    Monster,
    Trap,
    Attachment,
    Quest,
    Tracker,
    Cutout
};

constexpr auto fileWords(NewCard)
{
    return std::to_array<EnumName<NewCard>>({{NewCard::Room, "room"},
                                             {NewCard::Passage, "passage"},
                                             {NewCard::Entrance, "entrance"},
                                             {NewCard::Hero, "hero"},
                                             {NewCard::Boon, "boon"},
                                             {NewCard::Treasure, "treasure"},
                                             {NewCard::Bane, "bane"},
                                             {NewCard::Monster, "monster"},
                                             {NewCard::Trap, "trap"},
                                             {NewCard::Attachment, "attachment"},
                                             {NewCard::Quest, "quest"},
                                             {NewCard::Tracker, "tracker"},
                                             {NewCard::Cutout, "cutout"}});
}

/// A plain card of this kind for the set, with an id of its own: readable as it is, to be changed.
SetCard newCard(const CardSet& set, NewCard kind, const std::string& englishName);

// Changes of what a card is. What the new form asks for is there afterwards, what it has no place for is
// gone.
AdventureCard withKind(AdventureCard card, AdventureKind kind);
AdventureCard withForm(AdventureCard card, EncounterForm form);
AdventureCard withDuration(AdventureCard card, CardDuration duration);
QuestCard withCriterion(QuestCard card, Criterion criterion);

/// An effect of a kind with all that its shape asks for, and nothing else.
Effect newEffect(EffectKind kind);
/// The effect as one of another kind: what both have is kept.
Effect withEffectKind(const Effect& effect, EffectKind kind);

} // namespace delve::dungeoneer
