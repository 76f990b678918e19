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
    std::optional<qint64> line; ///< of its file, from 1; none: it is a row of a table, or the file could not be read

    [[nodiscard]] bool isCut() const { return head.size() < size; }

    /// Reads on the store's lane.
    [[nodiscard]] static QFuture<Result<RawRecord>> read(
        OpenStore& store, const StoredAt& place, const JobControl& job);
    /// The whole record for a text window, as it is stored or with the line breaks of indented JSON. Errors:
    /// NotSupported, where it is longer than MostBytes.
    [[nodiscard]] static QFuture<Result<QString>> wholeText(
        OpenStore& store, const StoredAt& place, bool isIndented, const JobControl& job);
};

} // namespace stemma
