// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/play/card_terminal.h"

#include "editor/dungeoneer/play/seats.h"
#include "editor/dungeoneer/text/play/play_terms.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/dungeoneer/text/play/why_text.h"

#include <algorithm>

// What is printed while a game goes on, and what can be typed to act.

namespace delve::dungeoneer {

using namespace play;

namespace {

/// The side of a compass word, in English or in the language of the user.
std::optional<Side> sideNamed(const QString& word)
{
    constexpr std::array<std::pair<const char*, Side>, 8> names{{{"n", Side::North},
                                                                 {"e", Side::East},
                                                                 {"s", Side::South},
                                                                 {"w", Side::West},
                                                                 {"north", Side::North},
                                                                 {"east", Side::East},
                                                                 {"south", Side::South},
                                                                 {"west", Side::West}}};
    for (const auto& [name, side] : names)
        if (isSameWord(word, QLatin1String(name)))
            return side;
    for (const Side side : allSides)
        if (isSameWord(word, inWords(side)))
            return side;
    return std::nullopt;
}

std::optional<Side> sideOf(const Action& action)
{
    if (const auto* step = std::get_if<Step>(&action))
        return step->side;
    if (const auto* choice = std::get_if<ChooseSide>(&action))
        return choice->side;
    return std::nullopt;
}

/// What else people call it, in English.
QStringList otherVerbs(const Action& action)
{
    if (std::holds_alternative<Step>(action))
        return {QStringLiteral("go"), QStringLiteral("move"), QStringLiteral("walk")};
    if (std::holds_alternative<LayEncounter>(action))
        return {QStringLiteral("send"), QStringLiteral("trap"), QStringLiteral("attack")};
    if (std::holds_alternative<Challenge>(action))
        return {QStringLiteral("attack"), QStringLiteral("fight")};
    if (std::holds_alternative<AttemptQuest>(action))
        return {QStringLiteral("try"), QStringLiteral("quest")};
    if (std::holds_alternative<Untip>(action))
        return {QStringLiteral("rise"), QStringLiteral("up")};
    return {};
}

} // namespace

CardTerminal::CardTerminal(CardGameTable& table, PlaySettings settings, Program& program)
    : TableTerminal(table, std::move(settings), program), m_game(table), m_program(program)
{}

QString CardTerminal::knownSeatsHere() const
{
    return QString::fromStdString(knownSeats());
}

void CardTerminal::showMoment()
{
    const Position now = m_game.position();
    const bool isBetween = pending<Window>(now).has_value(); // somebody else acts: a few lines must do
    if (now.turn().phase == Phase::Setup && !pending<PlaceChoice>(now))
        return;
    if (!isBetween && m_map != MapShown::Off)
        showMap({});
    if (!isBetween)
        showPlayers();
    if (!isBetween)
        showQuests();
    showHand();
    if (!isBetween)
        out().paragraph(out().faint(phaseGuide(now.state())));
}

void CardTerminal::showPlayers() const
{
    const Position now = m_game.position();
    for (int i = 0; i < now.game().playerCount(); ++i) {
        const PlayerId player = PlayerId(i);
        const QString name = QStringLiteral("@%1 %2").arg(i + 1).arg(m_game.nameOf(i));
        out().hanging(QStringLiteral("%1 (%2): %3, %4")
                          .arg(player == m_game.toAct() ? out().strong(name) : name,
                               m_game.words().heroOf(now.state(), player), resourcesOf(now, player),
                               whereaboutsOf(now, player, m_game.words())),
                      5);
    }
}

void CardTerminal::showHand() const
{
    const PlayerId viewer = m_game.viewer();
    const GameState& state = m_game.view().state;
    if (viewer == PlayerId::None || state.hands[indexOf(viewer)].isEmpty())
        return;
    QStringList cards;
    state.hands[indexOf(viewer)].forEach([&](CardId card) {
        const AdventureCard& own = m_game.view().game.card(card);
        const int cost = costOf(m_game.position(), viewer, card);
        const QString price = own.cost.isFree()
                                  ? QString()
                                  : QStringLiteral(" %1%2")
                                        .arg(QChar(own.cost.resource == Resource::Peril ? u'P' : u'G'))
                                        .arg(cost);
        cards << m_game.words().of(state, card) + out().faint(price);
    });
    out().hanging(translated(QT_TRANSLATE_NOOP("delve", "Hand: %1")).arg(cards.join(QStringLiteral(", "))),
                  6);
    for (const QString& line : inventoryOf(m_game.position(), viewer, m_game.words()))
        out().hanging(line, 6);
}

void CardTerminal::showQuests() const
{
    const PlayerId viewer = m_game.viewer();
    const Position now = m_game.position();
    if (viewer == PlayerId::None || now.player(viewer).hero == HeroId::None)
        return;
    for (const QuestId quest : questsOf(now, viewer)) {
        const char* kind = now.quest(quest).place == QuestPlace::Global
                               ? QT_TRANSLATE_NOOP("delve", "Global Quest %1: %2")
                               : QT_TRANSLATE_NOOP("delve", "Quest %1: %2");
        out().hanging(translated(kind).arg(out().strong(m_game.words().of(quest)),
                                           missingFor(now, quest, viewer, m_game.words())),
                      6);
    }
}

QString CardTerminal::promptLine() const
{
    const QString left = table().left();
    return translated(QT_TRANSLATE_NOOP("delve", "Round %1, %2"))
               .arg(table().round())
               .arg(table().nameOf(int(m_game.toAct()))) +
           (left.isEmpty() ? QString() : QStringLiteral(" | ") + left);
}

Sayings CardTerminal::sayingsOf(int action) const
{
    return sayingsOf(m_game.legal()[std::size_t(action)]);
}

Sayings CardTerminal::sayingsOf(const Action& action) const
{
    const QStringList kind = std::visit(
        []<typename T>(const T&) {
            return QString::fromUtf8(T::name.data(), qsizetype(T::name.size())).split(u'-');
        },
        action);
    const auto isDirection = [side = sideOf(action)](const QString& word) -> std::optional<bool> {
        const auto named = sideNamed(word);
        return named && side ? std::optional(named == side) : std::nullopt;
    };
    return {.said = wordsIn(sentence(action, m_game.session().state(), m_game.words())),
            .verbs = kind.first(1) + otherVerbs(action),
            .labels = kind,
            .isSide = false,
            .isDirection = isDirection};
}

Actions CardTerminal::imaginable() const
{
    const PlayerId actor = m_game.toAct();
    const GameState& state = m_game.session().state();
    Actions actions{Explore{}, Untip{}, EndPhase{}, Pass{}, ResolveEncounters{}};
    for (const Side side : allSides)
        actions.push_back(Step{side});
    if (actor == PlayerId::None)
        return actions;
    const std::size_t own = indexOf(actor);
    state.hands[own].forEach([&](CardId card) {
        if (m_game.session().game().card(card).kind != AdventureKind::Encounter)
            actions.push_back(PlayCard{card});
        for (int i = 0; i < table().playerCount(); ++i)
            if (PlayerId(i) != actor)
                actions.push_back(LayEncounter{card, PlayerId(i), Form::Melee});
        actions.push_back(DiscardOne{card});
    });
    (state.boons[own] | state.treasures[own]).forEach([&](CardId card) {
        actions.push_back(UseAbility{sourceOf(card)});
    });
    actions.push_back(UseAbility{sourceOf(actor)});
    for (const QuestId quest : questsOf({m_game.session().game(), state}, actor)) {
        actions.push_back(AttemptQuest{quest});
        actions.push_back(PickUp{quest});
    }
    for (int i = 0; i < table().playerCount(); ++i)
        if (PlayerId(i) != actor)
            for (const Form form : allForms)
                actions.push_back(Challenge{targetOf(PlayerId(i)), form});
    state.laid.forEach([&](CardId card) {
        if (m_game.session().game().card(card).isMonster())
            actions.push_back(Challenge{targetOf(monsterOf(card)), Form::Melee});
    });
    return actions;
}

std::optional<PlayedTable::Wish> CardTerminal::refusalOf(const QStringList& words) const
{
    std::optional<Fit> best;
    std::optional<PlayedTable::Wish> wish;
    // A lone direction is a step.
    const bool isStep = words.size() == 1 && sideNamed(words.first());
    for (const Action& action : imaginable()) {
        if (isStep && !std::holds_alternative<Step>(action))
            continue;
        const auto fit = fitOf(words, sayingsOf(action));
        if (!fit || (best && !(*fit < *best)))
            continue;
        best = fit;
        wish = m_game.wishFor(action);
    }
    return wish;
}

std::vector<PlayedTable::Reason> CardTerminal::hintOf(const std::string& who, std::size_t most) const
{
    constexpr std::uint64_t seedOfHints = 1; // the same hint whenever it is asked for
    const auto agent = makeAgent(who, seedOfHints);
    std::vector<PlayedTable::Reason> hints;
    if (!agent)
        return hints;
    agent->stopOn(&LineInput::interruption());
    Weighing why;
    Actions legal;
    const GameState& state = m_game.session().state();
    const Action chosen = choiceOf(*agent, m_game.session().game(), state, table().moment(), legal, &why);
    for (const Reason& reason : reasonsOf(why, chosen, state, m_game.words(), most))
        hints.push_back({reason.text, reason.facts, reason.isChosen});
    if (hints.empty())
        hints.push_back({sentence(chosen, state, m_game.words()), {}, true});
    return hints;
}

} // namespace delve::dungeoneer
