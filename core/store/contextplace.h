// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// The message that is the newest of a context: that at a row of the outline. None: the context is the one of now,
/// because @p row is negative, or the last. Errors: Errc::NotFound where the message is gone since the outline was
/// read. Thread: the store's.
[[nodiscard]] Result<std::optional<MessageId>> newestOfContext(
    SessionStore& store, const SessionId& session, const Outline& outline, qint64 row, const JobControl& job);

} // namespace stemma
