// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <vector>

class QDataStream;

namespace stemma {

/// Bytes to be written, in pieces: some are spelled out, others are copied from ranges of files that are there. So a
/// copy of a large file with small changes takes little memory.
class FileContent
{
public:
    struct Piece
    {
        qint64 offset = 0; ///< in the file, or in what is spelled out
        qint64 length = 0; ///< negative: to the end of the file
        qint32 file = -1; ///< index in files(); negative: spelled out
        bool operator==(const Piece&) const = default;
    };

    FileContent() = default;
    explicit FileContent(QByteArrayView bytes) { add(bytes); }

    void add(QByteArrayView bytes);
    void add(const QString& file, qint64 offset, qint64 length) { add(indexOf(file), offset, length); }
    /// A file of which many ranges follow.
    [[nodiscard]] qint32 indexOf(const QString& file);
    void add(qint32 file, qint64 offset, qint64 length);
    void add(const FileContent& other);

    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }
    [[nodiscard]] const std::vector<Piece>& pieces() const { return m_pieces; }
    [[nodiscard]] const QStringList& files() const { return m_files; }
    [[nodiscard]] QByteArrayView sourceText(const Piece& piece) const
    {
        return QByteArrayView(m_sourceText).sliced(piece.offset, piece.length);
    }
    bool operator==(const FileContent&) const = default;

    friend QDataStream& operator<<(QDataStream& out, const FileContent& content);
    friend QDataStream& operator>>(QDataStream& in, FileContent& content);

private:
    QByteArray m_sourceText;
    QStringList m_files;
    std::vector<Piece> m_pieces;
};

/// A range of a file with the hash of what stands there; see hashOfRange().
struct FileRange
{
    qint64 offset = 0;
    qint64 length = 0;
    quint64 hash = 0;
    bool operator==(const FileRange&) const = default;
};

/// What must still hold of a file when a change is carried out.
struct FileGuard
{
    QString path;
    qint64 size = -1; ///< negative: any
    qint64 mtimeNs = -1; ///< negative: any
    QList<FileRange> ranges;
    QString what; ///< what to say if it does not hold (whole sentences, translated); empty: that it was changed

    bool operator==(const FileGuard&) const = default;

    /// The file as it is now, with these ranges (their hashes are filled in).
    [[nodiscard]] static Result<FileGuard> of(const QString& path, QList<FileRange> ranges);
    /// Its first @p length bytes, whatever is appended to them.
    [[nodiscard]] static Result<FileGuard> ofBeginning(const QString& path, qint64 length);
    /// The same with the end of its first @p size bytes (negative: of all), where nothing is written again before it.
    [[nodiscard]] static Result<FileGuard> ofEnd(const QString& path, qint64 size = -1);
    /// Errc::Conflict, with `what`: it does not hold any more.
    [[nodiscard]] Result<> check() const;
};

/// Other bytes in the place of a range.
struct FileSplice
{
    qint64 offset = 0;
    qint64 length = 0;
    FileContent bytes;
    bool operator==(const FileSplice&) const = default;
};

/// The change of one file. A symbolic link means the file it points to.
struct FileStep
{
    enum class Kind : quint8 { Change, Create, Remove, Rename };
    Kind kind = Kind::Change;
    QString path; ///< absolute
    QList<FileSplice> splices; ///< Change: in order, not overlapping
    FileContent content; ///< Create
    QString like; ///< Create: the file whose permissions, owner and attributes it gets; empty: private
    QString to; ///< Rename
    qint32 folders = 0; ///< Remove: how many folders above the file go with it, where nothing is left in them
    qint64 mtimeNs = -1; ///< to set; negative: as it comes
    /// Change: may be made while another program has the file open for writing. Only for what is appended.
    bool allowOpenWriters = false;

    bool operator==(const FileStep&) const = default;
};

/// A change of files, as data: guards, then steps, of which all are carried out or none. Each file is in one step only.
class FileScript
{
public:
    QList<FileGuard> guards;
    QList<FileStep> steps;

    /// Adds a guard, where it could be made.
    [[nodiscard]] Result<> add(const Result<FileGuard>& guard);

    bool operator==(const FileScript&) const = default;
};

/// Of a longer range only the ends and samples between them are hashed; in bytes.
inline constexpr qint64 MostHashedWhole = 64 << 20;
/// A hash of a range of a file, the same in every run and version. Errc::Conflict: the file is shorter.
[[nodiscard]] Result<quint64> hashOfRange(int descriptor, const QString& path, qint64 offset, qint64 length);

} // namespace stemma
