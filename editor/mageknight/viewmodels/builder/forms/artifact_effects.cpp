// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/forms/artifact_effects.h"

#include "editor/mageknight/viewmodels/builder/forms/item_cells.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

/// Which effect of which row a line of the table of effects is.
struct EffectPlace
{
    std::size_t row;
    std::size_t effect;
};

std::vector<EffectPlace> placesOf(const ArtifactToken& token)
{
    std::vector<EffectPlace> places;
    for (std::size_t row = 0; row < token.rows.size(); ++row)
        for (std::size_t effect = 0; effect < token.rows[row].effects.size(); ++effect)
            places.push_back({row, effect});
    return places;
}

TokenEffect& effectAt(ArtifactToken& token, EffectPlace place)
{
    return token.rows[place.row].effects[place.effect];
}

/// The effect of a kind (its place in the variant), with plain numbers.
TokenEffect newEffect(int kind, const Library& library)
{
    static const TokenEffect plain[] = {effect::Attack{8, 1},
                                        effect::GrantAbility{Ability::Quickness},
                                        effect::GrantItem{newItem()},
                                        effect::Heal{1},
                                        effect::Harm{1},
                                        effect::GainGold{10},
                                        effect::LoseGold{10},
                                        effect::Move{8},
                                        effect::PlaceItem{newItem()},
                                        effect::PlaceHero{},
                                        effect::PlaceMageSpawn{1, 15},
                                        effect::Refresh{}};
    TokenEffect chosen = plain[std::size_t(kind)];
    if (auto* hero = std::get_if<effect::PlaceHero>(&chosen))
        for (const Pack& pack : library.content().packs())
            for (const Figure& figure : pack.figures)
                if (figure.role == FigureRole::Hero && hero->figure.empty())
                    hero->figure = figure.id;
    return chosen;
}

EnumLabels<int> effectLabels()
{
    constexpr std::array names{QT_TRANSLATE_NOOP("PieceForm", "Attack"),
                               QT_TRANSLATE_NOOP("PieceForm", "Grant an ability"),
                               QT_TRANSLATE_NOOP("PieceForm", "Grant an item"),
                               QT_TRANSLATE_NOOP("PieceForm", "Heal"),
                               QT_TRANSLATE_NOOP("PieceForm", "Harm"),
                               QT_TRANSLATE_NOOP("PieceForm", "Gain gold"),
                               QT_TRANSLATE_NOOP("PieceForm", "Lose gold"),
                               QT_TRANSLATE_NOOP("PieceForm", "Move"),
                               QT_TRANSLATE_NOOP("PieceForm", "Place an item"),
                               QT_TRANSLATE_NOOP("PieceForm", "Place a hero"),
                               QT_TRANSLATE_NOOP("PieceForm", "Place Mage Spawn"),
                               QT_TRANSLATE_NOOP("PieceForm", "Refresh all artifacts")};
    static_assert(names.size() == std::variant_size_v<TokenEffect>);
    EnumLabels<int> labels;
    for (std::size_t i = 0; i < names.size(); ++i)
        labels.emplace_back(int(i), formText(names[i]));
    return labels;
}

int* firstNumber(TokenEffect& effect)
{
    if (auto* attack = std::get_if<effect::Attack>(&effect))
        return &attack->attack;
    if (auto* heal = std::get_if<effect::Heal>(&effect))
        return &heal->clicks;
    if (auto* harm = std::get_if<effect::Harm>(&effect))
        return &harm->clicks;
    if (auto* gain = std::get_if<effect::GainGold>(&effect))
        return &gain->amount;
    if (auto* lose = std::get_if<effect::LoseGold>(&effect))
        return &lose->amount;
    if (auto* move = std::get_if<effect::Move>(&effect))
        return &move->speed;
    if (auto* spawn = std::get_if<effect::PlaceMageSpawn>(&effect))
        return &spawn->count;
    return nullptr;
}

int* secondNumber(TokenEffect& effect)
{
    if (auto* attack = std::get_if<effect::Attack>(&effect))
        return &attack->damage;
    if (auto* spawn = std::get_if<effect::PlaceMageSpawn>(&effect))
        return &spawn->maxPoints;
    return nullptr;
}

Item* itemIn(TokenEffect& effect)
{
    if (auto* grant = std::get_if<effect::GrantItem>(&effect))
        return &grant->item;
    if (auto* place = std::get_if<effect::PlaceItem>(&effect))
        return &place->item;
    return nullptr;
}

/// A number that an effect may have or not.
template <typename Find>
FormField numberCell(FormBuilder<ArtifactToken>& form, const QString& name, const QString& label,
                     EffectPlace place, Find find)
{
    ArtifactToken copy = form.subject();
    const bool isThere = find(effectAt(copy, place)) != nullptr;
    FormField cell = form.number(name, label, [place, find](ArtifactToken& token) -> int& {
        static thread_local int nothing = 0;
        nothing = 0;
        int* number = find(effectAt(token, place));
        return number ? *number : nothing;
    });
    cell.isUsed = isThere;
    return cell;
}

FormField abilityCell(FormBuilder<ArtifactToken>& form, const QString& name, const QString& label,
                      EffectPlace place, const Library& library)
{
    ArtifactToken copy = form.subject();
    const auto* grant = std::get_if<effect::GrantAbility>(&effectAt(copy, place));
    EnumLabels<Ability> labels;
    QStringList swatches;
    for (const auto& [ability, word] : enumNames<Ability>) {
        labels.emplace_back(ability, nameInWords(ability, library));
        swatches << swatchOf(ability);
    }
    FormField cell = form.choice<Ability>(
        name, label, grant ? grant->ability : Ability::Charge, labels,
        [place](ArtifactToken& token, Ability ability) {
            if (auto* granted = std::get_if<effect::GrantAbility>(&effectAt(token, place)))
                granted->ability = ability;
        });
    cell.swatches = swatches;
    cell.isUsed = grant != nullptr;
    return cell;
}

/// EXO-19: whether the ability that is granted may be left out.
FormField freedomCell(FormBuilder<ArtifactToken>& form, const QString& name, const QString& label,
                      EffectPlace place)
{
    ArtifactToken copy = form.subject();
    const auto* grant = std::get_if<effect::GrantAbility>(&effectAt(copy, place));
    const EnumLabels<int> labels{{0, formText(QT_TRANSLATE_NOOP("PieceForm", "As the ability says"))},
                                 {1, formText(QT_TRANSLATE_NOOP("PieceForm", "May be left out"))}};
    FormField cell = form.choice<int>(
        name, label, grant && grant->optional ? 1 : 0, labels, [place](ArtifactToken& token, int isOptional) {
            if (auto* granted = std::get_if<effect::GrantAbility>(&effectAt(token, place)))
                granted->optional = isOptional == 1;
        });
    cell.isUsed = grant != nullptr;
    return cell;
}

FormField heroCell(FormBuilder<ArtifactToken>& form, const QString& name, const QString& label,
                   EffectPlace place, const Library& library)
{
    ArtifactToken copy = form.subject();
    const auto* hero = std::get_if<effect::PlaceHero>(&effectAt(copy, place));
    FormField cell = form.fact(name, label, {});
    cell.property.type = Property::Type::Choice;
    const std::string language = QLocale().name().toStdString();
    for (const Pack& pack : library.content().packs())
        for (const Figure& figure : pack.figures)
            if (figure.role == FigureRole::Hero)
                cell.property.choices.emplace_back(QString::fromStdString(figure.id.text()),
                                                   QString::fromStdString(figure.name.in(language)));
    cell.property.value = hero ? QString::fromStdString(hero->figure.text()) : QString();
    cell.isUsed = hero != nullptr;
    cell.changed = [place](const FormSubject& subject, const QString& value) {
        ArtifactToken token = std::any_cast<const ArtifactToken&>(subject);
        if (auto* placed = std::get_if<effect::PlaceHero>(&effectAt(token, place)))
            placed->figure = ContentId(value.toStdString());
        return FormSubject(token);
    };
    return cell;
}

} // namespace

QString totalsOf(const ArtifactToken::Row& row)
{
    return row.from == row.to ? QString::number(row.from) : QStringLiteral("%1–%2").arg(row.from).arg(row.to);
}

FormTable effectTable(FormBuilder<ArtifactToken>& form, const Library& library)
{
    FormTable table;
    table.name = QStringLiteral("effects");
    table.title = formText(QT_TRANSLATE_NOOP("PieceForm", "Effects"));
    table.columns = QStringList{formText(QT_TRANSLATE_NOOP("PieceForm", "Effect")),
                                formText(QT_TRANSLATE_NOOP("PieceForm", "Number")),
                                formText(QT_TRANSLATE_NOOP("PieceForm", "Damage, points")),
                                formText(QT_TRANSLATE_NOOP("PieceForm", "Ability")),
                                formText(QT_TRANSLATE_NOOP("PieceForm", "Use of the ability")),
                                formText(QT_TRANSLATE_NOOP("PieceForm", "Hero"))} +
                    itemColumns();
    const auto places = placesOf(form.subject());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const EffectPlace place = places[i];
        const QString name = QStringLiteral("effects.%1.").arg(i);
        ArtifactToken copy = form.subject();
        std::vector<FormField> cells{
            form.choice<int>(name + QLatin1String("kind"), table.columns[0],
                             int(effectAt(copy, place).index()), effectLabels(),
                             [place, &library](ArtifactToken& t, int kind) {
                                 if (int(effectAt(t, place).index()) != kind)
                                     effectAt(t, place) = newEffect(kind, library);
                             }),
            numberCell(form, name + QLatin1String("first"), table.columns[1], place, firstNumber),
            numberCell(form, name + QLatin1String("second"), table.columns[2], place, secondNumber),
            abilityCell(form, name + QLatin1String("ability"), table.columns[3], place, library),
            freedomCell(form, name + QLatin1String("optional"), table.columns[4], place),
            heroCell(form, name + QLatin1String("hero"), table.columns[5], place, library)};
        const auto item =
            itemCells(form, name, library, [place](ArtifactToken& t) { return itemIn(effectAt(t, place)); });
        cells.insert(cells.end(), item.begin(), item.end());
        table.rows.push_back({totalsOf(form.subject().rows[place.row]), std::move(cells)});
    }
    table.withRow = form.rowChange([](ArtifactToken& t, int row) {
        const auto all = placesOf(t);
        const EffectPlace near =
            all.empty() ? EffectPlace{0, 0} : all[std::min(std::size_t(row), all.size() - 1)];
        auto& effects = t.rows[near.row].effects;
        effects.insert(effects.begin() + std::ptrdiff_t(std::min(near.effect, effects.size())),
                       effect::Heal{1});
    });
    table.withoutRow = form.rowChange([](ArtifactToken& t, int row) {
        const EffectPlace place = placesOf(t)[std::size_t(row)];
        auto& effects = t.rows[place.row].effects;
        effects.erase(effects.begin() + std::ptrdiff_t(place.effect));
    });
    return table;
}

} // namespace delve::mageknight
