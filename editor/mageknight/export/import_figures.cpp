// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/import_figures.h"

#include "editor/document/file_lock.h"
#include "editor/document/save_file.h"
#include "engine/base/file.h"
#include "engine/base/kebab_case.h"
#include "engine/mageknight/content/figure_list.h"
#include "engine/mageknight/content/files/load_pack.h"

#include <QDir>
#include <QIODevice>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace delve::mageknight {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* manifestName = "pack.json";

/// The pack.json of a pack that is made now, without any content.
Result<Json> newManifest(const fs::path& folder, const NewPack& newPack)
{
    const std::string id = kebabCaseOf(folder.filename().string());
    if (id.empty())
        return Error{
            folder.string(),
            {QT_TRANSLATE_NOOP("Engine", "expected a folder whose name can be the id of a pack"), {}}};
    return Json{{"format", "delvewright-pack"},
                {"version", 1},
                {"id", id},
                {"packVersion", "1.0.0"},
                {"name", {{"en", newPack.name.empty() ? id : newPack.name}}},
                {"author", newPack.author.empty() ? "?" : newPack.author},
                {"license", newPack.license.empty() ? "?" : newPack.license},
                {"parts", Json::array()}};
}

Result<Json> readManifest(const fs::path& folder, const NewPack& newPack)
{
    if (!isThere(folder / manifestName))
        return newManifest(folder, newPack);
    if (const auto pack = loadPack(folder); !pack)
        return pack.error(); // what is wrong already is not made worse
    const auto text = readFile(folder / manifestName, maxPackFileBytes);
    if (!text)
        return text.error();
    Json manifest = Json::parse(*text, nullptr, false);
    if (!manifest.contains("parts"))
        manifest["parts"] = Json::array();
    return manifest;
}

/// The pack as it will be: reads and checks it with the new part and manifest in place of the old ones.
Result<void> checkPackWith(const fs::path& folder, const std::string& manifest, const std::string& partName,
                           const FigureList& list)
{
    auto pack = parsePack(manifest, [&](const std::string& name) -> Result<std::string> {
        return name == partName ? Result<std::string>(list.part) : readFile(folder / name, maxPackFileBytes);
    });
    if (!pack)
        return pack.error();
    const std::string id = pack->id;
    // References to other packs are the business of whoever loads them together; ids and numbers are ours.
    const auto combined = Content::combine({*std::move(pack)});
    if (combined)
        return {};
    const std::string& where = combined.error().where;
    const auto line = where.starts_with(id + "/") ? list.lineOfFigure.find(where.substr(id.size() + 1))
                                                  : list.lineOfFigure.end();
    if (line == list.lineOfFigure.end())
        return combined.error();
    return Error{"line " + std::to_string(line->second), combined.error().what};
}

} // namespace

Result<ImportedFigures> importFigures(std::string_view csv, const std::string& listName,
                                      const fs::path& folder, const NewPack& newPack)
{
    const auto list = parseFigureList(csv);
    if (!list)
        return list.error();
    const std::string stem = kebabCaseOf(listName).substr(0, 40);
    const std::string partName = "figures-" + (stem.empty() ? "list" : stem) + ".json";
    const auto lock = lockFile(QString::fromStdString(folder.string()));
    if (!lock)
        return lock.error();
    auto manifest = readManifest(folder, newPack);
    if (!manifest)
        return manifest.error();
    Json& parts = (*manifest)["parts"];
    const bool isNewPart = std::find(parts.begin(), parts.end(), partName) == parts.end();
    if (isNewPart)
        parts.push_back(partName);
    const std::string manifestText = manifest->dump(2) + '\n';
    if (const auto checked = checkPackWith(folder, manifestText, partName, *list); !checked)
        return checked.error();

    const bool isNewPack = !isThere(folder);
    const QString path = QString::fromStdString(folder.string());
    if (!QDir().mkpath(path))
        return Error{folder.string(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}};
    // The part comes first: a pack.json never names a file that is not there.
    std::vector<FileToSave> files{{path + u'/' + QString::fromStdString(partName), [&](QIODevice& device) {
                                       return writeBytes(device, QByteArray::fromStdString(list->part));
                                   }}};
    if (isNewPart)
        files.push_back({path + u'/' + QString::fromLatin1(manifestName), [&](QIODevice& device) {
                             return writeBytes(device, QByteArray::fromStdString(manifestText));
                         }});
    if (const auto saved = saveFiles(files); !saved) {
        if (isNewPack)
            QDir().rmdir(path);
        return saved.error();
    }
    return ImportedFigures{list->lineOfFigure.size(), folder / partName, isNewPack};
}

} // namespace delve::mageknight
