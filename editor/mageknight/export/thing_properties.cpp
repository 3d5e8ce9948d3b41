// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/thing_properties.h"

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

/// One object under construction; members without a value are left out.
class Description
{
public:
    Description(const ThingId& id, const char* type, const std::string& name)
        : m_json{{"name", name}, {"type", type}, {"properties", Json::array()}}
    {
        with("id", id.text());
    }

    Description& with(const char* name, const std::string& value)
    {
        if (!value.empty())
            m_json["properties"].push_back({{"name", name}, {"type", "string"}, {"value", value}});
        return *this;
    }
    Description& with(const char* name, const ThingId& value) { return with(name, value.text()); }
    Description& with(const char* name, const ContentId& value) { return with(name, value.text()); }
    Description& with(const char* name, std::string_view value) { return with(name, std::string(value)); }
    Description& with(const char* name, int value)
    {
        m_json["properties"].push_back({{"name", name}, {"type", "int"}, {"value", value}});
        return *this;
    }

    Json take() { return std::move(m_json); }

private:
    Json m_json;
};

/// The name of a piece, or its id if the content is missing.
template <typename Piece>
std::string nameOr(const Piece* piece, const ContentId& id, const std::string& language)
{
    return piece ? piece->name.in(language) : id.text();
}

} // namespace

ThingProperties::ThingProperties(const Scenario& scenario, const Content& content,
                                 const std::string& language)
{
    const auto add = [this](const ThingId& id, Description& description) {
        m_things.emplace(id, description.take());
    };
    for (const PlacedDoor& door : scenario.doors)
        add(door.id, Description(door.id, "door", nameOr(content.door(door.door), door.door, language))
                         .with("piece", door.door)
                         .with("tile", door.tile)
                         .with("player", door.player));
    for (const PlacedMarker& marker : scenario.markers)
        add(marker.id,
            Description(marker.id, "marker", nameOr(content.marker(marker.marker), marker.marker, language))
                .with("piece", marker.marker)
                .with("face", nameOf(marker.face))
                .with("partner", marker.partner)
                .with("player", marker.player));
    for (const PlacedArtifact& artifact : scenario.artifacts)
        add(artifact.id, Description(artifact.id, "artifact",
                                     nameOr(content.artifact(artifact.artifact), artifact.artifact, language))
                             .with("piece", artifact.artifact)
                             .with("player", artifact.player));
    for (const PlacedChest& chest : scenario.chests) {
        // DG-20: a Changeling is drawn as a chest; whoever opens the map in Tiled is its author and may know.
        const Chest* kind = content.chest(chest.chest);
        const std::string name =
            kind ? kind->name.in(language) : nameOr(content.figure(chest.chest), chest.chest, language);
        add(chest.id, Description(chest.id, "chest", name)
                          .with("piece", chest.chest)
                          .with("facing", nameOf(chest.facing))
                          .with("player", chest.player));
    }
    for (const PlacedToken& token : scenario.tokens)
        add(token.id, Description(token.id, "token", std::string(nameOf(token.colour)))
                          .with("colour", nameOf(token.colour))
                          .with("player", token.player));
    for (const PlacedFigure& figure : scenario.figures)
        add(figure.id,
            Description(figure.id, "figure", nameOr(content.figure(figure.figure), figure.figure, language))
                .with("piece", figure.figure)
                .with("facing", nameOf(figure.facing))
                .with("side", nameOf(figure.side))
                .with("player", figure.player));
    for (const auto& [arrows, type] :
         {std::pair(&scenario.entrances, "entrance"), std::pair(&scenario.exits, "exit")})
        for (const Arrow& arrow : *arrows)
            add(arrow.id, Description(arrow.id, type, arrow.player.text())
                              .with("player", arrow.player)
                              .with("x", arrow.edge.square.x)
                              .with("y", arrow.edge.square.y)
                              .with("edge", nameOf(arrow.edge.side)));
    for (const Note& note : scenario.pinnedNotes)
        add(note.id,
            Description(note.id, "note", note.text.substr(0, note.text.find('\n'))).with("text", note.text));
}

} // namespace delve::mageknight
