// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/marks/labelline.h"
#include "core/marks/markedstore.h"
#include "core/store/registry.h"
#include "core/store/sqlite/sqlitecreate.h"
#include "core/store/sqlite/sqlitewriter.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The user's own checkpoints, labels and flags: kept outside the store, planned and undone as every change.
class TestMarks final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void checkpoint();
    void checkpointIsRenamedAndTakenAway();
    void labelsAndFlag();
    void labelsOfTheStoreStay();
    void labelsOfTheStoreAreNotSplit();
    void ofOneStoreOnly();
    void undoAfterARestart();
    void settledAfterACrash();
    void planIsRefusedWhereTheMarksChanged();
    void pollTells();
    void fileIsPrivate();
    void laterVersion();
    void readOnlyStore();
    void refusals();
    void longOutlinesComeByPieces();
    void goAlongWithCopies_data();
    void goAlongWithCopies();
    void goAlongFromBranchToBranch_data();
    void goAlongFromBranchToBranch();

private:
    /// A store whose only session has labels of its own, which it does not take.
    void openLabelled(const QStringList& labels);
    [[nodiscard]] std::unique_ptr<MarkedStore> open(const QString& path) const;
    [[nodiscard]] Result<Receipt> apply(const Edit& edit);
    [[nodiscard]] SessionInfo info() const { return *m_store->session(m_id, ListDetail::Basic, {}); }
    [[nodiscard]] QStringList checkpoints() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    QString m_path;
    QString m_database;
    SessionId m_id;
    QList<MessageId> m_messages;
};

std::unique_ptr<MarkedStore> TestMarks::open(const QString& path) const
{
    auto store = openStore(path);
    return store ? std::make_unique<MarkedStore>(std::move(*store), m_database) : nullptr;
}

void TestMarks::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"sessions.db"_s);
    m_database = m_folder->filePath(u"data/stemma/marks.db"_s);
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
    m_messages.clear();
    MnesisBuilder builder;
    builder.session(u"Parser bug"_s).user(u"one"_s);
    m_messages += MessageId(builder.messageId());
    builder.assistant(u"two"_s);
    m_messages += MessageId(builder.messageId());
    m_id = SessionId(builder.sessionId());
    QVERIFY(builder.write(m_path));
    m_store = open(m_path);
    QVERIFY(m_store);
}

Result<Receipt> TestMarks::apply(const Edit& edit)
{
    const auto plan = m_store->plan(edit, {});
    return plan ? Editor(*m_journal).apply(m_store->info(), *plan, {}) : std::unexpected(plan.error());
}

QStringList TestMarks::checkpoints() const
{
    QStringList list;
    const auto all = m_store->checkpoints(m_id, {});
    for (const Checkpoint& point : all.value_or(QList<Checkpoint>()))
        list += point.label + u'@' + point.message.value;
    return list;
}

void TestMarks::checkpoint()
{
    const QStringList before = dumpSqlite(m_path);
    QVERIFY(checkpoints().isEmpty());
    QVERIFY(!QFile::exists(m_database)); // reading makes nothing
    const auto receipt = apply(CheckpointEdit {m_id, m_messages.at(0), u" before  the fix "_s});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QCOMPARE(receipt->store, m_path);
    QCOMPARE(receipt->database, m_database);
    QVERIFY(receipt->title.contains(u"Parser bug"_s));
    QCOMPARE(checkpoints(), QStringList(u"before the fix@"_s + m_messages.at(0).value));
    QVERIFY(m_store->checkpoints(m_id, {})->first().createdAt);
    QCOMPARE(dumpSqlite(m_path), before); // the store is as it was
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QVERIFY(checkpoints().isEmpty());
    QVERIFY(Editor(*m_journal).redo(receipt->id, {}));
    QCOMPARE(checkpoints().size(), 1);
}

void TestMarks::checkpointIsRenamedAndTakenAway()
{
    QVERIFY(apply(CheckpointEdit {m_id, m_messages.at(1), u"b"_s}));
    QVERIFY(apply(CheckpointEdit {m_id, m_messages.at(0), u"a"_s}));
    QVERIFY(apply(CheckpointEdit {m_id, m_messages.at(1), u"c"_s}));
    QCOMPARE(checkpoints(), QStringList({u"c@"_s + m_messages.at(1).value, u"a@"_s + m_messages.at(0).value}));
    const auto gone = apply(CheckpointEdit {m_id, m_messages.at(1), {}});
    QVERIFY(gone);
    QCOMPARE(checkpoints(), QStringList(u"a@"_s + m_messages.at(0).value));
    QVERIFY(Editor(*m_journal).undo(gone->id, {}));
    QCOMPARE(checkpoints().first(), u"c@"_s + m_messages.at(1).value);
}

void TestMarks::labelsAndFlag()
{
    QVERIFY(info().labels.isEmpty());
    const auto tagged = apply(MarkEdit {m_id, {u"work"_s, u" urgent"_s, u"work"_s, {}}, false});
    QVERIFY2(tagged, tagged ? "" : qPrintable(tagged.error().text + tagged.error().cause));
    QCOMPARE(tagged->action, u"tag"_s);
    QCOMPARE(info().labels, QStringList({u"urgent"_s, u"work"_s}));
    QVERIFY(!isFlagged(info()));
    const auto flagged = apply(MarkEdit {m_id, info().labels, true});
    QVERIFY(flagged);
    QCOMPARE(flagged->action, u"flag"_s);
    QVERIFY(isFlagged(info()));
    QVERIFY(isFlagged(readstore::listed(*m_store).front())); // in lists too
    QVERIFY(apply(MarkEdit {m_id, {u"work"_s}, true}));
    QCOMPARE(info().labels, QStringList(u"work"_s));
    QVERIFY(Editor(*m_journal).undo(flagged->id, {}));
    QVERIFY(!isFlagged(info()));
    QCOMPARE(info().labels, QStringList(u"work"_s));
}

void TestMarks::openLabelled(const QStringList& labels)
{
    auto fake = std::make_unique<FakeStore>();
    FakeSession session = SessionBuilder(u"s"_s).user(u"one"_s).build();
    session.info.labels = labels;
    fake->add(session);
    StoreInfo told = fake->info();
    told.refusals = refusalsExcept({EditKind::Fork});
    fake->setInfo(told);
    m_id = session.info.id;
    m_store = std::make_unique<MarkedStore>(std::move(fake), m_database);
}

void TestMarks::labelsOfTheStoreStay()
{
    openLabelled({u"failed"_s});
    QVERIFY(apply(MarkEdit {m_id, {u"failed"_s, u"work"_s}, false}));
    QCOMPARE(info().labels, QStringList({u"failed"_s, u"work"_s}));
    // To take it away alone changes nothing, and beside another change it is said that it stays.
    const auto alone = m_store->plan(MarkEdit {m_id, {u"work"_s}, false}, {});
    QVERIFY(!alone && alone.error().code == Errc::Usage);
    QVERIFY2(alone.error().text.contains(u"“failed”"_s), qPrintable(alone.error().text));
    const auto beside = m_store->plan(MarkEdit {m_id, {}, false}, {});
    QVERIFY2(beside, beside ? "" : qPrintable(beside.error().text));
    QCOMPARE(beside->warnings.size(), 1);
    QVERIFY2(beside->warnings.first().contains(u"“failed”"_s), qPrintable(beside->warnings.first()));
    const auto more = m_store->plan(MarkEdit {m_id, {u"failed"_s}, true}, {});
    QVERIFY(more && more->warnings.isEmpty());
    const auto same = m_store->plan(MarkEdit {m_id, {u"failed"_s, u"work"_s}, false}, {});
    QVERIFY(!same && same.error().code == Errc::Usage);
}

/// What the store keeps as one label stays one, with commas and in spellings that no line of a form can hold.
void TestMarks::labelsOfTheStoreAreNotSplit()
{
    const QStringList stored {u"red, green"_s, u"two  spaces"_s, u"\"quoted\""_s};
    openLabelled(stored);
    const auto edited = [this](const QString& more) {
        return MarkEdit {m_id, labelsOfLine(toLabelLine(info().labels) + more), false};
    };
    const auto same = m_store->plan(edited({}), {});
    QVERIFY(!same && same.error().code == Errc::Usage);
    const auto plan = m_store->plan(edited(u", \"blue, black\", work"_s), {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(plan->warnings.isEmpty());
    QVERIFY(Editor(*m_journal).apply(m_store->info(), *plan, {}));
    QCOMPARE(info().labels, stored + QStringList({u"blue, black"_s, u"work"_s}));
    QVERIFY(apply(MarkEdit {m_id, stored + QStringList(u"work"_s), false}));
    QCOMPARE(info().labels, stored + QStringList(u"work"_s));
}

void TestMarks::ofOneStoreOnly()
{
    const QString copy = m_folder->filePath(u"copy.db"_s);
    QVERIFY(QFile::copy(m_path, copy));
    QVERIFY(apply(MarkEdit {m_id, {u"work"_s}, true}));
    const auto other = open(copy);
    QVERIFY(other->session(m_id, ListDetail::Basic, {})->labels.isEmpty());
}

void TestMarks::undoAfterARestart()
{
    const auto receipt = apply(MarkEdit {m_id, {u"work"_s}, true});
    QVERIFY(receipt);
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
    QCOMPARE(m_journal->receipt(receipt->id)->database, m_database);
    QVERIFY(Editor(*m_journal).undo(receipt->id, {}));
    QVERIFY(info().labels.isEmpty());
}

void TestMarks::settledAfterACrash()
{
    QVERIFY(apply(MarkEdit {m_id, {u"work"_s}, false}));
    // A change that was written down and made, and one that was only written down.
    const auto done = m_store->plan(MarkEdit {m_id, {u"work"_s, u"done"_s}, false}, {});
    Receipt receipt;
    receipt.id = ReceiptId(u"made"_s);
    receipt.at = now();
    receipt.store = m_path;
    receipt.database = m_database;
    const auto keep = [&](const RowChanges& rows) { return m_journal->prepare(receipt, rows.toBytes()); };
    QVERIFY(SqliteWriter(m_database).run(done->script, keep, {}));
    receipt.id = ReceiptId(u"lost"_s);
    const auto lost = m_store->plan(MarkEdit {m_id, {u"lost"_s}, false}, {});
    QVERIFY(!SqliteWriter(m_database)
            .run(lost->script,
                [&](const RowChanges& rows) -> Result<> {
                    (void)m_journal->prepare(receipt, rows.toBytes());
                    return fail(Errc::Denied, u"the power went"_s);
                },
                {}));
    QCOMPARE(Editor(*m_journal).settleOpen({}).value_or(SettledChanges()).settled.size(), 2);
    QCOMPARE(m_journal->receipt(ReceiptId(u"made"_s))->state, Receipt::State::Applied);
    QCOMPARE(m_journal->receipt(ReceiptId(u"lost"_s))->state, Receipt::State::Dropped);
}

void TestMarks::planIsRefusedWhereTheMarksChanged()
{
    const auto planned = m_store->plan(MarkEdit {m_id, {u"work"_s}, true}, {});
    const auto named = m_store->plan(CheckpointEdit {m_id, m_messages.at(0), u"a"_s}, {});
    QVERIFY(planned && named);
    QVERIFY(apply(MarkEdit {m_id, {u"other"_s}, false}));
    QVERIFY(apply(CheckpointEdit {m_id, m_messages.at(0), u"b"_s}));
    for (const auto& plan : {*planned, *named}) {
        const auto refused = Editor(*m_journal).apply(m_store->info(), plan, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
    }
}

void TestMarks::pollTells()
{
    (void)m_store->poll();
    QCOMPARE(m_store->poll(), StoreChange::None);
    QVERIFY(apply(MarkEdit {m_id, {u"work"_s}, false}));
    QCOMPARE(m_store->poll(), StoreChange::Changed);
    QCOMPARE(m_store->poll(), StoreChange::None);
}

void TestMarks::fileIsPrivate()
{
    QVERIFY(apply(MarkEdit {m_id, {u"work"_s}, false}));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(m_database) & others));
    QVERIFY(!(QFile::permissions(QFileInfo(m_database).path()) & others));
}

void TestMarks::laterVersion()
{
    QVERIFY(createSqlite(m_database, MarksDatabase::Version + 1, {u"CREATE TABLE other (x)"_s}));
    const QStringList before = dumpSqlite(m_database);
    QCOMPARE(info().title, u"Parser bug"_s); // the store itself is readable
    QVERIFY(checkpoints().isEmpty());
    const auto refused = m_store->plan(MarkEdit {m_id, {u"work"_s}, false}, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QCOMPARE(dumpSqlite(m_database), before);
}

void TestMarks::readOnlyStore()
{
    m_store.reset();
    QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner));
    m_store = open(m_path);
    QVERIFY(m_store);
    QVERIFY(!m_store->info().refusals.contains(EditKind::Mark));
    QVERIFY(apply(MarkEdit {m_id, {u"work"_s}, false}));
    QCOMPARE(info().labels, QStringList(u"work"_s));
}

void TestMarks::refusals()
{
    const QList<std::pair<Edit, Errc>> edits {{CheckpointEdit {m_id, MessageId(u"none"_s), u"a"_s}, Errc::NotFound},
        {CheckpointEdit {SessionId(u"none"_s), m_messages.at(0), u"a"_s}, Errc::NotFound},
        {CheckpointEdit {m_id, m_messages.at(0), {}}, Errc::Usage},
        {MarkEdit {SessionId(u"none"_s), {u"a"_s}, false}, Errc::NotFound}, {MarkEdit {m_id, {}, false}, Errc::Usage}};
    for (const auto& [edit, code] : edits) {
        const auto refused = m_store->plan(edit, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, code);
        QVERIFY(refused.error().text.endsWith(u'.'));
    }
}

void TestMarks::longOutlinesComeByPieces()
{
    auto store = std::make_unique<FakeStore>();
    const SessionId id = store->addSynthetic(u"long"_s, 10);
    store->setPieceRows(4);
    MarkedStore marked(std::move(store), m_database);
    const auto piece = marked.outlinePiece(id, 0, {});
    QVERIFY(piece);
    QCOMPARE(piece->rows.size(), 4u);
    QVERIFY(!piece->isLast);
}

void TestMarks::goAlongWithCopies_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("texts"); // of the messages at which the checkpoints a, b, c, d stand then
    const SessionId id(u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s);
    const auto at = [](const char* name) { return MessageId(QString::fromLatin1(name)); };
    const QString second = u"second ü"_s;
    QTest::newRow("text") << Edit(TextEdit {id, at("b"), 0, u"new"_s})
                          << QStringList {u"first"_s, u"new"_s, second, u"two"_s};
    QTest::newRow("text of the last") << Edit(TextEdit {id, at("d"), 0, u"new"_s})
                                      << QStringList {u"first"_s, u"one"_s, second, u"new"_s};
    QTest::newRow("insertion") << Edit(InsertEdit {id, at("b"), u"user"_s, u"new"_s})
                               << QStringList {u"first"_s, u"one"_s, second, u"two"_s};
    // A place that goes is the end of what stands before it, unless that has a name already: then it stays with the
    // branch that is left.
    QTest::newRow("removal") << Edit(RemoveEdit {id, {at("c")}, {}}) << QStringList {u"first"_s, u"one"_s, u"two"_s};
    QTest::newRow("removal at the end") << Edit(RemoveEdit {id, {at("d")}, {}})
                                        << QStringList {u"first"_s, u"one"_s, second};
    QTest::newRow("rename") << Edit(RenameEdit {id, u"Other"_s})
                            << QStringList {u"first"_s, u"one"_s, second, u"two"_s};
}

/// mantis gives what stands behind a change other ids, and the checkpoints follow it, in the same change.
void TestMarks::goAlongWithCopies()
{
    QFETCH(const Edit, edit);
    QFETCH(const QStringList, texts);
    const QString home = m_folder->filePath(u"home"_s);
    m_id = SessionId(u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s);
    QVERIFY(QDir().mkpath(home + u"/projects/p"_s));
    QFile file(home + u"/projects/p/"_s + m_id.value + u".jsonl"_s);
    const QByteArray transcript = mantislines::smallTree();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(transcript) == transcript.size());
    file.close();
    const auto before = filetree::filesIn(home);
    m_store = open(home);
    QVERIFY(m_store && !readstore::listed(*m_store).empty());
    for (const QString& name : {u"a"_s, u"b"_s, u"c"_s, u"d"_s})
        QVERIFY(apply(CheckpointEdit {m_id, MessageId(name), name}));
    const QStringList set = checkpoints();
    const auto placed = [this] {
        QHash<QString, QString> textOf;
        for (const MessagePtr& message : readstore::messages(*m_store, m_id))
            textOf.insert(message->id.value, message->parts.first().as<TextPart>()->text.text);
        QMap<QString, QString> result;
        const auto all = m_store->checkpoints(m_id, {});
        for (const Checkpoint& point : all.value_or(QList<Checkpoint>())) {
            if (!point.automatic && point.label.size() == 1)
                result[point.label] = textOf.value(point.message.value);
        }
        return QStringList(result.values());
    };
    const auto receipt = apply(edit);
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    (void)m_store->poll();
    (void)readstore::listed(*m_store);
    QCOMPARE(placed(), texts);
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
    QCOMPARE(filetree::filesIn(home), before);
    (void)m_store->poll();
    (void)readstore::listed(*m_store);
    QCOMPARE(checkpoints(), set);
    const auto again = Editor(*m_journal).redo(receipt->id, {});
    QVERIFY2(again, again ? "" : qPrintable(again.error().text + again.error().cause));
    (void)m_store->poll();
    (void)readstore::listed(*m_store);
    QCOMPARE(placed(), texts);
}

void TestMarks::goAlongFromBranchToBranch_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("places"); // of the checkpoints, "label@branch: text"; no branch: what is resumed
    const SessionId active(u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s); // a b e f
    const SessionId other(active.value + u"#d"_s); // a b c d
    const auto at = [](const char* name) { return MessageId(QString::fromLatin1(name)); };
    const auto row
        = [](const char* name, const Edit& edit, const QStringList& places) { QTest::newRow(name) << edit << places; };
    // b is named in both branches, a and d in the other one, e and f in the active one.
    row("none", TextEdit {active, at("f"), 0, u"new"_s},
        {u"a@#d: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@#d: two"_s, u"e@: third"_s, u"f@: new"_s});
    // Discarded ends keep theirs.
    row("resume", ResumeEdit {active, at("e")},
        {u"a@#d: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@#d: two"_s, u"e@: third"_s, u"f@#f: four"_s});
    row("resume before the first", ResumeEdit {active, at("a"), true},
        {u"a@#d: first"_s, u"b@#f: one"_s, u"b2@#d: one"_s, u"d@#d: two"_s, u"e@#f: third"_s, u"f@#f: four"_s});
    row("resume in the other branch", ResumeEdit {other, at("c")},
        {u"a@: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@#d: two"_s, u"e@#f: third"_s, u"f@#f: four"_s});
    // That branch is not left: it becomes the one that is resumed, as it is.
    row("resume at the end of the other branch", ResumeEdit {other, at("d")},
        {u"a@: first"_s, u"b@: one"_s, u"b2@#f: one"_s, u"d@: two"_s, u"e@#f: third"_s, u"f@#f: four"_s});
    row("text in the other branch", TextEdit {other, at("c"), 0, u"new"_s},
        {u"a@: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@: two"_s, u"e@#f: third"_s, u"f@#f: four"_s});
    row("insertion in the other branch", InsertEdit {other, at("b"), u"user"_s, u"new"_s},
        {u"a@: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@: two"_s, u"e@#f: third"_s, u"f@#f: four"_s});
    row("insertion at the end of the other branch", InsertEdit {other, at("d"), u"user"_s, u"new"_s},
        {u"a@: first"_s, u"b@: one"_s, u"b2@#f: one"_s, u"d@: two"_s, u"e@#f: third"_s, u"f@#f: four"_s});
    row("removal in the other branch", RemoveEdit {other, {at("d")}, {}},
        {u"a@: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@: second ü"_s, u"e@#f: third"_s, u"f@#f: four"_s});
    // Collected changes are one.
    row("batch", BatchEdit {active, {TextEdit {active, at("b"), 0, u"new"_s}, RenameEdit {active, u"New"_s}}},
        {u"a@#d: first"_s, u"b@: new"_s, u"b2@#d: one"_s, u"d@#d: two"_s, u"e@: third"_s, u"f@: four"_s});
    row("batch that inserts twice",
        BatchEdit {active,
            {InsertEdit {active, at("b"), u"user"_s, u"new"_s}, InsertEdit {active, at("a"), u"user"_s, u"new"_s}}},
        {u"a@#d: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@#d: two"_s, u"e@: third"_s, u"f@: four"_s});
    row("batch that resumes and inserts",
        BatchEdit {active, {ResumeEdit {active, at("e")}, InsertEdit {active, at("a"), u"user"_s, u"new"_s}}},
        {u"a@#d: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@#d: two"_s, u"e@: third"_s, u"f@#f: four"_s});
    row("batch in both branches",
        BatchEdit {{}, {RenameEdit {active, u"New"_s}, TextEdit {other, at("c"), 0, u"new"_s}}},
        {u"a@: first"_s, u"b@: one"_s, u"b2@#d: one"_s, u"d@: two"_s, u"e@#f: third"_s, u"f@#f: four"_s});
}

/// Which branch mantis resumes changes; what is left behind stays with its checkpoints.
void TestMarks::goAlongFromBranchToBranch()
{
    QFETCH(const Edit, edit);
    QFETCH(QStringList, places);
    places.sort();
    const QString home = m_folder->filePath(u"home"_s);
    const SessionId active(u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s);
    const SessionId other(active.value + u"#d"_s);
    QVERIFY(QDir().mkpath(home + u"/projects/p"_s));
    QFile file(home + u"/projects/p/"_s + active.value + u".jsonl"_s);
    using namespace mantislines;
    const QByteArray transcript = smallTree() + entry("e", "b", "user", "\"third\"", mantislines::at(5))
        + entry("f", "e", "assistant", text("four"), mantislines::at(6));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(transcript) == transcript.size());
    file.close();
    const auto before = filetree::filesIn(home);
    m_store = open(home);
    const auto readAgain = [this] {
        (void)m_store->poll();
        (void)readstore::listed(*m_store);
    };
    const auto placed = [&] {
        QStringList lines;
        for (const SessionInfo& info : readstore::listed(*m_store)) {
            QHash<QString, QString> textOf;
            for (const MessagePtr& message : readstore::messages(*m_store, info.id)) {
                if (const auto* text = message->parts.isEmpty() ? nullptr : message->parts.first().as<TextPart>())
                    textOf.insert(message->id.value, text->text.text);
            }
            const auto all = m_store->checkpoints(info.id, {});
            for (const Checkpoint& point : all.value_or(QList<Checkpoint>()))
                lines += u"%1@%2: %3"_s.arg(
                    point.label, info.id.value.sliced(active.value.size()), textOf.value(point.message.value));
        }
        lines.sort();
        return lines;
    };
    readAgain();
    for (const char* name : {"b", "e", "f"})
        QVERIFY(apply(CheckpointEdit {active, MessageId(QLatin1StringView(name)), QLatin1StringView(name)}));
    for (const auto& [name, label] : {std::pair("a", "a"), std::pair("b", "b2"), std::pair("d", "d")})
        QVERIFY(apply(CheckpointEdit {other, MessageId(QLatin1StringView(name)), QLatin1StringView(label)}));
    const QStringList set = placed();
    QCOMPARE(set.size(), 6);
    const auto plan = planEdit(*m_store, edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    readAgain();
    QCOMPARE(placed(), places);
    const auto undone = Editor(*m_journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
    QCOMPARE(filetree::filesIn(home), before);
    readAgain();
    QCOMPARE(placed(), set);
    const auto again = Editor(*m_journal).redo(receipt->id, {});
    QVERIFY2(again, again ? "" : qPrintable(again.error().text + again.error().cause));
    readAgain();
    QCOMPARE(placed(), places);
}

TEST_CLASS(TestMarks)
#include "tst_marks.moc"
