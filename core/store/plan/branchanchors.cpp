// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/branchanchors.h"

#include "core/store/json/json.h"

namespace stemma {

void trackAnchors(
    const PlanTarget& target, EditKind kind, const Rewrite& rewrite, const TranscriptWriter::Copies& copies)
{
    if (!target.moved)
        return;
    const TranscriptConversation& conversation = target.conversation;
    const SessionId next(target.file.id);
    const SessionId left(target.file.id + u'#' + target.activeEnd);
    const size_t first = rewrite.firstChangedRow();
    // What is appended to the end of another branch leaves none that ends there.
    size_t end = conversation.size();
    while (end > 0 && !isEntry(conversation.facts(end - 1)))
        --end;
    const bool goesOn = end == 0 || first >= end;
    // A resume removes nothing: the end stays in the branch that is left.
    const bool removes = kind != EditKind::Resume && first > 0;
    const auto before = removes ? conversation.message(first - 1, 0) : Result<Message>(Message());
    for (const MessagePlace& place : target.followed) {
        const auto row = conversation.rowWithId(place.message.value);
        if (row && !conversation.facts(*row).isMain)
            continue; // of an end that was discarded before
        const bool stands = row && *row < first;
        QList<MessagePlace> to;
        if (place.session != target.id) {
            if (place.session == next && !stands)
                to += MessagePlace {left, place.message};
        } else if (row && stands) {
            if (!target.isActive)
                to += MessagePlace {next, place.message};
            if (!target.isActive && goesOn)
                to += MessagePlace {left, place.message};
        } else if (row) {
            // One that goes: the copy before it, or what stands before the change.
            const auto behind = copies.upper_bound(*row);
            const auto copy = behind == copies.begin() ? std::unexpected(json::ParseError())
                                                       : json::parse(std::prev(behind)->second);
            if (copy)
                to += MessagePlace {next, MessageId(copy->string)};
            else if (before && !before->id.isEmpty())
                to += MessagePlace {next, before->id};
            if (target.isActive)
                to += MessagePlace {left, place.message};
        }
        if (!to.isEmpty())
            target.moved->append({place, to, row && !stands && !copies.contains(*row)});
    }
}

} // namespace stemma
