// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"

#include <QFuture>

#include <optional>

namespace stemma {

/// The stored bytes at a place, for people to look at: all of them, or of a long record its beginning and its end.
struct RawRecord
{
    static constexpr qint64 MostShown = 256 * 1024; ///< a longer record is given as head and tail
    static constexpr qint64 HeadBytes = 128 * 1024;
    static constexpr qint64 TailBytes = 16 * 1024;
    static constexpr qint64 MostBytes = 64 * 1024 * 1024; ///< of a longer record only the head is read

    QByteArray head;
    QByteArray tail; ///< empty: the head is all, or the record is longer than MostBytes
    qint64 size = 0; ///< of the record; more than MostBytes: at least so many

    [[nodiscard]] bool isCut() const { return head.size() < size; }

    /// Reads on the store's lane.
    [[nodiscard]] static QFuture<Result<RawRecord>> read(
        OpenStore& store, const StoredAt& place, const JobControl& job);
    /// The whole record for a text window, as it is stored or with the line breaks of indented JSON. Errors:
    /// NotSupported, where it is longer than MostBytes.
    [[nodiscard]] static QFuture<Result<QString>> wholeText(
        OpenStore& store, const StoredAt& place, bool isIndented, const JobControl& job);
};

/// In which line of its file a place is, by the line ends before it: some megabytes at a step, so that others get at
/// the store between. Asks the store and not the file, which may be packed. Used where the store is used.
class LineCounter
{
public:
    static constexpr qint64 Step = 8 * 1024 * 1024;

    explicit LineCounter(StoredAt place);

    [[nodiscard]] static bool isCountable(const StoredAt& place); ///< no row of a table
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job); ///< true: it was the last
    [[nodiscard]] qint64 line() const { return m_lines; } ///< from 1

private:
    StoredAt m_place;
    qint64 m_at = 0;
    qint64 m_lines = 1;
};

} // namespace stemma
