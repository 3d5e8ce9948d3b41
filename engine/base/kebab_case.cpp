// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/kebab_case.h"

#include <map>

namespace delve {

std::string kebabCaseOf(std::string_view name)
{
    // Letters with accents as far as the languages around us use them; others are left out.
    static const std::map<std::string_view, char> plain{
        {"à", 'a'}, {"á", 'a'}, {"â", 'a'}, {"ä", 'a'}, {"å", 'a'}, {"è", 'e'}, {"é", 'e'}, {"ê", 'e'},
        {"ë", 'e'}, {"ì", 'i'}, {"í", 'i'}, {"î", 'i'}, {"ï", 'i'}, {"ò", 'o'}, {"ó", 'o'}, {"ô", 'o'},
        {"ö", 'o'}, {"ø", 'o'}, {"ù", 'u'}, {"ú", 'u'}, {"û", 'u'}, {"ü", 'u'}, {"ç", 'c'}, {"ñ", 'n'},
        {"À", 'a'}, {"Á", 'a'}, {"Ä", 'a'}, {"Å", 'a'}, {"È", 'e'}, {"É", 'e'}, {"Ì", 'i'}, {"Í", 'i'},
        {"Ò", 'o'}, {"Ó", 'o'}, {"Ö", 'o'}, {"Ø", 'o'}, {"Ù", 'u'}, {"Ú", 'u'}, {"Ü", 'u'}, {"Ç", 'c'}};
    std::string word;
    for (std::size_t i = 0; i < name.size(); ++i) {
        char c = name[i];
        if (const auto accent = plain.find(name.substr(i, 2)); accent != plain.end()) {
            c = accent->second;
            ++i;
        }
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            word += c;
        else if (!word.empty() && word.back() != '-' && c != '\'')
            word += '-';
    }
    while (word.ends_with('-'))
        word.pop_back();
    return word;
}

} // namespace delve
