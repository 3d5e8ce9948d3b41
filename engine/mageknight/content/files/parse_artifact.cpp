// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/artifact_limits.h"
#include "engine/mageknight/content/files/parse_pieces.h"
#include "engine/mageknight/content/files/read_common.h"
#include "engine/mageknight/content/two_dice.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

Item requireItem(ObjectReader& in)
{
    const auto item = in.require("item");
    return item ? readItem(*item, in.log()) : Item();
}

/// EXO-12: the closed set of effects, by the word that names them in files.
TokenEffect readEffect(const JsonView& value, ReadLog& log, const std::string& pack)
{
    constexpr int mostClicks = 12;
    constexpr int mostGold = 1000;
    ObjectReader in(value, log);
    const auto kindValue = in.require("kind");
    const std::string_view kind =
        kindValue && kindValue->type() == JsonType::String ? kindValue->string() : std::string_view();
    TokenEffect effect = effect::Refresh{};
    if (kind == "attack")
        effect = effect::Attack{in.integer("attack", 1, 20), in.integer("damage", 1, 9)};
    else if (kind == "grant-ability")
        effect = effect::GrantAbility{in.oneOf<Ability>("ability"), in.booleanOr("optional", false)};
    else if (kind == "grant-item")
        effect = effect::GrantItem{requireItem(in)};
    else if (kind == "heal")
        effect = effect::Heal{in.integer("clicks", 1, mostClicks)};
    else if (kind == "harm")
        effect = effect::Harm{in.integer("clicks", 1, mostClicks)};
    else if (kind == "gain-gold")
        effect = effect::GainGold{in.integer("amount", 1, mostGold)};
    else if (kind == "lose-gold")
        effect = effect::LoseGold{in.integer("amount", 1, mostGold)};
    else if (kind == "move")
        effect = effect::Move{in.integer("speed", 1, 20)};
    else if (kind == "place-item")
        effect = effect::PlaceItem{requireItem(in)};
    else if (kind == "place-hero") {
        const auto figure = in.require("figure");
        effect = effect::PlaceHero{figure ? readContentId(*figure, log, pack) : ContentId()};
    } else if (kind == "place-mage-spawn")
        effect = effect::PlaceMageSpawn{in.integer("count", 1, 9), in.integer("maxPoints", 1, 500)};
    else if (kind != "refresh" && kindValue)
        log.fail(*kindValue,
                 {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"),
                  {"attack, grant-ability, grant-item, heal, harm, gain-gold, lose-gold, move, place-item, "
                   "place-hero, place-mage-spawn, refresh",
                   kindValue->summary()}});
    in.refuseUnknown();
    return effect;
}

ArtifactToken::Row readRow(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    ArtifactToken::Row row;
    row.from = in.integer("from", lowestRoll, highestRoll);
    row.to = in.integer("to", row.from, highestRoll);
    row.text = in.text("text");
    row.effects = in.list("effects", 0, 6, [&](const JsonView& effect, ReadLog& effectLog) {
        return readEffect(effect, effectLog, pack);
    });
    in.refuseUnknown();
    // A token that stays with somebody is one reminder: of an item, or of abilities.
    const auto count = [&]<typename... Kinds>(std::variant<Kinds...>*) {
        return std::ranges::count_if(row.effects, [](const TokenEffect& effect) {
            return (std::holds_alternative<Kinds>(effect) || ...);
        });
    };
    const auto items = count(static_cast<std::variant<effect::GrantItem, effect::PlaceItem>*>(nullptr));
    const auto abilities = count(static_cast<std::variant<effect::GrantAbility>*>(nullptr));
    if (items > 1 || (items > 0 && abilities > 0))
        log.fail(value,
                 {QT_TRANSLATE_NOOP("Engine", "expected a single item or abilities in a row, not both"), {}});
    return row;
}

} // namespace

ArtifactKind readArtifactKind(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    ArtifactKind artifact;
    artifact.id = readOwnId(in, pack);
    artifact.name = in.name("name");
    artifact.text = in.text("text");
    artifact.artifactClass = in.oneOf<ArtifactClass>("class");
    if (const auto footprint = in.require("footprint")) {
        ObjectReader size(*footprint, log);
        artifact.footprint = {size.integer("width", 1, 5), size.integer("height", 1, 5)};
        size.refuseUnknown();
    }
    // DRESS-01: only exotic artifacts have tokens, so "tokens" is unknown to the others.
    if (artifact.artifactClass == ArtifactClass::Exotic)
        if (const auto tokens = in.require("tokens")) {
            ObjectReader recipe(*tokens, log);
            for (const auto& [colour, name] : enumNames<Colour>)
                artifact.tokens[std::size_t(colour)] = recipe.integer(name, 0, mostTokensOfAColour);
            recipe.refuseUnknown();
        }
    artifact.stock = readStock(in);
    in.refuseUnknown();
    return artifact;
}

ArtifactToken readArtifactToken(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    ArtifactToken token;
    token.id = readOwnId(in, pack);
    token.name = in.name("name");
    token.colour = in.oneOf<Colour>("colour");
    token.stock = readStock(in);
    token.rows = in.list("rows", 1, 11,
                         [&](const JsonView& row, ReadLog& rowLog) { return readRow(row, rowLog, pack); });
    in.refuseUnknown();
    int next = lowestRoll;
    for (const ArtifactToken::Row& row : token.rows) {
        if (row.from != next)
            log.fail(value,
                     {QT_TRANSLATE_NOOP("Engine", "expected rows that cover the totals 2 to 12 in order; "
                                                  "the row for %1 is missing or doubled"),
                      {std::to_string(next)}});
        next = row.to + 1;
    }
    if (next != highestRoll + 1)
        log.fail(value,
                 {QT_TRANSLATE_NOOP("Engine", "expected rows up to a total of 12, found them up to %1"),
                  {std::to_string(next - 1)}});
    return token;
}

} // namespace delve::mageknight
