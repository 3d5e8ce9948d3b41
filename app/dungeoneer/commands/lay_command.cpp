// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/seed_option.h"
#include "app/dungeoneer/commands/card_program.h"
#include "app/dungeoneer/play/card_boxes.h"
#include "app/play/line_input.h"
#include "app/play/work_keeper.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "engine/base/schema_name.h"
#include "engine/dungeoneer/scenario/thing_ids.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/laying_in_turns.h"
#include "engine/scenario/common_limits.h"
#include "engine/scenario/scenario_version.h"

#include <algorithm>
#include <set>

namespace delve::dungeoneer {

namespace {

constexpr std::uint64_t mostDeals = 9999; ///< as in the window

/// DNR-OPT-02: people at one keyboard lay the map of a scenario in turns, and the program for the others.
class LayingTable
{
public:
    /// `source` is the file that the map was read from, `own` where it is kept while it is laid.
    LayingTable(Scenario scenario, std::string source, std::uint64_t deal, EntranceChoice entrances,
                std::set<int> programs, bool ascii, OwnFile& own, CardProgram& program)
        : m_scenario(std::move(scenario)),
          m_source(std::move(source)),
          m_cards(*program.cards()),
          m_number(deal),
          m_entrances(std::move(entrances)),
          m_programs(std::move(programs)),
          m_ascii(ascii),
          m_program(program),
          m_out(program.out),
          m_keeper({[this] { return keepingSchemaName(writeScenario(m_scenario), m_source); }, scenarioFormat,
                    common_limits::fileBytes, QT_TRANSLATE_NOOP("delve", "The map is kept in %1.")},
                   &own, program),
          m_input(program.out, {}),
          m_deck(deckOf(m_scenario, m_cards)),
          m_random(deal)
    {
        follow();
    }

    /// Why it cannot be laid in turns; empty if it can.
    QString fault() const
    {
        const std::size_t players = m_scenario.players.size();
        if (players < 2 || players > 4)
            return translated(QT_TRANSLATE_NOOP("delve", "Two to four players lay the map (DNR-SETUP-01)."));
        if (!dealMapOf(m_scenario, m_cards, m_deck, m_number, m_entrances))
            return translated(
                QT_TRANSLATE_NOOP("delve", "The sets in use have no Entrance to deal (DNR-SETUP-15)."));
        if (!m_turn)
            return translated(QT_TRANSLATE_NOOP("delve",
                                                "What lies there was not laid in turns from deal %1; "
                                                "--deal names another one."))
                .arg(m_number);
        return {};
    }

    /// Until all is laid; false where people left before.
    bool run()
    {
        while (!m_turn->table.isOver()) {
            if (LineInput::isInterrupted())
                return false;
            tellPassed();
            const bool goesOn = isProgram(m_turn->table.toMove()) ? layForProgram() : askPerson();
            if (!goesOn)
                return false;
        }
        tellPassed();
        return true;
    }

    /// The file that it is kept in, which may be another one than was wished for; empty if there is none.
    QString save() const { return m_keeper.saveSomewhere(); }
    int held() const
    {
        int cards = 0;
        for (int seat = 0; seat < seats(); ++seat)
            cards += int(m_turn->table.hand(seat).size());
        return cards;
    }

private:
    int seats() const { return int(m_scenario.players.size()); }
    bool isProgram(int seat) const { return m_programs.contains(seat); }
    void follow() { m_turn = turnOf(m_scenario, m_cards, m_deck, m_number, m_entrances); }

    ScenarioNames names() const { return {m_scenario, m_cards, m_program.language()}; }
    QString nameOf(int seat) const
    {
        const Player& player = m_scenario.players[std::size_t(seat)];
        return player.name.empty() ? translated(QT_TRANSLATE_NOOP("delve", "Player %1")).arg(seat + 1)
                                   : QString::fromStdString(player.name);
    }
    QString nameOf(CardNumber card) const { return names().card(m_deck[card].card->id); }
    static QString placeOf(const MapMove& move)
    {
        const QString place = placeWords(move.placement.cell);
        return move.placement.isTurned ? translated(QT_TRANSLATE_NOOP("delve", "%1, upside down")).arg(place)
                                       : place;
    }

    void tellPassed() const
    {
        for (const int seat : m_turn->passed)
            m_out.line(
                m_out.faint(translated(QT_TRANSLATE_NOOP("delve", "%1 has no place for any card and passes."))
                                .arg(nameOf(seat))));
    }

    void lay(const MapMove& move)
    {
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "%1 lays %2: %3"))
                       .arg(nameOf(m_turn->table.toMove()), nameOf(move.card), placeOf(move)));
        m_scenario = afterMove(m_scenario, m_cards, *m_turn, move, ThingIds(m_scenario).draw(m_random));
        follow();
        m_keeper.noteChange();
        constexpr qint64 seldom = 2000; // milliseconds
        m_keeper.keep(seldom);
    }

    bool layForProgram()
    {
        lay(anyMove(*m_turn, m_number));
        return true;
    }

    void draw(MapKind kind) const
    {
        const auto& laid = m_scenario.cards(kind);
        if (laid.empty())
            return;
        Cell first = laid.front().cell, last = first;
        for (const PlacedCard& placed : laid) {
            first = {std::min(first.column, placed.cell.column), std::min(first.row, placed.cell.row)};
            last = {std::max(last.column, placed.cell.column), std::max(last.row, placed.cell.row)};
        }
        CardBoxes boxes(last.column - first.column + 1, last.row - first.row + 1, m_ascii);
        for (const PlacedCard& placed : laid) {
            const MapCard& card = *m_cards.map(placed.card);
            BoxedCard boxed{&card, placed.cell.column - first.column, placed.cell.row - first.row, {}, {}};
            for (const Side side : allSides)
                boxed.doors[std::size_t(side)] = doorShown(card, side, placed.isTurned);
            boxed.below = placeWords(placed.cell);
            boxes.draw(boxed);
        }
        m_out.line(m_out.strong(wordFor(kind)));
        for (const QString& line : boxes.lines())
            m_out.line(line);
    }

    /// The hand of the last one scrolls away before the next one looks.
    bool handOver()
    {
        const int seat = m_turn->table.toMove();
        const bool isOther = m_looker >= 0 && m_looker != seat;
        m_looker = seat;
        if (!isOther)
            return true;
        constexpr int screen = 40;
        for (int line = 0; line < screen; ++line)
            m_out.line();
        return m_input
            .read(translated(QT_TRANSLATE_NOOP("delve", "%1 sits down; Enter shows the cards."))
                      .arg(nameOf(seat)) +
                  u' ')
            .has_value();
    }

    /// The cards of a hand that have a place, each once.
    static std::vector<CardNumber> playable(const std::vector<MapMove>& moves)
    {
        std::vector<CardNumber> cards;
        for (const MapMove& move : moves)
            if (std::ranges::find(cards, move.card) == cards.end())
                cards.push_back(move.card);
        return cards;
    }

    void showHand(const std::vector<CardNumber>& cards) const
    {
        const int seat = m_turn->table.toMove();
        m_out.line(m_out.strong(translated(QT_TRANSLATE_NOOP("delve", "%1, your cards:")).arg(nameOf(seat))));
        for (std::size_t number = 0; number < cards.size(); ++number) {
            const CardFace face = m_deck[cards[number]].face;
            m_out.line(QStringLiteral("  %1  %2 (%3)")
                           .arg(int(number) + 1, 2)
                           .arg(nameOf(cards[number]), wordFor(face.type, face.kind)));
        }
        QStringList waiting;
        for (const CardNumber card : m_turn->table.hand(seat))
            if (std::ranges::find(cards, card) == cards.end())
                waiting << nameOf(card);
        if (!waiting.isEmpty())
            m_out.hanging(m_out.faint(translated(QT_TRANSLATE_NOOP("delve", "No place now: %1"))
                                          .arg(waiting.join(QStringLiteral(", ")))),
                          6);
    }

    bool askPerson()
    {
        if (m_input.hasToWait())
            m_keeper.keep(0);
        if (!handOver())
            return false;
        for (const MapKind kind : allMapKinds)
            draw(kind);
        const auto moves = m_turn->table.moves();
        const auto cards = playable(moves);
        showHand(cards);
        const auto card =
            choose(translated(QT_TRANSLATE_NOOP("delve", "Card (a number; hint, quit)> ")), cards.size());
        if (!card)
            return false;
        std::vector<MapMove> places;
        std::ranges::copy_if(moves, std::back_inserter(places),
                             [&](const MapMove& move) { return move.card == cards[*card]; });
        for (std::size_t number = 0; number < places.size(); ++number)
            m_out.line(QStringLiteral("  %1  %2").arg(int(number) + 1, 2).arg(placeOf(places[number])));
        const auto place =
            choose(translated(QT_TRANSLATE_NOOP("delve", "Place (a number; hint, quit)> ")), places.size());
        if (!place)
            return false;
        lay(places[*place]);
        return true;
    }

    /// One of so many, from 0; nothing where people leave.
    std::optional<std::size_t> choose(const QString& prompt, std::size_t count)
    {
        for (;;) {
            const auto line = m_input.read(prompt);
            if (!line || *line == u"quit" || *line == u"q")
                return std::nullopt;
            if (*line == u"hint" || *line == u"h") {
                const MapMove move = anyMove(*m_turn, m_number);
                m_out.line(translated(QT_TRANSLATE_NOOP("delve", "One way: %1, %2"))
                               .arg(nameOf(move.card), placeOf(move)));
                continue;
            }
            bool isNumber = false;
            const int number = line->toInt(&isNumber);
            if (isNumber && number >= 1 && std::size_t(number) <= count)
                return std::size_t(number) - 1;
            m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Expected a number from 1 to %1.")).arg(count));
        }
    }

    Scenario m_scenario;
    std::string m_source;
    const Cards& m_cards;
    std::uint64_t m_number;
    EntranceChoice m_entrances;
    std::set<int> m_programs;
    bool m_ascii;
    CardProgram& m_program;
    const Terminal& m_out;
    WorkKeeper m_keeper;
    LineInput m_input;
    MapDeck m_deck;
    std::optional<TurnOfMap> m_turn;
    Random m_random;
    int m_looker = -1;
};

/// Seats by their number, from 0; all of them for "all".
std::set<int> seatsNamed(const std::vector<std::string>& words)
{
    std::set<int> seats;
    for (const std::string& word : words)
        if (word == "all")
            seats.insert({0, 1, 2, 3});
        else
            seats.insert(std::stoi(word) - 1);
    return seats;
}

/// What the players say about Entrances; nothing where one of them is none of their sets.
std::optional<EntranceChoice> entrancesIn(const CLI::App& command, const Scenario& scenario,
                                          CardProgram& program)
{
    EntranceChoice choice;
    const MapDeck deck = deckOf(scenario, *program.cards());
    const auto* named = command.get_option("--entrance");
    for (const std::string& id :
         named->count() > 0 ? named->as<std::vector<std::string>>() : std::vector<std::string>()) {
        const MapCard* card = program.cards()->map(ContentId(id));
        const auto all = card ? entrancesOf(deck, card->kind) : std::vector<CardNumber>();
        const bool isUsed =
            std::ranges::any_of(all, [&](CardNumber number) { return deck[number].card->id == card->id; });
        if (!isUsed) {
            program.err.line(translated(QT_TRANSLATE_NOOP("delve", "%1 is no Entrance of the sets in use."))
                                 .arg(QString::fromStdString(id)));
            return std::nullopt;
        }
        choice.used[std::size_t(card->kind)] = card->id;
    }
    if (const std::string word = textOf(command, "--decides"); !word.empty())
        choice.deciding = word == nameOf(MapKind::Wilderness) ? MapKind::Wilderness : MapKind::Dungeon;
    return choice;
}

} // namespace

void addLayCommand(CLI::App& app, const std::string& name)
{
    CLI::App& command = *app.add_subcommand(
        name, cliText(QT_TRANSLATE_NOOP("delve", "Lay a card map in turns, as Map in View has it")));
    command.footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "All Map cards are dealt to the players, who lay them in turns, each from a hand that the\n"
                 "others do not see (DNR-OPT-02). The same deal always gives the same hands: a map that was\n"
                 "begun goes on with its number, and is kept as it is laid.\n"
                 "Exit code: 0 if all is laid, 1 if people left before, 2 for bad input.\n"
                 "Examples:\n"
                 "  delve lay new.scenario.json --deal 7 -o laid.scenario.json\n"
                 "  delve lay new.scenario.json --program 2 --program 3 -o laid.scenario.json\n"
                 "  delve lay new.scenario.json --program all -o laid.scenario.json")));
    // Read from the command line when the command is done.
    const auto option = [&command](const char* names, const char* words) {
        return command.add_option_function<std::string>(
            names, [](const std::string&) {}, cliText(words));
    };
    option("file", QT_TRANSLATE_NOOP("delve", "Scenario file, with nothing laid or a map begun in turns"))
        ->required();
    option("-o,--output", QT_TRANSLATE_NOOP("delve", "Scenario file to write"))->required();
    option("--deal", QT_TRANSLATE_NOOP("delve", "The number of the deal"))->check(seedNumber(mostDeals));
    command
        .add_option_function<std::vector<std::string>>(
            "--program", [](const std::vector<std::string>&) {},
            cliText(
                QT_TRANSLATE_NOOP("delve", "A seat for which the program lays, or all; may be given again")))
        ->check(CLI::IsMember({"1", "2", "3", "4", "all"}));
    command.add_option_function<std::vector<std::string>>(
        "--entrance", [](const std::vector<std::string>&) {},
        cliText(QT_TRANSLATE_NOOP(
            "delve", "The Entrance to use of several (DNR-OPT-09), by its id; may be given again")));
    option("--decides",
           QT_TRANSLATE_NOOP("delve",
                             "The map whose Entrance decides who begins (DNR-OPT-06); usually the Dungeon"))
        ->check(CLI::IsMember({"dungeon", "wilderness"}));
    command.add_flag_callback(
        "--ascii", [] {}, cliText(QT_TRANSLATE_NOOP("delve", "Draw with plain characters")));
}

int layMap(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    const std::string target = textOf(command, "--output");
    const FileBefore before(QString::fromStdString(target));
    auto scenario = readScenarioOrComplain(textOf(command, "file"), program);
    if (!scenario || !program.mayWrite(target, scenarioFormat))
        return Unreadable;
    scenario->options.mapInView = true;
    const auto number = [&command](const char* name) {
        return command.get_option(name)->count() > 0 ? command.get_option(name)->as<std::uint64_t>() : 1;
    };
    const auto programs = command.get_option("--program")->count() > 0
                              ? seatsNamed(command.get_option("--program")->as<std::vector<std::string>>())
                              : std::set<int>();
    const std::uint64_t deal = number("--deal");
    const auto entrances = entrancesIn(command, *scenario, program);
    if (!entrances)
        return Unreadable;
    const auto own = OwnFile::take(before);
    if (!own) {
        program.complain(target, own.error());
        return Unreadable;
    }
    LayingTable table(*std::move(scenario), textOf(command, "file"), deal, *entrances, programs,
                      command.get_option("--ascii")->count() > 0, **own, program);
    if (const QString fault = table.fault(); !fault.isEmpty()) {
        program.err.line(fault);
        return Unreadable;
    }
    const bool isWhole = table.run();
    const QString file = table.save();
    if (file.isEmpty())
        return Unreadable;
    if (isWhole)
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: laid in turns")).arg(file));
    else
        program.out.line(
            translated(QT_TRANSLATE_NOOP("delve", "%1: %2 cards are still held; --deal %3 goes on"))
                .arg(file, QString::number(table.held()), QString::number(deal)));
    if (file != (*own)->path())
        return Unreadable;
    return isWhole ? Legal : HasFindings;
}

} // namespace delve::dungeoneer
