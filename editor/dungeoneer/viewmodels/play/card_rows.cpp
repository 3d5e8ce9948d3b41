// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/play/card_rows.h"

#include "editor/dungeoneer/play/board_actions.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/play/play_terms.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/dungeoneer/viewmodels/play/card_play.h"
#include "engine/dungeoneer/play/cards/playing.h"

#include <algorithm>

namespace delve::dungeoneer {

using namespace play;
using ShownCard = PlayCardsModel::Row;

namespace {

QString pieceOf(const CardHead& card)
{
    return QStringLiteral("card:") + QString::fromStdString(card.id.text());
}

template <typename Id> QString keyOfThing(const char* kind, Id id)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(kind), QString::number(int(id)));
}

/// The thing of a key, given to `visit` as what it is.
template <typename Visit> auto withThing(const QString& key, Visit&& visit)
{
    const int number = key.section(u' ', 1).toInt();
    const QString kind = key.section(u' ', 0, 0);
    if (kind == QLatin1String("quest"))
        return visit(QuestId(number));
    if (kind == QLatin1String("hero"))
        return visit(PlayerId(number));
    return visit(CardId(number));
}

} // namespace

std::vector<int> CardRows::actionsAbout(const QString& key) const
{
    std::vector<int> found;
    if (!m_mayAct || key.isEmpty())
        return found;
    const Actions& legal = m_table.legal();
    const auto find = [&](auto thing) {
        for (std::size_t i = 0; i < legal.size(); ++i)
            if (isAbout(legal[i], thing))
                found.push_back(int(i));
    };
    withThing(key, [&]<typename Thing>(Thing thing) {
        find(thing);
        // Of copies in a hand one stands in the list for all.
        if constexpr (std::is_same_v<Thing, CardId>)
            if (found.empty() && position().card(thing).place == play::Place::Hand)
                position().state().hands[indexOf(position().card(thing).owner)].forEach([&](CardId copy) {
                    const bool isCopy = &position().game().card(copy) == &position().game().card(thing);
                    if (isCopy && found.empty())
                        find(copy);
                });
    });
    return found;
}

std::optional<Action> CardRows::wishFor(const QString& key) const
{
    const PlayerId actor = m_table.toAct();
    if (key.isEmpty() || actor == PlayerId::None)
        return std::nullopt;
    return withThing(key, [&]<typename Thing>(Thing thing) -> std::optional<Action> {
        if constexpr (std::is_same_v<Thing, CardId>)
            return dungeoneer::wishFor(position(), actor, thing);
        else if constexpr (std::is_same_v<Thing, QuestId>)
            return AttemptQuest{thing};
        else
            return UseAbility{sourceOf(thing)};
    });
}

ShownCard CardRows::rowOf(CardId card, const QString& section) const
{
    ShownCard row{.key = keyOfThing("card", card),
                  .piece = pieceOf(position().game().card(card)),
                  .name = m_table.words().of(position().state(), card),
                  .section = section,
                  .price = {},
                  .sign = {},
                  .cost = 0,
                  .note = marksOn(position().card(card)).join(QStringLiteral(" · ")),
                  .description = cardInWords(m_table.words(), card)};
    row.playable = !actionsAbout(row.key).empty();
    return row;
}

ShownCard CardRows::rowOf(QuestId quest, const QString& section) const
{
    ShownCard row{.key = keyOfThing("quest", quest),
                  .piece = pieceOf(position().game().quest(quest)),
                  .name = m_table.words().of(quest),
                  .section = section,
                  .price = {},
                  .sign = {},
                  .cost = 0,
                  .note = {},
                  .description = questInWords(m_table.words(), quest)};
    row.playable = !actionsAbout(row.key).empty();
    return row;
}

/// DNR-CARD-02 with all that changes it now; shown before it is paid.
void CardRows::addPrice(ShownCard& row, CardId card) const
{
    const AdventureCard& own = position().game().card(card);
    const PlayerId owner = position().card(card).owner;
    if (own.cost.isFree() || owner == PlayerId::None)
        return;
    Cost now = own.cost;
    now.value = row.cost = costOf(position(), owner, card);
    row.price = costWords(m_table.words().setOf(own), now);
    if (now.resource == Resource::Glory)
        row.sign = QStringLiteral("star");
    else if (now.resource == Resource::Peril)
        row.sign = QStringLiteral("skull");
}

std::vector<ShownCard> CardRows::hand(PlayerId player) const
{
    Rows rows;
    if (player == PlayerId::None)
        return rows;
    position().state().hands[indexOf(player)].forEach([&](CardId card) {
        rows.push_back(rowOf(card, wordFor(position().game().card(card).kind)));
        addPrice(rows.back(), card);
    });
    return rows;
}

void CardRows::addHero(Rows& rows, PlayerId player) const
{
    if (position().player(player).hero == HeroId::None)
        return;
    const HeroCard& hero = position().heroOf(player);
    ShownCard row{.key = keyOfThing("hero", player),
                  .piece = pieceOf(hero),
                  .name = in(hero.name),
                  .section = CardPlay::tr("Hero"),
                  .price = {},
                  .sign = {},
                  .cost = 0,
                  .note = scoresOf(position(), player),
                  .description = heroInWords(m_table.words(), position().player(player).hero)};
    row.playable = !actionsAbout(row.key).empty();
    rows.push_back(row);
}

void CardRows::addQuests(Rows& rows, PlayerId player) const
{
    const Position now = position();
    if (now.player(player).hero != HeroId::None)
        for (const QuestId quest : questsOf(now, player)) {
            const bool isGlobal = now.quest(quest).place == QuestPlace::Global;
            rows.push_back(rowOf(quest, isGlobal ? CardPlay::tr("Global Quest") : CardPlay::tr("Quests")));
            rows.back().note = missingFor(now, quest, player, m_table.words());
        }
    // Headings stand together.
    std::ranges::stable_sort(
        rows, {}, [](const ShownCard& row) { return row.section == CardPlay::tr("Global Quest"); });
    int number = 0;
    for (ShownCard& row : rows)
        row.number = ++number;
}

void CardRows::addCards(Rows& rows, const CardBits& cards, play::Place place) const
{
    cards.forEach([&](CardId card) {
        rows.push_back(rowOf(card, inWords(place)));
        if (place == play::Place::Horde)
            addPrice(rows.back(), card);
    });
}

std::vector<ShownCard> CardRows::belongings(PlayerId player) const
{
    Rows rows;
    if (player == PlayerId::None)
        return rows;
    const Position now = position();
    const std::size_t own = indexOf(player);
    addQuests(rows, player);
    addHero(rows, player);
    addCards(rows, now.state().boons[own], play::Place::Boons);
    addCards(rows, now.state().treasures[own], play::Place::Treasures);
    addCards(rows, now.state().banes[own], play::Place::Banes);
    addCards(rows, now.state().hordes[own], play::Place::Horde);
    for (int i = 0; i < now.game().questCount(); ++i)
        if (const QuestState& quest = now.quest(QuestId(i));
            quest.place == QuestPlace::Completed && quest.owner == player)
            rows.push_back(rowOf(QuestId(i), CardPlay::tr("Completed Quests")));
    return rows;
}

} // namespace delve::dungeoneer
