// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// The number that a name may be: of a message as the window counts, from 1, though a name may say 0. No value: it is
/// none.
[[nodiscard]] std::optional<qint64> messageNumber(QStringView name);

/// The outline key of a message that somebody named by its id or by its number. An id that looks like a number is an
/// id.
[[nodiscard]] Result<qint64> keyNamed(
    SessionStore& store, const SessionId& session, const QString& name, const JobControl& job);
/// The id of that message. A name that is no number is given back as it is: whoever uses it finds out whether there is
/// such a message.
[[nodiscard]] Result<MessageId> messageNamed(
    SessionStore& store, const SessionId& session, const QString& name, const JobControl& job);

} // namespace stemma
