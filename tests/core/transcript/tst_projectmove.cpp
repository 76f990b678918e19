// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/edit/journal.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace stemma::filetree;
using namespace Qt::StringLiterals;

namespace {

const QString First = u"0d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01"_s;
const QString Other = u"1d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01"_s;

/// A prompt, an answer in a folder of the project, and one line that only speaks of the directory.
QByteArray claudeSession(const QString& id, const QByteArray& directory)
{
    const QByteArray rest = R"(,"isSidechain":false,"sessionId":")" + id.toLatin1()
        + R"(","version":"2.1.330","timestamp":"2026-11-21T01:00:00.000Z")";
    const QByteArray prompt = R"({"parentUuid":null,"uuid":"u1","cwd":")" + directory + "\"" + rest
        + R"(,"type":"user","message":{"role":"user","content":"look into /old/app"}})";
    const QByteArray answer = R"({"parentUuid":"u1","uuid":"a1","cwd":")" + directory + "/sub" + "\"" + rest
        + R"(,"type":"assistant","message":{"id":"m1","role":"assistant","model":"x","content":[)"
        + R"({"type":"tool_use","id":"c1","name":"Bash","input":{"cwd":"/old/app"}}]}})";
    const QByteArray title = R"({"type":"ai-title","aiTitle":"T","sessionId":")" + id.toLatin1() + "\"}";
    return prompt + '\n' + answer + '\n' + title + '\n';
}

QByteArray piSession(const QString& id, const QByteArray& directory)
{
    return R"({"type":"session","version":3,"id":")" + id.toLatin1()
        + R"(","timestamp":"2026-11-21T01:00:00.000Z","cwd":")" + directory + "\"}\n"
        + R"({"type":"message","id":"00000001","parentId":null,"timestamp":"2026-11-21T01:00:00.000Z","message":{"role":"user","content":"in /old/app","timestamp":1}})"
        + "\n";
}

} // namespace

/// The sessions of a project follow it to another directory, wherever they name it.
class TestProjectMove final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void claudeCode();
    void withWhatBelongsToASession();
    void foldersOfOneName();
    void longNames();
    void foldersGoWithTheirFiles_data();
    void foldersGoWithTheirFiles();
    void whatStays();
    void longLines();
    void oneProjectAlone_data();
    void oneProjectAlone();
    void piSessions();
    void forksOfOtherProjects();

private:
    void write(const QString& name, const QByteArray& bytes);
    [[nodiscard]] Result<EditPlan> plan(const MoveEdit& edit) const;
    [[nodiscard]] Result<Receipt> apply(const MoveEdit& edit);
    /// All below the home.
    [[nodiscard]] QStringList folders() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    QString m_home;
};

void TestProjectMove::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_home = m_folder->filePath(u"home"_s);
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
}

void TestProjectMove::write(const QString& name, const QByteArray& bytes)
{
    const QString path = m_home + u'/' + name;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

Result<EditPlan> TestProjectMove::plan(const MoveEdit& edit) const
{
    const auto store = openStore(m_home);
    return store ? (*store)->plan(edit, {}) : std::unexpected(store.error());
}

QStringList TestProjectMove::folders() const
{
    QStringList folders;
    QDirIterator it(m_home, QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (it.hasNext())
        folders << QDir(m_home).relativeFilePath(it.next());
    folders.sort();
    return folders;
}

Result<Receipt> TestProjectMove::apply(const MoveEdit& edit)
{
    const auto store = openStore(m_home);
    if (!store)
        return std::unexpected(store.error());
    const auto made = (*store)->plan(edit, {});
    return made ? Editor(*m_journal).apply((*store)->info(), *made, {}) : std::unexpected(made.error());
}

void TestProjectMove::claudeCode()
{
    write(u"projects/-old-app/"_s + First + u".jsonl"_s, claudeSession(First, "/old/app"));
    write(u"projects/-old-app-sub/"_s + Other + u".jsonl"_s, claudeSession(Other, "/old/app/sub"));
    write(u"projects/-old-application/2d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01.jsonl"_s,
        claudeSession(u"2d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01"_s, "/old/application"));
    write(u"history.jsonl"_s,
        QByteArray(R"({"display":"go","project":"/old/app","sessionId":"s"})") + '\n'
            + R"({"display":"go","project":"/old/application"})" + '\n');
    const Files before = filesIn(m_home);
    const auto receipt = apply({{}, u"/old/app"_s, u"/new/my.app"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const Files after = filesIn(m_home);
    QCOMPARE(after.size(), before.size());
    // The records name the new directory; what they speak of stays.
    QByteArray wanted = claudeSession(First, "/old/app");
    wanted.replace(R"("cwd":"/old/app","is)", R"("cwd":"/new/my.app","is)");
    wanted.replace(R"("cwd":"/old/app/sub")", R"("cwd":"/new/my.app/sub")");
    QCOMPARE(after.value(u"projects/-new-my-app/"_s + First + u".jsonl"_s), wanted);
    QVERIFY(after.value(u"projects/-new-my-app-sub/"_s + Other + u".jsonl"_s).contains(R"("cwd":"/new/my.app/sub")"));
    QVERIFY(after.contains(u"projects/-old-application/2d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01.jsonl"_s));
    QVERIFY(after.value(u"history.jsonl"_s).startsWith(R"({"display":"go","project":"/new/my.app")"));
    QVERIFY(after.value(u"history.jsonl"_s).contains(R"("project":"/old/application")"));
    const auto store = openStore(m_home);
    QVERIFY(store);
    QCOMPARE((*store)->session(SessionId(First), ListDetail::Basic, {})->directory, u"/new/my.app"_s);
    QCOMPARE(readstore::readAll(**store), QString());
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QCOMPARE(filesIn(m_home), before);
}

void TestProjectMove::withWhatBelongsToASession()
{
    const QString own = u"projects/-old-app/"_s + First;
    QByteArray agent = claudeSession(First, "/old/app");
    agent.replace("\"isSidechain\":false", "\"isSidechain\":true,\"agentId\":\"abc\"");
    write(own + u".jsonl"_s, claudeSession(First, "/old/app"));
    write(own + u"/subagents/agent-abc.jsonl"_s, agent);
    write(own + u"/tool-results/b1.txt"_s, "\"cwd\":\"/old/app\"");
    QVERIFY(apply({{}, u"/old/app"_s, u"/new"_s}));
    const Files after = filesIn(m_home);
    QVERIFY(after.value(u"projects/-new/"_s + First + u"/subagents/agent-abc.jsonl"_s).contains("\"cwd\":\"/new\""));
    QCOMPARE(after.value(u"projects/-new/"_s + First + u"/tool-results/b1.txt"_s), QByteArray("\"cwd\":\"/old/app\""));
    QCOMPARE(after.size(), 3);
}

/// Two directories may have one name among the folders.
void TestProjectMove::foldersOfOneName()
{
    write(u"projects/-old-my-app/"_s + First + u".jsonl"_s, claudeSession(First, "/old/my.app"));
    write(u"projects/-old-my-app/"_s + Other + u".jsonl"_s, claudeSession(Other, "/old/my/app"));
    const Files before = filesIn(m_home);
    const auto refused = apply({{}, u"/old/my.app"_s, u"/new"_s});
    QVERIFY(!refused && refused.error().code == Errc::NotSupported);
    QCOMPARE(filesIn(m_home), before);
}

void TestProjectMove::longNames()
{
    write(u"projects/-old-app/"_s + First + u".jsonl"_s, claudeSession(First, "/old/app"));
    const auto refused = apply({{}, u"/old/app"_s, u'/' + QString(300, u'x')});
    QVERIFY(!refused && refused.error().code == Errc::NotSupported);
}

void TestProjectMove::foldersGoWithTheirFiles_data()
{
    QTest::addColumn<bool>("hasOutputs");
    QTest::newRow("all are written anew") << false;
    QTest::newRow("some are renamed") << true;
}

/// Whichever of the files was the last one there.
void TestProjectMove::foldersGoWithTheirFiles()
{
    QFETCH(const bool, hasOutputs);
    const QString own = u"projects/-old-app/"_s + First;
    QByteArray agent = claudeSession(First, "/old/app");
    agent.replace("\"isSidechain\":false", "\"isSidechain\":true,\"agentId\":\"abc\"");
    write(own + u".jsonl"_s, claudeSession(First, "/old/app"));
    write(u"projects/-old-app/"_s + Other + u".jsonl"_s, claudeSession(Other, "/old/app"));
    write(own + u"/subagents/agent-abc.jsonl"_s, agent);
    write(own + u"/subagents/workflows/w1/agent-abd.jsonl"_s, agent);
    if (hasOutputs)
        write(own + u"/tool-results/deep/b1.txt"_s, "out");
    const QStringList before = folders();
    const Files files = filesIn(m_home);
    const auto receipt = apply({{}, u"/old/app"_s, u"/new"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(folders(), QStringList(before).replaceInStrings(u"-old-app"_s, u"-new"_s));
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(folders(), before);
    QCOMPARE(filesIn(m_home), files);
}

void TestProjectMove::whatStays()
{
    write(u"projects/-old-app/"_s + First + u".jsonl"_s, claudeSession(First, "/old/app"));
    write(u"elsewhere.md"_s, "notes");
    QVERIFY(QDir(m_home).mkpath(u"projects/-old-app/memory"_s));
    QVERIFY(QFile::link(m_home + u"/elsewhere.md"_s, m_home + u"/projects/-old-app/notes.md"_s));
    const MoveEdit edit {{}, u"/old/app"_s, u"/new"_s};
    const auto planned = plan(edit);
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
    const QString folder = QDir::toNativeSeparators(m_home + u"/projects/-old-app/"_s);
    QVERIFY(planned->warnings.contains(u"1 symbolic link(s) stay where they are: %1notes.md."_s.arg(folder)));
    QVERIFY(planned->warnings.contains(u"1 folder(s) without files stay where they are: %1memory."_s.arg(folder)));
    QVERIFY(apply(edit));
    QVERIFY(QFileInfo(m_home + u"/projects/-old-app/notes.md"_s).isSymLink());
    QVERIFY(filesIn(m_home).contains(u"projects/-new/"_s + First + u".jsonl"_s));
}

/// A line that is too long to be held keeps the old directory; that is told where it names it.
void TestProjectMove::longLines()
{
    constexpr qsizetype Long = 65 << 20;
    const auto record = [](const QByteArray& text, const QByteArray& directory) -> QByteArray {
        return R"({"parentUuid":"a1","uuid":"u2","isSidechain":false,"type":"user","message":{"role":"user","content":")"
            + text + R"("},"timestamp":"2026-11-21T01:00:01.000Z","cwd":")" + directory + "\"}\n";
    };
    const QByteArray text(Long, 'x');
    write(u"projects/-old-app/"_s + First + u".jsonl"_s, claudeSession(First, "/old/app") + record(text, "/old/app"));
    write(u"projects/-old-app/"_s + Other + u".jsonl"_s, claudeSession(Other, "/old/app") + record(text, "/elsewhere"));
    const auto planned = plan({{}, u"/old/app"_s, u"/new"_s});
    QVERIFY2(planned, planned ? "" : qPrintable(planned.error().text));
    const QStringList told = planned->warnings.filter(u"64 MiB"_s);
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.first().contains(First) && !told.first().contains(Other), qPrintable(told.first()));
}

void TestProjectMove::oneProjectAlone_data()
{
    QTest::addColumn<QString>("opened");
    QTest::newRow("its folder") << u"projects/-old-app"_s;
    QTest::newRow("one transcript") << u"projects/-old-app/"_s + First + u".jsonl"_s;
}

/// What holds all projects is named, as it has to be opened.
void TestProjectMove::oneProjectAlone()
{
    QFETCH(const QString, opened);
    write(u"projects/-old-app/"_s + First + u".jsonl"_s, claudeSession(First, "/old/app"));
    const auto store = openStore(m_home + u'/' + opened);
    QVERIFY(store);
    const auto refused = (*store)->plan(MoveEdit {{}, u"/old/app"_s, u"/new"_s}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY2(refused.error().text.contains(QDir::toNativeSeparators(m_home + u"/projects”"_s)),
        qPrintable(refused.error().text));
    const auto other = (*store)->plan(MoveEdit {{}, u"/other"_s, u"/new"_s}, {});
    QVERIFY(!other && other.error().code == Errc::NotFound);
}

void TestProjectMove::piSessions()
{
    const QString name = u"2026-11-21T01-00-00-000Z_"_s + First + u".jsonl"_s;
    write(u"sessions/--old-app--/"_s + name, piSession(First, "/old/app"));
    const Files before = filesIn(m_home);
    const auto receipt = apply({{}, u"/old/app"_s, u"/new/my.app"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(filesIn(m_home).value(u"sessions/--new-my.app--/"_s + name), piSession(First, "/new/my.app"));
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(filesIn(m_home), before);
}

/// Their headers name the file that they were forked from.
void TestProjectMove::forksOfOtherProjects()
{
    const QString name = u"2026-11-21T01-00-00-000Z_"_s + First + u".jsonl"_s;
    const QString fork = u"2026-11-21T02-00-00-000Z_"_s + Other + u".jsonl"_s;
    const auto forkOf = [&](const QByteArray& directory, const QString& folder) {
        QByteArray bytes = piSession(Other, directory);
        const QString origin = m_home + u"/sessions/"_s + folder + u'/' + name;
        const QByteArray named = ",\"parentSession\":\"" + origin.toUtf8() + "\"}";
        return bytes.replace(bytes.indexOf("}\n"), 1, named);
    };
    write(u"sessions/--old-app--/"_s + name, piSession(First, "/old/app"));
    write(u"sessions/--other--/"_s + fork, forkOf("/other", u"--old-app--"_s));
    const QString within = u"2026-11-21T03-00-00-000Z_2d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01.jsonl"_s;
    write(u"sessions/--old-app--/"_s + within, forkOf("/old/app", u"--old-app--"_s));
    const Files before = filesIn(m_home);
    const auto receipt = apply({{}, u"/old/app"_s, u"/new"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const Files after = filesIn(m_home);
    QCOMPARE(after.value(u"sessions/--other--/"_s + fork), forkOf("/other", u"--new--"_s));
    QCOMPARE(after.value(u"sessions/--new--/"_s + within), forkOf("/new", u"--new--"_s));
    QCOMPARE(after.size(), 3);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(filesIn(m_home), before);
}

TEST_CLASS(TestProjectMove)
#include "tst_projectmove.moc"
