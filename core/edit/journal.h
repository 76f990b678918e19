// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/edit/journalfile.h"
#include "core/edit/journallimits.h"
#include "core/edit/receipt.h"

#include <QCoreApplication>
#include <QList>

namespace stemma {

/// Every change made, with what takes it back, in one append-only file outside the stores (folder 0700, file 0600).
/// What is too large for it, or was a file, stands in a folder of the change beside it. Several programs may use the
/// same journal, see JournalFile.
///
/// When the file would exceed its limit, the oldest changes are forgotten until half is free, as far as the limits let
/// them go; they can no longer be undone then. A change larger than the limit is refused before it is made.
///
/// One thread at a time. Errors: Denied (disk full, not writable, not readable).
class Journal final : private JournalFile::Reader
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
public:
    static constexpr qint64 DefaultLimit = 4LL * 1024 * 1024 * 1024;

    explicit Journal(QString folder, qint64 limit = DefaultLimit);
    ~Journal() override;
    Q_DISABLE_COPY_MOVE(Journal)

    [[nodiscard]] static QString defaultFolder(); ///< under the XDG state directory
    [[nodiscard]] const QString& path() const { return m_file.path(); }
    /// Where a change may keep files of its own; it makes the folder. They go when the change is forgotten.
    [[nodiscard]] QString folderOf(const ReceiptId& id) const;
    /// Names of those that are there.
    [[nodiscard]] QList<ReceiptId> folders() const;

    /// All receipts, oldest first.
    [[nodiscard]] Result<QList<Receipt>> receipts();
    [[nodiscard]] Result<Receipt> receipt(const ReceiptId& id);
    /// What was made last in the direction @p action of a change: its newest applied "undo" or "redo"; of "redo" the
    /// change itself where it was never made again.
    [[nodiscard]] Result<Receipt> newestOf(const ReceiptId& origin, const QString& action);
    /// A change with more of them is refused.
    [[nodiscard]] qint64 mostUndoBytes() const { return qMin(m_limits.bytes, JournalFile::LargestBody); }
    /// Writes an open receipt down; on the disk when this returns. What it is about is not forgotten for it.
    [[nodiscard]] Result<> prepare(const Receipt& receipt, const QByteArrayList& inverse); ///< in pieces
    [[nodiscard]] Result<> prepare(const Receipt& receipt, const QByteArray& inverse)
    {
        return prepare(receipt, QByteArrayList {inverse});
    }
    /// What became of an open change; nothing happens where that is known already.
    [[nodiscard]] Result<> settle(const ReceiptId& id, bool applied);
    [[nodiscard]] Result<QByteArray> inverse(const ReceiptId& id);
    /// The same, but what is long stays out of memory.
    [[nodiscard]] Result<HeldBytes> heldInverse(const ReceiptId& id);
    void setLimits(const JournalLimits& limits) { m_limits = limits; }
    /// Forgets the oldest changes that the limits do not let stay. Gives how many these were.
    [[nodiscard]] Result<qsizetype> forgetOld(Time now);
    /// Removes the files of forgotten changes that a crash left. At little cost where there are none.
    void removeForgotten();
    /// Why a change is not made: nothing can be written here.
    [[nodiscard]] std::unexpected<Error> failure(const QString& cause) const { return m_file.unwritable(cause); }

private:
    struct Entry
    {
        Receipt receipt;
        JournalRecord record; ///< its body takes the change back
        [[nodiscard]] qint64 room() const { return record.length() + receipt.kept; }
    };

    void startOver() override { m_entries.clear(); }
    void take(const nlohmann::ordered_json& head, const JournalRecord& record) override;
    [[nodiscard]] Entry* find(const ReceiptId& id);
    [[nodiscard]] Result<> makeRoom(const Receipt& receipt, qint64 needed);
    [[nodiscard]] QList<JournalShare> shares() const;
    [[nodiscard]] Result<> forgetBefore(qsizetype first);
    [[nodiscard]] QString notePath() const { return m_folder + QStringLiteral("/forgetting"); }
    void noteForgetting(const QList<Entry>& entries) const;
    void removeNoted();

    QString m_folder;
    JournalLimits m_limits;
    JournalFile m_file;
    QList<Entry> m_entries;
};

} // namespace stemma
