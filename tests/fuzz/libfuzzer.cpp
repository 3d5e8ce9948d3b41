// SPDX-License-Identifier: GPL-3.0-or-later
// What libFuzzer calls: the target that DELVE_FUZZ_TARGET names, and our way of changing files. All targets
// are one program, since each alone would have to be linked with all of the engine.

#include "tests/fuzz/json_mutator.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/text_mutator.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using namespace delve;

const fuzz::Target& chosenTarget()
{
    const char* name = std::getenv("DELVE_FUZZ_TARGET");
    for (const fuzz::Target& target : fuzz::targets())
        if (name != nullptr && target.name == name)
            return target;
    std::fprintf(stderr, "DELVE_FUZZ_TARGET names one of:");
    for (const fuzz::Target& target : fuzz::targets())
        std::fprintf(stderr, " %s", target.name.c_str());
    std::fprintf(stderr, "\n");
    std::exit(2);
}

std::string_view asText(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const fuzz::Target& target = chosenTarget();
    target.use(asText(data, size));
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed)
{
    Random random(seed);
    const std::string_view text = asText(data, size);
    // Bytes now and then, for what no program would write.
    if (random.below(16) == 0)
        return LLVMFuzzerMutate(data, size, most);
    auto changed = fuzz::mutatedJson(text, random);
    if (!changed)
        changed = fuzz::mutatedLines(text, random);
    if (changed->size() > most)
        return LLVMFuzzerMutate(data, size, most);
    std::ranges::copy(*changed, data);
    return changed->size();
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                                 const std::uint8_t* other, std::size_t otherSize,
                                                 std::uint8_t* out, std::size_t most, unsigned seed)
{
    Random random(seed);
    const auto crossed = fuzz::crossedJson(asText(data, size), asText(other, otherSize), random);
    if (!crossed || crossed->size() > most)
        return 0; // then the two are not crossed
    std::ranges::copy(*crossed, out);
    return crossed->size();
}
