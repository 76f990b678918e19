// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "core/search/storesearcher.h"
#include "tests/core/crash/deadlywrites.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr int Points = 55;

/// The same each time.
std::unique_ptr<FakeStore> madeStore()
{
    auto store = std::make_unique<FakeStore>();
    for (int i = 0; i < 12; ++i)
        store->addSynthetic(u"session-%1"_s.arg(i), 150, u"Title %1"_s.arg(i), quint64(i + 1));
    return store;
}

QStringList found(SessionStore& store, const QString& query, bool useIndex, SearchOutcome* outcome)
{
    QStringList hits;
    StoreSearcher searcher(store);
    const auto sink = [&hits](const std::vector<SearchHit>& batch) {
        for (const SearchHit& hit : batch)
            hits += u"%1 %2 %3 %4"_s.arg(hit.session.value).arg(hit.rowKey).arg(hit.part).arg(nameOf(hit.kind));
        return true;
    };
    const auto done = searcher.search(*SearchQuery::parse(query), {.limit = -1, .useIndex = useIndex}, sink, {});
    if (!done)
        return {done.error().text};
    *outcome = *done;
    hits.sort();
    return hits;
}

} // namespace

/// Wherever the program is killed while it builds an index, and wherever the disk is full, searches find the same as
/// without an index, and the next builder completes it.
class TestSearchCrash final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void killedAtManyWrites();
    void fullDisk();
    void twoPrograms();

public:
    static std::optional<int> runAsChild(const QStringList& arguments);

private:
    void compare(const QString& when);

    std::unique_ptr<FakeStore> m_store;
    QMap<QString, QStringList> m_expected; ///< hits by query
};

void TestSearchCrash::initTestCase()
{
    m_store = madeStore();
    for (const QString& query : {u"the"_s, u"kind:title"_s, u"re*"_s}) {
        SearchOutcome outcome;
        m_expected.insert(query, found(*m_store, query, false, &outcome));
        QVERIFY(m_expected[query].size() > 5);
    }
}

void TestSearchCrash::compare(const QString& when)
{
    for (const auto& [query, expected] : m_expected.asKeyValueRange()) {
        SearchOutcome outcome;
        const QStringList hits = found(*m_store, query, true, &outcome);
        QVERIFY2(hits == expected,
            qPrintable(u"%1, %2: %3 hits instead of %4; %5"_s.arg(when, query)
                    .arg(hits.size())
                    .arg(expected.size())
                    .arg(outcome.note)));
    }
}

void TestSearchCrash::killedAtManyWrites()
{
    // How many writes there are in all.
    int last = 1;
    for (bool finished = false; !finished; last *= 2) {
        const QTemporaryDir cache;
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_CACHE_HOME"_s, cache.path());
        child.setProcessEnvironment(environment);
        child.start(
            QCoreApplication::applicationFilePath(), {u"tst_searchcrash"_s, u"--build"_s, QString::number(last)});
        QVERIFY(child.waitForFinished(300'000));
        finished = child.exitStatus() == QProcess::NormalExit;
        QVERIFY(last < 1'000'000);
    }
    const int step = qMax(1, last / 4 / Points);
    int points = 0;
    int killed = 0;
    for (int at = 1; at <= last / 2 && points < 2 * Points; at += points < 10 ? 1 : step) {
        ++points;
        const QTemporaryDir cache;
        qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"tst_searchcrash"_s, u"--build"_s, QString::number(at)});
        QVERIFY(child.waitForFinished(300'000));
        killed += child.exitStatus() == QProcess::CrashExit ? 1 : 0;
        compare(u"killed at %1"_s.arg(at));
        IndexBuilder builder(*m_store);
        const Result<> built = builder.run({});
        QVERIFY2(built, built ? "" : qPrintable(u"%1: %2"_s.arg(at).arg(built.error().text)));
        SearchOutcome outcome;
        static_cast<void>(found(*m_store, u"the"_s, true, &outcome));
        QCOMPARE(outcome.sessionsScanned, 0);
        compare(u"completed after %1"_s.arg(at));
    }
    QVERIFY2(killed >= 50, qPrintable(QString::number(killed)));
    qInfo("%d points, killed at %d", points, killed);
}

void TestSearchCrash::fullDisk()
{
    for (const int at : {1, 3, 10, 30, 60, 100}) {
        const QTemporaryDir cache;
        qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
        {
            IndexBuilder builder(*m_store);
            deadlywrites::fillDiskAtCall(at);
            const Result<> built = builder.run({});
            if (!built) {
                QCOMPARE(built.error().code, Errc::Denied);
                QVERIFY2(built.error().text.contains(u"disk"_s), qPrintable(built.error().text));
            }
            compare(u"full at %1"_s.arg(at));
            deadlywrites::fillDiskAtCall(0);
        }
        compare(u"after full at %1"_s.arg(at));
        IndexBuilder builder(*m_store);
        const Result<> built = builder.run({});
        QVERIFY2(built, built ? "" : qPrintable(built.error().text));
        compare(u"built after full at %1"_s.arg(at));
    }
}

/// While another program builds the index, nobody else does, and searches find everything; once that program is killed,
/// its index is completed.
void TestSearchCrash::twoPrograms()
{
    const QTemporaryDir cache;
    qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {u"tst_searchcrash"_s, u"--begin"_s});
    QTRY_VERIFY(other.canReadLine());
    const QString path = m_store->info().path;
    QVERIFY(searchindex::stateOf(path).isBeingBuilt);
    {
        IndexBuilder builder(*m_store);
        const Result<bool> step = builder.step({});
        QVERIFY(!step && step.error().code == Errc::Busy);
        QVERIFY2(step.error().text.endsWith(u'.'), qPrintable(step.error().text));
    }
    const Result<> removed = searchindex::remove(path);
    QVERIFY(!removed && removed.error().code == Errc::Busy);
    compare(u"while another program builds"_s);
    other.kill();
    QVERIFY(other.waitForFinished(300'000));
    QVERIFY(!searchindex::stateOf(path).isBeingBuilt);
    compare(u"after that was killed"_s);
    IndexBuilder builder(*m_store);
    const Result<> built = builder.run({});
    QVERIFY2(built, built ? "" : qPrintable(built.error().text));
    QCOMPARE(searchindex::stateOf(path).kind, IndexState::Kind::Complete);
    compare(u"once it is complete"_s);
}

std::optional<int> TestSearchCrash::runAsChild(const QStringList& arguments)
{
    if (arguments.size() == 2 && arguments[1] == "--begin"_L1) {
        const auto store = madeStore();
        IndexBuilder builder(*store);
        for (int i = 0; i < 20; ++i) {
            if (!builder.step({}))
                return 1;
        }
        QTextStream(stdout) << "begun" << Qt::endl;
        QTextStream(stdin).readLine(); // until it is killed
        return 0;
    }
    if (arguments.size() != 3 || arguments[1] != "--build"_L1)
        return std::nullopt;
    const auto store = madeStore();
    deadlywrites::dieAtCall(arguments[2].toInt());
    IndexBuilder builder(*store);
    return builder.run({}) ? 0 : 1;
}

TEST_CLASS(TestSearchCrash)

#include "tst_searchcrash.moc"
