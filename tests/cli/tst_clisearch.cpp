// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::program;

/// The command “search”: hits as records and for people, with an index and without one.
class TestCliSearch final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void hits();
    void indexGivesTheSame();
    void forPeople();
    void limitsAndDates();
    void oneLimitForAllStores();
    void exactAndRegex();
    void refused_data();
    void refused();
    void knownStores();
    void indexes();

private:
    QTemporaryDir m_folder;
    QString m_store;
};

void TestCliSearch::initTestCase()
{
    m_store = m_folder.filePath(u"sessions.db"_s);
    QVERIFY(writeSampleStore(m_store));
    qputenv("XDG_CACHE_HOME", m_folder.filePath(u"cache"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toUtf8());
    qputenv("HOME", m_folder.filePath(u"home"_s).toUtf8());
}

void TestCliSearch::hits()
{
    const Outcome outcome = run({u"search"_s, u"retry budget"_s, m_store, u"--json"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    RECORDS(all, outcome);
    const auto hits = ofType(all, u"hit"_s);
    QVERIFY(hits.size() > 3);
    for (const QJsonObject& hit : hits) {
        const QString snippet = hit[u"snippet"_s].toString();
        QVERIFY(!hit[u"session"_s].toString().isEmpty());
        QVERIFY(hit[u"kind"_s] == u"title"_s || !hit[u"message"_s].toString().isEmpty());
        QVERIFY(!hit[u"ranges"_s].toArray().isEmpty());
        for (const QJsonValue& range : hit[u"ranges"_s].toArray()) {
            const QString marked = snippet.sliced(range[0].toInt(), range[1].toInt()).toLower();
            QVERIFY2(marked == "retry"_L1 || marked == "budget"_L1, qPrintable(marked));
        }
    }
    const auto searched = ofType(all, u"searched"_s);
    QCOMPARE(searched.size(), 1);
    QCOMPARE(searched[0][u"hits"_s].toInteger(), qint64(hits.size()));
    QCOMPARE(all.last()[u"count"_s].toInteger(), qint64(hits.size()));
}

void TestCliSearch::indexGivesTheSame()
{
    const auto lines = [this](const QStringList& options) {
        QStringList hits;
        const Outcome outcome = run(
            QStringList {u"search"_s, u"retry OR budget*"_s, m_store, u"--json"_s, u"--limit"_s, u"0"_s} + options);
        for (const QByteArray& line : outcome.out.split('\n')) {
            if (line.startsWith("{\"type\":\"hit\""))
                hits += QString::fromUtf8(line);
        }
        hits.sort();
        return hits;
    };
    const QStringList scanned = lines({});
    QVERIFY(scanned.size() > 3);
    const Outcome built = run({u"search"_s, u"--build-index"_s, m_store, u"--json"_s});
    QVERIFY2(built.exitCode == 0, built.story().constData());
    RECORDS(all, built);
    QCOMPARE(ofType(all, u"index"_s).value(0)[u"state"_s].toString(), u"complete"_s);
    // Within one second an index keeps the order of the session, a scan that of the milliseconds.
    const auto sorted = [&lines](const QStringList& arguments) {
        QStringList found = lines(arguments);
        found.sort();
        return found;
    };
    QStringList expected = scanned;
    expected.sort();
    QCOMPARE(sorted({}), expected);
    QCOMPARE(lines({u"--no-index"_s}), scanned);
    QCOMPARE(sorted({u"--relevance"_s}).size(), expected.size());
    QVERIFY(!QFile::exists(m_store + u"-wal"_s));
    QCOMPARE(QDir(m_folder.path()).entryList({u"sessions.db*"_s}).size(), 1);
}

void TestCliSearch::forPeople()
{
    const Outcome outcome = run({u"search"_s, u"retry"_s, m_store, u"--limit"_s, u"3"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    QVERIFY2(
        outcome.out.contains("etry") && outcome.out.contains("there are more (--limit)"), outcome.story().constData());
    QVERIFY2(!outcome.out.contains('\x1b'), outcome.story().constData());
    const Outcome none = run({u"search"_s, u"xylophone"_s, m_store});
    QVERIFY2(none.exitCode == 0 && none.out.contains("Hits: 0"), none.story().constData());
    const Outcome one = run({u"search"_s, u"retry"_s, m_store, u"--limit"_s, u"1"_s});
    QVERIFY2(one.exitCode == 0 && one.out.contains("Hits: 1;"), one.story().constData());
}

void TestCliSearch::limitsAndDates()
{
    const auto count = [this](const QStringList& options) {
        const Outcome outcome = run(QStringList {u"search"_s, u"retry"_s, m_store, u"--json"_s} + options);
        QString problem;
        return ofType(records(outcome.out, &problem), u"hit"_s).size();
    };
    QCOMPARE(count({u"--limit"_s, u"2"_s}), 2);
    QVERIFY(count({u"--limit"_s, u"0"_s}) > 2);
    QCOMPARE(count({u"--since"_s, u"2099"_s}), 0);
    QCOMPARE(count({u"--since"_s, u"1999"_s, u"--limit"_s, u"0"_s}), count({u"--limit"_s, u"0"_s}));
    QCOMPARE(count({u"--session"_s, u"nowhere"_s}), 0);
}

/// The newest hits of all stores, whichever is named first.
void TestCliSearch::oneLimitForAllStores()
{
    const QString other = m_folder.filePath(u"other.db"_s);
    QVERIFY(writeSampleStore(other));
    const auto timesOf = [](const QList<QJsonObject>& hits) {
        QStringList times;
        for (const QJsonObject& hit : hits)
            times += hit[u"created_at"_s].toString();
        return times;
    };
    const Outcome everything = run({u"search"_s, u"retry"_s, m_store, other, u"--json"_s, u"--limit"_s, u"0"_s});
    RECORDS(all, everything);
    QStringList expected = timesOf(ofType(all, u"hit"_s));
    std::ranges::sort(expected, std::greater());
    QVERIFY(expected.size() > 8);
    for (const qsizetype limit : {1, 3, 8, 1000}) {
        const Outcome outcome
            = run({u"search"_s, u"retry"_s, m_store, other, u"--json"_s, u"--limit"_s, QString::number(limit)});
        QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
        RECORDS(some, outcome);
        QCOMPARE(timesOf(ofType(some, u"hit"_s)), expected.first(qMin(limit, expected.size())));
        const auto searched = ofType(some, u"searched"_s);
        QCOMPARE(searched.size(), 2);
        QCOMPARE(searched[0][u"hits"_s].toInteger() + searched[1][u"hits"_s].toInteger(), qMin(limit, expected.size()));
        QCOMPARE(searched[1][u"more"_s].toBool(), limit < expected.size());
    }
    const Outcome shown = run({u"search"_s, u"retry"_s, m_store, other, u"--limit"_s, u"3"_s});
    QCOMPARE(shown.out.count("there are more (--limit)"), 1);
    QVERIFY2(shown.out.contains("Hits: 3;"), shown.story().constData());
    QVERIFY(QFile::remove(other));
}

void TestCliSearch::exactAndRegex()
{
    const auto snippets = [this](const QStringList& arguments) {
        QStringList texts;
        QString problem;
        const Outcome outcome = run(QStringList {u"search"_s} + arguments + QStringList {m_store, u"--json"_s});
        for (const QJsonObject& hit : ofType(records(outcome.out, &problem), u"hit"_s))
            texts += hit[u"snippet"_s].toString();
        return texts;
    };
    const QStringList exact = snippets({u"retry budget"_s, u"--exact"_s});
    QVERIFY(!exact.isEmpty());
    for (const QString& snippet : exact)
        QVERIFY2(snippet.contains("retry budget"_L1), qPrintable(snippet));
    for (const QString& snippet : snippets({u"RETRY\\s+B\\w+"_s, u"--regex"_s, u"--ignore-case"_s}))
        QVERIFY2(snippet.contains("retry b"_L1, Qt::CaseInsensitive), qPrintable(snippet));
    QCOMPARE(snippets({u"RETRY BUDGET"_s, u"--exact"_s}), QStringList());
}

void TestCliSearch::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no query") << QStringList() << 2 << QByteArray("Say what to search for");
    QTest::newRow("empty query") << QStringList {u" "_s, m_store} << 2 << QByteArray("Say what to search for");
    QTest::newRow("empty text") << QStringList {u""_s, m_store, u"--exact"_s} << 2
                                << QByteArray("Say what to search for");
    QTest::newRow("long query") << QStringList {QString(10'000, u'a'), m_store} << 2
                                << QByteArray("The query is too long");
    QTest::newRow("open quote") << QStringList {u"a \"b"_s, m_store} << 2 << QByteArray("at character 3. This quote");
    QTest::newRow("open regular expression")
        << QStringList {u"a("_s, m_store, u"--regex"_s} << 2 << QByteArray("regular expression");
    QTest::newRow("wrong date") << QStringList {u"a"_s, m_store, u"--since"_s, u"soon"_s} << 2
                                << QByteArray("not a date");
    QTest::newRow("no such store") << QStringList {u"a"_s, u"/nowhere/at/all"_s} << 3 << QByteArray("/nowhere/at/all");
    QTest::newRow("two kinds of query") << QStringList {u"a"_s, m_store, u"--regex"_s, u"--exact"_s} << 2
                                        << QByteArray("--help");
    QTest::newRow("unknown field") << QStringList {u"foo:bar"_s, m_store} << 2 << QByteArray("There is no field");
}

void TestCliSearch::refused()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QByteArray, says);
    const Outcome outcome = run(QStringList {u"search"_s} + arguments);
    QVERIFY2(outcome.ended() && outcome.exitCode == code, outcome.story().constData());
    QVERIFY2(outcome.errors.contains(says), outcome.story().constData());
}

/// Without a store, those at the usual places and those with an index are searched.
void TestCliSearch::knownStores()
{
    QVERIFY(run({u"search"_s, u"--build-index"_s, m_store}).exitCode == 0);
    const Outcome outcome = run({u"search"_s, u"retry"_s, u"--json"_s});
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    RECORDS(all, outcome);
    QVERIFY(!ofType(all, u"hit"_s).isEmpty());
    QVERIFY(run({u"search"_s, u"--drop-index"_s, m_store}).exitCode == 0);
    const Outcome none = run({u"search"_s, u"retry"_s});
    QVERIFY2(none.exitCode == 3 && none.errors.contains("Name a store"), none.story().constData());
}

void TestCliSearch::indexes()
{
    QVERIFY(run({u"search"_s, u"--build-index"_s, m_store}).exitCode == 0);
    const Outcome listed = run({u"search"_s, u"--index-state"_s, u"--json"_s});
    RECORDS(all, listed);
    const auto indexes = ofType(all, u"index"_s);
    QCOMPARE(indexes.size(), 1);
    QCOMPARE(indexes[0][u"store"_s].toString(), m_store);
    QVERIFY(indexes[0][u"bytes"_s].toInteger() > 0 && indexes[0][u"texts"_s].toInteger() > 100);
    QVERIFY(indexes[0][u"file"_s].toString().startsWith(m_folder.filePath(u"cache"_s)));
    const Outcome dropped = run({u"search"_s, u"--drop-index"_s, m_store});
    QVERIFY2(dropped.exitCode == 0 && dropped.out.contains("none"), dropped.story().constData());
}

TEST_CLASS(TestCliSearch)

#include "tst_clisearch.moc"
