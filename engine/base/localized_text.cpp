// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/localized_text.h"

namespace delve {

const std::string& LocalizedText::in(std::string_view language) const
{
    static const std::string nothing;
    const std::string_view main = language.substr(0, language.find_first_of("-_"));
    for (const std::string_view candidate : {language, main, std::string_view("en")})
        if (const auto found = byLanguage.find(candidate); found != byLanguage.end())
            return found->second;
    return nothing;
}

} // namespace delve
