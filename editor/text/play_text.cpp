// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/play_text.h"

#include "editor/text/rule_sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve {

const PlayText* findPlayText(std::span<const PlayText> texts, std::string_view kind, std::string_view variant)
{
    const auto found = std::ranges::find_if(
        texts, [&](const PlayText& text) { return text.kind == kind && text.variant == variant; });
    return found == texts.end() ? nullptr : &*found;
}

const PlayText* findPlayTextOrPlain(std::span<const PlayText> texts, std::string_view kind,
                                    std::string_view variant)
{
    const PlayText* found = findPlayText(texts, kind, variant);
    return found ? found : findPlayText(texts, kind, "");
}

QString filledIn(const char* context, const PlayText& text,
                 const std::function<QString(std::string_view)>& blank)
{
    const QString translated = text.count.empty() ? QCoreApplication::translate(context, text.text)
                                                  : QCoreApplication::translate(context, text.text, nullptr,
                                                                                blank(text.count).toInt());
    QString filled = withBlanksFilled(
        translated, [](std::size_t) { return QString(); },
        [&](const QString& name) { return blank(name.toStdString()); });
    if (!filled.isEmpty())
        filled[0] = filled[0].toUpper();
    return filled;
}

} // namespace delve
