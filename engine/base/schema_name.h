// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace delve {

class ObjectReader;

// "$schema" tells editors of text which schema helps whoever writes a file by hand. It is a word about the
// file and says nothing of what is in it, so that no value of ours holds it: it is read past, and taken over
// from the file that is rewritten.

/// Knows the member in any file of ours; it must be a short text.
void allowSchemaName(ObjectReader& reader);

/// What the member says in a JSON text; empty if there is none.
std::string schemaNameIn(std::string_view text);

/// A text in canonical form, with this as its first member. An empty name adds nothing.
std::string withSchemaName(std::string canonical, const std::string& name);

/// The text that will take the place of this file, naming the schema that the file names.
std::string keepingSchemaName(std::string canonical, const std::filesystem::path& file);

} // namespace delve
