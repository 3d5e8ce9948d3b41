// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/changed_set.h"

#include "engine/dungeoneer/content/files/load_card_set.h"
#include "tests/support/dungeoneer/small_set.h"

namespace delve::dungeoneer::test {

Json with(const char* place, const Json& value)
{
    Json set = Json::parse(smallSetText());
    set[Json::json_pointer(place)] = value;
    return set;
}

Json without(const char* object, const char* member)
{
    Json set = Json::parse(smallSetText());
    set[Json::json_pointer(object)].erase(member);
    return set;
}

Result<CardSet> readSet(const Json& set)
{
    return parseCardSet(set.dump(), [](const std::string& name) -> Result<std::string> {
        return Error{name, {"no parts here", {}}};
    });
}

std::string refusal(const Json& set)
{
    const auto found = readSet(set);
    if (found)
        return "read without an error";
    const std::string file = "pack.json: ";
    const std::string error = inEnglish(found.error());
    return error.starts_with(file) ? error.substr(file.size()) : error;
}

} // namespace delve::dungeoneer::test
