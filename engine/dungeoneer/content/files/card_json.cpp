// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/parse_cards.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "engine/dungeoneer/content/files/write_cards.h"
#include "engine/dungeoneer/content/set_edits.h"

namespace delve::dungeoneer {

namespace {

/// Appends a card as it stands in a set.
struct CardJson
{
    std::string& out;
    const std::string& set;

    void operator()(const MapCard& card) const { appendMapCard(out, card); }
    void operator()(const HeroCard& card) const { appendHeroCard(out, card); }
    void operator()(const AdventureCard& card) const { appendAdventureCard(out, card); }
    void operator()(const QuestCard& card) const { appendQuestCard(out, card, set); }
    void operator()(const TrackerCard& card) const { appendTrackerCard(out, card); }
    void operator()(const CutoutCard& card) const { appendCutoutCard(out, card, set); }
};

SetCard readCard(CardKind kind, const JsonView& value, ReadLog& log, const std::string& set)
{
    switch (kind) {
    case CardKind::Map: return readMapCard(value, log, set);
    case CardKind::Hero: return readHeroCard(value, log, set);
    case CardKind::Adventure: return readAdventureCard(value, log, set);
    case CardKind::Quest: return readQuestCard(value, log, set);
    case CardKind::Tracker: return readTrackerCard(value, log, set);
    case CardKind::Cutout: break;
    }
    return readCutoutCard(value, log, set);
}

} // namespace

std::string cardJson(const SetCard& card, const std::string& set)
{
    std::string text;
    std::visit(CardJson{text, set}, card);
    return text;
}

Result<SetCard> parseCardJson(std::string_view json, CardKind kind, const std::string& set)
{
    const auto document = parseJson(json);
    if (!document)
        return document.error();
    ReadLog log;
    const SetCard read = readCard(kind, document->root(), log, set);
    return log.resultOf(read);
}

Result<SetCard> readBack(const SetCard& card, const std::string& set)
{
    return parseCardJson(cardJson(card, set), kindOf(card), set);
}

Result<SetFacts> readBack(const SetFacts& facts)
{
    CardSet set;
    set.id = "set";
    setFacts(set, facts);
    const auto read = parseCardSet(writeCardSet(set), [](const std::string& name) -> Result<std::string> {
        return Error{name, {"", {}}}; // never asked: what is written has no parts
    });
    if (!read)
        return read.error();
    return factsOf(*read);
}

} // namespace delve::dungeoneer
