// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/action_menu.h"

#include "app/commands/program.h"
#include "app/mageknight/play/compass.h"
#include "app/mageknight/play/word_match.h"
#include "editor/mageknight/text/play/action_groups.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

namespace {

using namespace play;

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

/// Actions that differ only in a direction stand side by side behind one heading.
struct SideBySide
{
    QString heading;
    QString word;
};

/// What the figure would do without.
QString abilitiesIn(const Position& position, const CancelAbility& action, const PlayWords& words)
{
    const AbilitySet held = heldAbilities(position, action.figure);
    QStringList names;
    for (const auto& [ability, name] : enumNames<Ability>)
        if (slotOf(ability) == action.slot && held.has(ability))
            names << words.of(ability);
    return names.join(QStringLiteral(", "));
}

QString abilitiesIn(const Position&, const CancelGift& action, const PlayWords& words)
{
    return words.of(action.ability);
}

std::optional<SideBySide> sideBySide(const Action& action, const Position& position, const PlayWords& words,
                                     const BoardLabels& labels)
{
    return std::visit(
        [&]<typename T>(const T& what) -> std::optional<SideBySide> {
            if constexpr (std::is_same_v<T, Step>) {
                if (what.use)
                    return std::nullopt;
                const int cost = stepCostOfActive(position, squareOfActive(position), what.direction);
                // DG-14: whether the step is made at all may be a matter of dice.
                const auto fear = forecastOf(position.game(), position.state(), action);
                const QString chance = fear ? QStringLiteral(", ") + chanceInWords(*fear, words) : QString();
                return SideBySide{{},
                                  QStringLiteral("%1(%2%3)")
                                      .arg(compassWord(what.direction), QString::number(cost), chance)};
            } else if constexpr (std::is_same_v<T, play::Turn>) {
                return SideBySide{{}, compassWord(what.facing)};
            } else if constexpr (isOneOf<T, Spin, TurnNimble>) {
                return SideBySide{words.of(what.figure), compassWord(what.facing)};
            } else if constexpr (std::is_same_v<T, Pass>) {
                return SideBySide{translated(QT_TRANSLATE_NOOP("delve", "let pass")), words.of(what.figure)};
            } else if constexpr (isOneOf<T, CancelAbility, CancelGift>) {
                return SideBySide{translated(QT_TRANSLATE_NOOP("delve", "do without, until the turn ends")),
                                  QStringLiteral("%1 (%2)").arg(abilitiesIn(position, what, words),
                                                                labels.of(what.figure))};
            } else if constexpr (std::is_same_v<T, FaceTo>) {
                return SideBySide{translated(QT_TRANSLATE_NOOP("delve", "facing")), compassWord(what.facing)};
            } else if constexpr (std::is_same_v<T, PlaceMonster>) {
                return SideBySide{
                    translated(QT_TRANSLATE_NOOP("delve", "%1, facing")).arg(words.square(what.to)),
                    compassWord(what.facing)};
            } else if constexpr (std::is_same_v<T, PutChest>) {
                return SideBySide{
                    translated(QT_TRANSLATE_NOOP("delve", "%1, facing")).arg(words.square(what.to)),
                    compassWord(directionOf(what.facing))};
            } else {
                return std::nullopt;
            }
        },
        action);
}

} // namespace

ActionMenu::ActionMenu(const PlayerView& view, const PlayWords& words, const BoardLabels& labels)
    : m_view(view), m_words(words), m_labels(labels), m_actions(legalActionsInGroups(view.game, view.state))
{}

QString ActionMenu::entry(const Terminal& out, std::size_t index) const
{
    const Action& action = m_actions[index];
    QString text = out.strong(QString::number(index + 1).rightJustified(3)) + QStringLiteral("  ") +
                   sentence(action, m_view.state, m_words);
    if (const int price = priceOf(m_view.game, m_view.state, action); price > 0)
        text += QStringLiteral(" (%1)").arg(price);
    if (const auto forecasts = forecastOf(m_view.game, m_view.state, action))
        text += QStringLiteral(": ") + out.good(chanceInWords(*forecasts, m_words));
    return text;
}

QStringList ActionMenu::lines(const Terminal& out) const
{
    const Position position(m_view.game, m_view.state);
    QStringList lines;
    std::optional<ActionGroup> group;
    std::optional<QString> heading; ///< of the line that is being filled
    qsizetype filled = 0;           ///< how far it is, without the colours
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        if (groupOf(m_actions[i]) != group) {
            group = groupOf(m_actions[i]);
            lines << out.faint(inWords(*group));
            heading.reset();
        }
        const auto beside = sideBySide(m_actions[i], position, m_words, m_labels);
        if (!beside) {
            heading.reset();
            lines << entry(out, i);
            continue;
        }
        if (heading != beside->heading) {
            heading = beside->heading;
            lines << (heading->isEmpty() ? QString() : QStringLiteral("     %1:").arg(*heading));
            filled = lines.last().size();
        }
        const QString number = QString::number(i + 1);
        if (const qsizetype more = number.size() + beside->word.size() + 3; filled + more > out.width()) {
            lines << QStringLiteral("     ");
            filled = lines.last().size() + more;
        } else {
            filled += more;
        }
        lines.last() += (lines.last().isEmpty() ? out.strong(number.rightJustified(3))
                                                : QStringLiteral("  ") + out.strong(number)) +
                        u' ' + beside->word;
    }
    return lines;
}

QStringList ActionMenu::lines(const Terminal& out, const std::vector<std::size_t>& indices) const
{
    QStringList lines;
    for (const std::size_t index : indices)
        lines << entry(out, index);
    return lines;
}

ActionMenu::Match ActionMenu::matching(const QStringList& words) const
{
    std::vector<std::size_t> found;
    std::optional<Fit> best;
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        const auto fit = fitOf(words, m_actions[i], m_view.state, m_words, m_labels);
        if (!fit || (best && *best < *fit))
            continue;
        if (!best || *fit < *best)
            found.clear();
        best = fit;
        found.push_back(i);
    }
    // Nothing is done that somebody may not have meant: another verb was typed, or a name that stands beside
    // what is only done without.
    const bool isSure = best && !best->isSide && !(best->isLoose() && isVerb(words.first()));
    const auto text = [&](std::size_t index) { return sentence(m_actions[index], m_view.state, m_words); };
    for (const std::size_t plain : found) {
        const QString begin = text(plain);
        if (std::ranges::all_of(found, [&](std::size_t other) {
                return other == plain || text(other).startsWith(begin + u' ');
            }))
            return {{plain}, isSure};
    }
    return {found, isSure && found.size() == 1};
}

} // namespace delve::mageknight
