// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/broken_scenario.h"

#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/mageknight/small_pack.h"

#include <algorithm>

namespace delve::mageknight::test {

namespace {

Pack packOfFaults()
{
    const std::string clicks = R"([{"speed": 6, "attack": 6, "defense": 10, "damage": 1},
                                   {"eliminated": true}])";
    const auto warrior = [&](const std::string& id, const std::string& number, const std::string& more) {
        std::string text = figureText(id, clicks, more);
        text.replace(text.find("\"mage-spawn\", \"version\": \"unique\""), 33, "\"warrior\"");
        text.replace(text.find("\"collectorNumber\": 1"), 20, "\"collectorNumber\": " + number);
        return text;
    };
    Pack pack =
        smallPack(
            "\"figures\": [" + warrior("guard", "1", "") + ", " +
            warrior("rider", "2",
                    R"("base": "mount-1x3", "mount": {"type": "pegasus", "intelligence": "skittish"})") +
            "]")
            .value();
    const auto artifact = [&](const char* name, ArtifactClass artifactClass, Size size, int tokens) {
        ArtifactKind kind = starterPack().artifacts.front();
        kind.id = ContentId(std::string("small/") + name);
        kind.artifactClass = artifactClass;
        kind.footprint = size;
        kind.tokens = {tokens, 0, 0};
        pack.artifacts.push_back(kind);
    };
    artifact("long-chair", ArtifactClass::Chair, {1, 2}, 0);
    artifact("short-table", ArtifactClass::Table, {1, 1}, 0);
    artifact("wide-pillar", ArtifactClass::AncientPillar, {2, 1}, 0);
    artifact("rich-chair", ArtifactClass::Chair, {1, 1}, 2);
    artifact("hoard", ArtifactClass::Exotic, {1, 1}, 99);
    return pack;
}

int below(Random& random, std::size_t bound)
{
    return bound == 0 ? 0 : int(random.below(std::uint32_t(bound)));
}

template <typename T> T* oneOf(std::vector<T>& list, Random& random)
{
    return list.empty() ? nullptr : &list[std::size_t(below(random, list.size()))];
}

const Tile& kindOf(const PlacedTile& tile)
{
    return *contentForFaults().tile(tile.tile);
}

PlacedTile* oneTile(Scenario& scenario, TileKind kind, Random& random)
{
    std::vector<PlacedTile*> tiles;
    for (PlacedTile& tile : scenario.tiles)
        if (kindOf(tile).kind == kind && tile.role != TileRole::Central)
            tiles.push_back(&tile);
    PlacedTile** tile = oneOf(tiles, random);
    return tile ? *tile : nullptr;
}

PlacedTile* entranceTile(Scenario& scenario, Random& random)
{
    std::vector<PlacedTile*> tiles;
    for (PlacedTile& tile : scenario.tiles)
        if (tile.role == TileRole::Entrance)
            tiles.push_back(&tile);
    PlacedTile** tile = oneOf(tiles, random);
    return tile ? *tile : nullptr;
}

ThingId newId(const Scenario& scenario, Random& random)
{
    return drawThingId(random, scenario);
}

Square somewhereOn(const Scenario& scenario, Random& random)
{
    const PlacedTile& tile = scenario.tiles[std::size_t(below(random, scenario.tiles.size()))];
    return tile.position + Offset{below(random, 3), below(random, 3)};
}

void addMarker(Scenario& scenario, Random& random, UniqueSide side, Square square)
{
    for (const MarkerKind& kind : starterPack().markers)
        if (kind.uniqueSide == side) {
            PlacedMarker marker;
            marker.id = newId(scenario, random);
            marker.marker = kind.id;
            marker.square = square;
            scenario.markers.push_back(marker);
            scenario.options.specialPiecesPerPlayer = 9;
            return;
        }
}

void addArtifact(Scenario& scenario, Random& random, const char* kind)
{
    PlacedArtifact artifact;
    artifact.id = newId(scenario, random);
    artifact.artifact = ContentId(kind);
    artifact.square = somewhereOn(scenario, random);
    scenario.artifacts.push_back(artifact);
}

/// What is written in code as `[](Scenario& s, Random& r) { … }`.
#define FAULT(name, ...)                                                                                     \
    {                                                                                                        \
        name, [](Scenario& s, [[maybe_unused]] Random& r) { __VA_ARGS__ }                                    \
    }

std::vector<Fault> makeFaults()
{
    return
    {
        // Tiles
        FAULT("two tiles overlap", s.tiles.back().position = s.tiles.front().position;),
        FAULT("tile pushed", if (auto* t = oneOf(s.tiles, r)) t->position.x += below(r, 5) - 2;),
        FAULT("tile turned", if (auto* t = oneOf(s.tiles, r)) t->rotation = turned(t->rotation, 1);),
        FAULT("tile flipped", if (auto* t = oneOf(s.tiles, r)) t->side = TileSide(1 - int(t->side));),
        FAULT("tile far away", if (auto* t = oneOf(s.tiles, r)) t->position.y += 60;),
        FAULT("tile doubled",
              if (auto* t = oneTile(s, TileKind::Chamber, r)) t->tile = s.tiles.front().tile;),
        FAULT("central forgotten", for (PlacedTile& t : s.tiles) if (t.role == TileRole::Central) t.role =
                                       TileRole::None;),
        FAULT("two centres", if (auto* t = oneTile(s, TileKind::Chamber, r)) t->role = TileRole::Central;),
        FAULT("central hallway",
              if (auto* t = oneTile(s, TileKind::Hallway, r)) { s.tiles.front().role = TileRole::None;
                                                                t->role = TileRole::Central; }),
        FAULT("chamber as entrance",
              if (auto* t = oneTile(s, TileKind::Chamber, r)) t->role = TileRole::Entrance;),
        FAULT("last tile missing",
              apply(s, removeThings(s, contentForFaults(), std::vector{s.tiles.back().id}));),
        FAULT("any tile missing",
              apply(s, removeThings(s, contentForFaults(), std::vector{oneOf(s.tiles, r)->id}));),
        FAULT("one tile too many", PlacedTile tile = s.tiles.back(); tile.id = newId(s, r);
              tile.position.y += 5; s.tiles.push_back(tile);),
        FAULT("chambers are hallways", int left = 3; for (PlacedTile& t : s.tiles) if (
                  left > 0 && t.role == TileRole::None && kindOf(t).kind == TileKind::Chamber &&
                  std::ranges::find(s.doors, t.id, &PlacedDoor::tile) == s.doors.end()) {
                  t.tile = ContentId("starter/canal");
                  --left;
              }),
        FAULT("tiles out of turn", std::ranges::rotate(s.tiles, s.tiles.begin() + 1);),
        FAULT("second tile out of turn", if (s.tiles.size() > 4) std::swap(s.tiles[1], s.tiles[2]);),
        FAULT("third tile out of turn", if (s.tiles.size() > 4) std::swap(s.tiles[2], s.tiles[3]);),
        FAULT("last hallway laid early", std::swap(s.tiles.back(), s.tiles[s.tiles.size() - 3]);),
        FAULT("entrance turned",
              if (auto* t = entranceTile(s, r)) t->rotation = turned(t->rotation, 2);),
        FAULT("entrance flipped", if (auto* t = entranceTile(s, r)) t->side = TileSide(1 - int(t->side));),
        FAULT("entrance beside a second tile",
              if (auto* t = entranceTile(s, r)) t->position = s.tiles.front().position + Offset{5, 5};),
        FAULT("entrance closed", if (auto* t = entranceTile(s, r)) {
            PlacedTile stop = s.tiles[1];
            stop.id = newId(s, r);
            stop.tile = ContentId("starter/guardroom");
            stop.position = t->position + Offset{-1, 5};
            s.tiles.push_back(stop);
        }),
        FAULT("no record of tiles", for (PlacedTile& t : s.tiles) t.player = {};),
        FAULT("no record and no roles",
              for (PlacedTile& t : s.tiles) { t.player = {};
                                              if (t.role == TileRole::Entrance) t.role = TileRole::None; }),
        FAULT("one entrance", bool isFirst = true; for (PlacedTile& t : s.tiles) {
            t.player = {};
            if (t.role == TileRole::Entrance && !std::exchange(isFirst, false))
                t.role = TileRole::None;
        }),
        FAULT("printed map", s.map = MapReference{starterPack().maps.front().id, TileSide::A};),
        // Markers and doors
        FAULT("too many special pieces", s.options.specialPiecesPerPlayer = 0;
              addMarker(s, r, UniqueSide::Shadow, somewhereOn(s, r)); s.options.specialPiecesPerPlayer = 0;),
        FAULT("more doors than the box has", if (!s.doors.empty()) for (int i = 0; i < 6; ++i) {
            PlacedDoor door = s.doors.front();
            door.id = newId(s, r);
            door.edge.square = {below(r, 3), below(r, 5)};
            s.doors.push_back(door);
        } s.options.specialPiecesPerPlayer = 20;),
        FAULT("marker in the void", addMarker(s, r, UniqueSide::Shadow, {0, 200, 200});),
        FAULT("marker anywhere", addMarker(s, r, UniqueSide::Shadow, somewhereOn(s, r));),
        FAULT("two markers on a square", const Square at = somewhereOn(s, r);
              addMarker(s, r, UniqueSide::Shadow, at); addMarker(s, r, UniqueSide::Teleport, at);),
        FAULT("marker at the entrance", if (auto* t = entranceTile(s, r))
                                            addMarker(s, r, UniqueSide::Shadow, t->position + Offset{1, 1});),
        FAULT("vortex in a hallway", if (auto* t = oneTile(s, TileKind::Hallway, r))
                                         addMarker(s, r, UniqueSide::Vortex, t->position + Offset{1, 2});),
        FAULT("vortex by the exit", if (!s.exits.empty())
                                        addMarker(s, r, UniqueSide::Vortex, s.exits.front().edge.square);),
        FAULT("one teleport", addMarker(s, r, UniqueSide::Teleport, somewhereOn(s, r));),
        FAULT("lone staircase", s.levels.resize(2);
              addMarker(s, r, UniqueSide::Staircase, somewhereOn(s, r));),
        FAULT("partners on one level", addMarker(s, r, UniqueSide::Staircase, somewhereOn(s, r));
              addMarker(s, r, UniqueSide::Staircase, somewhereOn(s, r));
              s.markers.back().partner = s.markers[s.markers.size() - 2].id;
              s.markers[s.markers.size() - 2].partner = s.markers.back().id;),
        FAULT("door moved", if (auto* d = oneOf(s.doors, r))
                                d->edge = LocalEdge{{below(r, 3), below(r, 5)}, Side(below(r, 4))};),
        FAULT("two doors on an edge", if (auto* d = oneOf(s.doors, r)) {
            PlacedDoor second = *d;
            second.id = newId(s, r);
            s.doors.push_back(second);
            s.options.specialPiecesPerPlayer = 9;
        }),
        FAULT("door at the entrance", if (!s.doors.empty()) if (auto* t = entranceTile(s, r)) {
            s.doors.front().tile = t->id;
            s.doors.front().edge = {{1, 1}, Side::South};
        }),
        // Artifacts
        FAULT("artifacts not agreed", s.options.artifacts = false; addArtifact(s, r, "starter/chair");),
        FAULT("artifact not on the list", s.options.allowedArtifacts = {{ContentId("starter/table"), 1}};
              addArtifact(s, r, "starter/chair");),
        FAULT("too many artifacts", s.options.artifactsPerPlayer = 0; addArtifact(s, r, "starter/chair");),
        FAULT("artifact at the entrance", addArtifact(s, r, "starter/chair");
              if (auto* t = entranceTile(s, r)) s.artifacts.back().square = t->position + Offset{1, 2};),
        FAULT("artifact in the void", addArtifact(s, r, "starter/table");
              s.artifacts.back().square = {0, 300, 300};),
        FAULT("artifact on a chest", addArtifact(s, r, "starter/chair");
              if (!s.chests.empty()) s.artifacts.back().square = s.chests.front().square;),
        FAULT("artifact across a wall", addArtifact(s, r, starterPack().artifacts.front().id.text().c_str());
              for (const ArtifactKind& kind : starterPack().artifacts) if (
                  kind.artifactClass == ArtifactClass::Exotic && kind.footprint.width * kind.footprint.height >
                                                                     1) s.artifacts.back()
                  .artifact = kind.id;),
        FAULT("table anywhere", addArtifact(s, r, "starter/table");),
        FAULT("pillar in a hallway", addArtifact(s, r, "starter/ancient-pillar");
              if (auto* t = oneTile(s, TileKind::Hallway, r)) s.artifacts.back().square = t->position +
                                                                                      Offset{1, 2};),
        FAULT("pillars everywhere", for (int i = 0; i < 6; ++i) addArtifact(s, r, "starter/ancient-pillar");),
        FAULT("long chair", addArtifact(s, r, "small/long-chair");),
        FAULT("short table", addArtifact(s, r, "small/short-table");),
        FAULT("wide pillar", addArtifact(s, r, "small/wide-pillar");),
        FAULT("chair with tokens", addArtifact(s, r, "small/rich-chair");),
        FAULT("more tokens than there are", addArtifact(s, r, "small/hoard");),
        FAULT("artifact before a chest", addArtifact(s, r, "starter/chair"); if (auto* c = oneOf(s.chests, r)) {
            s.artifacts.back().square = neighbour(c->square, c->facing);
        }),
        FAULT("artifacts before a chest", if (auto* c = oneOf(s.chests, r)) for (const int turn : {-1, 0, 1}) {
            const Square front = neighbour(c->square, turned(directionOf(c->facing), turn));
            addArtifact(s, r, "starter/chair");
            s.artifacts.back().square = front;
        }),
        // Chests
        FAULT("chest in the void", if (auto* c = oneOf(s.chests, r)) c->square = {0, 250, 0};),
        FAULT("chests together", if (s.chests.size() > 1) s.chests.back().square =
                                     neighbour(s.chests.front().square, Side::East);),
        FAULT("chests on a square", if (s.chests.size() > 1) s.chests.back().square = s.chests.front().square;),
        FAULT("chest at the entrance", if (auto* c = oneOf(s.chests, r)) if (auto* t = entranceTile(s, r))
                                           c->square = t->position + Offset{1, 2};),
        FAULT("chest turned", if (auto* c = oneOf(s.chests, r)) c->facing = turned(c->facing, 1 + below(r, 3));),
        FAULT("chest anywhere", if (auto* c = oneOf(s.chests, r)) c->square = somewhereOn(s, r);),
        FAULT("too many chests", for (int i = 0; i < 3 && !s.chests.empty(); ++i) {
            PlacedChest chest = s.chests.back();
            chest.id = newId(s, r);
            chest.square = somewhereOn(s, r);
            s.chests.push_back(chest);
        }),
        FAULT("chests of one player", for (PlacedChest& c : s.chests) c.player = s.players.front().id;),
        FAULT("no chests", s.chests.clear();),
        FAULT("chests out of turn", std::ranges::reverse(s.chests);),
        FAULT("Changeling with a treasure", if (auto* c = oneOf(s.chests, r)) {
            c->chest = ContentId("starter/hungry-coffer");
            c->treasure = 3;
        }),
        // Tokens
        FAULT("token on a chest", if (auto* t = oneOf(s.tokens, r)) if (auto* c = oneOf(s.chests, r)) t->square =
                                      c->square;),
        FAULT("token in the void", if (auto* t = oneOf(s.tokens, r)) t->square = {0, -200, 0};),
        FAULT("tokens on a square", if (s.tokens.size() > 1) s.tokens.back().square = s.tokens.front().square;),
        FAULT("token at the entrance", if (auto* t = oneOf(s.tokens, r)) if (auto* e = entranceTile(s, r))
                                           t->square = e->position + Offset{1, 2};),
        FAULT("token anywhere", if (auto* t = oneOf(s.tokens, r)) t->square = somewhereOn(s, r);),
        FAULT("tokens together", for (std::size_t i = 1; i < s.tokens.size(); ++i) s.tokens[i].square =
                                     neighbour(s.tokens[0].square, Direction(i % 8));),
        FAULT("too many tokens", for (int i = 0; i < 3 && !s.tokens.empty(); ++i) {
            PlacedToken token = s.tokens.back();
            token.id = newId(s, r);
            token.square = somewhereOn(s, r);
            s.tokens.push_back(token);
        }),
        FAULT("tokens of one player", for (PlacedToken& t : s.tokens) t.player = s.players.front().id;),
        FAULT("tokens out of turn", if (s.tokens.size() > 3) std::ranges::rotate(
                  s.tokens, s.tokens.begin() + std::ptrdiff_t(s.players.size()) - 1);),
        FAULT("tough tokens", s.options.toughTokens = false; for (PlacedToken& t : s.tokens) t.colour =
                                                                 Colour::Red;),
        FAULT("blue tokens", for (PlacedToken& t : s.tokens) { t.colour = Colour::Blue;
                                                              t.table.reset(); }),
        FAULT("no token by a chest", for (PlacedToken& t : s.tokens) if (
                  std::ranges::any_of(s.chests, [&](const PlacedChest& c) {
                      return distance(c.square, t.square) < 5;
                  })) t.square = {0, -200, below(r, 100)};),
        FAULT("token on a marker", if (auto* t = oneOf(s.tokens, r))
                                       addMarker(s, r, UniqueSide::Teleport, t->square);),
        FAULT("token in the exit", if (auto* t = oneOf(s.tokens, r)) if (auto* x = oneOf(s.exits, r)) t->square =
                                       x->edge.square;),
        // Arrows
        FAULT("entrance arrow moved", if (auto* a = oneOf(s.entrances, r)) a->edge.side = turned(a->edge.side, 1);),
        FAULT("exit arrow moved", if (auto* a = oneOf(s.exits, r)) a->edge.side = turned(a->edge.side, 2);),
        FAULT("one entrance for two", if (s.entrances.size() > 1) s.entrances[1].edge = s.entrances[0].edge;),
        FAULT("two entrance arrows", if (!s.entrances.empty()) s.entrances.back().player =
                                         s.players.front().id;),
        FAULT("two exit arrows", if (!s.exits.empty()) s.exits.back().player = s.players.front().id;),
        FAULT("exits swapped", if (s.exits.size() > 1) std::swap(s.exits[0].edge, s.exits[1].edge);),
        FAULT("no arrows", s.entrances.clear(); s.exits.clear();),
        FAULT("one colour", for (Player& p : s.players) p.colour = PlayerColour::Green;),
        // Teams and pools
        FAULT("no players", for (const Player& p : std::vector(s.players)) apply(
                  s, removeThings(s, contentForFaults(), std::vector{p.id}));),
        FAULT("no team", s.players.front().team.clear();),
        FAULT("costly team", s.options.buildTotal = 40;),
        FAULT("high level", if (!s.players.front().team.empty()) s.players.front().team.back().level = 4;),
        FAULT("hero twice", auto& team = s.players.back().team; if (!team.empty()) {
            TeamMember twin = team.front();
            twin.id = newId(s, r);
            team.push_back(twin);
        }),
        FAULT("Mage Spawn in a team", auto& team = s.players.back().team; if (!team.empty()) {
            team.back().figure = ContentId("starter/gloom-rat-weak");
            team.back().level = 0;
        }),
        FAULT("warrior", auto& team = s.players.back().team; if (!team.empty()) {
            team.back().figure = ContentId("small/guard");
            team.back().level = 0;
        }),
        FAULT("two warriors", s.options.mageKnightWarriors = true; auto& team = s.players.back().team;
              for (int i = 0; i < 2; ++i) team.push_back({newId(s, r), ContentId("small/guard"), 0});),
        FAULT("mounted warrior", s.options.mageKnightWarriors = true; auto& team = s.players.back().team;
              team.push_back({newId(s, r), ContentId("small/rider"), 0});),
        FAULT("Lone Wolf with a team", s.options.loneWolf = LoneWolf::Yes;),
        FAULT("Lone Wolf switched off", s.options.loneWolf = LoneWolf::No;
              for (Player& p : s.players) p.team.resize(std::min<std::size_t>(1, p.team.size()));),
        FAULT("unequal wolves", for (Player& p : s.players) p.team.resize(
                  std::min<std::size_t>(1, p.team.size()));
              if (!s.players.front().team.empty()) s.players.front().team.front().level = 5;),
        FAULT("hero in the pool",
              s.players.front().mageSpawn.push_back({ContentId("starter/corin-greyfletch"), 1});),
        FAULT("warrior in the pool", s.players.front().mageSpawn.push_back({ContentId("small/guard"), 1});),
        FAULT("rider in the pool", s.options.mageKnightWarriors = true;
              s.players.front().mageSpawn.push_back({ContentId("small/rider"), 1});),
        FAULT("Changeling in the pool",
              s.players.front().mageSpawn.push_back({ContentId("starter/hungry-coffer"), 1});),
        FAULT("no pool", s.players.back().mageSpawn.clear();),
        FAULT("no chest pool", for (Player& p : s.players) p.chests.clear();),
    };
}

#undef FAULT

} // namespace

const Content& contentForFaults()
{
    static const Content content =
        Content::combine({starterPack(), packOfFaults(), *shippedContent().pack("menagerie")}).value();
    return content;
}

const std::vector<Fault>& faults()
{
    static const std::vector<Fault> all = [] {
        std::vector<Fault> made = makeFaults();
        for (Fault& fault : largeFigureFaults())
            made.push_back(std::move(fault));
        return made;
    }();
    return all;
}

Scenario brokenScenario(std::uint64_t seed)
{
    static const std::vector<std::string> names{"standard",      "lone-wolf",   "six-tiles",
                                                "three-players", "two-hundred", "two-levels"};
    Random random(seed);
    Scenario scenario = sample(names[std::size_t(below(random, names.size()))]);
    scenario.packs.push_back({"small", "1.0.0", ""});
    for (int count = 1 + below(random, 4); count > 0; --count) {
        Scenario after = scenario;
        faults()[std::size_t(below(random, faults().size()))].make(after, random);
        if (!after.players.empty() && !after.tiles.empty() &&
            checkReferences(after, contentForFaults()).empty())
            scenario = std::move(after);
    }
    return scenario;
}

} // namespace delve::mageknight::test
