// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/formats/mantis/plan/move.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace stemma::filetree;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

const QString First = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
const QString Second = u"7f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;

QByteArray transcript(const QByteArray& directory)
{
    const QByteArray own = "\"cwd\":\"" + directory + '"';
    return smallTree().replace("\"cwd\":\"/p\"", own);
}

} // namespace

/// A project goes to another directory, and its sessions with it.
class TestMove final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void folderNames();
    void filesFollow();
    void projectsBelow();
    void folderInUse();
    void begunElsewhere();
    void otherFormats();
    void commandToGoOn();
    void refusals();

private:
    void write(const QString& name, const QByteArray& bytes);
    [[nodiscard]] static QString place(const QString& directory, const QString& name)
    {
        return u"projects/"_s + mantis::projectFolder(directory) + u'/' + name;
    }
    [[nodiscard]] Result<EditPlan> plan(const MoveEdit& edit);
    [[nodiscard]] Result<Receipt> apply(const MoveEdit& edit);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    QString m_home;
};

void TestMove::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_home = m_folder->filePath(u"home"_s);
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
}

void TestMove::write(const QString& name, const QByteArray& bytes)
{
    const QString path = m_home + u'/' + name;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

Result<EditPlan> TestMove::plan(const MoveEdit& edit)
{
    auto opened = openStore(m_home);
    if (!opened)
        return std::unexpected(opened.error());
    m_store = *std::move(opened);
    return m_store->plan(edit, {});
}

Result<Receipt> TestMove::apply(const MoveEdit& edit)
{
    const auto made = plan(edit);
    return made ? Editor(*m_journal).apply(m_store->info(), *made, {}) : std::unexpected(made.error());
}

void TestMove::folderNames()
{
    // As "printf %s /old/app | sha1sum" begins.
    QCOMPARE(mantis::projectFolder(u"/old/app"_s).size(), 12);
    QCOMPARE(mantis::projectFolder(u"abc"_s), u"a9993e364706"_s);
}

void TestMove::filesFollow()
{
    write(place(u"/old/app"_s, First + u".jsonl"_s), transcript("/old/app"));
    write(place(u"/old/app"_s, Second + u".jsonl"_s), transcript("/old/app"));
    write(place(u"/old/app"_s, u"session-state.json"_s), "{\"clean\": true}");
    write(place(u"/old/app"_s, u"artifacts/abc"_s), "evidence");
    write(
        place(u"/old/application"_s, u"8f9619ff-8b86-4d01-b42d-00cf4fc964ff.jsonl"_s), transcript("/old/application"));
    const Files before = filesIn(m_home);
    const auto receipt = apply({{}, u"/old/app"_s, u"/new/place"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const Files after = filesIn(m_home);
    QCOMPARE(after.size(), before.size());
    const QStringList names {First + u".jsonl"_s, Second + u".jsonl"_s, u"session-state.json"_s, u"artifacts/abc"_s};
    for (const QString& name : names) {
        QVERIFY(!after.contains(place(u"/old/app"_s, name)));
        QCOMPARE(after.value(place(u"/new/place"_s, name)), before.value(place(u"/old/app"_s, name)));
    }
    QCOMPARE(readstore::listed(*m_store).size(), size_t(3)); // the sessions are the same ones
    QVERIFY(m_store->session(SessionId(First), ListDetail::Basic, {}));
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QCOMPARE(filesIn(m_home), before);
}

void TestMove::projectsBelow()
{
    write(place(u"/old/app"_s, First + u".jsonl"_s), transcript("/old/app"));
    write(place(u"/old/app/part"_s, Second + u".jsonl"_s), transcript("/old/app/part"));
    QVERIFY(apply({{}, u"/old/app"_s, u"/new"_s}));
    const Files after = filesIn(m_home);
    QVERIFY(after.contains(place(u"/new"_s, First + u".jsonl"_s)));
    QVERIFY(after.contains(place(u"/new/part"_s, Second + u".jsonl"_s)));
    // Of one session: its project only.
    QVERIFY(apply({SessionId(Second), u"/old/app"_s, u"/new"_s}).error().code == Errc::NotFound);
}

void TestMove::folderInUse()
{
    write(place(u"/old"_s, First + u".jsonl"_s), transcript("/old"));
    write(place(u"/old"_s, u"session-state.json"_s), "{\"clean\": true}");
    write(place(u"/new"_s, Second + u".jsonl"_s), transcript("/new"));
    write(place(u"/new"_s, u"session-state.json"_s), "{\"clean\": true, \"ts\": 5}");
    const Files before = filesIn(m_home);
    const auto receipt = apply({{}, u"/old"_s, u"/new"_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const QString state = place(u"/new"_s, u"session-state.json"_s);
    QCOMPARE(filesIn(m_home).value(state), before.value(state));
    QVERIFY(filesIn(m_home).contains(place(u"/new"_s, First + u".jsonl"_s)));
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(filesIn(m_home), before);
    write(place(u"/new"_s, First + u".jsonl"_s), transcript("/new"));
    const auto refused = apply({{}, u"/old"_s, u"/new"_s});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
}

void TestMove::begunElsewhere()
{
    write(place(u"/old"_s, First + u".jsonl"_s), transcript("/old"));
    write(place(u"/root"_s, Second + u".jsonl"_s), transcript("/old/sub"));
    const auto made = plan({{}, u"/old"_s, u"/new"_s});
    QVERIFY(made);
    QCOMPARE(made->writes.size(), 1);
    QCOMPARE(made->warnings.size(), 2);
}

void TestMove::otherFormats()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).user(u"one"_s);
    m_home = m_folder->filePath(u"sessions.db"_s);
    QVERIFY(builder.write(m_home));
    const auto refused = plan({{}, u"/old"_s, u"/new"_s});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY(m_store->info().refusals.contains(EditKind::Move));
}

void TestMove::commandToGoOn()
{
    write(place(u"/old"_s, First + u".jsonl"_s), transcript("/old"));
    QVERIFY(plan({{}, u"/old"_s, u"/new"_s}));
    const StoreInfo info = m_store->info();
    QCOMPARE(continueCommand(info, SessionId(First)), u"mantis --resume "_s + First);
    QCOMPARE(continueCommand(info, SessionId(First + u"#d"_s)), u"mantis --resume "_s + First);
    QVERIFY(continueCommand(info, SessionId(u"other"_s)).isEmpty());
    StoreInfo rows = info;
    rows.format = u"mnesis"_s; // has no such program
    QVERIFY(continueCommand(rows, SessionId(First)).isEmpty());
}

void TestMove::refusals()
{
    write(place(u"/old"_s, First + u".jsonl"_s), transcript("/old"));
    QCOMPARE(plan({{}, u"old"_s, u"/new"_s}).error().code, Errc::Usage);
    QCOMPARE(plan({{}, u"/old"_s, u"/old"_s}).error().code, Errc::Usage);
    QCOMPARE(plan({{}, u"/ol"_s, u"/new"_s}).error().code, Errc::NotFound);
    m_home += u"/projects/"_s + mantis::projectFolder(u"/old"_s);
    QCOMPARE(plan({{}, u"/old"_s, u"/new"_s}).error().code, Errc::NotSupported);
}

TEST_CLASS(TestMove)
#include "tst_move.moc"
