// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/play_words.h"

#include "editor/mageknight/text/play/play_terms.h"
#include "editor/text/rule_text.h"

#include <QStringList>
#include <climits>

#include <algorithm>
#include <map>

namespace delve::mageknight {

namespace {

using in_play::counted;
using in_play::translated;

QString withSign(int number)
{
    return number < 0 ? QString::number(number) : QStringLiteral("+%1").arg(number);
}

QString nameOfToken(Colour colour)
{
    switch (colour) {
    case Colour::Yellow: return translated(QT_TRANSLATE_NOOP("Play", "Weak token %1"));
    case Colour::Blue: return translated(QT_TRANSLATE_NOOP("Play", "Standard token %1"));
    case Colour::Red: return translated(QT_TRANSLATE_NOOP("Play", "Tough token %1"));
    }
    return {};
}

QString nameOfSection(Section section)
{
    switch (section) {
    case Section::Main: break;
    case Section::Front: return translated(QT_TRANSLATE_NOOP("Play", "%1 (front)"));
    case Section::Left: return translated(QT_TRANSLATE_NOOP("Play", "%1 (left side)"));
    case Section::Right: return translated(QT_TRANSLATE_NOOP("Play", "%1 (right side)"));
    case Section::Back: return translated(QT_TRANSLATE_NOOP("Play", "%1 (back)"));
    }
    return QStringLiteral("%1");
}

QString targetsOf(const TrapAttack& attack)
{
    switch (attack.target) {
    case TrapTarget::Opener: return translated(QT_TRANSLATE_NOOP("Play", "on the one who works on it"));
    case TrapTarget::Tile: return translated(QT_TRANSLATE_NOOP("Play", "on everybody on the tile"));
    case TrapTarget::Ranged:
        return translated(QT_TRANSLATE_NOOP("Play", "on everybody in front of it, range %1"))
            .arg(attack.range);
    }
    return {};
}

} // namespace

PlayWords::PlayWords(const play::Game& game, const RuleReference& rules, std::string language)
    : m_game(game), m_rules(rules), m_language(std::move(language))
{
    nameFigures();
    measureBoard();
}

void PlayWords::nameFigures()
{
    // What follows a comma is a title; it is left out where the name alone says who is meant.
    std::map<QString, int> wearers, heroes;
    const auto shortName = [&](const play::GameParts::FigurePiece& piece) {
        return text(piece.kind->name).section(u',', 0, 0);
    };
    for (const auto& piece : m_game.parts().figures) {
        if (piece.hull != play::FigureId::None)
            continue; // MD-01: a section has the name of the whole figure
        ++wearers[shortName(piece)];
        heroes[shortName(piece)] += piece.team != play::PlayerId::None;
    }
    std::map<QString, int> used;
    for (const auto& piece : m_game.parts().figures) {
        if (piece.hull != play::FigureId::None) {
            m_figures.push_back(nameOfSection(piece.section).arg(m_figures[indexOf(piece.hull)]));
            m_numbers.push_back(m_numbers[indexOf(piece.hull)]);
            continue;
        }
        const QString name = shortName(piece);
        // The only hero of its name needs no number, even if a token may bring another of that name.
        const bool isOnlyHero = piece.team != play::PlayerId::None && heroes[name] == 1;
        const int place = ++used[name];
        const int number = wearers[name] > 1 && !isOnlyHero ? place : 0;
        m_figures.push_back(number > 0 ? QStringLiteral("%1 %2").arg(name, QString::number(number)) : name);
        m_numbers.push_back(number);
    }
}

void PlayWords::measureBoard()
{
    const Board& board = m_game.board(0);
    int east = INT_MIN, south = INT_MIN, west = INT_MAX, north = INT_MAX;
    for (SquareIndex index = 0; index < board.squareCount(); ++index) {
        const Square square = board.squareOf(index);
        m_squares.cover(square);
        west = std::min(west, square.x);
        north = std::min(north, square.y);
        east = std::max(east, square.x);
        south = std::max(south, square.y);
        m_levels = std::max(m_levels, square.level + 1);
    }
    m_origin = {0, west, north};
    m_size = {east - west + 1, south - north + 1};
}

QString PlayWords::of(play::PlayerId player) const
{
    if (player == play::PlayerId::None)
        return translated(QT_TRANSLATE_NOOP("Play", "nobody"));
    const auto& team = m_game.parts().teams[indexOf(player)];
    return team.name.empty() ? translated(QT_TRANSLATE_NOOP("Play", "Player %1")).arg(indexOf(player) + 1)
                             : QString::fromStdString(team.name);
}

QString PlayWords::of(play::FigureId figure) const
{
    return figure == play::FigureId::None ? QString() : m_figures[indexOf(figure)];
}

QString PlayWords::chestAt(int place)
{
    return translated(QT_TRANSLATE_NOOP("Play", "chest %1")).arg(place + 1);
}

QString PlayWords::tokenAt(int place, Colour colour)
{
    return nameOfToken(colour).arg(place + 1);
}

QString PlayWords::of(play::ChestId chest) const
{
    return chest == play::ChestId::None ? QString() : chestAt(int(chest));
}

QString PlayWords::of(play::TokenId token) const
{
    if (token == play::TokenId::None)
        return {};
    return tokenAt(int(token), m_game.parts().tokens[indexOf(token)].colour);
}

QString PlayWords::of(play::DoorId door) const
{
    if (door == play::DoorId::None)
        return {};
    const QString name = m_game.material(door) == DoorMaterial::Iron
                             ? translated(QT_TRANSLATE_NOOP("Play", "iron door %1-%2"))
                             : translated(QT_TRANSLATE_NOOP("Play", "wooden door %1-%2"));
    const BoardDoor& place = m_game.board(0).doors()[indexOf(door)];
    return name.arg(square(place.square), square(place.beyond));
}

QString PlayWords::of(play::ArtifactId artifact) const
{
    if (artifact == play::ArtifactId::None)
        return {};
    // Those of one kind are numbered in the order in which they were placed.
    const auto& pieces = m_game.parts().artifacts;
    int alike = 0, before = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].kind == pieces[indexOf(artifact)].kind) {
            ++alike;
            before += i < indexOf(artifact);
        }
    const QString name = text(m_game.kind(artifact).name);
    return alike > 1 ? QStringLiteral("%1 %2").arg(name, QString::number(before + 1)) : name;
}

QString PlayWords::of(play::ArtifactTokenId token) const
{
    return token == play::ArtifactTokenId::None ? QString() : text(m_game.kind(token).name);
}

QString PlayWords::row(play::ArtifactTokenId token, int row) const
{
    const auto& rows = m_game.kind(token).rows;
    return row >= 0 && std::size_t(row) < rows.size() ? text(rows[std::size_t(row)].text) : QString();
}

QString PlayWords::of(Ability ability) const
{
    return titleOf(ruleOf(ability));
}

QString PlayWords::square(SquareIndex index) const
{
    return index == noSquare ? translated(QT_TRANSLATE_NOOP("Play", "outside"))
                             : square(m_game.board(0).squareOf(index));
}

QString PlayWords::square(Square square) const
{
    return QString::fromStdString(m_squares.name(square));
}

std::optional<Square> PlayWords::squareNamed(const QString& text, int level) const
{
    const auto square = m_squares.squareNamed(text.trimmed().toStdString(), level);
    const bool isOnBoard = square && square->level < m_levels && square->x >= m_origin.x &&
                           square->y >= m_origin.y && square->x < m_origin.x + m_size.width &&
                           square->y < m_origin.y + m_size.height;
    return isOnBoard ? square : std::nullopt;
}

QString PlayWords::contents(const Treasure& treasure) const
{
    if (treasure.trap)
        return translated(QT_TRANSLATE_NOOP("Play", "a second trap"));
    QStringList parts;
    if (treasure.gold > 0 || !treasure.item)
        parts << translated(QT_TRANSLATE_NOOP("Play", "%1 gold")).arg(treasure.gold);
    if (treasure.item)
        parts << item(*treasure.item);
    return parts.join(QStringLiteral("; "));
}

QString PlayWords::item(const Item& item) const
{
    QStringList powers;
    const auto add = [&](int bonus, const char* name) {
        if (bonus != 0)
            powers << translated(name).arg(withSign(bonus));
    };
    add(item.attackBonus, QT_TRANSLATE_NOOP("Play", "%1 attack"));
    add(item.speedBonus, QT_TRANSLATE_NOOP("Play", "%1 speed"));
    add(item.defenseBonus, QT_TRANSLATE_NOOP("Play", "%1 defense"));
    for (const Ability ability : item.abilities)
        powers << of(ability);
    QString kind = powers.join(QStringLiteral(", "));
    if (item.potion) // TREAS-18
        kind = translated(QT_TRANSLATE_NOOP("Play", "potion, one use: %1")).arg(kind);
    return kind.isEmpty() ? text(item.name) : QStringLiteral("%1 (%2)").arg(text(item.name), kind);
}

QString PlayWords::trap(const Trap& trap) const
{
    return trap.isBlank()
               ? effectOf(trap)
               : effectOf(trap) + QStringLiteral("; ") +
                     translated(QT_TRANSLATE_NOOP("Play", "disarmed with %1 or more")).arg(trap.disarm);
}

QString PlayWords::effectOf(const Trap& trap) const
{
    if (trap.isBlank())
        return translated(QT_TRANSLATE_NOOP("Play", "no trap"));
    QStringList parts;
    if (trap.spawn)
        parts << counted(QT_TRANSLATE_N_NOOP("Play", "up to %n monster(s) for at most %1 points"),
                         trap.spawn->count)
                     .arg(trap.spawn->maxPoints);
    if (trap.attack)
        parts << translated(QT_TRANSLATE_NOOP("Play", "attack %1, damage %2 %3"))
                     .arg(trap.attack->attack)
                     .arg(trap.attack->damage)
                     .arg(targetsOf(*trap.attack));
    return parts.join(QStringLiteral("; "));
}

QString PlayWords::titleOf(std::string_view rule) const
{
    const Rule* known = m_rules.find(rule);
    return known ? text(known->title) : QString::fromUtf8(rule.data(), qsizetype(rule.size()));
}

QString PlayWords::textOf(std::string_view rule) const
{
    const Rule* known = m_rules.find(rule);
    if (known == nullptr)
        return {};
    QStringList lines{text(known->text)};
    for (const QString& more : {text(known->ruling), stillEnglish({&known->text, &known->ruling})})
        if (!more.isEmpty())
            lines << more;
    return lines.join(u'\n');
}

} // namespace delve::mageknight
