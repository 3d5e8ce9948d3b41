// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/read_common.h"
#include "engine/mageknight/scenario/scenario_reading.h"

namespace delve::mageknight {

namespace {

// One function for each kind of placed thing; the members are read in the order in which they are written.

PlacedTile readTile(ObjectReader& in, ScenarioReading& reading)
{
    PlacedTile tile;
    tile.id = reading.newId(in, ReferenceKind::Tile);
    tile.tile = reading.contentId(in, "tile");
    tile.side = in.oneOf<TileSide>("side");
    tile.position = reading.square(in);
    tile.rotation = readRotationOr(in, "rotation");
    tile.role = in.oneOf<TileRole>("role", TileRole::None);
    tile.replacement = in.booleanOr("replacement", false);
    tile.player = reading.referenceOr(in, "player", ReferenceKind::Player);
    return tile;
}

PlacedDoor readDoor(ObjectReader& in, ScenarioReading& reading)
{
    PlacedDoor door;
    door.id = reading.newId(in, ReferenceKind::Other);
    door.door = reading.contentId(in, "door");
    door.tile = reading.reference(in, "tile", ReferenceKind::Tile);
    door.edge.square.x = in.integer("x", 0, scenario_limits::tileSquare);
    door.edge.square.y = in.integer("y", 0, scenario_limits::tileSquare);
    door.edge.side = in.oneOf<Side>("edge");
    door.player = reading.referenceOr(in, "player", ReferenceKind::Player);
    return door;
}

PlacedMarker readMarker(ObjectReader& in, ScenarioReading& reading)
{
    PlacedMarker marker;
    marker.id = reading.newId(in, ReferenceKind::Marker);
    marker.marker = reading.contentId(in, "marker");
    marker.face = in.oneOf<MarkerFace>("face", MarkerFace::Unique);
    marker.square = reading.square(in);
    marker.partner = reading.referenceOr(in, "partner", ReferenceKind::Marker);
    marker.player = reading.referenceOr(in, "player", ReferenceKind::Player);
    return marker;
}

PlacedArtifact readArtifact(ObjectReader& in, ScenarioReading& reading)
{
    PlacedArtifact artifact;
    artifact.id = reading.newId(in, ReferenceKind::Other);
    artifact.artifact = reading.contentId(in, "artifact");
    artifact.square = reading.square(in);
    artifact.rotation = readRotationOr(in, "rotation");
    if (artifact.rotation > Rotation::Quarter)
        in.log().fail(*in.find("rotation"), {QT_TRANSLATE_NOOP("Engine", "expected 0 or 90, found %1"),
                                             {std::to_string(degreesOf(artifact.rotation))}});
    artifact.player = reading.referenceOr(in, "player", ReferenceKind::Player);
    return artifact;
}

PlacedChest readChest(ObjectReader& in, ScenarioReading& reading)
{
    PlacedChest chest;
    chest.id = reading.newId(in, ReferenceKind::Chest);
    chest.chest = reading.contentId(in, "chest");
    chest.square = reading.square(in);
    chest.facing = in.oneOf<Side>("facing");
    if (const auto treasure = in.find("treasure"))
        chest.treasure = readInteger(*treasure, in.log(), 0, scenario_limits::treasure);
    chest.player = reading.referenceOr(in, "player", ReferenceKind::Player);
    return chest;
}

PlacedToken readToken(ObjectReader& in, ScenarioReading& reading)
{
    PlacedToken token;
    token.id = reading.newId(in, ReferenceKind::Token);
    token.colour = in.oneOf<Colour>("colour");
    if (in.find("table"))
        token.table = reading.contentId(in, "table");
    token.square = reading.square(in);
    token.player = reading.referenceOr(in, "player", ReferenceKind::Player);
    return token;
}

PlacedFigure readFigure(ObjectReader& in, ScenarioReading& reading)
{
    PlacedFigure figure;
    figure.id = reading.newId(in, ReferenceKind::Other);
    figure.figure = reading.contentId(in, "figure");
    figure.side = in.oneOf<FigureSide>("side", FigureSide::MageSpawn);
    if (figure.side == FigureSide::Team) // of the other sides a player is refused as unknown
        figure.player = reading.reference(in, "player", ReferenceKind::Player);
    figure.heroLevel = in.integerOr("heroLevel", 1, scenario_limits::heroLevel, 0);
    figure.rider = reading.contentIdOr(in, "rider");
    figure.passenger = reading.contentIdOr(in, "passenger");
    figure.value = reading.pointValue(in);
    figure.square = reading.square(in);
    figure.facing = in.oneOf<Direction>("facing");
    figure.arcSide = in.oneOf<ArcSide>("arcSide", ArcSide::None);
    return figure;
}

Arrow readArrow(ObjectReader& in, ScenarioReading& reading)
{
    Arrow arrow;
    arrow.id = reading.newId(in, ReferenceKind::Other);
    arrow.player = reading.reference(in, "player", ReferenceKind::Player);
    arrow.edge.square = reading.square(in);
    arrow.edge.side = in.oneOf<Side>("edge");
    return arrow;
}

Note readNote(ObjectReader& in, ScenarioReading& reading)
{
    Note note;
    note.id = reading.newId(in, ReferenceKind::Other);
    note.square = reading.square(in);
    note.text = in.lines("text", scenario_limits::noteText);
    return note;
}

} // namespace

void readPlacedThings(ObjectReader& in, ScenarioReading& reading, Scenario& scenario)
{
    const auto list = [&](std::string_view key, auto readThing,
                          std::size_t most = scenario_limits::placedOfOneKind) {
        return in.listOr(key, most, objectReader([&, readThing](ObjectReader& thing) {
                             return readThing(thing, reading);
                         }));
    };
    scenario.tiles = list("tiles", readTile);
    scenario.doors = list("doors", readDoor);
    scenario.markers = list("markers", readMarker);
    scenario.artifacts = list("artifacts", readArtifact);
    scenario.chests = list("chests", readChest);
    scenario.tokens = list("tokens", readToken);
    scenario.figures = list("figures", readFigure, scenario_limits::figures);
    scenario.entrances = list("entrances", readArrow);
    scenario.exits = list("exits", readArrow);
    scenario.pinnedNotes = list("pinnedNotes", readNote, scenario_limits::pinnedNotes);
}

} // namespace delve::mageknight
