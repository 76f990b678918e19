// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

const SessionId FolderSession(u"6f1c2a7e-5b1d-4c3a-9e00-000000000200"_s);

} // namespace

/// What the files around a transcript tell of it: the release that wrote it, its branches, whether it is open.
class MantisFolderTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void goesByTheRelease_data();
    void goesByTheRelease();
    void listsBranchesOfLargeFiles();
    void firstMessagesAreSure();
    void followsWhatAResumeCutOff_data();
    void followsWhatAResumeCutOff();
    void tellsWhoHasItOpen_data();
    void tellsWhoHasItOpen();

private:
    void write(const QString& name, const QByteArray& bytes)
    {
        const QString path = m_dir->filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void writeSession(const QByteArray& bytes) { write(Project + FolderSession.value + ".jsonl"_L1, bytes); }
    std::unique_ptr<SessionStore> open(const QString& path)
    {
        auto store = openStore(path);
        return store ? *std::move(store) : nullptr;
    }

    static inline const QString Project = u"projects/95522d890075/"_s;
    std::unique_ptr<QTemporaryDir> m_dir;
};

void MantisFolderTest::goesByTheRelease_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("hasArtifacts");
    QTest::addColumn<QStringList>("sent"); // "refused", or ids
    QTest::addColumn<bool>("isExact");
    const QByteArray before = smallTree();
    const auto behind = [](const QByteArray& words = "\"new\"") {
        return entry("f", "e", "user", words, at(6)) + entry("g", "f", "assistant", text("ok"), at(7));
    };
    const auto versioned = [](QByteArray lines, const QByteArray& version) {
        return lines.replace(R"("cwd":"/p")", QByteArray(R"("cwd":"/p","version":")" + version + '"'));
    };
    const QByteArray full = boundary("e", "d", "What was", at(5));
    const QByteArray empty = boundary("e", "d", {}, at(5));
    const QStringList all {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"f"_s, u"g"_s};
    const QStringList rest {u"e"_s, u"f"_s, u"g"_s};
    const QStringList refused {u"refused"_s};
    const QByteArray summary = "\"[Earlier conversation compacted to save context. 2 messages summarized below.";
    QTest::newRow("nothing tells") << before + full + behind() << false << rest << false;
    QTest::newRow("2.58") << before + full + versioned(behind(), "2.58.0") << false << all << true;
    QTest::newRow("1.36") << before + full + versioned(behind(), "1.36.0") << false << all << true;
    QTest::newRow("2.59") << before + full + versioned(behind(), "2.59.0") << false << refused << true;
    QTest::newRow("2.60.3") << before + full + versioned(behind(), "2.60.3") << false << refused << true;
    QTest::newRow("2.61") << before + full + versioned(behind(), "2.61.0") << false << rest << false;
    QTest::newRow("the boundary says") << before + versioned(full, "2.58.0") + behind() << false << all << true;
    QTest::newRow("no version") << before + full + versioned(behind(), "new") << false << rest << false;
    QTest::newRow("old summary") << before + full + behind(summary + "]\\n\\nx\"") << false << all << true;
    QTest::newRow("new summary") << before + full + behind(summary + " Summary capped at ~9 tokens]\\n\\nx\"") << false
                                 << rest << false;
    QTest::newRow("written by a terminal") << before + empty + behind() << false << rest.sliced(1) << true;
    QTest::newRow("with artifacts") << before + full + behind() << true << rest << false;
}

void MantisFolderTest::goesByTheRelease()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, hasArtifacts);
    QFETCH(const QStringList, sent);
    QFETCH(const bool, isExact);
    writeSession(bytes);
    if (hasArtifacts)
        QVERIFY(QDir(m_dir->path()).mkpath(Project + "artifacts"_L1));
    const auto store = open(m_dir->path());
    QVERIFY(store);
    const auto items = readstore::sent(*store, FolderSession);
    QStringList ids;
    bool isCertain = true;
    for (const ContextItem& item : items.value_or(QList<ContextItem>())) {
        ids << item.id;
        isCertain = isCertain && item.exact;
    }
    QCOMPARE(items ? ids : QStringList {u"refused"_s}, sent);
    if (items)
        QCOMPARE(isCertain, isExact);
    // The states say the same.
    for (const MessagePtr& message : readstore::messages(*store, FolderSession)) {
        if (message->role != Role::System && items)
            QCOMPARE(message->states.testFlag(MessageState::InContext), sent.contains(message->id.value));
    }
    QCOMPARE(readstore::readAll(*store), QString());
}

void MantisFolderTest::listsBranchesOfLargeFiles()
{
    const QByteArray filler(150'000, 'x');
    writeSession(smallTree() + entry("e", "d", "user", '"' + filler + '"', at(5))
        + entry("f", "e", "assistant", text("one way"), at(6)) + entry("g", "e", "assistant", text("other"), at(7)));
    const auto store = open(m_dir->path());
    QVERIFY(store);
    // A list reads no large file for them.
    QCOMPARE(readstore::listed(*store).size(), size_t(1));
    QCOMPARE(store->poll().value(), StoreChange::None);
    QCOMPARE(readstore::messages(*store, FolderSession).size(), size_t(6));
    QCOMPARE(store->poll().value(), StoreChange::Changed);
    QCOMPARE(store->poll().value(), StoreChange::None);
    for (const ListDetail detail : {ListDetail::Basic, ListDetail::Full}) {
        const std::vector<SessionInfo> all = readstore::listed(*store, detail);
        QCOMPARE(all.size(), size_t(2));
        QCOMPARE(all.at(1).parent, FolderSession);
        QCOMPARE(all.at(1).id.value, FolderSession.value + "#f"_L1);
        QCOMPARE(all.at(1).origin.message.value, u"e"_s);
        // It begins as the other one does: the first words of its own tell which it is.
        QCOMPARE(all.at(0).firstPrompt, u"first"_s);
        QCOMPARE(all.at(1).firstPrompt, u"one way"_s);
        QCOMPARE(readstore::messages(*store, all.at(1).id).size(), size_t(6));
    }
    QCOMPARE(readstore::readAll(*store), QString());
}

void MantisFolderTest::firstMessagesAreSure()
{
    constexpr qsizetype Large = 9 << 20;
    // Two ways part behind the second message; which one counts is only told at the end of the file.
    writeSession(smallTree() + entry("c2", "b", "user", "\"again\"", at(5))
        + entry("d2", "c2", "assistant", text("two"), at(6))
        + entry("e", "d", "user", '"' + QByteArray(Large, 'x') + '"', at(7))
        + entry("f", "e", "assistant", text("end"), at(8)));
    const auto store = open(m_dir->path());
    QVERIFY(store);
    constexpr int Many = 10;
    const auto first = store->firstMessages(FolderSession, Many, ReadOptions {}, JobControl());
    QVERIFY(first.has_value());
    QCOMPARE(readstore::ids(*first), (QStringList {u"a"_s, u"b"_s}));
    const QStringList all {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s};
    QCOMPARE(readstore::ids(readstore::messages(*store, FolderSession, 100)), all);
    const auto again = store->firstMessages(FolderSession, Many, ReadOptions {100}, JobControl());
    QCOMPARE(readstore::ids(again.value_or(std::vector<MessagePtr>())), all);
}

void MantisFolderTest::followsWhatAResumeCutOff_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("folder") << QString();
    QTest::newRow("file") << Project + FolderSession.value + ".jsonl"_L1;
}

/// It stands in a file of its own, which comes, grows and goes while the transcript stays as it is.
void MantisFolderTest::followsWhatAResumeCutOff()
{
    QFETCH(const QString, path);
    const QString discarded = Project + FolderSession.value + ".discarded.jsonl"_L1;
    writeSession(smallTree());
    const auto store = open(m_dir->filePath(path));
    QVERIFY(store);
    const auto read = [&store] {
        QStringList rows;
        for (const MessagePtr& message : readstore::messages(*store, readstore::listed(*store).front().id))
            rows << message->id.value
                    + (message->states.testFlag(MessageState::Discarded) ? u" discarded"_s : QString());
        return rows;
    };
    // Once: what was told is not told again.
    const auto isTold = [&store] {
        return QTest::qWaitFor([&store] { return store->poll().value() == StoreChange::Changed; }, testclass::Patience);
    };
    const QStringList kept {u"a"_s, u"b"_s, u"c"_s, u"d"_s};
    QCOMPARE(read(), kept);
    QCOMPARE(store->poll().value(), StoreChange::None);
    QByteArray bytes = entry("e", "d", "user", "\"cut off\"", at(5));
    write(discarded, bytes);
    QVERIFY(isTold());
    QCOMPARE(read().size(), 5);
    QVERIFY(read().constLast().endsWith(u" discarded"_s));
    QCOMPARE(store->poll().value(), StoreChange::None);
    bytes += entry("f", "e", "assistant", text("cut off too"), at(6));
    write(discarded, bytes);
    QVERIFY(isTold());
    QCOMPARE(read().size(), 6);
    QVERIFY(QFile::remove(m_dir->filePath(discarded)));
    QVERIFY(isTold());
    QCOMPARE(read(), kept);
    QCOMPARE(store->poll().value(), StoreChange::None);
}

void MantisFolderTest::tellsWhoHasItOpen_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<bool>("isLive");
    const QByteArray now = QByteArray::number(QDateTime::currentSecsSinceEpoch()) + ".25";
    QTest::newRow("none") << QByteArray() << false;
    QTest::newRow("running") << R"({"session_id": "s", "clean": false, "ts": )" + now + '}' << true;
    QTest::newRow("ended") << R"({"session_id": "s", "clean": true, "ts": )" + now + '}' << false;
    QTest::newRow("before this machine started")
        << R"({"session_id": "s", "clean": false, "ts": 1000000.5})"_ba << false;
    QTest::newRow("no time") << R"({"session_id": "s", "clean": false})"_ba << false;
    QTest::newRow("broken") << R"({"session_id": "s", "clea)"_ba << false;
    QTest::newRow("other types") << R"({"session_id": 1, "clean": "no", "ts": [1]})"_ba << false;
}

void MantisFolderTest::tellsWhoHasItOpen()
{
    QFETCH(const QByteArray, state);
    QFETCH(const bool, isLive);
    writeSession(smallTree());
    if (!state.isEmpty())
        write(Project + "session-state.json"_L1, state);
    const auto store = open(m_dir->path());
    QVERIFY(store);
    QCOMPARE(readstore::listed(*store).size(), size_t(1));
    QCOMPARE(store->info().live, isLive);
}

TEST_CLASS(MantisFolderTest)
#include "tst_mantisfolder.moc"
