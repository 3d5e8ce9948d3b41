// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/figure_words.h"
#include "editor/mageknight/viewmodels/builder/forms/large_figure_form.h"
#include "engine/mageknight/content/new_pieces.h"
#include "engine/mageknight/content/price.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

QString slotLabel(Slot slot)
{
    switch (slot) {
    case Slot::Speed: return formText(QT_TRANSLATE_NOOP("PieceForm", "Speed"));
    case Slot::Attack: return formText(QT_TRANSLATE_NOOP("PieceForm", "Attack"));
    case Slot::Defense: return formText(QT_TRANSLATE_NOOP("PieceForm", "Defense"));
    case Slot::Damage: break;
    }
    return formText(QT_TRANSLATE_NOOP("PieceForm", "Damage"));
}

void addIdentity(FormBuilder<Figure>& form)
{
    const Figure& figure = form.subject();
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Figure")));
    form.addLocalized(QStringLiteral("name"), formText(QT_TRANSLATE_NOOP("PieceForm", "Name")),
                      [](Figure& f) -> LocalizedText& { return f.name; });
    form.add(form.choice<FigureRole>(
        QStringLiteral("role"), formText(QT_TRANSLATE_NOOP("PieceForm", "Role")), figure.role,
        {{FigureRole::Hero, formText(QT_TRANSLATE_NOOP("PieceForm", "Hero"))},
         {FigureRole::MageSpawn, formText(QT_TRANSLATE_NOOP("PieceForm", "Mage Spawn"))},
         {FigureRole::Warrior, formText(QT_TRANSLATE_NOOP("PieceForm", "Warrior"))}},
        [](Figure& f, FigureRole role) { f = withRole(f, role); }));
    if (figure.version)
        form.add(form.choice<Version>(
            QStringLiteral("version"), formText(QT_TRANSLATE_NOOP("PieceForm", "Version")), *figure.version,
            {{Version::Weak, formText(QT_TRANSLATE_NOOP("PieceForm", "Weak, 1 yellow star"))},
             {Version::Standard, formText(QT_TRANSLATE_NOOP("PieceForm", "Standard, 2 blue stars"))},
             {Version::Tough, formText(QT_TRANSLATE_NOOP("PieceForm", "Tough, 3 red stars"))},
             {Version::Unique, formText(QT_TRANSLATE_NOOP("PieceForm", "Unique"))}},
            [](Figure& f, Version version) { f = withVersion(f, version); }));
    form.add(form.text(QStringLiteral("set"), formText(QT_TRANSLATE_NOOP("PieceForm", "Set")),
                       [](Figure& f) -> std::string& { return f.set; }));
    form.add(form.number(QStringLiteral("collectorNumber"),
                         formText(QT_TRANSLATE_NOOP("PieceForm", "Collector's number")),
                         [](Figure& f) -> int& { return f.collectorNumber; }));
    form.add(form.words(QStringLiteral("factions"), formText(QT_TRANSLATE_NOOP("PieceForm", "Factions")),
                        [](Figure& f) -> std::vector<std::string>& { return f.factions; }));
    form.add(form.words(QStringLiteral("tags"), formText(QT_TRANSLATE_NOOP("PieceForm", "Tags")),
                        [](Figure& f) -> std::vector<std::string>& { return f.tags; }));
    form.addLocalized(
        QStringLiteral("text"), formText(QT_TRANSLATE_NOOP("PieceForm", "Text")),
        [](Figure& f) -> LocalizedText& { return f.text; }, true);
}

void addBase(FormBuilder<Figure>& form)
{
    const Figure& figure = form.subject();
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Base")));
    form.add(form.choice<BaseShape>(
        QStringLiteral("base"), formText(QT_TRANSLATE_NOOP("PieceForm", "Shape")), figure.base,
        {{BaseShape::Round1x1, formText(QT_TRANSLATE_NOOP("PieceForm", "Round, 1 × 1"))},
         {BaseShape::Peanut1x2, formText(QT_TRANSLATE_NOOP("PieceForm", "Peanut, 1 × 2"))},
         {BaseShape::Titan2x2, formText(QT_TRANSLATE_NOOP("PieceForm", "Titan, 2 × 2"))},
         {BaseShape::Mount1x3, formText(QT_TRANSLATE_NOOP("PieceForm", "Mount, 1 × 3"))},
         {BaseShape::SmallMulti2x4, formText(QT_TRANSLATE_NOOP("PieceForm", "Small multi-dial, 2 × 4"))},
         {BaseShape::LargeMulti3x5, formText(QT_TRANSLATE_NOOP("PieceForm", "Large multi-dial, 3 × 5"))}},
        [](Figure& f, BaseShape base) { f = withBase(f, base); }));
    form.add(form.choiceOf<SpeedType>(
        QStringLiteral("speedType"), formText(QT_TRANSLATE_NOOP("PieceForm", "Speed symbol")),
        [](Figure& f) -> SpeedType& { return f.speedType; },
        {{SpeedType::Boot, formText(QT_TRANSLATE_NOOP("PieceForm", "Boot"))},
         {SpeedType::Horseshoe, formText(QT_TRANSLATE_NOOP("PieceForm", "Horseshoe"))},
         {SpeedType::Wave, formText(QT_TRANSLATE_NOOP("PieceForm", "Wave"))},
         {SpeedType::Wing, formText(QT_TRANSLATE_NOOP("PieceForm", "Wing"))},
         {SpeedType::Wheel, formText(QT_TRANSLATE_NOOP("PieceForm", "Wheel"))}}));
    EnumLabels<int> arcs;
    for (const int degrees : {90, 135, 180, 270, 360})
        arcs.emplace_back(degrees, QStringLiteral("%1°").arg(degrees));
    form.add(form.choice<int>(QStringLiteral("frontArc"),
                              formText(QT_TRANSLATE_NOOP("PieceForm", "Front arc")), figure.frontArc, arcs,
                              [](Figure& f, int degrees) {
                                  f.frontArc = degrees;
                                  f.arcSide = degrees == 135 ? ArcSide::Left : ArcSide::None;
                              }));
    if (figure.arcSide != ArcSide::None)
        form.add(form.choiceOf<ArcSide>(
            QStringLiteral("arcSide"), formText(QT_TRANSLATE_NOOP("PieceForm", "Side of the arc")),
            [](Figure& f) -> ArcSide& { return f.arcSide; },
            {{ArcSide::Left, formText(QT_TRANSLATE_NOOP("PieceForm", "Left"))},
             {ArcSide::Right, formText(QT_TRANSLATE_NOOP("PieceForm", "Right"))}}));
    form.add(form.number(QStringLiteral("range"), formText(QT_TRANSLATE_NOOP("PieceForm", "Range")),
                         [](Figure& f) -> int& { return f.range; }));
    form.add(form.number(QStringLiteral("targets"), formText(QT_TRANSLATE_NOOP("PieceForm", "Targets")),
                         [](Figure& f) -> int& { return f.targets; }));
    addShots(form);
    form.add(form.flag(QStringLiteral("dragon"), formText(QT_TRANSLATE_NOOP("PieceForm", "Dragon")),
                       [](Figure& f) -> bool& { return f.dragon; }));
}

/// What the figure should cost by its dial, beside what it does cost.
void addPrice(FormBuilder<Figure>& form)
{
    const Figure& figure = form.subject();
    if (figure.hasLevels()) {
        FormTable table;
        table.name = QStringLiteral("levels");
        table.title = formText(QT_TRANSLATE_NOOP("PieceForm", "Levels"));
        table.columns = {formText(QT_TRANSLATE_NOOP("PieceForm", "Points")),
                         formText(QT_TRANSLATE_NOOP("PieceForm", "By its dial")),
                         formText(QT_TRANSLATE_NOOP("PieceForm", "Starts at click"))};
        EnumLabels<int> clicks;
        for (int click = 0; click < figure.dials.front().liveClicks(); ++click)
            clicks.emplace_back(click, QString::number(click + 1));
        for (int level = 1; level <= int(figure.levels.size()); ++level) {
            const auto entry = [level](Figure& f) -> HeroLevel& { return f.levels[std::size_t(level - 1)]; };
            const QString name = QStringLiteral("levels.%1.").arg(level - 1);
            table.rows.push_back({QString::number(level),
                                  {form.number(name + QLatin1String("points"), table.columns[0],
                                               [entry](Figure& f) -> int& { return entry(f).points; }),
                                   form.fact(name + QLatin1String("price"), table.columns[1],
                                             QString::number(suggestedPoints(figure, level))),
                                   form.choiceOf<int>(
                                       name + QLatin1String("startClick"), table.columns[2],
                                       [entry](Figure& f) -> int& { return entry(f).startClick; }, clicks)}});
        }
        form.add(std::move(table));
        return;
    }
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Points")));
    form.add(form.number(
        QStringLiteral("points"),
        formText(QT_TRANSLATE_NOOP("PieceForm", "Points (by its dial: %1)")).arg(suggestedPoints(figure)),
        [](Figure& f) -> int& { return f.points; }));
}

void insertClick(Figure& figure, std::size_t dial, int row)
{
    auto& clicks = figure.dials[dial].clicks;
    // A new click looks like the one before it; the eliminated ones stay last.
    Click click = clicks[std::size_t(std::max(0, row - 1))];
    if (click.eliminated)
        click = clicks.front();
    clicks.insert(clicks.begin() + row, click);
    for (HeroLevel& level : figure.levels)
        level.startClick += dial == 0 && level.startClick >= row;
}

void removeClick(Figure& figure, std::size_t dial, int row)
{
    auto& clicks = figure.dials[dial].clicks;
    clicks.erase(clicks.begin() + row);
    if (dial != 0)
        return;
    const int last = std::max(0, figure.dials.front().liveClicks() - 1);
    figure.startClick = std::min(figure.startClick, last);
    for (HeroLevel& level : figure.levels)
        level.startClick = std::min(level.startClick - (level.startClick > row), last);
}

FormTable dialTable(FormBuilder<Figure>& form, std::size_t number, const Library& library)
{
    const Dial& dial = form.subject().dials[number];
    FormTable table;
    table.name = QStringLiteral("dial.%1").arg(number);
    const bool isSection = dial.section != Section::Main;
    table.title = sectionInWords(dial.section);
    for (const auto& [slot, word] : enumNames<Slot>)
        table.columns << slotLabel(slot) << formText(QT_TRANSLATE_NOOP("PieceForm", "Ability"));
    if (isSection)
        table.columns << formText(QT_TRANSLATE_NOOP("PieceForm", "Skulls"));
    for (std::size_t i = 0; i < dial.clicks.size(); ++i) {
        const auto click = [number, i](Figure& f) -> Click& { return f.dials[number].clicks[i]; };
        const QString name = QStringLiteral("dial.%1.%2.").arg(number).arg(i);
        const bool isDead = dial.clicks[i].eliminated;
        FormTable::Row row{
            isDead ? formText(QT_TRANSLATE_NOOP("PieceForm", "✖ out")) : QString::number(i + 1), {}};
        for (const auto& [slot, word] : enumNames<Slot>) {
            const auto at = std::size_t(slot);
            row.cells.push_back(form.number(name + QString::number(at), slotLabel(slot),
                                            [click, at](Figure& f) -> int& { return click(f).values[at]; }));
            row.cells.push_back(abilityField(
                form, name + QString::number(at) + QLatin1String("a"),
                formText(QT_TRANSLATE_NOOP("PieceForm", "%1 ability")).arg(slotLabel(slot)), slot, library,
                [click, at](Figure& f) -> std::optional<Ability>& { return click(f).abilities[at]; }));
        }
        if (isSection) // MD-21: positions without a value
            row.cells.push_back(form.number(name + QLatin1String("skulls"), table.columns.back(),
                                            [click](Figure& f) -> int& { return click(f).skulls; }));
        for (FormField& cell : row.cells)
            cell.isUsed = !isDead;
        table.rows.push_back(std::move(row));
    }
    table.withRow = form.rowChange([number](Figure& f, int row) {
        insertClick(f, number, std::min(row, f.dials[number].liveClicks()));
    });
    table.withoutRow = form.rowChange([number](Figure& f, int row) { removeClick(f, number, row); });
    return table;
}

} // namespace

Form formOf(const Figure& figure, const Library& library)
{
    FormBuilder<Figure> form(figure);
    addIdentity(form);
    addBase(form);
    addRiding(form);
    for (std::size_t i = 0; i < figure.dials.size(); ++i)
        form.add(dialTable(form, i, library));
    addPrice(form);
    addPointValues(form);
    return form.take();
}

} // namespace delve::mageknight
