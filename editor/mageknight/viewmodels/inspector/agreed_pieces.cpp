// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/inspector/agreed_pieces.h"

#include "engine/mageknight/scenario/scenario_limits.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

const QString mapName = QStringLiteral("map");
const QString kindsName = QStringLiteral("allowedArtifacts");
const QString countPrefix = QStringLiteral("allowed ");
const QString anyKind = QStringLiteral("any");
const QString theseKinds = QStringLiteral("these");

QString said(const char* text)
{
    return QCoreApplication::translate("Inspector", text);
}

QString wordOf(const MapReference& map)
{
    return QString::fromStdString(map.map.text()) + u' ' + QString::number(int(map.side));
}

Property mapProperty(const ScenarioFacts& facts, const Content& content, const std::string& language)
{
    Property property{
        .name = mapName,
        .label = said(QT_TRANSLATE_NOOP("Inspector", "Printed map")),
        .section = {},
        .type = Property::Type::Choice,
        .value = facts.map ? wordOf(*facts.map) : QString(),
        .choices = {{QString(), said(QT_TRANSLATE_NOOP("Inspector", "None: laid out from tiles"))}}};
    for (const Pack& pack : content.packs())
        for (const PrintedMap& map : pack.maps)
            for (const TileSide side : {TileSide::A, TileSide::B})
                property.choices.emplace_back(wordOf({map.id, side}),
                                              said(QT_TRANSLATE_NOOP("Inspector", "%1, side %2"))
                                                  .arg(QString::fromStdString(map.name.in(language)),
                                                       side == TileSide::A ? u'A' : u'B'));
    if (std::ranges::find(property.choices, property.value, &std::pair<QString, QString>::first) ==
        property.choices.end())
        property.choices.emplace_back(property.value, QString::fromStdString(facts.map->map.text()));
    return property;
}

const AllowedArtifact* allowedOf(const ScenarioOptions& options, const ContentId& artifact)
{
    const auto found = std::ranges::find(options.allowedArtifacts, artifact, &AllowedArtifact::artifact);
    return found == options.allowedArtifacts.end() ? nullptr : &*found;
}

void setMap(ScenarioFacts& facts, const QString& value)
{
    if (value.isEmpty())
        facts.map.reset();
    else
        facts.map = MapReference{ContentId(value.section(u' ', 0, 0).toStdString()),
                                 TileSide(value.section(u' ', 1).toInt())};
}

/// Without any kind left, any kind is allowed: that is what the file says by leaving the list out.
void setCount(ScenarioOptions& options, const ContentId& artifact, int most)
{
    if (const auto* allowed = allowedOf(options, artifact); allowed && most > 0)
        options.allowedArtifacts[std::size_t(allowed - options.allowedArtifacts.data())].most = most;
    else if (allowed)
        std::erase_if(options.allowedArtifacts,
                      [&](const AllowedArtifact& one) { return one.artifact == artifact; });
    else if (most > 0)
        options.allowedArtifacts.push_back({artifact, most});
}

} // namespace

std::vector<Property> agreedPieces(const ScenarioFacts& facts, const Content& content,
                                   const std::string& language)
{
    const bool isAny = facts.options.allowedArtifacts.empty();
    const QString section = said(QT_TRANSLATE_NOOP("Inspector", "Artifacts agreed on"));
    std::vector<Property> properties{
        mapProperty(facts, content, language),
        {.name = kindsName,
         .label = said(QT_TRANSLATE_NOOP("Inspector", "Which artifacts")),
         .section = section,
         .type = Property::Type::Choice,
         .value = isAny ? anyKind : theseKinds,
         .choices = {{anyKind, said(QT_TRANSLATE_NOOP("Inspector", "Any kind, any number"))},
                     {theseKinds, said(QT_TRANSLATE_NOOP("Inspector", "Only these"))}}}};
    if (isAny)
        return properties;
    const auto count = [&](const ContentId& id, const QString& label) {
        const AllowedArtifact* allowed = allowedOf(facts.options, id);
        properties.push_back({.name = countPrefix + QString::fromStdString(id.text()),
                              .label = label,
                              .section = section,
                              .type = Property::Type::Number,
                              .value = QString::number(allowed ? allowed->most : 0),
                              .least = 0,
                              .most = scenario_limits::perPlayer});
    };
    for (const Pack& pack : content.packs())
        for (const ArtifactKind& artifact : pack.artifacts)
            count(artifact.id, QString::fromStdString(artifact.name.in(language)));
    for (const AllowedArtifact& allowed : facts.options.allowedArtifacts)
        if (!content.artifact(allowed.artifact))
            count(allowed.artifact, QString::fromStdString(allowed.artifact.text()));
    return properties;
}

bool changeAgreedPiece(ScenarioFacts& facts, const Content& content, const QString& name,
                       const QString& value)
{
    if (name == mapName) {
        setMap(facts, value);
    } else if (name == kindsName) {
        facts.options.allowedArtifacts.clear();
        if (value == theseKinds) // as many as there are, to begin with
            for (const Pack& pack : content.packs())
                for (const ArtifactKind& artifact : pack.artifacts)
                    facts.options.allowedArtifacts.push_back(
                        {artifact.id, std::clamp(artifact.stock, 1, scenario_limits::perPlayer)});
    } else if (name.startsWith(countPrefix)) {
        setCount(facts.options, ContentId(name.mid(countPrefix.size()).toStdString()), value.toInt());
    } else {
        return false;
    }
    return true;
}

} // namespace delve::mageknight
