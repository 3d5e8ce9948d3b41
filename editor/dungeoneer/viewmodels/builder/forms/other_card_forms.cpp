// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/forms/card_form_builder.h"

namespace delve::dungeoneer {

namespace {

FormTable levelTable(CardFormBuilder<HeroCard>& form)
{
    FormTable table;
    table.name = QStringLiteral("levels");
    table.title = builderText(QT_TRANSLATE_NOOP("CardBuilder", "Levels"));
    table.columns = form.scoreColumns();
    for (std::size_t i = 0; i < form.subject().levels.size(); ++i)
        table.rows.push_back({builderText(QT_TRANSLATE_NOOP("CardBuilder", "Level %1")).arg(i + 1),
                              form.scoreCells(QStringLiteral("levels.%1.").arg(i),
                                              [i](HeroCard& hero) -> Scores& { return hero.levels[i]; })});
    table.withRow = form.rowChange([](HeroCard& hero, int row) {
        const auto at = std::min(std::ptrdiff_t(row), std::ptrdiff_t(hero.levels.size()));
        hero.levels.insert(hero.levels.begin() + at, at > 0 ? hero.levels[std::size_t(at - 1)] : Scores{});
    });
    table.withoutRow =
        form.rowChange([](HeroCard& hero, int row) { hero.levels.erase(hero.levels.begin() + row); });
    return table;
}

FormTable pawnTable(CardFormBuilder<CutoutCard>& form)
{
    FormTable table;
    table.name = QStringLiteral("pawns");
    table.title = builderText(QT_TRANSLATE_NOOP("CardBuilder", "Pawns"));
    table.columns = QStringList{builderText(QT_TRANSLATE_NOOP("CardBuilder", "Hero"))};
    const WordChoices heroes = heroChoices(form.set());
    for (std::size_t i = 0; i < form.subject().pawns.size(); ++i)
        table.rows.push_back(
            {QString::number(i + 1),
             {form.wordField(
                 QStringLiteral("pawns.%1").arg(i), table.columns[0],
                 [i](const CutoutCard& card) { return card.pawns[i].text(); },
                 [i](CutoutCard& card, const std::string& hero) { card.pawns[i] = ContentId(hero); },
                 heroes)}});
    const ContentId first = form.set().heroes.empty() ? ContentId() : form.set().heroes.front().id;
    table.withRow = form.rowChange([first](CutoutCard& card, int row) {
        const auto at = std::min(std::ptrdiff_t(row), std::ptrdiff_t(card.pawns.size()));
        if (!first.empty())
            card.pawns.insert(card.pawns.begin() + at, first);
    });
    table.withoutRow =
        form.rowChange([](CutoutCard& card, int row) { card.pawns.erase(card.pawns.begin() + row); });
    return table;
}

} // namespace

PrintedMonster plainMonster()
{
    PrintedMonster monster;
    monster.name = {{{"en", "Monster"}, {"it", "Mostro"}}};
    monster.stats.scores[Form::Melee] = {1, AttackType::Standard};
    return monster;
}

delve::Form formOf(const HeroCard& card, const CardSet& set)
{
    CardFormBuilder<HeroCard> form(card, set);
    form.addName();
    const auto addText = [&form](const char* name, const char* label, LocalizedText HeroCard::*text) {
        form.addLocalized(QString::fromLatin1(name), builderText(label),
                          [text](HeroCard& hero) -> LocalizedText& { return hero.*text; });
    };
    addText("ancestry", QT_TRANSLATE_NOOP("CardBuilder", "Ancestry"), &HeroCard::ancestry);
    addText("profession", QT_TRANSLATE_NOOP("CardBuilder", "Profession"), &HeroCard::profession);
    form.addCategories([](HeroCard& hero) -> std::vector<std::string>& { return hero.categories; }, true);
    form.addNumber(
        "life", QT_TRANSLATE_NOOP("CardBuilder", "Life"), [](HeroCard& hero) -> int& { return hero.life; }, 1,
        12);
    form.addNumber(
        "boonLimit", QT_TRANSLATE_NOOP("CardBuilder", "Limit of Boons"),
        [](HeroCard& hero) -> int& { return hero.boonLimit; }, 0, 9);
    form.addNumber(
        "treasureLimit", QT_TRANSLATE_NOOP("CardBuilder", "Limit of Treasures"),
        [](HeroCard& hero) -> int& { return hero.treasureLimit; }, 0, 9);
    form.add(levelTable(form));
    form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Ability"));
    form.addAbility(
        "ability", [](HeroCard& hero) -> Ability& { return hero.ability; }, true);
    form.addFoot();
    return form.take();
}

delve::Form formOf(const TrackerCard& card, const CardSet& set)
{
    CardFormBuilder<TrackerCard> form(card, set);
    form.addName();
    form.addNumber(
        "gloryTrack", QT_TRANSLATE_NOOP("CardBuilder", "Highest Glory"),
        [](TrackerCard& tracker) -> int& { return tracker.gloryTrack; }, 1, 60);
    form.addNumber(
        "perilTrack", QT_TRANSLATE_NOOP("CardBuilder", "Highest Peril"),
        [](TrackerCard& tracker) -> int& { return tracker.perilTrack; }, 1, 60);
    form.addLocalized(
        QStringLiteral("backText"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Text of the back")),
        [](TrackerCard& tracker) -> LocalizedText& { return tracker.backText; }, true);
    form.addFoot();
    return form.take();
}

delve::Form formOf(const CutoutCard& card, const CardSet& set)
{
    CardFormBuilder<CutoutCard> form(card, set);
    form.addName();
    form.add(form.text(QStringLiteral("markers"),
                       builderText(QT_TRANSLATE_NOOP("CardBuilder", "Letters of the markers")),
                       [](CutoutCard& cutout) -> std::string& { return cutout.markers; }));
    form.add(pawnTable(form));
    form.addFoot();
    return form.take();
}

} // namespace delve::dungeoneer
