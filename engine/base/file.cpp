// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file.h"

#include <fstream>
#include <system_error>

namespace delve {

Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes)
{
    const std::string name = path.string();
    std::error_code failure;
    const auto status = std::filesystem::status(path, failure);
    if (!std::filesystem::exists(status))
        return Error{name, {QT_TRANSLATE_NOOP("Engine", "expected a file, found nothing of that name"), {}}};
    if (!std::filesystem::is_regular_file(status))
        return Error{name, {QT_TRANSLATE_NOOP("Engine", "expected a file, found a folder or device"), {}}};
    const auto size = std::filesystem::file_size(path, failure);
    std::ifstream stream(path, std::ios::binary);
    if (failure || !stream)
        return Error{name, {QT_TRANSLATE_NOOP("Engine", "the file cannot be opened for reading"), {}}};
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

} // namespace delve
