// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"

#include "engine/scenario/reference_check.h"

#include <unordered_map>

namespace delve::mageknight {

namespace {

InstalledPack installedIn(const Content& content)
{
    return [&content](const std::string& id) { return content.pack(id); };
}

// What is expected where. Literals, so that they can be translated.
constexpr const char* expectedTile =
    QT_TRANSLATE_NOOP("Engine", "expected a tile of the packs named, found %1");
constexpr const char* expectedDoor =
    QT_TRANSLATE_NOOP("Engine", "expected a door of the packs named, found %1");
constexpr const char* expectedMarker =
    QT_TRANSLATE_NOOP("Engine", "expected a marker of the packs named, found %1");
constexpr const char* expectedArtifact =
    QT_TRANSLATE_NOOP("Engine", "expected an artifact of the packs named, found %1");
constexpr const char* expectedChest =
    QT_TRANSLATE_NOOP("Engine", "expected a chest or Changeling of the packs named, found %1");
constexpr const char* expectedToken =
    QT_TRANSLATE_NOOP("Engine", "expected a wandering token of the packs named, found %1");
constexpr const char* expectedFigure =
    QT_TRANSLATE_NOOP("Engine", "expected a figure of the packs named, found %1");
constexpr const char* expectedMap =
    QT_TRANSLATE_NOOP("Engine", "expected a printed map of the packs named, found %1");

/// Walks through a scenario in the order of its file.
class DungeonCheck : ReferenceCheck<Content>
{
public:
    DungeonCheck(const Scenario& scenario, const Content& content)
        : ReferenceCheck(scenario.packs, installedIn(content), content), m_scenario(scenario)
    {}

    std::vector<Error> run()
    {
        checkEach("/options/allowedArtifacts", m_scenario.options.allowedArtifacts,
                  [this](const PlaceInFile& at, const AllowedArtifact& allowed) {
                      find(at, "artifact", allowed.artifact, &Content::artifact, expectedArtifact);
                  });
        checkEach("/players", m_scenario.players,
                  [this](const PlaceInFile& at, const Player& player) { checkPlayer(at, player); });
        if (m_scenario.map)
            find(PlaceInFile{"/map"}, "map", m_scenario.map->map, &Content::map, expectedMap);
        checkPlacedThings();
        return takeErrors();
    }

private:
    /// DG-20: a Changeling lies among the chests.
    void findChest(const PlaceInFile& at, std::string_view key, const ContentId& id)
    {
        if (!isUsable(at, key, id) || content().chest(id) != nullptr)
            return;
        const Figure* figure = content().figure(id);
        if (figure == nullptr || !figure->changeling)
            fail(at / key, {expectedChest, {inQuotes(id.text())}});
    }

    /// The figure, or nothing where none is named or it is missing.
    const Figure* findIfAny(const PlaceInFile& at, std::string_view key, const ContentId& id)
    {
        return id.empty() ? nullptr : find(at, key, id, &Content::figure, expectedFigure);
    }

    /// CAV-03: of a cavalry unit the rider has the levels.
    const Figure* findFigureAndRider(const PlaceInFile& at, const ContentId& id, const ContentId& rider)
    {
        const Figure* figure = find(at, "figure", id, &Content::figure, expectedFigure);
        return rider.empty() ? figure : findIfAny(at, "rider", rider);
    }

    void checkLevel(const PlaceInFile& at, std::string_view key, const Figure* figure, int level)
    {
        if (figure == nullptr)
            return;
        const int most = int(figure->levels.size());
        if (figure->hasLevels() && (level < 1 || level > most))
            fail(at / key, {QT_TRANSLATE_NOOP("Engine", "expected a level of %1, 1 to %2, found %3"),
                            {figure->id.text(), std::to_string(most), std::to_string(level)}});
        if (!figure->hasLevels() && level != 0)
            fail(at / key, {QT_TRANSLATE_NOOP("Engine", "expected 0, since %1 has no levels, found %2"),
                            {figure->id.text(), std::to_string(level)}});
    }

    void checkPlayer(const PlaceInFile& at, const Player& player)
    {
        checkEach(at / "team", player.team, [this](const PlaceInFile& place, const TeamMember& member) {
            checkLevel(place, "level", findFigureAndRider(place, member.figure, member.rider), member.level);
        });
        checkEach(at / "mageSpawn", player.mageSpawn,
                  [this](const PlaceInFile& place, const PoolEntry& entry) {
                      findFigureAndRider(place, entry.kind, entry.rider);
                      findIfAny(place, "passenger", entry.passenger);
                  });
        checkEach(at / "chests", player.chests, [this](const PlaceInFile& place, const PoolEntry& entry) {
            findChest(place, "chest", entry.kind);
        });
    }

    void checkPlacedThings()
    {
        m_tiles.reserve(m_scenario.tiles.size());
        checkEach("/tiles", m_scenario.tiles, [this](const PlaceInFile& at, const PlacedTile& placed) {
            if (const Tile* tile = find(at, "tile", placed.tile, &Content::tile, expectedTile))
                m_tiles.emplace(placed.id.text(), tile);
        });
        checkEach("/doors", m_scenario.doors,
                  [this](const PlaceInFile& at, const PlacedDoor& door) { checkDoor(at, door); });
        checkEach("/markers", m_scenario.markers, [this](const PlaceInFile& at, const PlacedMarker& marker) {
            find(at, "marker", marker.marker, &Content::marker, expectedMarker);
        });
        checkEach("/artifacts", m_scenario.artifacts,
                  [this](const PlaceInFile& at, const PlacedArtifact& artifact) {
                      find(at, "artifact", artifact.artifact, &Content::artifact, expectedArtifact);
                  });
        checkEach("/chests", m_scenario.chests, [this](const PlaceInFile& at, const PlacedChest& chest) {
            findChest(at, "chest", chest.chest);
        });
        checkEach("/tokens", m_scenario.tokens,
                  [this](const PlaceInFile& at, const PlacedToken& token) { checkToken(at, token); });
        checkEach("/figures", m_scenario.figures, [this](const PlaceInFile& at, const PlacedFigure& figure) {
            checkLevel(at, "heroLevel", findFigureAndRider(at, figure.figure, figure.rider),
                       figure.heroLevel);
            findIfAny(at, "passenger", figure.passenger);
        });
    }

    void checkDoor(const PlaceInFile& at, const PlacedDoor& door)
    {
        find(at, "door", door.door, &Content::door, expectedDoor);
        const auto tile = m_tiles.find(door.tile.text());
        if (tile == m_tiles.end())
            return; // reported already, at the tile
        const Size size = sizeOf(tile->second->kind);
        const auto check = [&](const char* key, int coordinate, int count) {
            if (coordinate >= count)
                fail(at / key,
                     {QT_TRANSLATE_NOOP("Engine", "expected a square of the tile, 0 to %1, found %2"),
                      {std::to_string(count - 1), std::to_string(coordinate)}});
        };
        check("x", door.edge.square.x, size.width);
        check("y", door.edge.square.y, size.height);
    }

    void checkToken(const PlaceInFile& at, const PlacedToken& token)
    {
        if (!token.table)
            return;
        const WanderingToken* table =
            find(at, "table", *token.table, &Content::wanderingToken, expectedToken);
        if (table != nullptr && table->colour != token.colour)
            fail(at / "table",
                 {QT_TRANSLATE_NOOP("Engine", "expected a token of colour %1, found %2 of colour %3"),
                  {std::string(nameOf(token.colour)), inQuotes(token.table->text()),
                   std::string(nameOf(table->colour))}});
    }

    const Scenario& m_scenario;
    std::unordered_map<std::string_view, const Tile*> m_tiles; ///< by thing id; looked up only
};

} // namespace

std::vector<Error> checkReferences(const Scenario& scenario, const Content& content)
{
    return DungeonCheck(scenario, content).run();
}

std::vector<Error> packWarnings(const Scenario& scenario, const Content& content)
{
    return packWarnings(scenario.packs, installedIn(content));
}

} // namespace delve::mageknight
