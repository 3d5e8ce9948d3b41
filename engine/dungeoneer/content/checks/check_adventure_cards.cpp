// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/checks/check_set.h"
#include "engine/dungeoneer/content/terrains.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

bool isForHeroes(const AdventureCard& card)
{
    return card.kind == AdventureKind::Boon || card.kind == AdventureKind::Treasure;
}

bool hasStandardAttack(const Scores& scores)
{
    return std::any_of(scores.byForm.begin(), scores.byForm.end(),
                       [](const Score& score) { return score.type == AttackType::Standard; });
}

/// DNR-CARD-04: when cards of a kind are played.
bool isUsual(AdventureKind kind, CardUse use)
{
    switch (kind) {
    case AdventureKind::Boon: return use != CardUse::Dungeonlord;
    case AdventureKind::Treasure: return use == CardUse::Hero;
    case AdventureKind::Bane: return use == CardUse::Dungeonlord || use == CardUse::Anytime;
    case AdventureKind::Encounter: return use == CardUse::Dungeonlord;
    }
    return false;
}

/// DNR-CARD-05: how long cards of a kind stay.
bool isUsual(const AdventureCard& card, CardDuration duration)
{
    if (card.kind == AdventureKind::Encounter)
        switch (card.encounter.form) {
        case EncounterForm::Monster: return duration == CardDuration::Monster;
        case EncounterForm::Trap: return duration == CardDuration::Instant;
        case EncounterForm::Attachment: return duration == CardDuration::Attachment;
        }
    return duration != CardDuration::Monster;
}

void checkCategories(const CardSet& set, const AdventureCard& card, SetFindings& out)
{
    // DNR-CARD-11: a category is named by the set, in every language.
    for (const std::string& category : card.categories)
        if (!findCategory(set, category))
            out.push_back({"DNR-CARD-11",
                           Severity::Error,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "the set has no category %1"), {category}}});
    // DNR-TREAS-04: the slot of a Treasure is one of its categories.
    const std::string& slot = card.treasure.slot;
    if (!slot.empty() &&
        std::find(card.categories.begin(), card.categories.end(), slot) == card.categories.end())
        out.push_back({"DNR-TREAS-04",
                       Severity::Error,
                       card.id,
                       {QT_TRANSLATE_NOOP("Engine", "its slot %1 is none of its categories"), {slot}}});
}

void checkAdventureCard(const CardSet& set, const AdventureCard& card, SetFindings& out)
{
    const Resource paid = isForHeroes(card) ? Resource::Glory : Resource::Peril;
    // DNR-CARD-02: Glory for Boons and Treasures, Peril for Banes and Encounters.
    if (card.cost.resource != paid)
        out.push_back({"DNR-CARD-02",
                       Severity::Error,
                       card.id,
                       {QT_TRANSLATE_NOOP("Engine", "a %1 is paid with %2, not with %3"),
                        {std::string(nameOf(card.kind)), std::string(nameOf(paid)),
                         std::string(nameOf(card.cost.resource))}}});
    // DNR-LORD-10: a monster attacks with a standard attack, or never.
    if (card.isMonster() && !hasStandardAttack(card.encounter.monster.scores))
        out.push_back({"DNR-LORD-10",
                       Severity::Error,
                       card.id,
                       {QT_TRANSLATE_NOOP("Engine", "the monster has no standard attack"), {}}});
    if (!isUsual(card.kind, card.use))
        out.push_back({"DNR-CARD-04",
                       Severity::Warning,
                       card.id,
                       {QT_TRANSLATE_NOOP("Engine", "the use %1 is unusual for a %2"),
                        {std::string(nameOf(card.use)), std::string(nameOf(card.kind))}}});
    if (!isUsual(card, card.duration))
        out.push_back({"DNR-CARD-05",
                       Severity::Warning,
                       card.id,
                       {QT_TRANSLATE_NOOP("Engine", "the duration %1 is unusual for a %2"),
                        {std::string(nameOf(card.duration)), std::string(nameOf(card.kind))}}});
    checkCategories(set, card, out);
}

} // namespace

void checkAdventureCards(const CardSet& set, SetFindings& out)
{
    for (const AdventureCard& card : set.adventures)
        checkAdventureCard(set, card, out);
}

void checkHeroes(const CardSet& set, SetFindings& out)
{
    constexpr std::size_t advisedLevels = 4;
    for (const HeroCard& hero : set.heroes) {
        // DNR-SPECIAL-07: whoever challenges needs a standard attack.
        if (!std::any_of(hero.levels.begin(), hero.levels.end(), hasStandardAttack))
            out.push_back({"DNR-SPECIAL-07",
                           Severity::Warning,
                           hero.id,
                           {QT_TRANSLATE_NOOP("Engine", "the Hero has no standard attack"), {}}});
        // DNR-HERO-21: three Quests can give three advances.
        if (hero.levels.size() < advisedLevels)
            out.push_back({"DNR-HERO-21",
                           Severity::Warning,
                           hero.id,
                           {QT_TRANSLATE_NOOP("Engine", "the Hero has %1 Levels; 4 are advised"),
                            {std::to_string(hero.levels.size())}}});
        // DNR-SETUP-07: a pawn shows where the Hero is.
        const bool hasPawn = std::any_of(set.cutouts.begin(), set.cutouts.end(), [&](const CutoutCard& card) {
            return std::find(card.pawns.begin(), card.pawns.end(), hero.id) != card.pawns.end();
        });
        if (!hasPawn)
            out.push_back({"DNR-SETUP-07",
                           Severity::Warning,
                           hero.id,
                           {QT_TRANSLATE_NOOP("Engine", "no Cut-out card has a pawn of the Hero"), {}}});
    }
}

} // namespace delve::dungeoneer
