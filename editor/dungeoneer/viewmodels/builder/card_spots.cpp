// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/card_spots.h"

#include "editor/dungeoneer/render/card_layout.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/viewmodels/builder/card_labels.h"

namespace delve::dungeoneer {

namespace {

class SpotList
{
public:
    explicit SpotList(QString language) : m_language(std::move(language)) {}

    void add(const QRectF& area, const QString& field, const char* label)
    {
        if (!area.isEmpty())
            m_spots.push_back({area, field, builderText(label)});
    }
    void add(const QRectF& area, const char* field, const char* label)
    {
        add(area, QString::fromLatin1(field), label);
    }
    /// A text that is edited language by language.
    void addText(const QRectF& area, const char* field, const char* label)
    {
        add(area, QLatin1String(field) + u'.' + m_language, label);
    }

    /// What all cards have: name, line of the type, rules with a saying, copies and artist.
    void addTexts(const LaidText& text, const QString& typeField, bool hasFlavour)
    {
        addText(text.areas.name.adjusted(-1, -0.6, 1, 0.6), "name", QT_TRANSLATE_NOOP("CardBuilder", "Name"));
        add(text.areas.type, typeField, QT_TRANSLATE_NOOP("CardBuilder", "Line of the type"));
        QRectF rules = text.areas.rules;
        if (rules.isEmpty())
            return;
        if (hasFlavour) {
            const QRectF saying(rules.left(), text.rules.flavourTop - 0.6, rules.width(),
                                rules.bottom() - text.rules.flavourTop + 0.8);
            rules.setBottom(saying.top());
            add(rules, "effects", QT_TRANSLATE_NOOP("CardBuilder", "Rules"));
            return addText(saying, "flavour", QT_TRANSLATE_NOOP("CardBuilder", "Saying"));
        }
        add(rules, "effects", QT_TRANSLATE_NOOP("CardBuilder", "Rules"));
    }

    void addFoot()
    {
        add({14, 79.6, 35, 4.4}, "artist", QT_TRANSLATE_NOOP("CardBuilder", "Artist"));
        add({50, 79.2, 10, 5}, "copies", QT_TRANSLATE_NOOP("CardBuilder", "Copies"));
    }

    std::vector<CardSpot> take() { return std::move(m_spots); }

private:
    QString m_language;
    std::vector<CardSpot> m_spots;
};

bool hasFlavour(const CardHead& card)
{
    return !card.flavour.byLanguage.empty();
}

void addSpots(SpotList& spots, const CardSet& set, const MapCard& card)
{
    spots.addTexts(layOut(set, card), QStringLiteral("type"), hasFlavour(card));
    spots.add({3.2, 3.2, 12, 12}, "glory", QT_TRANSLATE_NOOP("CardBuilder", "Glory"));
    spots.add({cardWidth - 15.2, 3.6, 12, 12}, "peril", QT_TRANSLATE_NOOP("CardBuilder", "Peril"));
    spots.add({21, 0, 21, 10}, "table doors 0", QT_TRANSLATE_NOOP("CardBuilder", "Door to the north"));
    spots.add({cardWidth - 11, 33, 11, 22}, "table doors 1",
              QT_TRANSLATE_NOOP("CardBuilder", "Door to the east"));
    spots.add({21, cardHeight - 10, 21, 10}, "table doors 2",
              QT_TRANSLATE_NOOP("CardBuilder", "Door to the south"));
    spots.add({0, 33, 11, 22}, "table doors 3", QT_TRANSLATE_NOOP("CardBuilder", "Door to the west"));
    if (card.monster)
        spots.add({14, 44, 35, 11}, "table scores 0",
                  QT_TRANSLATE_NOOP("CardBuilder", "Scores of the monster"));
    spots.add(card.monster ? QRectF(20, 29, 23, 14) : QRectF(16, 34, 31, 20), "table obstacles 0",
              QT_TRANSLATE_NOOP("CardBuilder", "Obstacles"));
}

void addSpots(SpotList& spots, const CardSet& set, const HeroCard& card)
{
    spots.addTexts(layOut(set, card), QStringLiteral("categories.0"), hasFlavour(card));
    spots.add({33, 14.8, 26, 31}, "table levels 0", QT_TRANSLATE_NOOP("CardBuilder", "Levels"));
    spots.add({3.2, 38.4, 10, 8}, "life", QT_TRANSLATE_NOOP("CardBuilder", "Life"));
    spots.add({13.4, 38.4, 9, 8}, "boonLimit", QT_TRANSLATE_NOOP("CardBuilder", "Limit of Boons"));
    spots.add({22.6, 38.4, 10, 8}, "treasureLimit", QT_TRANSLATE_NOOP("CardBuilder", "Limit of Treasures"));
    spots.addFoot();
}

void addSpots(SpotList& spots, const CardSet& set, const AdventureCard& card)
{
    spots.addTexts(layOut(set, card), QStringLiteral("categories.0"), hasFlavour(card));
    spots.add({4, 3.2, 12.6, 12.6}, "cost.value", QT_TRANSLATE_NOOP("CardBuilder", "Value"));
    spots.add({36, 41, 23, 5}, "use", QT_TRANSLATE_NOOP("CardBuilder", "Use"));
    spots.add({3.2, 16.4, 15, 24},
              card.isMonster() ? "table scores 0"
              : card.isTrap()  ? "threat.value"
                               : "effects",
              QT_TRANSLATE_NOOP("CardBuilder", "Banner"));
    spots.addFoot();
}

void addSpots(SpotList& spots, const CardSet& set, const QuestCard& card)
{
    const LaidText text = layOut(set, card);
    spots.addTexts(text, QStringLiteral("criterion"), hasFlavour(card));
    spots.add({3.2, 14.6, 15, 20},
              card.slay     ? "table scores 0"
              : card.threat ? "threat.value"
                            : "criterion",
              QT_TRANSLATE_NOOP("CardBuilder", "Banner"));
    if (!text.areas.turned.isEmpty())
        spots.addText(text.areas.turned, "artifact.name", QT_TRANSLATE_NOOP("CardBuilder", "Artifact"));
    spots.addFoot();
}

void addSpots(SpotList& spots, const CardSet& set, const TrackerCard& card)
{
    const LaidText text = layOut(set, card);
    spots.addText(text.areas.name, "name", QT_TRANSLATE_NOOP("CardBuilder", "Name"));
    spots.add({4, 16, 27, 62}, "gloryTrack", QT_TRANSLATE_NOOP("CardBuilder", "Glory"));
    spots.add({32, 16, 27, 62}, "perilTrack", QT_TRANSLATE_NOOP("CardBuilder", "Peril"));
    spots.addFoot();
}

void addSpots(SpotList& spots, const CardSet& set, const CutoutCard& card)
{
    spots.addText(layOut(set, card).areas.name, "name", QT_TRANSLATE_NOOP("CardBuilder", "Name"));
    spots.add({4, 12, cardWidth - 8, 50}, "table pawns 0", QT_TRANSLATE_NOOP("CardBuilder", "Pawns"));
    spots.add({4, 63, cardWidth - 8, 15}, "markers", QT_TRANSLATE_NOOP("CardBuilder", "Markers"));
}

} // namespace

std::vector<CardSpot> spotsOf(const CardSet& set, const AnyCard& card, const QString& language)
{
    SpotList spots(language);
    std::visit([&](const auto* one) { addSpots(spots, set, *one); }, card);
    return spots.take();
}

} // namespace delve::dungeoneer
