// Any bytes at all: either an error that says something, on one line, or a scenario that survives
// being written and read.

#include "engine/scenario/parse_scenario.h"
#include "engine/scenario/write_scenario.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace delve;

namespace {

void require(bool condition, const char* what)
{
    if (condition)
        return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto scenario = parseScenario(text);
    if (!scenario) {
        const std::string error = inEnglish(scenario.error());
        require(!inEnglish(scenario.error().what).empty(), "an error says what was expected");
        require(error.find_first_of("\n\r\x1b") == std::string::npos, "an error is one line");
        return 0;
    }
    const std::string written = writeScenario(*scenario);
    const auto again = parseScenario(written);
    require(again.has_value(), "what is written can be read");
    require(*again == *scenario, "reading gives the same scenario back");
    require(writeScenario(*again) == written, "the same scenario gives the same bytes");
    return 0;
}
