// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"

#include "engine/scenario/used_packs.h"

#include <optional>
#include <string_view>
#include <unordered_map>

namespace delve::mageknight {

namespace {

InstalledPack installedIn(const Content& content)
{
    return [&content](const std::string& id) -> std::optional<PackReference> {
        const Pack* pack = content.pack(id);
        return pack ? std::optional(PackReference{pack->id, pack->version, pack->hash}) : std::nullopt;
    };
}

/// An object of the file, mostly an entry of a list. Pointers are put together only when something is wrong.
struct Place
{
    std::string_view list;
    std::optional<std::size_t> index{};

    /// The pointer of one of its members.
    std::string operator/(std::string_view key) const
    {
        std::string pointer(list);
        if (index)
            pointer += "/" + std::to_string(*index);
        return pointer + "/" + std::string(key);
    }
};

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

/// Walks through a scenario in the order of its file and collects what is wrong.
class ReferenceCheck
{
public:
    ReferenceCheck(const Scenario& scenario, const Content& content)
        : m_scenario(scenario), m_content(content), m_packs(scenario.packs, installedIn(content), m_errors)
    {}

    std::vector<Error> run()
    {
        checkEach("/options/allowedArtifacts", m_scenario.options.allowedArtifacts,
                  [this](const Place& at, const AllowedArtifact& allowed) {
                      find(at, "artifact", allowed.artifact, &Content::artifact, expectedArtifact);
                  });
        checkEach("/players", m_scenario.players,
                  [this](const Place& at, const Player& player) { checkPlayer(at, player); });
        if (m_scenario.map)
            find(Place{"/map"}, "map", m_scenario.map->map, &Content::map, expectedMap);
        checkPlacedThings();
        return std::move(m_errors);
    }

private:
    void fail(std::string where, Message what) { m_errors.push_back({std::move(where), std::move(what)}); }

    template <typename Things, typename Check>
    void checkEach(std::string_view list, const Things& things, Check check)
    {
        for (std::size_t i = 0; i < things.size(); ++i)
            check(Place{list, i}, things[i]);
    }

    bool isUsable(const Place& at, std::string_view key, const ContentId& id)
    {
        return m_packs.isUsable(id, [&] { return at / key; });
    }

    /// The piece, or nothing and an error.
    template <typename Piece>
    const Piece* find(const Place& at, std::string_view key, const ContentId& id,
                      const Piece* (Content::*lookUp)(const ContentId&) const, const char* expected)
    {
        if (!isUsable(at, key, id))
            return nullptr;
        const Piece* piece = (m_content.*lookUp)(id);
        if (piece == nullptr)
            fail(at / key, {expected, {inQuotes(id.text())}});
        return piece;
    }

    /// DG-20: a Changeling lies among the chests.
    void findChest(const Place& at, std::string_view key, const ContentId& id)
    {
        if (!isUsable(at, key, id) || m_content.chest(id) != nullptr)
            return;
        const Figure* figure = m_content.figure(id);
        if (figure == nullptr || !figure->changeling)
            fail(at / key, {expectedChest, {inQuotes(id.text())}});
    }

    /// The figure, or nothing where none is named or it is missing.
    const Figure* findIfAny(const Place& at, std::string_view key, const ContentId& id)
    {
        return id.empty() ? nullptr : find(at, key, id, &Content::figure, expectedFigure);
    }

    /// CAV-03: of a cavalry unit the rider has the levels.
    const Figure* findFigureAndRider(const Place& at, const ContentId& id, const ContentId& rider)
    {
        const Figure* figure = find(at, "figure", id, &Content::figure, expectedFigure);
        return rider.empty() ? figure : findIfAny(at, "rider", rider);
    }

    void checkLevel(const Place& at, std::string_view key, const Figure* figure, int level)
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

    void checkPlayer(const Place& at, const Player& player)
    {
        checkEach(at / "team", player.team, [this](const Place& place, const TeamMember& member) {
            checkLevel(place, "level", findFigureAndRider(place, member.figure, member.rider), member.level);
        });
        checkEach(at / "mageSpawn", player.mageSpawn, [this](const Place& place, const PoolEntry& entry) {
            findFigureAndRider(place, entry.kind, entry.rider);
            findIfAny(place, "passenger", entry.passenger);
        });
        checkEach(at / "chests", player.chests, [this](const Place& place, const PoolEntry& entry) {
            findChest(place, "chest", entry.kind);
        });
    }

    void checkPlacedThings()
    {
        m_tiles.reserve(m_scenario.tiles.size());
        checkEach("/tiles", m_scenario.tiles, [this](const Place& at, const PlacedTile& placed) {
            if (const Tile* tile = find(at, "tile", placed.tile, &Content::tile, expectedTile))
                m_tiles.emplace(placed.id.text(), tile);
        });
        checkEach("/doors", m_scenario.doors,
                  [this](const Place& at, const PlacedDoor& door) { checkDoor(at, door); });
        checkEach("/markers", m_scenario.markers, [this](const Place& at, const PlacedMarker& marker) {
            find(at, "marker", marker.marker, &Content::marker, expectedMarker);
        });
        checkEach("/artifacts", m_scenario.artifacts,
                  [this](const Place& at, const PlacedArtifact& artifact) {
                      find(at, "artifact", artifact.artifact, &Content::artifact, expectedArtifact);
                  });
        checkEach("/chests", m_scenario.chests,
                  [this](const Place& at, const PlacedChest& chest) { findChest(at, "chest", chest.chest); });
        checkEach("/tokens", m_scenario.tokens,
                  [this](const Place& at, const PlacedToken& token) { checkToken(at, token); });
        checkEach("/figures", m_scenario.figures, [this](const Place& at, const PlacedFigure& figure) {
            checkLevel(at, "heroLevel", findFigureAndRider(at, figure.figure, figure.rider),
                       figure.heroLevel);
            findIfAny(at, "passenger", figure.passenger);
        });
    }

    void checkDoor(const Place& at, const PlacedDoor& door)
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

    void checkToken(const Place& at, const PlacedToken& token)
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
    const Content& m_content;
    std::vector<Error> m_errors;
    UsedPacks m_packs;
    std::unordered_map<std::string_view, const Tile*> m_tiles; ///< by thing id; looked up only
};

} // namespace

std::vector<Error> checkReferences(const Scenario& scenario, const Content& content)
{
    return ReferenceCheck(scenario, content).run();
}

std::vector<Error> packWarnings(const Scenario& scenario, const Content& content)
{
    return packWarnings(scenario.packs, installedIn(content));
}

} // namespace delve::mageknight
