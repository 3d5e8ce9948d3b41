// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/random_scenario.h"

#include "engine/base/plain_text.h"
#include "engine/mageknight/scenario/scenario_limits.h"

#include <algorithm>
#include <type_traits>

namespace delve::mageknight::test {

namespace {

/// Draws the members of one scenario after the other.
class ScenarioMaker
{
public:
    ScenarioMaker(Random& random, int size, const ScenarioPieces& pieces)
        : m_random(random), m_size(size), m_pieces(pieces)
    {}

    Scenario make()
    {
        m_scenario.title = text(scenario_limits::title);
        m_scenario.author = sometimes() ? text(scenario_limits::author) : "";
        m_scenario.notes = sometimes() ? text(300, TextLines::Several) : "";
        m_scenario.packs = m_pieces.packs;
        if (sometimes())
            m_scenario.options = options();
        m_scenario.players = list(scenario_limits::players, [this] { return player(); });
        if (sometimes())
            m_scenario.map = MapReference{oneOf(m_pieces.maps), side()};
        m_scenario.levels.push_back({text(20)});
        while (m_scenario.levels.size() < scenario_limits::levels && below(3) == 0)
            m_scenario.levels.push_back({text(scenario_limits::name)});
        placeThings();
        m_scenario.assertions = list(scenario_limits::assertions, [this] { return assertion(); });
        return std::move(m_scenario);
    }

private:
    template <typename Things> ThingId sometimesOneOf(const Things& things)
    {
        return things.empty() || !sometimes() ? ThingId() : oneOf(things).id;
    }

    Assertion assertion()
    {
        Assertion assertion;
        assertion.measure = oneOfEnum<AssertedMeasure>();
        if (assertion.measure == AssertedMeasure::ChestReached ||
            assertion.measure == AssertedMeasure::GameOver)
            assertion.within = between(1, scenario_limits::roundLimit);
        assertion.bound = oneOfEnum<AssertedBound>();
        assertion.percent = between(0, 100);
        switch (aboutOf(assertion.measure)) {
        case AssertedAbout::Player: assertion.about = sometimesOneOf(m_scenario.players); break;
        case AssertedAbout::Chest: assertion.about = sometimesOneOf(m_scenario.chests); break;
        case AssertedAbout::Token: assertion.about = sometimesOneOf(m_scenario.tokens); break;
        case AssertedAbout::Game: break;
        }
        return assertion;
    }

    int below(int bound) { return int(m_random.below(std::uint32_t(bound))); }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool sometimes() { return below(2) == 0; }
    template <typename T> const T& oneOf(const std::vector<T>& list)
    {
        return list[m_random.below(std::uint32_t(list.size()))];
    }
    template <typename Enum> Enum oneOfEnum()
    {
        constexpr auto& names = enumNames<Enum>;
        return names[m_random.below(std::uint32_t(names.size()))].first;
    }
    TileSide side() { return sometimes() ? TileSide::A : TileSide::B; }

    template <typename Make> std::vector<std::invoke_result_t<Make>> list(std::size_t most, Make make)
    {
        std::vector<std::invoke_result_t<Make>> things;
        for (int count = below(std::min(m_size, int(most)) + 1); count > 0; --count)
            things.push_back(make());
        return things;
    }

    /// Letters, and what writers get wrong: quotes, ends of lines, characters of 2 to 4 bytes.
    std::string text(std::size_t most, TextLines lines = TextLines::One)
    {
        static const std::vector<std::string> characters{"a",
                                                         "Z",
                                                         " ",
                                                         "0",
                                                         "\"",
                                                         "\\",
                                                         "/",
                                                         "\n",
                                                         "\t",
                                                         "\r",
                                                         "\b",
                                                         "\x01",
                                                         "\x1f",
                                                         "\x7f",
                                                         "\u00e9",
                                                         "\u2014",
                                                         "\U0001f409",
                                                         "{",
                                                         "]",
                                                         ",",
                                                         ":",
                                                         "%1",
                                                         std::string(1, '\0'),
                                                         "\u2028"};
        std::string result;
        const std::size_t longest = std::min<std::size_t>(most / 2, 12); // "%1" has two characters
        for (std::size_t count = m_random.below(std::uint32_t(longest + 1)); count > 0; --count)
            result += oneOf(characters);
        return withoutSteering(result, lines);
    }

    ThingId newId()
    {
        // A counter keeps ids apart; what follows it varies their length.
        std::string id = "t" + std::to_string(m_ids++);
        if (below(8) == 0)
            id += "-" + std::string(std::size_t(between(1, 12)), char('a' + below(26)));
        return ThingId(id);
    }

    ThingId someoneOrNobody()
    {
        return m_scenario.players.empty() || sometimes() ? ThingId() : oneOf(m_scenario.players).id;
    }

    Square square()
    {
        const auto coordinate = [this] {
            return below(10) == 0 ? (sometimes() ? minCoordinate : maxCoordinate) : between(-30, 30);
        };
        return {below(int(m_scenario.levels.size())), coordinate(), coordinate()};
    }

    ScenarioOptions options()
    {
        ScenarioOptions options;
        for (int* number : {&options.specialPiecesPerPlayer, &options.tokensContributedPerPlayer,
                            &options.tokensPlacedPerPlayer})
            if (sometimes())
                *number = between(0, scenario_limits::perPlayer);
        for (bool* flag :
             {&options.toughTokens, &options.respectStock, &options.freeBuild, &options.tilesRanOut,
              &options.mageKnightWarriors, &options.allFigures, &options.largeSquares, &options.moderated,
              &options.openCeiling, &options.artifacts, &options.rollForStart})
            *flag = sometimes();
        if (sometimes())
            options.buildTotal = between(0, scenario_limits::buildTotal);
        options.loneWolf = oneOfEnum<LoneWolf>();
        for (const ContentId& artifact : m_pieces.artifacts)
            if (options.allowedArtifacts.size() < scenario_limits::allowedArtifacts && sometimes())
                options.allowedArtifacts.push_back({artifact, between(1, scenario_limits::perPlayer)});
        if (sometimes())
            options.artifactsPerPlayer = between(0, scenario_limits::perPlayer);
        if (sometimes())
            options.roundLimit = between(1, scenario_limits::roundLimit);
        return options;
    }

    Player player()
    {
        Player player;
        player.id = newId();
        player.name = text(scenario_limits::name);
        player.colour = oneOfEnum<PlayerColour>();
        player.team = list(scenario_limits::teamMembers, [this]() -> TeamMember {
            if (sometimes())
                return {newId(), oneOf(m_pieces.heroes), between(1, scenario_limits::heroLevel)};
            TeamMember member{newId(), oneOf(m_pieces.mageSpawn), 0};
            if (below(8) == 0)
                member.rider = oneOf(m_pieces.mageSpawn);
            if (below(8) == 0)
                member.value = between(1, scenario_limits::pointValue);
            return member;
        });
        for (TeamMember& member : player.team)
            if (const ThingId& other = oneOf(player.team).id; other != member.id && below(8) == 0)
                member.chariot = other;
        player.mageSpawn = list(scenario_limits::poolEntries, [this]() -> PoolEntry {
            PoolEntry entry{oneOf(m_pieces.mageSpawn), between(1, scenario_limits::count)};
            if (below(8) == 0)
                entry.rider = oneOf(m_pieces.mageSpawn);
            if (below(8) == 0)
                entry.passenger = oneOf(m_pieces.mageSpawn);
            if (below(8) == 0)
                entry.value = between(1, scenario_limits::pointValue);
            return entry;
        });
        player.chests = list(scenario_limits::poolEntries, [this]() -> PoolEntry {
            return {oneOf(m_pieces.chests), between(1, scenario_limits::count)};
        });
        return player;
    }

    PlacedTile tile()
    {
        return {newId(),
                oneOf(m_pieces.tiles),
                side(),
                square(),
                allRotations[std::size_t(below(4))],
                TileRole(below(3)),
                below(4) == 0,
                someoneOrNobody()};
    }

    PlacedDoor door()
    {
        const PlacedTile& tile = oneOf(m_scenario.tiles);
        const bool isHallway = std::ranges::count(m_pieces.hallways, tile.tile) > 0;
        const LocalEdge edge{{below(isHallway ? 3 : 5), below(5)}, oneOfEnum<Side>()};
        return {newId(), oneOf(m_pieces.doors), tile.id, edge, someoneOrNobody()};
    }

    PlacedFigure figure()
    {
        PlacedFigure figure;
        figure.id = newId();
        if (sometimes()) {
            figure.figure = oneOf(m_pieces.heroes);
            figure.heroLevel = between(1, scenario_limits::heroLevel);
        } else {
            figure.figure = oneOf(m_pieces.mageSpawn);
            if (below(4) == 0)
                figure.rider = oneOf(m_pieces.mageSpawn);
            if (below(4) == 0)
                figure.passenger = oneOf(m_pieces.mageSpawn);
        }
        if (below(4) == 0)
            figure.value = between(1, scenario_limits::pointValue);
        figure.square = square();
        figure.facing = oneOfEnum<Direction>();
        figure.arcSide = ArcSide(below(3));
        figure.side = oneOfEnum<FigureSide>();
        if (figure.side == FigureSide::Team && m_scenario.players.empty())
            figure.side = FigureSide::Neutral;
        if (figure.side == FigureSide::Team)
            figure.player = oneOf(m_scenario.players).id;
        return figure;
    }

    Arrow arrow() { return {newId(), oneOf(m_scenario.players).id, {square(), oneOfEnum<Side>()}}; }

    void placeThings()
    {
        Scenario& s = m_scenario;
        constexpr std::size_t most = scenario_limits::placedOfOneKind;
        s.tiles = list(most, [this] { return tile(); });
        if (!s.tiles.empty())
            s.doors = list(most, [this] { return door(); });
        s.markers = list(most, [this]() -> PlacedMarker {
            return {newId(), oneOf(m_pieces.markers), oneOfEnum<MarkerFace>(), square(),
                    {},      someoneOrNobody()};
        });
        for (PlacedMarker& marker : s.markers)
            if (const ThingId& partner = oneOf(s.markers).id; partner != marker.id)
                marker.partner = partner;
        s.artifacts = list(most, [this]() -> PlacedArtifact {
            return {newId(), oneOf(m_pieces.artifacts), square(),
                    sometimes() ? Rotation::None : Rotation::Quarter, someoneOrNobody()};
        });
        s.chests = list(most, [this] {
            PlacedChest chest{newId(), oneOf(m_pieces.chests), square(), oneOfEnum<Side>(),
                              {},      someoneOrNobody()};
            if (sometimes())
                chest.treasure = below(scenario_limits::treasure + 1);
            return chest;
        });
        s.tokens = list(most, [this] {
            PlacedToken token{newId(), oneOfEnum<Colour>(), {}, square(), someoneOrNobody()};
            if (token.colour == Colour::Yellow && sometimes())
                token.table = oneOf(m_pieces.yellowTables);
            return token;
        });
        s.figures = list(scenario_limits::figures, [this] { return figure(); });
        if (!s.players.empty()) {
            s.entrances = list(most, [this] { return arrow(); });
            s.exits = list(most, [this] { return arrow(); });
        }
        s.pinnedNotes = list(most, [this]() -> Note {
            return {newId(), square(), text(scenario_limits::noteText, TextLines::Several)};
        });
    }

    Random& m_random;
    int m_size;
    const ScenarioPieces& m_pieces;
    int m_ids = 0;
    Scenario m_scenario;
};

template <typename Piece, typename Wanted>
std::vector<ContentId> idsOf(const Content& content, std::vector<Piece> Pack::*list, Wanted wanted)
{
    std::vector<ContentId> ids;
    for (const Pack& pack : content.packs())
        for (const Piece& piece : pack.*list)
            if (wanted(piece))
                ids.push_back(piece.id);
    return ids;
}

} // namespace

ScenarioPieces piecesOf(const Content& content)
{
    const auto all = [](const auto&) { return true; };
    ScenarioPieces pieces;
    pieces.packs.clear();
    for (const Pack& pack : content.packs())
        pieces.packs.push_back({pack.id, pack.version, pack.hash});
    pieces.tiles = idsOf(content, &Pack::tiles, all);
    pieces.hallways =
        idsOf(content, &Pack::tiles, [](const Tile& tile) { return tile.kind == TileKind::Hallway; });
    pieces.doors = idsOf(content, &Pack::doors, all);
    pieces.markers = idsOf(content, &Pack::markers, all);
    pieces.artifacts = idsOf(content, &Pack::artifacts, all);
    pieces.chests = idsOf(content, &Pack::chests, all);
    pieces.yellowTables = idsOf(content, &Pack::wanderingTokens,
                                [](const WanderingToken& token) { return token.colour == Colour::Yellow; });
    pieces.heroes = idsOf(content, &Pack::figures, [](const Figure& figure) { return figure.hasLevels(); });
    pieces.mageSpawn =
        idsOf(content, &Pack::figures, [](const Figure& figure) { return !figure.hasLevels(); });
    pieces.maps = idsOf(content, &Pack::maps, all);
    return pieces;
}

Scenario randomScenario(Random& random, int size, const ScenarioPieces& pieces)
{
    return ScenarioMaker(random, size, pieces).make();
}

Scenario largeScenario(int tiles, const ScenarioPieces& pieces)
{
    constexpr int perRow = 100;
    Scenario scenario;
    scenario.title = "Large";
    scenario.packs = pieces.packs;
    scenario.players = {{ThingId("ann"), "Ann", PlayerColour::Red, {}, {}, {}},
                        {ThingId("ben"), "Ben", PlayerColour::Blue, {}, {}, {}}};
    scenario.levels = {{"Ground"}};
    for (int i = 0; i < tiles; ++i) {
        PlacedTile tile;
        tile.id = ThingId("t" + std::to_string(i));
        tile.tile = pieces.tiles[std::size_t(i) % pieces.tiles.size()];
        tile.side = i % 3 == 0 ? TileSide::B : TileSide::A;
        tile.position = {0, i % perRow * 5 - 250, i / perRow * 5 - 250};
        tile.rotation = allRotations[std::size_t(i % 4)];
        tile.player = scenario.players[std::size_t(i % 2)].id;
        scenario.tiles.push_back(tile);
        if (i % 2 == 0)
            scenario.doors.push_back({ThingId("d" + std::to_string(i)),
                                      pieces.doors.front(),
                                      tile.id,
                                      {{0, i % 5}, Side::West},
                                      tile.player});
    }
    return scenario;
}

std::string withFault(std::string text, Random& random)
{
    static const std::string bytes = std::string("{}[]\",:0123456789-.eE+ntfu\\/ az\x80\xff\xc3\xf0") + '\0';
    const auto below = [&random](std::size_t bound) {
        return std::size_t(random.below(std::uint32_t(bound)));
    };
    const std::size_t at = below(text.size());
    const std::size_t length = 1 + below(20);
    switch (below(6)) {
    case 0: text[at] = bytes[below(bytes.size())]; break;
    case 1: text.erase(at, length); break;
    case 2: text.insert(at, text.substr(below(text.size()), length)); break;
    case 3: text.resize(at); break;
    case 4: text.insert(at, 1, bytes[below(bytes.size())]); break;
    default: text.replace(at, length, text.substr(below(text.size()), length));
    }
    return text;
}

} // namespace delve::mageknight::test
