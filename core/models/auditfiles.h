// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/auditcurve.h"
#include "core/models/auditsource.h"

#include <QFuture>

namespace stemma {

/// The curves of an audit in @p columns columns; worked out off the GUI thread.
[[nodiscard]] QFuture<std::vector<AuditCurve>> auditCurves(const SessionAuditPtr& audit, size_t columns);
/// Writes an audit to a file off the GUI thread. The answer says why that failed; empty: it did not.
[[nodiscard]] QFuture<QString> writeAudit(const SessionAuditPtr& audit, const QString& path, bool asCsv);

} // namespace stemma
