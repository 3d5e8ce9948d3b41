// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/status_text.h"

#include "app/commands/program.h"
#include "editor/mageknight/text/play/play_terms.h"
#include "editor/mageknight/text/play/status_words.h"

#include <algorithm>
#include <array>
#include <map>

namespace delve::mageknight {

namespace {

using namespace play;

QString figureLine(const Position& position, FigureId id, const PlayWords& words, const BoardLabels& labels,
                   const Terminal& out)
{
    const FigureState& figure = position.figure(id);
    QString line = QStringLiteral("  %1 %2").arg(out.strong(labels.of(id).leftJustified(3)), words.of(id));
    if (figure.level > 0)
        line += translated(QT_TRANSLATE_NOOP("delve", ", level %1")).arg(figure.level);
    line += QStringLiteral(": ") + whereaboutsOf(position, id, words);
    if (!figure.isInside() && figure.where != Whereabouts::Outside)
        return line;
    line += QStringLiteral("; ") + valuesInWords(position, id) + QStringLiteral("; ") +
            clicksLeftInWords(position, id);
    for (const QString& more : {abilitiesInWords(position, id, words), loadInWords(position, id, words),
                                conditionsOf(position, id)})
        if (!more.isEmpty())
            line += QStringLiteral("; ") + more;
    return line;
}

} // namespace

QStringList statusLines(const PlayerView& view, const PlayWords& words, const BoardLabels& labels,
                        const Terminal& out)
{
    const Position position(view.game, view.state);
    QStringList lines;
    for (int i = 0; i < view.game.playerCount(); ++i) {
        const PlayerId player = PlayerId(i);
        lines << out.strong(words.of(player)) + translated(QT_TRANSLATE_NOOP("delve", ": %1 experience"))
                                                    .arg(view.state.player(player).experience);
        for (std::size_t f = 0; f < view.state.figures().size(); ++f)
            if (view.state.figures()[f].team == player)
                lines << figureLine(position, FigureId(f), words, labels, out);
        for (std::size_t c = 0; c < view.state.chests().size(); ++c)
            if (const ChestState& chest = view.state.chests()[c];
                chest.owner == player &&
                (chest.place == ChestPlace::Held || chest.place == ChestPlace::Stored))
                lines << QStringLiteral("  ") + inWords(position, ChestId(c), words);
        for (std::size_t t = 0; t < view.state.artifactTokens().size(); ++t)
            if (const ArtifactTokenState& token = view.state.artifactTokens()[t];
                token.owner == player &&
                (token.place == ArtifactTokenPlace::Owned || token.place == ArtifactTokenPlace::Drunk))
                lines << QStringLiteral("  ") + inWords(position, ArtifactTokenId(t), words);
        if (const int gold = view.state.player(player).gold; gold > 0)
            lines << translated(QT_TRANSLATE_NOOP("delve", "  %1 gold from artifacts")).arg(gold);
    }
    QStringList spawn;
    int inPool = 0;
    for (std::size_t f = 0; f < view.state.figures().size(); ++f) {
        const FigureState& figure = view.state.figures()[f];
        if (figure.isMageSpawn() && figure.isInside())
            spawn << figureLine(position, FigureId(f), words, labels, out);
        inPool += figure.where == Whereabouts::Pool && !figure.isAboard();
    }
    lines << out.strong(translated(QT_TRANSLATE_NOOP("delve", "Mage Spawn"))) +
                 translated(QT_TRANSLATE_NOOP("delve", ": %1 in the dungeon, %2 in the pool"))
                     .arg(spawn.size())
                     .arg(inPool);
    return lines + spawn;
}

QStringList poolLines(const PlayerView& view, const PlayWords& words, const Terminal& out)
{
    const Position position(view.game, view.state);
    std::map<const Figure*, int> counts;
    std::vector<FigureId> kinds; // the first of each, in order
    for (std::size_t i = 0; i < view.state.figures().size(); ++i)
        if (view.state.figures()[i].where == Whereabouts::Pool && !view.state.figures()[i].isAboard() &&
            ++counts[&position.kind(FigureId(i)).figure()] == 1)
            kinds.push_back(FigureId(i));
    std::ranges::stable_sort(kinds, {}, [&](FigureId id) { return position.kind(id).figure().pointsAt(1); });
    QStringList lines;
    if (kinds.empty())
        lines << translated(QT_TRANSLATE_NOOP("delve", "The pool is empty."));
    for (const FigureId id : kinds) {
        const Figure& kind = position.kind(id).figure();
        lines << QStringLiteral("  ") + translated(QT_TRANSLATE_NOOP("delve", "%1 x %2, %3 points: %4"))
                                            .arg(QString::number(counts[&kind]), out.strong(words.kindOf(id)),
                                                 QString::number(kind.pointsAt(1)),
                                                 valuesInWords(position, id));
    }
    return lines;
}

void printWrapped(const Terminal& out, const QString& line)
{
    out.hanging(line, 6);
}

QStringList figureLines(FigureId id, const PlayerView& view, const PlayWords& words,
                        const BoardLabels& labels, const Terminal& out)
{
    const Position position(view.game, view.state);
    const Figure& kind = position.kind(id).figure();
    QStringList lines{figureLine(position, id, words, labels, out)};
    // The longest entry of each column makes room for the others.
    constexpr std::array columns{Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage};
    const auto& clicks = clicksOf(position, id);
    const auto cell = [&](const Click& click, Slot slot) {
        const auto ability = click.ability(slot);
        const bool isNamed = ability && *ability != Ability::StartingPosition;
        return QString::number(click.value(slot)).rightJustified(2) +
               (isNamed ? u' ' + words.of(*ability) : QString());
    };
    std::array<qsizetype, columns.size()> widths{};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        widths[i] = inWords(columns[i]).size();
        for (const Click& click : clicks)
            if (!click.eliminated)
                widths[i] = std::max(widths[i], cell(click, columns[i]).size());
    }
    QStringList heads;
    for (std::size_t i = 0; i < columns.size(); ++i)
        heads << inWords(columns[i]).leftJustified(widths[i]);
    lines << out.faint(QStringLiteral("  ") + heads.join(QStringLiteral(" | ")).trimmed());
    const int from = kind.hasLevels() ? kind.startClickAt(std::max<int>(position.figure(id).level, 1)) : 0;
    for (int i = from; i < int(clicks.size()); ++i) {
        const Click& click = clicks[std::size_t(i)];
        const QString sign = i == position.figure(id).clicks[0] ? QStringLiteral("> ") : QStringLiteral("  ");
        if (click.eliminated) {
            lines << sign + translated(QT_TRANSLATE_NOOP("delve", "eliminated"));
            break;
        }
        QStringList parts;
        for (std::size_t slot = 0; slot < columns.size(); ++slot)
            parts << cell(click, columns[slot]).leftJustified(slot + 1 < columns.size() ? widths[slot] : 0);
        lines << sign + parts.join(QStringLiteral(" | "));
    }
    return lines;
}

QStringList outcomeLines(const Game& game, const GameState& state, const PlayWords& words,
                         const Terminal& out)
{
    QStringList lines;
    if (const QString end = endInWords(game, state); !end.isEmpty())
        lines << out.strong(end);
    for (const QString& line : standingInWords(game, state, words))
        lines << QStringLiteral("  ") + line;
    if (const QString winners = winnersInWords(game, state, words); !winners.isEmpty())
        lines << out.good(winners);
    return lines;
}

} // namespace delve::mageknight
