// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/viewmodels/builder/card_labels.h"
#include "editor/dungeoneer/viewmodels/builder/effect_parts.h"
#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/terrains.h"

// For effect_parts.cpp and effect_conditions.cpp.

namespace delve::dungeoneer {

/// Collects the parts of one effect.
class PartList
{
public:
    PartList(const Effect& effect, const CardSet& set) : m_effect(effect), m_set(set) {}

    std::vector<EffectPartField> take() { return std::move(m_parts); }

    void addAll()
    {
        const EffectShape& shape = shapeOf(m_effect.kind);
        if (shape.has(EffectPart::Who))
            member("who", QT_TRANSLATE_NOOP("CardBuilder", "Whom it concerns"), &Effect::who);
        member("kind", QT_TRANSLATE_NOOP("CardBuilder", "What happens"), &Effect::kind);
        if (shape.amount != AmountRule::None)
            addAmount(shape.amount);
        addPartsOf(shape);
        addDuration(shape);
        addConditions();
        addCost();
        addEscape(shape);
        addMore(shape);
    }

private:
    using Change = std::function<void(Effect&, const QString&)>;
    using Choices = std::vector<std::pair<QString, QString>>;

    void choice(const char* name, const char* label, const QString& value, Choices choices, Change change)
    {
        EffectPartField part;
        part.property.name = QString::fromLatin1(name);
        part.property.label = builderText(label);
        part.property.type = Property::Type::Choice;
        part.property.value = value;
        part.property.choices = std::move(choices);
        part.change = std::move(change);
        m_parts.push_back(std::move(part));
    }

    template <typename Enum> static Choices choicesOf()
    {
        Choices choices;
        for (const auto& [value, label] : labelsOf<Enum>())
            choices.emplace_back(QString::number(int(value)), label);
        return choices;
    }

    template <typename Enum> void member(const char* name, const char* label, Enum Effect::*which)
    {
        choice(name, label, QString::number(int(m_effect.*which)), choicesOf<Enum>(),
               [which](Effect& effect, const QString& value) { effect.*which = Enum(value.toInt()); });
    }

    /// A value that may be missing; `none` is what its absence is called.
    template <typename Enum, typename Access>
    void optional(const char* name, const char* label, Access access, const QString& none)
    {
        Effect copy = m_effect;
        const std::optional<Enum> now = access(copy);
        Choices choices = choicesOf<Enum>();
        choices.insert(choices.begin(), {QString(), none});
        choice(name, label, now ? QString::number(int(*now)) : QString(), std::move(choices),
               [access](Effect& effect, const QString& value) {
                   access(effect) = value.isEmpty() ? std::nullopt : std::optional(Enum(value.toInt()));
               });
    }

    /// Ids of words of the set, or none.
    template <typename Access>
    void word(const char* name, const char* label, Access access, Choices words, const QString& none)
    {
        Effect copy = m_effect;
        const QString now = QString::fromStdString(access(copy));
        words.insert(words.begin(), {QString(), none});
        const auto isKnown = [&](const auto& pair) { return pair.first == now; };
        if (std::ranges::none_of(words, isKnown))
            words.emplace_back(now, now);
        choice(name, label, now, std::move(words),
               [access](Effect& effect, const QString& value) { access(effect) = value.toStdString(); });
    }

    template <typename Access>
    void number(const char* name, const char* label, Access access, int least, int most)
    {
        Effect copy = m_effect;
        Choices choices;
        for (int value = least; value <= most; ++value)
            choices.emplace_back(QString::number(value), QString::number(value));
        choice(name, label, QString::number(access(copy)), std::move(choices),
               [access](Effect& effect, const QString& value) { access(effect) = value.toInt(); });
    }

    template <typename Access>
    void flag(const char* name, const char* label, Access access, const char* no, const char* yes)
    {
        Effect copy = m_effect;
        choice(name, label, access(copy) ? QStringLiteral("1") : QStringLiteral("0"),
               {{QStringLiteral("0"), builderText(no)}, {QStringLiteral("1"), builderText(yes)}},
               [access](Effect& effect, const QString& value) { access(effect) = value == u"1"; });
    }

    Choices categories() const
    {
        Choices words;
        for (const Category& category : m_set.categories)
            words.emplace_back(QString::fromStdString(category.id), in(category.name));
        return words;
    }

    Choices terrains() const
    {
        Choices words;
        for (const std::string_view known : knownTerrains)
            words.emplace_back(QString::fromUtf8(known.data(), qsizetype(known.size())),
                               terrainName(m_set, std::string(known)));
        for (const Terrain& terrain : m_set.terrains)
            words.emplace_back(QString::fromStdString(terrain.id), in(terrain.name));
        return words;
    }

    void addAmount(AmountRule rule);
    void addPartsOf(const EffectShape& shape);
    void addText();
    void addDuration(const EffectShape& shape);
    void addConditions();
    void addCost();
    void addEscape(const EffectShape& shape);
    void addMore(const EffectShape& shape);

    const Effect& m_effect;
    const CardSet& m_set;
    std::vector<EffectPartField> m_parts;
};

} // namespace delve::dungeoneer
