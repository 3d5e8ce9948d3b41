// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/bundle.h"

#include "engine/base/content_id.h"
#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/read_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <algorithm>
#include <set>

namespace delve::mageknight {

namespace {

constexpr std::string_view manifestName = "pack.json";
constexpr JsonLimits limits{bundle_limits::fileBytes, 8'000'000, 10, maxPackFileBytes};

// Files are stored as their lines, which people can read and compare; "a\nb\n" is ["a", "b", ""].

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t start = 0;;) {
        const std::size_t end = text.find('\n', start);
        lines.push_back(text.substr(start, end - start));
        if (end == std::string_view::npos)
            return lines;
        start = end + 1;
    }
}

std::string readLines(ObjectReader& in)
{
    std::string text;
    bool isFirst = true;
    in.list("lines", 1, bundle_limits::linesOfAFile, [&](const JsonView& line, ReadLog& log) {
        text += isFirst ? "" : "\n";
        isFirst = false;
        // Whatever stands in a file is judged when it is read as one.
        if (line.type() == JsonType::String)
            text += line.string();
        else
            log.fail(line,
                     {QT_TRANSLATE_NOOP("Engine", "expected a line of a file, found %1"), {line.summary()}});
        if (text.size() > maxPackFileBytes)
            log.fail(line, {QT_TRANSLATE_NOOP("Engine", "expected files of at most %1 bytes"),
                            {std::to_string(maxPackFileBytes)}});
        return true;
    });
    return text;
}

BundledFile readFileOfPack(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    BundledFile file;
    file.name = in.string("name", 64, 1);
    file.text = readLines(in);
    in.refuseUnknown();
    return file;
}

BundledPack readPack(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    BundledPack pack;
    pack.id = in.kebabCase("id");
    pack.version = in.string("version", 17, 5);
    pack.hash = in.string("hash", 32, 32);
    pack.files = in.list("files", 1, bundle_limits::filesOfAPack, readFileOfPack);
    in.refuseUnknown();
    return pack;
}

Error inside(std::string_view place, const Error& error)
{
    return {std::string(place) + error.where, error.what};
}

/// The files of a pack are those it names, and the pack is the one that the bundle says it is.
Result<Pack> checkedPack(const BundledPack& bundled)
{
    auto pack = parsePack(bundled);
    if (!pack)
        return pack.error();
    if (pack->id != bundled.id || pack->version != bundled.version || pack->hash != bundled.hash)
        return Error{{},
                     {QT_TRANSLATE_NOOP("Engine", "expected the pack %1 %2 with hash %3, found %4 %5 with "
                                                  "hash %6: its files were changed"),
                      {bundled.id, bundled.version, bundled.hash, pack->id, pack->version, pack->hash}}};
    return pack;
}

/// The packs that a pack refers to.
std::set<std::string> packsNamedBy(const Pack& pack)
{
    std::set<std::string> names;
    const auto add = [&names](const ContentId& id) {
        if (!id.empty())
            names.emplace(packOf(id));
    };
    for (const PrintedMap& map : pack.maps)
        for (const PrintedMap::MapSide& side : map.sides)
            for (const PrintedMap::PlacedTile& tile : side.tiles)
                add(tile.tile);
    for (const Figure& figure : pack.figures)
        add(figure.passenger);
    for (const ArtifactToken& token : pack.artifactTokens)
        for (const ArtifactToken::Row& row : token.rows)
            for (const TokenEffect& effect : row.effects)
                if (const auto* hero = std::get_if<effect::PlaceHero>(&effect))
                    add(hero->figure);
    return names;
}

void appendFile(std::string& out, const BundledFile& file)
{
    JsonObjectText object(out, 10);
    object.text("name", file.name);
    object.list("lines", linesOf(file.text), appendJsonString);
    object.close();
}

void appendPack(std::string& out, const BundledPack& pack)
{
    JsonObjectText object(out, 6);
    object.word("id", pack.id);
    object.word("version", pack.version);
    object.word("hash", pack.hash);
    object.list("files", pack.files, appendFile);
    object.close();
}

} // namespace

Result<Pack> parsePack(const BundledPack& bundled)
{
    const auto named = [&](std::string_view name) {
        return std::find_if(bundled.files.begin(), bundled.files.end(),
                            [&](const BundledFile& file) { return file.name == name; });
    };
    const auto manifest = named(manifestName);
    if (manifest == bundled.files.end())
        return Error{{}, {QT_TRANSLATE_NOOP("Engine", "expected a file pack.json"), {}}};
    std::set<std::string> used{std::string(manifestName)};
    auto pack = parsePack(manifest->text, [&](const std::string& name) -> Result<std::string> {
        const auto file = named(name);
        if (file == bundled.files.end())
            return Error{{}, {QT_TRANSLATE_NOOP("Engine", "expected the file %1 of the pack"), {name}}};
        used.insert(name);
        return file->text;
    });
    if (!pack)
        return pack.error();
    // Nothing else may travel along: what is not read is not checked, and would still be written to disk.
    if (used.size() != bundled.files.size())
        return Error{
            {},
            {QT_TRANSLATE_NOOP("Engine", "expected each file that pack.json names once, and no other"), {}}};
    return pack;
}

Result<BundledPack> readPackFiles(const std::filesystem::path& folder)
{
    BundledPack bundled;
    const auto pack = loadPack(folder, [&bundled](const std::string& name, const std::string& text) {
        bundled.files.push_back({name, text});
    });
    if (!pack)
        return pack.error();
    bundled.id = pack->id;
    bundled.version = pack->version;
    bundled.hash = pack->hash;
    return bundled;
}

Result<Bundle> makeBundle(const Scenario& scenario, const std::vector<std::filesystem::path>& folders)
{
    std::vector<BundledPack> installed;
    for (const auto& folder : folders)
        if (auto pack = readPackFiles(folder))
            installed.push_back(*std::move(pack));
    std::vector<std::string> wanted;
    for (const PackReference& reference : scenario.packs)
        wanted.push_back(reference.id);
    Bundle bundle{scenario, {}};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto found = std::find_if(installed.begin(), installed.end(),
                                        [&](const BundledPack& pack) { return pack.id == wanted[i]; });
        if (found == installed.end())
            return Error{{}, {QT_TRANSLATE_NOOP("Engine", "the pack %1 is not installed"), {wanted[i]}}};
        bundle.packs.push_back(*found);
        for (const std::string& name : packsNamedBy(*parsePack(*found)))
            if (std::find(wanted.begin(), wanted.end(), name) == wanted.end())
                wanted.push_back(name);
    }
    if (bundle.packs.size() > bundle_limits::packs)
        return Error{{},
                     {QT_TRANSLATE_NOOP("Engine", "a bundle holds at most %1 packs; this scenario needs %2"),
                      {std::to_string(bundle_limits::packs), std::to_string(bundle.packs.size())}}};
    // The scenario says from now on which packs it travels with, exactly.
    for (PackReference& reference : bundle.scenario.packs)
        for (const BundledPack& pack : bundle.packs)
            if (pack.id == reference.id)
                reference = {pack.id, pack.version, pack.hash};
    return bundle;
}

std::string writeBundle(const Bundle& bundle)
{
    std::string out;
    JsonObjectText object(out, 2);
    object.word("format", bundleFormat);
    object.number("version", bundleVersion);
    // The scenario as it stands in a file of its own, a little further to the right.
    std::string scenario = writeScenario(bundle.scenario);
    scenario.pop_back();
    std::string& value = object.key("scenario");
    for (const std::string_view line : linesOf(scenario))
        value.append(line.data() == scenario.data() ? "" : "\n  ").append(line);
    object.list("packs", bundle.packs, appendPack);
    object.close();
    out += '\n';
    return out;
}

Result<Bundle> parseBundle(std::string_view text)
{
    const auto document = parseJson(text, limits);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, bundleFormat, bundleVersion);
    const auto scenarioValue = in.require("scenario");
    Bundle bundle;
    bundle.packs = in.list("packs", 0, bundle_limits::packs, readPack);
    in.refuseUnknown();
    if (const auto read = log.resultOf(true); !read)
        return read.error();

    auto scenario = readScenario(*scenarioValue);
    if (!scenario)
        return scenario.error();
    bundle.scenario = *std::move(scenario);
    std::vector<Pack> packs;
    for (std::size_t i = 0; i < bundle.packs.size(); ++i) {
        auto pack = checkedPack(bundle.packs[i]);
        if (!pack)
            return inside("/packs/" + std::to_string(i) + (pack.error().where.empty() ? "" : ": "),
                          pack.error());
        packs.push_back(*std::move(pack));
    }
    const auto content = Content::combine(std::move(packs));
    if (!content)
        return inside("/packs: ", content.error());
    if (const auto missing = checkReferences(bundle.scenario, *content); !missing.empty())
        return inside("/scenario", missing.front());
    return bundle;
}

} // namespace delve::mageknight
