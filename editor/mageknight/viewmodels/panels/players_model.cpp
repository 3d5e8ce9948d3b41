// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/players_model.h"

#include "editor/mageknight/document/piece.h"
#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/text/piece_words.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/text/enum_words.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/base/plain_text.h"
#include "engine/mageknight/scenario/edits/team_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/figure_points.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/scenario/scenario_limits.h"

#include <QColor>
#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

std::string language()
{
    return QLocale().name().toStdString();
}

std::vector<PoolEntry>& poolOf(Player& player, PlayersModel::List list)
{
    return list == PlayersModel::Spawn ? player.mageSpawn : player.chests;
}

} // namespace

void PlayersModel::setDocument(ScenarioViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this))
        return;
    if (m_document) {
        connect(m_document, &ScenarioViewModel::edited, this, &PlayersModel::update);
        connect(m_document, &ScenarioViewModel::contentChanged, this, &PlayersModel::update);
        connect(m_document, &ScenarioViewModel::factsChanged, this, &PlayersModel::buildTotalChanged);
    }
    update();
    emit documentChanged();
    emit buildTotalChanged();
}

/// As long as the players stay the same ones, only what they have changes, and nothing loses the focus.
void PlayersModel::update()
{
    const std::vector<Player> now = m_document ? scenario().players : std::vector<Player>();
    if (now == m_players)
        return;
    if (std::ranges::equal(now, m_players, {}, &Player::id, &Player::id)) {
        for (std::size_t row = 0; row < now.size(); ++row)
            if (now[row] != m_players[row]) {
                m_players[row] = now[row];
                emit dataChanged(index(int(row)), index(int(row)));
            }
    } else {
        beginResetModel();
        m_players = now;
        endResetModel();
    }
    emit playersChanged();
}

int PlayersModel::buildTotal() const
{
    return m_document ? scenario().options.buildTotal : 0;
}

bool PlayersModel::canAdd() const
{
    return m_document && !m_document->isReadOnly() && m_players.size() < scenario_limits::players;
}

QStringList PlayersModel::colourNames() const
{
    return wordsOf<PlayerColour>([](PlayerColour value) {
        switch (value) {
        case PlayerColour::Red: return tr("Red");
        case PlayerColour::Blue: return tr("Blue");
        case PlayerColour::Green: return tr("Green");
        case PlayerColour::Gold: return tr("Gold");
        case PlayerColour::Violet: return tr("Violet");
        case PlayerColour::White: return tr("White");
        case PlayerColour::Orange: return tr("Orange");
        case PlayerColour::Black: return tr("Black");
        }
        return QString();
    });
}

QVariantList PlayersModel::offered(List list) const
{
    if (!m_document)
        return {};
    QList<QVariantMap> found;
    const auto add = [&](ThingKind kind, const ContentId& id, const LocalizedText& name, int points) {
        const Piece piece{.kind = kind, .content = id};
        found << QVariantMap{
            {QStringLiteral("id"), QString::fromStdString(id.text())},
            {QStringLiteral("name"), QString::fromStdString(name.in(language()))},
            {QStringLiteral("piece"), piece.key()},
            {QStringLiteral("points"), points},
            {QStringLiteral("facts"),
             m_library ? factsOf(kind, id, content(), m_library->rules(), language()) : QStringList()}};
    };
    const bool allowsWarriors = scenario().options.mageKnightWarriors; // MKW-01, MKW-07
    for (const Pack& pack : content().packs()) {
        // A pack on request is offered once the scenario names it.
        if (pack.onRequest && std::ranges::count(scenario().packs, pack.id, &PackReference::id) == 0)
            continue;
        for (const Figure& figure : pack.figures) {
            const bool isWarrior = figure.role == FigureRole::Warrior && allowsWarriors;
            // DG-19: a Changeling goes into the chest pool.
            const bool isWanted = figure.changeling ? list == Chests
                                  : list == Team    ? figure.role == FigureRole::Hero || isWarrior
                                  : list == Spawn   ? figure.role == FigureRole::MageSpawn || isWarrior
                                                    : false;
            if (isWanted)
                add(ThingKind::Figure, figure.id, figure.name,
                    list == Team ? figure.pointsAt(1) : figure.points);
        }
        if (list == Chests)
            for (const Chest& chest : pack.chests)
                add(ThingKind::Chest, chest.id, chest.name, 0);
    }
    std::ranges::sort(found, {},
                      [](const QVariantMap& one) { return one[QStringLiteral("name")].toString(); });
    return {found.begin(), found.end()};
}

void PlayersModel::addPlayer()
{
    if (!canAdd())
        return;
    Player player;
    player.id = m_document->model().newId();
    player.name = tr("Player %1").arg(m_players.size() + 1).toStdString();
    for (const auto& [colour, name] : enumNames<PlayerColour>)
        if (std::ranges::find(m_players, colour, &Player::colour) == m_players.end()) {
            player.colour = colour;
            break;
        }
    m_document->model().push(addThing(scenario(), ThingKind::Player, player), tr("Add Player"));
}

void PlayersModel::removePlayer(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    const std::array ids{m_players[std::size_t(row)].id};
    m_document->model().push(removeThings(scenario(), content(), ids), tr("Remove Player"));
}

void PlayersModel::movePlayer(int row, int by)
{
    if (row < 0 || row >= rowCount() || row + by < 0 || row + by >= rowCount())
        return;
    m_document->model().push(
        reorderThing(scenario(), {ThingKind::Player, std::size_t(row)}, std::size_t(row + by)),
        tr("Change Turn Order"));
}

void PlayersModel::change(int row, const QString& label, const std::function<void(Player&)>& change)
{
    if (row < 0 || row >= rowCount())
        return;
    Player player = m_players[std::size_t(row)];
    change(player);
    m_document->model().push(changeThing(scenario(), {ThingKind::Player, std::size_t(row)}, player), label);
}

void PlayersModel::setName(int row, const QString& name)
{
    change(row, tr("Rename Player"), [&](Player& player) {
        player.name = withoutSteering(name.left(int(scenario_limits::name)).toStdString(), TextLines::One);
    });
}

void PlayersModel::setColour(int row, int colour)
{
    if (colour >= 0 && colour < int(enumNames<PlayerColour>.size()))
        change(row, tr("Change Colour of Player"),
               [&](Player& player) { player.colour = PlayerColour(colour); });
}

void PlayersModel::add(int row, List list, const QString& id)
{
    const ContentId kind(id.toStdString());
    if (list == Team) {
        const Figure* figure = content().figure(kind);
        change(row, tr("Add Figure to Team"), [&](Player& player) {
            if (!figure || player.team.size() >= scenario_limits::teamMembers)
                return;
            const PlacedFigure usual = placedFigure(*figure, content()); // with its rider and point value
            player.team.push_back(
                {m_document->model().newId(), kind, usual.heroLevel, usual.rider, usual.value, {}});
        });
        return;
    }
    change(row, tr("Add to Pool"), [&](Player& player) {
        std::vector<PoolEntry>& entries = poolOf(player, list);
        const auto known = std::ranges::find(entries, kind, &PoolEntry::kind);
        if (known != entries.end())
            known->count = std::min(known->count + 1, scenario_limits::count);
        else if (entries.size() < scenario_limits::poolEntries) {
            const Figure* figure = list == Spawn ? content().figure(kind) : nullptr;
            const PlacedFigure usual = figure ? placedFigure(*figure, content()) : PlacedFigure();
            entries.push_back({kind, 1, usual.rider, {}, usual.value});
        }
    });
}

void PlayersModel::remove(int row, List list, int index)
{
    change(row, list == Team ? tr("Remove Figure from Team") : tr("Remove from Pool"), [&](Player& player) {
        const auto has = [&](const auto& entries) { return index >= 0 && index < int(entries.size()); };
        if (list == Team && has(player.team))
            dismissMember(player, player.team[std::size_t(index)].id);
        else if (list != Team && has(poolOf(player, list)))
            poolOf(player, list).erase(poolOf(player, list).begin() + index);
    });
}

void PlayersModel::setLevel(int row, int member, int level)
{
    change(row, tr("Change Level of Hero"), [&](Player& player) {
        if (member >= 0 && member < int(player.team.size()))
            player.team[std::size_t(member)].level = std::clamp(level, 1, scenario_limits::heroLevel);
    });
}

void PlayersModel::setCount(int row, List list, int index, int count)
{
    change(row, tr("Change Number in Pool"), [&](Player& player) {
        std::vector<PoolEntry>& entries = poolOf(player, list);
        if (index >= 0 && index < int(entries.size()))
            entries[std::size_t(index)].count = std::clamp(count, 1, scenario_limits::count);
    });
}

QVariantList PlayersModel::pool(const std::vector<PoolEntry>& entries) const
{
    QVariantList list;
    for (const PoolEntry& entry : entries) {
        const Figure* figure = content().figure(entry.kind);
        list << QVariantMap{
            {QStringLiteral("name"), argumentInWords(entry.kind.text(), content(), language())},
            {QStringLiteral("count"), entry.count},
            {QStringLiteral("points"), figure ? figure->points * entry.count : 0}};
    }
    return list;
}

int PlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_players.size());
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Player& player = m_players[std::size_t(index.row())];
    const auto pointsOf = [&](const TeamMember& member) {
        return delve::mageknight::pointsOf(content(), member);
    };
    const auto nameOf = [&](const TeamMember& member) {
        const QString name = argumentInWords(member.figure.text(), content(), language());
        return member.rider.empty()
                   ? name
                   : tr("%1, ridden by %2")
                         .arg(name, argumentInWords(member.rider.text(), content(), language()));
    };
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return QString::fromStdString(player.name);
    case ColourRole: return int(player.colour);
    case PaintRole: return playerColour(player.colour, RenderStyle::FullColour);
    case PointsRole: {
        int points = 0;
        for (const TeamMember& member : player.team)
            points += pointsOf(member);
        return points;
    }
    case TeamRole: {
        QVariantList team;
        for (const TeamMember& member : player.team) {
            const Figure* figure = content().figure(member.figure);
            team << QVariantMap{{QStringLiteral("name"), nameOf(member)},
                                {QStringLiteral("level"), figure && figure->hasLevels() ? member.level : 0},
                                {QStringLiteral("points"), pointsOf(member)}};
        }
        return team;
    }
    case SpawnRole: return pool(player.mageSpawn);
    case SpawnPointsRole: {
        int points = 0;
        for (const PoolEntry& entry : player.mageSpawn)
            points += delve::mageknight::pointsOf(content(), entry) * entry.count;
        return points;
    }
    case ChestsRole: return pool(player.chests);
    default: return {};
    }
}

QHash<int, QByteArray> PlayersModel::roleNames() const
{
    return {{NameRole, "name"},
            {ColourRole, "colour"},
            {PaintRole, "paint"},
            {PointsRole, "points"},
            {TeamRole, "team"},
            {SpawnRole, "spawn"},
            {SpawnPointsRole, "spawnPoints"},
            {ChestsRole, "chests"}};
}

} // namespace delve::mageknight
