// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_document.h"

#include <charconv>

namespace delve {

/// A hash that does not depend on the order of the members of objects, since other people's tools sort them.
/// Never 0, which stands for nothing.
std::uint64_t hashOfJson(const JsonView& value);

/// Hashes a value while it is told, without writing it down: what hashOfJson() makes of the text that
/// JsonWriter writes of it.
class JsonHasher
{
public:
    /// The members of an object, each once.
    class Members
    {
    public:
        void word(std::string_view key, std::string_view value)
        {
            member(key, [&](JsonHasher& hasher) { hasher.text(value); });
        }
        template <typename Tell> void member(std::string_view key, Tell&& tell)
        {
            JsonHasher value;
            tell(value);
            add(key, value.hash());
        }

    private:
        friend class JsonHasher;
        void add(std::string_view key, std::uint64_t value);

        std::uint64_t m_sum = 0;
    };

    /// Of the value that was told.
    std::uint64_t hash() const { return m_hash; }

    void null() { leaf(JsonType::Null, "null"); }
    void flag(bool value) { leaf(JsonType::Boolean, value ? "true" : "false"); }
    void number(int value)
    {
        char digits[12];
        const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
        leaf(JsonType::Integer, {digits, std::size_t(end - digits)});
    }
    void text(std::string_view value) { leaf(JsonType::String, value); }
    /// One that was read.
    void value(const JsonView& value);

    template <typename List, typename Tell> void list(List&& elements, Tell&& tell)
    {
        std::uint64_t sum = beginningOf(JsonType::Array);
        for (const auto& element : elements) {
            JsonHasher hasher;
            tell(hasher, element);
            sum = sum * factor + hasher.hash();
        }
        end(sum);
    }

    template <typename Tell> void object(Tell&& tell)
    {
        Members members;
        members.m_sum = beginningOf(JsonType::Object);
        tell(members);
        end(members.m_sum);
    }

private:
    static constexpr std::uint64_t factor = 0x9e3779b97f4a7c15u;

    void leaf(JsonType type, std::string_view text);
    static std::uint64_t beginningOf(JsonType type) { return std::uint64_t(type) + 1; }
    void end(std::uint64_t sum) { m_hash = sum | 1; }

    std::uint64_t m_hash = 0;
};

} // namespace delve
