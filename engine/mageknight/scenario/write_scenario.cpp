// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/write_scenario.h"

#include "engine/scenario/scenario_parts.h"

namespace delve::mageknight {

namespace {

// Members are appended in the order in which the reader asks for them.

void appendAllowedArtifact(std::string& out, const AllowedArtifact& allowed)
{
    JsonObjectText object(out);
    object.word("artifact", allowed.artifact.text());
    object.number("most", allowed.most);
    object.close();
}

void appendOptions(std::string& out, const ScenarioOptions& options)
{
    const ScenarioOptions usual;
    JsonObjectText object(out, 4);
    const auto number = [&](std::string_view key, int ScenarioOptions::*option) {
        if (options.*option != usual.*option)
            object.number(key, options.*option);
    };
    const auto flag = [&](std::string_view key, bool ScenarioOptions::*option) {
        if (options.*option != usual.*option)
            object.flag(key, options.*option);
    };
    number("buildTotal", &ScenarioOptions::buildTotal);
    number("specialPiecesPerPlayer", &ScenarioOptions::specialPiecesPerPlayer);
    number("tokensContributedPerPlayer", &ScenarioOptions::tokensContributedPerPlayer);
    number("tokensPlacedPerPlayer", &ScenarioOptions::tokensPlacedPerPlayer);
    flag("toughTokens", &ScenarioOptions::toughTokens);
    if (options.loneWolf != usual.loneWolf)
        object.name("loneWolf", options.loneWolf);
    flag("respectStock", &ScenarioOptions::respectStock);
    flag("freeBuild", &ScenarioOptions::freeBuild);
    flag("tilesRanOut", &ScenarioOptions::tilesRanOut);
    flag("mageKnightWarriors", &ScenarioOptions::mageKnightWarriors);
    flag("allFigures", &ScenarioOptions::allFigures);
    flag("largeSquares", &ScenarioOptions::largeSquares);
    flag("moderated", &ScenarioOptions::moderated);
    flag("openCeiling", &ScenarioOptions::openCeiling);
    flag("standardArcs", &ScenarioOptions::standardArcs);
    flag("artifacts", &ScenarioOptions::artifacts);
    appendIfAny(object, "allowedArtifacts", options.allowedArtifacts, appendAllowedArtifact);
    if (options.artifactsPerPlayer)
        object.number("artifactsPerPlayer", *options.artifactsPerPlayer);
    if (options.roundLimit)
        object.number("roundLimit", *options.roundLimit);
    flag("rollForStart", &ScenarioOptions::rollForStart);
    object.close();
}

void thingOr(JsonObjectText& object, std::string_view key, const ThingId& id)
{
    if (!id.empty())
        object.word(key, id.text());
}

void pieceOr(JsonObjectText& object, std::string_view key, const ContentId& id)
{
    if (!id.empty())
        object.word(key, id.text());
}

void valueOr(JsonObjectText& object, std::optional<int> value)
{
    if (value)
        object.number("value", *value);
}

void appendTeamMember(std::string& out, const TeamMember& member)
{
    JsonObjectText object(out);
    object.word("id", member.id.text());
    object.word("figure", member.figure.text());
    object.number("level", member.level);
    pieceOr(object, "rider", member.rider);
    valueOr(object, member.value);
    thingOr(object, "chariot", member.chariot);
    object.close();
}

auto poolEntryAppender(std::string_view key)
{
    return [key](std::string& out, const PoolEntry& entry) {
        JsonObjectText object(out);
        object.word(key, entry.kind.text());
        object.number("count", entry.count);
        pieceOr(object, "rider", entry.rider);
        pieceOr(object, "passenger", entry.passenger);
        valueOr(object, entry.value);
        object.close();
    };
}

void appendPlayer(std::string& out, const Player& player)
{
    JsonObjectText object(out, 6);
    object.word("id", player.id.text());
    object.text("name", player.name);
    object.name("colour", player.colour);
    appendIfAny(object, "team", player.team, appendTeamMember);
    appendIfAny(object, "mageSpawn", player.mageSpawn, poolEntryAppender("figure"));
    appendIfAny(object, "chests", player.chests, poolEntryAppender("chest"));
    object.close();
}

void appendLevel(std::string& out, const Level& level)
{
    JsonObjectText object(out);
    object.text("name", level.name);
    object.close();
}

void square(JsonObjectText& object, const Square& square)
{
    if (square.level != 0)
        object.number("level", square.level);
    object.number("x", square.x);
    object.number("y", square.y);
}

void rotation(JsonObjectText& object, Rotation rotation)
{
    if (rotation != Rotation::None)
        object.number("rotation", degreesOf(rotation));
}

void appendTile(std::string& out, const PlacedTile& tile)
{
    JsonObjectText object(out);
    object.word("id", tile.id.text());
    object.word("tile", tile.tile.text());
    object.name("side", tile.side);
    square(object, tile.position);
    rotation(object, tile.rotation);
    if (tile.role != TileRole::None)
        object.name("role", tile.role);
    if (tile.replacement)
        object.flag("replacement", true);
    thingOr(object, "player", tile.player);
    object.close();
}

void appendDoor(std::string& out, const PlacedDoor& door)
{
    JsonObjectText object(out);
    object.word("id", door.id.text());
    object.word("door", door.door.text());
    object.word("tile", door.tile.text());
    object.number("x", door.edge.square.x);
    object.number("y", door.edge.square.y);
    object.name("edge", door.edge.side);
    thingOr(object, "player", door.player);
    object.close();
}

void appendMarker(std::string& out, const PlacedMarker& marker)
{
    JsonObjectText object(out);
    object.word("id", marker.id.text());
    object.word("marker", marker.marker.text());
    if (marker.face != MarkerFace::Unique)
        object.name("face", marker.face);
    square(object, marker.square);
    thingOr(object, "partner", marker.partner);
    thingOr(object, "player", marker.player);
    object.close();
}

void appendArtifact(std::string& out, const PlacedArtifact& artifact)
{
    JsonObjectText object(out);
    object.word("id", artifact.id.text());
    object.word("artifact", artifact.artifact.text());
    square(object, artifact.square);
    rotation(object, artifact.rotation);
    thingOr(object, "player", artifact.player);
    object.close();
}

void appendChest(std::string& out, const PlacedChest& chest)
{
    JsonObjectText object(out);
    object.word("id", chest.id.text());
    object.word("chest", chest.chest.text());
    square(object, chest.square);
    object.name("facing", chest.facing);
    if (chest.treasure)
        object.number("treasure", *chest.treasure);
    thingOr(object, "player", chest.player);
    object.close();
}

void appendToken(std::string& out, const PlacedToken& token)
{
    JsonObjectText object(out);
    object.word("id", token.id.text());
    object.name("colour", token.colour);
    if (token.table)
        object.word("table", token.table->text());
    square(object, token.square);
    thingOr(object, "player", token.player);
    object.close();
}

void appendFigure(std::string& out, const PlacedFigure& figure)
{
    JsonObjectText object(out);
    object.word("id", figure.id.text());
    object.word("figure", figure.figure.text());
    if (figure.side != FigureSide::MageSpawn)
        object.name("side", figure.side);
    thingOr(object, "player", figure.player);
    if (figure.heroLevel != 0)
        object.number("heroLevel", figure.heroLevel);
    pieceOr(object, "rider", figure.rider);
    pieceOr(object, "passenger", figure.passenger);
    valueOr(object, figure.value);
    square(object, figure.square);
    object.name("facing", figure.facing);
    if (figure.arcSide != ArcSide::None)
        object.name("arcSide", figure.arcSide);
    object.close();
}

void appendArrow(std::string& out, const Arrow& arrow)
{
    JsonObjectText object(out);
    object.word("id", arrow.id.text());
    object.word("player", arrow.player.text());
    square(object, arrow.edge.square);
    object.name("edge", arrow.edge.side);
    object.close();
}

void appendNote(std::string& out, const Note& note)
{
    JsonObjectText object(out);
    object.word("id", note.id.text());
    square(object, note.square);
    object.text("text", note.text);
    object.close();
}

/// A guess that spares most of the copying when the text grows.
std::size_t likelySize(const Scenario& scenario)
{
    const std::size_t things = scenario.tiles.size() + scenario.doors.size() + scenario.markers.size() +
                               scenario.artifacts.size() + scenario.chests.size() + scenario.tokens.size() +
                               scenario.figures.size() + scenario.entrances.size() + scenario.exits.size();
    return 4096 + scenario.notes.size() + 160 * things;
}

} // namespace

std::string writeScenario(const Scenario& scenario)
{
    std::string out;
    out.reserve(likelySize(scenario));
    JsonObjectText object(out, 2);
    appendScenarioHead(object, scenario, nameOf(scenario.game));
    if (scenario.options != ScenarioOptions())
        appendOptions(object.key("options"), scenario.options);
    object.list("players", scenario.players, appendPlayer);
    if (scenario.map) {
        JsonObjectText map(object.key("map"));
        map.word("map", scenario.map->map.text());
        map.name("side", scenario.map->side);
        map.close();
    }
    object.list("levels", scenario.levels, appendLevel);
    appendIfAny(object, "assertions", scenario.assertions, appendAssertion<AssertedMeasure>);

    appendIfAny(object, "tiles", scenario.tiles, appendTile);
    appendIfAny(object, "doors", scenario.doors, appendDoor);
    appendIfAny(object, "markers", scenario.markers, appendMarker);
    appendIfAny(object, "artifacts", scenario.artifacts, appendArtifact);
    appendIfAny(object, "chests", scenario.chests, appendChest);
    appendIfAny(object, "tokens", scenario.tokens, appendToken);
    appendIfAny(object, "figures", scenario.figures, appendFigure);
    appendIfAny(object, "entrances", scenario.entrances, appendArrow);
    appendIfAny(object, "exits", scenario.exits, appendArrow);
    appendIfAny(object, "pinnedNotes", scenario.pinnedNotes, appendNote);
    object.close();
    out += '\n';
    return out;
}

} // namespace delve::mageknight
