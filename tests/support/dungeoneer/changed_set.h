// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/dungeoneer/content/card_set.h"

#include <nlohmann/json.hpp>

namespace delve::dungeoneer::test {

using Json = nlohmann::ordered_json;

/// The small set as JSON, with a value put somewhere: a JSON pointer.
Json with(const char* place, const Json& value);
/// The small set as JSON, with a member of some object taken away.
Json without(const char* object, const char* member);

Result<CardSet> readSet(const Json& set);
/// Why a set is refused, without the name of its file.
std::string refusal(const Json& set);

} // namespace delve::dungeoneer::test
