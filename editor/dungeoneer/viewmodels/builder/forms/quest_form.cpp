// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/forms/card_form_builder.h"

namespace delve::dungeoneer {

namespace {

using QuestForm = CardFormBuilder<QuestCard>;

/// A place: what it is named by, then that.
template <typename Access>
void addPlace(QuestForm& form, const QString& name, const char* label, Access access)
{
    QuestCard copy = form.subject();
    const Place now = access(copy);
    const WordChoices maps = mapChoices(form.set());
    const WordChoices terrains = terrainChoices(form.set());
    const std::string firstMap = maps.empty() ? form.set().id + "/room" : maps.front().first.toStdString();
    form.add(form.template choice<PlaceKind>(name + QLatin1String(".by"), builderText(label), now.by,
                                             labelsOf<PlaceKind>(),
                                             [access, firstMap](QuestCard& card, PlaceKind by) {
                                                 if (access(card).by == by)
                                                     return;
                                                 access(card) = {by, {}, MapCardType::Room, {}};
                                                 if (by == PlaceKind::Card)
                                                     access(card).card = ContentId(firstMap);
                                                 if (by == PlaceKind::Terrain)
                                                     access(card).terrain = "plains";
                                             }));
    switch (now.by) {
    case PlaceKind::Card:
        form.add(form.wordField(
            name + QLatin1String(".card"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Map card")),
            [&](const QuestCard&) { return now.card.text(); },
            [access](QuestCard& card, const std::string& map) { access(card).card = ContentId(map); }, maps));
        break;
    case PlaceKind::Type:
        form.add(form.template choiceOf<MapCardType>(
            name + QLatin1String(".type"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Type")),
            [access](QuestCard& card) -> MapCardType& { return access(card).type; },
            labelsOf<MapCardType>()));
        break;
    case PlaceKind::Terrain:
        form.add(form.wordField(
            name + QLatin1String(".terrain"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Terrain")),
            [&](const QuestCard&) { return now.terrain; },
            [access](QuestCard& card, const std::string& terrain) { access(card).terrain = terrain; },
            terrains));
        break;
    }
}

void addChance(QuestForm& form, const QuestCard& card)
{
    form.addNumber(
        "chance.target", QT_TRANSLATE_NOOP("CardBuilder", "Roll of at least"),
        [](QuestCard& quest) -> int& { return quest.chance.target; }, 2, 12);
    form.add(form.choice<Resource>(
        QStringLiteral("chance.boost.resource"),
        builderText(QT_TRANSLATE_NOOP("CardBuilder", "The roll is raised by paying")),
        card.chance.boost.resource, labelsOf<Resource>(), [](QuestCard& quest, Resource resource) {
            Chance& chance = quest.chance;
            chance.boost = resource == Resource::None
                               ? Cost{}
                               : Cost{resource, std::max(1, chance.boost.value), false, {}};
            chance.bonus = resource == Resource::None ? 0 : std::max(1, chance.bonus);
        }));
    if (card.chance.boost.isFree())
        return;
    form.addPaid(QStringLiteral("chance.boost"),
                 [](QuestCard& quest) -> Cost& { return quest.chance.boost; });
    form.addNumber(
        "chance.bonus", QT_TRANSLATE_NOOP("CardBuilder", "Added to the roll"),
        [](QuestCard& quest) -> int& { return quest.chance.bonus; }, 1, 6);
}

void addPrices(QuestForm& form)
{
    FormTable table;
    table.name = QStringLiteral("price");
    table.title = builderText(QT_TRANSLATE_NOOP("CardBuilder", "What is sacrificed"));
    table.columns = {builderText(QT_TRANSLATE_NOOP("CardBuilder", "Paid with")),
                     builderText(QT_TRANSLATE_NOOP("CardBuilder", "How much"))};
    EnumLabels<Resource> resources = labelsOf<Resource>();
    resources.erase(resources.begin()); // something is given
    for (std::size_t i = 0; i < form.subject().price.size(); ++i) {
        const QString name = QStringLiteral("price.%1.").arg(i);
        FormField value = form.number(name + QLatin1String("value"), table.columns[1],
                                      [i](QuestCard& quest) -> int& { return quest.price[i].value; });
        table.rows.push_back(
            {QString::number(i + 1),
             {form.choiceOf<Resource>(
                  name + QLatin1String("resource"), table.columns[0],
                  [i](QuestCard& quest) -> Resource& { return quest.price[i].resource; }, resources),
              std::move(value)}});
    }
    table.withRow = form.rowChange([](QuestCard& quest, int row) {
        const auto at = std::min(std::ptrdiff_t(row), std::ptrdiff_t(quest.price.size()));
        quest.price.insert(quest.price.begin() + at, Cost{Resource::Glory, 1, false, {}});
    });
    table.withoutRow =
        form.rowChange([](QuestCard& quest, int row) { quest.price.erase(quest.price.begin() + row); });
    form.add(std::move(table));
}

void addCriterion(QuestForm& form, const QuestCard& card)
{
    form.heading(QT_TRANSLATE_NOOP("CardBuilder", "What must be done"));
    form.add(form.choice<Criterion>(
        QStringLiteral("criterion"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Criterion")),
        card.criterion, labelsOf<Criterion>(), [](QuestCard& quest, Criterion criterion) {
            if (quest.criterion != criterion)
                quest = withCriterion(quest, criterion);
        }));
    addPlace(form, QStringLiteral("place"), QT_TRANSLATE_NOOP("CardBuilder", "Where"),
             [](QuestCard& quest) -> Place& { return quest.place; });
    switch (card.criterion) {
    case Criterion::Chance: addChance(form, card); break;
    case Criterion::Slay:
        form.addPrintedMonster([](QuestCard& quest) -> PrintedMonster& { return *quest.slay; });
        break;
    case Criterion::Threat:
        form.addThreat("threat", [](QuestCard& quest) -> Threat& { return *quest.threat; });
        break;
    case Criterion::Sacrifice: addPrices(form); break;
    case Criterion::Escort:
        addPlace(form, QStringLiteral("from"), QT_TRANSLATE_NOOP("CardBuilder", "It begins at"),
                 [](QuestCard& quest) -> Place& { return *quest.from; });
        form.addLocalized(QStringLiteral("component"),
                          builderText(QT_TRANSLATE_NOOP("CardBuilder", "What is carried")),
                          [](QuestCard& quest) -> LocalizedText& { return quest.component; });
        break;
    case Criterion::Manual:
        form.addLocalized(
            QStringLiteral("manual"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "What the players judge")),
            [](QuestCard& quest) -> LocalizedText& { return quest.manual; }, true);
        break;
    }
    if (card.criterion != Criterion::Chance)
        form.addFlag("firstAttemptFree", QT_TRANSLATE_NOOP("CardBuilder", "The first attempt is free"),
                     [](QuestCard& quest) -> bool& { return quest.firstAttemptFree; });
}

} // namespace

delve::Form formOf(const QuestCard& card, const CardSet& set)
{
    QuestForm form(card, set);
    form.addName();
    addCriterion(form, card);
    form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Search"));
    form.addPresence(
        "search", QT_TRANSLATE_NOOP("CardBuilder", "The place must be searched first"),
        [](QuestCard& quest) -> std::optional<Threat>& { return quest.search; },
        [] {
            Threat threat;
            threat.value = 6;
            return threat;
        });
    if (card.search)
        form.addThreat("search", [](QuestCard& quest) -> Threat& { return *quest.search; });
    form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Artifact"));
    form.addPresence(
        "artifact", QT_TRANSLATE_NOOP("CardBuilder", "It becomes an Artifact"),
        [](QuestCard& quest) -> std::optional<Ability>& { return quest.artifact; },
        [] {
            Ability ability;
            ability.name = {{{"en", "New Artifact"}, {"it", "Nuovo Artefatto"}}};
            ability.effects = {newEffect(EffectKind::Movement)};
            return ability;
        });
    if (card.artifact)
        form.addAbility(
            "artifact", [](QuestCard& quest) -> Ability& { return *quest.artifact; }, true);
    form.addFoot();
    return form.take();
}

} // namespace delve::dungeoneer
