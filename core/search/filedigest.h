// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace stemma {

/// A number for the first bytes of a file, by which it is seen whether they are what they were: of a transcript that
/// grew, reading it this way takes a tenth of a second for 200 MB, where its messages would take ten. Any thread.
class FileDigest
{
public:
    FileDigest() = default;
    /// @p before and @p end: how many bytes; @p before negative: none.
    FileDigest(QString path, qint64 before, qint64 end);

    /// Some megabytes. True: the answers are there.
    [[nodiscard]] bool step();
    /// Of the first bytes up to each of the two. Nothing: the file has not so many by now, or cannot be read; and of
    /// what is behind `end`.
    [[nodiscard]] std::optional<quint64> before() const { return m_digestBefore; }
    [[nodiscard]] std::optional<quint64> whole() const { return m_digest; }
    [[nodiscard]] bool isOf(qint64 before, qint64 end) const { return before == m_before && end == m_end; }

private:
    QString m_path;
    qint64 m_before = -1;
    qint64 m_end = -1;
    qint64 m_at = 0;
    quint64 m_state = 1; ///< of what was read
    bool m_isDone = false;
    std::optional<quint64> m_digestBefore;
    std::optional<quint64> m_digest;
};

} // namespace stemma
