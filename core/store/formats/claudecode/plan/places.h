// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"

namespace stemma::claudecode {

/// The places of one record, or of several on lines of their own.
[[nodiscard]] std::optional<RecordPlaces> placesIn(const QByteArray& record);
/// The text of a member of a block; empty: it has none.
[[nodiscard]] QString textIn(const RecordPlaces& places, const json::Range& block, QByteArrayView key);
/// The block that holds the result of a call.
[[nodiscard]] std::optional<int> resultBlock(const RecordPlaces& places, const QString& call);
/// Takes blocks out; a line of which nothing is left goes with them.
void cutBlocks(JsonCopy& copy, const RecordPlaces& places, const std::set<int>& blocks);
/// Sets the ids of other records that a record names. Those without a name are none that a compaction kept: the ends of
/// what it kept are then those of what is left, which is given back. @p kept: in order, where only its ends are named.
QByteArrayList replaceReferences(JsonCopy& copy, const RecordPlaces& places, QByteArrayList kept,
    const std::function<QByteArray(const QByteArray&)>& nameOf);

} // namespace stemma::claudecode
