// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/thing_names.h"

#include "editor/mageknight/text/finding_text.h"
#include "engine/mageknight/scenario/edits/selection.h"
#include "engine/mageknight/setup/placements/place_thing.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <tuple>

namespace delve::mageknight {

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

/// Whoever has no name is told by the turn.
QString nameOfPlayer(const ThingId& id, const Scenario& scenario)
{
    const auto player = std::ranges::find(scenario.players, id, &Player::id);
    if (player == scenario.players.end())
        return QCoreApplication::translate("Finding", "nobody");
    return player->name.empty() ? QCoreApplication::translate("Finding", "player %1")
                                      .arg(player - scenario.players.begin() + 1)
                                : QString::fromStdString(player->name);
}

/// Another laid tile is called the same.
bool hasNamesake(const PlacedTile& placed, const Scenario& scenario, const Content& content)
{
    const Tile* tile = content.tile(placed.tile);
    return std::ranges::any_of(scenario.tiles, [&](const PlacedTile& other) {
        return other.id != placed.id && (other.tile == placed.tile || content.tile(other.tile) == tile);
    });
}

QString atSquare(const QString& name, const std::string& square)
{
    return QCoreApplication::translate("Finding", "%1 at %2").arg(name, QString::fromStdString(square));
}

/// The name of a placed tile; with its north-west square if another one has that name.
QString nameOnItsLevel(const PlacedTile& placed, bool hasNamesake, const SquareNames& squares,
                       const Content& content, const std::string& language)
{
    const QString name = nameOfPiece(content.tile(placed.tile), language);
    return hasNamesake ? atSquare(name, squares.name(placed.position)) : name;
}

/// The name of a tile, with its level if there are several and its square does not tell it.
QString nameOfTile(const PlacedTile& placed, bool hasNamesake, const Scenario& scenario,
                   const SquareNames& squares, const Content& content, const std::string& language)
{
    const QString name = nameOnItsLevel(placed, hasNamesake, squares, content, language);
    if (scenario.levels.size() < 2 || hasNamesake)
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

QString nameOfColour(PlayerColour colour)
{
    switch (colour) {
    case PlayerColour::Red: return QCoreApplication::translate("Finding", "red");
    case PlayerColour::Blue: return QCoreApplication::translate("Finding", "blue");
    case PlayerColour::Green: return QCoreApplication::translate("Finding", "green");
    case PlayerColour::Gold: return QCoreApplication::translate("Finding", "gold");
    case PlayerColour::Violet: return QCoreApplication::translate("Finding", "violet");
    case PlayerColour::White: return QCoreApplication::translate("Finding", "white");
    case PlayerColour::Orange: return QCoreApplication::translate("Finding", "orange");
    case PlayerColour::Black: return QCoreApplication::translate("Finding", "black");
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

/// A square with the tile that it lies on, if any.
QString placeOf(Square square, const PlacedTile* tile, const SquareNames& squares, const Content& content,
                const std::string& language)
{
    const QString name = QString::fromStdString(squares.name(square));
    if (tile == nullptr)
        return QCoreApplication::translate("Finding", "outside of the tiles, at %1").arg(name);
    return QStringLiteral("%1, %2").arg(nameOfPiece(content.tile(tile->tile), language), name);
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
    case ThingKind::Figure:
        return nameOfPiece(content.figure(scenario.figures[place.index].figure), language);
    case ThingKind::Entrance:
        return QCoreApplication::translate("Finding", "the entrance of %1")
            .arg(nameOfPlayer(scenario.entrances[place.index].player, scenario));
    case ThingKind::Exit:
        return QCoreApplication::translate("Finding", "the exit of %1")
            .arg(nameOfPlayer(scenario.exits[place.index].player, scenario));
    case ThingKind::Note: return nameOfNote(scenario.pinnedNotes[place.index]);
    case ThingKind::Player: return nameOfPlayer(scenario.players[place.index].id, scenario);
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
    return member ? nameOfPiece(content.figure(member->figure), language)
                  : QCoreApplication::translate("Finding", "something that is gone");
}

} // namespace

QString argumentInWords(const std::string& argument, const Content& content, const std::string& language)
{
    const ContentId id(argument);
    for (const QString& name :
         {nameOfPiece(content.figure(id), language), nameOfPiece(content.chest(id), language),
          nameOfPiece(content.map(id), language), nameOfPiece(content.tile(id), language),
          nameOfPiece(content.door(id), language), nameOfPiece(content.marker(id), language),
          nameOfPiece(content.artifact(id), language)})
        if (!name.isEmpty())
            return name;
    if (argument == nameOf(Colour::Yellow)) // of tokens; players have the other two as well
        return QCoreApplication::translate("Finding", "yellow");
    if (const auto colour = fromName<PlayerColour>(argument))
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
    return nameOfTile(tile, hasNamesake(tile, scenario, content), scenario, SquareNames(scenario), content,
                      language);
}

QString squareInWords(ThingPlace place, const Scenario& scenario, const Content& content,
                      const SquareNames& squares)
{
    if (place.kind == ThingKind::Player || place.kind == ThingKind::Tile)
        return {}; // a tile tells its square by its name where it must
    return QString::fromStdString(squares.name(spotOf(scenario, content, place).square));
}

QStringList namesApart(std::span<const ThingId> ids, const std::function<QString(const ThingId&)>& nameOf,
                       const std::function<QString(const ThingId&)>& squareOf,
                       const std::function<bool(const ThingId&)>& needsSquare)
{
    QStringList names;
    QHash<QString, int> counts;
    for (const ThingId& id : ids)
        ++counts[names.emplaceBack(nameOf(id))];
    for (qsizetype i = 0; i < names.size(); ++i)
        if (counts[names[i]] > 1 || (needsSquare && needsSquare(ids[std::size_t(i)])))
            if (const QString square = squareOf(ids[std::size_t(i)]); !square.isEmpty())
                names[i] = atSquare(names[i], square.toStdString());
    return names;
}

bool isNameless(const ThingId& id, const Scenario& scenario)
{
    const auto place = findThing(scenario, id);
    return place && place->kind == ThingKind::Token;
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
    return tile ? nameOnItsLevel(*tile, hasNamesake(*tile, scenario, content), SquareNames(scenario), content,
                                 language)
                : titleInWords(id, scenario, content, language);
}

QString placeInWords(Square square, const Scenario& scenario, const Content& content,
                     const std::string& language)
{
    return placeInWords(square, SquareNames(scenario), scenario, content, language);
}

QString placeInWords(Square square, const SquareNames& squares, const Scenario& scenario,
                     const Content& content, const std::string& language)
{
    const auto tile = std::ranges::find_if(
        scenario.tiles, [&](const PlacedTile& placed) { return covers(placed, square, content); });
    return placeOf(square, tile == scenario.tiles.end() ? nullptr : &*tile, squares, content, language);
}

QString placeInWords(Edge edge, const Scenario& scenario, const Content& content, const std::string& language)
{
    return withSide(placeInWords(edge.square, scenario, content, language), edge.side);
}

ScenarioNames::ScenarioNames(const Scenario& scenario, const Content& content, std::string language)
    : m_scenario(scenario), m_content(content), m_language(std::move(language)), m_squares(scenario)
{
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        for (std::size_t index = 0; index < list.size(); ++index)
            m_places.try_emplace(list[index].id, ThingPlace{kind, index});
    });
    for (std::size_t index = 0; index < scenario.tiles.size(); ++index) {
        ++m_tilesLikeIt[content.tile(scenario.tiles[index].tile)];
        m_corners.emplace_back(scenario.tiles[index].position, index);
    }
    // Of tiles that cover the same squares only the first is ever named.
    const auto covered = [&](const Corner& corner) {
        const Size size = sizeOnTable(scenario.tiles[corner.second], content);
        return std::tuple(corner.first, size.width, size.height);
    };
    std::ranges::stable_sort(m_corners, {}, covered);
    m_corners.erase(std::ranges::unique(m_corners, {}, covered).begin(), m_corners.end());
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
    return nameOfTile(tile, isNamedTwice, m_scenario, m_squares, m_content, m_language);
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

QString ScenarioNames::square(const ThingId& id) const
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? QString()
                                   : squareInWords(found->second, m_scenario, m_content, m_squares);
}

QString ScenarioNames::place(Square square) const
{
    return placeOf(square, tileAt(square), m_squares, m_content, m_language);
}

QString ScenarioNames::place(Edge edge) const
{
    return withSide(place(edge.square), edge.side);
}

} // namespace delve::mageknight
