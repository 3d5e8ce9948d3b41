// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/figure_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace delve::mageknight {

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("FigureWords", text);
}

} // namespace

QString mountTypeInWords(MountType type)
{
    switch (type) {
    case MountType::BattleHorse: return said(QT_TRANSLATE_NOOP("FigureWords", "Battle horse"));
    case MountType::DesertWarbird: return said(QT_TRANSLATE_NOOP("FigureWords", "Desert warbird"));
    case MountType::Pegasus: return said(QT_TRANSLATE_NOOP("FigureWords", "Pegasus"));
    case MountType::SkyDragon: return said(QT_TRANSLATE_NOOP("FigureWords", "Sky dragon"));
    case MountType::CloudGriffon: return said(QT_TRANSLATE_NOOP("FigureWords", "Cloud griffon"));
    case MountType::HornedStag: return said(QT_TRANSLATE_NOOP("FigureWords", "Horned stag"));
    case MountType::Salamander: return said(QT_TRANSLATE_NOOP("FigureWords", "Salamander"));
    case MountType::Technocat: return said(QT_TRANSLATE_NOOP("FigureWords", "Technocat"));
    }
    return {};
}

QString intelligenceInWords(Intelligence intelligence)
{
    switch (intelligence) {
    case Intelligence::Skittish: return said(QT_TRANSLATE_NOOP("FigureWords", "skittish"));
    case Intelligence::Independent: return said(QT_TRANSLATE_NOOP("FigureWords", "independent"));
    case Intelligence::MeanSpirited: return said(QT_TRANSLATE_NOOP("FigureWords", "mean-spirited"));
    }
    return {};
}

QString proficiencyInWords(Proficiency proficiency)
{
    switch (proficiency) {
    case Proficiency::Horsemanship: return said(QT_TRANSLATE_NOOP("FigureWords", "Horsemanship"));
    case Proficiency::Impale: return said(QT_TRANSLATE_NOOP("FigureWords", "Impale"));
    case Proficiency::MountedBound: return said(QT_TRANSLATE_NOOP("FigureWords", "Mounted Bound"));
    case Proficiency::MountedCharge: return said(QT_TRANSLATE_NOOP("FigureWords", "Mounted Charge"));
    }
    return {};
}

QString sectionInWords(Section section)
{
    switch (section) {
    case Section::Main: return said(QT_TRANSLATE_NOOP("FigureWords", "Dial"));
    case Section::Front: return said(QT_TRANSLATE_NOOP("FigureWords", "Front section"));
    case Section::Left: return said(QT_TRANSLATE_NOOP("FigureWords", "Left section"));
    case Section::Right: return said(QT_TRANSLATE_NOOP("FigureWords", "Right section"));
    case Section::Back: return said(QT_TRANSLATE_NOOP("FigureWords", "Back section"));
    }
    return {};
}

QString specialsInWords(const Figure& figure)
{
    QStringList words;
    if (figure.base != BaseShape::Round1x1) {
        const Size size = footprintOf(figure.base);
        words << said(QT_TRANSLATE_NOOP("FigureWords", "base %1 × %2")).arg(size.width).arg(size.height);
    }
    if (figure.dragon)
        words << said(QT_TRANSLATE_NOOP("FigureWords", "dragon"));
    if (figure.explosive)
        words << said(QT_TRANSLATE_NOOP("FigureWords", "explosive attacks"));
    if (figure.mount) {
        words << said(QT_TRANSLATE_NOOP("FigureWords", "mount: %1, %2"))
                     .arg(mountTypeInWords(figure.mount->type),
                          intelligenceInWords(figure.mount->intelligence));
        for (const Proficiency proficiency : figure.mount->proficiencies)
            words << proficiencyInWords(proficiency);
    }
    if (figure.rider) {
        QStringList types;
        for (const MountType type : figure.rider->mounts)
            types << mountTypeInWords(type);
        words << said(QT_TRANSLATE_NOOP("FigureWords", "rides %1, attack +%2"))
                     .arg(types.join(QStringLiteral(", ")), QString::number(figure.rider->attackBonus));
    }
    return words.join(QStringLiteral(" · "));
}

QString pointValuesInWords(const Figure& figure)
{
    if (!figure.hasValues())
        return {};
    QStringList words{said(QT_TRANSLATE_NOOP("FigureWords", "%1 points")).arg(figure.points)};
    for (const PointValue& value : figure.pointValues) {
        QStringList turns;
        for (const int turn : value.turns)
            turns << QString::number(turn);
        words << said(QT_TRANSLATE_NOOP("FigureWords", "%1 turned by %2"))
                     .arg(value.points)
                     .arg(turns.join(QStringLiteral("/")));
    }
    return words.join(QStringLiteral(", "));
}

} // namespace delve::mageknight
