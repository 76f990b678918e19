// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/files/filekey.h"
#include "core/store/files/storechange.h"

#include <QByteArray>

#include <functional>

namespace stemma {

/// Which file stands at a path, and how far it is written. Two equal stamps mean that nothing was
/// written in between.
struct FileStamp
{
    FileKey key; ///< null: there is no file
    qint64 size = -1;
    qint64 mtimeNs = 0;

    [[nodiscard]] bool exists() const { return !key.isNull(); }
    [[nodiscard]] qint64 mtimeMs() const { return mtimeNs / 1'000'000; }
    bool operator==(const FileStamp&) const = default;

    [[nodiscard]] static FileStamp of(const QString& path);
};

/// A regular file opened for reading. Never writes, never locks, and never waits for a writer; reads at
/// offsets, so that what grows meanwhile does no harm. Keeps the file it opened even when another one
/// takes its name; poll() tells. One thread at a time. SQLite loses no
/// locks by it (see heldfiles.h).
class FileReader
{
public:
    static constexpr qint64 BlockBytes = 1 << 20;

    explicit FileReader(QString path);
    ~FileReader();
    Q_DISABLE_COPY_MOVE(FileReader)

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Opens what stands at the path now; does nothing where it is open already.
    [[nodiscard]] Result<> open();
    void close();
    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }

    /// As of open() or the last poll(): what is read beyond this size may still be in the writer's hands.
    [[nodiscard]] const FileStamp& stamp() const { return m_stamp; }
    [[nodiscard]] qint64 size() const { return m_stamp.size; }

    /// Reads up to @p count bytes to @p target; fewer only at the end of the file. The file must be open.
    [[nodiscard]] Result<qint64> readInto(qint64 offset, char* target, qint64 count) const;
    /// The same as a byte array, which is shorter at the end of the file.
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 count) const;

    /// Gives the bytes from @p from to size() in turn, in blocks of BlockBytes. The views are valid during
    /// the call only. Ends early, without an error, when the sink answers false.
    using BlockSink = std::function<bool(QByteArrayView block, qint64 offset)>;
    [[nodiscard]] Result<> blocks(qint64 from, const BlockSink& sink, const JobControl& job) const;

    /// What happened since open() or the last poll(). Changed: the file only grew, what was read of it
    /// still holds. Replaced: another file stands there, or this one was cut or written anew; close()
    /// and open() again. A file that is not open is compared by its stamp alone.
    [[nodiscard]] StoreChange poll();

    /// A failed file operation as a sentence for users. @p number is errno.
    [[nodiscard]] static Error errorFor(const QString& path, int number);

    /// Some bytes at the start and before @p size: a file that only grew keeps them.
    [[nodiscard]] QByteArray marks(qint64 size) const;
    /// Those of size(), as of open() or the last poll().
    [[nodiscard]] const QByteArray& marks() const { return m_marks; }

private:
    QString m_path;
    int m_fd = -1;
    FileStamp m_stamp;
    QByteArray m_marks;
};

} // namespace stemma
