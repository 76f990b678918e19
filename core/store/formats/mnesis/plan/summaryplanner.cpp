// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/summaryplanner.h"

#include "core/store/formats/mnesis/plan/itemwriter.h"
#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

const SummaryNode* findNode(const QList<SummaryNode>& nodes, const NodeId& id)
{
    const auto found = std::ranges::find(nodes, id, &SummaryNode::id);
    return found == nodes.end() ? nullptr : &*found;
}

namespace {

/// Whether what @p node was made of, or what that was made of, is the node itself.
bool isOwnAncestor(const SummaryNode& node, const QList<SummaryNode>& nodes)
{
    QSet<NodeId> seen;
    QList<NodeId> open = node.parents;
    while (!open.isEmpty()) {
        const NodeId id = open.takeLast();
        if (id == node.id)
            return true;
        if (seen.contains(id))
            continue;
        seen += id;
        if (const SummaryNode* parent = findNode(nodes, id))
            open += parent->parents;
    }
    return false;
}

} // namespace

void SummaryPlanner::takeParents(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back)
{
    if (isOwnAncestor(node, nodes))
        return refuse(Errc::NotSupported, tr("The summary was made from itself, so it cannot be dissolved."));
    back.areNodes = true;
    for (const NodeId& id : node.parents) {
        const SummaryNode* parent = findNode(nodes, id);
        if (!parent)
            return refuse(Errc::NotSupported,
                tr("The summary was made from “%1”, which the session no longer has.").arg(id.value));
        if (!parent->inContext && !std::ranges::contains(back.items, id.value, &ListedItem::id))
            back.items += ListedItem::made(true, id.value, {});
    }
}

/// The messages of its span that neither stand in the context nor under another summary there.
void SummaryPlanner::takeMessages(
    const SummaryNode& node, const QList<SummaryNode>& nodes, const QList<ListedItem>& listed, GivenBack& back)
{
    const auto span = spanOf(node);
    if (!span)
        return refuse(Errc::NotSupported, tr("The span of the summary is not valid. Repair the session first."));
    QList<Span> others;
    for (const SummaryNode& other : nodes) {
        if (!other.inContext || other.id == node.id)
            continue;
        if (const auto its = spanOf(other))
            others += *its;
    }
    QSet<QString> known;
    for (const ListedItem& item : listed)
        known += item.id;
    for (const ListedItem& message : messagesOf(m_reader, node.session, *span)) {
        if (known.contains(message.id))
            continue;
        const bool isHidden = isWithin(others, message.place);
        back.hidden += int(isHidden);
        if (!isHidden)
            back.items += message;
    }
}

SummaryPlanner::GivenBack SummaryPlanner::givenBack(
    const SummaryNode& node, const QList<SummaryNode>& nodes, const QList<ListedItem>& listed)
{
    GivenBack back;
    back.isOrphan = !std::ranges::contains(listed, node.id.value, &ListedItem::id);
    // One in the context may have been put together too: a crash came before the new one took its place.
    for (const SummaryNode& other : nodes) {
        if (other.id != node.id && other.parents.contains(node.id))
            refuse(Errc::NotSupported,
                tr("The summary was merged into “%1”. Dissolve that one first.").arg(nameOf(other)));
    }
    if (!back.isOrphan && node.parents.isEmpty())
        takeMessages(node, nodes, listed, back);
    else if (!back.isOrphan)
        takeParents(node, nodes, back);
    return back;
}

// ---- one goes -----------------------------------------------------------------------------------

Window SummaryPlanner::writeBack(
    EditPlan& plan, const SummaryNode& node, const GivenBack& back, const QList<ListedItem>& before)
{
    QList<ListedItem> after;
    bool isPlaced = false;
    for (const ListedItem& item : before) {
        if (item.id != node.id.value)
            after += item;
        else if (!std::exchange(isPlaced, true))
            after += back.items;
    }
    m_reader.got(writeItems(plan, node.session, before, after,
        {tr("summary entry"), back.areNodes ? tr("the summaries it was made from") : tr("the messages it replaced")}));
    QStringList released;
    for (const ListedItem& item : back.items) {
        if (back.areNodes)
            released += item.id;
    }
    markSuperseded(plan, released, false);
    removeNode(plan, node.id.value, node.text.text);
    Window window = windowOf(after);
    window.removed = node.id.value;
    return window;
}

/// Other rules can hold for a session when the last summary is gone that shows who wrote it.
void SummaryPlanner::warnOfRelease(EditPlan& plan, const SessionRow& row, const SummaryNode& node)
{
    const SessionRules rules = rulesOf(node.session, row);
    const SessionRules then = mnesis::rulesOf(m_reader, node.session, row.model, node.id.value);
    if (then.release != rules.release)
        plan.warnings += tr("Only this summary shows that %1 wrote the session. Without it Stemma assumes the rules of "
                            "%2; choose those of %1 to keep them.")
                             .arg(rules.rules.profile.title, then.rules.profile.title);
}

Result<EditPlan> SummaryPlanner::plan(const DissolveEdit& edit)
{
    const SessionRow row = sessionRow(edit.session);
    needContextList(edit.session);
    const auto nodes = m_reader.summaries().nodes(edit.session);
    const SummaryNode* node = findNode(nodes, edit.node);
    if (!node)
        return fail(Errc::NotFound, PlanText::noSummary(edit.node.value));
    const auto before = readItems(m_reader, edit.session);
    const GivenBack back = givenBack(*node, nodes, before);
    EditPlan plan = begun(edit, u"dissolve"_s,
        back.isOrphan ? tr("Remove an unused summary of “%1”").arg(row.name)
                      : tr("Dissolve summary “%1” of “%2”").arg(nameOf(*node), row.name));
    guardSession(plan, edit.session);
    const Window window = writeBack(plan, *node, back, before);
    if (back.isOrphan)
        plan.warnings += tr("The summary was not in the context, so nothing changes for the agent.");
    if (back.hidden > 0)
        plan.warnings += tr("%n message(s) stay out of the context, because another summary also replaces them.",
            nullptr, int(back.hidden));
    warnOfRelease(plan, row, *node);
    addSessionChecks(plan, row);
    return withThreshold(withFigures(std::move(plan), window));
}

// ---- one comes back -----------------------------------------------------------------------------

std::optional<SummaryNode> SummaryPlanner::orphanOf(const CompactEdit& edit)
{
    const auto nodes = m_reader.summaries().nodes(edit.session);
    const SummaryNode* node = findNode(nodes, edit.nodes.constFirst());
    return node && !node->inContext ? std::optional(*node) : std::nullopt;
}

/// Only where the agent then sees nothing twice (spec 6.9).
SummaryPlanner::Return SummaryPlanner::returnOf(
    const SummaryNode& node, const QList<SummaryNode>& nodes, const QList<ListedItem>& before)
{
    Return back;
    const auto span = spanOf(node);
    if (!span) {
        refuse(Errc::NotSupported, tr("The span of the summary is not valid. Repair the session first."));
        return back;
    }
    for (const SummaryNode& other : nodes) {
        if (other.parents.contains(node.id))
            refuse(Errc::NotSupported,
                tr("The summary was merged into “%1”. Dissolve that one first.").arg(nameOf(other)));
        if (!other.inContext)
            continue;
        if (node.parents.contains(other.id)) {
            back.nodes += other.id;
            continue;
        }
        const auto its = spanOf(other);
        if (its && its->overlaps(*span))
            refuse(Errc::NotSupported,
                tr("The summary “%1” in the context replaces some of the same messages. Dissolve that one first, or "
                   "remove this one.")
                    .arg(nameOf(other)));
    }
    placeAmong(before, node, *span, nodes, back);
    if (back.uncovered > 0)
        refuse(Errc::NotSupported,
            tr("%n message(s) in the context are between the summaries of “%1” but not covered by them, so the agent "
               "would lose them. Dissolve it, then restore those summaries one by one.",
                nullptr, back.uncovered)
                .arg(nameOf(node)));
    return back;
}

/// Puts it in the place of the first that leaves the context for it, or before what comes behind its messages.
void SummaryPlanner::placeAmong(const QList<ListedItem>& before, const SummaryNode& node, const Span& span,
    const QList<SummaryNode>& nodes, Return& back)
{
    // Releases before 0.4 put summaries together between which others stood: what it was really made of is in them.
    QList<Span> covered = m_reader.summaries().leafSpans(node.session).of(node.id.value);
    if (covered.isEmpty())
        covered += span; // a summary of 0.1 has no row
    std::optional<qsizetype> replaced;
    std::optional<qsizetype> behind;
    for (const ListedItem& item : before) {
        const bool isCovered = item.isSummary ? back.nodes.contains(NodeId(item.id)) : span.contains(item.place);
        if (isCovered) {
            replaced = replaced.value_or(back.items.size());
            back.uncovered += int(!item.isSummary && !isWithin(covered, item.place));
            continue;
        }
        Place place = item.place;
        if (item.isSummary) { // a summary is written long after its messages
            const SummaryNode* other = findNode(nodes, NodeId(item.id));
            const auto its = other ? spanOf(*other) : std::nullopt;
            place = its ? its->first : Place {};
        }
        if (span.last < place)
            behind = behind.value_or(back.items.size());
        back.items += item;
    }
    back.items.insert(
        replaced.value_or(behind.value_or(back.items.size())), ListedItem::made(true, node.id.value, span.last));
}

Result<EditPlan> SummaryPlanner::planReturn(const CompactEdit& edit, const SummaryNode& node, const SessionRow& row)
{
    if (!edit.text.isEmpty())
        return fail(Errc::Usage, tr("Restore the summary to the context first, then edit its text."));
    const auto nodes = m_reader.summaries().nodes(edit.session);
    const auto before = readItems(m_reader, edit.session);
    const Return back = returnOf(node, nodes, before);
    const LoadedSummary loaded = loadSummary(m_reader, node.id.value);
    if (loaded.isMissing || loaded.isRefused)
        return fail(Errc::NotSupported, tr("The summary “%1” is damaged. Repair the session first.").arg(nameOf(node)));
    EditPlan plan
        = begun(edit, u"compact"_s, tr("Restore summary “%1” of “%2” to the context").arg(nameOf(node), row.name));
    guardSession(plan, edit.session);
    m_reader.got(writeItems(
        plan, edit.session, before, back.items, {PlanText::replacedMessages(), tr("its place in the context")}));
    if (back.items.size() > before.size())
        plan.warnings += tr("The messages it replaces are not in the context, so none are removed from it.");
    QStringList replaced;
    for (const NodeId& id : back.nodes) {
        if (!findNode(nodes, id)->superseded)
            replaced += id.value;
    }
    markSuperseded(plan, node.superseded ? QStringList {node.id.value} : QStringList(), false);
    markSuperseded(plan, replaced, true);
    addSessionChecks(plan, row);
    return withThreshold(withFigures(std::move(plan), windowOf(back.items)));
}

} // namespace stemma::mnesis
