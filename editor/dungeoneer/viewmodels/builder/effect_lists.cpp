// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/effect_lists.h"

#include "editor/dungeoneer/viewmodels/builder/card_labels.h"

namespace delve::dungeoneer {

namespace {

template <typename Card> class ListCollector
{
public:
    template <typename Access>
    void add(const char* name, const QString& title, Access access, bool isNeeded = false)
    {
        m_lists.push_back({QString::fromLatin1(name), title, isNeeded,
                           [access](SetCard& card) -> Effects& { return access(std::get<Card>(card)); }});
    }

    template <typename Access>
    void add(const char* name, const char* title, Access access, bool isNeeded = false)
    {
        add(name, builderText(title), access, isNeeded);
    }

    template <typename Access> void addHits(Access access)
    {
        constexpr std::array names{"hits.melee", "hits.magic", "hits.speed"};
        for (const Form form : allForms)
            add(names[std::size_t(form)],
                builderText(QT_TRANSLATE_NOOP("CardBuilder", "A hit in %1")).arg(labelOf(form)),
                [access, form](Card& card) -> Effects& { return access(card)[form]; });
    }

    template <typename Access> void addOutcomes(const char* success, const char* failure, Access access)
    {
        add(success, QT_TRANSLATE_NOOP("CardBuilder", "Overcome"),
            [access](Card& card) -> Effects& { return access(card).success; });
        add(failure, QT_TRANSLATE_NOOP("CardBuilder", "Not overcome"),
            [access](Card& card) -> Effects& { return access(card).failure; });
    }

    std::vector<EffectListPlace> take() { return std::move(m_lists); }

private:
    std::vector<EffectListPlace> m_lists;
};

std::vector<EffectListPlace> listsFor(const MapCard& card)
{
    ListCollector<MapCard> lists;
    lists.add("onEntry", QT_TRANSLATE_NOOP("CardBuilder", "When a Hero enters"),
              [](MapCard& map) -> Effects& { return map.onEntry; });
    if (card.monster) {
        lists.addHits([](MapCard& map) -> HitEffects& { return map.monster->hitEffects; });
        lists.add("reward", QT_TRANSLATE_NOOP("CardBuilder", "Whoever defeats the monster"),
                  [](MapCard& map) -> Effects& { return map.monster->reward; });
    }
    return lists.take();
}

std::vector<EffectListPlace> listsFor(const HeroCard&)
{
    ListCollector<HeroCard> lists;
    lists.add(
        "ability", QT_TRANSLATE_NOOP("CardBuilder", "The ability"),
        [](HeroCard& hero) -> Effects& { return hero.ability.effects; }, true);
    return lists.take();
}

std::vector<EffectListPlace> listsFor(const AdventureCard& card)
{
    ListCollector<AdventureCard> lists;
    lists.add("effects",
              card.duration == CardDuration::Instant
                  ? QT_TRANSLATE_NOOP("CardBuilder", "When it is played")
                  : QT_TRANSLATE_NOOP("CardBuilder", "When it is played, and while it lies in play"),
              [](AdventureCard& adventure) -> Effects& { return adventure.effects; });
    if (card.isTrap())
        lists.addOutcomes("success", "failure",
                          [](AdventureCard& adventure) -> Threat& { return adventure.encounter.threat; });
    if (card.activation)
        lists.add(
            "activation", QT_TRANSLATE_NOOP("CardBuilder", "When it is used"),
            [](AdventureCard& adventure) -> Effects& { return adventure.activation->effects; }, true);
    if (!card.isTrap() && (card.kind != AdventureKind::Bane || !card.hitEffects.isEmpty()))
        lists.addHits([](AdventureCard& adventure) -> HitEffects& { return adventure.hitEffects; });
    return lists.take();
}

std::vector<EffectListPlace> listsFor(const QuestCard& card)
{
    ListCollector<QuestCard> lists;
    lists.add("reward", QT_TRANSLATE_NOOP("CardBuilder", "Reward"),
              [](QuestCard& quest) -> Effects& { return quest.reward; });
    if (card.slay)
        lists.addHits([](QuestCard& quest) -> HitEffects& { return quest.slay->hitEffects; });
    if (card.threat)
        lists.addOutcomes("success", "failure", [](QuestCard& quest) -> Threat& { return *quest.threat; });
    if (card.search) {
        lists.add("search.success", QT_TRANSLATE_NOOP("CardBuilder", "Searched with success"),
                  [](QuestCard& quest) -> Effects& { return quest.search->success; });
        lists.add("search.failure", QT_TRANSLATE_NOOP("CardBuilder", "Searched in vain"),
                  [](QuestCard& quest) -> Effects& { return quest.search->failure; });
    }
    lists.add("ongoing", QT_TRANSLATE_NOOP("CardBuilder", "As long as the Quest lies in play"),
              [](QuestCard& quest) -> Effects& { return quest.ongoing; });
    if (card.artifact)
        lists.add(
            "artifact", QT_TRANSLATE_NOOP("CardBuilder", "The Artifact"),
            [](QuestCard& quest) -> Effects& { return quest.artifact->effects; }, true);
    return lists.take();
}

std::vector<EffectListPlace> listsFor(const TrackerCard&)
{
    return {};
}

std::vector<EffectListPlace> listsFor(const CutoutCard&)
{
    return {};
}

} // namespace

std::vector<EffectListPlace> effectListsOf(const SetCard& card)
{
    return std::visit([](const auto& one) { return listsFor(one); }, card);
}

} // namespace delve::dungeoneer
