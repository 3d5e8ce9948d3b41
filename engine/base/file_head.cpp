// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file_head.h"

#include <nlohmann/json.hpp>

namespace delve {

namespace {

/// Listens to a JSON text until both members are known. Returning false ends the reading.
class HeadListener : public nlohmann::json::json_sax_t
{
public:
    FileHead head;

    bool isTiledMap() const { return m_isMap && m_hasTileWidth; }

    bool key(std::string& name) override
    {
        if (m_depth <= 2)
            m_keys[m_depth - 1] = name;
        if (m_depth == 1 && name == "tilewidth")
            m_hasTileWidth = true;
        if (m_depth == 2 && m_keys[0] == "resolution" && name == "pixels_per_grid")
            head.foreign = "uvtt";
        if (m_depth == 1 && name == "tokenVision")
            head.foreign = "foundry";
        return true;
    }

    bool string(std::string& text) override
    {
        if (m_depth == 1 && m_keys[0] == "format")
            head.format = text;
        if (m_depth == 1 && m_keys[0] == "type")
            m_isMap = text == "map";
        const bool isInScenario = m_depth == 2 && m_keys[0] == "scenario";
        if ((m_depth == 1 && m_keys[0] == "game") || (isInScenario && m_keys[1] == "game"))
            head.game = text;
        return head.format.empty() || head.game.empty();
    }

    bool start_object(std::size_t) override
    {
        ++m_depth;
        return true;
    }
    bool end_object() override
    {
        --m_depth;
        return true;
    }
    // What lies in lists is never asked for: they count as deeper than anything that is.
    bool start_array(std::size_t) override
    {
        m_depth += listDepth;
        return true;
    }
    bool end_array() override
    {
        m_depth -= listDepth;
        return m_depth > 0; // a list is no file of ours
    }

    bool null() override { return m_depth > 0; }
    bool boolean(bool) override { return m_depth > 0; }
    bool number_integer(number_integer_t) override { return m_depth > 0; }
    bool number_unsigned(number_unsigned_t) override { return m_depth > 0; }
    bool number_float(number_float_t, const std::string&) override { return m_depth > 0; }
    bool binary(binary_t&) override { return false; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        return false;
    }

private:
    static constexpr std::size_t listDepth = 2;

    bool m_isMap = false;
    bool m_hasTileWidth = false;
    std::size_t m_depth = 0;
    std::string m_keys[2];
};

} // namespace

FileHead headOf(std::string_view text)
{
    HeadListener listener;
    nlohmann::json::sax_parse(text.begin(), text.end(), &listener);
    if (listener.isTiledMap())
        listener.head.foreign = "tiled";
    return listener.head;
}

} // namespace delve
