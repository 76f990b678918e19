// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "core/store/sqlite/owndatabase.h"
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
    void checkingIsNotBuilding();
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

/// As long as texts are only compared, the index is complete; when one turns out to be another one, it is not.
void TestIndexProgress::checkingIsNotBuilding()
{
    const QTemporaryDir cache;
    qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
    FakeStore store;
    store.add(SessionBuilder(u"s1"_s).user(u"about a zebra"_s).assistant(u"indeed"_s).build());
    store.add(SessionBuilder(u"s2"_s).user(u"about a marmot"_s).build());
    QVERIFY(IndexBuilder(store).run({}));
    using Kind = IndexState::Kind;
    struct Seen
    {
        QList<Kind> kinds;
        bool wasChecking = false;
        qint64 texts = 0;
    };
    const auto checkLater = [&store] {
        const QString path = store.info().path;
        {
            const auto index = OwnDatabase::open(searchindex::fileOf(path), OwnDatabase::Mode::Existing);
            [&] { QVERIFY((*index)->exec("UPDATE note SET value = '1' WHERE name IN ('compared-at', 'read-at')")); }();
        }
        Seen seen;
        IndexBuilder builder(store);
        for (Result<bool> done = false; done && !*done;) {
            done = builder.step({});
            const Kind kind = searchindex::stateOf(path).kind;
            if (seen.kinds.isEmpty() || seen.kinds.last() != kind)
                seen.kinds += kind;
            seen.wasChecking = seen.wasChecking || builder.progress().isChecking;
        }
        seen.texts = builder.progress().texts;
        return seen;
    };
    const Seen same = checkLater();
    QCOMPARE(same.kinds, QList {Kind::Complete});
    QVERIFY(same.wasChecking);
    QCOMPARE(same.texts, 0);
    FakeSession other = SessionBuilder(u"s1"_s).user(u"about a koala"_s).assistant(u"indeed"_s).build();
    store.replace(SessionId(u"s1"_s), 0, *other.messages.front());
    const Seen changed = checkLater();
    QCOMPARE(changed.kinds, (QList {Kind::Complete, Kind::Partial, Kind::Complete}));
    QCOMPARE(changed.texts, 1);
}

TEST_CLASS(TestIndexProgress)
#include "tst_indexprogress.moc"
