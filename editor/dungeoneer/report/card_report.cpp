// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/report/card_report.h"

#include "editor/dungeoneer/report/report_words.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/text/shell_words.h"

#include <QLocale>

#include <algorithm>

namespace delve::dungeoneer {

QString reportNumber(double number)
{
    return QLocale().toString(number, 'f', 1);
}

QString ReportSource::nameOf(const std::string& id) const
{
    // Copies have a number behind their id.
    const ContentId own(id.substr(0, id.find('#')));
    const auto name = [](const auto* card) { return in(card->name); };
    if (const auto* card = cards.adventure(own))
        return name(card);
    if (const auto* card = cards.quest(own))
        return name(card);
    if (const auto* card = cards.map(own))
        return name(card);
    if (const auto* card = cards.hero(own))
        return name(card);
    return QString::fromStdString(id);
}

QString shareInWords(const table::Share& share)
{
    return saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1 % (%2 to %3 %)"))
        .arg(reportNumber(share.percent), reportNumber(share.least), reportNumber(share.most));
}

namespace {

QString listed(const std::vector<std::string>& ids, const ReportSource& source)
{
    constexpr std::size_t most = 6;
    QStringList names;
    for (const std::string& id : ids)
        names << source.nameOf(id);
    names.removeDuplicates();
    const qsizetype more = names.size() - qsizetype(most);
    names = names.mid(0, most);
    return names.join(QStringLiteral(", ")) +
           (more > 0 ? saidInReport(QT_TRANSLATE_N_NOOP("CardReport", " and %n more"), int(more))
                     : QString());
}

ReportVerdict fairness(const ReportSource& source)
{
    using Verdict = table::Fairness::Verdict;
    const table::Fairness& fair = source.report.seatFairness;
    const QString title = saidInReport(QT_TRANSLATE_NOOP("CardReport", "Seats"));
    const QString farthest = fair.farthest < source.report.seats.size()
                                 ? QString::fromStdString(source.report.seats[fair.farthest].name)
                                 : QString();
    if (fair.verdict == Verdict::Fair)
        return {Tone::Good, title,
                saidInReport(QT_TRANSLATE_N_NOOP("CardReport",
                                                 "fair: everybody wins the own share within %n point(s)"),
                             fair.within)};
    if (fair.verdict == Verdict::Unfair)
        return {Tone::Bad, title,
                saidInReport(fair.isFavoured
                                 ? QT_TRANSLATE_NOOP("CardReport", "unfair: %1 wins more than a share")
                                 : QT_TRANSLATE_NOOP("CardReport", "unfair: %1 wins less than a share"))
                    .arg(farthest)};
    return {Tone::Open, title,
            saidInReport(QT_TRANSLATE_N_NOOP("CardReport", "not shown with %n decided game(s)"),
                         int(std::min<std::uint64_t>(fair.decided, 1'000'000'000)))};
}

ReportVerdict heroes(const ReportSource& source)
{
    using Verdict = table::Fairness::Verdict;
    const auto& balance = source.report.heroBalance;
    const QString title = saidInReport(QT_TRANSLATE_NOOP("CardReport", "Heroes"));
    const QString farthest = balance.farthest < source.report.heroes.size()
                                 ? source.nameOf(source.report.heroes[balance.farthest].name)
                                 : QString();
    if (balance.verdict == Verdict::Fair)
        return {Tone::Good, title,
                saidInReport(QT_TRANSLATE_NOOP("CardReport", "equally good, within %1 points"))
                    .arg(reportNumber(balance.within))};
    if (balance.verdict == Verdict::Unfair)
        return {Tone::Bad, title,
                saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1 is farthest from an equal share"))
                    .arg(farthest)};
    return {Tone::Open, title,
            saidInReport(QT_TRANSLATE_NOOP("CardReport", "not shown to be equally good or not"))};
}

void addNever(std::vector<ReportVerdict>& verdicts, const char* title, const char* sentence,
              const std::vector<std::string>& ids, const ReportSource& source)
{
    if (!ids.empty())
        verdicts.push_back(
            {Tone::Note, saidInReport(title), saidInReport(sentence).arg(listed(ids, source))});
}

} // namespace

std::vector<ReportVerdict> verdictsOf(const ReportSource& source)
{
    const play::BatchReport& report = source.report;
    std::vector<ReportVerdict> verdicts{fairness(source), heroes(source)};
    verdicts.push_back(
        {Tone::Note, saidInReport(QT_TRANSLATE_NOOP("CardReport", "Ends")),
         saidInReport(QT_TRANSLATE_NOOP("CardReport", "by Quests %1, by the last Hero %2, undecided %3"))
             .arg(shareInWords(report.byQuests), shareInWords(report.byLastHero),
                  shareInWords(report.limited))});
    verdicts.push_back(
        {Tone::Note, saidInReport(QT_TRANSLATE_NOOP("CardReport", "Length")),
         saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1 rounds on average, 9 of 10 games take %2 to %3"))
             .arg(reportNumber(report.rounds.mean), QString::number(report.rounds.low),
                  QString::number(report.rounds.high))});
    addNever(verdicts, QT_TRANSLATE_NOOP("CardReport", "Quests"),
             QT_TRANSLATE_NOOP("CardReport", "never completed: %1"), report.neverCompleted, source);
    addNever(verdicts, QT_TRANSLATE_NOOP("CardReport", "Map"),
             QT_TRANSLATE_NOOP("CardReport", "never entered: %1"), report.neverEntered, source);
    addNever(verdicts, QT_TRANSLATE_NOOP("CardReport", "Cards"),
             QT_TRANSLATE_NOOP("CardReport", "never played: %1"), report.neverPlayed, source);
    return verdicts;
}

QString commandInWords(const play::BatchFile& file)
{
    QStringList words;
    for (const std::string& word : play::commandOf(file))
        words << shellWord(QString::fromStdString(word));
    return words.join(u' ');
}

QString measureInWords(const play::Change& change, const Scenario& scenario)
{
    using enum play::ComparedMeasure;
    QString who;
    if (change.player >= 0 && std::size_t(change.player) < scenario.players.size()) {
        const Player& player = scenario.players[std::size_t(change.player)];
        who = QString::fromStdString(player.name.empty() ? player.id.text() : player.name);
    }
    switch (change.measure) {
    case Won: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1: games won, in percent")).arg(who);
    case Completed: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1: Quests completed")).arg(who);
    case Wounds: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1: wounds taken")).arg(who);
    case HeroLost:
        return saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1: Hero defeated, in percent")).arg(who);
    case Rounds: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "rounds"));
    case Choices: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "decisions"));
    case LeadChanges: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "changes of the lead"));
    case ByQuests:
        return saidInReport(QT_TRANSLATE_NOOP("CardReport", "games decided by Quests, in percent"));
    case SpacesEntered: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "spaces entered"));
    case CardsPlayed: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "cards played"));
    case Timeouts: break;
    }
    return saidInReport(QT_TRANSLATE_NOOP("CardReport", "undecided games, in percent"));
}

QString assertionInWords(const Assertion& assertion, const Scenario& scenario, const Cards& cards)
{
    QString who = isAboutPlayer(assertion.measure)
                      ? saidInReport(QT_TRANSLATE_NOOP("CardReport", "each player"))
                      : saidInReport(QT_TRANSLATE_NOOP("CardReport", "each space"));
    for (const Player& player : scenario.players)
        if (player.id == assertion.about)
            who = QString::fromStdString(player.name.empty() ? player.id.text() : player.name);
    for (const MapKind kind : allMapKinds)
        for (const PlacedCard& placed : scenario.cards(kind))
            if (placed.id == assertion.about)
                if (const MapCard* card = cards.map(placed.card))
                    who = in(card->name);
    QString what;
    switch (assertion.measure) {
    case AssertedMeasure::Wins:
        what = saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1 wins")).arg(who);
        break;
    case AssertedMeasure::HeroLost:
        what = saidInReport(QT_TRANSLATE_NOOP("CardReport", "the Hero of %1 is defeated")).arg(who);
        break;
    case AssertedMeasure::SpaceEntered:
        what = saidInReport(QT_TRANSLATE_N_NOOP("CardReport", "%1 is entered within %n round(s)"),
                            assertion.within.value_or(0))
                   .arg(who);
        break;
    case AssertedMeasure::GameOver:
        what = saidInReport(QT_TRANSLATE_N_NOOP("CardReport", "the game is over within %n round(s)"),
                            assertion.within.value_or(0));
        break;
    case AssertedMeasure::Timeout:
        what = saidInReport(QT_TRANSLATE_NOOP("CardReport", "the round limit ends the game"));
        break;
    }
    QString text = saidInReport(assertion.bound == AssertedBound::AtLeast
                                    ? QT_TRANSLATE_NOOP("CardReport", "%1 in at least %2 % of the games.")
                                    : QT_TRANSLATE_NOOP("CardReport", "%1 in at most %2 % of the games."))
                       .arg(what, QString::number(assertion.percent));
    text[0] = text[0].toUpper();
    return text;
}

} // namespace delve::dungeoneer
