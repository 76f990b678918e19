// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/models/usagetables.h"
#include "core/usage/callplace.h"

#include <QFuture>

namespace stemma {

class OpenStore;
class PriceTable;

/// Where a call stands, of a call that is listed or of a line of the table: a turn begins with its prompt, a session
/// anywhere. Where it is not found, the session in whose files it is. Looked up on the store's lane.
[[nodiscard]] QFuture<CallPlace> findCall(OpenStore& store, const UsageRecord& call);
[[nodiscard]] QFuture<CallPlace> findCall(OpenStore& store, const UsageRow& line);

/// Writes the lines of one axis to a file off the GUI thread, which replaces it at once. The answer says why that
/// failed; empty: it did not.
[[nodiscard]] QFuture<QString> writeUsage(
    const UsageTablesPtr& tables, UsageAxis axis, const QString& path, bool asCsv);

/// The prices: those in the program, and the user's own above them. Read off the GUI thread.
[[nodiscard]] QFuture<Result<std::shared_ptr<const PriceTable>>> readPrices();
/// Makes the user's own file of prices with an example in it, unless there is one; the answer as of writeUsage().
[[nodiscard]] QFuture<QString> makePriceFile(const QString& path, const QByteArray& example);

} // namespace stemma
