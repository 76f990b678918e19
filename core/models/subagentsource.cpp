// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/subagentsource.h"

#include "core/base/text.h"
#include "core/filechanges/toolkind.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr int SubAgentQuietMs = 1000;

Result<QList<SubAgent>> readAgents(SessionStore& store, const SessionId& session, const JobControl& job)
{
    const auto edges = store.edges(session, job);
    if (!edges)
        return std::unexpected(edges.error());
    constexpr qsizetype LongestTitle = 120;
    QList<SubAgent> agents;
    for (const LineageEdge& edge : *edges) {
        if (edge.kind != LineageEdge::Kind::SubAgent || edge.from != session
            || agents.size() >= SubAgentSource::MostAgents)
            continue;
        const auto info = store.session(edge.to, ListDetail::Full, job);
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (!info)
            continue; // gone meanwhile
        const QString title = info->title.isEmpty() ? info->firstPrompt : info->title;
        agents << SubAgent {edge.to, firstLine(title.isEmpty() ? edge.to.value : title, LongestTitle), info->createdAt};
    }
    std::ranges::stable_sort(agents, {}, &SubAgent::createdAt);
    return agents;
}

} // namespace

SubAgentSource::SubAgentSource(OpenStore& store, SessionId session, QObject* parent)
    : StoreSource(SubAgentQuietMs, parent)
    , m_session(std::move(session))
{
    setStore(&store);
    load();
}

void SubAgentSource::load()
{
    begin({});
    ask([session = m_session](SessionStore& store, const JobControl& job) { return readAgents(store, session, job); },
        Lane::Idle,
        [this](const Result<QList<SubAgent>>& agents) {
            if (agents) // else what is known stays; the page reports the error
                m_agents = *agents;
            finish(agents ? std::nullopt : std::optional(agents.error()));
        });
}

QList<SubAgent> SubAgentSource::startedBy(const ToolPart& call) const
{
    const bool isAgents = toolKindOf(call.name) == ToolKind::Agent;
    if (m_agents.isEmpty() || (!isAgents && call.output.isEmpty()))
        return {};
    // Ids stand near the beginning or in what belongs to the call; more is not looked through while rows are laid out.
    constexpr qsizetype Looked = 4096;
    constexpr qsizetype MostNamed = 200;
    QList<SubAgent> found;
    for (SubAgent agent : m_agents.first(std::min(MostNamed, m_agents.size()))) {
        const QString& id = agent.session.value;
        const auto names = [&id](const LongText& text) { return QStringView(text.text).left(Looked).contains(id); };
        agent.isNamed = names(call.output) || names(call.input) || names(call.metadata);
        if (agent.isNamed)
            found << agent;
    }
    if (!found.isEmpty() || !isAgents || !call.startedAt || !call.endedAt)
        return found;
    auto agent = std::ranges::lower_bound(m_agents, call.startedAt, {}, &SubAgent::createdAt);
    for (; agent != m_agents.end() && agent->createdAt <= call.endedAt; ++agent)
        found << *agent;
    return found;
}

} // namespace stemma
