// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/inspector/figure_properties.h"

#include "editor/mageknight/text/thing_names.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

using Choices = std::vector<std::pair<QString, QString>>;

QString said(const char* text)
{
    return QCoreApplication::translate("Inspector", text);
}

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

QString word(FigureSide side)
{
    return textOf(std::string(nameOf(side)));
}

QString sideKey(const PlacedFigure& figure)
{
    return figure.side == FigureSide::Team ? textOf(figure.player.text()) : word(figure.side);
}

class FigureSheet
{
public:
    FigureSheet(const PlacedFigure& figure, const Scenario& scenario, const Content& content,
                const std::string& language)
        : m_figure(figure),
          m_scenario(scenario),
          m_content(content),
          m_language(language),
          m_kind(content.figure(figure.figure))
    {}

    std::vector<Property> take()
    {
        addKind();
        addSide();
        addFacing();
        if (m_kind == nullptr)
            return std::move(m_properties);
        addArcSide();
        addRider();
        addPassenger();
        addValue();
        addLevel();
        return std::move(m_properties);
    }

private:
    void choice(const char* name, const char* label, const QString& now, Choices choices)
    {
        if (std::ranges::find(choices, now, &Choices::value_type::first) == choices.end())
            choices.emplace_back(now, argumentInWords(now.toStdString(), m_content, m_language));
        m_properties.push_back({.name = QString::fromLatin1(name),
                                .label = said(label),
                                .section = {},
                                .type = Property::Type::Choice,
                                .value = now,
                                .choices = std::move(choices)});
    }

    template <typename IsWanted> Choices figures(IsWanted isWanted) const
    {
        Choices choices;
        for (const Pack& pack : m_content.packs())
            for (const Figure& figure : pack.figures)
                if (isWanted(figure))
                    choices.emplace_back(textOf(figure.id.text()), textOf(figure.name.in(m_language)));
        return choices;
    }

    void addKind()
    {
        choice("piece", QT_TRANSLATE_NOOP("Inspector", "Figure"), textOf(m_figure.figure.text()),
               figures([](const Figure& figure) { return !figure.changeling; }));
    }

    void addSide()
    {
        Choices sides{{word(FigureSide::MageSpawn), said(QT_TRANSLATE_NOOP("Inspector", "Mage Spawn"))},
                      {word(FigureSide::Neutral), said(QT_TRANSLATE_NOOP("Inspector", "Neutral until met"))}};
        for (const Player& player : m_scenario.players)
            sides.emplace_back(textOf(player.id.text()),
                               said(QT_TRANSLATE_NOOP("Inspector", "Team of %1"))
                                   .arg(nameInWords(player.id, m_scenario, m_content, m_language)));
        choice("side", QT_TRANSLATE_NOOP("Inspector", "Belongs to"), sideKey(m_figure), std::move(sides));
    }

    void addFacing()
    {
        const BaseShape base = baseOf(m_figure, m_content, m_scenario.options);
        const std::array<const char*, 8> names{
            QT_TRANSLATE_NOOP("Inspector", "North"), QT_TRANSLATE_NOOP("Inspector", "North-east"),
            QT_TRANSLATE_NOOP("Inspector", "East"),  QT_TRANSLATE_NOOP("Inspector", "South-east"),
            QT_TRANSLATE_NOOP("Inspector", "South"), QT_TRANSLATE_NOOP("Inspector", "South-west"),
            QT_TRANSLATE_NOOP("Inspector", "West"),  QT_TRANSLATE_NOOP("Inspector", "North-west")};
        Choices facings;
        for (const Direction facing : allDirections)
            if (mayFace(base, facing) || facing == m_figure.facing) // BASE-04
                facings.emplace_back(QString::number(int(facing)), said(names[std::size_t(facing)]));
        choice("direction", QT_TRANSLATE_NOOP("Inspector", "Facing"), QString::number(int(m_figure.facing)),
               std::move(facings));
    }

    /// FARC-03: which side an arc of 135 degrees favours.
    void addArcSide()
    {
        if (m_kind->frontArc != 135)
            return;
        const ArcSide now = m_figure.arcSide == ArcSide::Right ? ArcSide::Right : ArcSide::Left;
        choice("arcSide", QT_TRANSLATE_NOOP("Inspector", "Watches"), QString::number(int(now)),
               {{QString::number(int(ArcSide::Left)), said(QT_TRANSLATE_NOOP("Inspector", "Left side"))},
                {QString::number(int(ArcSide::Right)), said(QT_TRANSLATE_NOOP("Inspector", "Right side"))}});
    }

    /// MOUNT-13, CAV-01: those who can ride it.
    void addRider()
    {
        if (!m_kind->mount && m_figure.rider.empty())
            return;
        Choices riders = figures([&](const Figure& figure) {
            return m_kind->mount && figure.rider &&
                   std::ranges::find(figure.rider->mounts, m_kind->mount->type) != figure.rider->mounts.end();
        });
        riders.emplace(riders.begin(), QString(), said(QT_TRANSLATE_NOOP("Inspector", "Nobody")));
        choice("rider", QT_TRANSLATE_NOOP("Inspector", "Rider"), textOf(m_figure.rider.text()),
               std::move(riders));
    }

    /// PSGR-02: those who may be carried.
    void addPassenger()
    {
        if (!m_kind->isChariot() && m_figure.passenger.empty())
            return;
        Choices passengers = figures([](const Figure& figure) {
            return mayBePassenger(figure) && figure.role != FigureRole::Hero && !figure.changeling;
        });
        passengers.emplace(passengers.begin(), QString(), said(QT_TRANSLATE_NOOP("Inspector", "Nobody")));
        choice("passenger", QT_TRANSLATE_NOOP("Inspector", "Passenger"), textOf(m_figure.passenger.text()),
               std::move(passengers));
    }

    /// TITAN-13, MD-45: the point values.
    void addValue()
    {
        if (!m_kind->hasValues())
            return;
        Choices values;
        const auto add = [&](int points) {
            values.emplace_back(QString::number(points),
                                said(QT_TRANSLATE_NOOP("Inspector", "%1 points")).arg(points));
        };
        add(m_kind->points);
        for (const PointValue& value : m_kind->pointValues)
            add(value.points);
        if (!m_figure.value)
            values.emplace(values.begin(), QString(), said(QT_TRANSLATE_NOOP("Inspector", "Not chosen")));
        choice("value", QT_TRANSLATE_NOOP("Inspector", "Point value"),
               m_figure.value ? QString::number(*m_figure.value) : QString(), std::move(values));
    }

    void addLevel()
    {
        const Figure* leader = m_figure.rider.empty() ? m_kind : m_content.figure(m_figure.rider);
        if (leader == nullptr || !leader->hasLevels())
            return;
        Choices levels;
        for (std::size_t level = 1; level <= leader->levels.size(); ++level)
            levels.emplace_back(QString::number(level),
                                said(QT_TRANSLATE_NOOP("Inspector", "Level %1")).arg(level));
        choice("heroLevel", QT_TRANSLATE_NOOP("Inspector", "Starts at"), QString::number(m_figure.heroLevel),
               std::move(levels));
    }

    const PlacedFigure& m_figure;
    const Scenario& m_scenario;
    const Content& m_content;
    const std::string& m_language;
    const Figure* m_kind;
    std::vector<Property> m_properties;
};

void changeKind(PlacedFigure& figure, const Content& content, const ContentId& kind)
{
    const Figure* now = content.figure(kind);
    if (now == nullptr)
        return;
    PlacedFigure fresh = placedFigure(*now, content);
    fresh.id = figure.id;
    fresh.square = figure.square;
    fresh.facing = mayFace(now->base, figure.facing) ? figure.facing : turned(figure.facing, -1);
    fresh.side = figure.side;
    fresh.player = figure.player;
    figure = fresh;
}

void changeRider(PlacedFigure& figure, const Content& content, const ContentId& rider)
{
    figure.rider = rider;
    const Figure* leader = content.figure(rider.empty() ? figure.figure : rider);
    figure.heroLevel = leader && leader->hasLevels() ? std::max(figure.heroLevel, 1) : 0;
}

} // namespace

std::vector<Property> figureProperties(const PlacedFigure& figure, const Scenario& scenario,
                                       const Content& content, const std::string& language)
{
    return FigureSheet(figure, scenario, content, language).take();
}

void changeFigure(PlacedFigure& figure, const Content& content, const QString& name, const QString& value)
{
    const std::string text = value.toStdString();
    if (name == u"piece") {
        changeKind(figure, content, ContentId(text));
    } else if (name == u"side") {
        const auto side = fromName<FigureSide>(text);
        figure.side = side.value_or(FigureSide::Team);
        figure.player = side ? ThingId() : ThingId(text);
    } else if (name == u"arcSide") {
        figure.arcSide = ArcSide(value.toInt());
    } else if (name == u"rider") {
        changeRider(figure, content, ContentId(text));
    } else if (name == u"passenger") {
        figure.passenger = ContentId(text);
    } else if (name == u"value") {
        figure.value = value.isEmpty() ? std::nullopt : std::optional(value.toInt());
    } else if (name == u"heroLevel") {
        figure.heroLevel = value.toInt();
    }
}

} // namespace delve::mageknight
