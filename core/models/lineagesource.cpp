// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lineagesource.h"

#include <algorithm>

namespace stemma {

LineageSource::LineageSource(OpenStore* store, SessionId session, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_session(std::move(session))
    , m_graph(std::make_shared<LineageGraph>())
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &LineageSource::load);
    connect(store, &OpenStore::changed, this, [this](StoreChange change) {
        if (change != StoreChange::Vanished && !m_later.isActive())
            m_later.start(int(std::clamp<qint64>(10 * m_tookMs, QuietMs, 60'000)));
    });
}

LineageSource::~LineageSource()
{
    m_control.cancel();
}

void LineageSource::setWhole(bool whole)
{
    if (std::exchange(m_whole, whole) != whole)
        load();
}

void LineageSource::setChanges(const QList<LineageReader::Change>& changes)
{
    if (std::exchange(m_changes, changes) != changes && (m_reader || m_loading) && !m_later.isActive())
        m_later.start(QuietMs);
}

void LineageSource::end()
{
    ++m_generation;
    m_control.cancel();
    m_loading = false;
    m_searching = false;
    if (m_since.isValid()) {
        m_since.invalidate();
        emit ended();
    }
}

void LineageSource::load()
{
    if (!m_store)
        return;
    end();
    m_later.stop();
    m_control = {};
    m_error.reset();
    m_loading = true;
    m_since.start();
    emit begun(tr("Reading the lineage"), m_control);
    emit changed();
    readStored();
}

void LineageSource::readStored()
{
    m_reader = std::make_shared<LineageReader>(m_whole ? SessionId() : m_session);
    m_reader->setChanges(m_changes);
    m_store
        ->run([reader = m_reader](SessionStore& store, const JobControl& job) { return reader->read(store, job); },
            Lane::Normal, m_control)
        .then(this, [this, generation = m_generation](const Result<LineageGraph>& graph) {
            if (generation == m_generation)
                takeStored(graph);
        });
}

void LineageSource::takeStored(const Result<LineageGraph>& graph)
{
    if (!graph || !m_store) {
        giveUp(graph ? Error {} : graph.error());
        return;
    }
    m_loading = false;
    m_searching = true;
    setGraph(*graph);
    search();
}

void LineageSource::search()
{
    m_store
        ->run([reader = m_reader](const SessionStore&,
                  const JobControl&) { return std::make_shared<PrefixFinder>(reader->sessionsByAge()); },
            Lane::Idle, m_control)
        .then(this, [this, generation = m_generation](const std::shared_ptr<PrefixFinder>& finder) {
            if (generation != m_generation || !m_store)
                return;
            m_finder = finder;
            searchOn();
        });
}

void LineageSource::searchOn()
{
    m_store
        ->run([finder = m_finder](SessionStore& store, const JobControl& job) { return finder->step(store, job); },
            Lane::Idle, m_control)
        .then(this, [this, generation = m_generation](const Result<bool>& done) {
            if (generation == m_generation)
                takeSlice(done);
        });
}

void LineageSource::takeSlice(const Result<bool>& done)
{
    if (!m_store)
        return;
    if (!done)
        giveUp(done.error());
    else if (*done)
        addFound();
    else
        searchOn();
}

void LineageSource::addFound()
{
    m_store
        ->run(
            [reader = m_reader, finder = m_finder](SessionStore& store, const JobControl& job) {
                return reader->addFound(store, finder->relations(), finder->examined(), job);
            },
            Lane::Idle, m_control)
        .then(this, [this, generation = m_generation](const Result<LineageGraph>& graph) {
            if (generation != m_generation)
                return;
            if (!graph) {
                giveUp(graph.error());
                return;
            }
            m_searching = false;
            m_tookMs = m_since.elapsed();
            m_since.invalidate();
            emit ended();
            setGraph(*graph);
        });
}

void LineageSource::setGraph(LineageGraph graph)
{
    m_graph = std::make_shared<LineageGraph>(std::move(graph));
    emit changed();
}

/// What was there before stays.
void LineageSource::giveUp(const Error& error)
{
    m_error = error;
    m_loading = false;
    m_searching = false;
    m_tookMs = m_since.elapsed();
    m_since.invalidate();
    emit ended();
    emit changed();
}

} // namespace stemma
