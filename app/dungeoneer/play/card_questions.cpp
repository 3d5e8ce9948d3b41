// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/play/card_terminal.h"
#include "app/dungeoneer/play/map_drawing.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/text/rule_text.h"

#include <algorithm>

// What people type to learn something.

namespace delve::dungeoneer {

using namespace play;

namespace {

constexpr int rowsAround = 3;

bool isCalled(const QString& name, const QStringList& words)
{
    return std::ranges::all_of(words,
                               [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

} // namespace

bool CardTerminal::answer(const QString& command, const QStringList& arguments)
{
    const auto is = [&](std::initializer_list<const char*> names) {
        return std::ranges::any_of(names, [&](const char* name) { return command == QLatin1String(name); });
    };
    if (is({"map", "board", "b"}))
        showMap(arguments.isEmpty() ? QStringList{QStringLiteral("all")} : arguments);
    else if (is({"legend"}))
        for (const QString& line : mapLegend(out()))
            out().line(line);
    else if (is({"hand"}))
        showHand();
    else if (is({"quests"}))
        showQuests();
    else if (is({"status", "st"}))
        showStatus();
    else if (is({"card", "look", "read"}))
        readCard(arguments);
    else if (is({"phase"}))
        out().paragraph(phaseGuide(m_game.view().state));
    else
        return false;
    return true;
}

QString CardTerminal::handOverText(const QString& who) const
{
    return translated(QT_TRANSLATE_NOOP("delve", "%1 sits down; Enter shows the cards.")).arg(who);
}

void CardTerminal::help() const
{
    const QString text = translated(QT_TRANSLATE_NOOP(
        "delve",
        "To act:\n"
        "  7                   take action 7 of the list\n"
        "  n  east             go through the door of that side\n"
        "  play torch          any words of an entry of the list, or their beginnings\n"
        "  end   pass          end the phase; do nothing now\n"
        "  ask 1  ask 2  ask 3 be asked always; pass until you are attacked; pass until your turn\n"
        "  back  back 3        take back\n"
        "To know:\n"
        "  map  map off        the whole map; show it not at all, near (as at the start) or always whole\n"
        "  legend              what the signs mean\n"
        "  (an empty line)     this moment again\n"
        "  hand  quests        your cards; your Quests and what is missing for them\n"
        "  status              all players, with what lies before them\n"
        "  card torch          a card, a Quest or a space in full\n"
        "  phase               what may be done in this phase\n"
        "  odds 7              the exact chances of an action\n"
        "  why  why go north   the rule that refuses it\n"
        "  hint  hint random   what another player would do here, and why\n"
        "  reasons             why the program took its last action\n"
        "  rule DNR-DOOR-10    a rule\n"
        "  log  log 50  log all   what happened\n"
        "  save  save FILE  quit   quit keeps the game too"));
    for (const QString& line : text.split(u'\n'))
        out().line(line);
}

void CardTerminal::drawPart(MapKind kind, bool isWhole) const
{
    const Position now = m_game.position();
    const PlayerId viewer = m_game.viewer() != PlayerId::None ? m_game.viewer() : now.turn().player;
    const int columns = mapColumns(out().width());
    const auto print = [&](const MapPart& part) {
        for (const QString& line : drawMap(now, m_game.words(), part, viewer, out(), settings().ascii))
            out().line(line);
    };
    const SpaceId here = viewer == PlayerId::None ? SpaceId::None : now.player(viewer).space;
    if (!isWhole && here != SpaceId::None && now.game().space(here).kind == kind)
        return print(MapPart::around(now, here, columns, rowsAround));
    // One strip of the map after the other, where it is too wide.
    const MapPart whole = MapPart::whole(now, kind);
    for (MapPart strip = whole; strip.west <= whole.east; strip.west += columns) {
        strip.east = std::min(whole.east, strip.west + columns - 1);
        print(strip);
    }
}

void CardTerminal::showMap(const QStringList& arguments)
{
    const QString what = arguments.value(0).toLower();
    if (what == u"off" || what == u"near" || what == u"whole") {
        m_map = what == u"off" ? MapShown::Off : what == u"near" ? MapShown::Near : MapShown::Whole;
        if (m_map != MapShown::Off)
            showAgain();
        return;
    }
    const Position now = m_game.position();
    const PlayerId viewer = m_game.viewer() != PlayerId::None ? m_game.viewer() : now.turn().player;
    const SpaceId here = viewer == PlayerId::None ? SpaceId::None : now.player(viewer).space;
    const bool isWhole = !what.isEmpty() || m_map == MapShown::Whole || here == SpaceId::None;
    for (const MapKind kind : now.game().mapKinds()) {
        const bool isHere = here != SpaceId::None && now.game().space(here).kind == kind;
        if (!isWhole && !isHere)
            continue;
        if (isWhole && now.game().mapKinds().size() > 1)
            out().line(out().strong(wordFor(kind)));
        drawPart(kind, isWhole);
    }
}

void CardTerminal::showStatus() const
{
    for (int i = 0; i < table().playerCount(); ++i) {
        const PlayedTable::Player player = table().player(i);
        out().line(out().strong(QStringLiteral("@%1 %2").arg(i + 1).arg(player.name)) +
                   QStringLiteral(" (%1)").arg(player.seat));
        for (const QString& line : player.details)
            if (!line.isEmpty())
                out().hanging(QStringLiteral("  ") + line, 4);
    }
    out().line(table().common());
}

void CardTerminal::readCard(const QStringList& words) const
{
    if (words.isEmpty())
        return out().line(
            translated(QT_TRANSLATE_NOOP("delve", "card torch: a card, a Quest or a space in full.")));
    const Position now = m_game.position();
    const GameState& state = now.state();
    const PlayWords& names = m_game.words();
    QStringList found;
    for (int i = 0; i < now.game().cardCount(); ++i)
        if (const CardId card = CardId(i);
            state.card(card).place != play::Place::Unseen && isCalled(names.of(state, card), words))
            found << cardInWords(names, card);
    for (int i = 0; i < now.game().questCount(); ++i)
        if (const QuestId quest = QuestId(i);
            now.quest(quest).place != QuestPlace::Deck && isCalled(names.of(quest), words))
            found << questInWords(names, quest);
    for (int i = 0; i < now.game().spaceCount(); ++i)
        if (const SpaceId space = SpaceId(i);
            now.space(space).place == SpacePlace::Laid && isCalled(names.of(state, space), words))
            found << spaceInWords(now, names, space);
    found.removeDuplicates();
    if (found.isEmpty())
        return out().line(translated(QT_TRANSLATE_NOOP("delve", "Nothing that can be seen is called \"%1\"."))
                              .arg(words.join(u' ')));
    constexpr qsizetype most = 6;
    for (const QString& text : found.mid(0, most))
        out().hanging(text, 4);
}

void CardTerminal::explainRule(const QString& id) const
{
    const RuleReference* rules = m_program.rules();
    const Rule* rule = rules ? rules->find(id.toStdString()) : nullptr;
    if (!rule)
        return out().line(
            translated(QT_TRANSLATE_NOOP("delve", "There is no rule of that number, such as DNR-DOOR-10.")));
    out().line(out().strong(id) + QStringLiteral("  ") + spoken(rule->title));
    out().paragraph(spoken(rule->text), 2);
}

} // namespace delve::dungeoneer
