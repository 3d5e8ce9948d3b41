// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"

#include <filesystem>

namespace delve::mageknight::test {

/// The folder of the sources, for tests that read what is shipped.
std::filesystem::path sourceFolder();

/// The shipped starter pack, read once.
const Pack& starterPack();

/// The shipped content, read once.
const Content& shippedContent();

} // namespace delve::mageknight::test
