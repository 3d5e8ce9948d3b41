// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/table_terminal.h"
#include "editor/dungeoneer/play/card_game_table.h"

namespace delve::dungeoneer {

/// A game of Dungeoneer in the terminal: the map drawn as text, the hand, the Quests with what is missing.
class CardTerminal final : public TableTerminal
{
public:
    CardTerminal(CardGameTable& table, PlaySettings settings, Program& program);

private:
    enum class MapShown
    {
        Near, ///< around the own Hero
        Whole,
        Off
    };

    void showMoment() override;
    QString promptLine() const override;
    bool answer(const QString& command, const QStringList& arguments) override;
    void help() const override;
    Sayings sayingsOf(int action) const override;
    std::optional<PlayedTable::Wish> refusalOf(const QStringList& words) const override;
    std::vector<PlayedTable::Reason> hintOf(const std::string& who, std::size_t most) const override;
    void explainRule(const QString& rule) const override;
    QString knownSeatsHere() const override;
    QString handOverText(const QString& who) const override;

    /// What can be typed to mean an action.
    Sayings sayingsOf(const play::Action& action) const;
    /// What somebody could wish to do, whether it is allowed or not.
    play::Actions imaginable() const;

    void showMap(const QStringList& arguments);
    void drawPart(const MapKind kind, bool isWhole) const;
    void showPlayers() const;
    void showHand() const;
    void showQuests() const;
    void showStatus() const;
    /// The full text of what is called so: a card that may be seen, a Quest, a space.
    void readCard(const QStringList& words) const;

    CardGameTable& m_game;
    Program& m_program;
    MapShown m_map = MapShown::Near;
};

} // namespace delve::dungeoneer
