// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/storesearch.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Stores in folders that are none themselves.
class TestStoreSearch final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void findsStoresAtAnyDepth();
    void aStoreIsNotLookedInto();
    void passesOverWhatHoldsNone();
    void linksAreNotFollowed();
    void namesThatAreNone();
    void endsAtItsLimits();
    void leavesNoTrace();

private:
    void addStore(const QString& path) const;
    [[nodiscard]] QStringList found(const StoreSearchLimits& limits = {}) const;
    [[nodiscard]] QString in(const QString& path) const { return m_dir->filePath(path); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestStoreSearch::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void TestStoreSearch::addStore(const QString& path) const
{
    QVERIFY(QDir().mkpath(QFileInfo(in(path)).path()));
    MnesisBuilder builder;
    builder.session(u"One"_s).user(u"Hello"_s);
    QVERIFY(builder.write(in(path)));
}

QStringList TestStoreSearch::found(const StoreSearchLimits& limits) const
{
    QStringList paths;
    for (const FoundStore& store : findStoresBelow(m_dir->path(), {}, limits).stores)
        paths += QDir(m_dir->path()).relativeFilePath(store.path) + u' ' + store.format;
    return paths;
}

void TestStoreSearch::findsStoresAtAnyDepth()
{
    addStore(u"sessions.db"_s);
    addStore(u"a/b/c/old.db"_s);
    addStore(u".hidden/x.sqlite"_s);
    QCOMPARE(found(), QStringList({u".hidden/x.sqlite mnesis"_s, u"a/b/c/old.db mnesis"_s, u"sessions.db mnesis"_s}));
}

void TestStoreSearch::aStoreIsNotLookedInto()
{
    const QString transcript = in(u"home/sessions/--x--/2026-11-21T23-40-52-253Z_01a2007b.jsonl"_s);
    QVERIFY(QDir().mkpath(QFileInfo(transcript).path()));
    QFile file(transcript);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"type":"session","version":3,"id":"01a2007b","timestamp":"2026-11-21T23:40:52.253Z","cwd":"/x"})"
               "\n");
    file.close();
    QCOMPARE(found(), QStringList(u"home pi"_s));
}

void TestStoreSearch::passesOverWhatHoldsNone()
{
    addStore(u".git/x.db"_s);
    addStore(u"node_modules/p/x.db"_s);
    addStore(u"mine/x.db"_s);
    QCOMPARE(found(), QStringList(u"mine/x.db mnesis"_s));
}

void TestStoreSearch::linksAreNotFollowed()
{
    addStore(u"real/x.db"_s);
    QVERIFY(QDir().mkpath(in(u"real/deep"_s)));
    QVERIFY(QFile::link(m_dir->path(), in(u"real/deep/round"_s)));
    QCOMPARE(found(), QStringList(u"real/x.db mnesis"_s));
}

void TestStoreSearch::namesThatAreNone()
{
    for (const QString& name : {u"notes.json"_s, u"empty.db"_s, u"text.sqlite"_s, u"log.jsonl.gz"_s}) {
        QFile file(in(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(name == "empty.db"_L1 ? "" : "{\"a\": 1}\n");
    }
    const StoresBelow below = findStoresBelow(m_dir->path(), {});
    QVERIFY(below.stores.isEmpty());
    QVERIFY(below.isComplete);
    QCOMPARE(below.entries, 4);
    QVERIFY(findStoresBelow(in(u"no such folder"_s), {}).stores.isEmpty());
}

void TestStoreSearch::endsAtItsLimits()
{
    addStore(u"a/b/x.db"_s);
    QVERIFY(found({.depth = 1}).isEmpty());
    QVERIFY(!findStoresBelow(m_dir->path(), {}, {.depth = 1}).isComplete);
    QCOMPARE(found({.depth = 2}).size(), 1);
    QVERIFY(!findStoresBelow(m_dir->path(), {}, {.entries = 1}).isComplete);
    const JobControl job;
    job.cancel();
    QVERIFY(!findStoresBelow(m_dir->path(), job).isComplete);
}

void TestStoreSearch::leavesNoTrace()
{
    addStore(u"sessions.db"_s);
    addStore(u"a/old.db"_s);
    const filetree::Files before = filetree::filesIn(m_dir->path());
    QCOMPARE(found().size(), 2);
    QCOMPARE(filetree::filesIn(m_dir->path()), before);
}

TEST_CLASS(TestStoreSearch)
#include "tst_storesearch.moc"
