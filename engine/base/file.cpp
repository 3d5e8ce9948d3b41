// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file.h"

#include <algorithm>
#include <fstream>
#include <system_error>

namespace delve {

Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes)
{
    const std::string name = path.string();
    std::error_code failure;
    const auto status = std::filesystem::status(path, failure);
    if (failure && status.type() != std::filesystem::file_type::not_found)
        return Error{name,
                     {QT_TRANSLATE_NOOP("Engine", "the file cannot be looked at: %1"), {failure.message()}}};
    if (!std::filesystem::exists(status))
        return Error{name, {QT_TRANSLATE_NOOP("Engine", "expected a file, found nothing of that name"), {}}};
    if (!std::filesystem::is_regular_file(status))
        return Error{name, {QT_TRANSLATE_NOOP("Engine", "expected a file, found a folder or device"), {}}};
    // Of the file that is open: another one may take its place meanwhile.
    std::ifstream stream(path, std::ios::binary | std::ios::ate);
    const auto end = stream.tellg();
    if (!stream || end < 0)
        return Error{name, {QT_TRANSLATE_NOOP("Engine", "the file cannot be opened for reading"), {}}};
    const auto size = std::size_t(end);
    stream.seekg(0);
    if (size > maxBytes)
        return Error{name,
                     {QT_TRANSLATE_NOOP("Engine", "expected at most %1 bytes, found %2"),
                      {std::to_string(maxBytes), std::to_string(size)}}};
    std::string bytes(size, '\0');
    stream.read(bytes.data(), std::streamsize(size));
    if (std::size_t(stream.gcount()) != size)
        return Error{name, {QT_TRANSLATE_NOOP("Engine", "the file could not be read to its end"), {}}};
    return bytes;
}

bool isThere(const std::filesystem::path& path)
{
    std::error_code failure;
    const auto status = std::filesystem::symlink_status(path, failure);
    return std::filesystem::exists(status);
}

Result<std::vector<std::filesystem::path>> entriesOf(const std::filesystem::path& folder)
{
    std::error_code failure;
    std::vector<std::filesystem::path> entries;
    for (auto entry = std::filesystem::directory_iterator(folder, failure);
         !failure && entry != std::filesystem::directory_iterator(); entry.increment(failure))
        entries.push_back(entry->path());
    if (failure)
        return Error{
            folder.string(),
            {QT_TRANSLATE_NOOP("Engine", "the folder cannot be looked into: %1"), {failure.message()}}};
    std::ranges::sort(entries);
    return entries;
}

} // namespace delve
