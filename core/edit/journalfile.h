// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/store/files/mappedspool.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QList>

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>

class QFile;

namespace stemma {

/// Where a record stands in a JournalFile, in bytes.
struct JournalRecord
{
    qint64 offset = 0;
    qint64 body = 0; ///< where its body begins
    qint64 bodySize = 0;

    [[nodiscard]] qint64 end() const;
    [[nodiscard]] qint64 length() const { return end() - offset; }
};

/// An append-only file of records, each a head (JSON) with a body (any bytes) and checksums of both; what they mean is
/// the journal's. A record that a crash cut short is dropped, a damaged one is skipped. Several programs may use the
/// same file: writing takes a lock on it.
///
/// One thread at a time. Errors: Denied (disk full, not writable, not readable).
class JournalFile
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
public:
    static constexpr qint64 LargestHead = 1024 * 1024;
    static constexpr qint64 LargestBody = 0xffff'0000; ///< what it is made of tells its size in 32 bits

    /// Receives what stands in the file, each record once and in order.
    class Reader
    {
    public:
        Reader() = default;
        virtual ~Reader() = default;
        Q_DISABLE_COPY_MOVE(Reader)
        /// Another file stands in its place, or it is shorter than it was: all of it comes again.
        virtual void startOver() = 0;
        virtual void take(const nlohmann::ordered_json& head, const JournalRecord& record) = 0;
    };

    /// @p reader must outlive it.
    JournalFile(QString path, Reader& reader);
    ~JournalFile();
    Q_DISABLE_COPY_MOVE(JournalFile)

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Reads what was appended since, by whomever. Well where there is no file; none is made.
    [[nodiscard]] Result<> read();
    /// The body of a record that was read. Errc::Corrupt, without a sentence: it is not as it was written.
    [[nodiscard]] Result<HeldBytes> bodyOf(const JournalRecord& record) const;

    /// Keeps other programs from writing as long as it lives; all that stands in the file was read then, and what a
    /// crash left unfinished is cut off. Makes the file where there is none.
    class Lock
    {
    public:
        explicit Lock(JournalFile& file);
        ~Lock();
        Q_DISABLE_COPY_MOVE(Lock)
        [[nodiscard]] const Result<>& ready() const { return m_ready; }

    private:
        JournalFile& m_file;
        Result<> m_ready;
    };

    // With a Lock that is ready:

    /// A record as it is spelled; its body is shared, not copied.
    struct Frame
    {
        QByteArray head;
        QByteArrayList body; ///< in pieces
        QByteArray end;
        [[nodiscard]] qint64 size() const;
    };
    [[nodiscard]] Frame frame(nlohmann::ordered_json head, const QByteArrayList& body);
    /// On the disk when this returns, and read.
    [[nodiscard]] Result<> append(const Frame& frame);
    /// Puts a new file in its place that holds only these records, with heads without a body behind them.
    [[nodiscard]] Result<> keepOnly(const QList<JournalRecord>& records, const QList<nlohmann::ordered_json>& heads);
    [[nodiscard]] qint64 size() const { return m_end; }

    /// Why a change is not made: nothing can be written here.
    [[nodiscard]] std::unexpected<Error> unwritable(const QString& cause) const;

private:
    struct Found;

    [[nodiscard]] Result<HeldBytes> spooledBodyOf(const JournalRecord& record) const;
    [[nodiscard]] std::unexpected<Error> unreadable(const QString& cause) const;
    [[nodiscard]] bool isCurrent() const; ///< the open file is the one at path()
    [[nodiscard]] Result<> open();
    /// Reads what was appended since; @p repair (with the lock held): cuts off what a crash left unfinished.
    [[nodiscard]] Result<> catchUp(bool repair);
    [[nodiscard]] Result<QByteArray> bytesAt(qint64 offset, qint64 size) const; ///< all of them; else it fails
    /// Not set: none begins there, or it is not all in the file. What cannot be read is an error, never damage: that
    /// would be cut off.
    [[nodiscard]] Result<std::optional<Found>> recordAt(qint64 offset, qint64 fileSize) const;
    /// Where to go on reading, as there is no whole record at m_end but @p damaged or less; -1: nowhere.
    [[nodiscard]] Result<qint64> afterDamage(const std::optional<Found>& damaged, qint64 fileSize) const;
    [[nodiscard]] Result<> copy(const JournalRecord& record, QFile& target) const;

    QString m_path;
    Reader& m_reader;
    std::unique_ptr<QFile> m_file;
    QString m_mark; ///< in the heads of this file's records; empty: none known yet
    qint64 m_end = 0; ///< of the last whole record known
};

} // namespace stemma
