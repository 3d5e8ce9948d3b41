// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/message.h"

#include <cstring>

namespace delve {

bool operator==(const Message& a, const Message& b)
{
    return std::strcmp(a.text, b.text) == 0 && a.args == b.args;
}

std::string inEnglish(const Message& message)
{
    std::string sentence;
    for (const char* c = message.text; *c != '\0'; ++c) {
        const std::size_t number = *c == '%' && c[1] >= '1' && c[1] <= '9' ? std::size_t(c[1] - '0') : 0;
        if (number == 0 || number > message.args.size()) {
            sentence += *c;
            continue;
        }
        sentence += message.args[number - 1];
        ++c;
    }
    return sentence;
}

std::string inEnglish(const Error& error)
{
    return error.where.empty() ? inEnglish(error.what) : error.where + ": " + inEnglish(error.what);
}

} // namespace delve
