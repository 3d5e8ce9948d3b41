// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/stat_banner.h"

namespace delve::dungeoneer {

namespace {

BannerIcon iconOf(Form form)
{
    return BannerIcon(std::size_t(form)); // the forms come first, in their order
}

bool alwaysHolds(const Effect& effect)
{
    return effect.duration == Duration::WhileInPlay && effect.when.isEmpty() && !effect.cost &&
           effect.amount.kind == AmountKind::Number;
}

/// The points that the effects of a card add to a score of its owner or monster, all together.
BannerItem addedTo(Form form, const AdventureCard& card)
{
    BannerItem item{iconOf(form), 0, true, AttackType::Counter, !card.hitEffects[form].empty()};
    for (const Effect& effect : card.effects) {
        const bool isMeant = !effect.form || *effect.form == form;
        if (effect.kind != EffectKind::ModifyScore || !alwaysHolds(effect) || !isMeant)
            continue;
        item.value += effect.amount.number;
        // DNR-COMBAT-07: the better type counts for the total.
        if (effect.type == AttackType::Standard)
            item.type = AttackType::Standard;
    }
    return item;
}

int addedToLimit(Limit limit, const AdventureCard& card)
{
    int sum = 0;
    for (const Effect& effect : card.effects)
        if (effect.kind == EffectKind::ModifyLimit && effect.limit == limit && alwaysHolds(effect))
            sum += effect.amount.number;
    return sum;
}

void addMonster(const AdventureCard& card, std::vector<BannerItem>& items)
{
    for (const Form form : allForms) {
        const Score& score = card.encounter.monster.scores[form];
        if (score != Score{} || !card.hitEffects[form].empty())
            items.push_back({iconOf(form), score.value, false, score.type, !card.hitEffects[form].empty()});
    }
    items.push_back({BannerIcon::Life, card.encounter.monster.life});
}

} // namespace

std::vector<BannerItem> statBanner(const AdventureCard& card)
{
    std::vector<BannerItem> items;
    if (card.isMonster()) {
        addMonster(card, items);
        return items;
    }
    if (card.isTrap())
        items.push_back({.icon = BannerIcon::Threat,
                         .value = card.encounter.threat.value,
                         .stat = card.encounter.threat.stat});
    for (const Form form : allForms)
        if (const BannerItem item = addedTo(form, card);
            item.value != 0 || item.hasHitEffect || item.type == AttackType::Standard)
            items.push_back(item);
    if (const int boons = addedToLimit(Limit::Boons, card); boons != 0)
        items.push_back({BannerIcon::BoonLimit, boons, true});
    if (const int treasures = addedToLimit(Limit::Treasures, card); treasures != 0)
        items.push_back({BannerIcon::TreasureLimit, treasures, true});
    if (card.treasure.storage > 0)
        items.push_back({BannerIcon::Storage, card.treasure.storage});
    if (card.treasure.charges > 0)
        items.push_back({BannerIcon::Charges, card.treasure.charges});
    return items;
}

} // namespace delve::dungeoneer
