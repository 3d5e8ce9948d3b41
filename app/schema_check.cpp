// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/schema_check.h"

#include "editor/document/resource_folder.h"
#include "engine/base/file.h"
#include "engine/base/json_document.h"
#include "engine/scenario/common_limits.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace delve {

std::filesystem::path schemaFolder()
{
    return resourceFolder() / "schemas" / "v1";
}

Result<std::vector<Error>> schemaComplaints(const std::string& schemaName, const std::string& text)
{
    constexpr std::size_t mostSchemaBytes = 4u << 20;
    const auto schemaText = readFile(schemaFolder() / (schemaName + ".schema.json"), mostSchemaBytes);
    if (!schemaText)
        return schemaText.error();
    // Size, depth and duplicate keys are ours to refuse: the validator recurses and trusts its input.
    if (const auto checked = parseJson(text); !checked)
        return checked.error();
    try {
        const auto schemaJson = nlohmann::json::parse(*schemaText);
        const auto json = nlohmann::json::parse(text);
        valijson::Schema schema;
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(schemaJson), schema);
        valijson::ValidationResults results;
        valijson::Validator validator;
        validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(json), &results);
        std::vector<Error> complaints;
        valijson::ValidationResults::Error found;
        while (results.popError(found)) {
            std::string where;
            for (const std::string& step : found.context)
                if (step != "<root>")
                    where += "/" + step.substr(1, step.size() - 2); // steps come as [name]
            complaints.push_back(
                {where, {QT_TRANSLATE_NOOP("Engine", "the schema says: %1"), {found.description}}});
        }
        return complaints;
    } catch (const std::exception& failure) {
        return Error{schemaName,
                     {QT_TRANSLATE_NOOP("Engine", "the schema could not be used: %1"), {failure.what()}}};
    }
}

std::vector<Error> schemaComplaintsOfScenario(const std::string& file)
{
    const auto text = readFile(file, common_limits::fileBytes);
    if (!text)
        return {text.error()};
    const auto complaints = schemaComplaints("scenario", *text);
    return complaints ? *complaints : std::vector<Error>{complaints.error()};
}

} // namespace delve
