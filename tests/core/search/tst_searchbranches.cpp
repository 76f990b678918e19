// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "core/search/storesearcher.h"
#include "core/store/branchstore.h"
#include "core/store/registry.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const QString TreeId = u"3f2504e0-4f89-41d3-9a0c-0305e82c3301"_s;

QByteArray entryId(int number)
{
    return "00000000-0000-4000-8000-" + QByteArray::number(number).rightJustified(12, '0');
}

/// A prompt behind another one; 0: it is the first.
QByteArray entry(int number, int parent, const QByteArray& text)
{
    return R"({"type":"user","uuid":")" + entryId(number) + R"(","parentUuid":)"
        + (parent == 0 ? QByteArray("null") : '"' + entryId(parent) + '"') + R"(,"sessionId":")" + TreeId.toUtf8()
        + R"(","cwd":"/home/ana/weather","version":"2.1.197","timestamp":"2026-11-01T10:)"
        + QByteArray::number(number).rightJustified(2, '0')
        + R"(:00.000Z","isSidechain":false,"message":{"role":"user","content":")" + text + "\"}}\n";
}

/// Where a query is found, "SESSION text…" sorted: "trunk", or the number of a branch's last entry.
QStringList placesOf(SessionStore& store, const QString& query, SearchOptions options = {})
{
    options.completes = true;
    options.limit = -1;
    QStringList places;
    StoreSearcher searcher(store);
    const auto sink = [&](const std::vector<SearchHit>& hits) {
        for (const SearchHit& hit : hits) {
            const QString branch = hit.session.value.section(u'#', 1);
            places += (branch.isEmpty() ? u"trunk"_s : QString::number(branch.right(12).toInt())) + u' '
                + QString::number(hit.message.value.right(12).toInt());
        }
        return true;
    };
    const auto done = searcher.search(*SearchQuery::parse(query), options, sink, {});
    if (!done)
        return {done.error().text};
    if (options.useIndex && done->sessionsScanned > 0 && !options.session)
        places += u"%1 read"_s.arg(done->sessionsScanned);
    if (done->sessionsLeftOut > 0)
        places += u"%1 left out"_s.arg(done->sessionsLeftOut);
    places.sort();
    return places;
}

SessionId branchAt(int number)
{
    return SessionId(TreeId + u'#' + QString::fromLatin1(entryId(number)));
}

} // namespace

/// The branches of a transcript begin with the same messages: each is indexed once and found once, in a branch that
/// shows it, also where a list of sessions lacks the branch.
class TestSearchBranches final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void eachMessageOnce();
    void oneBranchAlone();
    void theAgentGoesOnWithAnother();
    void branchesThatAreNotListed();
    void branchesThatAreGone();

private:
    void write(const QByteArray& lines, QIODevice::OpenMode mode = QIODevice::WriteOnly)
    {
        QFile file(m_file);
        QVERIFY(file.open(mode) && file.write(lines) == lines.size());
    }
    /// Texts that were added, with a store that was just opened.
    [[nodiscard]] qint64 build() const
    {
        const auto store = openStore(m_projects);
        IndexBuilder builder(**store);
        return builder.run({}) ? builder.progress().texts : -1;
    }
    [[nodiscard]] IndexState state() const { return searchindex::stateOf(m_projects); }
    /// With an index and without, in stores that were just opened.
    [[nodiscard]] QStringList found(const QString& query, SearchOptions options = {}) const
    {
        const QStringList indexed = placesOf(**openStore(m_projects), query, options);
        options.useIndex = false;
        const QStringList scanned = placesOf(**openStore(m_projects), query, options);
        return indexed == scanned
            ? indexed
            : QStringList {u"index: "_s + indexed.join(u", "_s), u"scan: "_s + scanned.join(u", "_s)};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_projects;
    QString m_file;
};

void TestSearchBranches::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_folder->filePath(u"cache"_s).toUtf8());
    m_projects = m_folder->filePath(u"projects"_s);
    m_file = m_projects + u"/-home-ana-weather/"_s + TreeId + u".jsonl"_s;
    QVERIFY(QDir().mkpath(QFileInfo(m_file).path()));
    write(entry(1, 0, "shared marmot") + entry(2, 1, "shared otter") + entry(3, 2, "walrus and marmot")
        + entry(4, 3, "walrus again") + entry(5, 2, "ibex") + entry(6, 5, "ibex and otter"));
}

void TestSearchBranches::eachMessageOnce()
{
    const auto store = openStore(m_projects);
    QCOMPARE((*store)->service<BranchStore>() != nullptr, true);
    QCOMPARE(sharedMessages(**store, SessionId(TreeId), {}), 0);
    QCOMPARE(sharedMessages(**store, branchAt(4), {}), 2);
    QCOMPARE(trunkOf(**store, branchAt(4), {}), SessionId(TreeId));
    QCOMPARE(build(), 6);
    QCOMPARE(state().texts, 6);
    QCOMPARE(found(u"shared"_s), (QStringList {u"trunk 1"_s, u"trunk 2"_s}));
    QCOMPARE(found(u"marmot"_s), (QStringList {u"4 3"_s, u"trunk 1"_s}));
    QCOMPARE(found(u"walrus"_s), (QStringList {u"4 3"_s, u"4 4"_s}));
    QCOMPARE(found(u"ibex OR walrus"_s).size(), 4);
    QCOMPARE(found(u"kind:prompt"_s).size(), 6);
    QCOMPARE(build(), 0);
}

void TestSearchBranches::oneBranchAlone()
{
    QCOMPARE(build(), 6);
    const SearchOptions branch {.session = branchAt(4)};
    QCOMPARE(found(u"marmot"_s, branch), (QStringList {u"4 1"_s, u"4 3"_s}));
    QCOMPARE(found(u"ibex"_s, branch), QStringList());
    const SearchOptions trunk {.session = SessionId(TreeId)};
    QCOMPARE(found(u"marmot OR ibex"_s, trunk), (QStringList {u"trunk 1"_s, u"trunk 5"_s, u"trunk 6"_s}));
}

/// Of the file that grew only what is new, and what belongs to another branch by now, is read.
void TestSearchBranches::theAgentGoesOnWithAnother()
{
    QCOMPARE(build(), 6);
    write(entry(7, 4, "walrus once more"), QIODevice::Append);
    QCOMPARE(build(), 5); // two that the trunk had not, two of the branch that was the trunk, and the new one
    QCOMPARE(state().texts, 7);
    QCOMPARE(found(u"walrus"_s), (QStringList {u"trunk 3"_s, u"trunk 4"_s, u"trunk 7"_s}));
    QCOMPARE(found(u"ibex"_s), (QStringList {u"6 5"_s, u"6 6"_s}));
    QCOMPARE(found(u"shared"_s), (QStringList {u"trunk 1"_s, u"trunk 2"_s}));
}

/// Of a large file a list tells the first branch only, until somebody reads it.
void TestSearchBranches::branchesThatAreNotListed()
{
    write(entry(1, 0, "shared marmot") + entry(2, 1, QByteArray(300'000, 'x')) + entry(3, 2, "walrus")
        + entry(4, 3, "walrus again") + entry(5, 2, "ibex"));
    QCOMPARE(readstore::listed(**openStore(m_projects), ListDetail::Basic).size(), 1u);
    const QStringList expected {u"4 3"_s, u"4 4"_s};
    QCOMPARE(placesOf(**openStore(m_projects), u"walrus"_s, {.useIndex = false}), expected);
    QCOMPARE(placesOf(**openStore(m_projects), u"walrus"_s,
                 {.extent = SearchOptions::Extent::Unread, .unread = {SessionId(TreeId)}}),
        QStringList {u"2 read"_s} + expected);
    QCOMPARE(placesOf(**openStore(m_projects), u"/wal.us/"_s, {.useIndex = false}), expected);
    QCOMPARE(build(), 5);
    QCOMPARE(found(u"walrus"_s), expected);
    QCOMPARE(found(u"walrus"_s, {.session = branchAt(4)}), expected);
    QCOMPARE(build(), 0); // nothing is taken out, or read again
    QCOMPARE(state().texts, 5);
    QCOMPARE(found(u"walrus"_s), expected);
    // It grows, at the end of which branch whatever.
    write(entry(7, 5, "ibex and walrus"), QIODevice::Append);
    QCOMPARE(found(u"walrus"_s).last().startsWith(u"scan"_s), true); // read, where it is not indexed
    QCOMPARE(build(), 1);
    QCOMPARE(found(u"walrus"_s), (QStringList {u"4 3"_s, u"4 4"_s, u"trunk 7"_s}));
    QCOMPARE(searchindex::stateOf(m_projects).kind, IndexState::Kind::Complete);
}

void TestSearchBranches::branchesThatAreGone()
{
    const QByteArray filler(300'000, 'x');
    write(entry(1, 0, "shared marmot") + entry(2, 1, filler) + entry(3, 2, "walrus") + entry(5, 2, "ibex"));
    QCOMPARE(build(), 4);
    QCOMPARE(found(u"walrus"_s), QStringList {u"3 3"_s});
    write(entry(1, 0, "shared marmot") + entry(2, 1, filler) + entry(5, 2, "ibex"));
    QCOMPARE(placesOf(**openStore(m_projects), u"walrus"_s, {.useIndex = false}), QStringList());
    QVERIFY(build() >= 0);
    QCOMPARE(state().texts, 3);
    QCOMPARE(found(u"walrus"_s), QStringList());
    // Where only the other one is left, that is the trunk.
    write(entry(1, 0, "shared marmot") + entry(2, 1, filler) + entry(3, 2, "walrus") + entry(5, 2, "ibex"));
    QVERIFY(build() >= 0);
    write(entry(1, 0, "shared marmot") + entry(2, 1, filler) + entry(3, 2, "walrus"));
    QVERIFY(build() >= 0);
    QCOMPARE(state().texts, 3);
    QCOMPARE(found(u"walrus"_s), QStringList {u"trunk 3"_s});
    QCOMPARE(found(u"walrus"_s, {.session = branchAt(3)}), QStringList {u"3 3"_s});
}

TEST_CLASS(TestSearchBranches)

#include "tst_searchbranches.moc"
