// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/guide/map_turns.h"

#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/viewmodels/panels/card_palette.h"

#include <QLocale>

#include <algorithm>

namespace delve::dungeoneer {

MapTurns::MapTurns(CardMapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &CardMapDocument::edited, this, &MapTurns::follow);
    connect(&document, &CardMapDocument::contentChanged, this, &MapTurns::follow);
}

/// The table was changed: whose turn it is now follows from what lies there.
void MapTurns::follow()
{
    m_turn.reset();
    m_variant = 0;
    const SetupTable* table = m_document.table();
    if (m_isDealt && table && m_document.scenario().options.mapInView) {
        m_deck = table->deck();
        m_turn = turnOf(m_document.scenario(), m_document.cards(), m_deck, std::uint64_t(m_deal), m_choice);
    }
    emit changed();
}

QString MapTurns::fault() const
{
    const Scenario& scenario = m_document.scenario();
    if (m_document.isReadOnly())
        return tr("The document cannot be changed.");
    if (scenario.players.size() < 2 || scenario.players.size() > 4)
        return tr("Two to four players lay the map (DNR-SETUP-01).");
    const SetupTable* table = m_document.table();
    if (!table || !dealMapOf(scenario, m_document.cards(), table->deck(), std::uint64_t(m_deal)))
        return tr("The sets in use have no Entrance to deal (DNR-SETUP-15).");
    if (m_isDealt && !scenario.options.mapInView)
        return tr("The players have not agreed on Map in View (DNR-OPT-02).");
    if (m_isDealt && !m_turn)
        return tr("What lies on the map was not laid in turns from deal %1. Undo goes back to where it was, "
                  "or "
                  "another deal was meant.")
            .arg(m_deal);
    return {};
}

void MapTurns::setDeal(int number)
{
    number = std::clamp(number, 1, mostDeal);
    if (number == m_deal)
        return;
    m_deal = number;
    m_looker = -1;
    follow();
}

QVariantList MapTurns::entrances() const
{
    QVariantList list;
    const SetupTable* table = m_document.table();
    const ScenarioNames names(m_document.scenario(), m_document.cards(), QLocale().name().toStdString());
    for (const MapKind kind : allMapKinds) {
        const auto all = table ? entrancesOf(table->deck(), kind) : std::vector<CardNumber>();
        if (all.size() < 2)
            continue;
        QStringList words{tr("By chance")};
        int chosen = 0;
        for (const CardNumber number : all) {
            const ContentId& id = table->deck()[number].card->id;
            words << names.card(id);
            if (m_choice.used[std::size_t(kind)] == id)
                chosen = int(words.size()) - 1;
        }
        list << QVariantMap{{QStringLiteral("map"), int(kind)},
                            {QStringLiteral("word"), tr("Entrance of the %1").arg(wordFor(kind))},
                            {QStringLiteral("names"), words},
                            {QStringLiteral("chosen"), chosen}};
    }
    return list;
}

void MapTurns::chooseEntrance(int map, int entrance)
{
    const SetupTable* table = m_document.table();
    if (!table || map < 0 || map >= int(allMapKinds.size()))
        return;
    const auto all = entrancesOf(table->deck(), MapKind(map));
    auto& chosen = m_choice.used[std::size_t(map)];
    chosen.reset();
    if (entrance > 0 && entrance <= int(all.size())) // the first is chance
        chosen = table->deck()[all[std::size_t(entrance - 1)]].card->id;
    m_looker = -1;
    follow();
}

QStringList MapTurns::deciders() const
{
    QStringList words;
    const SetupTable* table = m_document.table();
    for (const MapKind kind : allMapKinds)
        if (table && !entrancesOf(table->deck(), kind).empty())
            words << wordFor(kind);
    return words.size() > 1 ? words : QStringList();
}

void MapTurns::setDecider(int map)
{
    if (map < 0 || map >= int(allMapKinds.size()) || m_choice.deciding == MapKind(map))
        return;
    m_choice.deciding = MapKind(map);
    m_looker = -1;
    follow();
}

void MapTurns::agree()
{
    ScenarioFacts facts = m_document.scenario();
    facts.options.mapInView = true;
    m_document.push(changeFacts(m_document.scenario(), std::move(facts)), tr("Agree on Map in View"));
}

void MapTurns::begin()
{
    agree();
    m_isDealt = true;
    m_looker = -1;
    follow();
    if (m_laysAtOnce && people() > 0)
        layForProgram();
}

void MapTurns::end()
{
    m_isDealt = false;
    follow();
}

void MapTurns::setPerson(int seat, bool isPerson)
{
    if (isPerson)
        m_people.insert(seat);
    else
        m_people.erase(seat);
    emit changed();
}

void MapTurns::setLaysAtOnce(bool atOnce)
{
    m_laysAtOnce = atOnce;
    emit changed();
}

QString MapTurns::nameOf(int seat) const
{
    const Player& player = m_document.scenario().players[std::size_t(seat)];
    return player.name.empty() ? tr("Player %1").arg(seat + 1) : QString::fromStdString(player.name);
}

QString MapTurns::cardName(CardNumber card) const
{
    return ScenarioNames(m_document.scenario(), m_document.cards(), QLocale().name().toStdString())
        .card(idOf(card));
}

QString MapTurns::mover() const
{
    return isGoingOn() ? nameOf(m_turn->table.toMove()) : QString();
}

int MapTurns::people() const
{
    const auto seats = int(m_document.scenario().players.size());
    return int(std::ranges::count_if(m_people, [seats](int seat) { return seat < seats; }));
}

/// Where one person plays, nobody has to look away.
bool MapTurns::isCovered() const
{
    return personMoves() && people() > 1 && m_looker != m_turn->table.toMove();
}

void MapTurns::uncover()
{
    if (!personMoves())
        return;
    m_looker = m_turn->table.toMove();
    emit changed();
}

QVariantList MapTurns::seats() const
{
    QVariantList list;
    for (int seat = 0; seat < int(m_document.scenario().players.size()); ++seat)
        list << QVariantMap{{QStringLiteral("name"), nameOf(seat)},
                            {QStringLiteral("cards"), m_turn ? int(m_turn->table.hand(seat).size()) : 0},
                            {QStringLiteral("person"), isPerson(seat)},
                            {QStringLiteral("moves"), isGoingOn() && m_turn->table.toMove() == seat}};
    return list;
}

QVariantList MapTurns::hand() const
{
    if (!personMoves() || isCovered())
        return {};
    const auto moves = m_turn->table.moves();
    const auto& held = m_turn->table.hand(m_turn->table.toMove());
    QVariantList list;
    std::vector<CardNumber> shown;
    for (const CardNumber card : held) {
        if (std::ranges::find(shown, card) != shown.end())
            continue;
        shown.push_back(card);
        list << QVariantMap{{QStringLiteral("piece"), keyOf(idOf(card))},
                            {QStringLiteral("name"), cardName(card)},
                            {QStringLiteral("count"), int(std::ranges::count(held, card))},
                            {QStringLiteral("places"), int(std::ranges::count(moves, card, &MapMove::card))}};
    }
    return list;
}

QString MapTurns::nextInHand(const QString& piece) const
{
    QStringList playable;
    for (const QVariant& entry : hand())
        if (const QVariantMap card = entry.toMap(); card.value(QStringLiteral("places")).toInt() > 0)
            playable << card.value(QStringLiteral("piece")).toString();
    return playable.isEmpty() ? QString() : playable[(playable.indexOf(piece) + 1) % playable.size()];
}

std::vector<Placement> MapTurns::placesOf(const ContentId& card) const
{
    std::vector<Placement> places;
    if (personMoves() && !isCovered())
        for (const MapMove& move : m_turn->table.moves())
            if (idOf(move.card) == card)
                places.push_back(move.placement);
    return places;
}

bool MapTurns::push(const MapMove& move)
{
    const Scenario& scenario = m_document.scenario();
    return m_document.push(
        difference(EditName::LayCard, scenario,
                   afterMove(scenario, m_document.cards(), *m_turn, move, m_document.newId())));
}

bool MapTurns::lay(const ContentId& card, const Placement& placement)
{
    const auto places = placesOf(card);
    const int number = m_deck.numberOf(card);
    if (number < 0 || std::ranges::find(places, placement) == places.end())
        return false;
    if (!push({CardNumber(number), placement}))
        return false;
    if (m_laysAtOnce)
        layForProgram();
    return true;
}

std::optional<MapMove> MapTurns::proposed() const
{
    if (!isGoingOn() || personMoves())
        return std::nullopt;
    return anyMove(*m_turn, seedFor(std::uint64_t(m_deal), m_variant));
}

QString MapTurns::proposal() const
{
    const auto move = proposed();
    return move ? tr("%1, %2").arg(cardName(move->card), placeWords(move->placement.cell)) : QString();
}

QString MapTurns::passed() const
{
    QStringList names;
    if (m_turn)
        for (const int seat : m_turn->passed)
            names << nameOf(seat);
    names.removeDuplicates();
    return names.isEmpty() ? QString()
                           : tr("%1 had no place for any card and passed.", nullptr, int(names.size()))
                                 .arg(inARow(names));
}

void MapTurns::proposeOther()
{
    ++m_variant;
    emit changed();
}

void MapTurns::layProposed()
{
    if (const auto move = proposed())
        push(*move);
}

/// Until a person is to move, or all is laid.
void MapTurns::layForProgram()
{
    while (const auto move = proposed())
        if (!push(*move))
            return;
}

} // namespace delve::dungeoneer
