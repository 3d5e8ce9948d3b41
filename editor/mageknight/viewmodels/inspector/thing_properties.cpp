// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/inspector/thing_properties.h"

#include "editor/mageknight/document/piece.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/mageknight/viewmodels/inspector/figure_properties.h"
#include "engine/base/plain_text.h"
#include "engine/mageknight/scenario/edits/edit_draft.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/setup/placements/place_thing.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

using Type = Property::Type;
using Choices = std::vector<std::pair<QString, QString>>;

QString said(const char* text)
{
    return QCoreApplication::translate("Inspector", text);
}

template <typename Enum> QString wordOf(Enum value)
{
    return QString::number(int(value));
}

QString idText(const ThingId& id)
{
    return QString::fromStdString(id.text());
}

QString idText(const ContentId& id)
{
    return QString::fromStdString(id.text());
}

/// Collects the properties of one thing.
class Sheet
{
public:
    Sheet(const Scenario& scenario, const Content& content, const std::string& language)
        : m_scenario(scenario), m_content(content), m_language(language)
    {}

    void choice(const char* name, const QString& label, const QString& value, Choices choices)
    {
        add({.name = QString::fromLatin1(name),
             .label = label,
             .section = m_section,
             .type = Type::Choice,
             .value = value,
             .choices = std::move(choices)});
    }
    void number(const char* name, const QString& label, int value, int least, int most)
    {
        add({.name = QString::fromLatin1(name),
             .label = label,
             .section = m_section,
             .type = Type::Number,
             .value = QString::number(value),
             .least = least,
             .most = most});
    }
    /// A column or row by its name.
    void nameOfLine(const char* name, const QString& label, const std::string& value)
    {
        constexpr int mostCharacters = 5;
        add({.name = QString::fromLatin1(name),
             .label = label,
             .section = m_section,
             .type = Type::Text,
             .value = QString::fromStdString(value),
             .most = mostCharacters});
    }
    void flag(const char* name, const QString& label, bool value)
    {
        add({.name = QString::fromLatin1(name),
             .label = label,
             .section = m_section,
             .type = Type::Flag,
             .value = value ? QStringLiteral("true") : QStringLiteral("false")});
    }
    void longText(const char* name, const QString& label, const std::string& value, int most)
    {
        add({.name = QString::fromLatin1(name),
             .label = label,
             .section = m_section,
             .type = Type::LongText,
             .value = QString::fromStdString(value),
             .most = most});
    }

    /// The pieces of a kind by name.
    void piece(ThingKind kind, const ContentId& now, const std::function<bool(const Piece&)>& isWanted = {})
    {
        Choices choices;
        for (const Piece& piece : allPieces(m_content))
            if (piece.kind == kind && (!isWanted || isWanted(piece)))
                choices.emplace_back(idText(piece.content), pieceName(piece, m_content, m_language));
        // DG-20: a Changeling stands where a chest would, and older packs have ids of their own.
        if (std::ranges::find(choices, idText(now), &Choices::value_type::first) == choices.end())
            choices.emplace_back(idText(now), argumentInWords(now.text(), m_content, m_language));
        choice("piece", said(QT_TRANSLATE_NOOP("Inspector", "Piece")), idText(now), std::move(choices));
    }

    void player(const QString& label, const ThingId& now, bool mayBeNobody)
    {
        Choices choices;
        if (mayBeNobody)
            choices.emplace_back(QString(), said(QT_TRANSLATE_NOOP("Inspector", "Not recorded")));
        for (const Player& player : m_scenario.players)
            choices.emplace_back(idText(player.id),
                                 nameInWords(player.id, m_scenario, m_content, m_language));
        choice("player", label, idText(now), std::move(choices));
    }

    void place(const Spot& spot, bool onEdge)
    {
        m_section = said(QT_TRANSLATE_NOOP("Inspector", "Place"));
        const SquareNames names(m_scenario);
        nameOfLine("x", said(QT_TRANSLATE_NOOP("Inspector", "Column")), names.column(spot.square.x));
        nameOfLine("y", said(QT_TRANSLATE_NOOP("Inspector", "Row")), names.row(spot.square.y));
        if (m_scenario.levels.size() > 1)
            number("level", said(QT_TRANSLATE_NOOP("Inspector", "Level")), spot.square.level + 1, 1,
                   int(m_scenario.levels.size()));
        if (onEdge)
            side("side", said(QT_TRANSLATE_NOOP("Inspector", "Side of the square")), spot.side);
    }

    void side(const char* name, const QString& label, Side now)
    {
        choice(name, label, wordOf(now),
               {{wordOf(Side::North), said(QT_TRANSLATE_NOOP("Inspector", "North"))},
                {wordOf(Side::East), said(QT_TRANSLATE_NOOP("Inspector", "East"))},
                {wordOf(Side::South), said(QT_TRANSLATE_NOOP("Inspector", "South"))},
                {wordOf(Side::West), said(QT_TRANSLATE_NOOP("Inspector", "West"))}});
    }

    void rotation(Rotation now, int steps)
    {
        Choices choices;
        for (int quarters = 0; quarters < steps; ++quarters)
            choices.emplace_back(QString::number(quarters), QStringLiteral("%1°").arg(quarters * 90));
        choice("rotation", said(QT_TRANSLATE_NOOP("Inspector", "Turned")), QString::number(quartersOf(now)),
               std::move(choices));
    }

    void describe(const PlacedTile& tile)
    {
        const Tile* face = m_content.tile(tile.tile);
        piece(ThingKind::Tile, tile.tile, [&](const Piece& other) {
            return !face || m_content.tile(other.content)->kind == face->kind; // swapTile: of the same size
        });
        choice("tileSide", said(QT_TRANSLATE_NOOP("Inspector", "Face up")), wordOf(tile.side),
               {{wordOf(TileSide::A), said(QT_TRANSLATE_NOOP("Inspector", "Side A"))},
                {wordOf(TileSide::B), said(QT_TRANSLATE_NOOP("Inspector", "Side B"))}});
        rotation(tile.rotation, 4);
        choice("role", said(QT_TRANSLATE_NOOP("Inspector", "Role")), wordOf(tile.role),
               {{wordOf(TileRole::None), said(QT_TRANSLATE_NOOP("Inspector", "None"))},
                {wordOf(TileRole::Central), said(QT_TRANSLATE_NOOP("Inspector", "Central chamber"))},
                {wordOf(TileRole::Entrance), said(QT_TRANSLATE_NOOP("Inspector", "Entrance"))}});
        flag("replacement", said(QT_TRANSLATE_NOOP("Inspector", "Drawn as a replacement")), tile.replacement);
    }

    void describe(const PlacedDoor& door) { piece(ThingKind::Door, door.door); }

    void describe(const PlacedMarker& marker)
    {
        piece(ThingKind::Marker, marker.marker);
        choice("face", said(QT_TRANSLATE_NOOP("Inspector", "Face up")), wordOf(marker.face),
               {{wordOf(MarkerFace::Unique), said(QT_TRANSLATE_NOOP("Inspector", "Special side"))},
                {wordOf(MarkerFace::Ordinary), said(QT_TRANSLATE_NOOP("Inspector", "Plain side"))}});
        const MarkerKind* kind = m_content.marker(marker.marker);
        if (!kind || kind->uniqueSide != UniqueSide::Staircase)
            return;
        Choices partners{{QString(), said(QT_TRANSLATE_NOOP("Inspector", "Nowhere"))}};
        for (const PlacedMarker& other : m_scenario.markers) {
            const MarkerKind* otherKind = m_content.marker(other.marker);
            if (other.id == marker.id || !otherKind || otherKind->uniqueSide != UniqueSide::Staircase)
                continue;
            partners.emplace_back(
                idText(other.id),
                said(QT_TRANSLATE_NOOP("Inspector", "%1 at %2"))
                    .arg(nameInWords(other.id, m_scenario, m_content, m_language),
                         QString::fromStdString(SquareNames(m_scenario).name(other.square))));
        }
        choice("partner", said(QT_TRANSLATE_NOOP("Inspector", "Leads to")), idText(marker.partner),
               std::move(partners));
    }

    void describe(const PlacedArtifact& artifact)
    {
        piece(ThingKind::Artifact, artifact.artifact);
        rotation(artifact.rotation, 2);
    }

    void describe(const PlacedChest& chest)
    {
        piece(ThingKind::Chest, chest.chest);
        side("facing", said(QT_TRANSLATE_NOOP("Inspector", "Facing")), chest.facing);
        Choices treasures{{QString(), said(QT_TRANSLATE_NOOP("Inspector", "Random"))}};
        for (int dial = 0; dial <= scenario_limits::treasure; ++dial)
            treasures.emplace_back(QString::number(dial),
                                   said(QT_TRANSLATE_NOOP("Inspector", "Position %1")).arg(dial + 1));
        choice("treasure", said(QT_TRANSLATE_NOOP("Inspector", "Treasure dial")),
               chest.treasure ? QString::number(*chest.treasure) : QString(), std::move(treasures));
    }

    void describe(const PlacedToken& token)
    {
        Choices colours;
        for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
            colours.emplace_back(wordOf(colour),
                                 pieceName(Piece{ThingKind::Token, {}, colour}, m_content, m_language));
        choice("colour", said(QT_TRANSLATE_NOOP("Inspector", "Token")), wordOf(token.colour),
               std::move(colours));
        Choices tables{{QString(), said(QT_TRANSLATE_NOOP("Inspector", "Random"))}};
        for (const Pack& pack : m_content.packs())
            for (const WanderingToken& table : pack.wanderingTokens)
                if (table.colour == token.colour)
                    tables.emplace_back(idText(table.id), QString::fromStdString(table.name.in(m_language)));
        if (token.table &&
            std::ranges::find(tables, idText(*token.table), &Choices::value_type::first) == tables.end())
            tables.emplace_back(idText(*token.table), idText(*token.table));
        choice("table", said(QT_TRANSLATE_NOOP("Inspector", "Monsters")),
               token.table ? idText(*token.table) : QString(), std::move(tables));
    }

    void describe(const PlacedFigure& figure)
    {
        for (Property& property : figureProperties(figure, m_scenario, m_content, m_language))
            add(std::move(property));
    }

    void describe(const Arrow& arrow)
    {
        player(said(QT_TRANSLATE_NOOP("Inspector", "Team")), arrow.player, false);
    }

    void describe(const Note& note)
    {
        longText("text", said(QT_TRANSLATE_NOOP("Inspector", "Note")), note.text,
                 int(scenario_limits::noteText));
    }

    void describe(const Player&) {}

    std::vector<Property> take() { return std::move(m_properties); }

private:
    void add(Property property) { m_properties.push_back(std::move(property)); }

    const Scenario& m_scenario;
    const Content& m_content;
    const std::string& m_language;
    QString m_section;
    std::vector<Property> m_properties;
};

/// MRK-23: staircases lead to each other in pairs, so the old partners are left alone.
Edit withPartner(const Scenario& scenario, std::size_t index, const ThingId& partner)
{
    EditDraft draft(scenario);
    const ThingId& id = scenario.markers[index].id;
    for (std::size_t i = 0; i < scenario.markers.size(); ++i) {
        const PlacedMarker& marker = scenario.markers[i];
        if (i == index)
            draft.change<PlacedMarker>(ThingKind::Marker, i).partner = partner;
        else if (!partner.empty() && marker.id == partner)
            draft.change<PlacedMarker>(ThingKind::Marker, i).partner = id;
        else if (marker.partner == id || (!partner.empty() && marker.partner == partner))
            draft.change<PlacedMarker>(ThingKind::Marker, i).partner = {};
    }
    return draft.take(EditName::ChangeThing);
}

/// Where and how it lies. False for other properties.
bool changeSpot(Spot& spot, const QString& name, int number)
{
    if (name == u"level")
        spot.square.level = number - 1;
    else if (name == u"side" || name == u"facing")
        spot.side = Side(number);
    else if (name == u"direction")
        spot.facing = Direction(number);
    else if (name == u"rotation")
        spot.rotation = Rotation(number);
    else if (name == u"tileSide")
        spot.tileSide = TileSide(number);
    else if (name == u"face")
        spot.face = MarkerFace(number);
    else
        return false;
    return true;
}

/// All that has nothing to do with where it lies.
void changeRest(Thing& thing, const QString& name, const QString& value)
{
    const ThingId id(value.toStdString());
    if (name == u"player")
        std::visit(
            [&](auto& any) {
                if constexpr (requires { any.player; })
                    any.player = id;
            },
            thing);
    const ContentId content(value.toStdString());
    if (auto* tile = std::get_if<PlacedTile>(&thing)) {
        if (name == u"role")
            tile->role = TileRole(value.toInt());
        else if (name == u"replacement")
            tile->replacement = value == u"true";
    } else if (auto* door = std::get_if<PlacedDoor>(&thing); door && name == u"piece") {
        door->door = content;
    } else if (auto* marker = std::get_if<PlacedMarker>(&thing); marker && name == u"piece") {
        marker->marker = content;
    } else if (auto* artifact = std::get_if<PlacedArtifact>(&thing); artifact && name == u"piece") {
        artifact->artifact = content;
    } else if (auto* chest = std::get_if<PlacedChest>(&thing)) {
        if (name == u"piece")
            chest->chest = content;
        else if (name == u"treasure")
            chest->treasure = value.isEmpty() ? std::nullopt : std::optional(value.toInt());
    } else if (auto* token = std::get_if<PlacedToken>(&thing)) {
        if (name == u"colour") {
            token->colour = Colour(value.toInt());
            token->table.reset(); // TOK-02: the tables of one colour are not those of another
        } else if (name == u"table")
            token->table = value.isEmpty() ? std::nullopt : std::optional(content);
    } else if (auto* note = std::get_if<Note>(&thing); note && name == u"text") {
        note->text = withoutSteering(value.toStdString(), TextLines::Several);
    }
}

} // namespace

std::vector<Property> propertiesOf(const Scenario& scenario, const Content& content, ThingPlace place,
                                   const std::string& language)
{
    Sheet sheet(scenario, content, language);
    const Thing thing = thingAt(scenario, place);
    std::visit([&](const auto& any) { sheet.describe(any); }, thing);
    if (place.kind == ThingKind::Player)
        return sheet.take();
    if (!std::holds_alternative<Arrow>(thing) && !std::holds_alternative<PlacedFigure>(thing))
        std::visit(
            [&](const auto& any) {
                if constexpr (requires { any.player; })
                    sheet.player(said(QT_TRANSLATE_NOOP("Inspector", "Placed by")), any.player, true);
            },
            thing);
    const bool isOnEdge = std::holds_alternative<PlacedDoor>(thing) || std::holds_alternative<Arrow>(thing);
    sheet.place(spotOf(scenario, content, place), isOnEdge);
    return sheet.take();
}

Edit withProperty(const Scenario& scenario, const Content& content, ThingPlace place, const QString& name,
                  const QString& value)
{
    Spot spot = spotOf(scenario, content, place);
    if (name == u"x" || name == u"y") {
        const SquareNames names(scenario);
        const std::string line = value.trimmed().toStdString();
        const auto square = names.squareNamed(name == u"x" ? line + names.row(spot.square.y)
                                                           : names.column(spot.square.x) + line,
                                              spot.square.level);
        if (!square)
            return {}; // there is no such column or row
        spot.square = *square;
        return placeThing(scenario, content, {place.kind, thingAt(scenario, place)}, spot);
    }
    if (place.kind == ThingKind::Figure && name != u"direction" && name != u"level") {
        PlacedFigure figure = scenario.figures[place.index];
        changeFigure(figure, content, name, value);
        return changeThing(scenario, place, figure);
    }
    if (changeSpot(spot, name, value.toInt()))
        return placeThing(scenario, content, {place.kind, thingAt(scenario, place)}, spot);
    if (place.kind == ThingKind::Tile && name == u"piece")
        return swapTile(scenario, place.index, ContentId(value.toStdString()),
                        scenario.tiles[place.index].side);
    if (name == u"partner")
        return withPartner(scenario, place.index, ThingId(value.toStdString()));
    Thing thing = thingAt(scenario, place);
    changeRest(thing, name, value);
    return changeThing(scenario, place, std::move(thing));
}

} // namespace delve::mageknight
