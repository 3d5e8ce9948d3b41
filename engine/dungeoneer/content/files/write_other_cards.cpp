// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/dungeoneer/content/files/write_cards.h"

namespace delve::dungeoneer {

namespace {

constexpr int headIndent = 6;

void appendLevel(std::string& out, const Scores& scores)
{
    JsonObjectText object(out);
    writeScores(object, scores);
    object.close();
}

} // namespace

void writeCardHead(JsonObjectText& object, const CardHead& card)
{
    writeOwnId(object, card.id);
    writeTexts(object, "name", card.name);
    writeTextsIfAny(object, "flavour", card.flavour);
    if (!card.artist.empty())
        object.text("artist", card.artist);
    writeNumberUnless(object, "copies", card.copies, 1);
}

void appendHeroCard(std::string& out, const HeroCard& card)
{
    JsonObjectText object(out, headIndent);
    writeCardHead(object, card);
    writeNumberUnless(object, "life", card.life, 6);
    object.list("levels", card.levels, appendLevel);
    object.number("boonLimit", card.boonLimit);
    object.number("treasureLimit", card.treasureLimit);
    appendAbility(object.key("ability"), card.ability, headIndent + 2);
    writeTextsIfAny(object, "ancestry", card.ancestry);
    writeTextsIfAny(object, "profession", card.profession);
    writeCategories(object, card.categories);
    object.close();
}

void appendTrackerCard(std::string& out, const TrackerCard& card)
{
    JsonObjectText object(out, headIndent);
    writeCardHead(object, card);
    writeNumberUnless(object, "gloryTrack", card.gloryTrack, 20);
    writeNumberUnless(object, "perilTrack", card.perilTrack, 20);
    writeTextsIfAny(object, "backText", card.backText);
    object.close();
}

void appendCutoutCard(std::string& out, const CutoutCard& card, const std::string& pack)
{
    JsonObjectText object(out, headIndent);
    writeCardHead(object, card);
    std::vector<std::string> pawns;
    for (const ContentId& hero : card.pawns)
        pawns.push_back(idWithin(hero, pack));
    if (!pawns.empty())
        writeWords(object, "pawns", pawns);
    if (!card.markers.empty())
        object.word("markers", card.markers);
    object.close();
}

void appendCategory(std::string& out, const Category& category)
{
    JsonObjectText object(out);
    object.word("id", category.id);
    writeTexts(object, "name", category.name);
    writeTexts(object, "plural", category.plural);
    object.close();
}

void appendTerrain(std::string& out, const Terrain& terrain)
{
    JsonObjectText object(out);
    object.word("id", terrain.id);
    writeTexts(object, "name", terrain.name);
    object.close();
}

} // namespace delve::dungeoneer
