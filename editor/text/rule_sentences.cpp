// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/rule_sentences.h"

#include <algorithm>

namespace delve {

const RuleSentence* findSentence(std::span<const RuleSentence> sentences, std::string_view rule,
                                 std::string_view variant)
{
    const auto found = std::ranges::find_if(sentences, [&](const RuleSentence& sentence) {
        return rule == sentence.rule && variant == sentence.variant;
    });
    return found == sentences.end() ? nullptr : &*found;
}

QString withBlanksFilled(const QString& text, const std::function<QString(std::size_t)>& argument,
                         const std::function<QString(const QString&)>& blank)
{
    QString result;
    // One pass over the text, so that nothing is looked for inside what was filled in.
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'%' && i + 1 < text.size()) {
            result += argument(std::size_t(text[++i].digitValue() - 1));
        } else if (const qsizetype end = text[i] == u'{' ? text.indexOf(u'}', i) : -1; end > 0) {
            result += blank(text.mid(i + 1, end - i - 1));
            i = end;
        } else {
            result += text[i];
        }
    }
    return result;
}

} // namespace delve
