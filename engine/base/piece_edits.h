// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"
#include "engine/base/kebab_case.h"
#include "engine/base/localized_text.h"

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace delve {

// Edits of packs, for the packs of every game. A game says what its pieces are (a variant), and beside its
// pack listsOf(pack): a tuple of references to the lists of pieces, in the order of the variant;
// factsOf(pack) and setFacts(pack, facts): what the pack says of itself.

/// A piece that was put in, taken out or changed at a place of the list of its kind.
template <typename Piece> struct PieceChangeOf
{
    std::size_t kind = 0; ///< index of the variant
    std::size_t index = 0;
    std::optional<Piece> before{};
    std::optional<Piece> after{};

    friend bool operator==(const PieceChangeOf&, const PieceChangeOf&) = default;
};

/// What becomes of a pack. Taking it back is the same edit, inverted. A game derives its own edit from it: an
/// alias would make std a place where apply() is looked for.
template <typename PieceOf, typename FactsOf> struct PackEditOf
{
    using Piece = PieceOf;
    using Facts = FactsOf;

    std::vector<PieceChangeOf<Piece>> changes{};
    std::optional<std::pair<Facts, Facts>> facts{}; ///< before and after

    bool isEmpty() const { return changes.empty() && !facts; }
    friend bool operator==(const PackEditOf&, const PackEditOf&) = default;
};

/// Where a piece stands in its pack.
struct PiecePlace
{
    std::size_t kind = 0;
    std::size_t index = 0;
};

/// Calls `use` with each list of a pack and the index of its kind.
template <typename Pack, typename Use> void forEachList(Pack& pack, Use use)
{
    std::apply(
        [&use](auto&... lists) {
            std::size_t kind = 0;
            (use(kind++, lists), ...);
        },
        listsOf(pack));
}

template <typename Pack, typename Piece, typename Facts>
void applyEdit(Pack& pack, const PackEditOf<Piece, Facts>& edit)
{
    for (const auto& change : edit.changes)
        forEachList(pack, [&](std::size_t kind, auto& list) {
            if (kind != change.kind)
                return;
            using Kind = typename std::decay_t<decltype(list)>::value_type;
            const auto at = list.begin() + std::ptrdiff_t(change.index);
            if (change.before && change.after)
                *at = std::get<Kind>(*change.after);
            else if (change.after)
                list.insert(at, std::get<Kind>(*change.after));
            else
                list.erase(at);
        });
    if (edit.facts)
        setFacts(pack, edit.facts->second);
}

template <typename Edit> Edit invertedEdit(const Edit& edit)
{
    Edit back;
    for (auto change = edit.changes.rbegin(); change != edit.changes.rend(); ++change)
        back.changes.push_back({change->kind, change->index, change->after, change->before});
    if (edit.facts)
        back.facts.emplace(edit.facts->second, edit.facts->first);
    return back;
}

template <typename Piece> const ContentId& idOfPiece(const Piece& piece)
{
    return std::visit([](const auto& one) -> const ContentId& { return one.id; }, piece);
}

template <typename Pack> std::optional<PiecePlace> placeOfPiece(const Pack& pack, const ContentId& id)
{
    std::optional<PiecePlace> place;
    forEachList(pack, [&](std::size_t kind, const auto& list) {
        for (std::size_t i = 0; i < list.size() && !place; ++i)
            if (list[i].id == id)
                place = PiecePlace{kind, i};
    });
    return place;
}

template <typename Piece, typename Pack> Piece pieceAtPlace(const Pack& pack, PiecePlace place)
{
    std::optional<Piece> piece;
    forEachList(pack, [&](std::size_t kind, const auto& list) {
        if (kind == place.kind)
            piece = Piece(list[place.index]);
    });
    return *std::move(piece);
}

/// The pieces of a kind, in the order of the pack.
template <typename Piece, typename Pack> std::vector<Piece> piecesOfKind(const Pack& pack, std::size_t wanted)
{
    std::vector<Piece> pieces;
    forEachList(pack, [&](std::size_t kind, const auto& list) {
        if (kind == wanted)
            pieces.assign(list.begin(), list.end());
    });
    return pieces;
}

/// The edit that adds a piece at the end of its list.
template <typename Edit, typename Pack> Edit additionOf(const Pack& pack, typename Edit::Piece piece)
{
    const std::size_t kind = piece.index();
    std::size_t end = 0;
    forEachList(pack, [&](std::size_t each, const auto& list) {
        if (each == kind)
            end = list.size();
    });
    Edit edit;
    edit.changes.push_back({kind, end, std::nullopt, std::move(piece)});
    return edit;
}

/// The edit by which the piece with the same id becomes this one; empty if it is equal already.
template <typename Edit, typename Pack> Edit changeOfPiece(const Pack& pack, typename Edit::Piece piece)
{
    const auto place = placeOfPiece(pack, idOfPiece(piece));
    if (!place || place->kind != piece.index())
        return {};
    auto before = pieceAtPlace<typename Edit::Piece>(pack, *place);
    if (before == piece)
        return {};
    Edit edit;
    edit.changes.push_back({place->kind, place->index, std::move(before), std::move(piece)});
    return edit;
}

template <typename Edit, typename Pack> Edit removalOf(const Pack& pack, const ContentId& id)
{
    const auto place = placeOfPiece(pack, id);
    if (!place)
        return {};
    Edit edit;
    edit.changes.push_back(
        {place->kind, place->index, pieceAtPlace<typename Edit::Piece>(pack, *place), std::nullopt});
    return edit;
}

template <typename Edit, typename Pack>
Edit changeOfFacts(const Pack& pack, const typename Edit::Facts& facts)
{
    Edit edit;
    if (facts != factsOf(pack))
        edit.facts.emplace(factsOf(pack), facts);
    return edit;
}

/// All that makes one version of a pack another; empty if there is no difference.
template <typename Edit, typename Pack> Edit versionEdit(const Pack& before, const Pack& after)
{
    using Piece = typename Edit::Piece;
    Edit edit = changeOfFacts<Edit>(before, factsOf(after));
    for (std::size_t kind = 0; kind < std::variant_size_v<Piece>; ++kind) {
        const std::vector<Piece> old = piecesOfKind<Piece>(before, kind);
        const std::vector<Piece> now = piecesOfKind<Piece>(after, kind);
        if (old == now)
            continue;
        for (std::size_t i = old.size(); i-- > 0;)
            edit.changes.push_back({kind, i, old[i], std::nullopt});
        for (std::size_t i = 0; i < now.size(); ++i)
            edit.changes.push_back({kind, i, std::nullopt, now[i]});
    }
    return edit;
}

/// The pieces of which two versions of a pack differ: changed, added or gone.
template <typename Piece, typename Pack>
std::vector<ContentId> differingPieces(const Pack& before, const Pack& after)
{
    std::vector<ContentId> differing;
    for (std::size_t kind = 0; kind < std::variant_size_v<Piece>; ++kind) {
        for (const Piece& piece : piecesOfKind<Piece>(before, kind)) {
            const auto place = placeOfPiece(after, idOfPiece(piece));
            if (!place || pieceAtPlace<Piece>(after, *place) != piece)
                differing.push_back(idOfPiece(piece));
        }
        for (const Piece& piece : piecesOfKind<Piece>(after, kind))
            if (!placeOfPiece(before, idOfPiece(piece)))
                differing.push_back(idOfPiece(piece));
    }
    return differing;
}

/// An id of the pack that no piece has, and no alias: made of a name, with a number behind it if need be.
template <typename Pack>
ContentId freePieceId(const Pack& pack, const std::string& name, const std::string& otherwise)
{
    std::string word = kebabCaseOf(name).substr(0, 40);
    while (word.ends_with('-'))
        word.pop_back();
    if (word.empty())
        word = otherwise;
    const auto isTaken = [&pack](const ContentId& id) {
        return placeOfPiece(pack, id).has_value() || pack.aliases.contains(id);
    };
    ContentId id(pack.id + "/" + word);
    for (int number = 2; isTaken(id); ++number)
        id = ContentId(pack.id + "/" + word + "-" + std::to_string(number));
    return id;
}

} // namespace delve
