// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/piece_edits.h"
#include "engine/base/result.h"
#include "engine/dungeoneer/content/card_set.h"

#include <concepts>

namespace delve::dungeoneer {

/// What a set says of itself, with the words that its cards use.
struct SetFacts
{
    std::string version;
    LocalizedText name;
    LocalizedText description;
    std::string author;
    std::string license;
    std::string symbol;
    SetSize size = SetSize::Free;
    int decks = 1;
    MapKind mapKind = MapKind::Dungeon;
    std::vector<Category> categories;
    std::vector<Terrain> terrains;

    friend bool operator==(const SetFacts&, const SetFacts&) = default;
};
SetFacts factsOf(const CardSet& set);
void setFacts(CardSet& set, SetFacts facts);

/// One card of a set, whatever it is.
using SetCard = std::variant<MapCard, HeroCard, AdventureCard, QuestCard, TrackerCard, CutoutCard>;

/// The kinds of cards, in the order of the variant and of the lists of a set.
enum class CardKind : std::uint8_t
{
    Map,
    Hero,
    Adventure,
    Quest,
    Tracker,
    Cutout
};

inline constexpr std::array allCardKinds{CardKind::Map,   CardKind::Hero,    CardKind::Adventure,
                                         CardKind::Quest, CardKind::Tracker, CardKind::Cutout};

constexpr auto fileWords(CardKind)
{
    return std::to_array<EnumName<CardKind>>({{CardKind::Map, "map"},
                                              {CardKind::Hero, "hero"},
                                              {CardKind::Adventure, "adventure"},
                                              {CardKind::Quest, "quest"},
                                              {CardKind::Tracker, "tracker"},
                                              {CardKind::Cutout, "cutout"}});
}

inline CardKind kindOf(const SetCard& card)
{
    return CardKind(card.index());
}
const CardHead& headOf(const SetCard& card);
CardHead& headOf(SetCard& card);

/// The lists of a set, in the order of SetCard: see engine/base/piece_edits.h.
template <typename SomeSet>
    requires std::same_as<std::remove_const_t<SomeSet>, CardSet>
auto listsOf(SomeSet& set)
{
    return std::tie(set.maps, set.heroes, set.adventures, set.quests, set.trackers, set.cutouts);
}

/// What becomes of a set. Taking it back is the same edit, inverted.
struct SetEdit : PackEditOf<SetCard, SetFacts>
{
    friend bool operator==(const SetEdit&, const SetEdit&) = default;
};

void apply(CardSet& set, const SetEdit& edit);
SetEdit inverted(const SetEdit& edit);

/// Adds cards, each at the end of its list. Their ids must be new.
SetEdit addCards(const CardSet& set, std::vector<SetCard> cards);
/// The card of the set that has the same id becomes this one; empty if it is equal already.
SetEdit changeCard(const CardSet& set, SetCard card);
SetEdit removeCard(const CardSet& set, const ContentId& id);
SetEdit changeSetFacts(const CardSet& set, const SetFacts& facts);
/// All that makes one version of a set another; empty if there is no difference.
SetEdit becomeVersion(const CardSet& before, const CardSet& after);

std::optional<SetCard> findCard(const CardSet& set, const ContentId& id);
/// An id of the set that no card has, and no alias: made of a name, with a number behind it if need be.
ContentId freeCardId(const CardSet& set, const std::string& name);
/// The card under an id of its own, as one of `set`. Places and Heroes of the set it is from keep their ids.
SetCard copiedInto(const CardSet& set, SetCard card);

/// What the reader of sets makes of the facts when they are written: equal facts, or why not.
Result<SetFacts> readBack(const SetFacts& facts);
/// What the reader of sets makes of a card when it is written: an equal card, or why it is none. The error
/// says where as a JSON pointer within the card: "/effects/0/amount".
Result<SetCard> readBack(const SetCard& card, const std::string& set);

/// A card as it stands in a set, and back.
std::string cardJson(const SetCard& card, const std::string& set);
Result<SetCard> parseCardJson(std::string_view json, CardKind kind, const std::string& set);

} // namespace delve::dungeoneer
