// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/forms/card_form_builder.h"

namespace delve::dungeoneer {

namespace {

using AdventureForm = CardFormBuilder<AdventureCard>;

void addTreasure(AdventureForm& form)
{
    form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Treasure"));
    WordChoices readied{{QString(), QStringLiteral("—")}};
    for (const auto& choice : categoryChoices(form.set()))
        readied.push_back(choice);
    form.add(form.wordField(
        QStringLiteral("slot"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Readied once only, as a")),
        [](const AdventureCard& card) { return card.treasure.slot; },
        [](AdventureCard& card, const std::string& slot) { card.treasure.slot = slot; }, std::move(readied)));
    form.addNumber(
        "charges", QT_TRANSLATE_NOOP("CardBuilder", "Charges"),
        [](AdventureCard& card) -> int& { return card.treasure.charges; }, 0, 9);
    form.addNumber(
        "storage", QT_TRANSLATE_NOOP("CardBuilder", "Places for further Treasures"),
        [](AdventureCard& card) -> int& { return card.treasure.storage; }, 0, 9);
    form.addFlag("discardOnUse", QT_TRANSLATE_NOOP("CardBuilder", "Discarded when it is used"),
                 [](AdventureCard& card) -> bool& { return card.treasure.discardOnUse; });
}

void addEncounter(AdventureForm& form, const AdventureCard& card)
{
    const auto addScope = [&form] {
        form.addChoice<Scope>("scope", QT_TRANSLATE_NOOP("CardBuilder", "Whom it strikes"),
                              [](AdventureCard& changed) -> Scope& { return changed.encounter.scope; });
    };
    switch (card.encounter.form) {
    case EncounterForm::Monster:
        form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Monster"));
        form.addMonsterStats(
            [](AdventureCard& changed) -> MonsterStats& { return changed.encounter.monster; });
        addScope();
        break;
    case EncounterForm::Trap:
        form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Trap"));
        form.addThreat("threat", [](AdventureCard& changed) -> Threat& { return changed.encounter.threat; });
        addScope();
        break;
    case EncounterForm::Attachment: break;
    }
}

void addAttachment(AdventureForm& form)
{
    form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Attachment"));
    form.addChoice<CardSort>("attachTo.sort", QT_TRANSLATE_NOOP("CardBuilder", "Put on"),
                             [](AdventureCard& card) -> CardSort& { return card.attachTo->card.sort; });
    WordChoices categories{{QString(), builderText(QT_TRANSLATE_NOOP("CardBuilder", "of any category"))}};
    for (const auto& choice : categoryChoices(form.set()))
        categories.push_back(choice);
    form.add(form.wordField(
        QStringLiteral("attachTo.category"),
        builderText(QT_TRANSLATE_NOOP("CardBuilder", "Category of that card")),
        [](const AdventureCard& card) { return card.attachTo->card.category; },
        [](AdventureCard& card, const std::string& category) { card.attachTo->card.category = category; },
        std::move(categories)));
    form.addChoice<Whose>("attachTo.whose", QT_TRANSLATE_NOOP("CardBuilder", "Whose card"),
                          [](AdventureCard& card) -> Whose& { return card.attachTo->whose; });
}

} // namespace

delve::Form formOf(const AdventureCard& card, const CardSet& set)
{
    AdventureForm form(card, set);
    form.addName();
    form.add(form.choice<AdventureKind>(
        QStringLiteral("kind"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Kind")), card.kind,
        labelsOf<AdventureKind>(), [](AdventureCard& changed, AdventureKind kind) {
            if (changed.kind != kind)
                changed = withKind(changed, kind);
        }));
    if (card.kind == AdventureKind::Encounter)
        form.add(form.choice<EncounterForm>(
            QStringLiteral("form"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Encounter")),
            card.encounter.form, labelsOf<EncounterForm>(), [](AdventureCard& changed, EncounterForm wanted) {
                if (changed.encounter.form != wanted)
                    changed = withForm(changed, wanted);
            }));
    form.addPaid(QStringLiteral("cost"), [](AdventureCard& changed) -> Cost& { return changed.cost; });
    form.addChoice<CardUse>("use", QT_TRANSLATE_NOOP("CardBuilder", "Use"),
                            [](AdventureCard& changed) -> CardUse& { return changed.use; });
    form.add(form.choice<CardDuration>(
        QStringLiteral("duration"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Duration")), card.duration,
        labelsOf<CardDuration>(),
        [](AdventureCard& changed, CardDuration duration) { changed = withDuration(changed, duration); }));
    form.addCategories([](AdventureCard& changed) -> std::vector<std::string>& { return changed.categories; },
                       false);
    form.addTarget({}, [](AdventureCard& changed) -> Targeting& { return changed.target; });
    if (card.kind == AdventureKind::Bane)
        form.addFlag("mayIncludeOwnHero", QT_TRANSLATE_NOOP("CardBuilder", "May strike one's own Hero"),
                     [](AdventureCard& changed) -> bool& { return changed.mayIncludeOwnHero; });
    form.addCost("upkeep", QT_TRANSLATE_NOOP("CardBuilder", "Upkeep is paid with"),
                 [](AdventureCard& changed) -> Cost& { return changed.upkeep; });
    if (card.kind == AdventureKind::Treasure)
        addTreasure(form);
    if (card.kind == AdventureKind::Encounter)
        addEncounter(form, card);
    if (card.attachTo)
        addAttachment(form);
    form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Activation"));
    form.addPresence(
        "activation", QT_TRANSLATE_NOOP("CardBuilder", "It can be used while it lies in play"),
        [](AdventureCard& changed) -> std::optional<Ability>& { return changed.activation; },
        [] {
            Ability ability;
            ability.effects = {newEffect(EffectKind::Movement)};
            return ability;
        });
    if (card.activation)
        form.addAbility(
            "activation", [](AdventureCard& changed) -> Ability& { return *changed.activation; }, false);
    form.addFoot();
    return form.take();
}

} // namespace delve::dungeoneer
