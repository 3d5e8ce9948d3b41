// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rapidcheck.h>

#include <string>

namespace delve::test {

/// Runs a rapidcheck property on `runs` random cases that are the same on every machine and every day.
/// What failed, and the smallest case found, is printed; the result tells whether the property holds.
template <typename Property> bool holds(const std::string& what, int runs, Property&& property)
{
    rc::detail::TestMetadata metadata;
    metadata.id = what;
    metadata.description = what;
    rc::detail::TestParams params;
    params.seed = 2003;
    params.maxSuccess = runs;
    const auto result = rc::detail::checkTestable(std::forward<Property>(property), metadata, params);
    rc::detail::printResultMessage(result, std::cerr);
    std::cerr << '\n';
    return result.template is<rc::detail::SuccessResult>();
}

} // namespace delve::test
