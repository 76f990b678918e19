// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/comparer.h"

#include "core/base/saturating.h"
#include "core/lineage/contenthash.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr ScanOptions Compared {.maxText = 64 * 1024, .rows = Comparer::PageRows, .showsProgress = false};
constexpr ScanOptions Measured {.rows = 2048, .showsProgress = false};

} // namespace

Comparer::Comparer(CompareSide a, CompareSide b, qint64 mostCompared)
    : m_most(mostCompared)
{
    m_sides[0].of = std::move(a);
    m_sides[1].of = std::move(b);
    for (Side& side : m_sides)
        side.scan = MessageScan(side.of.session, Compared);
}

Result<> Comparer::begin(SessionStore& store, const JobControl& job)
{
    for (Side& side : m_sides) {
        const auto read = side.scan.refresh(store, job);
        if (!read)
            return std::unexpected(read.error());
        side.rows = qint64(side.scan.outline().size());
        if (side.of.upTo)
            side.rows = std::clamp<qint64>(*side.of.upTo, 0, side.rows);
    }
    m_begun = true;
    return {};
}

Result<> Comparer::readCommon(SessionStore& store, const JobControl& job)
{
    const qint64 most = std::min(m_sides[0].rows, m_sides[1].rows);
    const bool sameSession = m_sides[0].of.session == m_sides[1].of.session;
    // Of one and the same session only the last message is wanted.
    if (sameSession)
        m_common = std::max<qint64>(0, most - 1);
    std::vector<MessagePtr> page;
    m_sides[0].scan.setRange(m_common, most);
    const auto take = [&page](qint64 /*row*/, const MessagePtr& message) {
        page.push_back(message);
        return message != nullptr;
    };
    if (const auto read = m_sides[0].scan.step(store, job, take); !read)
        return std::unexpected(read.error());
    const qint64 first = m_common;
    const auto compare = [&](qint64 row, const MessagePtr& message) {
        const MessagePtr& other = page[size_t(row - first)];
        if (!message || !other || contentHash(*message) != contentHash(*other))
            return false;
        m_lastCommon = other;
        m_common = row + 1;
        return true;
    };
    const qint64 pageEnd = first + qint64(page.size());
    m_sides[1].scan.setRange(first, pageEnd);
    if (const auto read = m_sides[1].scan.run(store, job, compare); !read)
        return read;
    if (sameSession)
        m_common = most;
    job.setProgress(m_common, most);
    if (m_common == most || m_common < pageEnd)
        endCommon();
    return {};
}

void Comparer::endCommon()
{
    m_parted = true;
    for (Side& side : m_sides) {
        const qint64 end = std::min(side.rows, saturatingAdd(m_common, m_most));
        side.scan.setRange(m_common, end);
        side.figures.messages = side.rows - m_common;
        side.figures.compared = end - m_common;
    }
}

void Comparer::count(CompareFigures& figures, const Message& message)
{
    for (const Part& part : message.parts) {
        if (const auto* tool = part.as<ToolPart>())
            figures.toolErrors += tool->state == ToolPart::State::Error ? 1 : 0;
        else if (const auto* step = part.as<StepFinishPart>(); step && step->cost)
            figures.cost = figures.cost.value_or(0) + *step->cost;
    }
    if (!message.model.isEmpty())
        figures.model = message.model;
}

Result<bool> Comparer::readSide(Side& side, SessionStore& store, const JobControl& job)
{
    const auto over = side.scan.step(store, job, [&side](qint64 row, const MessagePtr& message) {
        if (message) {
            addItems(side.items, message, row);
            count(side.figures, *message);
        }
        return true;
    });
    if (over && *over) {
        side.isRead = true;
        side.scan.setOptions(Measured);
        side.scan.setRange(m_common, side.rows);
    }
    return over;
}

void Comparer::Side::endTurn()
{
    if (turnBegan)
        figures.work
            = saturatingAdd(figures.work, Duration {std::max<qint64>(0, saturatingSubtract(turnEnds, *turnBegan))});
    turnBegan.reset();
}

void Comparer::Side::measure(const OutlineRow& row, const OutlineDetail& detail)
{
    figures.tokens += detail.tokens;
    if (row.createdMs == OutlineRow::NoTime)
        return;
    const Time time = timeFromMs(row.createdMs);
    if (!figures.from)
        figures.from = time;
    figures.to = time;
    if (detail.role == Role::User || !turnBegan) {
        endTurn();
        turnBegan = row.createdMs;
    }
    turnEnds = row.createdMs;
}

Result<bool> Comparer::measure(Side& side, SessionStore& store, const JobControl& job)
{
    const Outline& outline = side.scan.outline();
    const auto over = side.scan.step(store, job, [&](qint64 row, const OutlineDetail& detail) {
        side.measure(outline[size_t(row)], detail);
        return true;
    });
    if (over && *over) {
        side.endTurn();
        side.isMeasured = true;
    }
    return over;
}

Result<bool> Comparer::step(SessionStore& store, const JobControl& job)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (!m_begun || !m_parted) {
        const Result<> done = m_begun ? readCommon(store, job) : begin(store, job);
        return done.transform([] { return false; });
    }
    for (Side& side : m_sides) {
        if (!side.isMeasured) {
            const Result<bool> over = side.isRead ? measure(side, store, job) : readSide(side, store, job);
            return over.transform([](bool) { return false; });
        }
    }
    return true;
}

ComparisonPtr Comparer::finish()
{
    auto comparison = std::make_shared<Comparison>();
    comparison->common = m_common;
    comparison->lastCommon = m_lastCommon;
    comparison->a = std::move(m_sides[0].items);
    comparison->b = std::move(m_sides[1].items);
    comparison->figuresA = m_sides[0].figures;
    comparison->figuresB = m_sides[1].figures;
    comparison->rows = alignItems(comparison->a, comparison->b);
    comparison->files = comparedFiles(comparison->a, comparison->b);
    return comparison;
}

} // namespace stemma
