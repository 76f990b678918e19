// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/messagename.h"

#include <QCoreApplication>

#include <algorithm>

namespace stemma {

namespace {

struct MessageNameText
{
    Q_DECLARE_TR_FUNCTIONS(MessageName)
};

} // namespace

std::optional<qint64> messageNumber(QStringView name)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    bool isNumber = std::ranges::all_of(name, isDigit);
    const qint64 number = isNumber ? name.toLongLong(&isNumber) : 0;
    return isNumber ? std::optional(number) : std::nullopt;
}

Result<qint64> keyNamed(SessionStore& store, const SessionId& session, const QString& name, const JobControl& job)
{
    const auto number = messageNumber(name);
    const auto key = store.keyOf(session, MessageId(name), job);
    if (!number || key || key.error().code != Errc::NotFound)
        return key;
    const auto outline = store.outline(session, job);
    if (!outline)
        return std::unexpected(outline.error());
    const auto count = qint64(outline->size());
    if (*number < 1 || *number > count)
        return fail(Errc::NotFound,
            MessageNameText::tr("The session has no message %L1; its last one is %L2.").arg(*number).arg(count));
    return (*outline)[size_t(*number - 1)].key;
}

Result<MessageId> messageNamed(
    SessionStore& store, const SessionId& session, const QString& name, const JobControl& job)
{
    if (!messageNumber(name))
        return MessageId(name);
    const auto key = keyNamed(store, session, name, job);
    if (!key)
        return std::unexpected(key.error());
    const qint64 wanted[] {*key};
    const auto messages = store.messages(session, wanted, ReadOptions {0}, job);
    if (!messages)
        return std::unexpected(messages.error());
    if (messages->empty() || !messages->front())
        return fail(Errc::Busy, MessageNameText::tr("The session changed while message %1 was looked for.").arg(name));
    return messages->front()->id;
}

} // namespace stemma
