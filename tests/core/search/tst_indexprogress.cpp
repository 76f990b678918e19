// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

/// How far the building of an index is.
class TestIndexProgress final : public QObject
{
    Q_OBJECT
private slots:
    void aLongSessionMovesIt();
};

void TestIndexProgress::aLongSessionMovesIt()
{
    const QTemporaryDir cache;
    qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
    FakeStore store;
    store.addSynthetic(u"long"_s, 20'000);
    IndexBuilder builder(store);
    std::vector<double> shares;
    for (Result<bool> done = false; done && !*done;) {
        done = builder.step({});
        QVERIFY(done);
        shares.push_back(builder.progress().share());
    }
    QVERIFY(std::ranges::is_sorted(shares));
    QCOMPARE(shares.back(), 1.0);
    const auto within = std::ranges::count_if(shares, [](double share) { return share > 0 && share < 1; });
    QVERIFY2(within > 10, qPrintable(QString::number(within)));
}

TEST_CLASS(TestIndexProgress)
#include "tst_indexprogress.moc"
