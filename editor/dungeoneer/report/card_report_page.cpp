// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/report/card_report.h"
#include "editor/dungeoneer/report/report_words.h"
#include "editor/report/page_style.h"
#include "editor/report/page_writer.h"
#include "editor/text/translations.h"

// The tables of a report, and the page they stand on.

namespace delve::dungeoneer {

namespace {

QString count(std::uint64_t number)
{
    return QString::number(number);
}

ReportTable seats(const ReportSource& source)
{
    ReportTable table{saidInReport(QT_TRANSLATE_NOOP("CardReport", "Players")),
                      {saidInReport(QT_TRANSLATE_NOOP("CardReport", "Player")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Won")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "By Quests")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "As last Hero")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Hero defeated")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Quests")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Wounds"))},
                      {}};
    for (const auto& seat : source.report.seats)
        table.rows.push_back({QString::fromStdString(seat.name), shareInWords(seat.won),
                              shareInWords(seat.byQuests), shareInWords(seat.asLastHero),
                              shareInWords(seat.lost), reportNumber(seat.completed),
                              reportNumber(seat.wounds)});
    return table;
}

ReportTable records(const QString& title, const std::vector<play::BatchReport::Record>& list,
                    const ReportSource& source)
{
    ReportTable table{title,
                      {title, saidInReport(QT_TRANSLATE_NOOP("CardReport", "Games")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Won")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Hero defeated"))},
                      {}};
    for (const auto& record : list)
        table.rows.push_back({source.nameOf(record.name), count(record.games), shareInWords(record.won),
                              shareInWords(record.lost)});
    return table;
}

ReportTable quests(const ReportSource& source)
{
    ReportTable table{saidInReport(QT_TRANSLATE_NOOP("CardReport", "Quests")),
                      {saidInReport(QT_TRANSLATE_NOOP("CardReport", "Quest")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "In play")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Tried")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Completed"))},
                      {}};
    for (const auto& quest : source.report.quests)
        if (quest.inPlay > 0)
            table.rows.push_back({source.nameOf(quest.id), count(quest.inPlay), shareInWords(quest.tried),
                                  shareInWords(quest.done)});
    return table;
}

ReportTable cards(const ReportSource& source)
{
    ReportTable table{saidInReport(QT_TRANSLATE_NOOP("CardReport", "Cards")),
                      {saidInReport(QT_TRANSLATE_NOOP("CardReport", "Card")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Drawn")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Played")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Used by hands that had it")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Won when played")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Won when not"))},
                      {}};
    for (const auto& card : source.report.cards)
        if (card.drawn > 0)
            table.rows.push_back({source.nameOf(card.id), count(card.drawn), count(card.played),
                                  shareInWords(card.use), shareInWords(card.wonPlayed),
                                  shareInWords(card.wonKept)});
    return table;
}

ReportTable spaces(const ReportSource& source)
{
    ReportTable table{saidInReport(QT_TRANSLATE_NOOP("CardReport", "Map")),
                      {saidInReport(QT_TRANSLATE_NOOP("CardReport", "Space")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "On the map")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Entered")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Times")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Wounds")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Defeats"))},
                      {}};
    for (const auto& space : source.report.spaces)
        if (space.laid > 0)
            table.rows.push_back({source.nameOf(space.id), count(space.laid), shareInWords(space.entered),
                                  reportNumber(space.entries), count(space.wounds), count(space.deaths)});
    return table;
}

QString causeInWords(play::WoundCause cause)
{
    using enum play::WoundCause;
    switch (cause) {
    case Encounter: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "monsters of others"));
    case QuestMonster: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "monsters of Quests"));
    case MapMonster: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "monsters of the map"));
    case Rival: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "other Heroes"));
    case Trap: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "Traps"));
    case Obstacle: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "Obstacles"));
    case Door: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "doors"));
    case Quest: return saidInReport(QT_TRANSLATE_NOOP("CardReport", "Threats of Quests"));
    case Card: break;
    }
    return saidInReport(QT_TRANSLATE_NOOP("CardReport", "cards"));
}

ReportTable causes(const ReportSource& source)
{
    ReportTable table{saidInReport(QT_TRANSLATE_NOOP("CardReport", "Wounds")),
                      {saidInReport(QT_TRANSLATE_NOOP("CardReport", "Cause")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Wounds")),
                       saidInReport(QT_TRANSLATE_NOOP("CardReport", "Defeats"))},
                      {}};
    for (const auto& cause : source.report.causes)
        table.rows.push_back({causeInWords(cause.cause), count(cause.wounds), count(cause.deaths)});
    return table;
}

const char* classOf(Tone tone)
{
    switch (tone) {
    case Tone::Good: return "good";
    case Tone::Bad: return "bad";
    case Tone::Open: return "open";
    case Tone::Note: break;
    }
    return "note";
}

} // namespace

std::vector<ReportTable> tablesOf(const ReportSource& source)
{
    std::vector<ReportTable> tables{seats(source)};
    tables.push_back(records(saidInReport(QT_TRANSLATE_NOOP("CardReport", "Place in the order")),
                             source.report.orders, source));
    if (!source.report.agents.empty())
        tables.push_back(records(saidInReport(QT_TRANSLATE_NOOP("CardReport", "Opponents")),
                                 source.report.agents, source));
    tables.push_back(
        records(saidInReport(QT_TRANSLATE_NOOP("CardReport", "Heroes")), source.report.heroes, source));
    tables.push_back(quests(source));
    tables.push_back(cards(source));
    tables.push_back(spaces(source));
    tables.push_back(causes(source));
    std::erase_if(tables, [](const ReportTable& table) { return table.rows.empty(); });
    return tables;
}

QByteArray reportPage(const ReportSource& source)
{
    QByteArray bytes;
    PageWriter page(bytes);
    const QString title = QString::fromStdString(source.file.scenario.title);
    page.page(
        spokenLanguage(), saidInReport(QT_TRANSLATE_NOOP("CardReport", "%1: playtest")).arg(title),
        pageStyle(), [&] {
            page.element("header", {}, [&] {
                page.text("p", saidInReport(QT_TRANSLATE_NOOP("CardReport", "Playtest")),
                          QStringLiteral("eyebrow"));
                page.text("h1", title);
                page.text(
                    "p",
                    saidInReport(QT_TRANSLATE_N_NOOP("CardReport", "%n game(s)"), int(source.report.games)),
                    QStringLiteral("facts"));
            });
            page.element("main", {}, [&] {
                page.section(QStringLiteral("verdicts"),
                             saidInReport(QT_TRANSLATE_NOOP("CardReport", "In short")), [&] {
                                 for (const ReportVerdict& verdict : verdictsOf(source))
                                     page.text("p",
                                               QStringLiteral("%1: %2").arg(verdict.title, verdict.sentence),
                                               QString::fromLatin1(classOf(verdict.tone)));
                             });
                int number = 0;
                for (const ReportTable& table : tablesOf(source))
                    page.section(QStringLiteral("table-%1").arg(++number), table.title,
                                 [&] { page.table(table.title, table.headings, table.rows); });
                page.section(
                    QStringLiteral("method"),
                    saidInReport(QT_TRANSLATE_NOOP("CardReport", "How this was found out")), [&] {
                        page.text("p",
                                  saidInReport(QT_TRANSLATE_NOOP(
                                      "CardReport", "This command plays the same games again, to the last "
                                                    "die. Intervals hold with a certainty of 95 %.")));
                        page.element("pre", {}, [&] { page.text("code", commandInWords(source.file)); });
                        page.text("p", QString::fromStdString(source.file.identity),
                                  QStringLiteral("identity"));
                    });
            });
        });
    return bytes;
}

} // namespace delve::dungeoneer
