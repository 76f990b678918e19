// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/edit/journallimits.h"
#include "core/edit/receipt.h"

#include <QCoreApplication>
#include <QList>

#include <memory>
#include <optional>

class QFile;

namespace stemma {

/// Every change made, with what takes it back, in one append-only file outside the stores (folder 0700, file 0600).
/// What is too large for it, or was a file, stands in a folder of the change beside it.
/// Each record carries checksums; one that a crash cut short is dropped, a damaged one is skipped. Several programs
/// may use the same journal: writing takes a lock on it.
///
/// When the file would exceed its limit, the oldest changes are forgotten until half is free, as far as the limits let
/// them go; they can no longer be undone then. A change larger than the limit is refused before it is made.
///
/// One thread at a time. Errors: Denied (disk full, not writable).
class Journal
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
public:
    static constexpr qint64 DefaultLimit = 4LL * 1024 * 1024 * 1024;

    explicit Journal(QString folder, qint64 limit = DefaultLimit);
    ~Journal();
    Q_DISABLE_COPY_MOVE(Journal)

    [[nodiscard]] static QString defaultFolder(); ///< under the XDG state directory
    [[nodiscard]] QString path() const;
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
    /// Writes an open receipt down; on the disk when this returns.
    [[nodiscard]] Result<> prepare(const Receipt& receipt, const QByteArray& inverse);
    [[nodiscard]] Result<> settle(const ReceiptId& id, bool applied);
    [[nodiscard]] Result<QByteArray> inverse(const ReceiptId& id);
    void setLimits(const JournalLimits& limits) { m_limits = limits; }
    /// Forgets the oldest changes that the limits do not let stay. Gives how many these were.
    [[nodiscard]] Result<qsizetype> forgetOld(Time now);
    /// Why a change is not made: nothing can be written here.
    [[nodiscard]] std::unexpected<Error> failure(const QString& cause) const;

private:
    struct Frame;
    class Lock;

    [[nodiscard]] bool isCurrent() const; ///< the open file is the one at path()
    [[nodiscard]] Result<> openFile();
    /// Reads what was appended since; @p repair (with the lock held): cuts off what a crash left unfinished.
    [[nodiscard]] Result<> catchUp(bool repair);
    [[nodiscard]] std::optional<Frame> frameAt(qint64 offset, qint64 fileSize) const;
    [[nodiscard]] qint64 nextFrame(qint64 after, qint64 fileSize) const;
    void take(const Frame& frame);
    [[nodiscard]] Result<> append(const QByteArray& frame);
    [[nodiscard]] Result<> makeRoom(qint64 needed);
    [[nodiscard]] QList<JournalShare> shares() const;
    [[nodiscard]] Result<> forgetBefore(qsizetype first);
    [[nodiscard]] Result<> copyFrom(qsizetype first, QFile& target);

    struct Entry
    {
        Receipt receipt;
        qint64 offset = 0; ///< of the frame
        qint64 length = 0;
        qint64 body = 0; ///< of what takes it back
        qint64 bodySize = 0;
        [[nodiscard]] qint64 room() const { return length + receipt.kept; }
    };
    [[nodiscard]] Entry* find(const ReceiptId& id);

    QString m_folder;
    JournalLimits m_limits;
    std::unique_ptr<QFile> m_file;
    QList<Entry> m_entries;
    qint64 m_end = 0; ///< of the last whole record known
};

} // namespace stemma
