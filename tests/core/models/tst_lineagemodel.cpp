// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/shownzone.h"
#include "core/models/lineagemodel.h"
#include "tests/testkit/testclass.h"

#include <QLocale>
#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

class TestLineageModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void daysOfAnotherZone();
};

/// Events of one day in one zone are of two days in another one, and the zone can be chosen while they are shown.
void TestLineageModel::daysOfAnotherZone()
{
    const auto back = qScopeGuard([] { setShownZone(QTimeZone(QTimeZone::LocalTime)); });
    setShownZone(QTimeZone::utc());
    constexpr qint64 Begin = 1'772'443'120'000; // 2026-03-02T09:18:40Z
    constexpr qint64 Hour = 3'600'000;
    LineageSession session;
    session.info.id = SessionId(u"s"_s);
    session.info.createdAt = timeFromMs(Begin);
    session.info.updatedAt = timeFromMs(Begin + Hour);
    LineageModel model;
    bool isShown = false;
    connect(&model, &LineageModel::shown, this, [&isShown] { isShown = true; });
    model.setGraph(std::make_shared<LineageGraph>(assembleLineage({session})), false);
    QTRY_VERIFY(isShown);
    const auto times = [&model] {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts += model.index(row, LineageModel::TimeColumn).data().toString();
        texts.removeAll(QString());
        texts.sort();
        return texts;
    };
    QCOMPARE(times(), (QStringList {u"09:18"_s, u"10:18"_s}));
    setShownZone(QTimeZone::fromSecondsAheadOfUtc(14 * 3600));
    const QString days = times().join(u'|');
    QVERIFY2(days.contains(u" 23:18"_s) && days.contains(u" 00:18"_s), qPrintable(days));
}

TEST_CLASS(TestLineageModel)
#include "tst_lineagemodel.moc"
