// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/shipped.h"

#include "engine/mageknight/content/files/load_pack.h"

namespace delve::fuzz {

const mageknight::Content& shippedContent()
{
    static const mageknight::Content content =
        mageknight::loadContent(DELVE_SOURCE_DIR "/resources/packs").value();
    return content;
}

} // namespace delve::fuzz
