// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/filereference.h"

#include <array>
#include <memory>
#include <vector>

namespace stemma {

/// What one part of a message did with a file.
struct FileUse
{
    enum class Kind : quint8 {
        Read,
        Changed,
        Referred, ///< stood in the message as a large file
        Named, ///< by a call of a tool of which it is not known what it does
    };
    Kind kind = Kind::Named;
    bool hasFailed = false; ///< the call did
    qint64 row = -1; ///< of the message, 0-based
    MessageId message;
    int part = 0; ///< Part::index
    std::optional<Time> at; ///< of the message
    QString tool; ///< that was called; empty: none

    bool operator==(const FileUse&) const = default;
};

/// A file that the messages of a session name.
class SessionFile
{
public:
    QString path; ///< relative to the session's folder where it lies in it; empty: only the content is known
    std::vector<FileUse> uses; ///< in the order of the messages; see add()
    std::vector<FileReference> contents; ///< the different contents that stood for it, the newest last

    void add(const FileUse& use);
    [[nodiscard]] qint64 count(FileUse::Kind kind) const { return m_counts[size_t(kind)]; } ///< of uses
    [[nodiscard]] std::optional<Time> lastUse() const;
    bool operator==(const SessionFile&) const = default;

private:
    std::array<qint64, 4> m_counts {}; ///< by kind: views ask for them in each row and while they sort
};

/// The files of a session as views share them: they never change.
using SessionFilesPtr = std::shared_ptr<const std::vector<SessionFile>>;

} // namespace stemma
