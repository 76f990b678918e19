// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/contextplace.h"

#include <QCoreApplication>

namespace stemma {

Result<std::optional<MessageId>> newestOfContext(
    SessionStore& store, const SessionId& session, const Outline& outline, qint64 row, const JobControl& job)
{
    if (row < 0 || row + 1 >= qint64(outline.size()))
        return std::nullopt;
    const qint64 key = outline[size_t(row)].key;
    const auto message = store.messages(session, {&key, 1}, {.maxText = 0}, job);
    if (!message)
        return std::unexpected(message.error());
    if (!message->front())
        return fail(
            Errc::NotFound, QCoreApplication::translate("ContextPlace", "Message %1 is no longer there.").arg(row + 1));
    return message->front()->id;
}

} // namespace stemma
