// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/play_in_words.h"

#include "editor/mageknight/print/counter_parts.h"

#include <QCoreApplication>

namespace delve::mageknight {

namespace {

class PlaySentences
{
public:
    PlaySentences(const Scenario& scenario, const PrintOptions& options)
        : m_scenario(scenario), m_options(options)
    {}

    QStringList make()
    {
        beginning();
        figures();
        if (!m_scenario.chests.empty())
            chests();
        if (!m_scenario.tokens.empty())
            add(QT_TRANSLATE_NOOP("Print", "Behind each total of two dice, the back of a wandering "
                                           "token says how many Mage Spawn appear, and the most "
                                           "points they have together. A dash: none."));
        if (hasMonsterMaster(m_scenario))
            monsterMaster();
        // END-02 to END-06.
        add(QT_TRANSLATE_NOOP("Print",
                              "A team that has gathered a chest may leave by its exit. When no Hero is "
                              "left in the dungeon, the most gold carried out wins."));
        return std::move(m_sentences);
    }

private:
    void add(const char* text) { m_sentences << QCoreApplication::translate("Print", text); }

    void beginning()
    {
        add(QT_TRANSLATE_NOOP("Print",
                              "Besides the printed pages a table needs two dice and a small marker for "
                              "the card of each figure."));
        if (m_scenario.options.rollForStart) // START-02
            add(QT_TRANSLATE_NOOP("Print", "Everybody rolls two dice: the highest total begins."));
        else {
            const Player& first = m_scenario.players.front();
            add(QT_TRANSLATE_NOOP("Print", "%1 begins. Play goes on in the order of the teams."));
            m_sentences.back() = m_sentences.back().arg(
                QString::fromStdString(first.name.empty() ? first.id.text() : first.name));
        }
        // START-04, START-05.
        add(QT_TRANSLATE_NOOP("Print",
                              "Heroes begin outside, at the entrance of their team, and enter in its "
                              "first turn."));
        // ACT-01 to ACT-03.
        add(QT_TRANSLATE_NOOP("Print",
                              "In a turn a player activates Heroes, Mage Spawn and wandering tokens, "
                              "each once: as many as the team began with Heroes, with one Hero two."));
    }

    void figures()
    {
        add(QT_TRANSLATE_NOOP("Print", "Lay a marker on the card of each figure, in the row with the "
                                       "arrow. A click of damage moves it a row down."));
        if (m_options.figures == FigurePieces::Discs && !hasMonsterMaster(m_scenario))
            add(QT_TRANSLATE_NOOP("Print",
                                  "Turn the base of a figure over once it was activated, and back at "
                                  "the end of the turn."));
    }

    void chests()
    {
        // TRAP-04, TRAP-06.
        add(QT_TRANSLATE_NOOP("Print",
                              "Whoever exposes the trap of a chest rolls a die: it names the row of its "
                              "trap dial, and 6 is row 0."));
        // CHEST-04
        add(QT_TRANSLATE_NOOP("Print", "Whoever takes a chest rolls a die: one less is the row of "
                                       "its treasure dial."));
        // TRAP-27 to TRAP-30.
        add(QT_TRANSLATE_NOOP("Print",
                              "If it says TRAP!, roll again and count on so many rows of the trap dial, "
                              "from 5 to 0: that trap springs at once, and the chest is gone."));
    }

    /// MULTI-03 to MULTI-09.
    void monsterMaster()
    {
        add(QT_TRANSLATE_NOOP("Print",
                              "Whoever begins holds the Monster Master token, and passes it to the left "
                              "at the end of the next own turn."));
        add(QT_TRANSLATE_NOOP("Print", "A Mage Spawn or a wandering token gets a movement marker when it is "
                                       "activated, a Mage Spawn also when it appears. It cannot be activated "
                                       "until the next Monster Master takes all markers off."));
        if (m_options.figures == FigurePieces::Discs)
            add(QT_TRANSLATE_NOOP("Print", "A base that is turned over has its marker; those of Heroes are "
                                           "turned back at the end of the turn."));
    }

    const Scenario& m_scenario;
    const PrintOptions& m_options;
    QStringList m_sentences;
};

} // namespace

QStringList playInWords(const Scenario& scenario, const PrintOptions& options)
{
    return PlaySentences(scenario, options).make();
}

} // namespace delve::mageknight
