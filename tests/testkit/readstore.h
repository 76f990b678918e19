// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <QStringList>

/// Reading all of a store at once, for tests.
namespace stemma::readstore {

[[nodiscard]] std::vector<SessionInfo> listed(SessionStore& store, ListDetail detail = ListDetail::Full);
/// Null pointers where a row is gone.
[[nodiscard]] std::vector<MessagePtr> messages(SessionStore& store, const SessionId& id, qint64 maxText = -1);
/// What can be read of each session, without what a change invents: ids and times of its own.
[[nodiscard]] QStringList told(SessionStore& store);
[[nodiscard]] QStringList ids(const std::vector<MessagePtr>& messages);
[[nodiscard]] std::vector<qint64> keysOf(const Outline& outline);
/// As outlineDetails() of all rows of the outline; none where an answer failed.
[[nodiscard]] std::vector<OutlineDetail> details(SessionStore& store, const SessionId& id);
/// Every finding; none and an error give one of the code "failed".
[[nodiscard]] QList<Finding> findings(SessionStore& store, const std::optional<SessionId>& id = {});
/// Their codes, sorted, each once.
[[nodiscard]] QStringList codes(SessionStore& store);
/// What would be sent, or nothing where this cannot be reported.
[[nodiscard]] std::optional<QList<ContextItem>> sent(
    SessionStore& store, const SessionId& id, const std::optional<MessageId>& at = {});

/// Calls everything that reads and answers what does not fit together, or an empty text.
[[nodiscard]] QString readAll(SessionStore& store);
/// The same of one session.
[[nodiscard]] QString readSession(SessionStore& store, const SessionInfo& info);

} // namespace stemma::readstore
