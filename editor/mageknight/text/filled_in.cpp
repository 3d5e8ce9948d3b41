// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/filled_in.h"

#include "editor/mageknight/text/thing_names.h"
#include "editor/text/name_list.h"

namespace delve::mageknight {

QString filledIn(const QString& text, const QStringList& things, const std::vector<std::string>& args,
                 const Content& content, const std::string& language)
{
    QString result;
    // One pass over the text, so that signs inside a name stay what they are.
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'%' && i + 1 < text.size()) {
            const auto number = std::size_t(text[++i].digitValue() - 1);
            if (number < args.size())
                result += argumentInWords(args[number], content, language);
        } else if (const qsizetype end = text[i] == u'{' ? text.indexOf(u'}', i) : -1; end > 0) {
            const QString key = text.mid(i + 1, end - i - 1);
            if (key == u"all")
                result += nameList(things);
            else if (key == u"rest")
                result += nameList(things.mid(1));
            else if (key == u"last")
                result += things.isEmpty() ? QString() : things.last();
            else
                result += things.value(key.toInt() - 1);
            i = end;
        } else {
            result += text[i];
        }
    }
    if (!result.isEmpty())
        result[0] = result[0].toUpper(); // a name such as "the exit of …" may come first
    return result;
}

} // namespace delve::mageknight
