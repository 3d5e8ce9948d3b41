// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"

#include <string>

namespace delve {

/// The "id" of a piece, qualified with its pack.
ContentId readOwnId(ObjectReader& in, const std::string& pack);

/// An id that may name another pack: "hall" is one of this pack, "other/hall" is not.
ContentId readContentId(const JsonView& value, ReadLog& log, const std::string& pack);

/// A qualified id, pack/name.
ContentId readQualifiedId(const JsonView& value, ReadLog& log);

} // namespace delve
