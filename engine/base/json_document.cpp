// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/json_stream.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace delve {

namespace {

/// Where the last of the first `position` bytes stands; the parser stops behind the byte it did not like.
std::string lineAndColumn(std::string_view text, std::size_t position)
{
    const std::size_t last = std::max<std::size_t>(position, 1) - 1;
    const std::string_view before = text.substr(0, last);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0: the first line
    return "line " + std::to_string(line) + ", column " + std::to_string(last - lineStart + 1);
}

/// The first `longest` bytes or a little less: cut between characters, never inside the bytes of one.
std::string_view beginningOf(std::string_view text, std::size_t longest)
{
    std::size_t length = std::min(text.size(), longest);
    while (length > 0 && length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80)
        --length;
    return text.substr(0, length);
}

/// One token of a pointer, with the two escapes of RFC 6901, cut where a file makes it absurdly long. Control
/// characters are not shown, so that an error stays one line and cannot steer a terminal.
std::string pointerToken(std::string_view key)
{
    constexpr std::size_t longest = 64;
    std::string token;
    for (const char c : beginningOf(key, longest)) {
        if (c == '~')
            token += "~0";
        else if (c == '/')
            token += "~1";
        else
            token += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    }
    return token;
}

} // namespace

/// Receives the events of nlohmann's parser and lays the values one behind the other.
class JsonTapeWriter
{
public:
    JsonTapeWriter(std::string_view text, const JsonLimits& limits, std::span<const JsonStream> streams)
        : m_text(text), m_limits(limits), m_streams(streams)
    {
        m_document.m_nodes.reserve(std::min(text.size() / 8, limits.values));
        m_document.m_characters.reserve(text.size() / 2);
    }

    JsonDocument takeDocument() { return std::move(m_document); }
    const std::optional<Error>& error() const { return m_error; }

    bool null() { return leaf(JsonType::Null, 0) && handOver(); }
    bool boolean(bool value) { return leaf(JsonType::Boolean, value ? 1 : 0) && handOver(); }
    bool number_integer(std::int64_t value) { return leaf(JsonType::Integer, value) && handOver(); }

    bool number_unsigned(std::uint64_t value)
    {
        if (value > std::uint64_t(std::numeric_limits<std::int64_t>::max()))
            return number_float(double(value), {});
        return number_integer(std::int64_t(value));
    }

    bool number_float(double value, const std::string&)
    {
        // JSON Schema counts 2.0 and 1e2 as whole numbers, and so do we, as far as doubles tell them apart.
        constexpr double largestWhole = 9007199254740992;
        if (std::abs(value) <= largestWhole && value == std::trunc(value))
            return number_integer(std::int64_t(value));
        if (!leaf(JsonType::Real, 0))
            return false;
        m_document.m_nodes.back().real = value;
        return handOver();
    }

    bool string(std::string& value) { return text(value) && handOver(); }
    bool binary(std::vector<std::uint8_t>&) { return false; } // never in a JSON text

    bool start_object(std::size_t) { return open(JsonType::Object); }
    bool start_array(std::size_t) { return open(JsonType::Array); }
    bool end_array()
    {
        const std::uint32_t closed = m_open.back();
        if (m_stream != nullptr && closed == m_streamed) {
            m_document.m_nodes[closed].count = 0; // all were handed over
            m_stream = nullptr;
        }
        return close() && handOver();
    }

    bool key(std::string& value)
    {
        --m_document.m_nodes[m_open.back()].count; // a key is no member of its own
        return text(value);
    }

    bool end_object() { return keysAreUnique() && close() && handOver(); }

    template <typename Exception>
    bool parse_error(std::size_t position, const std::string& token, const Exception&)
    {
        if (position > m_text.size() || token == "<end of input>" || token.empty())
            // More is expected behind the last byte; behind a line break that is a new line.
            return refuse(lineAndColumn(m_text, m_text.size() + (m_text.ends_with('\n') ? 1 : 0)),
                          {QT_TRANSLATE_NOOP("Engine", "expected more: the text ends in the middle"), {}});
        const std::string found = printable(std::string(m_text.substr(position > 0 ? position - 1 : 0, 1)));
        return refuse(lineAndColumn(m_text, position),
                      {QT_TRANSLATE_NOOP("Engine", "expected JSON, found a fault at '%1'"), {found}});
    }

private:
    using Node = JsonDocument::Node;

    bool leaf(JsonType type, std::int64_t integer)
    {
        if (!countValue())
            return false;
        Node node;
        node.type = type;
        node.end = std::uint32_t(m_document.m_nodes.size()) + 1;
        node.integer = integer;
        m_document.m_nodes.push_back(node);
        return true;
    }

    bool text(const std::string& value)
    {
        if (value.size() > m_limits.stringBytes)
            return refuse(here(),
                          {QT_TRANSLATE_NOOP("Engine", "expected a text of at most %1 bytes, found %2"),
                           {std::to_string(m_limits.stringBytes), std::to_string(value.size())}});
        if (!leaf(JsonType::String, 0))
            return false;
        m_document.m_nodes.back().string = {std::uint32_t(m_document.m_characters.size()),
                                            std::uint32_t(value.size())};
        m_document.m_characters += value;
        return true;
    }

    bool open(JsonType type)
    {
        if (int(m_open.size()) >= m_limits.depth)
            return refuse(here(), {QT_TRANSLATE_NOOP("Engine", "expected at most %1 levels of nesting"),
                                   {std::to_string(m_limits.depth)}});
        if (!leaf(type, 0))
            return false;
        m_open.push_back(std::uint32_t(m_document.m_nodes.size()) - 1);
        if (type == JsonType::Array && !m_streams.empty() && m_stream == nullptr)
            beginStream();
        return true;
    }

    /// The innermost open container is the one of this pointer. Looks at the keys on the way and at nothing
    /// else, since it is asked about every list.
    bool isOpenAt(std::string_view pointer) const
    {
        for (std::size_t i = m_open.size(); i-- > 1;) {
            const std::size_t slash = pointer.rfind('/');
            if (slash == std::string_view::npos ||
                m_document.m_nodes[m_open[i - 1]].type != JsonType::Object ||
                JsonView(m_document, m_open[i] - 1).string() != pointer.substr(slash + 1))
                return false;
            pointer = pointer.substr(0, slash);
        }
        return pointer.empty();
    }

    void beginStream()
    {
        const auto wanted = std::ranges::find_if(
            m_streams, [&](const JsonStream& stream) { return isOpenAt(stream.pointer); });
        if (wanted == m_streams.end())
            return;
        m_stream = &*wanted;
        m_streamed = m_open.back();
        m_charactersBefore = m_document.m_characters.size();
    }

    /// What was just finished goes to whoever streams it, and makes room for the next.
    bool handOver()
    {
        if (m_stream == nullptr || m_open.back() != m_streamed)
            return true;
        const std::uint32_t element = m_streamed + 1;
        // So that pointer() sees where the containers end.
        for (const std::uint32_t open : m_open)
            m_document.m_nodes[open].end = std::uint32_t(m_document.m_nodes.size());
        if (auto fault = m_stream->take(JsonView(m_document, element)))
            return refuse(std::move(fault->where), std::move(fault->what));
        m_document.m_nodes.resize(element);
        m_document.m_characters.resize(m_charactersBefore);
        return true;
    }

    bool close()
    {
        m_document.m_nodes[m_open.back()].end = std::uint32_t(m_document.m_nodes.size());
        m_open.pop_back();
        return true;
    }

    bool countValue()
    {
        if (m_document.m_nodes.size() >= m_limits.values)
            return refuse(here(), {QT_TRANSLATE_NOOP("Engine", "expected at most %1 values in one file"),
                                   {std::to_string(m_limits.values)}});
        if (!m_open.empty())
            ++m_document.m_nodes[m_open.back()].count;
        return true;
    }

    bool keysAreUnique()
    {
        m_keys.clear();
        const auto& nodes = m_document.m_nodes;
        for (std::uint32_t at = m_open.back() + 1; at < nodes.size(); at = nodes[at + 1].end)
            m_keys.push_back(JsonView(m_document, at).string());
        // A handful of keys is compared pair by pair; sorting only pays for large objects.
        constexpr std::size_t few = 16;
        if (m_keys.size() > few)
            std::sort(m_keys.begin(), m_keys.end());
        for (std::size_t i = 1; i < m_keys.size(); ++i) {
            const std::size_t firstToCompare = m_keys.size() > few ? i - 1 : 0;
            for (std::size_t k = firstToCompare; k < i; ++k)
                if (m_keys[i] == m_keys[k])
                    return refuse(
                        here() + "/" + pointerToken(m_keys[i]),
                        {QT_TRANSLATE_NOOP("Engine", "expected this key once, found it twice"), {}});
        }
        return true;
    }

    /// The pointer of the innermost container that is still open.
    std::string here()
    {
        if (m_open.empty())
            return {};
        for (const std::uint32_t open : m_open) // so that pointer() sees where they end
            m_document.m_nodes[open].end = std::uint32_t(m_document.m_nodes.size());
        return JsonView(m_document, m_open.back()).pointer();
    }

    bool refuse(std::string where, Message what)
    {
        if (!m_error)
            m_error = Error{std::move(where), std::move(what)};
        return false;
    }

    static std::string printable(std::string text)
    {
        std::replace_if(
            text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c >= 0x7f; }, '?');
        return text;
    }

    std::string_view m_text;
    JsonLimits m_limits;
    std::span<const JsonStream> m_streams;
    const JsonStream* m_stream = nullptr; ///< the one whose list is open
    std::uint32_t m_streamed = 0;         ///< that list
    std::size_t m_charactersBefore = 0;   ///< before its elements
    JsonDocument m_document;
    std::vector<std::uint32_t> m_open;
    std::vector<std::string_view> m_keys;
    std::optional<Error> m_error;
};

JsonView JsonDocument::root() const
{
    return {*this, 0};
}

std::string_view JsonView::string() const
{
    return std::string_view(m_document->m_characters).substr(node().string.offset, node().string.length);
}

std::string JsonView::pointer() const
{
    // Of a list that is streamed only the last element is there.
    const auto elementsGone = [](const JsonView& list) {
        std::size_t present = 0;
        for (JsonView element = list.first(); element.m_index < list.node().end; element = element.next())
            ++present;
        return list.size() - present;
    };
    std::string path;
    JsonView at(*m_document, 0);
    while (at.m_index != m_index) {
        const bool isObject = at.type() == JsonType::Object;
        JsonView child = at.first();
        for (std::size_t position = isObject ? 0 : elementsGone(at);; ++position) {
            const JsonView value = isObject ? child.next() : child;
            if (m_index >= value.node().end) {
                child = value.next();
                continue;
            }
            path += '/';
            path += isObject ? pointerToken(child.string()) : std::to_string(position);
            if (m_index == child.m_index)
                return path; // the value itself, or the key of a member
            at = value;
            break;
        }
    }
    return path;
}

std::string JsonView::summary() const
{
    constexpr std::size_t shown = 40;
    switch (type()) {
    case JsonType::Null: return "null";
    case JsonType::Boolean: return boolean() ? "true" : "false";
    case JsonType::Integer: return std::to_string(integer());
    case JsonType::Real: return nlohmann::json(node().real).dump();
    case JsonType::String: {
        const std::string_view whole = string();
        const std::string_view start = beginningOf(whole, shown);
        return nlohmann::json(start).dump() + (start.size() < whole.size() ? "…" : "");
    }
    case JsonType::Array: return "[…]";
    case JsonType::Object: return "{…}";
    }
    return {};
}

Result<JsonDocument> parseJson(std::string_view text, const JsonLimits& limits)
{
    return parseJson(text, limits, {});
}

Result<JsonDocument> parseJson(std::string_view text, const JsonLimits& limits,
                               std::span<const JsonStream> streams)
{
    if (text.size() > limits.bytes)
        return Error{{},
                     {QT_TRANSLATE_NOOP("Engine", "expected at most %1 bytes, found %2"),
                      {std::to_string(limits.bytes), std::to_string(text.size())}}};
    // nlohmann's parser takes a zero byte for the end of the text and would not see what follows.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return Error{lineAndColumn(text, zero + 1),
                     {QT_TRANSLATE_NOOP("Engine", "expected JSON in UTF-8, found a zero byte"), {}}};
    JsonTapeWriter writer(text, limits, streams);
    const bool complete = nlohmann::json::sax_parse(text.begin(), text.end(), &writer);
    if (!complete || writer.error())
        return writer.error().value_or(Error{{}, {QT_TRANSLATE_NOOP("Engine", "expected JSON"), {}}});
    return writer.takeDocument();
}

} // namespace delve
