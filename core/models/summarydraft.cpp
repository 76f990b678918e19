// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/summarydraft.h"

#include "core/edit/modelsummary.h"
#include "core/store/sessionstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

SummaryDraft::Key SummaryDraft::key() const
{
    return {level, answer ? QString(endpoint.host() + u' ' + endpoint.model) : QString()};
}

Result<QList<SummaryDraft>> draftSummaries(
    SessionStore& store, const CompactEdit& wish, const QList<int>& levels, const JobControl& job)
{
    QList<SummaryDraft> drafts;
    for (const int level : levels) {
        CompactEdit edit = wish;
        edit.level = level;
        auto call = draftCall(store, edit, job);
        if (!call && drafts.isEmpty())
            return std::unexpected(call.error());
        if (!call)
            continue;
        SummaryDraft draft;
        draft.level = level;
        draft.wish = edit;
        // Without a model, what was asked for is what is written.
        draft.edit = level < SummaryDraft::Deterministic ? call->edit : edit;
        draft.made = std::move(call->draft);
        const auto outline = store.outline(wish.session, job);
        const auto first = store.keyOf(wish.session, draft.made.first, job);
        const auto last = store.keyOf(wish.session, draft.made.last, job);
        if (!outline || !first || !last)
            return std::unexpected(!outline ? outline.error() : !first ? first.error() : last.error());
        const auto place
            = [&](qint64 key) { return qint64(std::ranges::find(*outline, key, &OutlineRow::key) - outline->begin()); };
        draft.from = place(*first);
        draft.to = place(*last);
        drafts += draft;
    }
    return drafts;
}

} // namespace stemma
