// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemma {

/// The title of the sample store's main session.
inline constexpr QStringView SampleTitle = u"Persist the retry budget across restarts";

/// Writes the sample store: a coding session of some 180 messages with thinking, tools, errors,
/// patches, pruned outputs and two generations of summaries, a fork of it, a sub-agent's session, and
/// some small ones. @p path must not exist. The same bytes each time. Any thread.
[[nodiscard]] Result<> writeSampleStore(const QString& path);

} // namespace stemma
