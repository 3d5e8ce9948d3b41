// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/survey_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace delve::mageknight {

using namespace play;

namespace {

QString said(const char* text, int n = -1)
{
    return QCoreApplication::translate("Survey", text, nullptr, n);
}

QString joined(const QStringList& words)
{
    return words.join(QStringLiteral(" · "));
}

/// Calls `visit(reach, name)` for one team or for all.
template <typename Visit>
void forEachTeam(std::span<const TeamReach> reach, const QStringList& names, int team, Visit&& visit)
{
    for (int i = 0; i < int(reach.size()) && i < int(names.size()); ++i)
        if (team < 0 || i == team)
            visit(reach[std::size_t(i)], names[i]);
}

QString strideInWords(const Stride& stride)
{
    switch (stride.gait) {
    case Gait::Fly: return said(QT_TRANSLATE_NOOP("Survey", "%1 flying")).arg(stride.speed);
    case Gait::Swim: return said(QT_TRANSLATE_NOOP("Survey", "%1 swimming")).arg(stride.speed);
    default: return QString::number(stride.speed);
    }
}

} // namespace

QString reachInWords(std::span<const TeamReach> reach, const QStringList& names, SquareIndex square, int team)
{
    QStringList words;
    forEachTeam(reach, names, team, [&](const TeamReach& one, const QString& name) {
        const int turn = one.turns[std::size_t(square)];
        if (!one.hasEntrance)
            words << said(QT_TRANSLATE_NOOP("Survey", "%1: no entrance")).arg(name);
        else if (turn == 0)
            words << said(QT_TRANSLATE_NOOP("Survey", "%1: not within %2 turns"))
                         .arg(name, QString::number(mostReachTurns));
        else
            words << said(QT_TRANSLATE_NOOP("Survey", "%1: turn %2")).arg(name, QString::number(turn));
    });
    return joined(words);
}

QString stridesInWords(std::span<const TeamReach> reach, const QStringList& names, int team)
{
    QStringList words;
    forEachTeam(reach, names, team, [&](const TeamReach& one, const QString& name) {
        if (!one.hasEntrance) {
            words << said(QT_TRANSLATE_NOOP("Survey", "%1 has no entrance yet")).arg(name);
            return;
        }
        QStringList speeds;
        for (const Stride& stride : one.strides)
            speeds << strideInWords(stride);
        words << (one.isAssumed ? said(QT_TRANSLATE_NOOP("Survey", "%1 speed %2 (no heroes yet)"))
                                : said(QT_TRANSLATE_NOOP("Survey", "%1 speed %2")))
                     .arg(name, speeds.join(QStringLiteral("/")));
    });
    return joined(words);
}

QString clicksInWords(double clicks)
{
    return QLocale().toString(clicks, 'f', 1);
}

QString dangerInWords(std::span<const Threat> threats,
                      const std::function<QString(std::int32_t)>& nameOfChest)
{
    if (threats.empty())
        return said(QT_TRANSLATE_NOOP("Survey", "No danger known here"));
    double sum = 0;
    struct Tokens
    {
        int count = 0;
        double clicks = 0;
    };
    std::map<std::string_view, Tokens> tokens; // by rule
    QStringList words;
    for (const Threat& threat : threats) {
        sum += threat.clicks;
        if (threat.kind == ThreatKind::Token) {
            ++tokens[threat.rule].count;
            tokens[threat.rule].clicks += threat.clicks;
        }
    }
    const auto add = [&](const QString& what, double clicks, std::string_view rule) {
        words << QStringLiteral("%1 %2 (%3)")
                     .arg(what, clicksInWords(clicks),
                          QString::fromUtf8(rule.data(), qsizetype(rule.size())));
    };
    for (const auto& [rule, group] : tokens)
        add(said(QT_TRANSLATE_N_NOOP("Survey", "%n token(s) would turn into monsters"), group.count),
            group.clicks, rule);
    for (const Threat& threat : threats) {
        if (threat.kind == ThreatKind::TrapAttack)
            add(said(QT_TRANSLATE_NOOP("Survey", "trap of %1")).arg(nameOfChest(threat.piece)), threat.clicks,
                threat.rule);
        else if (threat.kind == ThreatKind::TrapMonsters)
            add(said(QT_TRANSLATE_NOOP("Survey", "monsters out of %1")).arg(nameOfChest(threat.piece)),
                threat.clicks, threat.rule);
    }
    return said(QT_TRANSLATE_NOOP("Survey", "Expected clicks: %1 · %2"))
        .arg(clicksInWords(sum), joined(words));
}

QString defensesInWords(const DangerMap& danger)
{
    if (danger.isAssumed())
        return said(QT_TRANSLATE_NOOP("Survey", "defense %1 (no heroes yet)")).arg(assumedDefense);
    if (danger.defenses().empty())
        return {};
    const auto [least, most] = std::ranges::minmax(danger.defenses());
    return least == most ? said(QT_TRANSLATE_NOOP("Survey", "defense %1")).arg(least)
                         : said(QT_TRANSLATE_NOOP("Survey", "defense %1 to %2")).arg(least).arg(most);
}

} // namespace delve::mageknight
