// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"

#include <QString>

namespace delve {

/// The sentence in the language of the user.
QString sentence(const Message& message);

/// "where: what" in the language of the user.
QString sentence(const Error& error);

} // namespace delve
