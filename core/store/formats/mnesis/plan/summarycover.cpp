// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/summarycover.h"

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

/// The messages of the context in their order.
std::vector<SummaryCover::Choosable> SummaryCover::choosable(const SessionId& session)
{
    std::vector<Choosable> messages;
    auto query = m_reader.rows(
        u"SELECT m.created_at, m.rowid, m.id, m.role, c.position, c.item_type <> 'summary' FROM messages m CROSS JOIN "
        "context_items c ON c.session_id = ?1 AND c.item_id = m.id WHERE m.session_id = ?1 AND m.is_summary = 0 "
        "ORDER BY m.created_at, m.rowid"_s,
        {session.value});
    qint64 items = 0;
    qint64 position = std::numeric_limits<qint64>::max();
    bool areTimesWhole = true; // others compare in SQL as they do not here
    while (query.next()) {
        const auto time = query.integer(0);
        const Place place {time.value_or(OutlineRow::NoTime), query.integer(1).value_or(-1)};
        areTimesWhole = areTimesWhole && time;
        ++items;
        position = std::min(position, query.integer(4).value_or(0));
        const bool isNext = messages.empty() || messages.back().place != place;
        if (isNext && query.integer(5).value_or(0) != 0)
            messages.push_back({place, query.text(2), query.text(3) == "user"_L1});
        if (!messages.empty() && messages.back().place == place) {
            messages.back().items = areTimesWhole ? items : -1;
            messages.back().position = position;
        }
    }
    return messages;
}

/// How many of the first messages follow each other, without a summary that stands between them. The library would
/// reach across one, which only a change from outside can have left there, and its summaries would overlap.
qsizetype SummaryCover::untilSummary(const SessionId& session, const std::vector<Choosable>& messages)
{
    const auto nodes = m_reader.summaries().nodes(session);
    qsizetype count = qsizetype(messages.size());
    for (const SummaryNode& node : nodes) {
        const auto first = node.inContext ? placeOf(node.first.value) : std::nullopt;
        if (first && !messages.empty() && *first > messages.front().place)
            count = std::min<qsizetype>(
                count, std::ranges::lower_bound(messages, *first, {}, &Choosable::place) - messages.begin());
    }
    return count;
}

/// How many of them are to be summarised, from the first on.
Result<qsizetype> SummaryCover::chosen(
    const CompactEdit& edit, const SessionRules& rules, const std::vector<Choosable>& messages)
{
    const qsizetype apart = untilSummary(edit.session, messages);
    if (edit.to.isEmpty()) {
        const CompactionProfile& profile = rules.rules.compaction;
        QList<bool> isFromUser;
        for (const Choosable& message : messages)
            isFromUser += message.isFromUser;
        if (const qsizetype count = std::min(messagesToCompact(isFromUser, edit.level, profile), apart); count > 0)
            return count;
        return fail(Errc::Usage,
            tr("mnesis keeps the last two turns, and the context has no message before them. Choose the last message "
               "to summarise."));
    }
    const auto last = std::ranges::find(messages, edit.to.value, &Choosable::id);
    if (last != messages.end() && last - messages.begin() >= apart)
        return fail(Errc::NotSupported,
            tr("Messages before an earlier summary are not summarised yet. Summarise those first, up to “%1”.")
                .arg(messages[size_t(apart - 1)].id));
    if (last != messages.end())
        return last - messages.begin() + 1;
    const auto message = messageRow(edit.session, edit.to);
    if (!message)
        return std::unexpected(message.error());
    if (message->isSummary)
        return fail(Errc::NotSupported,
            tr("Message %1 is a summary. To merge summaries, choose them as summaries.").arg(message->number));
    return fail(Errc::Usage,
        tr("Message %1 is not in the context: it is already summarised or was lost.").arg(message->number));
}

void SummaryCover::findItems(const SessionId& session, Covered& covered)
{
    const auto row
        = firstRow(u"SELECT count(*), min(position) FROM context_items WHERE session_id = ?1 AND "_s + covered.itemsSql,
            QVariantList {session.value} + covered.itemsValues);
    covered.items = row.value(0).toLongLong();
    covered.position = row.value(1).toLongLong();
}

/// Takes messages until the model's window is full: the rest stays for the next run.
Result<> SummaryCover::readCovered(const CompactEdit& edit, const SessionRules& rules,
    std::span<const Choosable> messages, bool forModel, Covered& covered)
{
    const Outline& outline = m_reader.outline(edit.session);
    covered.first = MessageId(messages.front().id);
    covered.fromNumber = StoreReader::indexIn(outline, messages.front().place) + 1;
    const CompactionSpace space = rules.space();
    KeptMessages kept(space);
    std::optional<SummaryRequest> request;
    if (edit.level < DeterministicLevel)
        request.emplace(edit.level, space, false);
    const auto message = [messages](qsizetype i) {
        const Choosable& chosen = messages[size_t(i)];
        return std::pair(chosen.id, chosen.isFromUser ? Role::User : Role::Assistant);
    };
    const auto take = [&](InputMessage&& input) {
        if (request && !request->addMessage(input.role, input.excerpt, input.messageTokens)
            && (forModel || edit.to.isEmpty()))
            return false;
        ++covered.count;
        covered.tokens = saturatingAdd(covered.tokens, input.tokens);
        kept.add(std::move(input.kept), input.textsWithIds);
        return true;
    };
    if (auto done = readMessages(m_reader, rules, edit.level, qsizetype(messages.size()), message, take, m_job); !done)
        return done;
    if (covered.count > 0) {
        const Choosable& last = messages[size_t(covered.count - 1)];
        covered.last = MessageId(last.id);
        covered.lastPlace = last.place;
        covered.toNumber = StoreReader::indexIn(outline, last.place) + 1;
        covered.items = last.items;
        covered.position = last.position;
        covered.rowids.reserve(covered.count);
        for (const Choosable& taken : messages.first(size_t(covered.count)))
            covered.rowids += taken.place.key;
    }
    covered.fileIds = kept.fileIds();
    covered.filePaths = kept.filePaths();
    covered.text = kept.text();
    if (request) {
        covered.request = request->text();
        covered.maxTokens = request->maxTokens();
        covered.sent = request->isWhole() ? request->tokens() : 0;
    }
    return {};
}

Result<SummaryCover::Covered> SummaryCover::coveredMessages(
    const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    const auto messages = choosable(edit.session);
    const auto count = chosen(edit, rules, messages);
    if (!count)
        return std::unexpected(count.error());
    Covered covered;
    if (Result<> read = readCovered(edit, rules, std::span(messages).first(size_t(*count)), forModel, covered); !read)
        return std::unexpected(read.error());
    covered.itemsSql = u"item_id IN (SELECT m.id FROM main.messages m WHERE m.session_id = ?1 AND m.is_summary = 0 AND "
                       "(m.created_at, m.rowid) <= (?2, ?3))"_s;
    covered.itemsValues = {covered.lastPlace.createdMs, covered.lastPlace.key};
    if (covered.items < 0)
        findItems(edit.session, covered);
    return covered;
}

/// The summaries of the context in its order.
QList<SummaryNode> SummaryCover::summariesInOrder(const SessionId& session)
{
    const auto nodes = m_reader.summaries().nodes(session);
    QList<SummaryNode> inOrder;
    auto query = m_reader.rows(
        u"SELECT item_id FROM context_items WHERE session_id = ? AND item_type = 'summary' ORDER BY position"_s,
        {session.value});
    while (query.next()) {
        const auto node = std::ranges::find(nodes, NodeId(query.text(0)), &SummaryNode::id);
        if (node != nodes.end() && std::ranges::find(inOrder, node->id, &SummaryNode::id) == inOrder.end())
            inOrder += *node;
    }
    return inOrder;
}

/// Spans of releases before 0.4 lie in each other, so the last one need not end last.
void SummaryCover::widen(Covered& covered, const SummaryNode& node, std::optional<Span>& whole)
{
    const auto span = spanOf(node);
    if (covered.first.isEmpty() || (span && (!whole || span->first < whole->first)))
        covered.first = node.first;
    if (covered.last.isEmpty() || (span && (!whole || whole->last < span->last)))
        covered.last = node.last;
    if (span)
        whole = whole ? Span {std::min(whole->first, span->first), std::max(whole->last, span->last)} : *span;
}

Result<> SummaryCover::takeNodes(const CompactEdit& edit, const QList<SummaryNode>& nodes, const SessionRules& rules,
    bool forModel, Covered& covered)
{
    QList<MergedSummary> merged;
    QStringList marks;
    std::optional<Span> whole;
    std::optional<SummaryRequest> request;
    if (edit.level < DeterministicLevel)
        request.emplace(edit.level, rules.space(), true);
    for (const SummaryNode& node : nodes) {
        const auto stored = firstRow(u"SELECT kind FROM summary_nodes WHERE id = ?"_s, {node.id.value});
        const auto loaded = loadSummary(m_reader, node.id.value);
        if (stored.isEmpty() || loaded.isMissing || loaded.isRefused)
            return fail(
                Errc::NotSupported, tr("The summary “%1” is damaged. Repair the session first.").arg(nameOf(node)));
        if (request && !request->addSummary(loaded.text) && forModel)
            break;
        covered.nodes += node.id.value;
        covered.tokens = saturatingAdd(covered.tokens, loaded.tokens);
        covered.fileIds.add(loaded.text);
        merged += MergedSummary {node.id.value, loaded.text};
        widen(covered, node, whole);
        marks += u"?%1"_s.arg(covered.nodes.size() + 1);
        covered.itemsValues += node.id.value;
    }
    covered.count = covered.nodes.size();
    covered.itemsSql = u"item_id IN (%1)"_s.arg(marks.join(u", "_s));
    covered.filePaths = pathsIn(merged);
    covered.text = condensedText(merged, rules.space());
    if (!request)
        return {};
    // One alone is merged with nothing, but may be all that a summary was made of (spec 6.6).
    const bool isAlone = nodes.size() == 1;
    if (forModel && isAlone && covered.count == 0)
        return fail(Errc::NotSupported,
            tr("The summary “%1” does not fit into the model's window at level %2. Use level 2, which sends only its "
               "beginning, or level 3, which needs no model.")
                .arg(nameOf(nodes.constFirst()))
                .arg(edit.level));
    if (forModel && !isAlone && !request->isEnough())
        return fail(Errc::NotSupported,
            tr("Two of these summaries do not fit into the model's window at level %1. Use level 2, which sends only "
               "beginnings, or level 3, which needs no model.")
                .arg(edit.level));
    covered.request = request->text();
    covered.maxTokens = request->maxTokens();
    return {};
}

/// Messages between the summaries would be in the span of the new one without being summarised.
Result<> SummaryCover::refuseBetween(const SessionId& session, const QList<SummaryNode>& nodes)
{
    QList<Span> spans;
    for (const SummaryNode& node : nodes) {
        const auto span = spanOf(node);
        if (!span)
            return fail(Errc::NotSupported,
                tr("The span of the summary “%1” is not valid. Repair the session first.").arg(nameOf(node)));
        spans += *span;
    }
    const Span whole {std::ranges::min(spans, {}, &Span::first).first, std::ranges::max(spans, {}, &Span::last).last};
    for (const Choosable& message : choosable(session)) {
        const bool isInside = whole.contains(message.place) && !isWithin(spans, message.place);
        if (isInside)
            return fail(Errc::NotSupported,
                tr("Messages between these summaries are not summarised yet. Summarise those first."));
    }
    return {};
}

Result<SummaryCover::Covered> SummaryCover::coveredNodes(
    const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    const auto inOrder = summariesInOrder(edit.session);
    const QSet<NodeId> wanted(edit.nodes.begin(), edit.nodes.end());
    for (const NodeId& id : wanted) {
        if (std::ranges::find(inOrder, id, &SummaryNode::id) == inOrder.end())
            return fail(Errc::NotFound, tr("The context has no summary “%1”.").arg(id.value));
    }
    if (wanted.size() < 2)
        return fail(Errc::Usage, tr("Choose at least two different summaries to merge."));
    QList<SummaryNode> nodes;
    qsizetype lastIndex = -1;
    for (qsizetype i = 0; i < inOrder.size(); ++i) {
        if (!wanted.contains(inOrder.at(i).id))
            continue;
        if (lastIndex >= 0 && i > lastIndex + 1)
            return fail(Errc::NotSupported,
                tr("The summary “%1” is between these. Include it, or choose summaries that follow each other.")
                    .arg(nameOf(inOrder.at(i - 1))));
        lastIndex = i;
        nodes += inOrder.at(i);
    }
    if (Result<> free = refuseBetween(edit.session, nodes); !free)
        return std::unexpected(free.error());
    Covered covered;
    if (Result<> taken = takeNodes(edit, nodes, rules, forModel, covered); !taken)
        return std::unexpected(taken.error());
    findItems(edit.session, covered);
    return covered;
}

Result<SummaryCover::Covered> SummaryCover::coveredBy(const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    if (edit.nodes.isEmpty())
        return coveredMessages(edit, rules, forModel);
    return edit.nodes.size() == 1 ? coveredAgain(edit, rules, forModel) : coveredNodes(edit, rules, forModel);
}

/// What the library would do with what the summary gives back (spec 10, F18: dissolving, then summarising).
Result<SummaryCover::Covered> SummaryCover::coveredAgain(
    const CompactEdit& edit, const SessionRules& rules, bool forModel)
{
    const auto nodes = m_reader.summaries().nodes(edit.session);
    const auto node = std::ranges::find(nodes, edit.nodes.constFirst(), &SummaryNode::id);
    if (node == nodes.end())
        return fail(Errc::NotFound, plantexts::noSummary(edit.nodes.constFirst().value));
    if (!node->inContext)
        return fail(Errc::NotSupported,
            tr("The summary “%1” is not in the context, so it cannot be rewritten.").arg(nameOf(*node)));
    const auto back = givenBack(*node, nodes);
    if (!back)
        return std::unexpected(back.error());
    if (back->ids.isEmpty() || back->hidden > 0)
        return fail(Errc::NotSupported,
            tr("Another summary in the context also replaces messages of “%1”. Dissolve one of them, or merge them.")
                .arg(nameOf(*node)));
    Covered covered;
    Result<> taken;
    if (back->areNodes) {
        QList<SummaryNode> parents;
        for (const QString& id : back->ids)
            parents += *std::ranges::find(nodes, NodeId(id), &SummaryNode::id);
        taken = takeNodes(edit, parents, rules, forModel, covered);
    } else {
        taken = readCovered(edit, rules, messagesOf(edit.session, *back), forModel, covered);
    }
    if (!taken)
        return std::unexpected(taken.error());
    if (covered.count < back->ids.size())
        return fail(Errc::NotSupported,
            tr("The messages of “%1” do not fit into the model's window at level %2. Use level 2, which sends only "
               "beginnings, or level 3, which needs no model.")
                .arg(nameOf(*node))
                .arg(edit.level));
    covered.replaces = node->id.value;
    covered.replacedText = node->text.text;
    covered.itemsSql = u"item_id = ?2"_s;
    covered.itemsValues = {node->id.value};
    findItems(edit.session, covered);
    return covered;
}

std::vector<SummaryCover::Choosable> SummaryCover::messagesOf(const SessionId& session, const GivenBack& back)
{
    std::vector<Choosable> messages;
    auto query = m_reader.rows(u"SELECT created_at, rowid, id, role FROM messages WHERE id = ? AND session_id = ?"_s);
    for (const QString& id : back.ids) {
        query.bind(id, session.value);
        while (query.next())
            messages.push_back({{query.integer(0).value_or(OutlineRow::NoTime), query.integer(1).value_or(-1)},
                query.text(2), query.text(3) == "user"_L1});
        query.finish();
    }
    return messages;
}

} // namespace stemma::mnesis
