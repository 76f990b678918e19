// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/extractedfact.h"

#include <QStringList>

#include <vector>

namespace stemma {

inline constexpr QLatin1StringView RepeatedMessage("repeated-message"); ///< rule of the facts found here

/// Messages that the lines of @p output with a word for errors may have told, the longest first: "Read timed out" of
/// "java.net.SocketTimeoutException: Read timed out". Bounded, whatever the output.
[[nodiscard]] QStringList errorMessagesOf(QStringView output, const LossRules& rules);

/// What @p text says again of @p messages is an error, as a whole: facts of errors within it are left out of @p facts.
void addRepeatedMessages(QStringView text, const QStringList& messages, std::vector<ExtractedFact>& facts);

} // namespace stemma
