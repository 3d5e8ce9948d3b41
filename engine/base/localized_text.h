// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace delve {

/// A text by language ("en", "it", "pt-BR"). English is always there.
struct LocalizedText
{
    std::map<std::string, std::string, std::less<>> byLanguage;

    /// The text in this language, in its main language (pt for pt-BR), or in English.
    const std::string& in(std::string_view language) const;

    friend bool operator==(const LocalizedText&, const LocalizedText&) = default;
};

} // namespace delve
