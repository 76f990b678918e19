// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/changemarker.h"
#include "core/edit/editor.h"
#include "core/edit/inverse.h"
#include "core/store/files/filetransaction.h"
#include "core/store/registry.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What becomes of changes that were left open.
class TestSettling final : public QObject
{
    Q_OBJECT
private slots:
    void noServerIsAsked();
    void madeButNotSettled();
    void openWhileTheStoreIsAway();
    void openWhereAnotherProgramWrote_data();
    void openWhereAnotherProgramWrote();
    void oneStoreHoldsNoOtherUp();

private:
    /// Made as a program does that is killed before it has said so.
    static void makeAndDie(Journal& journal, const QString& store, const FileScript& script);
};

void TestSettling::makeAndDie(Journal& journal, const QString& store, const FileScript& script)
{
    Receipt receipt;
    receipt.id = ReceiptId(u"01KILLED"_s);
    receipt.at = now();
    receipt.store = store;
    receipt.title = u"Fork of “x”"_s;
    const auto marker = ChangeMarker::begin(journal, receipt.id, {});
    QVERIFY(marker);
    const JobControl job;
    FileTransaction files(script, journal.folderOf(receipt.id), job);
    const Result<> staged = files.stage();
    QVERIFY2(staged, staged ? "" : qPrintable(staged.error().text));
    QVERIFY(journal.prepare(receipt, Inverse {.files = files.changes()}.toBytes()));
    QVERIFY(files.commit());
}

/// A start and local commands settle what was left; a server may be far away, or somebody else's by now.
void TestSettling::noServerIsAsked()
{
    const int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    QVERIFY(listener >= 0 && bind(listener, reinterpret_cast<const sockaddr*>(&address), size) == 0);
    QVERIFY(listen(listener, 5) == 0);
    QVERIFY(getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size) == 0);

    const QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    Receipt receipt;
    receipt.id = ReceiptId(u"01SERVER"_s);
    // The connection is given up soon where somebody does ask.
    receipt.store = u"postgresql://tester@127.0.0.1:%1/work?connect_timeout=2"_s.arg(ntohs(address.sin_port));
    QVERIFY(journal.prepare(receipt, Inverse {.server = ServerChanges {.transaction = 7, .inverse = {}}}.toBytes()));
    const auto settled = Editor(journal).settleOpen({});
    QVERIFY(settled);
    QCOMPARE(settled->settled, QList<Receipt>());
    QCOMPARE(settled->open.size(), 1);
    QVERIFY2(
        openText(settled->open.first()).contains("asks the server"_L1), qPrintable(openText(settled->open.first())));
    QCOMPARE(accept(listener, nullptr, nullptr), -1);
    QCOMPARE(errno, EAGAIN);
    QCOMPARE(journal.receipt(receipt.id)->state, Receipt::State::Open);
    close(listener);
}

/// Where the journal cannot take what became of a change, any next command finds out.
void TestSettling::madeButNotSettled()
{
    const QTemporaryDir folder;
    const QString store = folder.filePath(u"sessions.db"_s);
    QVERIFY(writeSampleStore(store));
    const auto opened = openStore(store);
    QVERIFY(opened);
    SessionId session;
    QVERIFY((*opened)->sessions(ListDetail::Basic,
        [&session](const std::vector<SessionInfo>& sessions) {
            session = sessions.front().id;
            return false;
        },
        {}));
    const auto plan = (*opened)->plan(RenameEdit {session, u"Other"_s}, {});
    QVERIFY(plan);
    Journal journal(folder.filePath(u"journal"_s));
    // The limit is one of all files, so the journal has to be the longest.
    Receipt filler;
    filler.id = ReceiptId(u"01FILLER"_s);
    QVERIFY(journal.prepare(filler, QByteArray(QFileInfo(store).size() + 1'000'000, 'x')));
    QVERIFY(journal.settle(filler.id, false));
    Editor editor(journal);
    const auto first = editor.apply((*opened)->info(), *plan, {});
    QVERIFY(first);
    QVERIFY(editor.undo(first->id, {}));
    struct rlimit old {};
    QVERIFY(getrlimit(RLIMIT_FSIZE, &old) == 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    std::optional<ReceiptId> left;
    // Until there is room for the record of the change, but not for what became of it.
    for (qint64 size = QFileInfo(journal.path()).size(); !left; size += 16) {
        struct rlimit limit = old;
        limit.rlim_cur = rlim_t(size);
        QVERIFY(setrlimit(RLIMIT_FSIZE, &limit) == 0);
        const auto made = editor.redo(first->id, {});
        QVERIFY(setrlimit(RLIMIT_FSIZE, &old) == 0);
        if (made)
            left = made->id;
        QVERIFY(size < 50'000'000);
    }
    (void)std::signal(SIGXFSZ, handler);
    QCOMPARE(journal.receipt(*left)->state, Receipt::State::Open);
    const auto settled = editor.settleAbandoned({});
    QVERIFY(settled);
    QCOMPARE(settled->open.size(), 0);
    QCOMPARE(settled->settled.size(), 1);
    QCOMPARE(settled->settled.first().id, *left);
    QCOMPARE(settled->settled.first().state, Receipt::State::Applied);
}

/// A new file that is not there with its folder says nothing: its disk may not be connected.
void TestSettling::openWhileTheStoreIsAway()
{
    const QTemporaryDir folder;
    const QString store = folder.filePath(u"store"_s);
    QVERIFY(QDir().mkpath(store + u"/project"_s));
    Journal journal(folder.filePath(u"journal"_s));
    FileScript script;
    script.steps = {FileStep {.kind = FileStep::Kind::Create,
        .path = store + u"/project/2026/07/fork.jsonl"_s,
        .content = FileContent("a fork\n")}};
    makeAndDie(journal, store, script);
    QVERIFY(QDir().rename(store, folder.filePath(u"away"_s)));
    const QStringList all {u"Fork of “x”"_s, store, store + u"/project is not there"_s, u"Connect its disk"_s};
    for (int start = 0; start < 2; ++start) {
        const auto settled = Editor(journal).settleOpen({});
        QVERIFY(settled);
        QCOMPARE(settled->settled, QList<Receipt>());
        QCOMPARE(settled->open.size(), 1);
        const QString text = openText(settled->open.first());
        for (const QString& told : all)
            QVERIFY2(text.contains(told), qPrintable(text));
        QCOMPARE(journal.receipt(ReceiptId(u"01KILLED"_s))->state, Receipt::State::Open);
    }
    QVERIFY(QDir().rename(folder.filePath(u"away"_s), store));
    const auto settled = Editor(journal).settleAbandoned({});
    QVERIFY(settled && settled->open.isEmpty());
    QCOMPARE(settled->settled.size(), 1);
    QCOMPARE(settled->settled.first().state, Receipt::State::Applied);
    QVERIFY(Editor(journal).undo(ReceiptId(u"01KILLED"_s), {}));
    QCOMPARE(QDir(store + u"/project"_s).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

void TestSettling::openWhereAnotherProgramWrote_data()
{
    QTest::addColumn<bool>("isGone");
    QTest::newRow("written") << false;
    QTest::newRow("removed") << true;
}

void TestSettling::openWhereAnotherProgramWrote()
{
    QFETCH(const bool, isGone);
    const QTemporaryDir folder;
    const QString store = folder.filePath(u"store"_s);
    const QString file = store + u"/a.jsonl"_s;
    QVERIFY(QDir().mkpath(store));
    const auto write = [](const QString& path, const QByteArray& bytes) {
        QFile target(path);
        return target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size();
    };
    QVERIFY(write(file, "abcdefghij"));
    Journal journal(folder.filePath(u"journal"_s));
    FileScript script;
    script.steps = {FileStep {.path = file, .splices = {{2, 3, FileContent("XYZW")}}}};
    makeAndDie(journal, store, script);
    QVERIFY(isGone ? QFile::remove(file) : write(file, "something else"));
    const auto settled = Editor(journal).settleOpen({});
    QVERIFY(settled && settled->settled.isEmpty());
    QCOMPARE(settled->open.size(), 1);
    const QString text = openText(settled->open.first());
    QVERIFY2(text.contains(file + u" was changed or removed by another program"_s), qPrintable(text));
    // What it held before stands where it says.
    const QStringList left = QDir(store).entryList({u"*.old"_s}, QDir::Files | QDir::Hidden);
    QCOMPARE(left.size(), 1);
    QVERIFY2(text.contains(store + u'/' + left.first()), qPrintable(text));
    QFile old(store + u'/' + left.first());
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), "abcdefghij");
}

/// A database that cannot be put right is named, and other stores can be changed.
void TestSettling::oneStoreHoldsNoOtherUp()
{
    const QTemporaryDir folder;
    const QString database = folder.filePath(u"damaged.db"_s);
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(ChangeMarker::begin(journal, ReceiptId(u"01KILLED"_s), {database}));
    const QStringList files {database, database + u"-wal"_s};
    for (const QString& path : files) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) == 5000);
    }
    const auto settled = Editor(journal).settleOpen({});
    QVERIFY2(settled, settled ? "" : qPrintable(settled.error().text));
    QCOMPARE(settled->open.size(), 1);
    QVERIFY2(openText(settled->open.first()).contains(database), qPrintable(openText(settled->open.first())));
    QVERIFY(QFile::remove(database)); // SQLite removed the log, in which it found nothing
    QFile::remove(files.last());
    const auto again = Editor(journal).settleOpen({});
    QVERIFY(again && again->isEmpty());
    QVERIFY(ChangeMarker::all(journal).isEmpty());
}

TEST_CLASS(TestSettling)
#include "tst_settling.moc"
