// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/filled_in.h"

#include "editor/mageknight/text/thing_names.h"
#include "editor/text/name_list.h"
#include "editor/text/rule_sentences.h"

namespace delve::mageknight {

QString filledIn(const QString& text, const QStringList& things, const std::vector<std::string>& args,
                 const Content& content, const std::string& language)
{
    QString result = withBlanksFilled(
        text,
        [&](std::size_t number) {
            return number < args.size() ? argumentInWords(args[number], content, language) : QString();
        },
        [&](const QString& key) {
            if (key == u"all")
                return nameList(things);
            if (key == u"rest")
                return nameList(things.mid(1));
            if (key == u"last")
                return things.isEmpty() ? QString() : things.last();
            return things.value(key.toInt() - 1);
        });
    if (!result.isEmpty())
        result[0] = result[0].toUpper(); // a name such as "the exit of …" may come first
    return result;
}

} // namespace delve::mageknight
