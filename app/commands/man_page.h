// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace delve {

/// The manual page of a program, made from what its command line knows of itself, so that it is never out of
/// date. In roff with the macros of man.
std::string manPageOf(const CLI::App& app, const std::string& version);

} // namespace delve
