// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QString>

#include <utility>

class QFileDevice;

/// What changing files takes, one step of the system at a time. Errors are sentences that name the file; none of
/// these functions leaves a half-made file behind under a name that means something.
namespace stemma::fileio {

/// An open file, closed with the object so that SQLite loses no locks (see heldfiles.h).
class Descriptor
{
public:
    explicit Descriptor(int number = -1)
        : m_number(number)
    {
    }
    Descriptor(Descriptor&& other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    {
    }
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor();
    Q_DISABLE_COPY(Descriptor)

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }

private:
    int m_number;
};

struct Status
{
    quint64 device = 0;
    quint64 inode = 0;
    qint64 size = -1; ///< negative: there is no such file
    qint64 mtimeNs = 0;
    bool isRegular = false;

    [[nodiscard]] bool exists() const { return size >= 0; }
    [[nodiscard]] bool isSameFile(const Status& other) const
    {
        return exists() && other.exists() && device == other.device && inode == other.inode;
    }
    bool operator==(const Status&) const = default;
};
[[nodiscard]] Status statusOf(int descriptor);
[[nodiscard]] Status statusOf(const QString& path);

/// What went wrong with a file that was to be changed. @p number is errno.
[[nodiscard]] Error errorFor(const QString& path, int number);
[[nodiscard]] std::unexpected<Error> failure(const QString& path, int number);
[[nodiscard]] std::unexpected<Error> failure(const QFileDevice& file); ///< after a call that failed
/// The file is not what it was.
[[nodiscard]] std::unexpected<Error> changedMeanwhile(const QString& path);

[[nodiscard]] Result<Descriptor> openForReading(const QString& path);
/// A new file that only this user may read.
[[nodiscard]] Result<Descriptor> create(const QString& path);
/// Fewer bytes than asked for are an error: the file was cut.
[[nodiscard]] Result<> readAt(int descriptor, const QString& path, qint64 offset, char* target, qint64 count);
[[nodiscard]] Result<> writeAll(int descriptor, const QString& path, const char* bytes, qint64 count);
[[nodiscard]] Result<> sync(int descriptor, const QString& path);
/// The folder that @p path stands in.
[[nodiscard]] Result<> syncFolderOf(const QString& path);

/// Permissions, owner and extended attributes, of the file at @p from.
[[nodiscard]] Result<> copyAttributes(const QString& from, int to, const QString& toPath);
void setModified(int descriptor, qint64 mtimeNs);
/// Fails where @p to is taken.
[[nodiscard]] Result<> renameToNew(const QString& from, const QString& to);
[[nodiscard]] Result<> renameOver(const QString& from, const QString& to);
/// Well where there is none.
[[nodiscard]] Result<> removeFile(const QString& path);

} // namespace stemma::fileio
