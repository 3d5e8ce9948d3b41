// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/mageknight/content/figure.h"

#include <string>

namespace delve::mageknight {

Figure readFigure(const JsonView& value, ReadLog& log, const std::string& pack);

} // namespace delve::mageknight
