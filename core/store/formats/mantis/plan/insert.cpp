// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/plan/plantexts.h"
#include "core/store/formats/mantis/plan/planchecks.h"
#include "core/store/formats/mantis/plan/planner.h"

using namespace Qt::StringLiterals;

namespace stemma::mantis {

/// The row before which a new entry would stand; the first one behind the end: it is the last entry.
Result<size_t> TreePlanner::rowForNew(const InsertEdit& edit) const
{
    const auto last = lastEntry();
    if (!last)
        return fail(Errc::NotSupported, tr("The session has no entry that mantis can read."));
    if (const Result<> refused = refuseSideChain(*last); !refused)
        return std::unexpected(refused.error());
    size_t next = 0;
    if (!edit.after.isEmpty()) {
        const auto row = rowOf(edit.after);
        if (!row)
            return row;
        if (openCalls(*row).later > 0)
            return fail(Errc::NotSupported, plantexts::betweenCallAndResult());
        next = *row + 1;
    }
    while (next <= *last && !isEntry(next))
        ++next;
    return next;
}

void TreePlanner::addFigures(EditPlan& plan, const NewEntry& added, const QString& text) const
{
    std::optional<Error> error;
    std::vector<SentMessage> sent;
    plan.before = figures({}, sent, error);
    plan.after = plan.before;
    bool isSent = added.type != "system";
    for (size_t row = added.row; row < m_target.session.size(); ++row)
        isSent = isSent && !m_target.session.facts(row).flags.testFlag(RowFlag::Boundary);
    if (!isSent) {
        plan.warnings += added.type == "system"
            ? tr("mantis never sends entries of the role “system”; the note is only for readers of the transcript.")
            : tr("The message is before a boundary, so it is not sent.");
        addSent(plan, sent, error);
        return;
    }
    SentMessage message {added.row};
    message.role = added.type == "assistant" ? Role::Assistant : Role::User;
    message.tokens = (utf8Size(text) + 3) / 4;
    // Behind the last message that is sent and stands before it.
    const auto place = std::ranges::lower_bound(sent, added.row, {}, &SentMessage::row);
    const auto isTwice
        = [&](const SentMessage& beside) { return beside.role == Role::User && message.role == Role::User; };
    const bool isBesidePrompt
        = (place != sent.begin() && isTwice(*std::prev(place))) || (place != sent.end() && isTwice(*place));
    sent.insert(place, message);
    if (plan.after) {
        plan.after->messages += 1;
        plan.after->tokens += message.tokens;
        plan.after->budget->total += message.tokens;
        plan.after->budget->messages += message.tokens;
    }
    addSent(plan, sent, error);
    if (isBesidePrompt)
        plan.warnings += tr("Two prompts would follow each other, which some providers reject.");
}

Result<EditPlan> TreePlanner::plan(const InsertEdit& edit)
{
    if (edit.role != "user"_L1 && edit.role != "assistant"_L1 && edit.role != "system"_L1)
        return fail(
            Errc::NotSupported, tr("mantis has no role “%1”. Choose user, assistant or system.").arg(edit.role));
    if (edit.text.isEmpty())
        return fail(Errc::Usage, plantexts::noText());
    const auto row = rowForNew(edit);
    if (!row)
        return std::unexpected(row.error());
    const QByteArray text = quotedText(edit.text);
    // Answers hold a list of blocks, always.
    const NewEntry added {
        *row, edit.role.toLatin1(), edit.role == "assistant"_L1 ? "[{\"type\":\"text\",\"text\":" + text + "}]" : text};
    EditPlan plan = begun(
        edit, u"insert"_s, plantexts::insertAfter(edit.after.isEmpty() ? 0 : qint64(*rowOf(edit.after)) + 1, name()));
    constexpr qsizetype ShownText = 4000;
    plan.writes += PlannedWrite {fileName(), PlannedWrite::Change::Insert, 1, {}, edit.text.left(ShownText),
        tr("the new message"), {{u"type"_s, edit.role}}};
    if (const Result<> done = appendBranch(plan, {}, added); !done)
        return std::unexpected(done.error());
    warnAboutWriters(plan);
    addFigures(plan, added, edit.text);
    addSigned(plan, added.row, {});
    return plan;
}

} // namespace stemma::mantis
