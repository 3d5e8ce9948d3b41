// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/own_files.h"

#include "engine/base/file.h"
#include "engine/base/file_head.h"
#include "engine/base/pack_files.h"
#include "engine/base/pack_game.h"

#include <algorithm>

namespace delve {

namespace {

namespace fs = std::filesystem;

Error cannotBring(const fs::path& path, const std::error_code& why)
{
    return {path.string(),
            {QT_TRANSLATE_NOOP("Engine", "the folder could not be written: %1. Nothing was changed."),
             {why.message()}}};
}

/// A second name where the disk has such, which costs no room and follows who is writing the file just now.
Result<void> linkOrCopy(const fs::path& from, const fs::path& to)
{
    std::error_code failure;
    if (fs::symlink_status(from, failure).type() != fs::file_type::directory) {
        fs::create_hard_link(from, to, failure);
        if (failure)
            fs::copy(from, to, fs::copy_options::copy_symlinks, failure);
        return failure ? cannotBring(to, failure) : Result<void>();
    }
    fs::create_directory(to, from, failure);
    if (failure)
        return cannotBring(to, failure);
    const auto entries = entriesOf(from);
    if (!entries)
        return entries.error();
    for (const fs::path& entry : *entries)
        if (auto done = linkOrCopy(entry, to / entry.filename()); !done)
            return done;
    return {};
}

} // namespace

bool holdsPack(const fs::path& folder, std::string_view game)
{
    const auto manifest = readFile(folder / packManifestName, maxPackFileBytes);
    return manifest && headOf(*manifest).format == packFormat && gameOfPack(folder) == game;
}

Result<void> bringOwnFiles(const fs::path& from, const std::vector<std::string>& packFiles,
                           const fs::path& to)
{
    const auto entries = entriesOf(from);
    if (!entries)
        return entries.error();
    for (const fs::path& entry : *entries) {
        const fs::path name = entry.filename();
        if (std::ranges::find(packFiles, name.string()) != packFiles.end())
            continue;
        if (isThere(to / name))
            return Error{entry.string(),
                         {QT_TRANSLATE_NOOP("Engine", "%1 is no part of the pack that is there, and the new "
                                                      "one has a part of that name. Move it away first. "
                                                      "Nothing was changed."),
                          {entry.string()}}};
        if (auto done = linkOrCopy(entry, to / name); !done)
            return done;
    }
    return {};
}

} // namespace delve
