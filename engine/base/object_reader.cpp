// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/object_reader.h"

#include "engine/base/schema_name.h"
#include "engine/base/similar_words.h"

#include <algorithm>

namespace delve {

namespace {

/// Characters, not bytes: UTF-8 continuation bytes are not counted.
std::size_t countCharacters(std::string_view text)
{
    std::size_t count = 0;
    for (const char c : text)
        count += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    return count;
}

bool isLanguage(std::string_view tag)
{
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isUpper = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (tag.size() != 2 && tag.size() != 5)
        return false;
    const bool hasRegion = tag.size() == 5;
    return isLower(tag[0]) && isLower(tag[1]) &&
           (!hasRegion || (tag[2] == '-' && isUpper(tag[3]) && isUpper(tag[4])));
}

} // namespace

void ReadLog::fail(const JsonView& at, Message what)
{
    if (!m_error)
        m_error = Error{at.pointer(), std::move(what)};
}

void ReadLog::failAt(std::string where, Message what)
{
    if (!m_error)
        m_error = Error{std::move(where), std::move(what)};
}

int readInteger(const JsonView& value, ReadLog& log, int least, int most)
{
    if (value.type() == JsonType::Integer && value.integer() >= least && value.integer() <= most)
        return int(value.integer());
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a whole number from %1 to %2, found %3"),
                     {std::to_string(least), std::to_string(most), value.summary()}});
    return least;
}

bool readBoolean(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::Boolean)
        return value.boolean();
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected true or false, found %1"), {value.summary()}});
    return false;
}

std::string readString(const JsonView& value, ReadLog& log, std::size_t most, std::size_t least,
                       TextLines lines)
{
    if (value.type() == JsonType::String) {
        const std::size_t length = countCharacters(value.string());
        if (length >= least && length <= most) {
            if (const auto steering = findSteering(value.string(), lines)) {
                log.fail(value, {QT_TRANSLATE_NOOP("Engine",
                                                   "expected a text without control characters, found %1 at "
                                                   "character %2"),
                                 {nameOfCharacter(steering->code), std::to_string(steering->place)}});
                return {};
            }
            return std::string(value.string());
        }
    }
    if (least == 0)
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a text of at most %1 characters, found %2"),
                         {std::to_string(most), value.summary()}});
    else
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a text of %1 to %2 characters, found %3"),
                         {std::to_string(least), std::to_string(most), value.summary()}});
    return {};
}

std::string readKebabCase(const JsonView& value, ReadLog& log, std::size_t most)
{
    if (value.type() == JsonType::String && value.string().size() <= most && isKebabCase(value.string()))
        return std::string(value.string());
    log.fail(value,
             {QT_TRANSLATE_NOOP(
                  "Engine", "expected lower-case words joined by hyphens, at most %1 characters, found %2"),
              {std::to_string(most), value.summary()}});
    return {};
}

LocalizedText readLocalizedText(const JsonView& value, ReadLog& log, std::size_t mostEach, TextLines lines)
{
    constexpr std::size_t mostLanguages = 40;
    LocalizedText text;
    if (!isObject(value, log))
        return text;
    if (value.size() > mostLanguages) {
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected at most %1 languages, found %2"),
                         {std::to_string(mostLanguages), std::to_string(value.size())}});
        return text;
    }
    JsonView key = value.first();
    for (std::size_t i = 0; i < value.size(); ++i, key = key.next().next()) {
        if (!isLanguage(key.string()))
            log.fail(key.next(),
                     {QT_TRANSLATE_NOOP("Engine", "expected a language such as en, it or pt-BR, found %1"),
                      {key.summary()}});
        text.byLanguage.emplace(key.string(), readString(key.next(), log, mostEach, 1, lines));
    }
    if (!text.byLanguage.contains("en"))
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a text in English, key \"en\""), {}});
    return text;
}

bool isListOf(const JsonView& value, ReadLog& log, std::size_t least, std::size_t most)
{
    if (value.type() == JsonType::Array && value.size() >= least && value.size() <= most)
        return true;
    const std::string found =
        value.type() == JsonType::Array ? std::to_string(value.size()) : value.summary();
    if (least == most)
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a list of %1 entries, found %2"),
                         {std::to_string(least), found}});
    else
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a list of %1 to %2 entries, found %3"),
                         {std::to_string(least), std::to_string(most), found}});
    return false;
}

bool isObject(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::Object)
        return true;
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected an object {…}, found %1"), {value.summary()}});
    return false;
}

ObjectReader::ObjectReader(const JsonView& object, ReadLog& log) : m_object(object), m_log(log)
{
    if (!isObject(object, log))
        return;
    m_members.reserve(object.size());
    JsonView key = object.first();
    for (std::size_t i = 0; i < object.size(); ++i, key = key.next().next())
        m_members.push_back({key.string(), key, key.next()});
}

std::optional<JsonView> ObjectReader::find(std::string_view key)
{
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        const std::size_t at =
            m_expected + i < m_members.size() ? m_expected + i : m_expected + i - m_members.size();
        Member& member = m_members[at];
        if (member.key != key)
            continue;
        member.known = true;
        m_expected = at + 1;
        return member.value;
    }
    if (m_missingCount < m_missing.size())
        m_missing[m_missingCount++] = key;
    return std::nullopt;
}

std::optional<JsonView> ObjectReader::require(std::string_view key)
{
    auto value = find(key);
    if (!value && m_object.type() == JsonType::Object)
        m_log.fail(m_object, {QT_TRANSLATE_NOOP("Engine", "expected a member \"%1\""), {std::string(key)}});
    return value;
}

int ObjectReader::integer(std::string_view key, int least, int most)
{
    const auto value = require(key);
    return value ? readInteger(*value, m_log, least, most) : least;
}

int ObjectReader::integerOr(std::string_view key, int least, int most, int otherwise)
{
    const auto value = find(key);
    return value ? readInteger(*value, m_log, least, most) : otherwise;
}

bool ObjectReader::booleanOr(std::string_view key, bool otherwise)
{
    const auto value = find(key);
    return value ? readBoolean(*value, m_log) : otherwise;
}

std::string ObjectReader::string(std::string_view key, std::size_t most, std::size_t least)
{
    const auto value = require(key);
    return value ? readString(*value, m_log, most, least) : std::string();
}

std::string ObjectReader::stringOr(std::string_view key, std::size_t most, std::string otherwise)
{
    const auto value = find(key);
    return value ? readString(*value, m_log, most) : std::move(otherwise);
}

std::string ObjectReader::lines(std::string_view key, std::size_t most)
{
    const auto value = require(key);
    return value ? readString(*value, m_log, most, 0, TextLines::Several) : std::string();
}

std::string ObjectReader::linesOr(std::string_view key, std::size_t most)
{
    const auto value = find(key);
    return value ? readString(*value, m_log, most, 0, TextLines::Several) : std::string();
}

std::string ObjectReader::kebabCase(std::string_view key, std::size_t most)
{
    const auto value = require(key);
    return value ? readKebabCase(*value, m_log, most) : std::string();
}

LocalizedText ObjectReader::name(std::string_view key)
{
    const auto value = require(key);
    return value ? readLocalizedText(*value, m_log, maxNameLength, TextLines::One) : LocalizedText();
}

LocalizedText ObjectReader::text(std::string_view key)
{
    const auto value = require(key);
    return value ? readLocalizedText(*value, m_log, maxTextLength, TextLines::Several) : LocalizedText();
}

LocalizedText ObjectReader::textOr(std::string_view key)
{
    const auto value = find(key);
    return value ? readLocalizedText(*value, m_log, maxTextLength, TextLines::Several) : LocalizedText();
}

void ObjectReader::refuseUnknown()
{
    const auto unknown =
        std::find_if(m_members.begin(), m_members.end(), [](const Member& member) { return !member.known; });
    if (unknown == m_members.end() || !m_log.ok())
        return;
    if (const auto meant = nearestWord(unknown->key, {m_missing.data(), m_missingCount}))
        m_log.fail(
            unknown->value,
            {QT_TRANSLATE_NOOP("Engine", "expected no member of this name here; perhaps \"%1\" is meant"),
             {std::string(*meant)}});
    else
        m_log.fail(unknown->value, {QT_TRANSLATE_NOOP("Engine", "expected no member of this name here"), {}});
}

void readHeader(ObjectReader& reader, std::string_view format, int version)
{
    readHeader(reader, format, version, version);
}

int readHeader(ObjectReader& reader, std::string_view format, int oldest, int version)
{
    allowSchemaName(reader);
    const auto formatValue = reader.require("format");
    if (formatValue && (formatValue->type() != JsonType::String || formatValue->string() != format))
        reader.log().fail(*formatValue, {QT_TRANSLATE_NOOP("Engine", "expected \"%1\", found %2"),
                                         {std::string(format), formatValue->summary()}});
    const auto versionValue = reader.require("version");
    if (!versionValue)
        return version;
    if (versionValue->type() == JsonType::Integer && versionValue->integer() > version)
        reader.log().fail(
            *versionValue,
            {QT_TRANSLATE_NOOP("Engine",
                               "expected version %1 or older, found %2: a newer program wrote this"),
             {std::to_string(version), versionValue->summary()}});
    else
        return readInteger(*versionValue, reader.log(), oldest, version);
    return version;
}

} // namespace delve
