// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/effect_part_list.h"

namespace delve::dungeoneer {

void PartList::addDuration(const EffectShape& shape)
{
    Choices choices;
    for (const auto& [duration, label] : labelsOf<Duration>())
        if (shape.allows(duration))
            choices.emplace_back(QString::number(int(duration)), label);
    if (choices.size() > 1)
        choice("duration", QT_TRANSLATE_NOOP("CardBuilder", "How long"),
               QString::number(int(m_effect.duration)), std::move(choices),
               [](Effect& effect, const QString& value) { effect.duration = Duration(value.toInt()); });
}

void PartList::addConditions()
{
    const Condition& when = m_effect.when;
    const QString always = builderText(QT_TRANSLATE_NOOP("CardBuilder", "(always)"));
    if (when.form)
        optional<Form>(
            "when.form", QT_TRANSLATE_NOOP("CardBuilder", "Only in combat of this form"),
            [](Effect& effect) -> auto& { return effect.when.form; }, always);
    if (!when.category.empty())
        word(
            "when.category", QT_TRANSLATE_NOOP("CardBuilder", "Only against this category"),
            [](Effect& effect) -> std::string& { return effect.when.category; }, categories(), always);
    if (!when.terrain.empty())
        word(
            "when.terrain", QT_TRANSLATE_NOOP("CardBuilder", "Only on this Terrain"),
            [](Effect& effect) -> std::string& { return effect.when.terrain; }, terrains(), always);
    if (when.mapType)
        optional<MapCardType>(
            "when.mapType", QT_TRANSLATE_NOOP("CardBuilder", "Only in a space of this type"),
            [](Effect& effect) -> auto& { return effect.when.mapType; }, always);
    if (when.minLevel > 0) {
        Choices levels{{QStringLiteral("0"), always}};
        for (int level = 2; level <= 9; ++level)
            levels.emplace_back(QString::number(level),
                                builderText(QT_TRANSLATE_NOOP("CardBuilder", "from Level %1 on")).arg(level));
        choice("when.minLevel", QT_TRANSLATE_NOOP("CardBuilder", "Only from this Level on"),
               QString::number(when.minLevel), std::move(levels),
               [](Effect& effect, const QString& value) { effect.when.minLevel = value.toInt(); });
    }
    if (when.ownTurn)
        choice("when.ownTurn", QT_TRANSLATE_NOOP("CardBuilder", "Only in whose turn"),
               *when.ownTurn ? QStringLiteral("1") : QStringLiteral("0"),
               {{QString(), always},
                {QStringLiteral("1"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "in your turn"))},
                {QStringLiteral("0"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "outside your turn"))}},
               [](Effect& effect, const QString& value) {
                   effect.when.ownTurn = value.isEmpty() ? std::nullopt : std::optional(value == u"1");
               });
    if (when.atMarker)
        flag(
            "when.atMarker", QT_TRANSLATE_NOOP("CardBuilder", "Only at the marker"),
            [](Effect& effect) -> bool& { return effect.when.atMarker; },
            QT_TRANSLATE_NOOP("CardBuilder", "(always)"), QT_TRANSLATE_NOOP("CardBuilder", "at the marker"));
}

void PartList::addCost()
{
    if (!m_effect.cost)
        return;
    choice("cost.resource", QT_TRANSLATE_NOOP("CardBuilder", "What may be paid for it"),
           QString::number(int(m_effect.cost->resource)), choicesOf<Resource>(),
           [](Effect& effect, const QString& value) {
               const auto resource = Resource(value.toInt());
               if (resource == Resource::None)
                   return effect.cost.reset();
               effect.cost->resource = resource;
               effect.cost->value = std::max(1, effect.cost->value);
               effect.cost->card = resource == Resource::DiscardCard ? effect.cost->card : CardFilter{};
           });
    number(
        "cost.value", QT_TRANSLATE_NOOP("CardBuilder", "How much is paid"),
        [](Effect& effect) -> int& { return effect.cost->value; }, m_effect.cost->isVariable ? 0 : 1, 20);
    flag(
        "cost.variable", QT_TRANSLATE_NOOP("CardBuilder", "May more be paid"),
        [](Effect& effect) -> bool& { return effect.cost->isVariable; },
        QT_TRANSLATE_NOOP("CardBuilder", "exactly"), QT_TRANSLATE_NOOP("CardBuilder", "or more (#)"));
}

void PartList::addEscape(const EffectShape& shape)
{
    if (!m_effect.unless)
        return;
    Choices stats{{QString(), QStringLiteral("—")}};
    for (const auto& [stat, label] : labelsOf<Stat>())
        stats.emplace_back(
            QString::number(int(stat)),
            builderText(QT_TRANSLATE_NOOP("CardBuilder", "unless they overcome a %1 Threat")).arg(label));
    choice("unless.stat", QT_TRANSLATE_NOOP("CardBuilder", "Escaped by overcoming a Threat"),
           QString::number(int(m_effect.unless->stat)), std::move(stats),
           [](Effect& effect, const QString& value) {
               if (value.isEmpty())
                   return effect.unless.reset();
               effect.unless->stat = Stat(value.toInt());
           });
    number(
        "unless.value", QT_TRANSLATE_NOOP("CardBuilder", "Number of the Threat"),
        [](Effect& effect) -> int& { return effect.unless->value; }, leastThreat, mostThreat);
    if (shape.has(EffectPart::HoldsFast))
        flag(
            "holdsFast", QT_TRANSLATE_NOOP("CardBuilder", "Untipping needs the Threat again"),
            [](Effect& effect) -> bool& { return effect.holdsFast; },
            QT_TRANSLATE_NOOP("CardBuilder", "untipped as usual"),
            QT_TRANSLATE_NOOP("CardBuilder", "holds fast"));
}

void PartList::addMore(const EffectShape& shape)
{
    struct Addition
    {
        const char* label;
        bool isThere;
        std::function<void(Effect&)> add;
    };
    const Condition& when = m_effect.when;
    const std::string category = m_set.categories.empty() ? "category" : m_set.categories.front().id;
    const bool mayEscape = shape.has(EffectPart::Who) && m_effect.duration == Duration::Now;
    const std::vector<Addition> additions{
        {QT_TRANSLATE_NOOP("CardBuilder", "only in combat of one form"), when.form.has_value(),
         [](Effect& effect) { effect.when.form = Form::Melee; }},
        {QT_TRANSLATE_NOOP("CardBuilder", "only against a category"), !when.category.empty(),
         [category](Effect& effect) { effect.when.category = category; }},
        {QT_TRANSLATE_NOOP("CardBuilder", "only on a Terrain"), !when.terrain.empty(),
         [](Effect& effect) { effect.when.terrain = knownTerrains.front(); }},
        {QT_TRANSLATE_NOOP("CardBuilder", "only in a type of space"), when.mapType.has_value(),
         [](Effect& effect) { effect.when.mapType = MapCardType::Room; }},
        {QT_TRANSLATE_NOOP("CardBuilder", "only from a Level on"), when.minLevel > 0,
         [](Effect& effect) { effect.when.minLevel = 2; }},
        {QT_TRANSLATE_NOOP("CardBuilder", "only in your turn"), when.ownTurn.has_value(),
         [](Effect& effect) { effect.when.ownTurn = true; }},
        {QT_TRANSLATE_NOOP("CardBuilder", "only at the marker of the card"), when.atMarker,
         [](Effect& effect) { effect.when.atMarker = true; }},
        {QT_TRANSLATE_NOOP("CardBuilder", "for a price"), m_effect.cost.has_value(),
         [](Effect& effect) {
             effect.cost = Cost{Resource::Glory, 1, false, {}};
         }},
        {QT_TRANSLATE_NOOP("CardBuilder", "unless a Threat is overcome"),
         m_effect.unless.has_value() || !mayEscape, [](Effect& effect) {
             effect.unless = Escape{Stat::Speed, 6};
         }}};
    Choices choices{{QString(), builderText(QT_TRANSLATE_NOOP("CardBuilder", "more…"))}};
    for (std::size_t i = 0; i < additions.size(); ++i)
        if (!additions[i].isThere)
            choices.emplace_back(QString::number(i), builderText(additions[i].label));
    choice("more", QT_TRANSLATE_NOOP("CardBuilder", "Say more"), QString(), std::move(choices),
           [additions](Effect& effect, const QString& value) {
               bool isNumber = false;
               const auto which = value.toUInt(&isNumber);
               if (isNumber && which < additions.size())
                   additions[which].add(effect);
           });
}

} // namespace delve::dungeoneer
