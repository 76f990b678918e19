// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/commandline.h"
#include "core/models/editservice.h"
#include "core/models/historymodel.h"
#include "core/models/plannedwritesmodel.h"
#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

} // namespace

/// Planning and carrying out in the background, and the models over it, on copies of the sample store.
class EditServiceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void planWritesNothing();
    void appliesUndoesAndRedoes();
    void conflictIsToldAndNothingWritten();
    void cancelledPlanIsNone();
    void cancelledApplyChangesNothing();
    void refusalOfAStore();
    void otherProgramsAreNoticed();
    void settlesAndReadsAtTheStart();
    void oldChangesAreForgotten();
    void historyModelFollows();
    void plannedWrites();
    void commands_data();
    void commands();

private:
    Result<EditPlan> plan(const Edit& edit)
    {
        QFuture<Result<EditPlan>> answer = EditService::plan(*m_store, edit, JobControl());
        answer.waitForFinished();
        return answer.result();
    }
    /// Waits for what was begun; false: it failed.
    bool finish()
    {
        QSignalSpy applied(m_service.get(), &EditService::applied);
        QSignalSpy failed(m_service.get(), &EditService::failed);
        const bool ended = QTest::qWaitFor([&] { return applied.count() + failed.count() > 0; }, Patience);
        if (!failed.isEmpty())
            m_error = failed.first().at(3).value<Error>();
        if (!applied.isEmpty())
            m_receipt = applied.first().at(1).value<Receipt>();
        return ended && !applied.isEmpty()
            && QTest::qWaitFor([&] { return m_service->receipts().contains(m_receipt); }, Patience);
    }
    Receipt kept(const ReceiptId& id) const
    {
        const auto at = std::ranges::find(m_service->receipts(), id, &Receipt::id);
        return at == m_service->receipts().cend() ? Receipt() : *at;
    }

    QTemporaryDir m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<OpenStore> m_store;
    std::unique_ptr<EditService> m_service;
    SessionId m_session;
    QList<MessageId> m_messages;
    Receipt m_receipt;
    Error m_error;
};

void EditServiceTest::initTestCase()
{
    QVERIFY(writeSampleStore(m_sample.filePath(u"s.db"_s)));
}

void EditServiceTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(m_sample.filePath(u"s.db"_s), m_path));
    auto store = openStore(m_path);
    QVERIFY(store);
    if (m_messages.isEmpty()) {
        QVERIFY((*store)->sessions(
            ListDetail::Basic,
            [this](const std::vector<SessionInfo>& sessions) {
                for (const SessionInfo& info : sessions)
                    if (info.title == SampleTitle)
                        m_session = info.id;
                return true;
            },
            JobControl()));
        const auto messages = (*store)->firstMessages(m_session, 12, {}, JobControl());
        QVERIFY(messages);
        for (const MessagePtr& message : *messages)
            m_messages += message->id;
    }
    m_store = std::make_unique<OpenStore>(*std::move(store));
    m_service = std::make_unique<EditService>(m_folder->filePath(u"state/journal"_s));
}

void EditServiceTest::cleanup()
{
    m_service.reset();
    m_store.reset();
}

void EditServiceTest::planWritesNothing()
{
    const QStringList before = dumpSqlite(m_path);
    const auto made = plan(ForkEdit {m_session, m_messages.at(3), false, u"Another way"_s});
    QVERIFY2(made, qPrintable(made ? QString() : made.error().text));
    QCOMPARE(dumpSqlite(m_path), before);
    QVERIFY(!QFileInfo::exists(m_folder->filePath(u"state"_s)));
    QVERIFY(made->before && made->before->budget && made->after && made->after->budget);
    QVERIFY(made->after->budget->total < made->before->budget->total);
    const PlannedWrite& session = made->writes.first();
    QCOMPARE(session.fields.at(2).value, u"Another way"_s);
    QCOMPARE(session.fields.at(0).value, made->newSession.value);
}

void EditServiceTest::appliesUndoesAndRedoes()
{
    const QStringList before = dumpSqlite(m_path);
    m_service->start();
    const auto made = plan(RenameEdit {m_session, u"Another name"_s});
    QVERIFY(made);
    QSignalSpy begun(m_service.get(), &EditService::begun);
    m_service->apply(m_store->info(), *made);
    QCOMPARE(begun.count(), 1);
    QVERIFY(m_service->isBusy());
    QVERIFY(finish());
    QVERIFY(!m_service->isBusy());
    const Receipt change = m_receipt;
    QCOMPARE(change.action, u"rename"_s);
    QVERIFY(dumpSqlite(m_path) != before);
    QCOMPARE(kept(change.id).state, Receipt::State::Applied);

    m_service->undo(change);
    QVERIFY(finish());
    QCOMPARE(dumpSqlite(m_path), before);
    QCOMPARE(kept(change.id).state, Receipt::State::Undone);
    m_service->redo(change);
    QVERIFY(finish());
    QVERIFY(dumpSqlite(m_path) != before);
    QCOMPARE(kept(change.id).state, Receipt::State::Applied);
    QCOMPARE(m_service->receipts().size(), 3);
}

void EditServiceTest::conflictIsToldAndNothingWritten()
{
    m_service->start();
    const auto made = plan(RenameEdit {m_session, u"Another name"_s});
    QVERIFY(made);
    WriterProcess agent(m_path);
    QVERIFY(agent.exec(u"UPDATE sessions SET title = 'of the agent'"_s));
    const QStringList before = dumpSqlite(m_path);
    m_service->apply(m_store->info(), *made);
    QVERIFY(!finish());
    QCOMPARE(m_error.code, Errc::Conflict);
    QVERIFY(!m_error.text.isEmpty());
    QCOMPARE(dumpSqlite(m_path), before);
    QTRY_VERIFY(m_service->isIdle());
    QVERIFY(m_service->receipts().isEmpty());
}

void EditServiceTest::cancelledPlanIsNone()
{
    const JobControl job;
    job.cancel();
    QFuture<Result<EditPlan>> answer = EditService::plan(*m_store, DeleteEdit {m_session}, job);
    answer.waitForFinished();
    QVERIFY(!answer.result());
    QCOMPARE(answer.result().error().code, Errc::Cancelled);
}

void EditServiceTest::cancelledApplyChangesNothing()
{
    const QStringList before = dumpSqlite(m_path);
    const auto made = plan(DeleteEdit {m_session});
    QVERIFY(made);
    const JobControl job;
    job.cancel();
    m_service->apply(m_store->info(), *made, job);
    QVERIFY(!finish());
    QCOMPARE(m_error.code, Errc::Cancelled);
    QCOMPARE(dumpSqlite(m_path), before);
}

void EditServiceTest::refusalOfAStore()
{
    auto fake = std::make_unique<FakeStore>();
    fake->add(SessionBuilder(u"one"_s).user(u"Hello"_s).build());
    OpenStore store(std::move(fake));
    QFuture<Result<EditPlan>> answer = EditService::plan(store, DeleteEdit {SessionId(u"one"_s)}, JobControl());
    answer.waitForFinished();
    QVERIFY(!answer.result());
    QCOMPARE(answer.result().error().code, Errc::NotSupported);
    QVERIFY(!answer.result().error().text.isEmpty());
}

void EditServiceTest::otherProgramsAreNoticed()
{
    m_service->start();
    QTRY_VERIFY(m_service->isIdle());
    QSignalSpy changed(m_service.get(), &EditService::receiptsChanged);
    Journal other(m_folder->filePath(u"state/journal"_s));
    const auto made = plan(RenameEdit {m_session, u"By another program"_s});
    QVERIFY(made);
    const auto receipt = Editor(other).apply(m_store->info(), *made, JobControl());
    QVERIFY(receipt);
    QTRY_VERIFY_WITH_TIMEOUT(changed.count() > 0, Patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_service->receipts().contains(*receipt), Patience);
}

void EditServiceTest::settlesAndReadsAtTheStart()
{
    {
        Journal journal(m_folder->filePath(u"state/journal"_s));
        const auto made = plan(RenameEdit {m_session, u"Before the crash"_s});
        const auto receipt = Editor(journal).apply(m_store->info(), *made, JobControl());
        QVERIFY(receipt);
        // As a crash leaves it between the journal's record and its end.
        const auto inverse = journal.inverse(receipt->id);
        QVERIFY(inverse);
        Receipt open = *receipt;
        open.id = ReceiptId(u"00000000000000000000000000"_s);
        open.state = Receipt::State::Open;
        QVERIFY(journal.prepare(open, *inverse));
    }
    QVERIFY(m_service->receipts().isEmpty());
    m_service->start();
    QTRY_COMPARE_WITH_TIMEOUT(m_service->receipts().size(), 2, Patience);
    QCOMPARE(m_service->receipts().last().state, Receipt::State::Applied);
}

void EditServiceTest::oldChangesAreForgotten()
{
    {
        Journal journal(m_folder->filePath(u"state/journal"_s));
        Receipt old;
        old.id = ReceiptId(u"00000000000000000000000000"_s);
        old.at = now() - std::chrono::days(30);
        old.action = u"rename"_s;
        QVERIFY(journal.prepare(old, "x"));
        QVERIFY(journal.settle(old.id, true));
    }
    m_service->start();
    QTRY_COMPARE_WITH_TIMEOUT(m_service->receipts().size(), 1, Patience);
    m_service->apply(m_store->info(), *plan(RenameEdit {m_session, u"Of this run"_s}));
    QVERIFY2(finish(), qPrintable(m_error.text));
    QCOMPARE(m_service->receipts().size(), 2);
    m_service->setJournalLimits(Journal::DefaultLimit, std::chrono::milliseconds(1));
    QTRY_COMPARE_WITH_TIMEOUT(m_service->receipts().size(), 1, Patience);
    QCOMPARE(m_service->receipts().first(), kept(m_receipt.id));
    m_service->undo(m_receipt);
    QVERIFY2(finish(), qPrintable(m_error.text));
}

void EditServiceTest::historyModelFollows()
{
    HistoryModel model(*m_service);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_service->start();
    QTRY_VERIFY(m_service->isIdle());
    QCOMPARE(model.rowCount(), 0);
    m_service->apply(m_store->info(), *plan(RenameEdit {m_session, u"One"_s}));
    QVERIFY(finish());
    const Receipt one = m_receipt;
    m_service->apply(m_store->info(), *plan(RenameEdit {m_session, u"Two"_s}));
    QVERIFY(finish());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, 0).data(HistoryModel::ReceiptRole).value<Receipt>().id, one.id);
    QCOMPARE(model.index(0, HistoryModel::StoreColumn).data().toString(), u"sessions.db"_s);
    QVERIFY(model.index(0, 0).data(HistoryModel::FilterRole).toString().contains(u"rename"_s));
    QVERIFY(HistoryModel::undoRefusal(m_receipt).isEmpty());
    QVERIFY(!HistoryModel::redoRefusal(m_receipt).isEmpty());

    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    m_service->undo(m_receipt);
    QVERIFY(finish());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(changed.count(), 1);
    const auto undone = model.index(1, 0).data(HistoryModel::ReceiptRole).value<Receipt>();
    QCOMPARE(undone.state, Receipt::State::Undone);
    QVERIFY(!HistoryModel::undoRefusal(undone).isEmpty());
    QVERIFY(HistoryModel::redoRefusal(undone).isEmpty());
    QVERIFY(!HistoryModel::undoRefusal(m_receipt).isEmpty()); // of the undo itself
}

void EditServiceTest::plannedWrites()
{
    PlannedWritesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto made = plan(ForkEdit {m_session, m_messages.at(3), false, {}});
    QVERIFY(made);
    model.setWrites(made->writes);
    QCOMPARE(model.rowCount(), int(made->writes.size()));
    const QModelIndex session = model.index(0, 0);
    QCOMPARE(model.rowCount(session), int(made->writes.first().fields.size()));
    const QModelIndex field = model.index(0, PlannedWritesModel::WhatColumn, session);
    QCOMPARE(field.data().toString(), made->newSession.value);
    QVERIFY(field.data(PlannedWritesModel::IsFieldRole).toBool());
    QCOMPARE(field.parent(), session);
    QVERIFY(model.count(PlannedWrite::Change::Insert) > 4);
    QCOMPARE(model.count(PlannedWrite::Change::Delete), 0);
    model.setWrites(plan(DeleteEdit {m_session})->writes);
    QVERIFY(model.count(PlannedWrite::Change::Delete) > 0);
    model.setWrites({});
    QCOMPARE(model.rowCount(), 0);
}

void EditServiceTest::commands_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("expected");
    const SessionId session(u"s1"_s);
    const MessageId message(u"m1"_s);
    const auto row
        = [](const char* name, const Edit& edit, const QString& expected) { QTest::newRow(name) << edit << expected; };
    row("fork", ForkEdit {session, message, false, u"It's new"_s},
        u"stemma fork '/my stores/a.db' --session s1 --at m1 '--title=It'\\''s new'"_s);
    row("fork before", ForkEdit {session, message, true, {}},
        u"stemma fork '/my stores/a.db' --session s1 --at m1 --before"_s);
    row("fork as chosen", ForkEdit {session, message, false, {}, true, true, {u"Not so"_s, u"-x"_s}},
        u"stemma fork '/my stores/a.db' --session s1 --at m1 --without-thinking --without-checkpoints "
        "'--add-constraint=Not so' --add-constraint=-x"_s);
    row("resume", ResumeEdit {session, message, false}, u"stemma resume '/my stores/a.db' --session s1 --at m1"_s);
    row("rename", RenameEdit {session, u"-x"_s}, u"stemma rename '/my stores/a.db' --session s1 --title=-x"_s);
    row("text", TextEdit {session, message, 2, u"a\nb"_s},
        u"stemma edit '/my stores/a.db' --session s1 --message m1 --part 2 '--text=a\nb'"_s);
    row("remove", RemoveEdit {session, {message, MessageId(u"m2"_s)}, {}},
        u"stemma remove '/my stores/a.db' --session s1 --message m1 m2"_s);
    row("part", RemoveEdit {session, {message}, 1},
        u"stemma remove '/my stores/a.db' --session s1 --message m1 --part 1"_s);
    row("prune", PruneEdit {session, message, 0, false},
        u"stemma prune '/my stores/a.db' --session s1 --message m1 --part 0"_s);
    row("restore", PruneEdit {session, message, 0, true},
        u"stemma unprune '/my stores/a.db' --session s1 --message m1 --part 0"_s);
    row("delete", DeleteEdit {session}, u"stemma delete '/my stores/a.db' --session s1"_s);
}

void EditServiceTest::commands()
{
    QFETCH(const Edit, edit);
    QFETCH(const QString, expected);
    QCOMPARE(commandLine(u"/my stores/a.db"_s, edit), expected);
}

TEST_CLASS(EditServiceTest)

#include "tst_editservice.moc"
