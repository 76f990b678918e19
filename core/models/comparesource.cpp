// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/comparesource.h"

#include <QtConcurrentRun>

namespace stemma {

CompareSource::CompareSource(OpenStore* store, QObject* parent)
    : StoreSource(parent)
{
    setStore(store);
}

void CompareSource::compare(const CompareSide& a, const CompareSide& b, qint64 mostCompared)
{
    if (!store())
        return;
    if (a != m_a || b != m_b)
        m_comparison.reset();
    m_a = a;
    m_b = b;
    m_most = mostCompared;
    begin(tr("Comparing two sessions"));
    const auto comparer = std::make_shared<Comparer>(a, b, mostCompared); // used on the lane, then in the pool
    readOn(comparer, Lane::Normal, [this, comparer](const Result<>& done) {
        if (!done)
            return finish(done.error());
        QtConcurrent::run([comparer] {
            return comparer->finish();
        }).then(this, current<ComparisonPtr>([this](const ComparisonPtr& comparison) {
            m_comparison = comparison;
            finish();
        }));
    });
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
    stop();
    m_a = {};
    m_b = {};
    m_comparison.reset();
    setError({});
    emit changed();
}

} // namespace stemma
