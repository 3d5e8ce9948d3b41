// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_lock.h"
#include "editor/document/save_file.h"
#include "editor/document/save_text.h"
#include "engine/base/file.h"
#include "engine/base/result.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <type_traits>
#include <utility>

namespace delve {

// Small files that the program keeps for its user, such as what one owns. Several programs may change one.

/// Where such a file is kept: delvewright/NAME among the user's data, or what an environment variable says.
/// The file need not exist.
inline QString userFile(const char* variable, const QString& name)
{
    if (const QByteArray chosen = qgetenv(variable); !chosen.isEmpty())
        return QString::fromLocal8Bit(chosen);
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/delvewright/") + name;
}

/// What `parse` makes of the file; without a file, what there is at the start. Errors name the file.
template <typename Parse>
auto loadUserFile(const QString& path, std::size_t mostBytes, Parse&& parse) -> decltype(parse(std::string()))
{
    using Parsed = decltype(parse(std::string()));
    if (!QFileInfo::exists(path))
        return std::decay_t<decltype(*std::declval<Parsed&>())>{};
    const auto text = readFile(path.toStdString(), mostBytes);
    if (!text)
        return text.error();
    Parsed parsed = parse(*text);
    if (!parsed)
        return Error{path.toStdString() + ": " + parsed.error().where, parsed.error().what};
    return parsed;
}

/// Written as a whole or not at all; the folder is made if need be.
inline Result<void> saveUserFile(const QString& path, const std::string& text)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return Error{folder.toStdString(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}};
    return saveFile(path, QByteArray::fromStdString(text));
}

/// Changes what the file says now, which may be more than was read from it before: another program may have
/// changed it, too. Others wait meanwhile. A file that cannot be read is not touched, and nothing is written
/// that could not be read again. Returns what it says then.
template <typename Parse, typename Write, typename Change>
auto changeUserFile(const QString& path, std::size_t mostBytes, Parse&& parse, Write&& write, Change&& change)
    -> decltype(parse(std::string()))
{
    const auto lock = lockFile(path);
    if (!lock)
        return lock.error();
    auto value = loadUserFile(path, mostBytes, parse);
    if (!value)
        return value;
    change(*value);
    const std::string text = write(*value);
    if (const auto fault = checkLength(path, text, mostBytes); !fault)
        return fault.error();
    if (auto read = parse(text); !read)
        return read.error();
    if (const auto saved = saveUserFile(path, text); !saved)
        return saved.error();
    return value;
}

} // namespace delve
