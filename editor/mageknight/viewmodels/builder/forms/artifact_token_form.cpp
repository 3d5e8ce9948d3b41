// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/forms/artifact_effects.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr int highestRoll = 12;

/// The rows that follow take up where this one ends; what is left of them may vanish.
void setEnd(ArtifactToken& token, std::size_t index, int to)
{
    auto& rows = token.rows;
    rows[index].to = std::clamp(to, rows[index].from, highestRoll);
    while (index + 1 < rows.size() && rows[index + 1].to <= rows[index].to)
        rows.erase(rows.begin() + std::ptrdiff_t(index) + 1);
    if (index + 1 < rows.size())
        rows[index + 1].from = rows[index].to + 1;
    else
        rows[index].to = highestRoll;
}

/// Divides a row in two; one for a single total cannot be.
void splitRow(ArtifactToken& token, std::size_t index)
{
    ArtifactToken::Row& row = token.rows[index];
    if (row.from == row.to)
        return;
    ArtifactToken::Row second = row;
    row.to = (row.from + row.to) / 2;
    second.from = row.to + 1;
    token.rows.insert(token.rows.begin() + std::ptrdiff_t(index) + 1, second);
}

void mergeRow(ArtifactToken& token, std::size_t index)
{
    if (token.rows.size() == 1)
        return;
    const ArtifactToken::Row gone = token.rows[index];
    token.rows.erase(token.rows.begin() + std::ptrdiff_t(index));
    if (index > 0)
        token.rows[index - 1].to = gone.to;
    else
        token.rows.front().from = gone.from;
}

FormTable rowTable(FormBuilder<ArtifactToken>& form)
{
    FormTable table;
    table.name = QStringLiteral("rows");
    table.title = formText(QT_TRANSLATE_NOOP("PieceForm", "Results of two dice"));
    table.columns = {formText(QT_TRANSLATE_NOOP("PieceForm", "Up to")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Text")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Text (Italian)"))};
    for (std::size_t i = 0; i < form.subject().rows.size(); ++i) {
        const QString name = QStringLiteral("rows.%1.").arg(i);
        const auto text = [i](ArtifactToken& t) -> LocalizedText& { return t.rows[i].text; };
        FormField end = form.number(name + QLatin1String("to"), table.columns[0],
                                    [i](ArtifactToken& t) -> int& { return t.rows[i].to; });
        end.changed = [i](const FormSubject& subject, const QString& value) {
            ArtifactToken token = std::any_cast<const ArtifactToken&>(subject);
            setEnd(token, i, value.toInt());
            return FormSubject(token);
        };
        table.rows.push_back(
            {totalsOf(form.subject().rows[i]),
             {std::move(end), form.localized(name + QLatin1String("text"), table.columns[1], text, "en"),
              form.localized(name + QLatin1String("text"), table.columns[2], text, "it")}});
    }
    table.withRow = form.rowChange(
        [](ArtifactToken& t, int row) { splitRow(t, std::min(std::size_t(row), t.rows.size() - 1)); });
    table.withoutRow = form.rowChange([](ArtifactToken& t, int row) { mergeRow(t, std::size_t(row)); });
    return table;
}

} // namespace

Form formOf(const ArtifactToken& token, const Library& library)
{
    FormBuilder<ArtifactToken> form(token);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Artifact token")));
    form.addLocalized(QStringLiteral("name"), formText(QT_TRANSLATE_NOOP("PieceForm", "Name")),
                      [](ArtifactToken& t) -> LocalizedText& { return t.name; });
    form.add(form.number(QStringLiteral("stock"),
                         formText(QT_TRANSLATE_NOOP("PieceForm", "How many there are")),
                         [](ArtifactToken& t) -> int& { return t.stock; }));
    form.add(form.choiceOf<Colour>(
        QStringLiteral("colour"), formText(QT_TRANSLATE_NOOP("PieceForm", "Colour")),
        [](ArtifactToken& t) -> Colour& { return t.colour; }, colourLabels()));
    form.add(rowTable(form));
    form.add(effectTable(form, library));
    return form.take();
}

} // namespace delve::mageknight
