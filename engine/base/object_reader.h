// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/id.h"
#include "engine/base/json_document.h"
#include "engine/base/localized_text.h"
#include "engine/base/plain_text.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace delve {

/// Remembers the first thing that was wrong while a file is read. Reading goes on with harmless values
/// after a fault, so that parsers need not check after every field; whoever started asks once, at the end.
class ReadLog
{
public:
    bool ok() const { return !m_error; }
    void fail(const JsonView& at, Message what);
    void failAt(std::string where, Message what);

    /// The value if nothing was wrong, otherwise the first error.
    template <typename T> Result<T> resultOf(T value) const
    {
        if (m_error)
            return *m_error;
        return value;
    }

private:
    std::optional<Error> m_error;
};

/// Longest texts that files may hold.
inline constexpr std::size_t maxNameLength = 80;
inline constexpr std::size_t maxTextLength = 1000;

// Single values. Each checks type and range, logs "expected …, found …" and returns a harmless value on a
// fault.
int readInteger(const JsonView& value, ReadLog& log, int least, int most);
bool readBoolean(const JsonView& value, ReadLog& log);
std::string readString(const JsonView& value, ReadLog& log, std::size_t most, std::size_t least = 0,
                       TextLines lines = TextLines::One);
/// A word such as hall-of-echoes.
std::string readKebabCase(const JsonView& value, ReadLog& log, std::size_t most = 48);
/// Texts by language; English is required.
LocalizedText readLocalizedText(const JsonView& value, ReadLog& log, std::size_t mostEach,
                                TextLines lines = TextLines::Several);
/// True if the value is an array with a legal number of elements.
bool isListOf(const JsonView& value, ReadLog& log, std::size_t least, std::size_t most);
/// True if the value is an object.
bool isObject(const JsonView& value, ReadLog& log);

template <typename Enum> Enum readEnum(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::String)
        if (const auto found = fromName<Enum>(value.string()))
            return *found;
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"),
                     {allNames<Enum>(), value.summary()}});
    return enumNames<Enum>[0].first;
}

/// Reads each element of an array with `readElement(element, log)`.
template <typename ReadElement>
auto readList(const JsonView& value, ReadLog& log, std::size_t least, std::size_t most,
              ReadElement&& readElement)
{
    std::vector<decltype(readElement(value, log))> list;
    if (!isListOf(value, log, least, most))
        return list;
    list.reserve(value.size());
    JsonView element = value.first();
    for (std::size_t i = 0; i < value.size() && log.ok(); ++i, element = element.next())
        list.push_back(readElement(element, log));
    return list;
}

/// Reads the members of one object by name and notices those that nobody asked for.
class ObjectReader
{
public:
    ObjectReader(const JsonView& object, ReadLog& log);

    const JsonView& object() const { return m_object; }
    ReadLog& log() const { return m_log; }

    /// The member, or nothing; marks it as known.
    std::optional<JsonView> find(std::string_view key);
    /// The member; a missing one is logged.
    std::optional<JsonView> require(std::string_view key);

    int integer(std::string_view key, int least, int most);
    int integerOr(std::string_view key, int least, int most, int otherwise);
    bool booleanOr(std::string_view key, bool otherwise);
    std::string string(std::string_view key, std::size_t most, std::size_t least = 0);
    std::string stringOr(std::string_view key, std::size_t most, std::string otherwise = {});
    /// A text of several lines.
    std::string lines(std::string_view key, std::size_t most);
    std::string linesOr(std::string_view key, std::size_t most);
    std::string kebabCase(std::string_view key, std::size_t most = 48);
    LocalizedText name(std::string_view key);
    LocalizedText text(std::string_view key);
    LocalizedText textOr(std::string_view key);

    template <typename Enum> Enum oneOf(std::string_view key)
    {
        const auto value = require(key);
        return value ? readEnum<Enum>(*value, m_log) : enumNames<Enum>[0].first;
    }

    template <typename Enum> Enum oneOf(std::string_view key, Enum otherwise)
    {
        const auto value = find(key);
        return value ? readEnum<Enum>(*value, m_log) : otherwise;
    }

    template <typename ReadElement>
    auto list(std::string_view key, std::size_t least, std::size_t most, ReadElement&& readElement)
    {
        const auto value = require(key);
        return value ? readList(*value, m_log, least, most, readElement)
                     : decltype(readList(*value, m_log, least, most, readElement)){};
    }

    template <typename ReadElement>
    auto listOr(std::string_view key, std::size_t most, ReadElement&& readElement)
    {
        const auto value = find(key);
        return value ? readList(*value, m_log, 0, most, readElement)
                     : decltype(readList(*value, m_log, 0, most, readElement)){};
    }

    /// Logs the first member that was never asked for, with the nearest of those that were asked for and are
    /// not there. Call it last.
    void refuseUnknown();

private:
    struct Member
    {
        std::string_view key;
        JsonView keyView;
        JsonView value;
        bool known = false;
    };

    JsonView m_object;
    ReadLog& m_log;
    std::vector<Member> m_members;
    std::size_t m_expected = 0;                   ///< files in canonical order are read without searching
    std::array<std::string_view, 40> m_missing{}; ///< asked for and not there; callers give literals
    std::size_t m_missingCount = 0;
};

/// Reads the "format" and "version" that every file of ours begins with; the version must be `version`.
void readHeader(ObjectReader& reader, std::string_view format, int version);
/// Reads "format" and "version" where versions from `oldest` on can be read, too. Returns the file's version.
int readHeader(ObjectReader& reader, std::string_view format, int oldest, int version);

} // namespace delve
