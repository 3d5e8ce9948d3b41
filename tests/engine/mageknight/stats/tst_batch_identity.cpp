// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/stats/batch_identity.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QCryptographicHash>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;

/// What two batches must share for their games to add up.
class TestBatchIdentity : public QObject
{
    Q_OBJECT

private slots:
    /// Files of before carry it: it has to stay what it was.
    void itIsMadeOfRulesScenarioAndPacks()
    {
        const Scenario scenario = sample("standard");
        const auto content = Content::combine({starterPack()});
        QVERIFY(content);
        const std::string bytes = writeScenario(scenario) + starterPack().hash;
        const QByteArray hash =
            QCryptographicHash::hash(QByteArray::fromStdString(bytes), QCryptographicHash::Sha256);
        QCOMPARE(identityOf(scenario, *content),
                 "rules " + std::to_string(rulesVersion) + ", " + hash.toHex().toStdString());
    }

    void onlyPacksThatHaveASayChangeIt()
    {
        const Scenario scenario = sample("standard");
        Pack other;
        other.id = "other";
        other.hash = "0123";
        const std::string alone = identityOf(scenario, *Content::combine({starterPack()}));
        QCOMPARE(identityOf(scenario, *Content::combine({starterPack(), other})), alone);
        for (WanderingToken token : starterPack().wanderingTokens) {
            token.id = ContentId("other/" + std::to_string(other.wanderingTokens.size()));
            other.wanderingTokens.push_back(token);
        }
        QVERIFY(identityOf(scenario, *Content::combine({starterPack(), other})) != alone);
        Scenario changed = scenario;
        changed.options.roundLimit = 7;
        QVERIFY(identityOf(changed, *Content::combine({starterPack()})) != alone);
    }
};

DELVE_TEST(TestBatchIdentity)
#include "tst_batch_identity.moc"
