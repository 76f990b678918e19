// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/edit/journal.h"
#include "core/edit/writtenrecords.h"
#include "core/store/sessionstore.h"

#include <functional>

namespace stemma {

class RowChanges;
struct Inverse;

/// A change that was interrupted and stays open.
struct OpenChange
{
    Receipt change;
    Error why; ///< a whole sentence and what to do; without one for a change of a server, which is not asked
};

/// What became of changes that were interrupted.
struct SettledChanges
{
    QList<Receipt> settled; ///< as they are now
    QList<OpenChange> open;

    [[nodiscard]] bool isEmpty() const { return settled.isEmpty() && open.isEmpty(); }
};

/// Carries plans out and takes them back. What takes a change back is in the journal, on the disk, before the change
/// is committed; so a crash at any moment leaves either the store as it was, or a change that can be undone.
/// One thread at a time, not the GUI's.
class Editor
{
public:
    explicit Editor(Journal& journal)
        : m_journal(journal)
    {
    }

    /// Errors as SqliteWriter::run(), PostgresWriter::run(), FileTransaction and Journal::prepare(); after one nothing
    /// was changed, unless PostgresWriter::isUnknown().
    [[nodiscard]] Result<Receipt> apply(const StoreInfo& store, const EditPlan& plan, const JobControl& job);
    /// Refused with Errc::Conflict where somebody else changed the same records since.
    [[nodiscard]] Result<Receipt> undo(const ReceiptId& id, const JobControl& job);
    [[nodiscard]] Result<Receipt> redo(const ReceiptId& id, const JobControl& job);
    /// What the change wrote. Errc::NotFound, with a sentence, where that was not kept.
    [[nodiscard]] Result<WrittenRecords> written(const ReceiptId& id);

    /// Finds out, for each change of files and databases that a crash left open, whether it was made, takes back what
    /// was made in part, and clears away what was left lying about. Those whose store is not at hand stay open, as do
    /// those of servers; what another program is making right now is left alone. Errors: as of the journal, Cancelled.
    [[nodiscard]] Result<SettledChanges> settleOpen(const JobControl& job);
    /// The same for changes of files and databases whose program was killed. At little cost where there are none, so
    /// that it can come before anything.
    [[nodiscard]] Result<SettledChanges> settleAbandoned(const JobControl& job);
    /// The same for what a lost connection left open of a store on a server, which no call asks but this, and the
    /// changes of that store. Does nothing for other stores.
    [[nodiscard]] Result<> settleServer(const QString& store, const JobControl& job);

private:
    /// Receives the inverse of a change of rows right before it is committed.
    using Keep = std::function<Result<>(const Inverse& rows)>;
    using KeepOwn = std::function<Result<>(const RowChanges& rows)>;
    /// The change of a database's rows, of files, or of both, with the change of annotations.
    struct Work
    {
        std::function<Result<>(const Keep& keep)> rows;
        const FileScript* files = nullptr;
        bool isOnServer = false; ///< `rows` are
        QString database {}; ///< that `own` is about
        std::function<Result<>(const KeepOwn& keep)> own {};
        WrittenRecords written {}; ///< as the plan has it
    };

    [[nodiscard]] Result<Receipt> applyInverse(const Receipt& newest, Receipt receipt, const JobControl& job);
    [[nodiscard]] Result<Receipt> carryOut(Receipt receipt, const Work& work, const JobControl& job);
    [[nodiscard]] Result<Receipt> carryOutMarked(Receipt receipt, const Work& work, const JobControl& job);
    [[nodiscard]] Result<Receipt> settled(const ReceiptId& id, const JobControl& job);
    /// After an error it is not known whether the change was made, or what was made in part is still there.
    [[nodiscard]] Result<> settleOne(const Receipt& receipt, const JobControl& job);
    [[nodiscard]] std::unexpected<Error> damaged(const Receipt& receipt) const; ///< its record is
    /// What SQLite keeps beside these can be cleared away if the program is killed.
    [[nodiscard]] static QStringList databasesOf(const Receipt& receipt, const Work& work);

    Journal& m_journal;
};

/// What became of a change that was interrupted, as a sentence.
[[nodiscard]] QString settledText(const Receipt& receipt);
/// Which one stays open, why, and what to do, as sentences.
[[nodiscard]] QString openText(const OpenChange& open);

} // namespace stemma
