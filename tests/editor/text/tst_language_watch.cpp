// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/language_watch.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <memory>
#include <vector>

using namespace delve;

class TestLanguageWatch : public QObject
{
    Q_OBJECT

    static void changeLanguage()
    {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
    }

private slots:
    /// Rows that are made anew in answer have watches of their own: nobody answers twice, nor without end.
    void whoAnswersByMakingOthersAnswersOnce()
    {
        constexpr int enough = 100;
        std::vector<std::unique_ptr<LanguageWatch>> made;
        int answers = 0, late = 0;
        const LanguageWatch maker([&] {
            if (++answers < enough)
                for (int i = 0; i < 3; ++i)
                    made.push_back(std::make_unique<LanguageWatch>([&late] { ++late; }));
        });
        changeLanguage();
        QCOMPARE(answers, 1);
        QCOMPARE(late, 0);
        changeLanguage();
        QCOMPARE(answers, 2);
        QCOMPARE(late, 3);
    }

    void whoIsGoneIsNotAsked()
    {
        int answers = 0;
        auto second = std::make_unique<LanguageWatch>([&] { ++answers; });
        const LanguageWatch first([&] { second.reset(); });
        changeLanguage();
        QCOMPARE(answers, 0);
        changeLanguage();
        QCOMPARE(answers, 0);
    }
};

DELVE_TEST(TestLanguageWatch)
#include "tst_language_watch.moc"
