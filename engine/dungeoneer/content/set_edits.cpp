// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/set_edits.h"

#include <cassert>

namespace delve::dungeoneer {

SetFacts factsOf(const CardSet& set)
{
    return {set.version, set.name,  set.description, set.author,     set.license, set.symbol,
            set.size,    set.decks, set.mapKind,     set.categories, set.terrains};
}

void setFacts(CardSet& set, SetFacts facts)
{
    set.version = std::move(facts.version);
    set.name = std::move(facts.name);
    set.description = std::move(facts.description);
    set.author = std::move(facts.author);
    set.license = std::move(facts.license);
    set.symbol = std::move(facts.symbol);
    set.size = facts.size;
    set.decks = facts.decks;
    set.mapKind = facts.mapKind;
    set.categories = std::move(facts.categories);
    set.terrains = std::move(facts.terrains);
}

const CardHead& headOf(const SetCard& card)
{
    return std::visit([](const auto& one) -> const CardHead& { return one; }, card);
}

CardHead& headOf(SetCard& card)
{
    return std::visit([](auto& one) -> CardHead& { return one; }, card);
}

void apply(CardSet& set, const SetEdit& edit)
{
    applyEdit(set, edit);
}

SetEdit inverted(const SetEdit& edit)
{
    return invertedEdit(edit);
}

SetEdit addCards(const CardSet& set, std::vector<SetCard> cards)
{
    SetEdit all;
    std::array<std::size_t, std::variant_size_v<SetCard>> added{};
    for (SetCard& card : cards) {
        assert(!placeOfPiece(set, headOf(card).id));
        SetEdit one = additionOf<SetEdit>(set, std::move(card));
        one.changes.front().index += added[one.changes.front().kind]++;
        all.changes.push_back(std::move(one.changes.front()));
    }
    return all;
}

SetEdit changeCard(const CardSet& set, SetCard card)
{
    return changeOfPiece<SetEdit>(set, std::move(card));
}

SetEdit removeCard(const CardSet& set, const ContentId& id)
{
    return removalOf<SetEdit>(set, id);
}

SetEdit changeSetFacts(const CardSet& set, const SetFacts& facts)
{
    return changeOfFacts<SetEdit>(set, facts);
}

SetEdit becomeVersion(const CardSet& before, const CardSet& after)
{
    return versionEdit<SetEdit>(before, after);
}

std::optional<SetCard> findCard(const CardSet& set, const ContentId& id)
{
    const auto place = placeOfPiece(set, id);
    return place ? std::optional(pieceAtPlace<SetCard>(set, *place)) : std::nullopt;
}

ContentId freeCardId(const CardSet& set, const std::string& name)
{
    return freePieceId(set, name, "card");
}

SetCard copiedInto(const CardSet& set, SetCard card)
{
    headOf(card).id = freeCardId(set, headOf(card).name.in("en"));
    return card;
}

} // namespace delve::dungeoneer
