// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/shipped.h"

#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/mageknight/content/files/load_pack.h"

namespace delve::fuzz {

const mageknight::Content& shippedContent()
{
    static const mageknight::Content content =
        mageknight::loadContent(DELVE_SOURCE_DIR "/resources/packs").value();
    return content;
}

const dungeoneer::Cards& shippedCards()
{
    static const dungeoneer::Cards cards = dungeoneer::loadCards(DELVE_SOURCE_DIR "/resources/packs").value();
    return cards;
}

} // namespace delve::fuzz
