// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/comparesource.h"

#include "core/store/conversation/messagescan.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace stemma {

namespace {

bool sameContent(const std::vector<CompareItem>& one, const std::vector<CompareItem>& other)
{
    return std::ranges::equal(one, other, [](const CompareItem& a, const CompareItem& b) {
        return a.index == b.index && a.part == b.part && a.hash == b.hash && a.message->id == b.message->id;
    });
}

bool sameContent(const Comparison& one, const Comparison& other)
{
    return one.common == other.common && one.rows == other.rows && one.files == other.files
        && one.figuresA == other.figuresA && one.figuresB == other.figuresB && sameContent(one.a, other.a)
        && sameContent(one.b, other.b);
}

/// The parts of a run of messages of a session.
Result<> addCommon(std::vector<CompareItem>& items, const SessionId& session, qint64 first, qint64 end,
    SessionStore& store, const JobControl& job)
{
    constexpr qint64 TextShown = 4 * 1024;
    MessageScan scan(session, {.maxText = TextShown});
    scan.setRange(first, end);
    return scan.run(store, job, [&items](qint64 row, const MessagePtr& message) {
        if (message)
            addItems(items, message, row);
        return true;
    });
}

} // namespace

CompareSource::CompareSource(OpenStore* store, QObject* parent)
    : StoreSource(QuietMs, parent)
{
    setStore(store);
}

void CompareSource::compare(const CompareSide& a, const CompareSide& b, qint64 mostCompared)
{
    if (!store())
        return;
    if (a != m_a || b != m_b) {
        m_comparison.reset();
        m_wantedCommon = 0;
        m_common = {};
    }
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
            // Equal rows stay: nothing moves on screen.
            if (!m_comparison || !sameContent(*m_comparison, *comparison)) {
                m_comparison = comparison;
                m_common = {};
            }
            finish();
            m_isReadingCommon = false; // an answer on its way was dropped
            if (m_wantedCommon > 0 && (m_common.a.empty() || m_common.first != firstWanted()))
                readCommonNow();
        }));
    });
}

void CompareSource::again()
{
    if (!m_a.session.isEmpty())
        compare(m_a, m_b, m_most);
}

void CompareSource::readCommon()
{
    if (!m_comparison || m_comparison->common == 0 || m_isReadingCommon)
        return;
    m_wantedCommon = m_wantedCommon == 0 ? FirstCommon : m_wantedCommon * 10;
    readCommonNow();
}

void CompareSource::forgetCommon()
{
    m_wantedCommon = 0;
    m_common = {};
    emit changed();
}

void CompareSource::readCommonNow()
{
    m_isReadingCommon = true;
    const qint64 end = m_comparison->common;
    const qint64 first = firstWanted();
    ask(
        [first, end, a = m_a.session, b = m_b.session](SessionStore& store, const JobControl& job) {
            CommonPart part {first, {}, {}};
            const Result<> done = addCommon(part.a, a, first, end, store, job).and_then([&] {
                return addCommon(part.b, b, first, end, store, job);
            });
            return done ? Result<CommonPart>(std::move(part)) : std::unexpected(done.error());
        },
        Lane::Visible,
        [this](const Result<CommonPart>& part) {
            m_isReadingCommon = false;
            if (part && m_wantedCommon > 0)
                m_common = *part;
            else if (!part && part.error().code != Errc::Cancelled)
                m_wantedCommon = 0;
            emit changed();
        });
    emit changed();
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
    m_common = {};
    m_wantedCommon = 0;
    m_isReadingCommon = false;
    setError({});
    emit changed();
}

} // namespace stemma
