// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/odd_values.h"

#include <algorithm>
#include <limits>

namespace delve::fuzz {

Json numberAtALimit(const Json& value, Random& random)
{
    using Limits = std::numeric_limits<std::int64_t>;
    static const std::vector<Json> limits{0,
                                          -1,
                                          1,
                                          2,
                                          16,
                                          100,
                                          255,
                                          256,
                                          1000,
                                          1001,
                                          -1000,
                                          -1001,
                                          65'535,
                                          65'536,
                                          1'000'000,
                                          100'000'000,
                                          std::numeric_limits<std::int32_t>::max(),
                                          std::numeric_limits<std::int32_t>::min(),
                                          std::int64_t(1) << 32,
                                          (std::int64_t(1) << 53) + 1,
                                          Limits::max(),
                                          Limits::min(),
                                          std::numeric_limits<std::uint64_t>::max(),
                                          0.5,
                                          1e308,
                                          -0.0};
    const std::int64_t number = value.is_number_integer() ? value.get<std::int64_t>() : 0;
    const bool mayGrow = number > -1'000'000'000 && number < 1'000'000'000;
    switch (mayGrow ? random.below(6) : 5) {
    case 0: return number + 1;
    case 1: return number - 1;
    case 2: return -number;
    case 3: return number * 2;
    case 4: return number + int(random.below(16)) - 8;
    default: return oneOf(limits, random);
    }
}

std::string oddText(const std::string& text, const std::vector<std::string>& others, Random& random)
{
    static const std::vector<std::string> odd{"",
                                              " ",
                                              ".",
                                              "..",
                                              "../../etc/passwd",
                                              "/",
                                              "a/b",
                                              "a/b/c",
                                              "\n",
                                              std::string("\0", 1),
                                              "\x1b[31m",
                                              "%1 %2 %n %L1",
                                              "{figure} {1}",
                                              "<b>&amp;</b>",
                                              "=1+1",
                                              "nan",
                                              "-0",
                                              "\u202egnp.exe",
                                              "e\u0301",
                                              "\U0001f409",
                                              "\ufeff",
                                              std::string(48, 'a'),
                                              std::string(201, 'b'),
                                              std::string(5000, 'c')};
    switch (random.below(4)) {
    case 0: return oneOf(odd, random);
    case 1: return text + text;
    case 2: // one letter of those that ids are made of
        if (!text.empty() && std::ranges::all_of(text, [](char c) { return c > 0; })) {
            std::string changed = text;
            changed[random.below(std::uint32_t(text.size()))] =
                oneOf(std::string_view("abz019-/_. A"), random);
            return changed;
        }
        return oneOf(odd, random);
    default: return others.empty() ? std::string("x") : oneOf(others, random); // refer elsewhere
    }
}

} // namespace delve::fuzz
