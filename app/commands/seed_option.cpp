// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/seed_option.h"

#include "app/commands/program.h"

#include <charconv>

namespace delve {

CLI::Validator seedNumber(std::uint64_t most)
{
    const auto complaint = [most](const std::string& text) -> std::string {
        std::uint64_t number = 0;
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, number);
        if (read.ec == std::errc() && read.ptr == end && number <= most)
            return {};
        return translated(QT_TRANSLATE_NOOP("delve", "expected a whole number from 0 to %1, found \"%2\""))
            .arg(QString::number(most), QString::fromStdString(text))
            .toStdString();
    };
    return CLI::Validator(complaint, "");
}

} // namespace delve
