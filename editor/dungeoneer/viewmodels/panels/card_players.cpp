// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/panels/card_players.h"

#include "editor/dungeoneer/text/card_text.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/viewmodels/panels/card_palette.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/base/plain_text.h"
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"
#include "engine/dungeoneer/scenario/scenario_limits.h"

#include <QLocale>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

ContentId cardOf(const QString& key)
{
    return ContentId(key.mid(5).toStdString());
}

/// A set that a picked card is from is in use from then on.
void nameSetOf(Scenario& scenario, const Cards& cards, const ContentId& card)
{
    const CardSet* set = cards.setOf(card);
    if (set && std::ranges::find(scenario.packs, set->id, &PackReference::id) == scenario.packs.end())
        scenario.packs.push_back({set->id, set->version, set->hash});
}

} // namespace

void CardPlayers::setDocument(CardMapViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this))
        return;
    if (m_document) {
        connect(m_document, &CardMapViewModel::edited, this, &CardPlayers::update);
        connect(m_document, &CardMapViewModel::contentChanged, this, &CardPlayers::update);
    }
    emit documentChanged();
    beginResetModel();
    m_players = m_document ? scenario().players : std::vector<Player>();
    endResetModel();
    emit playersChanged();
}

/// Rows stay as long as there are as many players, so that one can go on typing.
void CardPlayers::update()
{
    const auto& now = scenario().players;
    if (now.size() != m_players.size()) {
        beginResetModel();
        m_players = now;
        endResetModel();
    } else if (now != m_players) {
        m_players = now;
        emit dataChanged(index(0), index(rowCount() - 1));
    }
    emit playersChanged();
}

bool CardPlayers::canAdd() const
{
    return m_document && !m_document->isReadOnly() && m_players.size() < scenario_limits::players;
}

QString CardPlayers::nameOf(const ContentId& id) const
{
    return ScenarioNames(scenario(), cards(), QLocale().name().toStdString()).card(id);
}

QString CardPlayers::globalQuest() const
{
    return m_document && scenario().globalQuest ? keyOf(*scenario().globalQuest) : QString();
}

QString CardPlayers::globalQuestName() const
{
    return m_document && scenario().globalQuest ? nameOf(*scenario().globalQuest) : QString();
}

bool CardPlayers::choosesStart() const
{
    return m_document && scenario().maps.size() > 1;
}

QVariantList CardPlayers::offered(List list) const
{
    if (!m_document)
        return {};
    struct Offer
    {
        QString name;
        QVariantMap row;
    };
    std::vector<Offer> offers;
    const auto isTaken = [&](const ContentId& id) {
        const auto has = [&](const std::vector<ContentId>& ids) {
            return std::ranges::find(ids, id) != ids.end();
        };
        return (scenario().globalQuest && *scenario().globalQuest == id) ||
               std::ranges::any_of(scenario().players, [&](const Player& player) {
                   return player.hero == id || has(player.quests) || has(player.hand);
               });
    };
    const auto add = [&](const CardSet& set, const auto& all) {
        for (const auto& card : all) {
            const CardText text = cardText(set, card);
            offers.push_back({text.name,
                              {{QStringLiteral("key"), keyOf(card.id)},
                               {QStringLiteral("name"), text.name},
                               {QStringLiteral("detail"), text.type + QStringLiteral(" · ") + in(set.name)},
                               {QStringLiteral("text"), text.rules.join(u' ')},
                               {QStringLiteral("taken"), isTaken(card.id)}}});
        }
    };
    for (const CardSet& set : cards().sets()) {
        if (list == Heroes)
            add(set, set.heroes);
        else if (list == Hand)
            add(set, set.adventures);
        else
            add(set, set.quests);
    }
    std::ranges::stable_sort(
        offers, [](const Offer& a, const Offer& b) { return a.name.localeAwareCompare(b.name) < 0; });
    QVariantList rows;
    for (const Offer& offer : offers)
        rows << offer.row;
    return rows;
}

void CardPlayers::change(int row, const QString& label, const std::function<void(Player&)>& change)
{
    if (!m_document || row < 0 || row >= int(scenario().players.size()))
        return;
    Player player = scenario().players[std::size_t(row)];
    change(player);
    m_document->model().push(changeThing(scenario(), {ThingKind::Player, std::size_t(row)}, player), label);
}

void CardPlayers::addPlayer()
{
    if (!canAdd())
        return;
    Player player;
    player.id = m_document->model().newId();
    m_document->model().push(addThing(scenario(), player), tr("Add Player"));
}

void CardPlayers::removePlayer(int row)
{
    if (m_document && row >= 0 && row < rowCount())
        m_document->model().push(removeThings(scenario(), std::span(&m_players[std::size_t(row)].id, 1)),
                                 tr("Remove Player"));
}

void CardPlayers::movePlayer(int row, int by)
{
    if (m_document && row >= 0 && row < rowCount() && row + by >= 0 && row + by < rowCount())
        m_document->model().push(
            reorderThing(scenario(), {ThingKind::Player, std::size_t(row)}, std::size_t(row + by)),
            tr("Change the Turn Order"));
}

void CardPlayers::setName(int row, const QString& name)
{
    change(row, tr("Name Player"), [&](Player& player) {
        player.name = withoutSteering(name.left(int(scenario_limits::name)).toStdString(), TextLines::One);
    });
}

void CardPlayers::pick(int row, List list, const QString& key)
{
    if (!m_document || (list != Global && (row < 0 || row >= rowCount())))
        return;
    Scenario after = scenario();
    const ContentId card = cardOf(key);
    if (!key.isEmpty())
        nameSetOf(after, cards(), card);
    const auto chosen = key.isEmpty() ? std::nullopt : std::optional(card);
    QString label;
    switch (list) {
    case Global:
        after.globalQuest = chosen;
        label = tr("Choose the Global Quest");
        break;
    case Heroes:
        after.players[std::size_t(row)].hero = chosen;
        label = tr("Choose Hero");
        break;
    case Quests:
        if (chosen && after.players[std::size_t(row)].quests.size() < scenario_limits::quests)
            after.players[std::size_t(row)].quests.push_back(card);
        label = tr("Give Quest");
        break;
    case Hand:
        if (chosen && after.players[std::size_t(row)].hand.size() < scenario_limits::hand)
            after.players[std::size_t(row)].hand.push_back(card);
        label = tr("Give Card");
        break;
    }
    m_document->model().push(difference(EditName::ChangeThing, scenario(), after), label);
}

void CardPlayers::remove(int row, List list, int index)
{
    change(row, tr("Take Card Away"), [&](Player& player) {
        auto& ids = list == Hand ? player.hand : player.quests;
        if (index >= 0 && index < int(ids.size()))
            ids.erase(ids.begin() + index);
    });
}

void CardPlayers::setStart(int row, int map)
{
    change(row, tr("Choose Where a Hero Begins"),
           [&](Player& player) { player.start = map < 0 ? std::nullopt : std::optional(MapKind(map)); });
}

QVariantList CardPlayers::named(const std::vector<ContentId>& ids) const
{
    QVariantList list;
    for (const ContentId& id : ids)
        list << QVariantMap{{QStringLiteral("key"), keyOf(id)}, {QStringLiteral("name"), nameOf(id)}};
    return list;
}

int CardPlayers::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_players.size());
}

QVariant CardPlayers::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_document)
        return {};
    const Player& player = m_players[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return QString::fromStdString(player.name);
    case HeroRole: return player.hero ? keyOf(*player.hero) : QString();
    case HeroNameRole: return player.hero ? nameOf(*player.hero) : QString();
    case QuestsRole: return named(player.quests);
    case HandRole: return named(player.hand);
    case StartRole: return player.start ? int(*player.start) : -1;
    default: return {};
    }
}

QHash<int, QByteArray> CardPlayers::roleNames() const
{
    return {{NameRole, "name"},     {HeroRole, "hero"}, {HeroNameRole, "heroName"},
            {QuestsRole, "quests"}, {HandRole, "hand"}, {StartRole, "start"}};
}

} // namespace delve::dungeoneer
