// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemma {

/// Writes a home of Claude Code with one session: thinking, a plan, reads, an edit, a failed and a passed test run, and
/// a compaction. @p folder must not exist. The same bytes each time. Any thread.
[[nodiscard]] Result<> writeClaudeCodeSample(const QString& folder);
/// The same for a home of Codex, with a rollout of the legacy form.
[[nodiscard]] Result<> writeCodexSample(const QString& folder);

} // namespace stemma
