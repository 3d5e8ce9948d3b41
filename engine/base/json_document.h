// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// What a JSON text may be at most; more is refused before memory is spent on it.
struct JsonLimits
{
    std::size_t bytes = 64u << 20;
    std::size_t values = 4'000'000;
    int depth = 16;
    std::size_t stringBytes = 1u << 17; ///< more than the longest notes of a scenario can take
};

enum class JsonType : std::uint8_t
{
    Null,
    Boolean,
    Integer,
    Real,
    String,
    Array,
    Object
};

class JsonView;

/// A JSON text in one flat array of values. Read once, strictly: no duplicate keys, no trailing text.
class JsonDocument
{
public:
    JsonView root() const;

private:
    friend class JsonView;
    friend class JsonTapeWriter;

    /// A piece of the characters of all strings.
    struct Slice
    {
        std::uint32_t offset;
        std::uint32_t length;
    };

    /// A value and where the one after it begins. Objects hold key, value, key, value …
    struct Node
    {
        JsonType type = JsonType::Null;
        std::uint32_t end = 0;
        union {
            std::int64_t integer = 0;
            double real;
            Slice string;
            std::uint64_t count; ///< elements of an array, members of an object
        };
    };

    std::vector<Node> m_nodes;
    std::string m_characters;
};

/// One value of a JsonDocument, which must outlive it.
class JsonView
{
public:
    JsonView(const JsonDocument& document, std::uint32_t index) : m_document(&document), m_index(index) {}

    JsonType type() const { return node().type; }
    bool boolean() const { return node().integer != 0; }
    std::int64_t integer() const { return node().integer; }
    std::string_view string() const;
    /// Elements of an array, members of an object.
    std::size_t size() const { return node().count; }

    /// The first element of an array, or the first key of an object that is not empty.
    JsonView first() const { return {*m_document, m_index + 1}; }
    /// What follows this value in its array; what follows a key is its value.
    JsonView next() const { return {*m_document, node().end}; }

    /// Where this value stands, as a JSON pointer: "/tiles/3/x", "" for the root.
    std::string pointer() const;
    /// The value in a few words, for messages: 12, "abc", an object.
    std::string summary() const;

private:
    const JsonDocument::Node& node() const { return m_document->m_nodes[m_index]; }

    const JsonDocument* m_document;
    std::uint32_t m_index;
};

/// Reads a JSON text. The error says line and column, or the JSON pointer of a duplicate key.
Result<JsonDocument> parseJson(std::string_view text, const JsonLimits& limits = {});

} // namespace delve
