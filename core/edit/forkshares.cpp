// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/forkshares.h"

#include "core/store/conversation/messagescan.h"
#include "core/store/files/filescript.h"
#include "core/store/sessionuse.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace stemma {

namespace {

using Kind = ForkShare::Kind;

/// Counts what stands on either side of the cut.
class Counting
{
public:
    Counting(SessionStore& store, const ForkEdit& edit, const JobControl& job)
        : m_store(store)
        , m_edit(edit)
        , m_job(job)
    {
    }

    [[nodiscard]] Result<> messages();
    [[nodiscard]] Result<> summaries(const EditPlan& plan);
    [[nodiscard]] Result<> references();
    [[nodiscard]] Result<> checkpoints(const EditPlan& plan);
    [[nodiscard]] Result<> subAgents(const EditPlan& plan);
    [[nodiscard]] QList<ForkShare> shares() const;

    void add(Kind kind, bool isAlong, qint64 count)
    {
        (isAlong ? m_counts[kind].along : m_counts[kind].behind) += count;
    }

private:
    struct Count
    {
        qint64 along = 0;
        qint64 behind = 0;
    };
    void take(const MessageCounts& counts, bool isAlong);
    void addOpenCalls(bool isAlong, qint64 count);

    SessionStore& m_store;
    const ForkEdit& m_edit;
    const JobControl& m_job;
    QMap<Kind, Count> m_counts;
    QSet<MessageId> m_along;
    QSet<NodeId> m_nodes; ///< from the messages that are copied
    QHash<quint64, bool> m_open; ///< calls whose result was not met yet, and whether they come along
};

qint64 inserted(const EditPlan& plan, const char* place)
{
    qint64 count = 0;
    for (const PlannedWrite& write : plan.writes) {
        if (write.place == QLatin1StringView(place) && write.change == PlannedWrite::Change::Insert)
            count += write.count;
    }
    return count;
}

qint64 tokensOf(const TokenUsage& usage)
{
    return usage.sum().value_or(0);
}

Result<> Counting::messages()
{
    MessageScan scan(m_edit.session, {.rows = 2'000, .showsProgress = false});
    const auto read = scan.refresh(m_store, m_job);
    const auto key = read ? m_store.keyOf(m_edit.session, m_edit.at, m_job) : read;
    if (!key)
        return std::unexpected(key.error());
    const Outline& outline = scan.outline();
    const qint64 at = std::ranges::find(outline, *key, &OutlineRow::key) - outline.begin();
    const qint64 end = at + (m_edit.before ? 0 : 1);
    return scan.run(m_store, m_job, [this, end](qint64 row, const MessageCounts& counts) {
        if (!counts.id.isEmpty())
            take(counts, row < end);
        return true;
    });
}

void Counting::take(const MessageCounts& counts, bool isAlong)
{
    if (isAlong) {
        m_along += counts.id;
        for (const NodeId& node : counts.summaries)
            m_nodes += node;
    }
    if (counts.isSummary)
        return; // counted as a summary
    add(Kind::Messages, isAlong, 1);
    add(Kind::UsedTokens, isAlong, tokensOf(counts.tokens));
    add(Kind::Parts, isAlong, counts.parts);
    add(Kind::Parts, false, counts.hidden);
    add(Kind::Thinking, isAlong, counts.thinking);
    for (const quint64 id : counts.openCalls) {
        addOpenCalls(isAlong, 1);
        if (id != 0)
            m_open.insert(id, isAlong);
    }
    for (const quint64 id : counts.results) {
        // Where a call comes along without its result, it is open in the fork, and only the original has the pair.
        add(Kind::ToolPairs, isAlong, 1);
        const auto call = m_open.constFind(id);
        if (call == m_open.cend())
            continue; // it is in the same part
        if (*call == isAlong)
            addOpenCalls(isAlong, -1);
        m_open.erase(call);
    }
}

void Counting::addOpenCalls(bool isAlong, qint64 count)
{
    add(Kind::OpenCalls, isAlong, count);
    add(Kind::Parts, isAlong, -count);
}

/// A summary that stands among the messages comes along where its place is before the cut. Formats that keep it apart
/// copy it where its span lies inside: then more messages are written than stand before the cut.
Result<> Counting::summaries(const EditPlan& plan)
{
    const auto nodes = m_store.summaryNodes(m_edit.session, m_job);
    if (!nodes)
        return std::unexpected(nodes.error());
    const auto placed = std::ranges::count_if(*nodes,
        [this](const SummaryNode& node) { return m_nodes.contains(node.id) || m_along.contains(node.inMessage()); });
    const qint64 written = inserted(plan, "messages") - m_counts.value(Kind::Messages).along;
    const qint64 along = std::clamp<qint64>(written, placed, nodes->size());
    add(Kind::Summaries, true, along);
    add(Kind::Summaries, false, nodes->size() - along);
    return {};
}

Result<> Counting::references()
{
    const auto references = m_store.fileReferences(m_edit.session, m_job);
    if (!references)
        return std::unexpected(references.error());
    for (const SessionStore::PlacedReference& one : *references)
        add(Kind::FileReferences, m_along.contains(one.message), 1);
    return {};
}

/// Most formats leave them with the original; the plan counts those that are written.
Result<> Counting::checkpoints(const EditPlan& plan)
{
    const auto points = m_store.checkpoints(m_edit.session, m_job);
    if (!points)
        return std::unexpected(points.error());
    const qint64 along = inserted(plan, "checkpoints");
    add(Kind::Checkpoints, true, along);
    add(Kind::Checkpoints, false, std::max<qint64>(0, points->size() - along));
    return {};
}

/// With those that sub-agents started. Those that come along are copied as files.
Result<> Counting::subAgents(const EditPlan& plan)
{
    const auto edges = m_store.edges(m_edit.session, m_job);
    if (!edges)
        return std::unexpected(edges.error());
    QList<SessionId> agents;
    for (const LineageEdge& edge : *edges) {
        if (edge.kind == LineageEdge::Kind::SubAgent && edge.from == m_edit.session && !agents.contains(edge.to))
            agents += edge.to;
    }
    QMultiHash<SessionId, SessionId> started;
    const auto take = [&started](const std::vector<SessionInfo>& sessions) {
        for (const SessionInfo& info : sessions) {
            if (info.origin.kind == Origin::Kind::SubAgent)
                started.insert(info.origin.session, info.id);
        }
        return true;
    };
    const Result<> listed = agents.isEmpty() ? Result<>() : m_store.sessions(ListDetail::Basic, take, m_job);
    if (!listed)
        return listed;
    auto* files = m_store.service<SessionFilesStore>();
    for (qsizetype i = 0; i < agents.size(); ++i) { // which grows
        const SessionId agent = agents.at(i);
        for (const SessionId& nested : started.values(agent)) {
            if (!agents.contains(nested))
                agents += nested;
        }
        const auto own = files ? files->filesOf(agent, m_job) : Result<QStringList>(QStringList());
        if (!own)
            return std::unexpected(own.error());
        const auto isCopy
            = [&own](const FileStep& step) { return step.kind == FileStep::Kind::Create && own->contains(step.like); };
        add(Kind::SubAgents, plan.files && std::ranges::any_of(plan.files->steps, isCopy), 1);
    }
    return {};
}

QList<ForkShare> Counting::shares() const
{
    QList<ForkShare> shares;
    for (auto count = m_counts.cbegin(); count != m_counts.cend(); ++count) {
        if (count.key() == Kind::Messages || count->along + count->behind > 0)
            shares += ForkShare {count.key(), count->along, count->behind};
    }
    return shares;
}

} // namespace

QLatin1StringView nameOf(ForkShare::Kind kind)
{
    using namespace Qt::StringLiterals;
    switch (kind) {
    case Kind::Messages:
        return "messages"_L1;
    case Kind::Parts:
        return "parts"_L1;
    case Kind::Thinking:
        return "thinking"_L1;
    case Kind::ToolPairs:
        return "tool_pairs"_L1;
    case Kind::OpenCalls:
        return "open_calls"_L1;
    case Kind::Summaries:
        return "summaries"_L1;
    case Kind::FileReferences:
        return "file_references"_L1;
    case Kind::Checkpoints:
        return "checkpoints"_L1;
    case Kind::SubAgents:
        return "sub_agents"_L1;
    case Kind::UsedTokens:
        return "used_tokens"_L1;
    case Kind::ContextItems:
        break;
    }
    return "context_items"_L1;
}

Result<QList<ForkShare>> forkShares(SessionStore& store, const EditPlan& plan, const JobControl& job)
{
    const auto* edit = std::get_if<ForkEdit>(&plan.edit);
    if (!edit)
        return QList<ForkShare>();
    Counting counting(store, *edit, job);
    Result<> done = counting.messages();
    done = done ? counting.summaries(plan) : done;
    counting.add(Kind::Thinking, true, -plan.thinkingLeftOut);
    counting.add(Kind::Thinking, false, plan.thinkingLeftOut);
    counting.add(Kind::Parts, true, -plan.damagedLeftOut);
    counting.add(Kind::Parts, false, plan.damagedLeftOut);
    done = done ? counting.references() : done;
    done = done ? counting.checkpoints(plan) : done;
    done = done ? counting.subAgents(plan) : done;
    if (!done)
        return std::unexpected(done.error());
    QList<ForkShare> shares = counting.shares();
    if (plan.after)
        shares += ForkShare {Kind::ContextItems, plan.after->messages, {}};
    return shares;
}

} // namespace stemma
