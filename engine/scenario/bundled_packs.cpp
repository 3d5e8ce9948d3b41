// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/bundled_packs.h"

#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"

#include <algorithm>

namespace delve {

namespace {

constexpr JsonLimits bundleJsonLimits{bundle_limits::fileBytes, 8'000'000, 10, maxPackFileBytes};

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

BundledPack readBundledPack(const JsonView& value, ReadLog& log)
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

void appendFile(std::string& out, const BundledFile& file)
{
    JsonObjectText object(out, 10);
    object.text("name", file.name);
    object.list("lines", linesOf(file.text), appendJsonString);
    object.close();
}

void appendBundledPack(std::string& out, const BundledPack& pack)
{
    JsonObjectText object(out, 6);
    object.word("id", pack.id);
    object.word("version", pack.version);
    object.word("hash", pack.hash);
    object.list("files", pack.files, appendFile);
    object.close();
}

} // namespace

Result<BundleParts> readBundleParts(std::string_view text)
{
    auto document = parseJson(text, bundleJsonLimits);
    if (!document)
        return document.error();
    auto kept = std::make_unique<JsonDocument>(*std::move(document));
    const JsonView root = kept->root();
    ReadLog log;
    ObjectReader in(root, log);
    readHeader(in, bundleFormat, bundleVersion);
    const auto scenario = in.require("scenario");
    auto packs = in.list("packs", 0, bundle_limits::packs, readBundledPack);
    in.refuseUnknown();
    if (const auto read = log.resultOf(true); !read)
        return read.error();
    return BundleParts{std::move(kept), *scenario, std::move(packs)};
}

std::string writeBundleParts(std::string_view scenario, const std::vector<BundledPack>& packs)
{
    std::string out;
    JsonObjectText object(out, 2);
    object.word("format", bundleFormat);
    object.key("version") += std::to_string(bundleVersion);
    // The scenario as it stands in a file of its own, a little further to the right.
    if (scenario.ends_with('\n'))
        scenario.remove_suffix(1);
    std::string& value = object.key("scenario");
    for (const std::string_view line : linesOf(scenario))
        value.append(line.data() == scenario.data() ? "" : "\n  ").append(line);
    object.list("packs", packs, appendBundledPack);
    object.close();
    out += '\n';
    return out;
}

Result<std::vector<BundledPack>>
packsToBundle(const std::vector<PackReference>& references, const std::vector<BundledPack>& installed,
              const std::function<std::set<std::string>(const BundledPack&)>& namedBy)
{
    std::vector<std::string> wanted;
    for (const PackReference& reference : references)
        wanted.push_back(reference.id);
    std::vector<BundledPack> packs;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto found = std::ranges::find(installed, wanted[i], &BundledPack::id);
        if (found == installed.end())
            return Error{{}, {QT_TRANSLATE_NOOP("Engine", "the pack %1 is not installed"), {wanted[i]}}};
        packs.push_back(*found);
        for (const std::string& name : namedBy(*found))
            if (std::ranges::find(wanted, name) == wanted.end())
                wanted.push_back(name);
    }
    if (packs.size() > bundle_limits::packs)
        return Error{{},
                     {QT_TRANSLATE_NOOP("Engine", "a bundle holds at most %1 packs; this scenario needs %2"),
                      {std::to_string(bundle_limits::packs), std::to_string(packs.size())}}};
    return packs;
}

std::vector<PackReference> exactReferences(std::vector<PackReference> references,
                                           const std::vector<BundledPack>& packs)
{
    for (PackReference& reference : references)
        if (const auto pack = std::ranges::find(packs, reference.id, &BundledPack::id); pack != packs.end())
            reference = {pack->id, pack->version, pack->hash};
    return references;
}

const BundledFile* FilesOfPack::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_pack.files, name, &BundledFile::name);
    return found == m_pack.files.end() ? nullptr : &*found;
}

Result<std::string> FilesOfPack::manifest()
{
    const BundledFile* file = find(packManifestName);
    if (!file)
        return Error{{}, {QT_TRANSLATE_NOOP("Engine", "expected a file pack.json"), {}}};
    m_used.insert(file->name);
    return file->text;
}

Result<std::string> FilesOfPack::part(const std::string& name)
{
    const BundledFile* file = find(name);
    if (!file)
        return Error{{}, {QT_TRANSLATE_NOOP("Engine", "expected the file %1 of the pack"), {name}}};
    m_used.insert(name);
    return file->text;
}

Result<void> FilesOfPack::checkAllUsed() const
{
    if (m_used.size() == m_pack.files.size())
        return {};
    return Error{
        {}, {QT_TRANSLATE_NOOP("Engine", "expected each file that pack.json names once, and no other"), {}}};
}

Result<void> checkClaim(const BundledPack& bundled, const PackHead& pack)
{
    if (pack.id == bundled.id && pack.version == bundled.version && pack.hash == bundled.hash)
        return {};
    return Error{{},
                 {QT_TRANSLATE_NOOP("Engine", "expected the pack %1 %2 with hash %3, found %4 %5 with "
                                              "hash %6: its files were changed"),
                  {bundled.id, bundled.version, bundled.hash, pack.id, pack.version, pack.hash}}};
}

} // namespace delve
