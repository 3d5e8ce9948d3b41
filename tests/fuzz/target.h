// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace delve::fuzz {

/// What the program does with a file of one kind. Throws a BrokenPromise (promise.h) if something that was
/// promised about such files does not hold.
struct Target
{
    std::string name; ///< as in targets.txt
    void (*use)(std::string_view text);
};

bool addTarget(const char* name, void (*use)(std::string_view));
/// Those of targets.txt.
const std::vector<Target>& targets();

} // namespace delve::fuzz

/// Makes the block that follows a target: DELVE_FUZZ_TARGET(scenario) { … text … }
#define DELVE_FUZZ_TARGET(name)                                                                              \
    static void use_##name(std::string_view text);                                                           \
    [[maybe_unused]] static const bool added_##name = delve::fuzz::addTarget(#name, use_##name);             \
    static void use_##name(std::string_view text)
