// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/set_report_json.h"

#include <nlohmann/json.hpp>

namespace delve::dungeoneer {

namespace {

using Json = nlohmann::ordered_json;

std::string key(const std::string& word)
{
    return word;
}

template <typename Enum> std::string key(Enum value)
{
    return std::string(nameOf(value));
}

/// Counts by word: {"boon": 12, "treasure": 16}.
template <typename Key> Json countsByWord(const std::map<Key, int>& counts)
{
    Json object = Json::object();
    for (const auto& [word, count] : counts)
        object[key(word)] = count;
    return object;
}

/// [{"value": 1, "cards": 7}, …]
Json curveAsJson(const Curve& curve)
{
    Json list = Json::array();
    for (const auto& [value, cards] : curve)
        list.push_back({{"value", value}, {"cards", cards}});
    return list;
}

Json threatsAsJson(const std::vector<ThreatRow>& threats)
{
    Json list = Json::array();
    for (const ThreatRow& row : threats)
        list.push_back({{"use", key(row.use)},
                        {"stat", key(row.stat)},
                        {"value", row.value},
                        {"count", row.count},
                        {"passAtFirstLevel", row.passAtFirst},
                        {"passAtLastLevel", row.passAtLast},
                        {"faces", row.faces}});
    return list;
}

Json placeAsJson(const Place& place)
{
    switch (place.by) {
    case PlaceKind::Card: return {{"by", "card"}, {"card", place.card.text()}};
    case PlaceKind::Type: return {{"by", "type"}, {"type", key(place.type)}};
    case PlaceKind::Terrain: break;
    }
    return {{"by", "terrain"}, {"terrain", place.terrain}};
}

Json idsAsJson(const std::vector<ContentId>& ids)
{
    Json list = Json::array();
    for (const ContentId& id : ids)
        list.push_back(id.text());
    return list;
}

Json placesAsJson(const std::vector<QuestPlace>& places, const PlaceDistances& distances)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const PlaceDistance& distance = distances.places[i];
        Json entry{{"place", placeAsJson(places[i].place)},
                   {"quests", idsAsJson(places[i].quests)},
                   {"maps", distance.maps}};
        if (distance.maps > 0) {
            entry["nearest"] = distance.nearest;
            entry["farthest"] = distance.farthest;
            entry["steps"] = distance.sum;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace

Json asJson(const SetReport& report, const PlaceDistances& distances, const CardSet& set)
{
    const CardCounts& counts = report.counts;
    return {{"format", "delvewright-set-report"},
            {"version", 1},
            {"set", {{"id", set.id}, {"version", set.version}, {"hash", set.hash}}},
            {"cards",
             {{"adventures", counts.adventures},
              {"maps", counts.maps},
              {"quests", counts.quests},
              {"heroes", counts.heroes},
              {"trackers", counts.trackers},
              {"cutouts", counts.cutouts}}},
            {"players", report.players},
            {"kinds", countsByWord(report.kinds)},
            {"durations", countsByWord(report.durations)},
            {"categories", countsByWord(report.categories)},
            {"criteria", countsByWord(report.criteria)},
            {"effects", countsByWord(report.effects)},
            {"gloryValues", curveAsJson(report.gloryValues)},
            {"perilValues", curveAsJson(report.perilValues)},
            {"mapGlory", curveAsJson(report.mapGlory)},
            {"mapPeril", curveAsJson(report.mapPeril)},
            {"openingDraws", {{"bad", report.openingDraws.bad}, {"all", report.openingDraws.all}}},
            {"threats", threatsAsJson(report.threats)},
            {"mapsLaid", distances.maps},
            {"places", placesAsJson(report.places, distances)},
            {"unbalanced", idsAsJson(report.unbalanced)}};
}

} // namespace delve::dungeoneer
