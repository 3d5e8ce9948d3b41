// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

namespace delve::fuzz {

namespace {

std::vector<Target>& added()
{
    static std::vector<Target> all;
    return all;
}

} // namespace

bool addTarget(const char* name, void (*use)(std::string_view))
{
    added().push_back({name, use});
    return true;
}

const std::vector<Target>& targets()
{
    return added();
}

} // namespace delve::fuzz
