// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/forms/card_form.h"

#include "editor/dungeoneer/viewmodels/builder/forms/card_form_builder.h"
#include "engine/dungeoneer/content/terrains.h"

namespace delve::dungeoneer {

namespace {

QString idText(const ContentId& id)
{
    return QString::fromStdString(id.text());
}

/// A word and its names as the cells of a row.
template <typename Word>
std::vector<FormField> wordCells(FormBuilder<SetFacts>& form, const QString& prefix, std::size_t row,
                                 std::vector<Word> SetFacts::*list)
{
    std::vector<FormField> cells{form.text(
        prefix + QLatin1String("id"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Word in files")),
        [list, row](SetFacts& facts) -> std::string& { return (facts.*list)[row].id; })};
    const auto addTexts = [&](const QString& name, const QString& label, LocalizedText Word::*text) {
        for (const auto& [language, languageName] : formLanguages)
            cells.push_back(form.localized(
                prefix + name,
                formText(QT_TRANSLATE_NOOP("PieceForm", "%1 (%2)")).arg(label, formText(languageName)),
                [list, row, text](SetFacts& facts) -> LocalizedText& { return (facts.*list)[row].*text; },
                language));
    };
    addTexts(QStringLiteral("name"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Name")), &Word::name);
    if constexpr (requires { &Word::plural; })
        addTexts(QStringLiteral("plural"), builderText(QT_TRANSLATE_NOOP("CardBuilder", "Plural")),
                 &Word::plural);
    return cells;
}

template <typename Word>
FormTable wordTable(FormBuilder<SetFacts>& form, const char* name, const char* title,
                    std::vector<Word> SetFacts::*list, const char* newWord)
{
    FormTable table;
    table.name = QString::fromLatin1(name);
    table.title = builderText(title);
    // What is not there yet has the columns of a word that is.
    SetFacts example;
    (example.*list).resize(1);
    FormBuilder<SetFacts> exampleForm(example);
    for (const FormField& cell : wordCells(exampleForm, {}, 0, list))
        table.columns << cell.property.label;
    for (std::size_t row = 0; row < (form.subject().*list).size(); ++row)
        table.rows.push_back({QString::number(row + 1),
                              wordCells(form, table.name + QStringLiteral(".%1.").arg(row), row, list)});
    table.withRow = form.rowChange([list, newWord](SetFacts& facts, int row) {
        Word word;
        word.id = newWord;
        for (int number = 2;
             std::ranges::any_of(facts.*list, [&](const Word& other) { return other.id == word.id; });
             ++number)
            word.id = newWord + std::string("-") + std::to_string(number);
        word.name = {{{"en", word.id}}};
        if constexpr (requires { &Word::plural; })
            word.plural = word.name;
        auto& words = facts.*list;
        words.insert(words.begin() + std::min(std::ptrdiff_t(row), std::ptrdiff_t(words.size())), word);
    });
    table.withoutRow = form.rowChange(
        [list](SetFacts& facts, int row) { (facts.*list).erase((facts.*list).begin() + row); });
    return table;
}

} // namespace

WordChoices categoryChoices(const CardSet& set)
{
    WordChoices choices;
    for (const Category& category : set.categories)
        choices.emplace_back(QString::fromStdString(category.id), in(category.name));
    return choices;
}

WordChoices terrainChoices(const CardSet& set)
{
    WordChoices choices;
    for (const std::string_view known : knownTerrains)
        choices.emplace_back(QString::fromUtf8(known.data(), qsizetype(known.size())),
                             terrainName(set, std::string(known)));
    for (const Terrain& terrain : set.terrains)
        choices.emplace_back(QString::fromStdString(terrain.id), in(terrain.name));
    return choices;
}

WordChoices mapChoices(const CardSet& set)
{
    WordChoices choices;
    for (const MapCard& card : set.maps)
        choices.emplace_back(idText(card.id), in(card.name));
    return choices;
}

WordChoices heroChoices(const CardSet& set)
{
    WordChoices choices;
    for (const HeroCard& card : set.heroes)
        choices.emplace_back(idText(card.id), in(card.name));
    return choices;
}

delve::Form formOf(const FormSubject& subject, const CardSet& set)
{
    if (const auto* facts = std::any_cast<SetFacts>(&subject))
        return formOf(*facts, set);
    const auto card = pieceIn<SetCard>(subject);
    return card ? std::visit([&](const auto& one) { return formOf(one, set); }, *card) : delve::Form();
}

delve::Form formOf(const SetFacts& facts, const CardSet&)
{
    FormBuilder<SetFacts> form(facts);
    const auto label = [](const char* text) { return builderText(text); };
    form.section(label(QT_TRANSLATE_NOOP("CardBuilder", "Set")));
    form.addLocalized(QStringLiteral("name"), label(QT_TRANSLATE_NOOP("CardBuilder", "Name")),
                      [](SetFacts& set) -> LocalizedText& { return set.name; });
    form.add(form.text(QStringLiteral("symbol"),
                       label(QT_TRANSLATE_NOOP("CardBuilder", "Sign in the corner of its cards")),
                       [](SetFacts& set) -> std::string& { return set.symbol; }));
    form.add(form.choiceOf<MapKind>(
        QStringLiteral("mapKind"), label(QT_TRANSLATE_NOOP("CardBuilder", "Maps of")),
        [](SetFacts& set) -> MapKind& { return set.mapKind; }, labelsOf<MapKind>()));
    form.add(form.choice<SetSize>(QStringLiteral("size"), label(QT_TRANSLATE_NOOP("CardBuilder", "Size")),
                                  facts.size, labelsOf<SetSize>(), [](SetFacts& set, SetSize size) {
                                      set.size = size;
                                      set.decks = size == SetSize::Expansion ? set.decks : 1;
                                  }));
    if (facts.size == SetSize::Expansion) {
        FormField decks =
            form.number(QStringLiteral("decks"), label(QT_TRANSLATE_NOOP("CardBuilder", "Decks of 55")),
                        [](SetFacts& set) -> int& { return set.decks; });
        decks.property.least = 1;
        decks.property.most = 9;
        form.add(std::move(decks));
    }
    form.section(label(QT_TRANSLATE_NOOP("CardBuilder", "For others")));
    form.addLocalized(
        QStringLiteral("description"), label(QT_TRANSLATE_NOOP("CardBuilder", "Description")),
        [](SetFacts& set) -> LocalizedText& { return set.description; }, true);
    form.add(form.text(QStringLiteral("version"), label(QT_TRANSLATE_NOOP("CardBuilder", "Version")),
                       [](SetFacts& set) -> std::string& { return set.version; }));
    form.add(form.text(QStringLiteral("author"), label(QT_TRANSLATE_NOOP("CardBuilder", "Author")),
                       [](SetFacts& set) -> std::string& { return set.author; }));
    form.add(form.text(QStringLiteral("license"), label(QT_TRANSLATE_NOOP("CardBuilder", "Licence")),
                       [](SetFacts& set) -> std::string& { return set.license; }));
    form.add(wordTable(form, "categories", QT_TRANSLATE_NOOP("CardBuilder", "Categories"),
                       &SetFacts::categories, "category"));
    form.add(wordTable(form, "terrains", QT_TRANSLATE_NOOP("CardBuilder", "Terrains of its own"),
                       &SetFacts::terrains, "terrain"));
    return form.take();
}

} // namespace delve::dungeoneer
