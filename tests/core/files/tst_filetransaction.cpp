// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/filetransaction.h"

#include "core/edit/editor.h"
#include "core/edit/inverse.h"
#include "core/store/files/openwriters.h"
#include "tests/core/files/interrupted.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Changes of files: byte for byte, all or none, and back again.
class TestFileTransaction final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void splices_data();
    void splices();
    void createAndRemove();
    void rename();
    void keepsWhatBelongsToTheFile();
    void linksAreFollowed();
    void changedSinceThePlan();
    void changedSinceItWasMade();
    void movedSinceItWasMade_data();
    void movedSinceItWasMade();
    void neverMadeAfterACrash();
    void goneOnWithAfterACrash();
    void goneOnWithBeforeItWasAppended_data();
    void goneOnWithBeforeItWasAppended();
    void logOfADatabase();
    void aFileThatIsGone();
    void allOfALongRangeIsHeld();
    void appendedBehind();
    void openWriter();
    void writtenInBetween_data();
    void writtenInBetween();
    void allOrNone_data();
    void allOrNone();
    void noRoom_data();
    void noRoom();
    void vanished();
    void largeRangesAreHashed();
    void recordsComeBack();
    void damagedRecords();
    void forgottenWithTheJournal();

private:
    [[nodiscard]] QString at(const QString& name) const { return m_folder->filePath(name); }
    bool write(const QString& name, const QByteArray& bytes);
    [[nodiscard]] QByteArray read(const QString& name) const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] Result<Receipt> apply(const FileScript& script);
    [[nodiscard]] FileScript changing(const QString& name, const QList<FileSplice>& splices) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
};

void TestFileTransaction::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_journal = std::make_unique<Journal>(at(u"journal"_s));
}

bool TestFileTransaction::write(const QString& name, const QByteArray& bytes)
{
    QFile file(at(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray TestFileTransaction::read(const QString& name) const
{
    QFile file(at(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList TestFileTransaction::names() const
{
    return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
}

Result<Receipt> TestFileTransaction::apply(const FileScript& script)
{
    StoreInfo store;
    store.path = m_folder->path();
    EditPlan plan {.edit = RenameEdit(), .action = u"rename"_s, .title = u"A change"_s};
    plan.files = std::make_shared<const FileScript>(script);
    return Editor(*m_journal).apply(store, plan, {});
}

FileScript TestFileTransaction::changing(const QString& name, const QList<FileSplice>& splices) const
{
    FileScript script;
    QList<FileRange> ranges;
    for (const FileSplice& splice : splices)
        ranges += FileRange {splice.offset, splice.length, 0};
    script.guards = {FileGuard::of(at(name), ranges).value_or(FileGuard())};
    script.steps = {FileStep {.path = at(name), .splices = splices}};
    return script;
}

void TestFileTransaction::splices_data()
{
    QTest::addColumn<QList<FileSplice>>("splices");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("in the middle") << QList<FileSplice> {{2, 3, FileContent("XY")}} << QByteArray("abXYfghij");
    QTest::newRow("two") << QList<FileSplice> {{0, 1, FileContent("AAA")}, {5, 2, FileContent()}}
                         << QByteArray("AAAbcdehij");
    QTest::newRow("appended") << QList<FileSplice> {{10, 0, FileContent("klm")}} << QByteArray("abcdefghijklm");
    QTest::newRow("cut") << QList<FileSplice> {{4, 6, FileContent()}} << QByteArray("abcd");
    QTest::newRow("another end") << QList<FileSplice> {{8, 2, FileContent("the end")}} << QByteArray("abcdefghthe end");
    QTest::newRow("emptied") << QList<FileSplice> {{0, 10, FileContent()}} << QByteArray();
}

void TestFileTransaction::splices()
{
    QFETCH(QList<FileSplice>, splices);
    QFETCH(QByteArray, after);
    QVERIFY(write(u"a"_s, "abcdefghij"));
    const auto receipt = apply(changing(u"a"_s, splices));
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(read(u"a"_s), after);
    Editor editor(*m_journal);
    for (int round = 0; round < 2; ++round) {
        const auto undone = editor.undo(receipt->id, {});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
        QCOMPARE(read(u"a"_s), "abcdefghij");
        const auto redone = editor.redo(receipt->id, {});
        QVERIFY2(redone, redone ? "" : qPrintable(redone.error().text));
        QCOMPARE(read(u"a"_s), after);
    }
    QCOMPARE(names(), QStringList {u"a"_s});
    QVERIFY(m_journal->folders().isEmpty());
}

void TestFileTransaction::createAndRemove()
{
    QVERIFY(write(u"a"_s, "abcdefghij"));
    FileScript script;
    FileStep create {.kind = FileStep::Kind::Create, .path = at(u"b"_s)};
    create.content.add("<");
    create.content.add(at(u"a"_s), 2, 3);
    create.content.add(at(u"a"_s), 5, 1);
    create.content.add("|");
    create.content.add(at(u"a"_s), 8, -1);
    script.steps = {create, FileStep {.kind = FileStep::Kind::Remove, .path = at(u"a"_s)}};
    const auto receipt = apply(script);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(names(), QStringList {u"b"_s});
    QCOMPARE(read(u"b"_s), "<cdef|ij");
    QVERIFY(receipt->size >= 10 && receipt->kept == 10);
    QVERIFY(!(QFileInfo(at(u"b"_s)).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    Editor editor(*m_journal);
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(names(), QStringList {u"a"_s});
    QCOMPARE(read(u"a"_s), "abcdefghij");
    QVERIFY(editor.redo(receipt->id, {}));
    QCOMPARE(read(u"b"_s), "<cdef|ij");
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(read(u"a"_s), "abcdefghij");
}

void TestFileTransaction::rename()
{
    QVERIFY(write(u"a"_s, "abc"));
    FileScript script;
    script.steps = {FileStep {.kind = FileStep::Kind::Rename, .path = at(u"a"_s), .to = at(u"ü b"_s)}};
    const auto receipt = apply(script);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(names(), QStringList {u"ü b"_s});
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(names(), QStringList {u"a"_s});
}

void TestFileTransaction::keepsWhatBelongsToTheFile()
{
    QVERIFY(write(u"a"_s, "abcdefghij"));
    const QByteArray path = QFile::encodeName(at(u"a"_s));
    QCOMPARE(chmod(path.constData(), 0640), 0);
    const bool hasAttributes = setxattr(path.constData(), "user.stemma", "mine", 4, 0) == 0;
    const auto receipt = apply(changing(u"a"_s, {{0, 1, FileContent("A")}}));
    QVERIFY(receipt);
    const auto check = [&] {
        struct stat info {};
        char value[8] {};
        return stat(path.constData(), &info) == 0 && (info.st_mode & 07777) == 0640
            && (!hasAttributes || getxattr(path.constData(), "user.stemma", value, sizeof value) == 4);
    };
    QVERIFY(check());
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QVERIFY(check());
    FileScript removal;
    removal.steps = {FileStep {.kind = FileStep::Kind::Remove, .path = at(u"a"_s)}};
    const QDateTime modified = QFileInfo(at(u"a"_s)).lastModified();
    const auto removed = apply(removal);
    QVERIFY(removed && Editor(*m_journal).undo(removed->id, {}));
    QVERIFY(check());
    QCOMPARE(QFileInfo(at(u"a"_s)).lastModified(), modified);
}

void TestFileTransaction::linksAreFollowed()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"real"_s));
    QVERIFY(write(u"real/a"_s, "abc"));
    QVERIFY(QFile::link(u"real/a"_s, at(u"link"_s)));
    const auto receipt = apply(changing(u"link"_s, {{0, 1, FileContent("A")}}));
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY(QFileInfo(at(u"link"_s)).isSymLink());
    QCOMPARE(read(u"real/a"_s), "Abc");
    FileScript removal;
    removal.steps = {FileStep {.kind = FileStep::Kind::Remove, .path = at(u"link"_s)}};
    const auto refused = apply(removal);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QCOMPARE(read(u"link"_s), "Abc");
}

void TestFileTransaction::changedSinceThePlan()
{
    QVERIFY(write(u"a"_s, "abcdefghij"));
    const FileScript script = changing(u"a"_s, {{0, 1, FileContent("A")}});
    QVERIFY(write(u"a"_s, "xbcdefghij"));
    const auto refused = apply(script);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY(refused.error().text.contains(at(u"a"_s)));
    QCOMPARE(read(u"a"_s), "xbcdefghij");
    QCOMPARE(m_journal->receipts()->size(), 0);
    QCOMPARE(names(), QStringList {u"a"_s});
}

void TestFileTransaction::changedSinceItWasMade()
{
    QVERIFY(write(u"a"_s, "abcdefghij"));
    const auto receipt = apply(changing(u"a"_s, {{2, 2, FileContent("NEW")}}));
    QVERIFY(receipt);
    QVERIFY(write(u"a"_s, "abNEXefghij"));
    const auto refused = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(read(u"a"_s), "abNEXefghij");
    // Elsewhere in the file another program may write.
    QVERIFY(write(u"a"_s, "abNEWefghij and more"));
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(read(u"a"_s), "abcdefghij and more");
}

void TestFileTransaction::movedSinceItWasMade_data()
{
    QTest::addColumn<FileSplice>("splice");
    QTest::newRow("removed") << FileSplice {100, 20, FileContent()};
    QTest::newRow("inserted") << FileSplice {100, 0, FileContent("something new")};
    QTest::newRow("one byte") << FileSplice {100, 1, FileContent("a")};
    QTest::newRow("removed at the beginning") << FileSplice {0, 3, FileContent()};
    QTest::newRow("removed before the last byte") << FileSplice {180, 19, FileContent()};
}

/// An empty range, and one whose bytes stand everywhere, are known by what stands around them.
void TestFileTransaction::movedSinceItWasMade()
{
    QFETCH(FileSplice, splice);
    QByteArray bytes(200, 'a');
    for (qsizetype i = 0; i < bytes.size(); i += 7)
        bytes[i] = char('b' + i % 11);
    QVERIFY(write(u"a"_s, bytes));
    const auto receipt = apply(changing(u"a"_s, {splice}));
    QVERIFY(receipt);
    const QByteArray after = read(u"a"_s);
    Editor editor(*m_journal);
    const auto refusesMoved = [&](const QByteArray& now, const auto& act) {
        const QByteArray moved = "moved" + now;
        if (!write(u"a"_s, moved))
            return false;
        const auto refused = act();
        return !refused && refused.error().code == Errc::Conflict && read(u"a"_s) == moved && write(u"a"_s, now);
    };
    QVERIFY(refusesMoved(after, [&] { return editor.undo(receipt->id, {}); }));
    // What is appended moves nothing.
    QVERIFY(write(u"a"_s, after + "appended"));
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(read(u"a"_s), bytes + "appended");
    QVERIFY(refusesMoved(bytes + "appended", [&] { return editor.redo(receipt->id, {}); }));
    QVERIFY(editor.redo(receipt->id, {}));
    QCOMPARE(read(u"a"_s), after + "appended");
}

/// The file was not renamed yet, and the agent wrote it anew: nothing of the change is in it.
void TestFileTransaction::neverMadeAfterACrash()
{
    QVERIFY(write(u"a"_s, QByteArray(100, 'a') + QByteArray(50, 'b') + QByteArray(100, 'c')));
    QVERIFY(QDir().mkpath(at(u"change"_s)));
    FileChanges changes;
    {
        const FileScript script = changing(u"a"_s, {{100, 50, FileContent()}});
        const JobControl job;
        FileTransaction transaction(script, at(u"change"_s), job);
        QVERIFY(transaction.stage());
        changes = transaction.changes();
        QVERIFY(write(u"a"_s, "something else"));
        QCOMPARE(stateOf(changes.list.first()), FileState::Other);
    }
    QCOMPARE(read(u"a"_s), "something else");
}

/// A session that was made, and that the agent went on with before it was settled, is made; and where one file cannot
/// be put back, no other one is.
void TestFileTransaction::goneOnWithAfterACrash()
{
    QVERIFY(write(u"b"_s, "abcdefghij"));
    QVERIFY(QDir().mkpath(at(u"change"_s)));
    FileScript script = changing(u"b"_s, {{2, 3, FileContent("XYZW")}});
    script.steps.prepend(
        FileStep {.kind = FileStep::Kind::Create, .path = at(u"a"_s), .content = FileContent("a fork\n")});
    const JobControl job;
    FileTransaction transaction(script, at(u"change"_s), job);
    QVERIFY(transaction.stage());
    QVERIFY(transaction.commit());
    const FileChanges changes = transaction.changes();
    QVERIFY(write(u"a"_s, "a fork\nand more\n"));
    for (const StagedChange& change : changes.list)
        QCOMPARE(stateOf(change), FileState::After);
    QVERIFY(!canRollBack(changes.list.first()));
    QVERIFY(canRollBack(changes.list.last()));
    transaction.finish();
    QVERIFY(QDir().mkpath(at(u"change"_s)));
    QVERIFY(!FileTransaction::settle(changes, at(u"change"_s), false, job));
    QCOMPARE(read(u"b"_s), "abXYZWfghij");
}

void TestFileTransaction::goneOnWithBeforeItWasAppended_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<bool>("isMade");
    QTest::newRow("less than the change") << QByteArray("two\n") << false;
    QTest::newRow("more than the change") << QByteArray("two and all that came after it\n") << false;
    QTest::newRow("before the change in spite of all") << QByteArray("two\nour own line\n") << true;
}

/// A program that is killed right before it appends has done nothing, also where the agent goes on in the file.
void TestFileTransaction::goneOnWithBeforeItWasAppended()
{
    QFETCH(const QByteArray, written);
    QFETCH(const bool, isMade);
    QVERIFY(write(u"a"_s, "one\n"));
    FileScript script = changing(u"a"_s, {{4, 0, FileContent("our own line\n")}});
    script.steps.first().allowOpenWriters = true;
    const JobControl job;
    FileChanges changes;
    {
        auto transaction = std::make_unique<FileTransaction>(script, at(u"change"_s), job);
        QVERIFY(transaction->stage());
        changes = transaction->changes();
        // As a kill leaves it.
        QVERIFY(QDir().rename(at(u"change"_s), at(u"kept"_s)));
        transaction.reset();
        QVERIFY(QDir().rename(at(u"kept"_s), at(u"change"_s)));
    }
    QFile agent(at(u"a"_s));
    QVERIFY(agent.open(QIODevice::WriteOnly | QIODevice::Append) && agent.write(written) == written.size());
    agent.close();
    const auto settled = FileTransaction::settle(changes, at(u"change"_s), {}, job);
    QCOMPARE(settled.has_value(), !isMade); // where nobody can tell it stays open
    QVERIFY(!settled || !*settled);
    QCOMPARE(read(u"a"_s), "one\n" + written);
}

/// The log of a database would be played back into another file of the same name.
void TestFileTransaction::logOfADatabase()
{
    QVERIFY(write(u"a.db"_s, "abcdefghij"));
    const auto receipt = apply(changing(u"a.db"_s, {{2, 3, FileContent("XYZW")}}));
    QVERIFY(receipt);
    for (const QString& log : {u"a.db-wal"_s, u"a.db-journal"_s}) {
        QVERIFY(write(log, "a log"));
        const auto refused = Editor(*m_journal).undo(receipt->id, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
        QVERIFY(refused.error().text.contains(log));
        QCOMPARE(read(u"a.db"_s), "abXYZWfghij");
        QVERIFY(write(log, "")); // closed
    }
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
}

/// It is said to be gone, not to have been changed, and can be put back.
void TestFileTransaction::aFileThatIsGone()
{
    QVERIFY(write(u"a"_s, "before"));
    const auto receipt = apply(changing(u"a"_s, {{0, 6, FileContent("after")}}));
    QVERIFY(receipt);
    QVERIFY(QFile::rename(at(u"a"_s), at(u"elsewhere"_s)));
    const auto refused = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY2(refused.error().text.contains(u"is gone"_s), qPrintable(refused.error().text));
    QVERIFY(QFile::rename(at(u"elsewhere"_s), at(u"a"_s)));
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(read(u"a"_s), "before");
}

/// Where a whole file was replaced, no byte of it may have changed since.
void TestFileTransaction::allOfALongRangeIsHeld()
{
    constexpr qint64 Size = MostHashedWhole + (20 << 20);
    QVERIFY(write(u"a"_s, "x"));
    QVERIFY(QFile::resize(at(u"a"_s), Size));
    QVERIFY(write(u"new"_s, "y"));
    QVERIFY(QFile::resize(at(u"new"_s), Size - 4096));
    FileContent whole;
    whole.add(at(u"new"_s), 0, Size - 4096);
    const auto receipt = apply(changing(u"a"_s, {{0, Size, whole}}));
    QVERIFY(receipt);
    QFile file(at(u"a"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    for (const qint64 place : {qint64(5'000'000), MostHashedWhole + 5'000'001}) {
        QVERIFY(file.seek(place) && file.write("z") == 1 && file.flush());
        const auto refused = Editor(*m_journal).undo(receipt->id, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
        QVERIFY(file.seek(place) && file.write("\0", 1) == 1 && file.flush());
    }
    file.close();
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QCOMPARE(QFileInfo(at(u"a"_s)).size(), Size);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.read(2), QByteArray("x\0", 2));
}

void TestFileTransaction::appendedBehind()
{
    QVERIFY(write(u"a"_s, "one\n"));
    const auto receipt = apply(changing(u"a"_s, {{4, 0, FileContent("two\n")}}));
    QVERIFY(receipt);
    QVERIFY(write(u"a"_s, "one\ntwo\nthree\n"));
    const auto refused = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(read(u"a"_s), "one\ntwo\nthree\n");
}

void TestFileTransaction::openWriter()
{
    QVERIFY(write(u"a"_s, "one\n"));
    QProcess agent;
    agent.start(u"sh"_s, {u"-c"_s, u"exec 3>>\"$1\"; echo ready; read line"_s, u"agent"_s, at(u"a"_s)});
    QVERIFY(agent.waitForReadyRead());
    const QList<FileWriterProcess> writers = writersOf({at(u"a"_s), at(u"none"_s)});
    QCOMPARE(writers.size(), 1);
    QCOMPARE(writers.first().process, agent.processId());
    const auto refused = apply(changing(u"a"_s, {{0, 1, FileContent("O")}}));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Busy);
    QVERIFY(refused.error().text.contains(QString::number(agent.processId())));
    FileScript append = changing(u"a"_s, {{4, 0, FileContent("two\n")}});
    append.steps.first().allowOpenWriters = true;
    const auto appended = apply(append);
    QVERIFY2(appended, appended ? "" : qPrintable(appended.error().text));
    QCOMPARE(read(u"a"_s), "one\ntwo\n");
    agent.closeWriteChannel();
    QVERIFY(agent.waitForFinished());
    QVERIFY(writersOf({at(u"a"_s)}).isEmpty());
    QVERIFY(Editor(*m_journal).undo(appended->id, {}));
    QCOMPARE(read(u"a"_s), "one\n");
    QCOMPARE(names(), QStringList {u"a"_s});
}

void TestFileTransaction::writtenInBetween_data()
{
    QTest::addColumn<FileStep>("step");
    QTest::addColumn<QByteArray>("before");
    const FileStep change {.splices = {{0, 1, FileContent("O")}}};
    QTest::newRow("replaced") << change << QByteArray("b");
    QTest::newRow("replaced, before its turn") << change << QByteArray("a");
    QTest::newRow("removed") << FileStep {.kind = FileStep::Kind::Remove} << QByteArray("b");
    QTest::newRow("removed, before its turn") << FileStep {.kind = FileStep::Kind::Remove} << QByteArray("a");
    QTest::newRow("cut, before its turn") << FileStep {.splices = {{4, 4, FileContent()}}} << QByteArray("a");
}

/// An agent opens the file, appends a line and closes it again, after it was looked at: the line stays.
void TestFileTransaction::writtenInBetween()
{
    QFETCH(FileStep, step);
    QFETCH(const QByteArray, before);
    QVERIFY(write(u"a"_s, "aaa\n") && write(u"b"_s, "one\ntwo\n"));
    step.path = at(u"b"_s);
    FileScript script = changing(u"a"_s, {{0, 1, FileContent("A")}});
    script.steps += step;
    bool isWritten = false;
    interrupted::beforeChange(at(QString::fromLatin1(before)), [&] {
        QFile agent(at(u"b"_s));
        isWritten = agent.open(QIODevice::WriteOnly | QIODevice::Append) && agent.write("three\n") == 6;
    });
    const auto refused = apply(script);
    QVERIFY(isWritten);
    QCOMPARE(read(u"b"_s), "one\ntwo\nthree\n");
    QCOMPARE(read(u"a"_s), "aaa\n");
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QCOMPARE(names(), (QStringList {u"a"_s, u"b"_s}));
    QVERIFY(m_journal->folders().isEmpty());
}

void TestFileTransaction::allOrNone_data()
{
    QTest::addColumn<FileStep::Kind>("kind");
    QTest::newRow("a file is there already") << FileStep::Kind::Create;
    QTest::newRow("a file is not there") << FileStep::Kind::Change;
    QTest::newRow("a name is taken") << FileStep::Kind::Rename;
}

void TestFileTransaction::allOrNone()
{
    QFETCH(FileStep::Kind, kind);
    QVERIFY(write(u"a"_s, "abcdefghij") && write(u"b"_s, "bbb") && write(u"c"_s, "ccc") && write(u"d"_s, "ddd"));
    FileScript script = changing(u"a"_s, {{0, 1, FileContent("A")}});
    script.steps += FileStep {.path = at(u"b"_s), .splices = {{3, 0, FileContent("appended")}}};
    script.steps += FileStep {.kind = FileStep::Kind::Remove, .path = at(u"c"_s)};
    FileStep last {.kind = kind, .path = at(kind == FileStep::Kind::Change ? u"none"_s : u"d"_s)};
    if (kind == FileStep::Kind::Rename)
        last.to = at(u"a"_s);
    script.steps += last;
    QVERIFY(!apply(script));
    QCOMPARE(names(), (QStringList {u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    QCOMPARE(read(u"a"_s) + read(u"b"_s) + read(u"c"_s) + read(u"d"_s), "abcdefghijbbbcccddd");
    QVERIFY(m_journal->folders().isEmpty());
    const auto receipts = m_journal->receipts();
    for (const Receipt& receipt : *receipts)
        QCOMPARE(receipt.state, Receipt::State::Dropped);
}

void TestFileTransaction::noRoom_data()
{
    QTest::addColumn<QList<FileSplice>>("splices");
    QTest::newRow("for a new file") << QList<FileSplice> {{0, 1, FileContent("A")}};
    QTest::newRow("to append") << QList<FileSplice> {{100'000, 0, FileContent(QByteArray(5'000, 'y'))}};
}

void TestFileTransaction::noRoom()
{
    QFETCH(QList<FileSplice>, splices);
    const QByteArray before(100'000, 'x');
    QVERIFY(write(u"a"_s, before) && write(u"b"_s, "bbb"));
    FileScript script = changing(u"b"_s, {{0, 1, FileContent("B")}});
    const FileScript second = changing(u"a"_s, splices);
    script.guards += second.guards;
    script.steps += second.steps;
    // The system refuses to write beyond this, as it does on a full disk.
    rlimit old {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    rlimit limit = old;
    limit.rlim_cur = 99'000;
    if (splices.first().offset > 0)
        limit.rlim_cur = 102'000;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    const auto refused = apply(script);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &old), 0);
    (void)std::signal(SIGXFSZ, handler);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Denied);
    QVERIFY(read(u"a"_s) == before);
    QCOMPARE(read(u"b"_s), "bbb");
    QCOMPARE(names(), (QStringList {u"a"_s, u"b"_s}));
    QVERIFY(apply(script));
    QCOMPARE(read(u"b"_s), "Bbb");
}

void TestFileTransaction::vanished()
{
    QVERIFY(write(u"a"_s, "abc"));
    const FileScript script = changing(u"a"_s, {{0, 1, FileContent("A")}});
    QVERIFY(QFile::remove(at(u"a"_s)));
    const auto refused = apply(script);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotFound);
    QVERIFY(refused.error().text.contains(at(u"a"_s)));
    QVERIFY(names().isEmpty());
}

void TestFileTransaction::largeRangesAreHashed()
{
    constexpr qint64 Size = 80LL << 20;
    QVERIFY(write(u"a"_s, "x"));
    QVERIFY(QFile::resize(at(u"a"_s), Size));
    const auto hash = [&] { return FileGuard::of(at(u"a"_s), {{0, Size, 0}})->ranges.first().hash; };
    const quint64 before = hash();
    QCOMPARE(hash(), before);
    QFile file(at(u"a"_s));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(Size - 3) && file.write("y") == 1 && file.flush());
    QVERIFY(hash() != before);
    QVERIFY(!FileGuard::of(at(u"a"_s), {{Size, 1, 0}}));
}

void TestFileTransaction::recordsComeBack()
{
    FileChanges changes;
    changes.keptBytes = 17;
    FileContent content("literal");
    content.add(u"/a/ü"_s, 4, -1);
    changes.list += StagedChange {.kind = FileStep::Kind::Change,
        .path = u"/a/ü"_s,
        .staged = u"/a/.new"_s,
        .old = u"/a/.old"_s,
        .keepsOld = true,
        .sizeBefore = 10,
        .sizeAfter = 12,
        .mtimeBefore = 1'700'000'000'123'456'789,
        .before = {{1, 2, 3}},
        .after = {{1, 4, 5}},
        .replaced = {content}};
    changes.list
        += StagedChange {.kind = FileStep::Kind::Create, .path = u"/b"_s, .sizeAfter = 1, .after = {{0, 1, 9}}};
    const auto again = FileChanges::fromBytes(changes.toBytes());
    QVERIFY(again);
    QCOMPARE(*again, changes);
    RowChanges rows;
    rows.tableIndex({u"t"_s, {u"c"_s}});
    const Inverse both = Inverse::fromBytes(Inverse {rows, changes}.toBytes());
    QVERIFY(both.rows && both.files);
    QCOMPARE(*both.files, changes);
    const Inverse one = Inverse::fromBytes(Inverse {{}, changes}.toBytes());
    QVERIFY(!one.rows && one.files);

    // What the plan showed goes along.
    EditPlan plan;
    for (int at = 0; at < WrittenRecords::MostWrites + 2; ++at)
        plan.writes += {
            u"row %1"_s.arg(at), PlannedWrite::Change::Update, 1, u"old"_s, u"new"_s, u"title"_s, {{u"id"_s, u"7"_s}}};
    const WrittenRecords written = writtenRecords(plan);
    QCOMPARE(written.writes.size(), WrittenRecords::MostWrites);
    QCOMPARE(written.leftOut, 2);
    const QByteArray bytes = Inverse {.rows = rows, .files = changes, .written = written}.toBytes();
    const Inverse shown = Inverse::fromBytes(bytes);
    QVERIFY(shown.rows && shown.files);
    QCOMPARE(shown.written, written);
    QVERIFY(Inverse::fromBytes(bytes.chopped(1)).isNull());
}

/// The most address space that this process had so far, in bytes.
static qint64 mostMemory()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    constexpr qint64 Kilobyte = 1024;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("VmPeak:"))
            return line.sliced(7).chopped(2).trimmed().toLongLong() * Kilobyte;
    }
    return -1;
}

void TestFileTransaction::damagedRecords()
{
    FileChanges changes;
    changes.list
        += StagedChange {.path = u"/a"_s, .before = {{1, 2, 3}}, .after = {{1, 4, 5}}, .replaced = {FileContent("x")}};
    const QByteArray bytes = changes.toBytes();
    for (qsizetype size = 0; size < bytes.size(); ++size)
        QVERIFY(!FileChanges::fromBytes(bytes.first(size)));
    QVERIFY(!FileChanges::fromBytes(bytes + 'x'));
    constexpr qint64 Gigabyte = 1 << 30;
    const qint64 before = mostMemory();
    QVERIFY(before > 0);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        for (const int flipped : {0x55, 0x05}) { // a length of the latter would be granted
            QByteArray damaged = bytes;
            damaged[i] = char(damaged.at(i) ^ flipped);
            (void)FileChanges::fromBytes(damaged); // neither crashes nor asks for all memory
        }
    }
    QVERIFY2(mostMemory() < before + Gigabyte, qPrintable(QString::number(mostMemory())));
    QVERIFY(Inverse::fromBytes("nonsense").isNull());
}

void TestFileTransaction::forgottenWithTheJournal()
{
    constexpr qint64 Limit = 60'000;
    m_journal = std::make_unique<Journal>(at(u"journal"_s), Limit);
    FileScript script;
    script.steps = {FileStep {.kind = FileStep::Kind::Remove, .path = at(u"a"_s)}};
    for (int i = 0; i < 8; ++i) {
        QVERIFY(write(u"a"_s, QByteArray(20'000, char('a' + i))));
        const auto receipt = apply(script);
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    }
    const auto receipts = m_journal->receipts();
    QVERIFY(receipts->size() < 4);
    QCOMPARE(m_journal->folders().size(), receipts->size());
    QVERIFY(Editor(*m_journal).undo(receipts->last().id, {}));
    QVERIFY(read(u"a"_s) == QByteArray(20'000, 'h'));
    QVERIFY(write(u"a"_s, QByteArray(90'000, 'z')));
    const auto refused = apply(script);
    QVERIFY(!refused);
    QCOMPARE(read(u"a"_s).size(), 90'000);
}

TEST_CLASS(TestFileTransaction)
#include "tst_filetransaction.moc"
