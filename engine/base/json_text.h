// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/json_document.h"

#include <charconv>
#include <string>
#include <string_view>

namespace delve {

/// Appends a JSON string, escaped where JSON asks for it; other characters stay as they are.
void appendJsonString(std::string& out, std::string_view text);

inline void appendNumber(std::string& out, int number)
{
    char digits[12];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    out.append(digits, end);
}

/// The text of a value that was read, for a reader of its own: a scenario inside a replay, say.
void appendJson(std::string& out, const JsonView& value);

class JsonObjectText;

/// Appends one value to a text. JsonHasher is told values in the same way.
class JsonWriter
{
public:
    explicit JsonWriter(std::string& out) : m_out(out) {}

    void null() { m_out += "null"; }
    void flag(bool value) { m_out += value ? "true" : "false"; }
    void number(int value) { appendNumber(m_out, value); }
    void text(std::string_view value) { appendJsonString(m_out, value); }

    /// All on one line; `tell(writer, element)` tells each of them.
    template <typename List, typename Tell> void list(List&& elements, Tell&& tell)
    {
        m_out += '[';
        bool isFirst = true;
        for (const auto& element : elements) {
            if (!isFirst)
                m_out += ", ";
            isFirst = false;
            tell(*this, element);
        }
        m_out += ']';
    }

    /// All on one line; `tell(object)` tells its members.
    template <typename Tell> void object(Tell&& tell);

private:
    std::string& m_out;
};

/// Appends one object. Members stand one behind the other on a line, or each on a line of its own that is
/// indented by `indent` spaces. Call close() last.
class JsonObjectText
{
public:
    explicit JsonObjectText(std::string& out, int indent = 0) : m_out(out), m_indent(indent) { m_out += '{'; }

    /// The key; the caller appends the value to the string that this returns.
    std::string& key(std::string_view key)
    {
        if (!m_isFirst)
            m_out += m_indent > 0 ? "," : ", ";
        m_isFirst = false;
        if (m_indent > 0)
            newLine(m_indent);
        m_out += '"';
        m_out += key;
        m_out += "\": ";
        return m_out;
    }

    void number(std::string_view key, int value) { appendNumber(this->key(key), value); }
    void flag(std::string_view key, bool value) { this->key(key) += value ? "true" : "false"; }
    void text(std::string_view key, std::string_view value) { appendJsonString(this->key(key), value); }

    /// A text that needs no escaping: an id or a word.
    void word(std::string_view key, std::string_view value)
    {
        this->key(key) += '"';
        m_out += value;
        m_out += '"';
    }

    template <typename Enum> void name(std::string_view key, Enum value) { word(key, nameOf(value)); }

    /// A member whose value is told by `tell(writer)`.
    template <typename Tell> void member(std::string_view key, Tell&& tell)
    {
        JsonWriter value(this->key(key));
        tell(value);
    }

    /// A list with one element per line, each appended by `appendElement(out, element)`.
    template <typename List, typename AppendElement>
    void list(std::string_view key, const List& elements, AppendElement&& appendElement)
    {
        this->key(key) += '[';
        bool isFirst = true;
        for (const auto& element : elements) {
            if (!isFirst)
                m_out += ',';
            isFirst = false;
            newLine(m_indent + 2);
            appendElement(m_out, element);
        }
        if (!isFirst)
            newLine(m_indent);
        m_out += ']';
    }

    void close()
    {
        if (m_indent > 0 && !m_isFirst)
            newLine(m_indent - 2);
        m_out += '}';
    }

private:
    void newLine(int indent)
    {
        m_out += '\n';
        m_out.append(std::size_t(indent), ' ');
    }

    std::string& m_out;
    int m_indent;
    bool m_isFirst = true;
};

template <typename Tell> void JsonWriter::object(Tell&& tell)
{
    JsonObjectText text(m_out);
    tell(text);
    text.close();
}

} // namespace delve
