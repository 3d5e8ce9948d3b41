// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/stat_banner.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

class TestStatBanner : public QObject
{
    Q_OBJECT

private:
    static Effect scoreChange(int amount, std::optional<Form> form, std::optional<AttackType> type)
    {
        Effect effect;
        effect.kind = EffectKind::ModifyScore;
        effect.duration = Duration::WhileInPlay;
        effect.amount.number = amount;
        effect.form = form;
        effect.type = type;
        return effect;
    }

private slots:
    void DNR_CARD_12_theBannerSumsUpAMonster()
    {
        AdventureCard card = monsterCard("card");
        card.encounter.monster.life = 3;
        card.hitEffects[Form::Speed] = {Effect{}};
        QCOMPARE(statBanner(card),
                 (std::vector<BannerItem>{{BannerIcon::Melee, 2, false, AttackType::Standard, false},
                                          {BannerIcon::Speed, 0, false, AttackType::Counter, true},
                                          {BannerIcon::Life, 3, false, AttackType::Counter, false}}));
    }

    void DNR_CARD_12_whatHoldsSometimesIsLeftOut()
    {
        AdventureCard card = boonCard("card", scoreChange(1, Form::Melee, AttackType::Standard));
        card.effects.push_back(scoreChange(2, std::nullopt, std::nullopt));
        Effect sometimes = scoreChange(5, Form::Magic, std::nullopt);
        sometimes.when.ownTurn = true;
        card.effects.push_back(sometimes);
        QCOMPARE(statBanner(card),
                 (std::vector<BannerItem>{{BannerIcon::Melee, 3, true, AttackType::Standard, false},
                                          {BannerIcon::Magic, 2, true, AttackType::Counter, false},
                                          {BannerIcon::Speed, 2, true, AttackType::Counter, false}}));
    }

    void DNR_CARD_12_placesAndCharges()
    {
        AdventureCard card = boonCard("card", Effect{});
        card.kind = AdventureKind::Treasure;
        card.treasure.storage = 2;
        card.treasure.charges = 4;
        QCOMPARE(statBanner(card),
                 (std::vector<BannerItem>{{BannerIcon::Storage, 2, false, AttackType::Counter, false},
                                          {BannerIcon::Charges, 4, false, AttackType::Counter, false}}));
    }
};

DELVE_TEST(TestStatBanner)
#include "tst_stat_banner.moc"
