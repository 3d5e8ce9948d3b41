// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/inspector/fact_properties.h"

#include "editor/mageknight/viewmodels/inspector/agreed_pieces.h"
#include "engine/base/plain_text.h"
#include "engine/mageknight/scenario/scenario_limits.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>

namespace delve::mageknight {

namespace {

using Type = Property::Type;

QString said(const char* text)
{
    return QCoreApplication::translate("Inspector", text);
}

struct NumberOption
{
    const char* name;
    const char* label;
    int ScenarioOptions::*member;
    int most;
    const char* rule;
};

struct FlagOption
{
    const char* name;
    const char* label;
    bool ScenarioOptions::*member;
    const char* rule;
    const char* note; ///< what it means
};

/// Without a value there is no limit.
struct LimitOption
{
    const char* name;
    const char* label;
    const char* unlimited;
    std::optional<int> ScenarioOptions::*member;
    int most;
    const char* rule;
};

const std::array numberOptions{
    NumberOption{"buildTotal", QT_TRANSLATE_NOOP("Inspector", "Build total"), &ScenarioOptions::buildTotal,
                 scenario_limits::buildTotal, "TEAM-01"},
    NumberOption{"specialPieces", QT_TRANSLATE_NOOP("Inspector", "Special pieces per player"),
                 &ScenarioOptions::specialPiecesPerPlayer, scenario_limits::perPlayer, "MRK-02"},
    NumberOption{"tokensContributed", QT_TRANSLATE_NOOP("Inspector", "Tokens brought per player"),
                 &ScenarioOptions::tokensContributedPerPlayer, scenario_limits::perPlayer, "TOK-03"},
    NumberOption{"tokensPlaced", QT_TRANSLATE_NOOP("Inspector", "Tokens placed per player"),
                 &ScenarioOptions::tokensPlacedPerPlayer, scenario_limits::perPlayer, "TOK-05"}};

const std::array flagOptions{
    FlagOption{"toughTokens", QT_TRANSLATE_NOOP("Inspector", "Tough tokens"), &ScenarioOptions::toughTokens,
               "TOK-04",
               QT_TRANSLATE_NOOP("Inspector",
                                 "A harder game: each player brings a tough token in place of a weak one.")},
    FlagOption{
        "artifacts", QT_TRANSLATE_NOOP("Inspector", "Artifacts"), &ScenarioOptions::artifacts, "ART-01",
        QT_TRANSLATE_NOOP("Inspector", "Artifacts may be placed: pillars, chairs, tables and exotic ones.")},
    FlagOption{
        "respectStock", QT_TRANSLATE_NOOP("Inspector", "Only as many pieces as there are"),
        &ScenarioOptions::respectStock, "LAY-21",
        QT_TRANSLATE_NOOP("Inspector", "A piece may be used only as often as your collection has it.")},
    FlagOption{"freeBuild", QT_TRANSLATE_NOOP("Inspector", "Free building"), &ScenarioOptions::freeBuild,
               "LAY-23",
               QT_TRANSLATE_NOOP(
                   "Inspector",
                   "The players agreed on numbers of their own: too many or too few pieces are a warning.")},
    FlagOption{"tilesRanOut", QT_TRANSLATE_NOOP("Inspector", "The tiles ran out"),
               &ScenarioOptions::tilesRanOut, "LAY-15",
               QT_TRANSLATE_NOOP("Inspector", "No tile that is left fits: fewer tiles than the rules ask for "
                                              "are a warning, and the dungeon is finished.")},
    FlagOption{"warriors", QT_TRANSLATE_NOOP("Inspector", "Warriors of the outdoor game"),
               &ScenarioOptions::mageKnightWarriors, "MKW-01",
               QT_TRANSLATE_NOOP(
                   "Inspector", "Figures that are neither heroes nor Mage Spawn may be in teams and pools.")},
    FlagOption{"allFigures", QT_TRANSLATE_NOOP("Inspector", "Figures of all sizes"),
               &ScenarioOptions::allFigures, "BASE-01",
               QT_TRANSLATE_NOOP("Inspector", "Mounts, titans and multi-dial figures may be used.")},
    FlagOption{
        "largeSquares", QT_TRANSLATE_NOOP("Inspector", "Large squares"), &ScenarioOptions::largeSquares,
        "BASE-21",
        QT_TRANSLATE_NOOP(
            "Inspector",
            "Tiles with larger squares: a peanut base stands on one square and turns in eight directions.")},
    FlagOption{"moderated", QT_TRANSLATE_NOOP("Inspector", "Moderated"), &ScenarioOptions::moderated,
               "BASE-22",
               QT_TRANSLATE_NOOP("Inspector", "A game master leads the scenario: titans, multi-dial warriors "
                                              "and chariots are not remarked on.")},
    FlagOption{
        "openCeiling", QT_TRANSLATE_NOOP("Inspector", "Open ceiling"), &ScenarioOptions::openCeiling,
        "INDIR-06",
        QT_TRANSLATE_NOOP("Inspector", "No ceiling stops indirect fire: titans may shoot over walls.")},
    FlagOption{"standardArcs", QT_TRANSLATE_NOOP("Inspector", "Standard arcs"),
               &ScenarioOptions::standardArcs, "FARC-15",
               QT_TRANSLATE_NOOP("Inspector",
                                 "Multi-dial figures have one front arc and a rear arc, and attack "
                                 "with any section.")},
    FlagOption{
        "rollForStart", QT_TRANSLATE_NOOP("Inspector", "Roll for the start"), &ScenarioOptions::rollForStart,
        "START-02",
        QT_TRANSLATE_NOOP("Inspector",
                          "Dice say who begins when the game is started, not the order of the players.")}};

const std::array limitOptions{
    LimitOption{"artifactsPerPlayer", QT_TRANSLATE_NOOP("Inspector", "Artifacts per player"),
                QT_TRANSLATE_NOOP("Inspector", "Any number"), &ScenarioOptions::artifactsPerPlayer,
                scenario_limits::perPlayer, "ART-02"},
    LimitOption{"roundLimit", QT_TRANSLATE_NOOP("Inspector", "Rounds at most"),
                QT_TRANSLATE_NOOP("Inspector", "No limit"), &ScenarioOptions::roundLimit,
                scenario_limits::roundLimit, "END-09"}};

constexpr int noLimit = -1;

Property text(const QString& name, const QString& label, const std::string& value, std::size_t most,
              Type type = Type::Text)
{
    return {.name = name,
            .label = label,
            .section = {},
            .type = type,
            .value = QString::fromStdString(value),
            .most = int(most)};
}

} // namespace

std::vector<Property> propertiesOf(const ScenarioFacts& facts, const Content& content,
                                   const std::string& language)
{
    std::vector<Property> properties{
        text(QStringLiteral("title"), said(QT_TRANSLATE_NOOP("Inspector", "Title")), facts.title,
             scenario_limits::title),
        text(QStringLiteral("author"), said(QT_TRANSLATE_NOOP("Inspector", "Author")), facts.author,
             scenario_limits::author),
        text(QStringLiteral("notes"), said(QT_TRANSLATE_NOOP("Inspector", "Story and notes")), facts.notes,
             scenario_limits::notes, Type::LongText)};
    if (facts.levels.size() > 1)
        for (std::size_t i = 0; i < facts.levels.size(); ++i)
            properties.push_back(text(QStringLiteral("level%1").arg(i),
                                      said(QT_TRANSLATE_NOOP("Inspector", "Level %1")).arg(i + 1),
                                      facts.levels[i].name, scenario_limits::name));
    const QString section = said(QT_TRANSLATE_NOOP("Inspector", "What the players agreed on"));
    const auto number = [&](const char* name, const char* label, int value, int least, int most,
                            const char* rule) {
        properties.push_back({.name = QString::fromLatin1(name),
                              .label = said(label),
                              .section = section,
                              .type = Type::Number,
                              .value = QString::number(value),
                              .least = least,
                              .most = most,
                              .rule = QString::fromLatin1(rule)});
    };
    for (const NumberOption& option : numberOptions)
        number(option.name, option.label, facts.options.*option.member, 0, option.most, option.rule);
    for (const LimitOption& option : limitOptions) {
        number(option.name, option.label, (facts.options.*option.member).value_or(noLimit), noLimit,
               option.most, option.rule);
        properties.back().leastName = said(option.unlimited);
    }
    properties.push_back(
        {.name = QStringLiteral("loneWolf"),
         .label = said(QT_TRANSLATE_NOOP("Inspector", "Lone Wolf")),
         .section = section,
         .type = Type::Choice,
         .value = QString::number(int(facts.options.loneWolf)),
         .choices = {{QString::number(int(LoneWolf::Automatic)),
                      said(QT_TRANSLATE_NOOP("Inspector", "If every team is one hero"))},
                     {QString::number(int(LoneWolf::Yes)), said(QT_TRANSLATE_NOOP("Inspector", "Yes"))},
                     {QString::number(int(LoneWolf::No)), said(QT_TRANSLATE_NOOP("Inspector", "No"))}},
         .rule = QStringLiteral("LONE-01")});
    for (const FlagOption& option : flagOptions)
        properties.push_back(
            {.name = QString::fromLatin1(option.name),
             .label = said(option.label),
             .section = section,
             .type = Type::Flag,
             .value = facts.options.*option.member ? QStringLiteral("true") : QStringLiteral("false"),
             .note = said(option.note),
             .rule = QString::fromLatin1(option.rule)});
    std::ranges::move(agreedPieces(facts, content, language), std::back_inserter(properties));
    return properties;
}

ScenarioFacts withProperty(ScenarioFacts facts, const Content& content, const QString& name,
                           const QString& value)
{
    if (changeAgreedPiece(facts, content, name, value))
        return facts;
    if (name == u"title")
        facts.title = withoutSteering(value.toStdString(), TextLines::One);
    else if (name == u"author")
        facts.author = withoutSteering(value.toStdString(), TextLines::One);
    else if (name == u"notes")
        facts.notes = withoutSteering(value.toStdString(), TextLines::Several);
    else if (name == u"loneWolf")
        facts.options.loneWolf = LoneWolf(value.toInt());
    for (std::size_t i = 0; i < facts.levels.size(); ++i)
        if (name == QStringLiteral("level%1").arg(i))
            facts.levels[i].name = withoutSteering(value.toStdString(), TextLines::One);
    for (const NumberOption& option : numberOptions)
        if (name == QLatin1String(option.name))
            facts.options.*option.member = value.toInt();
    for (const LimitOption& option : limitOptions)
        if (name == QLatin1String(option.name))
            facts.options.*option.member =
                value.toInt() == noLimit ? std::nullopt : std::optional(value.toInt());
    for (const FlagOption& option : flagOptions)
        if (name == QLatin1String(option.name))
            facts.options.*option.member = value == u"true";
    return facts;
}

} // namespace delve::mageknight
