// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lineagesource.h"

namespace stemma {

LineageSource::LineageSource(OpenStore* store, SessionId session, QObject* parent)
    : StoreSource(QuietMs, parent)
    , m_session(std::move(session))
    , m_graph(std::make_shared<LineageGraph>())
{
    setStore(store);
}

void LineageSource::setScope(Scope scope)
{
    if (std::exchange(m_scope, scope) != scope)
        load();
}

void LineageSource::setChanges(const QList<LineageReader::Change>& changes)
{
    if (std::exchange(m_changes, changes) != changes && m_reader)
        loadLater(QuietMs);
}

void LineageSource::load()
{
    if (!store())
        return;
    m_stage = Stage::Stored;
    m_reader = std::make_shared<LineageReader>(m_scope == Scope::Family ? m_session : SessionId());
    if (m_scope == Scope::Project)
        m_reader->setProjectOf(m_session);
    m_reader->setChanges(m_changes);
    begin(tr("Reading the lineage"));
    ask([reader = m_reader](SessionStore& store, const JobControl& job) { return reader->read(store, job); },
        Lane::Normal,
        [this](const Result<LineageGraph>& graph) {
            if (!graph)
                return finish(graph.error());
            m_stage = Stage::Found;
            m_graph = std::make_shared<LineageGraph>(*graph);
            emit changed();
            search();
        });
}

void LineageSource::search()
{
    const auto prepare = [reader = m_reader](const SessionStore&, const JobControl&) {
        return std::make_shared<PrefixFinder>(reader->sessionsByAge());
    };
    ask(prepare, Lane::Idle, [this](const std::shared_ptr<PrefixFinder>& finder) {
        m_finder = finder;
        readOn(finder, Lane::Idle, [this](const Result<>& done) { done ? addFound() : finish(done.error()); });
    });
}

void LineageSource::addFound()
{
    const auto add = [reader = m_reader, finder = m_finder](SessionStore& store, const JobControl& job) {
        return reader->addFound(store, finder->relations(), finder->examined(), job);
    };
    ask(add, Lane::Idle, [this](const Result<LineageGraph>& graph) {
        if (!graph)
            return finish(graph.error());
        m_graph = std::make_shared<LineageGraph>(*graph);
        if (m_scope == Scope::Family)
            return finish();
        m_stage = Stage::Figures;
        emit changed();
        addFigures();
    });
}

/// Of a whole store or project: what takes longer than the relations, and is not needed to draw them.
void LineageSource::addFigures()
{
    readOn(m_reader, Lane::Idle, [this](const Result<>& done) {
        if (!done)
            return finish(done.error());
        const auto whole = [reader = m_reader](const SessionStore&, const JobControl&) {
            return std::make_shared<LineageGraph>(reader->graph());
        };
        ask(whole, Lane::Idle, [this](const LineageGraphPtr& graph) {
            m_graph = graph;
            finish();
        });
    });
}

} // namespace stemma
