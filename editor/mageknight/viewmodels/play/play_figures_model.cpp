// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_figures_model.h"

#include "editor/mageknight/text/figure_words.h"
#include "editor/mageknight/text/play/play_terms.h"
#include "editor/mageknight/text/play/status_words.h"
#include "editor/mageknight/viewmodels/play/dungeon_play.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/sections/sections.h"
#include "engine/mageknight/play/treasure/items.h"

#include <QPoint>

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

constexpr std::array slots4{Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage};

bool isGone(const FigureState& figure)
{
    return figure.where == Whereabouts::Left || figure.where == Whereabouts::Eliminated;
}

/// TREAS-10: what items add to a value; clicks are added to by none.
int bonusOf(const Position& position, FigureId id, Slot slot)
{
    return slot == Slot::Damage || isGone(position.figure(id)) ? 0 : itemBonus(position, id, slot);
}

int startOf(const Position& position, FigureId id)
{
    return position.kind(id).figure().startClickAt(std::max<int>(position.figure(id).level, 1));
}

} // namespace

PlayFiguresModel::PlayFiguresModel(DungeonPlay& play) : QAbstractListModel(&play), m_play(play)
{}

void PlayFiguresModel::refresh()
{
    std::vector<FigureId> rows;
    if (m_play.table()) {
        const GameState& state = m_play.table()->shown().view().state;
        // Another game may have fewer figures than the one in which somebody was looked at.
        const auto isThere = [&](FigureId id) {
            return id == FigureId::None || indexOf(id) < state.figures().size();
        };
        if (!isThere(m_chosen))
            m_chosen = FigureId::None;
        if (!isThere(m_lit))
            light(FigureId::None);
        for (int player = 0; player <= m_play.table()->session().game().playerCount(); ++player) {
            const bool isSpawn = player == m_play.table()->session().game().playerCount();
            for (std::size_t i = 0; i < state.figures().size(); ++i) {
                const FigureState& figure = state.figures()[i];
                if (isSection(m_play.table()->shown().position(), FigureId(i)))
                    continue; // MD-01: it is looked at with its hull
                if (isSpawn ? figure.isMageSpawn() && figure.isInside() : figure.team == PlayerId(player))
                    rows.push_back(FigureId(i));
            }
        }
        // Whoever acts is looked at, until somebody else is chosen.
        const FigureId active = state.turn().figure;
        if (active != m_active && active != FigureId::None)
            m_chosen = FigureId::None;
        m_active = active;
    }
    if (rows == m_rows) {
        if (!m_rows.empty())
            emit dataChanged(index(0), index(int(m_rows.size()) - 1));
    } else {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    emit changed();
}

FigureId PlayFiguresModel::figure() const
{
    return m_chosen != FigureId::None ? m_chosen : m_active;
}

int PlayFiguresModel::current() const
{
    const auto found = std::ranges::find(m_rows, hull() != FigureId::None ? hull() : figure());
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

void PlayFiguresModel::choose(int row)
{
    look(row < 0 || row >= int(m_rows.size()) ? FigureId::None : m_rows[std::size_t(row)]);
}

void PlayFiguresModel::look(FigureId figure)
{
    m_chosen = figure;
    emit changed();
}

FigureId PlayFiguresModel::hull() const
{
    if (!m_play.table() || figure() == FigureId::None)
        return FigureId::None;
    const Position position = m_play.table()->shown().position();
    const bool hasSections = isHull(position, figure()) || isSection(position, figure());
    return hasSections ? pieceOf(position, figure()) : FigureId::None;
}

FigureId PlayFiguresModel::shownDial() const
{
    if (hull() == FigureId::None || hull() != figure())
        return figure();
    const SectionMask active = activeSections(m_play.table()->shown().position(), hull());
    return active != 0 ? firstOf(hull(), active) : sectionOf(hull(), Section::Front);
}

QVariantList PlayFiguresModel::sections() const
{
    QVariantList list;
    if (hull() == FigureId::None)
        return list;
    const Position position = m_play.table()->shown().position();
    forEachSection(hull(), [&](FigureId section) {
        QVariantList values;
        for (const Slot slot : slots4)
            values << dialValue(position, section, slot) + bonusOf(position, section, slot);
        list << QVariantMap{{QStringLiteral("name"), sectionInWords(position.game().kind(section).section())},
                            {QStringLiteral("values"), values},
                            {QStringLiteral("isActive"), isActive(position, section)},
                            {QStringLiteral("isShown"), section == shownDial()}};
    });
    return list;
}

int PlayFiguresModel::lit() const
{
    const bool isHere = hull() != FigureId::None && m_lit > hull() && m_lit <= FigureId(int(hull()) + 4);
    return isHere ? int(m_lit) - int(hull()) - 1 : -1;
}

void PlayFiguresModel::setLit(int place)
{
    light(place < 0 || hull() == FigureId::None ? FigureId::None : FigureId(int(hull()) + 1 + place));
}

void PlayFiguresModel::light(FigureId section)
{
    if (section == m_lit)
        return;
    m_lit = section;
    emit litChanged();
}

void PlayFiguresModel::lookAtSection(int place)
{
    if (hull() != FigureId::None && place >= 0 && place < 4)
        look(FigureId(int(hull()) + 1 + place));
}

QString PlayFiguresModel::name() const
{
    return m_play.table() && figure() != FigureId::None ? m_play.table()->words().of(figure()) : QString();
}

QString PlayFiguresModel::description() const
{
    if (!m_play.table() || figure() == FigureId::None)
        return {};
    const Position position = m_play.table()->shown().position();
    QStringList parts;
    if (const int level = position.figure(figure()).level; level > 0)
        parts << tr("level %1").arg(level);
    if (const int range = rangeOf(position, figure()); range > 0)
        parts << tr("range %1").arg(range);
    for (const QString& part :
         {clicksLeftInWords(position, figure()), whereaboutsOf(position, figure(), m_play.table()->words()),
          conditionsOf(position, figure())})
        if (!part.isEmpty())
            parts << part;
    return parts.join(QStringLiteral(" · "));
}

QStringList PlayFiguresModel::valueNames() const
{
    QStringList names;
    for (const Slot slot : slots4)
        names << inWords(slot);
    return names;
}

QVariantList PlayFiguresModel::dial() const
{
    QVariantList rows;
    if (!m_play.table() || figure() == FigureId::None)
        return rows;
    const Position position = m_play.table()->shown().position();
    const FigureId id = shownDial();
    const auto& clicks = clicksOf(position, id);
    for (int i = startOf(position, id); i < int(clicks.size()); ++i) {
        const Click& click = clicks[std::size_t(i)];
        QVariantList cells;
        for (const Slot slot : slots4)
            cells << QVariantMap{
                {QStringLiteral("value"), click.value(slot)},
                {QStringLiteral("bonus"), bonusOf(position, id, slot)},
                {QStringLiteral("ability"),
                 click.ability(slot) ? m_play.table()->words().of(*click.ability(slot)) : QString()}};
        rows << QVariantMap{{QStringLiteral("current"), i == position.figure(id).clicks[0]},
                            {QStringLiteral("eliminated"), click.eliminated},
                            {QStringLiteral("cells"), cells}};
        if (click.eliminated)
            break;
    }
    return rows;
}

QVariantList PlayFiguresModel::abilities() const
{
    QVariantList list;
    if (!m_play.table() || figure() == FigureId::None)
        return list;
    const AbilitySet working = abilitiesOf(m_play.table()->shown().position(), shownDial());
    for (const auto& [ability, name] : enumNames<Ability>)
        if (working.has(ability)) {
            const auto rule = ruleOf(ability);
            list << QVariantMap{{QStringLiteral("name"), m_play.table()->words().of(ability)},
                                {QStringLiteral("text"), m_play.table()->words().textOf(rule)},
                                {QStringLiteral("rule"), QString::fromStdString(std::string(rule))}};
        }
    return list;
}

int PlayFiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PlayFiguresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_play.table())
        return {};
    const FigureId id = m_rows[std::size_t(index.row())];
    const Position position = m_play.table()->shown().position();
    const FigureState& figure = position.figure(id);
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return m_play.table()->words().of(id);
    case TeamRole: return figure.isMageSpawn() ? tr("Mage Spawn") : m_play.table()->words().of(figure.team);
    case PaintRole: return m_play.table()->colourOf(figure.team);
    case WhereRole: return whereaboutsOf(position, id, m_play.table()->words());
    case ConditionsRole: return conditionsOf(position, id);
    case ValuesRole: {
        QVariantList values;
        if (isHull(position, id)) // MD-07: its sections have the other values
            return QVariantList{speedOf(position, id), QStringLiteral("–"), QStringLiteral("–"),
                                QStringLiteral("–")};
        for (const Slot slot : slots4)
            values << dialValue(position, id, slot) + bonusOf(position, id, slot);
        return values;
    }
    case RangeRole: return rangeOf(position, id);
    case ClicksLeftRole:
    case ClicksRole: {
        int left = 0, all = 0;
        const auto count = [&](FigureId part) {
            left += position.kind(part).lastClick() - position.figure(part).clicks[0];
            all += position.kind(part).lastClick() - startOf(position, part);
        };
        isHull(position, id) ? forEachSection(id, count) : count(id);
        return role == ClicksLeftRole ? left : all;
    }
    case LevelRole: return int(figure.level);
    case ActiveRole: return position.turn().figure == id;
    case GoneRole: return isGone(figure);
    case PlaceRole: {
        if (!figure.isInside())
            return {};
        const Square square = position.board().squareOf(figure.square);
        return QVariantMap{{QStringLiteral("level"), square.level},
                           {QStringLiteral("x"), square.x},
                           {QStringLiteral("y"), square.y}};
    }
    default: return {};
    }
}

QHash<int, QByteArray> PlayFiguresModel::roleNames() const
{
    return {{NameRole, "name"},       {TeamRole, "team"},     {PaintRole, "paint"},
            {WhereRole, "where"},     {ValuesRole, "values"}, {RangeRole, "range"},
            {ClicksRole, "clicks"},   {LevelRole, "level"},   {ClicksLeftRole, "clicksLeft"},
            {ActiveRole, "isActive"}, {GoneRole, "isGone"},   {ConditionsRole, "conditions"},
            {PlaceRole, "place"}};
}

} // namespace delve::mageknight
