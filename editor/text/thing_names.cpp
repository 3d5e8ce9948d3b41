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

/// The name of a placed tile; with its position if another one has that name, with its level if there are
/// several.
QString nameOfTile(const PlacedTile& placed, const Scenario& scenario, const Content& content,
                   const std::string& language)
{
    const Tile* tile = content.tile(placed.tile);
    QString name = nameOfPiece(tile, language);
    const bool hasNamesake = std::ranges::any_of(scenario.tiles, [&](const PlacedTile& other) {
        return other.id != placed.id && (other.tile == placed.tile || content.tile(other.tile) == tile);
    });
    if (hasNamesake)
        name = QCoreApplication::translate("Finding", "%1 at %2, %3")
                   .arg(name)
                   .arg(placed.position.x)
                   .arg(placed.position.y);
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
    if (const auto* tile = find(scenario.tiles, id))
        return nameOfTile(*tile, scenario, content, language);
    if (const auto* door = find(scenario.doors, id))
        return nameOfPiece(content.door(door->door), language);
    if (const auto* marker = find(scenario.markers, id))
        return nameOfPiece(content.marker(marker->marker), language);
    if (const auto* artifact = find(scenario.artifacts, id))
        return nameOfPiece(content.artifact(artifact->artifact), language);
    if (const auto* chest = find(scenario.chests, id))
        return argumentInWords(chest->chest.text(), content, language);
    if (const auto* token = find(scenario.tokens, id))
        return nameOfToken(token->colour);
    if (const auto* arrow = find(scenario.entrances, id))
        return QCoreApplication::translate("Finding", "the entrance of %1")
            .arg(nameOfPlayer(arrow->player, scenario));
    if (const auto* arrow = find(scenario.exits, id))
        return QCoreApplication::translate("Finding", "the exit of %1")
            .arg(nameOfPlayer(arrow->player, scenario));
    if (const auto* note = find(scenario.pinnedNotes, id))
        return nameOfNote(*note);
    for (const Player& player : scenario.players) {
        if (player.id == id)
            return nameOfPlayer(player);
        if (const auto* member = find(player.team, id))
            return nameOfPiece(content.figure(member->figure), language);
    }
    return QString::fromStdString(id.text());
}

QString placeInWords(Square square, const Scenario& scenario, const Content& content,
                     const std::string& language)
{
    for (const PlacedTile& placed : scenario.tiles) {
        const int column = square.x - placed.position.x;
        const int row = square.y - placed.position.y;
        if (placed.position.level != square.level || column < 0 || row < 0)
            continue; // most of a large dungeon, before anything is looked up
        const Tile* tile = content.tile(placed.tile);
        if (tile == nullptr)
            continue;
        const Size size = rotated(sizeOf(tile->kind), placed.rotation);
        if (column < size.width && row < size.height)
            return QStringLiteral("%1, %2%3")
                .arg(nameOfTile(placed, scenario, content, language))
                .arg(QChar(u'A' + column))
                .arg(row + 1);
    }
    return QCoreApplication::translate("Finding", "outside of the tiles, at %1, %2")
        .arg(square.x)
        .arg(square.y);
}

QString placeInWords(Edge edge, const Scenario& scenario, const Content& content, const std::string& language)
{
    return placeInWords(edge.square, scenario, content, language) + QStringLiteral(", ") +
           nameOfSide(edge.side);
}

} // namespace delve
