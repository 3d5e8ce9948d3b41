// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace delve::fuzz {

using Json = nlohmann::ordered_json;

/// Everything in a document that can be changed, in its order.
struct Places
{
    std::vector<Json*> values;      ///< the document itself is the first
    std::vector<std::string> names; ///< by value: the key it stands under, or that its list stands under
    std::vector<std::string> keys;  ///< of all objects; never empty
    std::vector<std::string> texts; ///< all that are no keys
};
Places placesOf(Json& document);

/// The document that a text is, or the two of which the first has a line of its own. None if it is no JSON or
/// deeper than that.
std::vector<Json> documentsIn(std::string_view text, int deepest);
std::string textOf(const std::vector<Json>& documents);

/// Whether the JSON pointer of an error leads to something in the text, or to where something is missing.
/// A text that is no JSON has no places.
bool isPlaceIn(std::string_view text, std::string_view pointer);

} // namespace delve::fuzz
