// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/newids.h"
#include "tests/testkit/testclass.h"

#include <QSet>
#include <QTest>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace stemma;

class TestNewIds final : public QObject
{
    Q_OBJECT

private slots:
    void randomIds();
    void idsWithTimes();
};

void TestNewIds::randomIds()
{
    constexpr int Many = 100'000;
    QSet<QString> ids;
    for (int i = 0; i < Many; ++i) {
        const QString id = newUuid4();
        const QUuid uuid(id);
        QCOMPARE(uuid.toString(QUuid::WithoutBraces), id);
        QCOMPARE(uuid.version(), QUuid::Random);
        QCOMPARE(uuid.variant(), QUuid::DCE);
        ids += id;
    }
    QCOMPARE(ids.size(), Many);
}

void TestNewIds::idsWithTimes()
{
    constexpr qint64 Ms = 0x0123456789ab;
    const QString id = newUuid7(Ms);
    QVERIFY2(id.startsWith("01234567-89ab-7"_L1), qPrintable(id));
    QCOMPARE(QUuid(id).variant(), QUuid::DCE);
    QVERIFY(newUuid7(Ms) != id);
    QVERIFY(newUuid7(Ms + 1) > id);
}

TEST_CLASS(TestNewIds)

#include "tst_newids.moc"
