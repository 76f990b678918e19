// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/comparesource.h"

#include <QtConcurrentRun>

namespace stemma {

CompareSource::CompareSource(OpenStore* store, QObject* parent)
    : QObject(parent)
    , m_store(store)
{
}

CompareSource::~CompareSource()
{
    m_control.cancel();
}

void CompareSource::end()
{
    ++m_generation;
    m_control.cancel();
    if (std::exchange(m_working, false))
        emit ended();
}

void CompareSource::compare(const CompareSide& a, const CompareSide& b, qint64 mostCompared)
{
    if (!m_store)
        return;
    end();
    if (a != m_a || b != m_b)
        m_comparison.reset();
    m_a = a;
    m_b = b;
    m_most = mostCompared;
    m_comparer = std::make_shared<Comparer>(a, b, mostCompared);
    m_control = {};
    m_error.reset();
    m_working = true;
    emit begun(tr("Comparing two sessions"), m_control);
    emit changed();
    readOn();
}

void CompareSource::again()
{
    if (!m_a.session.isEmpty())
        compare(m_a, m_b, m_most);
}

void CompareSource::compareMore()
{
    compare(m_a, m_b, m_most * 10);
}

void CompareSource::clear()
{
    end();
    m_a = {};
    m_b = {};
    m_comparison.reset();
    m_error.reset();
    emit changed();
}

void CompareSource::readOn()
{
    m_store
        ->run(
            [comparer = m_comparer](SessionStore& store, const JobControl& job) { return comparer->step(store, job); },
            Lane::Normal, m_control)
        .then(this, [this, generation = m_generation](const Result<bool>& done) {
            if (generation == m_generation)
                take(done);
        });
}

void CompareSource::take(const Result<bool>& done)
{
    if (!done) {
        m_error = done.error();
        m_working = false;
        emit ended();
        emit changed();
    } else if (*done) {
        finish();
    } else if (m_store) {
        readOn();
    }
}

void CompareSource::finish()
{
    QtConcurrent::run([comparer = m_comparer] {
        return comparer->finish();
    }).then(this, [this, generation = m_generation](const ComparisonPtr& comparison) {
        if (generation != m_generation)
            return;
        m_comparison = comparison;
        m_working = false;
        emit ended();
        emit changed();
    });
}

} // namespace stemma
