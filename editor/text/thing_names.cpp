#include "editor/text/thing_names.h"

#include "editor/text/finding_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve {

namespace {

template <typename Piece> QString nameOfPiece(const Piece* piece, const std::string& language)
{
    return piece == nullptr ? QString() : QString::fromStdString(piece->name.in(language));
}

template <typename Thing> const Thing* find(const std::vector<Thing>& things, const ThingId& id)
{
    const auto found = std::ranges::find(things, id, &Thing::id);
    return found == things.end() ? nullptr : &*found;
}

QString nameOfPlayer(const Player& player)
{
    return QString::fromStdString(player.name.empty() ? player.id.text() : player.name);
}

QString nameOfPlayer(const ThingId& id, const Scenario& scenario)
{
    const Player* player = find(scenario.players, id);
    return player ? nameOfPlayer(*player) : QString::fromStdString(id.text());
}

/// Another laid tile is called the same.
bool hasNamesake(const PlacedTile& placed, const Scenario& scenario, const Content& content)
{
    const Tile* tile = content.tile(placed.tile);
    return std::ranges::any_of(scenario.tiles, [&](const PlacedTile& other) {
        return other.id != placed.id && (other.tile == placed.tile || content.tile(other.tile) == tile);
    });
}

/// The name of a placed tile; with its position if another one has that name.
QString nameOnItsLevel(const PlacedTile& placed, bool hasNamesake, const Content& content,
                       const std::string& language)
{
    const QString name = nameOfPiece(content.tile(placed.tile), language);
    return !hasNamesake ? name
                        : QCoreApplication::translate("Finding", "%1 at %2, %3")
                              .arg(name)
                              .arg(placed.position.x)
                              .arg(placed.position.y);
}

/// The same with its level if there are several.
QString nameOfTile(const PlacedTile& placed, bool hasNamesake, const Scenario& scenario,
                   const Content& content, const std::string& language)
{
    const QString name = nameOnItsLevel(placed, hasNamesake, content, language);
    if (scenario.levels.size() < 2)
        return name;
    const std::string& level = scenario.levels[std::size_t(placed.position.level)].name;
    return QCoreApplication::translate("Finding", "%1 on %2")
        .arg(name, level.empty()
                       ? QCoreApplication::translate("Finding", "level %1").arg(placed.position.level + 1)
                       : QString::fromStdString(level));
}

QString nameOfSide(Side side)
{
    switch (side) {
    case Side::North: return QCoreApplication::translate("Finding", "north side");
    case Side::East: return QCoreApplication::translate("Finding", "east side");
    case Side::South: return QCoreApplication::translate("Finding", "south side");
    case Side::West: return QCoreApplication::translate("Finding", "west side");
    }
    return {};
}

QString withSide(const QString& place, Side side)
{
    return place + QStringLiteral(", ") + nameOfSide(side);
}

QString nameOfColour(Colour colour)
{
    switch (colour) {
    case Colour::Yellow: return QCoreApplication::translate("Finding", "yellow");
    case Colour::Blue: return QCoreApplication::translate("Finding", "blue");
    case Colour::Red: return QCoreApplication::translate("Finding", "red");
    }
    return {};
}

QString nameOfToken(Colour colour)
{
    switch (colour) {
    case Colour::Yellow: return QCoreApplication::translate("Finding", "a Weak token");
    case Colour::Blue: return QCoreApplication::translate("Finding", "a Standard token");
    case Colour::Red: return QCoreApplication::translate("Finding", "a Tough token");
    }
    return {};
}

/// Its beginning, since an author knows a note by that.
QString nameOfNote(const Note& note)
{
    constexpr int mostLetters = 60;
    const QString text = QString::fromStdString(note.text).simplified();
    if (text.isEmpty())
        return QCoreApplication::translate("Finding", "a note");
    return QCoreApplication::translate("Finding", "Note: %1")
        .arg(text.size() <= mostLetters ? text : text.left(mostLetters) + u'…');
}

/// Whether a tile covers a square.
bool covers(const PlacedTile& placed, Square square, const Content& content)
{
    const int column = square.x - placed.position.x;
    const int row = square.y - placed.position.y;
    if (placed.position.level != square.level || column < 0 || row < 0)
        return false; // most of a large dungeon, before anything is looked up
    const Tile* tile = content.tile(placed.tile);
    if (tile == nullptr)
        return false;
    const Size size = rotated(sizeOf(tile->kind), placed.rotation);
    return column < size.width && row < size.height;
}

QString placeOnTile(const PlacedTile& placed, const QString& nameOfIt, Square square)
{
    return QStringLiteral("%1, %2%3")
        .arg(nameOfIt)
        .arg(QChar(u'A' + square.x - placed.position.x))
        .arg(square.y - placed.position.y + 1);
}

QString placeOutside(Square square)
{
    return QCoreApplication::translate("Finding", "outside of the tiles, at %1, %2")
        .arg(square.x)
        .arg(square.y);
}

/// A thing that is listed, but no tile.
QString nameOfPieceAt(ThingPlace place, const Scenario& scenario, const Content& content,
                      const std::string& language)
{
    switch (place.kind) {
    case ThingKind::Door: return nameOfPiece(content.door(scenario.doors[place.index].door), language);
    case ThingKind::Marker:
        return nameOfPiece(content.marker(scenario.markers[place.index].marker), language);
    case ThingKind::Artifact:
        return nameOfPiece(content.artifact(scenario.artifacts[place.index].artifact), language);
    case ThingKind::Chest:
        return argumentInWords(scenario.chests[place.index].chest.text(), content, language);
    case ThingKind::Token: return nameOfToken(scenario.tokens[place.index].colour);
    case ThingKind::Entrance:
        return QCoreApplication::translate("Finding", "the entrance of %1")
            .arg(nameOfPlayer(scenario.entrances[place.index].player, scenario));
    case ThingKind::Exit:
        return QCoreApplication::translate("Finding", "the exit of %1")
            .arg(nameOfPlayer(scenario.exits[place.index].player, scenario));
    case ThingKind::Note: return nameOfNote(scenario.pinnedNotes[place.index]);
    case ThingKind::Player: return nameOfPlayer(scenario.players[place.index]);
    case ThingKind::Tile: break;
    }
    return {};
}

const TeamMember* findMember(const ThingId& id, const Scenario& scenario)
{
    for (const Player& player : scenario.players)
        if (const auto* member = find(player.team, id))
            return member;
    return nullptr;
}

/// What is not listed by itself.
QString nameOfMember(const ThingId& id, const Scenario& scenario, const Content& content,
                     const std::string& language)
{
    const TeamMember* member = findMember(id, scenario);
    return member ? nameOfPiece(content.figure(member->figure), language) : QString::fromStdString(id.text());
}

} // namespace

QString argumentInWords(const std::string& argument, const Content& content, const std::string& language)
{
    const ContentId id(argument);
    for (const QString& name :
         {nameOfPiece(content.figure(id), language), nameOfPiece(content.chest(id), language),
          nameOfPiece(content.map(id), language)})
        if (!name.isEmpty())
            return name;
    if (const auto colour = fromName<Colour>(argument))
        return nameOfColour(*colour);
    return QString::fromStdString(argument);
}

QString nameInWords(const ThingId& id, const Scenario& scenario, const Content& content,
                    const std::string& language)
{
    const auto place = findThing(scenario, id);
    if (!place)
        return nameOfMember(id, scenario, content, language);
    if (place->kind != ThingKind::Tile)
        return nameOfPieceAt(*place, scenario, content, language);
    const PlacedTile& tile = scenario.tiles[place->index];
    return nameOfTile(tile, hasNamesake(tile, scenario, content), scenario, content, language);
}

QString titleInWords(const ThingId& id, const Scenario& scenario, const Content& content,
                     const std::string& language)
{
    const QString name = nameInWords(id, scenario, content, language);
    return name.left(1).toUpper() + name.mid(1);
}

QString titleOnItsLevel(const ThingId& id, const Scenario& scenario, const Content& content,
                        const std::string& language)
{
    const PlacedTile* tile = find(scenario.tiles, id);
    return tile ? nameOnItsLevel(*tile, hasNamesake(*tile, scenario, content), content, language)
                : titleInWords(id, scenario, content, language);
}

QString placeInWords(Square square, const Scenario& scenario, const Content& content,
                     const std::string& language)
{
    const auto tile = std::ranges::find_if(
        scenario.tiles, [&](const PlacedTile& placed) { return covers(placed, square, content); });
    if (tile == scenario.tiles.end())
        return placeOutside(square);
    const bool isNamedTwice = hasNamesake(*tile, scenario, content);
    return placeOnTile(*tile, nameOfTile(*tile, isNamedTwice, scenario, content, language), square);
}

QString placeInWords(Edge edge, const Scenario& scenario, const Content& content, const std::string& language)
{
    return withSide(placeInWords(edge.square, scenario, content, language), edge.side);
}

ScenarioNames::ScenarioNames(const Scenario& scenario, const Content& content, std::string language)
    : m_scenario(scenario), m_content(content), m_language(std::move(language))
{
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        for (std::size_t index = 0; index < list.size(); ++index)
            m_places.try_emplace(list[index].id, ThingPlace{kind, index});
    });
    for (std::size_t index = 0; index < scenario.tiles.size(); ++index) {
        ++m_tilesLikeIt[content.tile(scenario.tiles[index].tile)];
        m_corners.emplace_back(scenario.tiles[index].position, index);
    }
    std::ranges::sort(m_corners);
}

/// The one that was laid first, if there are several.
const PlacedTile* ScenarioNames::tileAt(Square square) const
{
    constexpr int longestSide = std::max(sizeOf(TileKind::Chamber).width, sizeOf(TileKind::Chamber).height);
    const PlacedTile* first = nullptr;
    for (int up = 0; up < longestSide; ++up) {
        const auto west =
            std::ranges::lower_bound(m_corners, square + Offset{1 - longestSide, -up}, {}, &Corner::first);
        const auto end = std::ranges::upper_bound(m_corners, square + Offset{0, -up}, {}, &Corner::first);
        for (auto corner = west; corner < end; ++corner) {
            const PlacedTile& tile = m_scenario.tiles[corner->second];
            if (covers(tile, square, m_content) && (first == nullptr || &tile < first))
                first = &tile;
        }
    }
    return first;
}

QString ScenarioNames::nameOf(const PlacedTile& tile) const
{
    const bool isNamedTwice = m_tilesLikeIt.at(m_content.tile(tile.tile)) > 1;
    return nameOfTile(tile, isNamedTwice, m_scenario, m_content, m_language);
}

bool ScenarioNames::knows(const ThingId& id) const
{
    return m_places.contains(id) || findMember(id, m_scenario) != nullptr;
}

QString ScenarioNames::name(const ThingId& id) const
{
    const auto found = m_places.find(id);
    if (found == m_places.end())
        return nameOfMember(id, m_scenario, m_content, m_language);
    const ThingPlace place = found->second;
    return place.kind == ThingKind::Tile ? nameOf(m_scenario.tiles[place.index])
                                         : nameOfPieceAt(place, m_scenario, m_content, m_language);
}

QString ScenarioNames::place(Square square) const
{
    const PlacedTile* tile = tileAt(square);
    return tile ? placeOnTile(*tile, nameOf(*tile), square) : placeOutside(square);
}

QString ScenarioNames::place(Edge edge) const
{
    return withSide(place(edge.square), edge.side);
}

} // namespace delve
