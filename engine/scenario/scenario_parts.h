// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"
#include "engine/base/schema_name.h"
#include "engine/scenario/assertion.h"
#include "engine/scenario/common_limits.h"
#include "engine/scenario/pack_reference.h"
#include "engine/scenario/scenario_version.h"

namespace delve {

// Reading and writing of what the scenario files of all games hold. Members are written in the order in which
// they are read.

/// Title, author and notes. Format and version have been checked already.
template <typename Facts> void readScenarioHead(ObjectReader& in, Facts& facts)
{
    allowSchemaName(in);
    in.require("format");
    in.require("version");
    facts.title = in.string("title", common_limits::title);
    facts.author = in.stringOr("author", common_limits::author);
    facts.notes = in.linesOr("notes", common_limits::notes);
}

/// Everything from the format to the packs; `game` is the word for the game.
template <typename Facts>
void appendScenarioHead(JsonObjectText& object, const Facts& facts, std::string_view game)
{
    object.word("format", scenarioFormat);
    object.number("version", scenarioVersion);
    object.text("title", facts.title);
    if (!facts.author.empty())
        object.text("author", facts.author);
    if (!facts.notes.empty())
        object.text("notes", facts.notes);
    object.word("game", game);
    object.list("packs", facts.packs, appendPackReference);
}

/// A list that stands in the file only if something is in it.
template <typename Things, typename Append>
void appendIfAny(JsonObjectText& object, std::string_view key, const Things& things, Append append)
{
    if (!things.empty())
        object.list(key, things, append);
}

/// All of an assertion but what it is about. Members that do not go with the measure are not asked for, and
/// so refused as unknown; `hasRounds` tells which measures say within how many rounds.
template <typename Assertion, typename HasRounds>
Assertion readAssertedShare(ObjectReader& in, HasRounds hasRounds)
{
    Assertion assertion;
    assertion.measure = in.oneOf<decltype(assertion.measure)>("measure");
    if (hasRounds(assertion.measure))
        assertion.within = in.integer("within", 1, common_limits::roundLimit);
    assertion.bound = in.oneOf<AssertedBound>("bound");
    assertion.percent = in.integer("percent", 0, 100);
    return assertion;
}

template <typename Measure>
void appendAssertion(std::string& out, const ScenarioAssertion<Measure>& assertion)
{
    JsonObjectText object(out);
    object.name("measure", assertion.measure);
    if (assertion.within)
        object.number("within", *assertion.within);
    object.name("bound", assertion.bound);
    object.number("percent", assertion.percent);
    if (!assertion.about.empty())
        object.word("about", assertion.about.text());
    object.close();
}

} // namespace delve
