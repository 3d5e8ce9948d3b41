// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/print/setup_words.h"

#include "editor/dungeoneer/print/play_words.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/option_words.h"
#include "engine/dungeoneer/content/checks/check_set.h"
#include "engine/dungeoneer/setup/setup_table.h"

#include <algorithm>
#include <map>

namespace delve::dungeoneer {

namespace {

const TextStyle body{8.5, false, pageInk};
const TextStyle strong{8.5, true, pageInk};
const TextStyle quiet{7.5, false, quietInk};
constexpr double indent = 5;

class SetupText
{
public:
    SetupText(const CardPrintSubject& subject, double width)
        : m_subject(subject),
          m_scenario(*subject.scenario),
          m_names(m_scenario, *subject.cards, subject.options.language),
          m_flow(width)
    {}

    Flow write()
    {
        story();
        sets();
        decks();
        players();
        for (const MapKind map : allMapKinds)
            layMap(map);
        links();
        rest();
        addPlayWords(m_flow, m_subject.options.style, mapGrows());
        rules();
        notes();
        return std::move(m_flow);
    }

private:
    void heading(const char* text) { m_flow.heading(printed(text)); }
    void line(const QString& text) { m_flow.paragraph(text, body, 0, 0.8); }
    void step(const QString& text)
    {
        m_flow.marked(text, body, indent, 0.8, [](QPainter& painter, const QPointF& at) {
            painter.setPen(QPen(quietInk, 0.2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(at.x() + 0.4, at.y() + 0.7, 2.3, 2.3)); // to be ticked
        });
    }

    void story()
    {
        if (m_scenario.notes.empty())
            return;
        heading(QT_TRANSLATE_NOOP("CardPrint", "What it is about"));
        for (const QString& paragraph :
             QString::fromStdString(m_scenario.notes).split(u'\n', Qt::SkipEmptyParts))
            line(paragraph);
    }

    void sets()
    {
        heading(QT_TRANSLATE_NOOP("CardPrint", "Sets of cards"));
        for (const PackReference& pack : m_scenario.packs)
            if (const CardSet* set = m_subject.cards->set(pack.id)) {
                const int all = countsOf(*set).sum();
                m_flow.leader(in(set->name),
                              QCoreApplication::translate("CardPrint", "%n card(s)", nullptr, all), body);
            }
        if (!m_scenario.leftOut.empty()) {
            m_flow.marked(printed(QT_TRANSLATE_NOOP("CardPrint", "Put these away before you begin:")), strong,
                          0, 1.2, nullptr, true);
            for (const LeftOutCard& out : m_scenario.leftOut)
                step(QStringLiteral("%1 × %2").arg(out.copies).arg(m_names.card(out.card)));
        }
    }

    /// DNR-SETUP-08, DNR-SETUP-09, DNR-SETUP-19.
    void decks()
    {
        heading(QT_TRANSLATE_NOOP("CardPrint", "Before the game"));
        step(printed(QT_TRANSLATE_NOOP(
            "CardPrint", "Have ready the cards, pawns, markers and tokens, and two dice for each player.")));
        step(printed(QT_TRANSLATE_NOOP("CardPrint",
                                       "Take out the cards that this sheet names, sort the others by their "
                                       "backs, and shuffle each deck.")));
        step(printed(QT_TRANSLATE_NOOP(
            "CardPrint", "Everybody takes a Tracker and puts a token on Glory 1 and one on Peril 1.")));
        step(printed(
            QT_TRANSLATE_NOOP("CardPrint", "Everybody rolls a die: the highest has initiative and begins.")));
        step(m_scenario.globalQuest
                 ? printed(QT_TRANSLATE_NOOP("CardPrint", "Lay out the Global Quest: %1."))
                       .arg(m_names.card(*m_scenario.globalQuest))
                 : printed(QT_TRANSLATE_NOOP("CardPrint", "Turn up one Quest as the Global Quest.")));
    }

    /// DNR-SETUP-10 to DNR-SETUP-12, DNR-SETUP-17, DNR-SETUP-20.
    void players()
    {
        if (m_scenario.players.empty())
            return;
        heading(QT_TRANSLATE_NOOP("CardPrint", "Players"));
        for (const Player& player : m_scenario.players) {
            m_flow.marked(m_names.thing(player.id), strong, 0, 1.6, nullptr, true);
            step(player.hero
                     ? printed(QT_TRANSLATE_NOOP("CardPrint", "Hero: %1, a die on Level 1 showing its Life"))
                           .arg(m_names.card(*player.hero))
                     : printed(QT_TRANSLATE_NOOP(
                           "CardPrint", "Hero: dealt at random, a die on Level 1 showing its Life")));
            for (const ContentId& quest : player.quests)
                step(printed(QT_TRANSLATE_NOOP("CardPrint", "Personal Quest: %1")).arg(m_names.card(quest)));
            if (const int open = 2 - int(player.quests.size()); open > 0)
                step(QCoreApplication::translate("CardPrint", "%n Personal Quest(s) dealt at random", nullptr,
                                                 open));
            for (const ContentId& card : player.hand)
                step(printed(QT_TRANSLATE_NOOP("CardPrint", "Adventure card: %1")).arg(m_names.card(card)));
            if (const int open = 5 - int(player.hand.size()); open > 0)
                step(QCoreApplication::translate("CardPrint", "%n Adventure card(s) drawn, kept hidden",
                                                 nullptr, open));
            if (player.start)
                step(printed(QT_TRANSLATE_NOOP("CardPrint", "Begins on the Entrance of the map: %1"))
                         .arg(wordFor(*player.start)));
        }
    }

    /// Every card with its number on the plan, in the order in which it was laid.
    void layMap(MapKind map)
    {
        const std::vector<PlacedCard>& cards = m_scenario.cards(map);
        if (cards.empty())
            return;
        m_flow.heading(printed(QT_TRANSLATE_NOOP("CardPrint", "Laying the map: %1")).arg(wordFor(map)));
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const QString where =
                QStringLiteral("%1: %2").arg(m_names.card(cards[i].card), placeWords(cards[i].cell));
            const QString text =
                cards[i].isTurned
                    ? printed(QT_TRANSLATE_NOOP("CardPrint", "%1, turned upside down")).arg(where)
                    : where;
            m_flow.marked(
                text, body, indent + 1.5, 0.6, [number = i + 1](QPainter& painter, const QPointF& at) {
                    paintText(painter, QRectF(at.x(), at.y() + 0.1, indent + 0.3, lineHeight(strong)),
                              Qt::AlignRight, QString::number(number), strong);
                });
        }
    }

    void links()
    {
        std::map<char, QStringList> sewers;
        for (const MapKind map : allMapKinds)
            for (const PlacedCard& placed : m_scenario.cards(map))
                if (const MapCard* card = m_subject.cards->map(placed.card))
                    for (const Obstacle& obstacle : card->obstacles)
                        if (obstacle.kind == ObstacleKind::Sewer)
                            sewers[obstacle.letter] << m_names.thing(placed.id);
        if (sewers.empty() && m_scenario.portals.empty())
            return;
        heading(QT_TRANSLATE_NOOP("CardPrint", "Portals and Sewers"));
        for (const PortalLink& portal : m_scenario.portals)
            step(printed(QT_TRANSLATE_NOOP("CardPrint", "Markers %1: the Portal of %2 leads to %3"))
                     .arg(QChar(QLatin1Char(portal.marker)))
                     .arg(m_names.thing(portal.portal), m_names.thing(portal.entrance)));
        for (const auto& [letter, places] : sewers)
            line(printed(QT_TRANSLATE_NOOP("CardPrint", "Sewer %1: %2"))
                     .arg(QChar(QLatin1Char(letter)))
                     .arg(inARow(places)));
    }

    /// DNR-SETUP-17, DNR-SETUP-18.
    void rest()
    {
        heading(QT_TRANSLATE_NOOP("CardPrint", "Last of all"));
        for (const MapKind map : m_scenario.maps)
            if (const int left = drawable(map); left > 0)
                step(QCoreApplication::translate(
                         "CardPrint", "Shuffle the %n Map card(s) left and set them aside: %1", nullptr, left)
                         .arg(wordFor(map)));
        if (m_scenario.stage == Stage::Finished)
            step(printed(
                QT_TRANSLATE_NOOP("CardPrint", "The map is finished: no further Map cards are laid.")));
        const bool hasStarts = std::ranges::any_of(
            m_scenario.players, [](const Player& player) { return player.start.has_value(); });
        step(hasStarts ? printed(QT_TRANSLATE_NOOP("CardPrint",
                                                   "Put each Hero's pawn on the Entrance named above."))
                       : printed(QT_TRANSLATE_NOOP("CardPrint", "Put all Heroes' pawns on the Entrance.")));
    }

    /// How many Map cards may still be drawn.
    int drawable(MapKind map) const
    {
        return m_scenario.stage == Stage::Finished
                   ? 0
                   : SetupTable(m_scenario, *m_subject.cards).stock().drawable(map);
    }
    bool mapGrows() const
    {
        return std::ranges::any_of(m_scenario.maps, [&](MapKind map) { return drawable(map) > 0; });
    }

    void rules()
    {
        heading(QT_TRANSLATE_NOOP("CardPrint", "Rules agreed on"));
        for (const QString& sentence : optionsInWords(m_scenario.options))
            line(sentence);
    }

    void notes()
    {
        if (!m_subject.options.notes || m_scenario.pinnedNotes.empty())
            return;
        heading(QT_TRANSLATE_NOOP("CardPrint", "Notes"));
        int number = 0;
        for (const Note& note : m_scenario.pinnedNotes) {
            const auto& cards = m_scenario.cards(note.map);
            const auto card = std::ranges::find(cards, note.cell, &PlacedCard::cell);
            const QString where = QStringLiteral("%1. %2").arg(++number).arg(
                card == cards.end() ? m_names.cell({note.map, note.cell}) : m_names.thing(card->id));
            m_flow.marked(where, quiet, 0, 1, nullptr, true);
            line(QString::fromStdString(note.text));
        }
    }

    const CardPrintSubject& m_subject;
    const Scenario& m_scenario;
    ScenarioNames m_names;
    Flow m_flow;
};

} // namespace

Flow setupWords(const CardPrintSubject& subject, double width)
{
    return SetupText(subject, width).write();
}

} // namespace delve::dungeoneer
