// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/option_words.h"

#include <QCoreApplication>

namespace delve::mageknight {

namespace {

QString print(const char* text)
{
    return QCoreApplication::translate("Print", text);
}

QString allowedArtifacts(const ScenarioOptions& options, const Content& content, const std::string& language)
{
    QStringList kinds;
    for (const AllowedArtifact& allowed : options.allowedArtifacts) {
        const ArtifactKind* kind = content.artifact(allowed.artifact);
        const QString name = QString::fromStdString(kind ? kind->name.in(language) : allowed.artifact.text());
        kinds << QStringLiteral("%1 × %2").arg(allowed.most).arg(name);
    }
    return kinds.join(QStringLiteral(", "));
}

} // namespace

QStringList optionsInWords(const ScenarioOptions& options, const Content& content,
                           const std::string& language)
{
    const ScenarioOptions usual;
    QStringList lines;
    const auto number = [&](int value, int usualValue, const char* text) {
        if (value != usualValue)
            lines << print(text).arg(value);
    };
    const auto flag = [&](bool value, bool usualValue, const char* text) {
        if (value != usualValue)
            lines << print(text);
    };
    number(options.buildTotal, usual.buildTotal, QT_TRANSLATE_NOOP("Print", "Teams of up to %1 points."));
    number(options.specialPiecesPerPlayer, usual.specialPiecesPerPlayer,
           QT_TRANSLATE_NOOP("Print", "Special pieces for each player: %1."));
    number(options.tokensContributedPerPlayer, usual.tokensContributedPerPlayer,
           QT_TRANSLATE_NOOP("Print", "Wandering tokens that each player puts into the pool: %1."));
    number(options.tokensPlacedPerPlayer, usual.tokensPlacedPerPlayer,
           QT_TRANSLATE_NOOP("Print", "Wandering tokens that each player places: %1."));
    flag(options.toughTokens, usual.toughTokens,
         QT_TRANSLATE_NOOP("Print", "Tough wandering tokens are used."));
    if (options.loneWolf == LoneWolf::Yes)
        lines << print(QT_TRANSLATE_NOOP("Print", "Lone Wolf is played."));
    if (options.loneWolf == LoneWolf::No)
        lines << print(QT_TRANSLATE_NOOP("Print", "Lone Wolf is not played."));
    flag(options.respectStock, usual.respectStock,
         QT_TRANSLATE_NOOP("Print", "More pieces may be used than one set holds."));
    flag(options.freeBuild, usual.freeBuild,
         QT_TRANSLATE_NOOP("Print", "Other numbers of pieces than the rules count are agreed."));
    flag(options.tilesRanOut, usual.tilesRanOut,
         QT_TRANSLATE_NOOP("Print", "The tiles ran out before the layout was done."));
    flag(options.mageKnightWarriors, usual.mageKnightWarriors,
         QT_TRANSLATE_NOOP("Print", "Warriors of the outdoor game take part."));
    flag(options.allFigures, usual.allFigures, QT_TRANSLATE_NOOP("Print", "Figures of all sizes take part."));
    flag(options.largeSquares, usual.largeSquares, QT_TRANSLATE_NOOP("Print", "Large squares are used."));
    flag(options.moderated, usual.moderated, QT_TRANSLATE_NOOP("Print", "A moderator leads the game."));
    flag(options.openCeiling, usual.openCeiling, QT_TRANSLATE_NOOP("Print", "The dungeon has no ceiling."));
    flag(options.standardArcs, usual.standardArcs,
         QT_TRANSLATE_NOOP("Print", "Multi-dial figures have one front arc and a rear arc."));
    flag(options.artifacts, usual.artifacts, QT_TRANSLATE_NOOP("Print", "Artifacts are not used."));
    if (!options.allowedArtifacts.empty())
        lines << print(QT_TRANSLATE_NOOP("Print", "Artifacts allowed at most: %1."))
                     .arg(allowedArtifacts(options, content, language));
    if (options.artifactsPerPlayer)
        lines << print(QT_TRANSLATE_NOOP("Print", "Artifacts that each player may place: %1."))
                     .arg(*options.artifactsPerPlayer);
    if (options.roundLimit)
        lines << print(QT_TRANSLATE_NOOP("Print", "The game ends after round %1.")).arg(*options.roundLimit);
    flag(options.rollForStart, usual.rollForStart,
         QT_TRANSLATE_NOOP("Print", "The players roll for who begins."));
    if (lines.isEmpty())
        lines << print(QT_TRANSLATE_NOOP("Print", "Everything as the rulebook has it."));
    return lines;
}

} // namespace delve::mageknight
