// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/forms/form_builder.h"

namespace delve::mageknight {

namespace {

/// What all pieces with a stock have in common.
template <typename Piece> void addNameAndStock(FormBuilder<Piece>& form)
{
    form.addLocalized(QStringLiteral("name"), formText(QT_TRANSLATE_NOOP("PieceForm", "Name")),
                      [](Piece& piece) -> LocalizedText& { return piece.name; });
    form.add(form.number(QStringLiteral("stock"),
                         formText(QT_TRANSLATE_NOOP("PieceForm", "How many there are")),
                         [](Piece& piece) -> int& { return piece.stock; }));
}

} // namespace

Form formOf(const PackFacts& facts)
{
    FormBuilder<PackFacts> form(facts);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Pack")));
    form.addLocalized(QStringLiteral("name"), formText(QT_TRANSLATE_NOOP("PieceForm", "Name")),
                      [](PackFacts& f) -> LocalizedText& { return f.name; });
    form.add(form.text(QStringLiteral("version"), formText(QT_TRANSLATE_NOOP("PieceForm", "Version")),
                       [](PackFacts& f) -> std::string& { return f.version; }));
    form.add(form.text(QStringLiteral("author"), formText(QT_TRANSLATE_NOOP("PieceForm", "Author")),
                       [](PackFacts& f) -> std::string& { return f.author; }));
    form.add(form.text(QStringLiteral("license"), formText(QT_TRANSLATE_NOOP("PieceForm", "Licence")),
                       [](PackFacts& f) -> std::string& { return f.license; }));
    form.addLocalized(
        QStringLiteral("description"), formText(QT_TRANSLATE_NOOP("PieceForm", "Description")),
        [](PackFacts& f) -> LocalizedText& { return f.description; }, true);
    return form.take();
}

Form formOf(const WanderingToken& token)
{
    FormBuilder<WanderingToken> form(token);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Wandering token")));
    addNameAndStock(form);
    form.add(form.choiceOf<Colour>(
        QStringLiteral("colour"), formText(QT_TRANSLATE_NOOP("PieceForm", "Colour")),
        [](WanderingToken& t) -> Colour& { return t.colour; }, colourLabels()));
    form.add(form.number(QStringLiteral("variant"), formText(QT_TRANSLATE_NOOP("PieceForm", "Variant")),
                         [](WanderingToken& t) -> int& { return t.variant; }));
    FormTable table;
    table.name = QStringLiteral("rows");
    table.title = formText(QT_TRANSLATE_NOOP("PieceForm", "What a roll of two dice brings"));
    table.columns = {formText(QT_TRANSLATE_NOOP("PieceForm", "Mage Spawn")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Points at most"))};
    for (std::size_t i = 0; i < token.rows.size(); ++i) {
        const QString name = QStringLiteral("rows.%1.").arg(i);
        table.rows.push_back({QString::number(i + 2),
                              {form.number(name + QLatin1String("count"), table.columns[0],
                                           [i](WanderingToken& t) -> int& { return t.rows[i].count; }),
                               form.number(name + QLatin1String("points"), table.columns[1],
                                           [i](WanderingToken& t) -> int& { return t.rows[i].points; })}});
    }
    form.add(std::move(table));
    return form.take();
}

Form formOf(const ArtifactKind& artifact)
{
    FormBuilder<ArtifactKind> form(artifact);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Artifact")));
    addNameAndStock(form);
    form.addLocalized(
        QStringLiteral("text"), formText(QT_TRANSLATE_NOOP("PieceForm", "Text")),
        [](ArtifactKind& a) -> LocalizedText& { return a.text; }, true);
    const EnumLabels<ArtifactClass> classes{
        {ArtifactClass::Exotic, formText(QT_TRANSLATE_NOOP("PieceForm", "Exotic artifact"))},
        {ArtifactClass::AncientPillar, formText(QT_TRANSLATE_NOOP("PieceForm", "Ancient pillar"))},
        {ArtifactClass::AllSeeingPillar, formText(QT_TRANSLATE_NOOP("PieceForm", "All-seeing pillar"))},
        {ArtifactClass::Chair, formText(QT_TRANSLATE_NOOP("PieceForm", "Chair"))},
        {ArtifactClass::Table, formText(QT_TRANSLATE_NOOP("PieceForm", "Table"))}};
    form.add(form.choice<ArtifactClass>(
        QStringLiteral("class"), formText(QT_TRANSLATE_NOOP("PieceForm", "Kind")), artifact.artifactClass,
        classes, [](ArtifactKind& a, ArtifactClass chosen) {
            a.artifactClass = chosen;
            if (chosen != ArtifactClass::Exotic)
                a.tokens = {}; // DRESS-01
        }));
    form.add(form.number(QStringLiteral("width"), formText(QT_TRANSLATE_NOOP("PieceForm", "Squares across")),
                         [](ArtifactKind& a) -> int& { return a.footprint.width; }));
    form.add(form.number(QStringLiteral("height"), formText(QT_TRANSLATE_NOOP("PieceForm", "Squares along")),
                         [](ArtifactKind& a) -> int& { return a.footprint.height; }));
    if (artifact.artifactClass != ArtifactClass::Exotic)
        return form.take();
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Tokens below it")));
    for (const auto& [colour, label] : colourLabels()) {
        const auto index = std::size_t(colour);
        form.add(form.number(QStringLiteral("tokens.%1").arg(index), label,
                             [index](ArtifactKind& a) -> int& { return a.tokens[index]; }));
    }
    return form.take();
}

Form formOf(const DoorKind& door)
{
    FormBuilder<DoorKind> form(door);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Door")));
    addNameAndStock(form);
    form.add(form.choiceOf<DoorMaterial>(
        QStringLiteral("kind"), formText(QT_TRANSLATE_NOOP("PieceForm", "Kind")),
        [](DoorKind& d) -> DoorMaterial& { return d.material; },
        {{DoorMaterial::Wood, formText(QT_TRANSLATE_NOOP("PieceForm", "Wooden door"))},
         {DoorMaterial::Iron, formText(QT_TRANSLATE_NOOP("PieceForm", "Iron door"))}}));
    return form.take();
}

Form formOf(const MarkerKind& marker)
{
    FormBuilder<MarkerKind> form(marker);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Terrain marker")));
    addNameAndStock(form);
    form.add(form.choiceOf<OrdinarySide>(
        QStringLiteral("ordinarySide"), formText(QT_TRANSLATE_NOOP("PieceForm", "Plain side")),
        [](MarkerKind& m) -> OrdinarySide& { return m.ordinarySide; },
        {{OrdinarySide::Hindering, formText(QT_TRANSLATE_NOOP("PieceForm", "Hindering terrain"))},
         {OrdinarySide::Water, formText(QT_TRANSLATE_NOOP("PieceForm", "Water"))}}));
    form.add(form.choiceOf<UniqueSide>(
        QStringLiteral("uniqueSide"), formText(QT_TRANSLATE_NOOP("PieceForm", "Special side")),
        [](MarkerKind& m) -> UniqueSide& { return m.uniqueSide; },
        {{UniqueSide::Shadow, formText(QT_TRANSLATE_NOOP("PieceForm", "Shadow"))},
         {UniqueSide::Vortex, formText(QT_TRANSLATE_NOOP("PieceForm", "Vortex"))},
         {UniqueSide::Teleport, formText(QT_TRANSLATE_NOOP("PieceForm", "Teleport"))},
         {UniqueSide::Staircase, formText(QT_TRANSLATE_NOOP("PieceForm", "Staircase"))}}));
    return form.take();
}

Form formOf(const PrintedMap& map)
{
    FormBuilder<PrintedMap> form(map);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Printed map")));
    addNameAndStock(form);
    return form.take();
}

} // namespace delve::mageknight
