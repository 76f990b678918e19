// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/compactionplanner.h"

#include "core/base/text.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/plan/itemwriter.h"
#include "core/store/formats/mnesis/plan/summaryinput.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

/// As the library writes one.
Window CompactionPlanner::writeSummary(
    EditPlan& plan, const Covered& covered, const SummaryNode& summary, const QString& model)
{
    const qint64 created = toMs(now());
    addSummaryMessage(plan, summary, model, created);
    addNode(plan, summary, model, created);
    plan.writes
        += PlannedWrite {u"summary_nodes"_s, Insert, 1, {}, PlanText::shown(summary.text.text), PlanText::summary(),
            {{u"id"_s, summary.id.value}, {u"span_start_message_id"_s, summary.first.value},
                {u"span_end_message_id"_s, summary.last.value}, {u"compaction_level"_s, QString::number(summary.level)},
                {u"token_count"_s, QString::number(summary.tokens.value_or(0))}}};
    plan.writes += {u"messages"_s, Insert, 1, {}, {}, tr("its message")};
    plan.writes += {u"message_parts"_s, Insert, 2, {}, {}, tr("its text and its marker")};
    QList<ListedItem> after;
    qsizetype place = -1;
    for (const ListedItem& item : covered.listed) {
        if (!covered.items.contains(item.rowid))
            after += item;
        else if (place < 0)
            place = after.size();
    }
    after.insert(std::max<qsizetype>(0, place), ListedItem::made(true, summary.id.value, {}));
    m_reader.got(writeItems(
        plan, plan.session, covered.listed, after, {PlanText::replacedMessages(), tr("its place in the context")}));
    QStringList replaced;
    for (const NodeId& id : covered.nodes)
        replaced += id.value;
    if (covered.replaces.isEmpty()) // else what the old one was made of is marked already
        markSuperseded(plan, replaced, true);
    Window window = windowOf(after);
    window.written.insert(summary.id.value, {false, false, summary.text.text, summary.tokens.value_or(0)});
    return window;
}

QString CompactionPlanner::titleOf(const Covered& covered, const SessionRow& row)
{
    if (!covered.replaces.isEmpty())
        return tr("Rewrite summary “%1” of “%2”").arg(firstLine(covered.replacedText, NameLength), row.name);
    if (!covered.nodes.isEmpty())
        return tr("Merge %n summary(ies) of “%1”", nullptr, int(covered.covers)).arg(row.name);
    return tr("Compact messages %1–%2 of “%3”").arg(covered.fromNumber).arg(covered.toNumber).arg(row.name);
}

CompactionPlanner::SessionRow CompactionPlanner::compactableRow(const CompactEdit& edit)
{
    if (edit.level < 1 || edit.level > DeterministicLevel)
        refuse(Errc::Usage, PlanText::noSummaryLevel(edit.level));
    const SessionRow row = sessionRow(edit.session);
    needContextList(edit.session);
    return row;
}

Result<CompactionDraft> CompactionPlanner::draft(const CompactEdit& edit)
{
    const SessionRow row = compactableRow(edit);
    const SessionRules rules = rulesOf(edit.session, row);
    CompactionDraft draft = isRefused() ? Covered() : coveredBy(edit, rules, true);
    draft.estimated = rules.model.isEstimate();
    draft.model = row.model;
    return draft;
}

Result<EditPlan> CompactionPlanner::plan(const CompactEdit& edit)
{
    const SessionRow row = compactableRow(edit);
    if (edit.text.isEmpty() && edit.level != DeterministicLevel)
        return fail(Errc::Usage, tr("A summary of level %1 needs a text. Level 3 does not.").arg(edit.level));
    if (!edit.text.isEmpty() && isBlank(edit.text))
        return fail(Errc::Usage, PlanText::noSummaryText());
    const auto orphan = edit.nodes.size() == 1 ? orphanOf(edit) : std::nullopt;
    if (orphan)
        return planReturn(edit, *orphan, row);
    const SessionRules rules = rulesOf(edit.session, row);
    const Covered covered = isRefused() ? Covered() : coveredBy(edit, rules, false);
    if (isRefused())
        return EditPlan();
    EditPlan plan = begun(edit, u"compact"_s, titleOf(covered, row));
    guardSession(plan, edit.session);
    const CompactionSpace space = rules.space();
    SummaryNode summary;
    summary.id = NodeId(newId("msg_"_L1));
    summary.session = edit.session;
    summary.level = edit.level;
    summary.first = covered.first;
    summary.last = covered.last;
    summary.parents = covered.nodes;
    summary.text = LongText(
        edit.text.isEmpty() ? covered.text : withFittingFooter(edit.text, covered.fileIds, covered.filePaths, space));
    const qint64 tokens = space.count(summary.text.text);
    summary.tokens = tokens;
    const Window window = writeSummary(plan, covered, summary, row.model);
    if (!covered.replaces.isEmpty())
        removeNode(plan, covered.replaces, covered.replacedText);

    addSessionChecks(plan, row);
    const bool isSmaller = tokens < covered.tokens;
    plan.checks += {u"summary-smaller"_s, isSmaller,
        isSmaller ? PlanText::summaryIsSmaller(tokens, covered.tokens)
                  : PlanText::summaryIsLarger(tokens, covered.tokens),
        true};
    // An answer of a model that is no smaller is what mnesis does not take.
    if (covered.sent > 0 && tokens >= covered.sent)
        plan.checks += {u"summary-converges"_s, false,
            tr("The summary (%L1 tokens) is larger than the text a model would be sent for it (%L2 tokens).")
                .arg(tokens)
                .arg(covered.sent),
            true};
    const bool isFitting = tokens <= space.usable;
    plan.checks += {u"summary-fits"_s, isFitting,
        isFitting ? tr("The summary fits into the model's window.")
                  : tr("The summary alone exceeds the %L1 tokens of the model's window.").arg(space.usable)};
    return withThreshold(withFigures(std::move(plan), window));
}

} // namespace stemma::mnesis
