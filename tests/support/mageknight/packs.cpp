// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"

#include "engine/mageknight/content/files/load_pack.h"

#include <cstdio>
#include <cstdlib>

namespace delve::mageknight::test {

std::filesystem::path sourceFolder()
{
    return DELVE_SOURCE_DIR;
}

const Content& shippedContent()
{
    static const Content content = [] {
        auto loaded = loadContent(sourceFolder() / "resources/packs");
        if (!loaded) {
            std::fprintf(stderr, "%s\n", inEnglish(loaded.error()).c_str());
            std::abort(); // no test below this can say anything
        }
        return *std::move(loaded);
    }();
    return content;
}

const Pack& starterPack()
{
    return *shippedContent().pack("starter");
}

} // namespace delve::mageknight::test
