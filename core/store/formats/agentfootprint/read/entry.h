// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma::agentfootprint {

/// The system prompt of a recorded request.
[[nodiscard]] Message decodeSystemPrompt(QByteArrayView stored, const StoredAt& place, qint64 maxText);

/// An entry of a memory, vector or artifact store. What an entry holds of a conversation is shown as such,
/// an artifact as a file that can be referred to, everything else as it is stored.
[[nodiscard]] Message decodeEntry(QByteArrayView stored, const StoredAt& place, qint64 maxText);

} // namespace stemma::agentfootprint
