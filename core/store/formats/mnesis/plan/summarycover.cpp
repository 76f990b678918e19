// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/compactionplanner.h"

#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/compaction/summaryrequest.h"
#include "core/compaction/transcript.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/plan/summaryinput.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

CompactionPlanner::Messages CompactionPlanner::choosable(const QList<ListedItem>& listed)
{
    Messages messages;
    std::ranges::copy_if(
        listed, std::back_inserter(messages), [](const ListedItem& item) { return item.isRaw && !item.isSummary; });
    std::ranges::stable_sort(messages, {}, &ListedItem::place);
    const auto repeated = std::ranges::unique(messages, {}, &ListedItem::place);
    messages.erase(repeated.begin(), repeated.end());
    return messages;
}

/// How many of the first messages follow each other, without a summary that stands between them. The library would
/// reach across one, which only a change from outside can have left there, and its summaries would overlap.
qsizetype CompactionPlanner::untilSummary(const SessionId& session, const Messages& messages)
{
    const auto nodes = m_reader.summaries().nodes(session);
    qsizetype count = messages.size();
    for (const SummaryNode& node : nodes) {
        const auto first = node.inContext ? placeOf(node.first.value) : std::nullopt;
        if (first && !messages.empty() && *first > messages.front().place)
            count = std::min<qsizetype>(
                count, std::ranges::lower_bound(messages, *first, {}, &ListedItem::place) - messages.begin());
    }
    return count;
}

/// How many of them are to be summarised, from the first on; 0: that is refused.
qsizetype CompactionPlanner::chosen(const CompactEdit& edit, const SessionRules& rules, const Messages& messages)
{
    const qsizetype apart = untilSummary(edit.session, messages);
    if (edit.to.isEmpty()) {
        QList<bool> isFromUser;
        for (const ListedItem& message : messages)
            isFromUser += message.isFromUser;
        const qsizetype count = std::min(messagesToCompact(isFromUser, edit.level, rules.rules.compaction), apart);
        if (count <= 0)
            refuse(Errc::Usage,
                tr("mnesis keeps the last two turns, and the context has no message before them. Choose the last "
                   "message to summarise."));
        return count;
    }
    const auto last = std::ranges::find(messages, edit.to.value, &ListedItem::id);
    if (last != messages.end() && last - messages.begin() < apart)
        return last - messages.begin() + 1;
    const MessageRow message = messageRow(edit.session, edit.to);
    if (last != messages.end())
        refuse(Errc::NotSupported,
            tr("Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.")
                .arg(messages.at(apart - 1).id));
    else if (message.isSummary)
        refuse(Errc::NotSupported,
            tr("Message %1 is a summary. To merge summaries, choose them as summaries.").arg(message.number));
    else
        refuse(Errc::Usage,
            tr("Message %1 is not in the context: it is already summarised or was lost.").arg(message.number));
    return 0;
}

template<typename Test> void CompactionPlanner::replace(Covered& covered, Test test)
{
    for (const ListedItem& item : std::as_const(covered.listed)) {
        if (test(item))
            covered.items += item.rowid;
    }
}

/// Takes messages until the model's window is full: the rest stays for the next run.
void CompactionPlanner::readCovered(
    const CompactEdit& edit, const SessionRules& rules, const Messages& messages, bool forModel, Covered& covered)
{
    const Outline& outline = m_reader.outline(edit.session);
    covered.first = MessageId(messages.front().id);
    covered.fromNumber = StoreReader::indexIn(outline, messages.front().place) + 1;
    const CompactionSpace space = rules.space();
    KeptMessages kept(space);
    std::optional<SummaryRequest> request;
    if (edit.level < DeterministicLevel)
        request.emplace(edit.level, space, false);
    const auto message = [&messages](qsizetype i) {
        const ListedItem& chosen = messages.at(i);
        return std::pair(chosen.id, chosen.isFromUser ? Role::User : Role::Assistant);
    };
    const auto take = [&](InputMessage&& input) {
        if (request && !request->addMessage(input.role, input.excerpt, input.messageTokens)
            && (forModel || edit.to.isEmpty()))
            return false;
        ++covered.covers;
        covered.tokens = saturatingAdd(covered.tokens, input.tokens);
        kept.add(std::move(input.kept), input.textsWithIds);
        return true;
    };
    m_reader.got(readMessages(m_reader, rules, edit.level, messages.size(), message, take, m_job));
    if (covered.covers > 0) {
        const ListedItem& last = messages.at(covered.covers - 1);
        covered.last = MessageId(last.id);
        covered.toNumber = StoreReader::indexIn(outline, last.place) + 1;
    }
    covered.fileIds = kept.fileIds();
    covered.filePaths = kept.filePaths();
    covered.text = kept.text();
    if (request) {
        covered.prompt = request->text();
        covered.maxTokens = int(request->maxTokens());
        covered.sent = request->isWhole() ? request->tokens() : 0;
    }
}

CompactionPlanner::Covered CompactionPlanner::coveredMessages(
    const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    Covered covered;
    covered.listed = readItems(m_reader, edit.session);
    const Messages messages = choosable(covered.listed);
    if (const qsizetype count = chosen(edit, rules, messages); count > 0)
        readCovered(edit, rules, messages.first(count), forModel, covered);
    if (covered.covers > 0)
        replace(covered, [last = messages.at(covered.covers - 1).place](const ListedItem& item) {
            return item.isRaw && item.place <= last;
        });
    return covered;
}

/// Spans of releases before 0.4 lie in each other, so the last one need not end last.
void CompactionPlanner::widen(Covered& covered, const SummaryNode& node, std::optional<Span>& whole)
{
    const auto span = spanOf(node);
    if (covered.first.isEmpty() || (span && (!whole || span->first < whole->first)))
        covered.first = node.first;
    if (covered.last.isEmpty() || (span && (!whole || whole->last < span->last)))
        covered.last = node.last;
    if (span)
        whole = whole ? Span {std::min(whole->first, span->first), std::max(whole->last, span->last)} : *span;
}

void CompactionPlanner::takeNodes(const CompactEdit& edit, const QList<SummaryNode>& nodes, const SessionRules& rules,
    bool forModel, Covered& covered)
{
    QList<MergedSummary> merged;
    std::optional<Span> whole;
    std::optional<SummaryRequest> request;
    if (edit.level < DeterministicLevel)
        request.emplace(edit.level, rules.space(), true);
    for (const SummaryNode& node : nodes) {
        const auto stored = firstRow(u"SELECT kind FROM summary_nodes WHERE id = ?"_s, {node.id.value});
        const auto loaded = loadSummary(m_reader, node.id.value);
        if (stored.isEmpty() || loaded.isMissing || loaded.isRefused)
            return refuse(
                Errc::NotSupported, tr("The summary “%1” is damaged. Repair the session first.").arg(nameOf(node)));
        if (request && !request->addSummary(loaded.text) && forModel)
            break;
        covered.nodes += node.id;
        covered.tokens = saturatingAdd(covered.tokens, loaded.tokens);
        covered.fileIds.add(loaded.text);
        merged += MergedSummary {node.id.value, loaded.text};
        widen(covered, node, whole);
    }
    covered.covers = covered.nodes.size();
    covered.filePaths = pathsIn(merged);
    covered.text = condensedText(merged, rules.space());
    if (!request)
        return;
    // One alone is merged with nothing, but may be all that a summary was made of (spec 6.6).
    const bool isAlone = nodes.size() == 1;
    if (forModel && isAlone && covered.covers == 0)
        return refuse(Errc::NotSupported,
            tr("The summary “%1” does not fit into the model's window at level %2. Use level 2, which sends only its "
               "beginning, or level 3, which needs no model.")
                .arg(nameOf(nodes.constFirst()))
                .arg(edit.level));
    if (forModel && !isAlone && !request->isEnough())
        return refuse(Errc::NotSupported,
            tr("Two of these summaries do not fit into the model's window at level %1. Use level 2, which sends only "
               "beginnings, or level 3, which needs no model.")
                .arg(edit.level));
    covered.prompt = request->text();
    covered.maxTokens = int(request->maxTokens());
}

/// Messages between the summaries would be in the span of the new one without being summarised.
void CompactionPlanner::refuseBetween(const QList<ListedItem>& listed, const QList<SummaryNode>& nodes)
{
    QList<Span> spans;
    for (const SummaryNode& node : nodes) {
        const auto span = spanOf(node);
        if (!span)
            return refuse(Errc::NotSupported,
                tr("The span of the summary “%1” is not valid. Repair the session first.").arg(nameOf(node)));
        spans += *span;
    }
    const Span whole {std::ranges::min(spans, {}, &Span::first).first, std::ranges::max(spans, {}, &Span::last).last};
    for (const ListedItem& message : choosable(listed)) {
        const bool isInside = whole.contains(message.place) && !isWithin(spans, message.place);
        if (isInside)
            return refuse(Errc::NotSupported,
                tr("Messages between these summaries are not summarised yet. Summarise those first."));
    }
}

CompactionPlanner::Covered CompactionPlanner::coveredNodes(
    const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    Covered covered;
    covered.listed = readItems(m_reader, edit.session);
    const auto all = m_reader.summaries().nodes(edit.session);
    QList<SummaryNode> inOrder; // of the context
    for (const ListedItem& item : std::as_const(covered.listed)) {
        const SummaryNode* node = item.isSummary ? findNode(all, NodeId(item.id)) : nullptr;
        if (node && !findNode(inOrder, node->id))
            inOrder += *node;
    }
    const QSet<NodeId> wanted(edit.nodes.begin(), edit.nodes.end());
    for (const NodeId& id : wanted) {
        if (!findNode(inOrder, id))
            refuse(Errc::NotFound, tr("The context has no summary “%1”.").arg(id.value));
    }
    if (wanted.size() < 2)
        refuse(Errc::Usage, tr("Choose at least two different summaries to merge."));
    QList<SummaryNode> nodes;
    qsizetype lastIndex = -1;
    for (qsizetype i = 0; i < inOrder.size(); ++i) {
        if (!wanted.contains(inOrder.at(i).id))
            continue;
        if (lastIndex >= 0 && i > lastIndex + 1)
            refuse(Errc::NotSupported,
                tr("The summary “%1” is between these. Include it, or choose summaries that follow each other.")
                    .arg(nameOf(inOrder.at(i - 1))));
        lastIndex = i;
        nodes += inOrder.at(i);
    }
    if (isRefused())
        return covered;
    refuseBetween(covered.listed, nodes);
    takeNodes(edit, nodes, rules, forModel, covered);
    replace(covered, [&nodes = covered.nodes](const ListedItem& item) { return nodes.contains(NodeId(item.id)); });
    return covered;
}

CompactionPlanner::Covered CompactionPlanner::coveredBy(
    const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    if (edit.nodes.isEmpty())
        return coveredMessages(edit, rules, forModel);
    return edit.nodes.size() == 1 ? coveredAgain(edit, rules, forModel) : coveredNodes(edit, rules, forModel);
}

/// What the library would do with what the summary gives back (spec 10, F18: dissolving, then summarising).
CompactionPlanner::Covered CompactionPlanner::coveredAgain(
    const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    const auto nodes = m_reader.summaries().nodes(edit.session);
    const SummaryNode* node = findNode(nodes, edit.nodes.constFirst());
    Covered covered;
    if (!node) {
        refuse(Errc::NotFound, PlanText::noSummary(edit.nodes.constFirst().value));
        return covered;
    }
    if (!node->inContext)
        refuse(Errc::NotSupported,
            tr("The summary “%1” is not in the context, so it cannot be rewritten.").arg(nameOf(*node)));
    covered.listed = readItems(m_reader, edit.session);
    const GivenBack back = givenBack(*node, nodes, covered.listed);
    if (back.items.isEmpty() || back.hidden > 0)
        refuse(Errc::NotSupported,
            tr("Another summary in the context also replaces messages of “%1”. Dissolve one of them, or merge them.")
                .arg(nameOf(*node)));
    if (isRefused())
        return covered;
    if (back.areNodes) {
        QList<SummaryNode> parents;
        for (const ListedItem& item : back.items)
            parents += *findNode(nodes, NodeId(item.id));
        takeNodes(edit, parents, rules, forModel, covered);
    } else {
        readCovered(edit, rules, back.items, forModel, covered);
    }
    if (covered.covers < back.items.size())
        refuse(Errc::NotSupported,
            tr("The messages of “%1” do not fit into the model's window at level %2. Use level 2, which sends only "
               "beginnings, or level 3, which needs no model.")
                .arg(nameOf(*node))
                .arg(edit.level));
    covered.replaces = node->id.value;
    covered.replacedText = node->text.text;
    replace(covered, [&node](const ListedItem& item) { return item.id == node->id.value; });
    return covered;
}

} // namespace stemma::mnesis
