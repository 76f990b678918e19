// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/store/files/scratchfolder.h"
#include "core/store/registry.h"
#include "tests/core/crash/deadlywrites.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <set>

#include <sys/wait.h>
#include <unistd.h>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A copy of a sample in a folder of its own, with all that a program writes beside it.
class Place
{
public:
    Place(QString folder, const QString& sample)
        : m_folder(std::move(folder))
        , m_sample(sample)
        , m_path(m_folder + u"/store/"_s + QFileInfo(sample).fileName())
    {
        qputenv("TMPDIR", QFile::encodeName(m_folder + u"/tmp"_s));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder + u"/cache"_s));
    }

    [[nodiscard]] bool make() const
    {
        if (!QDir().mkpath(m_folder + u"/store"_s) || !QDir().mkpath(m_folder + u"/tmp"_s))
            return false;
        if (QFileInfo(m_sample).isDir())
            return filetree::copyTree(m_sample, m_path);
        return QFile::copy(m_sample, m_path) && QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
    }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QString journal() const { return m_folder + u"/journal"_s; }

    /// All that is stored, with empty folders and what lies beside: files with their bytes, databases with their rows.
    [[nodiscard]] QStringList content() const
    {
        QStringList all;
        QDirIterator it(m_folder + u"/store"_s, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System,
            QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString name = it.next();
            QFile file(name);
            const bool isRead = it.fileInfo().isFile() && !name.endsWith(".db"_L1) && file.open(QIODevice::ReadOnly);
            all << name + u' ' + QString::fromLatin1(isRead ? file.readAll().toBase64() : QByteArray());
            if (name.endsWith(".db"_L1))
                all += dumpSqlite(name);
        }
        all.sort();
        return all;
    }

    /// Names of what nobody needs any more.
    [[nodiscard]] QStringList leftovers() const
    {
        QStringList names;
        QDirIterator it(m_folder, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString name = it.next().sliced(m_folder.size() + 1);
            const bool isCopy = name.startsWith("tmp/"_L1) || name.startsWith("cache/stemma/trial-"_L1);
            const bool isOfChange = name.startsWith("journal/under-way/"_L1) || name.endsWith("/staged"_L1);
            const bool isBeside = name.contains("/.stemma-"_L1) || name.endsWith("-wal"_L1) || name.endsWith("-shm"_L1)
                || name.endsWith("-journal"_L1);
            const bool isEmpty = it.fileInfo().isDir() && QDir(it.filePath()).isEmpty()
                && (name.startsWith("journal/kept/"_L1) || name.startsWith("store/"_L1));
            if (isCopy || isOfChange || isBeside || isEmpty)
                names << name;
        }
        return names;
    }

private:
    QString m_folder;
    QString m_sample;
    QString m_path;
};

/// The edit of this number among those that the store makes, the first of each kind; none: there are not that many.
std::optional<Edit> editOf(SessionStore& store, int number)
{
    std::set<EditKind> known;
    for (const SessionInfo& info : readstore::listed(store)) {
        QList<Wish> wishes = wishesFor(store, info.id);
        wishes << Wish {u"delete"_s, DeleteEdit {info.id}};
        if (!info.directory.isEmpty())
            wishes << Wish {u"move"_s, MoveEdit {info.id, info.directory, u"/elsewhere"_s}};
        wishes << Wish {u"batch"_s, BatchEdit {info.id, {RenameEdit {info.id, u"Another title"_s}}}};
        for (const Wish& wish : std::as_const(wishes)) {
            const EditKind kind = kindOf(wish.edit);
            if (known.contains(kind) || !planEdit(store, wish.edit, {}))
                continue;
            known.insert(kind);
            if (int(known.size()) == number + 1)
                return wish.edit;
        }
    }
    return std::nullopt;
}

constexpr int NoSuchEdit = 3;

/// Makes the change, takes it back and makes it again; the process dies at the call of that number.
int change(const Place& place, int edit, int dieAt)
{
    const auto store = openStore(place.path());
    if (!store)
        return 1;
    const auto wish = editOf(**store, edit);
    if (!wish)
        return NoSuchEdit;
    deadlywrites::dieAtCall(dieAt);
    Journal journal(place.journal());
    Editor editor(journal);
    const auto plan = planEdit(**store, *wish, {});
    const auto made = plan ? editor.apply((*store)->info(), *plan, {}) : std::unexpected(plan.error());
    if (!made || !editor.undo(made->id, {}) || !editor.redo(made->id, {}))
        return 2;
    return 0;
}

/// What is wrong once Stemma has started again; or nothing.
QString problemOf(const Place& place, const QStringList& before)
{
    ScratchFolder::dropAbandoned();
    Journal journal(place.journal());
    Editor editor(journal);
    const auto settled = editor.settleAbandoned({});
    if (!settled)
        return settled.error().text;
    if (const QStringList left = place.leftovers(); !left.isEmpty())
        return u"left: "_s + left.join(u", "_s);
    const auto more = editor.settleOpen({});
    const auto receipts = journal.receipts();
    if (!more || !more->isEmpty() || !receipts)
        return u"the start of a command does not settle all"_s;
    for (auto receipt = receipts->crbegin(); receipt != receipts->crend(); ++receipt) {
        if (receipt->state != Receipt::State::Applied || !receipt->origin.isEmpty())
            continue;
        if (const auto undone = editor.undo(receipt->id, {}); !undone)
            return receipt->title + u": "_s + undone.error().text;
    }
    if (const QStringList left = place.leftovers(); !left.isEmpty())
        return u"left after undo: "_s + left.join(u", "_s);
    const QStringList after = place.content();
    if (after == before)
        return {};
    QStringList other;
    for (const QString& line : after + before) {
        if (before.contains(line) != after.contains(line))
            other << line.left(200);
    }
    return u"not as before: "_s + other.mid(0, 4).join(u", "_s);
}

/// The exit code of @p work in a child process, negative where it was killed.
template<typename Work> int inChild(Work work)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(work());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

/// Wherever the program is killed while it changes a store of any kind, everything is put right when it is started
/// again: the change is there or it is not, what was done can be undone, and nothing is left lying about.
///
/// STEMMA_KILL_POINTS: at most this many points of each edit, "all" for every one.
class TestKilledStores final : public QObject
{
    Q_OBJECT
private slots:
    void killedAtAnyWrite_data();
    void killedAtAnyWrite();

public:
    static std::optional<int> runAsChild(const QStringList& arguments);

private:
    static QString killAt(const QString& base, const QString& sample, int edit, int at);
};

void TestKilledStores::killedAtAnyWrite_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name : {"mnesis/small.db", "opencode/generated/opencode.db", "mantis/generated-2.70.1/sessions.db",
             "agentfootprint/sqlite/sessions.db", "mantis/generated-2.70.1/home",
             "claude-code/generated-2.1.197/projects", "codex/generated", "pi/generated/sessions",
             "jazzmine/generated-0.1.42/conversation_db.json", "opencode/generated-1.0.185",
             "agentfootprint/checkpoint/after-follow-up.checkpoint.json"})
        QTest::newRow(name) << realStore(QString::fromLatin1(name));
}

void TestKilledStores::killedAtAnyWrite()
{
    QFETCH(QString, sample);
    NEED(missingSample(sample));
    const QTemporaryDir base;
    QProcess child; // without threads, so that it can be forked
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {u"tst_killedstores"_s, u"--kill"_s, base.path(), sample});
    QVERIFY(child.waitForFinished(-1));
    const QByteArray told = child.readAllStandardOutput();
    QVERIFY2(child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0, told.constData());
    qInfo("%s", told.trimmed().constData());
}

/// Of one point: what is wrong, or nothing.
QString TestKilledStores::killAt(const QString& base, const QString& sample, int edit, int at)
{
    const QString folder = base + u"/%1-%2"_s.arg(edit).arg(at);
    const Place place(folder, sample);
    if (!place.make())
        return u"no copy"_s;
    inChild([&] { return change(place, edit, at); });
    const QString report = base + u"/report"_s;
    const int code = inChild([&] {
        const Place original(base + u"/original"_s, sample);
        QStringList before = original.content();
        before.replaceInStrings(base + u"/original/"_s, folder + u'/');
        const Place again(folder, sample); // its folders for copies
        const QString problem = problemOf(again, before);
        QFile file(report);
        return file.open(QIODevice::WriteOnly) && file.write(problem.toUtf8()) >= 0 && problem.isEmpty() ? 0 : 1;
    });
    QFile file(report);
    const QString problem = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : u"no report"_s;
    QDir(folder).removeRecursively();
    return code == 0 ? QString() : problem + u" (crashed: %1)"_s.arg(code);
}

std::optional<int> TestKilledStores::runAsChild(const QStringList& arguments)
{
    if (arguments.size() != 4 || arguments[1] != "--kill"_L1)
        return std::nullopt;
    const QString& base = arguments[2];
    const QString& sample = arguments[3];
    const QByteArray wanted = qgetenv("STEMMA_KILL_POINTS");
    constexpr int Usual = 8;
    const int most = wanted == "all" ? INT_MAX : wanted.isEmpty() ? Usual : wanted.toInt();
    const Place original(base + u"/original"_s, sample);
    if (!original.make())
        return 1;
    int points = 0;
    int edits = 0;
    int bad = 0;
    for (;; ++edits) {
        const QString folder = base + u"/whole-%1"_s.arg(edits);
        const Place place(folder, sample);
        if (!place.make())
            return 1;
        const int code = inChild([&] {
            const int made = change(place, edits, -1);
            QFile calls(folder + u"/calls"_s);
            const QByteArray count = QByteArray::number(deadlywrites::callsSince());
            return made == 0 && !(calls.open(QIODevice::WriteOnly) && calls.write(count) > 0) ? 1 : made;
        });
        if (code == NoSuchEdit)
            break;
        QFile file(folder + u"/calls"_s);
        const int calls = code == 0 && file.open(QIODevice::ReadOnly) ? file.readAll().toInt() : 0;
        if (calls <= 0) {
            std::printf("edit %d cannot be made: %d\n", edits, code);
            return 1;
        }
        QDir(folder).removeRecursively();
        const int step = qMax(1, calls / most);
        // Another place of each edit, so that not all of them die at the same step.
        for (int at = 1 + edits % step; at <= calls; at += step, ++points) {
            const QString problem = killAt(base, sample, edits, at);
            if (!problem.isEmpty() && ++bad <= 20)
                std::printf("edit %d killed at %d of %d: %s\n", edits, at, calls, qPrintable(problem));
        }
    }
    std::printf("%d edits, %d points, %d bad\n", edits, points, bad);
    std::fflush(stdout);
    return bad == 0 && edits > 0 ? 0 : 1;
}

TEST_CLASS(TestKilledStores)

#include "tst_killedstores.moc"
