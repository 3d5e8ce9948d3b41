// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

// The marker that lupdate looks for; the engine has no Qt, so it brings its own. The text itself stays.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace delve {

/// A sentence before it is put into a language: an English text with %1, %2 … and what goes there.
/// Texts are literals marked with QT_TRANSLATE_NOOP("Engine", …); editor/text translates them.
struct Message
{
    const char* text = "";
    std::vector<std::string> args;

    friend bool operator==(const Message& a, const Message& b);
};

/// The message in English, for logs and tests.
std::string inEnglish(const Message& message);

/// Something that could not be read: where (a JSON pointer, a line, a file) and what was expected.
struct Error
{
    std::string where;
    Message what;

    friend bool operator==(const Error&, const Error&) = default;
};

/// "where: what" in English, for logs and tests.
std::string inEnglish(const Error& error);

} // namespace delve
