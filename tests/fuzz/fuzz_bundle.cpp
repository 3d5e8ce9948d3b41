// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all as a bundle from a stranger: either an error that says something, on one line, or a
// scenario and packs that survive being written and read, with files that stay inside their pack.

#include "engine/mageknight/scenario/bundle.h"
#include "tests/fuzz/promise.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bundle = parseBundle(textOf(data, size));
    if (!bundle) {
        requireClear(bundle.error());
        return 0;
    }
    for (const BundledPack& pack : bundle->packs)
        for (const BundledFile& file : pack.files)
            require(file.name.find('/') == std::string::npos && !file.name.starts_with('.'),
                    "a file of a pack is a plain name");
    const std::string written = writeBundle(*bundle);
    const auto again = parseBundle(written);
    require(again.has_value(), "what is written can be read");
    require(*again == *bundle, "reading gives the same bundle back");
    require(writeBundle(*again) == written, "the same bundle gives the same bytes");
    return 0;
}
