// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/guide/map_guide.h"

#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/viewmodels/panels/card_palette.h"

#include <QRandomGenerator>

#include <algorithm>

namespace delve::dungeoneer {

MapGuide::MapGuide(CardMapDocument& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_random(QRandomGenerator::global()->generate64())
{
    connect(&document, &CardMapDocument::edited, this, &MapGuide::update);
    connect(&document, &CardMapDocument::contentChanged, this, &MapGuide::update);
    update();
}

std::vector<MapGuide::Step> MapGuide::stepsOfNow() const
{
    if (m_document.scenario().options.mapInView)
        return {Step::Sets, Step::Players, Step::Heroes, Step::Quests, Step::Turns};
    return {Step::Sets, Step::Players, Step::Heroes, Step::Quests, Step::Entrance, Step::Passages, Step::Map};
}

void MapGuide::update()
{
    std::vector<Step> steps = stepsOfNow();
    const bool isOther = steps != m_steps;
    if (isOther)
        beginResetModel();
    m_steps = std::move(steps);
    m_standings.clear();
    for (const Step step : m_steps)
        m_standings.push_back(standingOf(step));
    if (isOther)
        endResetModel();
    else
        emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

QStringList MapGuide::rulesOf(Step step) const
{
    switch (step) {
    case Step::Sets:
        return {QStringLiteral("DNR-SETUP-05"), QStringLiteral("DNR-SETUP-08"), QStringLiteral("DNR-OPT-09"),
                QStringLiteral("DNR-OPT-13")};
    case Step::Players: return {QStringLiteral("DNR-SETUP-01"), QStringLiteral("DNR-SETUP-09")};
    case Step::Heroes:
        return {QStringLiteral("DNR-SETUP-10"), QStringLiteral("DNR-SETUP-11"), QStringLiteral("DNR-OPT-11")};
    case Step::Quests:
        return {QStringLiteral("DNR-SETUP-12"), QStringLiteral("DNR-SETUP-13"),
                QStringLiteral("DNR-QUEST-28"), QStringLiteral("DNR-OPT-12")};
    case Step::Entrance: return {QStringLiteral("DNR-SETUP-15")};
    case Step::Passages: return {QStringLiteral("DNR-SETUP-16"), QStringLiteral("DNR-MAP-07")};
    case Step::Turns:
        return {QStringLiteral("DNR-OPT-02"), QStringLiteral("DNR-OPT-03"), QStringLiteral("DNR-OPT-04"),
                QStringLiteral("DNR-OPT-05"), QStringLiteral("DNR-OPT-06"), QStringLiteral("DNR-OPT-07")};
    case Step::Map: break;
    }
    return {QStringLiteral("DNR-MAP-08"),  QStringLiteral("DNR-MAP-09"),   QStringLiteral("DNR-MAP-10"),
            QStringLiteral("DNR-MAP-13"),  QStringLiteral("DNR-BUILD-02"), QStringLiteral("DNR-OBST-07"),
            QStringLiteral("DNR-OBST-09"), QStringLiteral("DNR-MAP-03")};
}

MapGuide::Standing MapGuide::standingOf(Step step) const
{
    const Scenario& scenario = m_document.scenario();
    const int players = int(scenario.players.size());
    Standing standing;
    const auto count = [&](int done, int wanted) {
        standing.isDone = done >= wanted;
        standing.progress = tr("%1 of %2").arg(done).arg(wanted);
    };
    switch (step) {
    case Step::Sets: {
        standing.isDone = !scenario.packs.empty();
        standing.progress = tr("%n set(s) in use", nullptr, int(scenario.packs.size()));
        break;
    }
    case Step::Players:
        standing.isDone = players >= 2 && players <= 4;
        standing.progress = tr("%n player(s)", nullptr, players);
        break;
    case Step::Heroes: {
        const auto chosen = std::ranges::count_if(
            scenario.players, [](const Player& player) { return player.hero.has_value(); });
        standing.isDone = players > 0; // what is not named is dealt
        standing.progress = tr("%1 of %2 chosen, the others are dealt").arg(chosen).arg(players);
        break;
    }
    case Step::Quests: {
        int chosen = 0;
        for (const Player& player : scenario.players)
            chosen += int(player.quests.size());
        standing.isDone = players > 0;
        standing.progress = tr("%1 of %2 chosen, the others are dealt").arg(chosen).arg(2 * players);
        break;
    }
    case Step::Entrance: {
        const auto lies = std::ranges::count_if(scenario.maps, [&](MapKind kind) {
            return std::ranges::any_of(scenario.cards(kind), [&](const PlacedCard& placed) {
                const MapCard* card = m_document.cards().map(placed.card);
                return card && card->type == MapCardType::Entrance;
            });
        });
        count(int(lies), std::max(1, int(scenario.maps.size())));
        break;
    }
    case Step::Passages: {
        int laid = 0;
        for (const MapKind kind : scenario.maps)
            for (const PlacedCard& placed : scenario.cards(kind))
                laid += isAdjacent(placed.cell, entranceCell);
        count(laid, 4 * std::max(1, int(scenario.maps.size())));
        break;
    }
    case Step::Turns: {
        const int cards = int(scenario.dungeon.size() + scenario.wilderness.size());
        standing.isDone = cards > 0 && scenario.stage == Stage::Finished;
        standing.progress = tr("%n card(s) laid, %1", nullptr, cards).arg(wordFor(scenario.stage));
        break;
    }
    case Step::Map: {
        const int cards = int(scenario.dungeon.size() + scenario.wilderness.size());
        standing.isDone = cards >= 5 && scenario.stage != Stage::Starting;
        if (scenario.stage == Stage::Starting)
            standing.isDone = cards >= 5;
        standing.progress = tr("%n card(s) laid, %1", nullptr, cards).arg(wordFor(scenario.stage));
        break;
    }
    }
    const QStringList rules = rulesOf(step);
    standing.isBroken = std::ranges::any_of(m_document.findings(), [&](const Finding& finding) {
        return finding.severity == Severity::Error && rules.contains(QString::fromStdString(finding.rule));
    });
    return standing;
}

int MapGuide::current() const
{
    const auto open = std::ranges::find_if(
        m_standings, [](const Standing& standing) { return !standing.isDone || standing.isBroken; });
    return open == m_standings.end() ? rowCount() - 1 : int(open - m_standings.begin());
}

int MapGuide::doneCount() const
{
    return int(std::ranges::count_if(
        m_standings, [](const Standing& standing) { return standing.isDone && !standing.isBroken; }));
}

QString MapGuide::summary() const
{
    return tr("Step %1: %2, %3")
        .arg(current() + 1)
        .arg(titleOf(m_steps[std::size_t(current())]), m_standings[std::size_t(current())].progress);
}

QString MapGuide::titleOf(Step step) const
{
    switch (step) {
    case Step::Sets: return tr("Sets and decks");
    case Step::Players: return tr("Players");
    case Step::Heroes: return tr("Heroes");
    case Step::Quests: return tr("Quests");
    case Step::Entrance: return tr("The Entrance");
    case Step::Passages: return tr("Four Passages around it");
    case Step::Turns: return tr("Lay the map in turns");
    case Step::Map: break;
    }
    return tr("The rest of the map");
}

QString MapGuide::taskOf(Step step) const
{
    switch (step) {
    case Step::Sets:
        return tr("Choose the sets of cards to play with: in the inspector, with nothing selected. A card of "
                  "another set brings its set along.");
    case Step::Players: return tr("Two to four people play. Names are optional.");
    case Step::Heroes: return tr("Every player has a Hero. Those you do not choose are dealt at random.");
    case Step::Quests:
        return tr(
            "Every player has two Personal Quests, and one Global Quest lies beside the deck. Those you do "
            "not choose are dealt at random.");
    case Step::Entrance: return tr("The Entrance lies upright in the centre, and Heroes begin on it.");
    case Step::Passages:
        return tr("One Passage or Road on each side of the Entrance, turned so that one can go there.");
    case Step::Turns:
        return tr(
            "Map in View: all Map cards are dealt, and the players lay them in turns before play. Whoever "
            "got the Entrance begins with it.");
    case Step::Map: break;
    }
    return tr(
        "Lay cards one after the other, or as they are drawn. With Map in View all of them are laid before "
        "play, and the map is finished.");
}

std::vector<MapMove> MapGuide::openings() const
{
    std::vector<MapMove> all;
    if (const SetupTable* table = m_document.table())
        for (const MapKind kind : m_document.scenario().maps)
            std::ranges::copy(openingMoves(*table, kind), std::back_inserter(all));
    return all;
}

std::vector<ContentId> MapGuide::cardsFor(Step step) const
{
    std::vector<ContentId> ids;
    const SetupTable* table = m_document.table();
    if (!table || step < Step::Entrance || step == Step::Turns)
        return ids;
    const auto opening = step == Step::Passages ? openings() : std::vector<MapMove>();
    for (int number = 0; number < table->deck().size(); ++number) {
        const auto card = CardNumber(number);
        const CardFace face = table->deck()[card].face;
        const bool isEntrance = face.type == MapCardType::Entrance;
        const bool isWanted = step == Step::Passages
                                  ? std::ranges::find(opening, card, &MapMove::card) != opening.end()
                                  : isEntrance == (step == Step::Entrance) && table->stock().left(card) > 0 &&
                                        table->laying(face.kind).hasLegalPlacement(card);
        if (isWanted)
            ids.push_back(table->deck()[card].card->id);
    }
    return ids;
}

std::vector<Placement> MapGuide::wantedPlaces(const ContentId& card) const
{
    std::vector<Placement> places;
    if (m_steps[std::size_t(current())] != Step::Passages)
        return places;
    for (const MapMove& move : openings())
        if (m_document.table()->deck()[move.card].card->id == card)
            places.push_back(move.placement);
    return places;
}

QString MapGuide::draw(int row)
{
    return row < 0 || row >= rowCount() ? QString() : drawOf(m_steps[std::size_t(row)]);
}

QString MapGuide::drawOf(Step step)
{
    const SetupTable* table = m_document.table();
    std::vector<ContentId> pool;
    for (const ContentId& id : cardsFor(step))
        for (int copy = 0; copy < table->stock().left(CardNumber(table->deck().numberOf(id))); ++copy)
            pool.push_back(id);
    return pool.empty() ? QString() : keyOf(pool[m_random.below(std::uint32_t(pool.size()))]);
}

int MapGuide::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_standings.size());
}

QVariant MapGuide::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Step step = m_steps[std::size_t(index.row())];
    const Standing& standing = m_standings[std::size_t(index.row())];
    const int state = standing.isBroken                              ? 3
                      : index.row() == current() && !standing.isDone ? 1
                      : standing.isDone                              ? 2
                                                                     : 0;
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return titleOf(step);
    case StateRole: return state;
    case StateNameRole: return QStringList{tr("later"), tr("now"), tr("done"), tr("a rule is broken")}[state];
    case ProgressRole: return standing.progress;
    case TaskRole: return taskOf(step);
    case CardsRole: {
        QStringList keys;
        for (const ContentId& id : cardsFor(step))
            if (keys.size() < 8)
                keys << keyOf(id);
        return keys;
    }
    case MayDrawRole: return step == Step::Passages || step == Step::Map;
    case MayCompleteRole: return step == Step::Map || step == Step::Turns;
    case SetsRole: return step == Step::Sets;
    case TurnsRole: return step == Step::Turns;
    case PlayersRole: return step >= Step::Players && step <= Step::Quests;
    case RulesRole: return rulesOf(step);
    default: return {};
    }
}

QHash<int, QByteArray> MapGuide::roleNames() const
{
    return {{TitleRole, "title"},         {StateRole, "stepState"},
            {StateNameRole, "stateName"}, {ProgressRole, "progress"},
            {TaskRole, "task"},           {CardsRole, "cards"},
            {MayDrawRole, "mayDraw"},     {MayCompleteRole, "mayComplete"},
            {SetsRole, "isAboutSets"},    {PlayersRole, "isAboutPlayers"},
            {TurnsRole, "isInTurns"},     {RulesRole, "rules"}};
}

} // namespace delve::dungeoneer
