// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/transcriptanchors.h"

#include "core/store/plan/rewrite.h"
#include "core/store/plan/transcriptwriter.h"
#include "core/store/transcript/transcriptfolder.h"

namespace stemma {

void trackCopies(const PlanTarget& target, const SessionId& session, const RowIds& ids)
{
    if (!target.moved)
        return;
    *target.moved += copiesOf(target.followed, target.id, session, [&](const MessageId& id) {
        const auto row = target.conversation.rowWithId(id.value);
        const auto copy = row ? ids.find(*row) : ids.end();
        return copy == ids.end() ? MessageId() : MessageId(json::parse(copy->second).value_or(json::Value()).string);
    });
}

/// The session without a branch in its id is the one that the agent goes on with: it passes from branch to branch.
void trackAnchors(const PlanTarget& target, EditKind kind, const Rewrite& rewrite, const RowIds& ids)
{
    if (!target.moved)
        return;
    const SessionId next(target.file.id);
    const SessionId left(target.file.id + u'#' + target.activeEnd);
    const size_t first = rewrite.firstChangedRow();
    // What is appended to the end of another branch leaves none that ends there.
    size_t end = target.conversation.size();
    while (end > 0 && !isEntry(target.conversation.facts(end - 1)))
        --end;
    const bool goesOn = end == 0 || first >= end;
    // A resume removes nothing: the end stays in the branch that is left.
    const bool removes = kind != EditKind::Resume && first > 0;
    const auto before
        = removes ? target.conversation.message(first - 1, ReadOptions::NoText) : Result<Message>(Message());
    for (const MessagePlace& place : target.followed) {
        const auto row = target.conversation.rowWithId(place.message.value);
        if (row && !target.conversation.facts(*row).isMain)
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
            const auto behind = ids.upper_bound(*row);
            const auto copy
                = behind == ids.begin() ? std::unexpected(json::ParseError()) : json::parse(std::prev(behind)->second);
            if (copy)
                to += MessagePlace {next, MessageId(copy->string)};
            else if (before && !before->id.isEmpty())
                to += MessagePlace {next, before->id};
            if (target.isActive)
                to += MessagePlace {left, place.message};
        }
        if (!to.isEmpty())
            target.moved->append({place, to, row && !stands && !ids.contains(*row)});
    }
}

} // namespace stemma
