// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/assertion_text.h"

namespace delve::mageknight {

namespace {

/// The player, chest or token at a place of its list.
QString nameAt(AssertedMeasure measure, int place, const Scenario& scenario)
{
    const auto at = std::size_t(place);
    switch (aboutOf(measure)) {
    case AssertedAbout::Player: {
        const Player& player = scenario.players[at];
        return QString::fromStdString(player.name.empty() ? player.id.text() : player.name);
    }
    case AssertedAbout::Chest: return PlayWords::chestAt(place);
    case AssertedAbout::Token: return PlayWords::tokenAt(place, scenario.tokens[at].colour);
    case AssertedAbout::Game: break;
    }
    return {};
}

template <typename Things> int placeOf(const Things& things, const ThingId& id)
{
    for (std::size_t i = 0; i < things.size(); ++i)
        if (things[i].id == id)
            return int(i);
    return -1;
}

/// What it is about in words: each player, say, or one of them.
QString subjectOf(const Assertion& assertion, const Scenario& scenario)
{
    int place = -1;
    switch (aboutOf(assertion.measure)) {
    case AssertedAbout::Player: place = placeOf(scenario.players, assertion.about); break;
    case AssertedAbout::Chest: place = placeOf(scenario.chests, assertion.about); break;
    case AssertedAbout::Token: place = placeOf(scenario.tokens, assertion.about); break;
    case AssertedAbout::Game: return {};
    }
    if (place >= 0)
        return nameAt(assertion.measure, place, scenario);
    switch (aboutOf(assertion.measure)) {
    case AssertedAbout::Player: return reportWords(QT_TRANSLATE_NOOP("Report", "each player"));
    case AssertedAbout::Chest: return reportWords(QT_TRANSLATE_NOOP("Report", "each chest"));
    case AssertedAbout::Token: return reportWords(QT_TRANSLATE_NOOP("Report", "each wandering token"));
    case AssertedAbout::Game: break;
    }
    return {};
}

/// What happens.
QString eventOf(const Assertion& assertion, const Scenario& scenario)
{
    const QString subject = subjectOf(assertion, scenario);
    switch (assertion.measure) {
    case AssertedMeasure::Wins: return reportWords(QT_TRANSLATE_NOOP("Report", "%1 wins")).arg(subject);
    case AssertedMeasure::TeamLost:
        return reportWords(QT_TRANSLATE_NOOP("Report", "%1 loses every hero")).arg(subject);
    case AssertedMeasure::ChestReached:
        return reportWords(QT_TRANSLATE_N_NOOP("Report", "%1 reaches a chest within %n round(s)"),
                           std::uint64_t(assertion.within.value_or(0)))
            .arg(subject);
    case AssertedMeasure::ChestTaken:
        return reportWords(QT_TRANSLATE_NOOP("Report", "%1 is taken")).arg(subject);
    case AssertedMeasure::TokenMet: return reportWords(QT_TRANSLATE_NOOP("Report", "%1 is met")).arg(subject);
    case AssertedMeasure::GameOver:
        return reportWords(QT_TRANSLATE_N_NOOP("Report", "the game is over within %n round(s)"),
                           std::uint64_t(assertion.within.value_or(0)));
    case AssertedMeasure::Timeout:
        return reportWords(QT_TRANSLATE_NOOP("Report", "the round limit ends the game"));
    }
    return {};
}

} // namespace

QString assertionSubject(const Assertion& assertion, const Scenario& scenario)
{
    return subjectOf(assertion, scenario);
}

QString assertionText(const Assertion& assertion, const Scenario& scenario)
{
    QString text = (assertion.bound == AssertedBound::AtLeast
                        ? reportWords(QT_TRANSLATE_NOOP("Report", "%1 in at least %2 % of the games."))
                        : reportWords(QT_TRANSLATE_NOOP("Report", "%1 in at most %2 % of the games.")))
                       .arg(eventOf(assertion, scenario), QString::number(assertion.percent));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString assertionVerdict(const play::AssertionCheck& check, std::uint64_t games)
{
    switch (check.verdict) {
    case play::AssertionCheck::Verdict::Holds: return reportWords(QT_TRANSLATE_NOOP("Report", "holds"));
    case play::AssertionCheck::Verdict::Broken: return reportWords(QT_TRANSLATE_NOOP("Report", "broken"));
    case play::AssertionCheck::Verdict::NotShown: break;
    }
    return reportWords(QT_TRANSLATE_N_NOOP("Report", "not shown with %n game(s)"), games);
}

QString assertionEvidence(const play::AssertionCheck& check, const Scenario& scenario, const QLocale& locale)
{
    const QString share = shareText(check.share, locale);
    return check.worst < 0
               ? share
               : nameAt(check.assertion.measure, check.worst, scenario) + QStringLiteral(": ") + share;
}

} // namespace delve::mageknight
