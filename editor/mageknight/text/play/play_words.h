// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_reference.h"
#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/scenario/square_names.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// What the things of a game are called in the language of the user. Figures of one name are numbered. Chests
/// and tokens have nothing but a number, so that a name tells nothing that is hidden (DG-18). Squares have
/// the names that they have everywhere (SquareNames).
class PlayWords
{
public:
    /// Game and rules must outlive it.
    PlayWords(const play::Game& game, const RuleReference& rules, std::string language);

    const play::Game& game() const { return m_game; }
    const std::string& language() const { return m_language; }

    /// The name of the chest or token at a place of its list, for those who have no game yet.
    static QString chestAt(int place);
    static QString tokenAt(int place, Colour colour);

    QString of(play::PlayerId player) const;
    QString of(play::FigureId figure) const;
    QString of(play::ChestId chest) const;
    QString of(play::TokenId token) const;
    QString of(play::DoorId door) const;
    QString of(play::ArtifactId artifact) const;
    QString of(play::ArtifactTokenId token) const;
    QString of(Ability ability) const;

    /// The name of a figure without its number.
    QString kindOf(play::FigureId figure) const
    {
        return text(m_game.parts().figures[indexOf(figure)].kind->name);
    }
    /// The number that tells a figure from others of its name, 0 where there is no other.
    int numberOf(play::FigureId figure) const { return m_numbers[indexOf(figure)]; }

    QString square(SquareIndex square) const;
    QString square(Square square) const;
    const SquareNames& squares() const { return m_squares; }
    /// The square of that name; `level` counts where the name has none. Nothing for other texts.
    std::optional<Square> squareNamed(const QString& text, int level) const;
    /// The square that is called A1, and the number of columns and rows.
    Square origin() const { return m_origin; }
    Size size() const { return m_size; }
    int levelCount() const { return m_levels; }

    /// What a row of an artifact token says.
    QString row(play::ArtifactTokenId token, int row) const;
    /// "Sword (+1 attack)", "Draught (potion, one use: +1 attack)"
    QString item(const Item& item) const;
    /// "30 gold; Sword: +1 attack"
    QString contents(const Treasure& treasure) const;
    /// What a trap does; and with what it is disarmed.
    QString effectOf(const Trap& trap) const;
    QString trap(const Trap& trap) const;
    /// The title and the text of a rule; empty where the reference does not have it.
    QString titleOf(std::string_view rule) const;
    QString textOf(std::string_view rule) const;

private:
    void nameFigures();
    void measureBoard();
    QString text(const LocalizedText& localized) const
    {
        return QString::fromStdString(localized.in(m_language));
    }

    const play::Game& m_game;
    const RuleReference& m_rules;
    std::string m_language;
    std::vector<QString> m_figures;
    std::vector<int> m_numbers;
    SquareNames m_squares;
    Square m_origin;
    int m_levels = 1;
    Size m_size{0, 0};
};

} // namespace delve::mageknight
