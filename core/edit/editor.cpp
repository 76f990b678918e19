// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"

#include "core/base/ulid.h"
#include "core/store/sqlitewriter.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Editor)
};

ReceiptId newReceiptId(Time time)
{
    return ReceiptId(QString::fromLatin1(UlidSource().next(time)));
}

} // namespace

template<typename Change> Result<Receipt> Editor::carryOut(Receipt receipt, const Change& change)
{
    receipt.at = now();
    receipt.id = newReceiptId(receipt.at);
    receipt.state = Receipt::State::Open;
    bool prepared = false;
    const auto keep = [&](const RowChanges& changes) -> Result<> {
        const QByteArray inverse = changes.toBytes();
        receipt.size = inverse.size();
        const Result<> written = m_journal.prepare(receipt, inverse);
        prepared = written.has_value();
        return written;
    };
    const Result<> done = change(SqliteWriter(receipt.store), keep);
    if (!done) {
        if (prepared)
            (void)m_journal.settle(receipt.id, false); // where this fails, settleOpen() finds out the same
        return std::unexpected(done.error());
    }
    if (!prepared)
        return fail(Errc::Usage, Words::tr("Nothing would change: the store is already as wished."));
    (void)m_journal.settle(receipt.id, true);
    receipt.state = Receipt::State::Applied;
    return receipt;
}

Result<Receipt> Editor::apply(const StoreInfo& store, const EditPlan& plan, const JobControl& job)
{
    Receipt receipt;
    receipt.store = store.path;
    receipt.format = store.format;
    receipt.action = plan.action;
    receipt.title = plan.title;
    receipt.session = plan.session;
    receipt.newSession = plan.newSession;
    return carryOut(receipt,
        [&](const SqliteWriter& writer, const SqliteWriter::Keep& keep) { return writer.run(plan.script, keep, job); });
}

Result<Receipt> Editor::takeBack(const Receipt& newest, Receipt receipt, const JobControl& job)
{
    const auto inverse = m_journal.inverse(newest.id);
    if (!inverse)
        return std::unexpected(inverse.error());
    const auto changes = RowChanges::fromBytes(*inverse);
    if (!changes)
        return fail(Errc::Corrupt,
            Words::tr("The change “%1” cannot be taken back: its record in the journal %2 is damaged.")
                .arg(newest.title, QDir::toNativeSeparators(m_journal.path())),
            u"row changes"_s);
    receipt.origin = receipt.id;
    return carryOut(receipt,
        [&](const SqliteWriter& writer, const SqliteWriter::Keep& keep) { return writer.revert(*changes, keep, job); });
}

Result<Receipt> Editor::undo(const ReceiptId& id, const JobControl& job)
{
    auto change = m_journal.receipt(id);
    if (!change)
        return change;
    if (change->state != Receipt::State::Applied || !change->origin.isEmpty())
        return fail(Errc::Usage, Words::tr("The change “%1” cannot be undone: it is not in force.").arg(change->title));
    const auto newest = m_journal.newestOf(id, u"redo"_s);
    if (!newest)
        return newest;
    change->action = u"undo"_s;
    change->title = Words::tr("Undo of: %1").arg(change->title);
    return takeBack(*newest, *change, job);
}

Result<Receipt> Editor::redo(const ReceiptId& id, const JobControl& job)
{
    auto change = m_journal.receipt(id);
    if (!change)
        return change;
    if (change->state != Receipt::State::Undone)
        return fail(
            Errc::Usage, Words::tr("The change “%1” cannot be made again: it was not undone.").arg(change->title));
    const auto newest = m_journal.newestOf(id, u"undo"_s);
    if (!newest)
        return newest;
    change->action = u"redo"_s;
    change->title = Words::tr("Redo of: %1").arg(change->title);
    return takeBack(*newest, *change, job);
}

Result<int> Editor::settleOpen(const JobControl& job)
{
    const auto receipts = m_journal.receipts();
    if (!receipts)
        return std::unexpected(receipts.error());
    int settled = 0;
    for (const Receipt& receipt : *receipts) {
        if (receipt.state != Receipt::State::Open)
            continue;
        const auto inverse = m_journal.inverse(receipt.id);
        const auto changes = inverse ? RowChanges::fromBytes(*inverse) : std::nullopt;
        if (!changes)
            continue;
        const auto held = SqliteWriter(receipt.store).holds(*changes, job);
        if (!held)
            continue;
        if (auto done = m_journal.settle(receipt.id, *held); !done)
            return std::unexpected(done.error());
        ++settled;
    }
    return settled;
}

} // namespace stemma
