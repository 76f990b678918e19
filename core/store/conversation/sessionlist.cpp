// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/sessionlist.h"

#include <algorithm>

namespace stemma {

Result<> giveSessions(const std::vector<SessionInfo>& sessions, ListDetail detail,
    const std::function<Result<>(SessionInfo& info)>& complete, const SessionStore::SessionSink& sink,
    const JobControl& job)
{
    constexpr size_t Batch = 128;
    for (size_t from = 0; from < sessions.size(); from += Batch) {
        const auto begin = sessions.begin() + qptrdiff(from);
        std::vector<SessionInfo> batch(begin, begin + qptrdiff(std::min(Batch, sessions.size() - from)));
        for (SessionInfo& info : batch) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const Result<> done = detail == ListDetail::Full ? complete(info) : Result<>();
            if (!done && done.error().code != Errc::NotFound)
                return done;
        }
        if (!sink(std::move(batch)))
            break;
    }
    return {};
}

QString firstPromptOf(const Conversation& session)
{
    constexpr qint64 PromptBytes = 800;
    constexpr qsizetype PromptLength = 200;
    for (size_t row = 0; row < session.size(); ++row) {
        const RowFacts facts = session.facts(row);
        if (!facts.flags.testFlag(RowFlag::User) || facts.flags.testFlag(RowFlag::Meta))
            continue;
        const auto message = session.message(row, PromptBytes);
        for (const Part& part : message && message->role == Role::User ? message->parts : QList<Part>()) {
            const auto* text = part.as<TextPart>();
            if (text && !text->text.text.isEmpty())
                return text->text.text.left(PromptLength);
        }
    }
    return {};
}

} // namespace stemma
