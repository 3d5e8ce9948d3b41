// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/schema_name.h"

#include "engine/base/file.h"
#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"

namespace delve {

namespace {

constexpr std::string_view schemaMember = "$schema";
constexpr std::size_t longestSchemaName = 200;

} // namespace

void allowSchemaName(ObjectReader& reader)
{
    reader.stringOr(schemaMember, longestSchemaName);
}

std::string schemaNameIn(std::string_view text)
{
    if (text.find(schemaMember) == std::string_view::npos)
        return {};
    const auto document = parseJson(text);
    if (!document || document->root().type() != JsonType::Object)
        return {};
    ReadLog log;
    std::string name = ObjectReader(document->root(), log).stringOr(schemaMember, longestSchemaName);
    return log.ok() ? name : std::string();
}

std::string withSchemaName(std::string canonical, const std::string& name)
{
    if (name.empty() || !canonical.starts_with("{\n"))
        return canonical;
    std::string line = "\n  \"" + std::string(schemaMember) + "\": ";
    appendJsonString(line, name);
    return canonical.insert(1, line + ",");
}

std::string keepingSchemaName(std::string canonical, const std::filesystem::path& file)
{
    const auto text = readFile(file, JsonLimits{}.bytes);
    return text ? withSchemaName(std::move(canonical), schemaNameIn(*text)) : canonical;
}

} // namespace delve
