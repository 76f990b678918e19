// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/textlines.h"
#include "core/base/plainjson.h"
#include "core/doctor/storereport.h"

namespace stemma::cli {

void putStoreReport(TextLines& lines, const StoreReport& report);
void putIntegrity(TextLines& lines, const QString& store, const QStringList& problems);
void putLogWrittenBack(TextLines& lines, const QString& store, qint64 bytes, bool isDone);

/// One object for each thing that takes room; its "of" says what kind of thing: "store", "files", "table", "index",
/// "kind", "session", "part", and "advice" about an index.
[[nodiscard]] std::vector<JsonValue> storeReportJson(const StoreReport& report);
[[nodiscard]] JsonValue integrityJson(const QString& store, const QStringList& problems);

} // namespace stemma::cli
