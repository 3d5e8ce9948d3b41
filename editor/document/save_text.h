// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QString>

#include <string>

namespace delve {

// In save_file.cpp.

/// Saves a text that is to be read again, as saveFile() does. More bytes than its reader takes are refused.
Result<void> saveText(const QString& path, const std::string& text, std::size_t mostBytes);
/// Refuses more bytes than the reader of a file takes.
Result<void> checkLength(const QString& path, const std::string& text, std::size_t mostBytes);

} // namespace delve
