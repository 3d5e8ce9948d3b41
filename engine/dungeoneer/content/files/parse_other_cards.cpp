// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/read_content_id.h"
#include "engine/dungeoneer/content/files/parse_cards.h"
#include "engine/dungeoneer/content/files/parse_effect.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

constexpr int mostLimit = 9;
constexpr int mostTrack = 60;

Scores readLevel(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    const Scores scores = readScores(in);
    in.refuseUnknown();
    return scores;
}

/// Letters A to Z, each once and in order, so that a set is written in one way only.
std::string readMarkers(ObjectReader& in)
{
    std::string letters = in.stringOr("markers", 26);
    const auto isLetter = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (!std::all_of(letters.begin(), letters.end(), isLetter) ||
        std::adjacent_find(letters.begin(), letters.end(), std::greater_equal<>()) != letters.end())
        in.log().fail(*in.find("markers"),
                      {QT_TRANSLATE_NOOP("Engine", "expected letters from A to Z, each once and in order, "
                                                   "found %1"),
                       {letters}});
    return letters;
}

} // namespace

void readCardHead(ObjectReader& in, const std::string& pack, CardHead& card)
{
    card.id = readOwnId(in, pack);
    card.name = in.name("name");
    card.flavour = in.textOr("flavour");
    card.artist = in.stringOr("artist", 200);
    card.copies = in.integerOr("copies", 1, 99, 1);
}

HeroCard readHeroCard(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    HeroCard card;
    readCardHead(in, pack, card);
    card.life = in.integerOr("life", 1, 12, 6);
    card.levels = in.list("levels", 1, 9, readLevel);
    card.boonLimit = in.integer("boonLimit", 0, mostLimit);
    card.treasureLimit = in.integer("treasureLimit", 0, mostLimit);
    if (const auto ability = in.require("ability"))
        card.ability = readAbility(*ability, log, AbilityName::Required);
    if (const auto ancestry = in.find("ancestry"))
        card.ancestry = readLocalizedText(*ancestry, log, maxNameLength, TextLines::One);
    if (const auto profession = in.find("profession"))
        card.profession = readLocalizedText(*profession, log, maxNameLength, TextLines::One);
    card.categories = readCategories(in, 0);
    in.refuseUnknown();
    return card;
}

TrackerCard readTrackerCard(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    TrackerCard card;
    readCardHead(in, pack, card);
    card.gloryTrack = in.integerOr("gloryTrack", 1, mostTrack, 20);
    card.perilTrack = in.integerOr("perilTrack", 1, mostTrack, 20);
    card.backText = in.textOr("backText");
    in.refuseUnknown();
    return card;
}

CutoutCard readCutoutCard(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    CutoutCard card;
    readCardHead(in, pack, card);
    card.pawns = in.listOr("pawns", 12, [&pack](const JsonView& hero, ReadLog& heroLog) {
        return readContentId(hero, heroLog, pack);
    });
    card.markers = readMarkers(in);
    in.refuseUnknown();
    return card;
}

Category readCategory(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Category category;
    category.id = in.kebabCase("id");
    category.name = in.name("name");
    category.plural = in.name("plural");
    in.refuseUnknown();
    return category;
}

Terrain readTerrain(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Terrain terrain;
    terrain.id = in.kebabCase("id");
    terrain.name = in.name("name");
    in.refuseUnknown();
    return terrain;
}

} // namespace delve::dungeoneer
