// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>

/// The obvious way with a good library: what our reader and writer are measured against. It is kept as it was
/// first written; speeding it up or slowing it down would move the yardstick.
namespace yardstick {

/// Reads a JSON text into a tree, with no limits, no model and no checks behind it.
inline nlohmann::json parseTree(const std::string& text)
{
    return nlohmann::json::parse(text);
}

/// Writes a tree that is ready, indented by two spaces.
inline std::string writeTree(const nlohmann::json& tree)
{
    return tree.dump(2);
}

} // namespace yardstick
