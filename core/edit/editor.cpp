// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"

#include "core/base/streamlists.h"
#include "core/base/ulid.h"
#include "core/edit/changemarker.h"
#include "core/edit/inverse.h"
#include "core/store/files/filetransaction.h"
#include "core/store/postgres/postgreswriter.h"
#include "core/store/postgres/serveraddress.h"
#include "core/store/sqlite/sqlitesidefiles.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QSet>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct EditorText
{
    Q_DECLARE_TR_FUNCTIONS(Editor)
};

ReceiptId newReceiptId(Time time)
{
    return ReceiptId(QString::fromLatin1(UlidSource().next(time)));
}

bool isSettled(const Receipt& receipt)
{
    return receipt.state != Receipt::State::Open;
}

/// Of a change of the store that was not made after all.
Result<> takeBackOwn(const OwnRows& own, const JobControl& job)
{
    return SqliteWriter(own.database).undo(own.rows, [](const RowChanges&) { return Result<>(); }, job);
}

} // namespace

QStringList Editor::databasesOf(const Receipt& receipt, const Work& work)
{
    QStringList databases;
    if (work.rows && !work.isOnServer)
        databases << receipt.databasePath();
    if (work.own)
        databases << work.database;
    return databases;
}

Result<Receipt> Editor::carryOut(Receipt receipt, const Work& work, const JobControl& job)
{
    receipt.at = now();
    receipt.id = newReceiptId(receipt.at);
    receipt.state = Receipt::State::Open;
    auto marker = ChangeMarker::begin(m_journal, receipt.id, databasesOf(receipt, work));
    if (!marker)
        return std::unexpected(marker.error());
    Result<Receipt> made = carryOutMarked(receipt, work, job);
    // What could not be taken back is put right at the next start of anything.
    const auto left = m_journal.receipt(receipt.id);
    if (left ? isSettled(*left) : left.error().code == Errc::NotFound)
        marker->remove();
    return made;
}

Result<Receipt> Editor::carryOutMarked(Receipt receipt, const Work& work, const JobControl& job)
{
    std::optional<FileTransaction> files;
    if (work.files) {
        files.emplace(*work.files, m_journal.folderOf(receipt.id), job);
        if (const Result<> staged = files->stage(); !staged)
            return std::unexpected(staged.error());
    }
    bool prepared = false;
    const auto keep = [&](Inverse inverse) -> Result<> {
        if (files)
            inverse.files = files->changes();
        inverse.written = work.written;
        const QByteArrayList bytes = inverse.toPieces();
        receipt.kept = files ? files->changes().keptBytes : 0;
        receipt.size = totalSize(bytes) + receipt.kept;
        const Result<> written = m_journal.prepare(receipt, bytes);
        prepared = written.has_value();
        return written && files ? files->commit() : written;
    };
    // Stemma's own annotations are committed first: a crash must not leave the store's change without them.
    std::optional<RowChanges> own;
    const auto keepBoth = [&](Inverse inverse) -> Result<> {
        if (!work.own)
            return keep(inverse);
        const Result<> done = work.own([&](const RowChanges& rows) {
            inverse.own = OwnRows {work.database, rows};
            return keep(inverse);
        });
        if (done && inverse.own)
            own = inverse.own->rows;
        return done && !prepared ? keep(inverse) : done;
    };
    const Result<> done = work.rows ? work.rows(keepBoth) : keepBoth({});
    if (!done) {
        Result<> back = prepared && files ? files->undo() : Result<>();
        if (back && own && !PostgresWriter::isUnknown(done.error()))
            back = takeBackOwn({work.database, *own}, job);
        if (!back)
            return fail(back.error().code,
                EditorText::tr("The change was applied only in part and could not be undone yet: %1 Stemma tries again "
                               "before the next change.")
                    .arg(back.error().text),
                done.error().cause);
        if (prepared && !PostgresWriter::isUnknown(done.error()))
            (void)m_journal.settle(receipt.id, false); // where this fails, settleOpen() finds out the same
        return std::unexpected(done.error());
    }
    if (!prepared)
        return fail(Errc::Usage, EditorText::tr("Nothing to change: the store already has this state."));
    if (files)
        files->finish();
    (void)m_journal.settle(receipt.id, true); // where this fails, the marker stays
    receipt.state = Receipt::State::Applied;
    return receipt;
}

Result<Receipt> Editor::apply(const StoreInfo& store, const EditPlan& plan, const JobControl& job)
{
    Receipt receipt;
    receipt.store = store.path;
    receipt.database = plan.database;
    receipt.format = store.format;
    receipt.action = plan.action;
    receipt.title = plan.title;
    receipt.session = plan.session;
    receipt.newSession = plan.newSession;
    if (const Result<> settled = settleServer(store.path, job); !settled)
        return std::unexpected(settled.error());
    Work work;
    work.written = writtenRecords(plan);
    work.isOnServer = plan.server != nullptr;
    if (plan.server)
        work.rows = [&](const Keep& keep) {
            return PostgresWriter(receipt.store, m_journal.mostUndoBytes())
                .run(*plan.server, [&](const ServerChanges& changes) { return keep({.server = changes}); }, job);
        };
    else if (!plan.files || !plan.script.steps.isEmpty())
        work.rows = [&](const Keep& keep) {
            return SqliteWriter(receipt.databasePath())
                .run(plan.script, [&](const RowChanges& rows) { return keep({.rows = rows}); }, job);
        };
    work.files = plan.files.get();
    if (plan.own) {
        work.database = plan.own->database;
        work.own = [&](const KeepOwn& keep) { return SqliteWriter(work.database).run(plan.own->script, keep, job); };
    }
    return carryOut(receipt, work, job);
}

std::unexpected<Error> Editor::damaged(const Receipt& receipt) const
{
    return fail(Errc::Corrupt,
        EditorText::tr("The change “%1” cannot be undone: its record in the journal %2 is damaged.")
            .arg(receipt.title, QDir::toNativeSeparators(m_journal.path())),
        u"inverse"_s);
}

Result<Receipt> Editor::applyInverse(const Receipt& newest, Receipt receipt, const JobControl& job)
{
    const auto bytes = m_journal.heldInverse(newest.id);
    if (!bytes)
        return std::unexpected(bytes.error());
    const Inverse inverse = Inverse::fromBytes(bytes->bytes, bytes->owner);
    if (inverse.isNull())
        return damaged(newest);
    receipt.origin = receipt.id;
    Work work;
    work.isOnServer = bool(inverse.server);
    if (inverse.server)
        work.rows = [&](const Keep& keep) {
            return PostgresWriter(receipt.store, m_journal.mostUndoBytes())
                .run(
                    inverse.server->inverse, [&](const ServerChanges& changes) { return keep({.server = changes}); },
                    job);
        };
    else if (inverse.rows)
        work.rows = [&](const Keep& keep) {
            return SqliteWriter(receipt.databasePath())
                .undo(*inverse.rows, [&](const RowChanges& rows) { return keep({.rows = rows}); }, job);
        };
    const FileScript files = inverse.files ? inverse.files->inverse() : FileScript();
    work.files = inverse.files ? &files : nullptr;
    if (inverse.own) {
        work.database = inverse.own->database;
        work.own = [&](const KeepOwn& keep) { return SqliteWriter(work.database).undo(inverse.own->rows, keep, job); };
    }
    const auto made = carryOut(receipt, work, job);
    const bool isUnread = !made && made.error().code == Errc::Corrupt && made.error().text.isEmpty();
    return isUnread ? damaged(newest) : made;
}

/// A change as it stands once all is known of its store.
Result<Receipt> Editor::settled(const ReceiptId& id, const JobControl& job)
{
    const auto change = m_journal.receipt(id);
    if (!change || !isServerAddress(change->store))
        return change;
    const Result<> done = settleServer(change->store, job);
    return done ? m_journal.receipt(id) : std::unexpected(done.error());
}

Result<Receipt> Editor::undo(const ReceiptId& id, const JobControl& job)
{
    auto change = settled(id, job);
    if (!change)
        return change;
    if (change->state != Receipt::State::Applied || !change->origin.isEmpty())
        return fail(
            Errc::Usage, EditorText::tr("The change “%1” cannot be undone: it is not applied.").arg(change->title));
    const auto newest = m_journal.newestOf(id, u"redo"_s);
    if (!newest)
        return newest;
    change->action = u"undo"_s;
    change->title = EditorText::tr("Undid: %1").arg(change->title);
    return applyInverse(*newest, *change, job);
}

Result<Receipt> Editor::redo(const ReceiptId& id, const JobControl& job)
{
    auto change = settled(id, job);
    if (!change)
        return change;
    if (change->state != Receipt::State::Undone)
        return fail(
            Errc::Usage, EditorText::tr("The change “%1” cannot be redone: it was not undone.").arg(change->title));
    const auto newest = m_journal.newestOf(id, u"undo"_s);
    if (!newest)
        return newest;
    change->action = u"redo"_s;
    change->title = EditorText::tr("Redid: %1").arg(change->title);
    return applyInverse(*newest, *change, job);
}

Result<WrittenRecords> Editor::written(const ReceiptId& id)
{
    const auto change = m_journal.receipt(id);
    if (!change)
        return std::unexpected(change.error());
    const auto bytes = m_journal.heldInverse(change->origin.isEmpty() ? id : change->origin);
    if (!bytes)
        return std::unexpected(bytes.error());
    WrittenRecords written = Inverse::fromBytes(bytes->bytes, bytes->owner).written;
    if (written.writes.isEmpty())
        return fail(Errc::NotFound,
            EditorText::tr("The journal does not hold what “%1” wrote; it was made before this was kept.")
                .arg(change->title));
    return written;
}

Result<> Editor::settleOne(const Receipt& receipt, const JobControl& job)
{
    const auto bytes = m_journal.heldInverse(receipt.id);
    if (!bytes)
        return std::unexpected(bytes.error());
    const Inverse inverse = Inverse::fromBytes(bytes->bytes, bytes->owner);
    if (inverse.isNull())
        return damaged(receipt);
    std::optional<bool> made;
    if (inverse.server) {
        const auto held = PostgresWriter(receipt.store).wasMade(*inverse.server, job);
        if (!held)
            return std::unexpected(held.error());
        made = *held;
    }
    if (inverse.rows) {
        const auto held = SqliteWriter(receipt.databasePath()).holds(*inverse.rows, job);
        if (!held)
            return std::unexpected(held.error());
        made = *held;
    }
    if (inverse.own) {
        const auto held = SqliteWriter(inverse.own->database).holds(inverse.own->rows, job);
        const Result<> back = !held         ? Result<>(std::unexpected(held.error()))
            : *held && !made.value_or(true) ? takeBackOwn(*inverse.own, job)
                                            : Result<>();
        if (!back)
            return back;
        made = made ? made : *held;
    }
    if (inverse.files) {
        const auto settled = FileTransaction::settle(*inverse.files, m_journal.folderOf(receipt.id), made, job);
        if (!settled)
            return std::unexpected(settled.error());
        made = *settled;
    }
    return m_journal.settle(receipt.id, *made);
}

Result<> Editor::settleServer(const QString& store, const JobControl& job)
{
    if (!isServerAddress(store))
        return {};
    const auto receipts = m_journal.receipts();
    if (!receipts)
        return std::unexpected(receipts.error());
    for (const Receipt& receipt : *receipts) {
        // Where the server cannot tell yet, the change that is about to be made says more of it.
        if (receipt.store == store && !isSettled(receipt))
            (void)settleOne(receipt, job);
    }
    return {};
}

Result<SettledChanges> Editor::settleAbandoned(const JobControl& job)
{
    m_journal.removeForgotten();
    SettledChanges all;
    const QList<ReceiptId> marked = ChangeMarker::all(m_journal);
    for (const ReceiptId& id : marked) {
        auto marker = ChangeMarker::takeOver(m_journal, id);
        if (!marker)
            continue;
        auto receipt = m_journal.receipt(id);
        if (!receipt && receipt.error().code != Errc::NotFound)
            return std::unexpected(receipt.error());
        const bool isOpen = receipt && !isSettled(*receipt);
        if (isOpen && isServerAddress(receipt->store))
            continue;
        Result<> done = isOpen ? settleOne(*receipt, job) : Result<>();
        if (!done && job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (done && !receipt)
            FileTransaction::dropUnrecorded(m_journal.folderOf(id));
        receipt = m_journal.receipt(id);
        if (done && isOpen && receipt)
            all.settled += *receipt;
        for (const QString& database : marker->databases())
            done = done ? closeAfterCrash(database, job) : done;
        const bool staysOpen = receipt && !isSettled(*receipt);
        if (done)
            marker->remove();
        else if (staysOpen || done.error().code != Errc::Busy) // who has the database open now clears up itself
            all.open += OpenChange {receipt.value_or(Receipt()), done.error()};
    }
    return all;
}

Result<SettledChanges> Editor::settleOpen(const JobControl& job)
{
    auto all = settleAbandoned(job);
    const auto receipts = all ? m_journal.receipts() : std::unexpected(all.error());
    if (!receipts)
        return std::unexpected(receipts.error());
    QSet<ReceiptId> known;
    for (const OpenChange& open : std::as_const(all->open))
        known += open.change.id;
    for (const Receipt& receipt : *receipts) {
        if (isSettled(receipt) || known.contains(receipt.id) || ChangeMarker::isUnderWay(m_journal, receipt.id))
            continue;
        // Its program may have been through with it in between, and more may have been made upon it since.
        auto now = m_journal.receipt(receipt.id);
        if (!now || isSettled(*now))
            continue;
        if (isServerAddress(receipt.store)) { // which is not asked but by the user's wish
            all->open += OpenChange {*now, {}};
            continue;
        }
        const Result<> done = settleOne(*now, job);
        if (!done && job.isCancelled())
            return fail(Errc::Cancelled, {});
        now = m_journal.receipt(receipt.id);
        if (!done)
            all->open += OpenChange {receipt, done.error()};
        else if (now)
            all->settled += *now;
    }
    for (const ReceiptId& id : m_journal.folders()) {
        if (ChangeMarker::isUnderWay(m_journal, id))
            continue;
        // Only now: it may have been made by another program since the receipts were read.
        const auto receipt = m_journal.receipt(id);
        if (!receipt && receipt.error().code == Errc::NotFound)
            FileTransaction::dropUnrecorded(m_journal.folderOf(id));
    }
    return all;
}

QString settledText(const Receipt& receipt)
{
    const QString store = QDir::toNativeSeparators(receipt.store);
    return receipt.state == Receipt::State::Dropped
        ? EditorText::tr("“%1” was interrupted and is undone: %2 is as it was before.").arg(receipt.title, store)
        : EditorText::tr("“%1” was interrupted, but %2 has all of it. It can be undone.").arg(receipt.title, store);
}

QString openText(const OpenChange& open)
{
    const Receipt& change = open.change;
    if (isSettled(change) || change.id.isEmpty()) // only what SQLite left beside a database
        return open.why.text;
    const QString store = QDir::toNativeSeparators(change.store);
    return isServerAddress(change.store)
        ? EditorText::tr("“%1” in %2 was interrupted and is not settled yet. Stemma asks the server before the next "
                         "change of this store.")
              .arg(change.title, store)
        : EditorText::tr("“%1” in %2 was interrupted and is not settled yet: %3 Stemma tries again at its next start.")
              .arg(change.title, store, open.why.text);
}

} // namespace stemma
