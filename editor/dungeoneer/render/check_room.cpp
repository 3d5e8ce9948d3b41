// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/check_room.h"

#include "editor/dungeoneer/render/card_layout.h"
#include "editor/dungeoneer/text/card_speech.h"
#include "engine/dungeoneer/content/checks/check_set.h"

namespace delve::dungeoneer {

namespace {

const char* complaintAbout(CardPart part)
{
    switch (part) {
    case CardPart::Name:
        return QT_TRANSLATE_NOOP("Engine", "the name has no room on the card in %1, not even at 7.5 points");
    case CardPart::Type:
        return QT_TRANSLATE_NOOP("Engine",
                                 "the line of its type has no room on the card in %1, not even at 6 "
                                 "points");
    case CardPart::Turned:
        return QT_TRANSLATE_NOOP("Engine",
                                 "the text of the Artifact has no room on the card in %1, not even at "
                                 "6 points");
    case CardPart::Rules: break;
    }
    return QT_TRANSLATE_NOOP("Engine", "the text has no room on the card in %1, not even at 6 points");
}

} // namespace

void checkRoom(const CardSet& set, const AnyCard& card, SetFindings& out)
{
    constexpr std::array<std::pair<const char*, const char*>, 2> languages{
        {{"en", "English"}, {"it", "italiano"}}};
    for (const auto& [language, name] : languages) {
        const CardLanguage spoken(QString::fromLatin1(language));
        for (const CardPart part : overflowOf(set, card))
            out.push_back({"DNR-CARD-01", Severity::Error, headOf(card).id, {complaintAbout(part), {name}}});
    }
}

SetFindings checkPrintedSet(const CardSet& set)
{
    SetFindings findings = checkSet(set);
    for (const AnyCard& card : cardsOf(set))
        checkRoom(set, card, findings);
    return findings;
}

} // namespace delve::dungeoneer
