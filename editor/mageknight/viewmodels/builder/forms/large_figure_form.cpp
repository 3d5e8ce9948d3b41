// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/forms/large_figure_form.h"

#include "editor/mageknight/text/figure_words.h"
#include "engine/mageknight/content/price.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

EnumLabels<MountType> mountLabels()
{
    EnumLabels<MountType> labels;
    for (const auto& [type, word] : enumNames<MountType>)
        labels.emplace_back(type, mountTypeInWords(type));
    return labels;
}

EnumLabels<Proficiency> proficiencyLabels()
{
    EnumLabels<Proficiency> labels;
    for (const auto& [proficiency, word] : enumNames<Proficiency>)
        labels.emplace_back(proficiency, proficiencyInWords(proficiency));
    return labels;
}

/// Puts a value into a list or takes it out; the list stays in the order of the values.
template <typename T> void setAmong(std::vector<T>& list, T value, bool isIn)
{
    std::erase(list, value);
    if (isIn)
        list.insert(std::ranges::upper_bound(list, value), value);
}

template <typename T> bool isAmong(const std::vector<T>& list, T value)
{
    return std::ranges::find(list, value) != list.end();
}

void addMount(FormBuilder<Figure>& form)
{
    constexpr int none = -1;
    const std::optional<Mount>& mount = form.subject().mount;
    EnumLabels<int> types{{none, formText(QT_TRANSLATE_NOOP("PieceForm", "No mount"))}};
    for (const auto& [type, word] : mountLabels())
        types.emplace_back(int(type), word);
    form.add(form.choice<int>(QStringLiteral("mount"), formText(QT_TRANSLATE_NOOP("PieceForm", "Mount type")),
                              mount ? int(mount->type) : none, types, [](Figure& f, int type) {
                                  if (type == none) {
                                      f.mount.reset();
                                      return;
                                  }
                                  if (!f.mount)
                                      f.mount.emplace();
                                  f.mount->type = MountType(type);
                                  f.base = BaseShape::Mount1x3; // MOUNT-02
                              }));
    if (!mount)
        return;
    form.add(form.choiceOf<Intelligence>(
        QStringLiteral("intelligence"), formText(QT_TRANSLATE_NOOP("PieceForm", "Without its rider")),
        [](Figure& f) -> Intelligence& { return f.mount->intelligence; },
        {{Intelligence::Skittish, intelligenceInWords(Intelligence::Skittish)},
         {Intelligence::Independent, intelligenceInWords(Intelligence::Independent)},
         {Intelligence::MeanSpirited, intelligenceInWords(Intelligence::MeanSpirited)}}));
    for (const auto& [proficiency, word] : proficiencyLabels())
        form.add(form.flagWith(
            QStringLiteral("proficiency.%1").arg(int(proficiency)), word,
            isAmong(mount->proficiencies, proficiency),
            [which = proficiency](Figure& f, bool isIn) { setAmong(f.mount->proficiencies, which, isIn); }));
}

/// CAV-01: a rider has a bonus and one symbol at least; who loses the last symbol is none any more.
void addRider(FormBuilder<Figure>& form)
{
    const std::optional<Rider>& rider = form.subject().rider;
    for (const auto& [type, word] : mountLabels())
        form.add(form.flagWith(QStringLiteral("rides.%1").arg(int(type)),
                               formText(QT_TRANSLATE_NOOP("PieceForm", "Rides: %1")).arg(word),
                               rider && isAmong(rider->mounts, type), [which = type](Figure& f, bool isIn) {
                                   if (!f.rider)
                                       f.rider.emplace();
                                   setAmong(f.rider->mounts, which, isIn);
                                   if (f.rider->mounts.empty())
                                       f.rider.reset();
                               }));
    if (rider)
        form.add(form.number(QStringLiteral("attackBonus"),
                             formText(QT_TRANSLATE_NOOP("PieceForm", "Attack bonus in the saddle")),
                             [](Figure& f) -> int& { return f.rider->attackBonus; }));
}

} // namespace

void addShots(FormBuilder<Figure>& form)
{
    const Figure& figure = form.subject();
    if (figure.isTitan() || figure.minRange > 0)
        form.add(form.number(QStringLiteral("minRange"),
                             formText(QT_TRANSLATE_NOOP("PieceForm", "Minimum range (indirect fire)")),
                             [](Figure& f) -> int& { return f.minRange; }));
    form.add(form.flag(QStringLiteral("explosive"),
                       formText(QT_TRANSLATE_NOOP("PieceForm", "Explosive attacks")),
                       [](Figure& f) -> bool& { return f.explosive; }));
    if (!figure.isMultiDial())
        return;
    for (std::size_t i = 0; i < figure.dials.size(); ++i) {
        const QString label = formText(QT_TRANSLATE_NOOP("PieceForm", "Range, %1"))
                                  .arg(sectionInWords(figure.dials[i].section));
        form.add(form.numberWith(QStringLiteral("dial.%1.range").arg(i), label,
                                 figure.dials[i].range.value_or(figure.range), [i](Figure& f, int range) {
                                     f.dials[i].range =
                                         range == f.range ? std::nullopt : std::optional(range);
                                 }));
    }
}

void addRiding(FormBuilder<Figure>& form)
{
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Mounts and riders")));
    addMount(form);
    if (!form.subject().mount)
        addRider(form);
}

void addPointValues(FormBuilder<Figure>& form)
{
    const Figure& figure = form.subject();
    if (!figure.isTitan() && !figure.isMultiDial() && !figure.hasValues())
        return;
    FormTable table;
    table.name = QStringLiteral("pointValues");
    table.title = formText(QT_TRANSLATE_NOOP("PieceForm", "Point values by turns of the dials"));
    table.columns = {formText(QT_TRANSLATE_NOOP("PieceForm", "Points")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "By its dials"))};
    for (const Dial& dial : figure.dials)
        table.columns
            << formText(QT_TRANSLATE_NOOP("PieceForm", "Turns, %1")).arg(sectionInWords(dial.section));
    for (std::size_t i = 0; i < figure.pointValues.size(); ++i) {
        const auto entry = [i](Figure& f) -> PointValue& { return f.pointValues[i]; };
        const QString name = QStringLiteral("pointValues.%1.").arg(i);
        FormTable::Row row{
            QString::number(i + 1),
            {form.number(name + QLatin1String("points"), table.columns[0],
                         [entry](Figure& f) -> int& { return entry(f).points; }),
             form.fact(name + QLatin1String("price"), table.columns[1],
                       QString::number(suggestedPoints(figure, figure.pointValues[i].turns)))}};
        for (std::size_t dial = 0; dial < figure.dials.size(); ++dial)
            row.cells.push_back(form.number(name + QString::number(dial), table.columns[int(2 + dial)],
                                            [entry, dial](Figure& f) -> int& {
                                                entry(f).turns.resize(f.dials.size());
                                                return entry(f).turns[dial];
                                            }));
        table.rows.push_back(std::move(row));
    }
    table.withRow = form.rowChange([](Figure& f, int row) {
        PointValue value{1, std::vector<int>(f.dials.size(), 1)};
        if (row > 0)
            value.turns = f.pointValues[std::size_t(row - 1)].turns;
        value.points = std::max(1, suggestedPoints(f, value.turns));
        f.pointValues.insert(f.pointValues.begin() + row, value);
    });
    table.withoutRow =
        form.rowChange([](Figure& f, int row) { f.pointValues.erase(f.pointValues.begin() + row); });
    form.add(std::move(table));
}

} // namespace delve::mageknight
