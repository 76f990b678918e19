// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/listedinfo.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

std::optional<Time> toTime(const std::optional<qint64>& ms)
{
    return ms ? std::optional(timeFromMs(*ms)) : std::nullopt;
}

} // namespace

SessionInfo listedInfo(const TranscriptFile& file, const ListingSummary& head)
{
    SessionInfo info;
    info.id = SessionId(file.id);
    info.title = head.title;
    info.firstPrompt = head.firstPrompt;
    info.directory = head.directory;
    info.model = head.model;
    info.createdAt = toTime(head.createdMs);
    info.updatedAt = toTime(head.updatedMs ? head.updatedMs : std::optional(file.stamp.mtimeMs()));
    info.size = file.stamp.size;
    if (!head.forkedFrom.isEmpty())
        info.origin = {Origin::Kind::Fork, SessionId(head.forkedFrom), MessageId(head.forkedAt)};
    info.parent = info.origin.session;
    if (head.isSideChain)
        info.labels << u"side chain"_s;
    if (!head.lastPrompt.isEmpty())
        info.fields << StoredField {u"last_prompt"_s, head.lastPrompt};
    if (head.innerId != file.id && !head.innerId.isEmpty())
        info.fields << StoredField {u"session_id"_s, head.innerId};
    if (!file.project.isEmpty())
        info.fields << StoredField {u"project"_s, file.project};
    if (!file.audit.isEmpty())
        info.fields << StoredField {u"audit"_s, file.audit};
    if (!file.discarded.isEmpty())
        info.fields << StoredField {u"discarded"_s, file.discarded};
    return info;
}

MessageId lastShared(const LineIndex& origin, const TranscriptConversation& copy)
{
    size_t shared = 0;
    while (shared < copy.size() && copy.facts(shared).isMain
        && origin.lineOf(copy.transcript().lines()[copy.lineOfRow(shared)].id))
        ++shared;
    const auto last = shared > 0 ? copy.message(shared - 1, 0) : Result<Message>(Message());
    return last ? last->id : MessageId();
}

} // namespace stemma
