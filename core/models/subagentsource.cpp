// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/subagentsource.h"

#include "core/base/text.h"
#include "core/filechanges/toolkind.h"
#include "core/session/sessionname.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr int SubAgentQuietMs = 1000;

/// Reads them some at a time; used where the store is used.
class AgentReader
{
public:
    explicit AgentReader(SessionId session)
        : m_session(std::move(session))
    {
    }

    /// True: it was the last.
    Result<bool> step(SessionStore& store, const JobControl& job)
    {
        constexpr qsizetype AtOnce = 50;
        if (!m_wanted) {
            if (const Result<> found = findEdges(store, job); !found)
                return std::unexpected(found.error());
        }
        for (const SessionId& agent : m_wanted->first(std::min(AtOnce, m_wanted->size()))) {
            const auto info = store.session(agent, ListDetail::Full, job);
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            if (!info)
                continue; // gone meanwhile
            m_agents << SubAgent {agent, nameOfSession(*info), info->createdAt};
        }
        m_wanted->remove(0, std::min(AtOnce, m_wanted->size()));
        return m_wanted->isEmpty();
    }

    [[nodiscard]] QList<SubAgent> byTime() const
    {
        QList<SubAgent> agents = m_agents;
        std::ranges::stable_sort(agents, {}, &SubAgent::createdAt);
        return agents;
    }

private:
    Result<> findEdges(SessionStore& store, const JobControl& job)
    {
        const auto edges = store.edges(m_session, job);
        if (!edges)
            return std::unexpected(edges.error());
        m_wanted.emplace();
        for (const LineageEdge& edge : *edges) {
            if (edge.kind == LineageEdge::Kind::SubAgent && edge.from == m_session
                && m_wanted->size() < SubAgentSource::MostAgents)
                m_wanted->append(edge.to);
        }
        return {};
    }

    SessionId m_session;
    std::optional<QList<SessionId>> m_wanted; ///< not read yet; none: not even the edges
    QList<SubAgent> m_agents;
};

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
    const auto reader = std::make_shared<AgentReader>(m_session);
    readOn(reader, Lane::Idle, [this, reader](const Result<>& done) {
        if (done) // else what is known stays; the page reports the error
            m_agents = reader->byTime();
        finish(done ? std::nullopt : std::optional(done.error()));
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
        const QString id = agent.session.value.section(u'/', -1); // that of a copy begins with its session's
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
