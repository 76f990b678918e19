// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "core/search/storesearcher.h"
#include "core/store/branchstore.h"
#include "core/store/registry.h"
#include "tests/testkit/testclass.h"

#include <QByteArrayList>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const QString Elder = u"01a2007d-a007-77d3-9e39-91c5a41bf5b3"_s;
const QString Younger = u"01a2007d-b08a-7062-b12f-6fe627f54840"_s;
const QString Youngest = u"01a2007d-ba97-7d63-87fa-852a6cb466b0"_s;

QByteArray rolloutLine(int minute, const QByteArray& type, const QByteArray& payload)
{
    return R"({"timestamp":"2026-11-21T23:)" + QByteArray::number(minute).rightJustified(2, '0')
        + R"(:00.000Z","ordinal":)" + QByteArray::number(minute) + R"(,"type":")" + type + R"(","payload":)" + payload
        + "}\n";
}

/// The first line of a session that goes on from the first bytes of another one's file; empty: of none.
QByteArray headOf(const QString& thread, int minute, const QString& base = {}, qsizetype bytes = 0)
{
    QByteArray origin = R"(,"history_mode":"paginated")";
    if (!base.isEmpty())
        origin += R"(,"forked_from_id":")" + base.toLatin1() + R"(","history_base":{"thread_id":")" + base.toLatin1()
            + R"(","end_ordinal_exclusive":)" + QByteArray::number(minute) + R"(,"end_byte_offset":)"
            + QByteArray::number(bytes) + '}';
    return rolloutLine(minute, "session_meta",
        R"({"id":")" + thread.toLatin1()
            + R"(","timestamp":"2026-11-21T23:00:00.000Z","cwd":"/home/dev/project","originator":"codex_cli_rs","cli_version":"0.169.0","source":"cli","model_provider":"openai")"
            + origin + '}');
}

QByteArray promptAt(int minute, const QByteArray& text)
{
    return rolloutLine(minute, "response_item",
        R"({"type":"message","role":"user","content":[{"type":"input_text","text":")" + text + "\"}]}");
}

} // namespace

/// Sessions that go on from the file of another one: what that holds is indexed and found there, once.
class TestSearchBases final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void eachMessageOnce();
    void oneSessionAlone();
    void randomWords();
    void withoutItsBase();
    void withABaseCutShort();

private:
    void write(const QString& thread, const QByteArray& lines)
    {
        QFile file(fileOf(thread));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    }
    [[nodiscard]] QString fileOf(const QString& thread) const
    {
        return m_sessions + u"/rollout-2026-11-21T23-42-42-"_s + thread + u".jsonl"_s;
    }
    /// Texts that were added, with a store that was just opened.
    [[nodiscard]] qint64 build() const
    {
        const auto store = openStore(m_sessions);
        IndexBuilder builder(**store);
        return store && builder.run({}) ? builder.progress().texts : -1;
    }
    [[nodiscard]] QStringList found(const QString& query, const SearchOptions& options = {}) const;
    [[nodiscard]] QStringList placesOf(const QString& query, SearchOptions options) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sessions;
};

void TestSearchBases::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_folder->filePath(u"cache"_s).toUtf8());
    m_sessions = m_folder->filePath(u".codex/sessions/2026/11/21"_s);
    QVERIFY(QDir().mkpath(m_sessions));
    const QByteArray elder
        = headOf(Elder, 0) + promptAt(1, "shared marmot with a tail") + promptAt(2, "shared otter and its river");
    write(Elder, elder + promptAt(3, "ibex on a rock"));
    const QByteArray younger = headOf(Younger, 4, Elder, elder.size()) + promptAt(5, "walrus and marmot on ice");
    write(Younger, younger + promptAt(6, "walrus in water"));
    write(Youngest, headOf(Youngest, 7, Younger, younger.size()) + promptAt(8, "badger and otter below"));
}

/// "SESSION ROW" of each hit, sorted; the row is where the message stands in what the session shows now.
QStringList TestSearchBases::placesOf(const QString& query, SearchOptions options) const
{
    const auto store = openStore(m_sessions);
    options.completes = true;
    options.limit = -1;
    QStringList places;
    StoreSearcher searcher(**store);
    const auto sink = [&](const std::vector<SearchHit>& hits) {
        for (const SearchHit& hit : hits) {
            const Outline outline = (*store)->outline(hit.session, {}).value_or(Outline());
            const auto row = std::ranges::find(outline, hit.rowKey, &OutlineRow::key) - outline.begin();
            const QString name = hit.session.value == Elder ? u"elder"_s
                : hit.session.value == Younger              ? u"younger"_s
                                                            : u"youngest"_s;
            if (hit.kind != TextKind::Title)
                places += u"%1 %2"_s.arg(name).arg(row);
        }
        return true;
    };
    const auto done = searcher.search(*SearchQuery::parse(query), options, sink, {});
    if (!done)
        return {done.error().text};
    if (options.useIndex && done->sessionsScanned > 0 && !options.session)
        places += u"%1 read"_s.arg(done->sessionsScanned);
    places.sort();
    return places;
}

/// With an index and without.
QStringList TestSearchBases::found(const QString& query, const SearchOptions& options) const
{
    const QStringList indexed = placesOf(query, options);
    SearchOptions scanning = options;
    scanning.useIndex = false;
    const QStringList scanned = placesOf(query, scanning);
    return indexed == scanned ? indexed
                              : QStringList {u"index: "_s + indexed.join(u", "_s), u"scan: "_s + scanned.join(u", "_s)};
}

void TestSearchBases::eachMessageOnce()
{
    const auto store = openStore(m_sessions);
    QVERIFY(store);
    QCOMPARE(sharedMessages(**store, SessionId(Elder), {}), 0);
    QCOMPARE(sharedMessages(**store, SessionId(Younger), {}), 2);
    QCOMPARE(sharedMessages(**store, SessionId(Youngest), {}), 3);
    QCOMPARE(build(), 6);
    QCOMPARE(found(u"shared"_s), (QStringList {u"elder 0"_s, u"elder 1"_s}));
    QCOMPARE(found(u"marmot"_s), (QStringList {u"elder 0"_s, u"younger 2"_s}));
    QCOMPARE(found(u"otter"_s), (QStringList {u"elder 1"_s, u"youngest 3"_s}));
    QCOMPARE(found(u"walrus"_s), (QStringList {u"younger 2"_s, u"younger 3"_s}));
    QCOMPARE(found(u"kind:prompt"_s).size(), 6);
    QCOMPARE(build(), 0);
}

/// By itself a session is searched as it shows itself, with what it shares.
void TestSearchBases::oneSessionAlone()
{
    QCOMPARE(build(), 6);
    QCOMPARE(found(u"marmot OR otter OR ibex OR walrus"_s, {.session = SessionId(Youngest)}),
        (QStringList {u"youngest 0"_s, u"youngest 1"_s, u"youngest 2"_s, u"youngest 3"_s}));
    QCOMPARE(found(u"marmot OR otter OR ibex"_s, {.session = SessionId(Elder)}),
        (QStringList {u"elder 0"_s, u"elder 1"_s, u"elder 2"_s}));
}

/// Of random sessions in a row, each of which goes on from a random place of one before it, words of random messages
/// are found where the message was written first, and nothing else is.
void TestSearchBases::randomWords()
{
    const QStringList threads {Elder, Younger, Youngest};
    QRandomGenerator random(25);
    for (int round = 0; round < 10; ++round) {
        QDir(searchindex::folder()).removeRecursively();
        QHash<QString, QStringList> places; // by word
        std::vector<std::vector<QByteArray>> lines; // of each session, its head first
        std::vector<int> rowsBefore; // of those that it goes on from
        int minute = 0;
        for (const QString& thread : threads) {
            const bool isFirst = lines.empty();
            const size_t base = isFirst ? 0 : random.bounded(quint32(lines.size()));
            qsizetype bytes = 0;
            int before = 0;
            if (!isFirst) {
                const auto count = size_t(random.bounded(1, int(lines[base].size()) + 1));
                for (size_t i = 0; i < count; ++i)
                    bytes += lines[base][i].size();
                before = rowsBefore[base] + int(count) - 1;
            }
            std::vector<QByteArray> own {
                headOf(thread, minute++, isFirst ? QString() : threads[qsizetype(base)], bytes)};
            const QString name = isFirst ? u"elder"_s : thread == Younger ? u"younger"_s : u"youngest"_s;
            for (int row = 0, rows = random.bounded(1, 6); row < rows; ++row) {
                const QString word = u"word%1"_s.arg(random.bounded(8));
                own.push_back(promptAt(minute++, word.toLatin1() + " and more"));
                places[word] += u"%1 %2"_s.arg(name).arg(before + row);
            }
            write(thread, QByteArrayList(own.begin(), own.end()).join());
            lines.push_back(std::move(own));
            rowsBefore.push_back(before);
        }
        QVERIFY(build() > 0);
        for (auto [word, expected] : places.asKeyValueRange()) {
            expected.sort();
            QCOMPARE(found(word), expected);
        }
    }
}

/// Once the session that it goes on from is gone, its own messages are found where they stand by then.
void TestSearchBases::withoutItsBase()
{
    QCOMPARE(build(), 6);
    QVERIFY(QFile::remove(fileOf(Elder)));
    QVERIFY(build() >= 0);
    QCOMPARE(found(u"shared OR ibex"_s), QStringList());
    QCOMPARE(found(u"walrus"_s), (QStringList {u"younger 0"_s, u"younger 1"_s}));
    QCOMPARE(found(u"badger"_s), QStringList {u"youngest 1"_s});
}

/// The same once so little of it is left that nothing can go on from there.
void TestSearchBases::withABaseCutShort()
{
    QCOMPARE(build(), 6);
    write(Elder, headOf(Elder, 0) + promptAt(1, "shared marmot with a tail"));
    QVERIFY(build() >= 0);
    QCOMPARE(found(u"shared"_s), QStringList {u"elder 0"_s});
    QCOMPARE(found(u"walrus"_s), (QStringList {u"younger 0"_s, u"younger 1"_s}));
    QCOMPARE(found(u"badger"_s), QStringList {u"youngest 1"_s});
}

TEST_CLASS(TestSearchBases)

#include "tst_searchbases.moc"
