// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/json_mutator.h"

#include "tests/fuzz/json_places.h"
#include "tests/fuzz/odd_values.h"

#include <algorithm>
#include <iterator>

namespace delve::fuzz {

namespace {

/// So deep that every reader has refused it long before; writing it again would need as deep a stack.
constexpr int mostDepth = 100;
constexpr std::size_t mostChanges = 4;

Json otherType(Random& random)
{
    static const std::vector<Json> others{nullptr,        true,
                                          false,          7,
                                          "text",         Json::array(),
                                          Json::object(), Json::array({1, 2, 3}),
                                          0.25,           Json::object({{"id", "x"}})};
    return oneOf(others, random);
}

void changeScalar(Json& value, const Places& places, Random& random)
{
    if (isLucky(random, 8))
        value = otherType(random);
    else if (value.is_number())
        value = numberAtALimit(value, random);
    else if (value.is_string())
        value = oddText(value.get<std::string>(), places.texts, random);
    else if (value.is_boolean())
        value = !value.get<bool>();
    else
        value = otherType(random);
}

/// A copy that may lie beside the original: with another id, more often than not.
Json twinOf(const Json& value, Random& random)
{
    Json twin = value;
    if (twin.is_object() && twin.contains("id") && isLucky(random, 75))
        twin["id"] = "n" + std::to_string(random.below(10'000));
    return twin;
}

void changeArray(Json& array, const Places& places, Random& random)
{
    auto& items = array.get_ref<Json::array_t&>();
    const auto any = [&] { return std::ptrdiff_t(random.below(std::uint32_t(items.size()))); };
    if (items.empty()) {
        items.push_back(Json(*oneOf(places.values, random)));
        return;
    }
    switch (random.below(7)) {
    case 0: items.erase(items.begin() + any()); break;
    case 1: items.insert(items.begin() + any(), twinOf(Json(items[std::size_t(any())]), random)); break;
    case 2: std::swap(items[std::size_t(any())], items[std::size_t(any())]); break;
    case 3: std::ranges::reverse(items); break;
    case 4: items.resize(std::size_t(any())); break;
    case 5: { // many of the same
        const Json item = items[std::size_t(any())];
        for (std::uint32_t more = random.below(isLucky(random, 10) ? 300 : 8); more > 0; --more)
            items.push_back(twinOf(item, random));
        break;
    }
    default: items.push_back(Json(*oneOf(places.values, random))); break;
    }
}

void changeObject(Json& object, const Places& places, Random& random)
{
    const std::string key = oneOf(places.keys, random);
    if (object.empty() || isLucky(random, 25)) {
        object[key] = Json(*oneOf(places.values, random));
        return;
    }
    const auto member = std::next(object.begin(), random.below(std::uint32_t(object.size())));
    switch (random.below(4)) {
    case 0: object.erase(member); break;
    case 1: { // what is here is called otherwise
        Json value = member.value();
        object.erase(member);
        object[key] = std::move(value);
        break;
    }
    case 2: object[isLucky(random, 50) ? "unknown" : key + "x"] = Json(member.value()); break;
    default: object[key] = Json(member.value()); break;
    }
}

void change(Json& document, Random& random)
{
    const Places places = placesOf(document);
    Json& value = *oneOf(places.values, random);
    if (isLucky(random, 12)) {
        // Copied first: one may be a part of the other.
        Json moved = *oneOf(places.values, random);
        value = std::move(moved);
    } else if (value.is_array()) {
        changeArray(value, places, random);
    } else if (value.is_object()) {
        changeObject(value, places, random);
    } else {
        changeScalar(value, places, random);
    }
}

} // namespace

std::optional<std::string> mutatedJson(std::string_view text, Random& random)
{
    auto documents = documentsIn(text, mostDepth);
    if (documents.empty())
        return std::nullopt;
    for (std::size_t changes = 1 + random.below(mostChanges); changes > 0; --changes)
        change(documents[random.below(std::uint32_t(documents.size()))], random);
    return textOf(documents);
}

std::optional<std::string> crossedJson(std::string_view text, std::string_view other, Random& random)
{
    auto documents = documentsIn(text, mostDepth);
    auto others = documentsIn(other, mostDepth);
    if (documents.empty() || others.empty())
        return std::nullopt;
    const Places here = placesOf(documents.back());
    const Places there = placesOf(others.back());
    // Things of one name are alike: a list of doors for a list of doors.
    for (int tries = 0; tries < 8; ++tries) {
        const std::size_t to = random.below(std::uint32_t(here.values.size()));
        const std::size_t from = random.below(std::uint32_t(there.values.size()));
        if (tries < 7 && here.names[to] != there.names[from])
            continue;
        *here.values[to] = *there.values[from];
        break;
    }
    return textOf(documents);
}

} // namespace delve::fuzz
