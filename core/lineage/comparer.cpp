// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/comparer.h"

#include "core/base/saturating.h"
#include "core/lineage/contenthash.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr ReadOptions Compared {.maxText = 64 * 1024};

} // namespace

Comparer::Comparer(CompareSide a, CompareSide b, qint64 mostCompared)
    : m_most(mostCompared)
{
    m_sides[0].of = std::move(a);
    m_sides[1].of = std::move(b);
}

Result<> Comparer::begin(SessionStore& store, const JobControl& job)
{
    for (Side& side : m_sides) {
        auto rows = store.outline(side.of.session, job);
        if (!rows)
            return std::unexpected(rows.error());
        side.rows = std::move(*rows);
        if (side.of.upTo && *side.of.upTo < qint64(side.rows.size()))
            side.rows.resize(size_t(std::max<qint64>(0, *side.of.upTo)));
    }
    m_begun = true;
    return {};
}

Result<std::vector<MessagePtr>> Comparer::page(
    const Side& side, size_t from, size_t to, SessionStore& store, const JobControl& job)
{
    std::vector<qint64> keys;
    for (size_t row = from; row < to; ++row)
        keys.push_back(side.rows[row].key);
    return store.messages(side.of.session, keys, Compared, job);
}

Result<> Comparer::readCommon(SessionStore& store, const JobControl& job)
{
    const size_t most = std::min(m_sides[0].rows.size(), m_sides[1].rows.size());
    const bool sameSession = m_sides[0].of.session == m_sides[1].of.session;
    if (sameSession)
        m_common = most;
    // Of one and the same session only the last message is wanted.
    const size_t from = sameSession && most > 0 ? most - 1 : m_common;
    const size_t to = std::min(most, from + size_t(PageRows));
    if (from < to) {
        const auto a = page(m_sides[0], from, to, store, job);
        if (!a)
            return std::unexpected(a.error());
        const auto b = sameSession ? a : page(m_sides[1], from, to, store, job);
        if (!b)
            return std::unexpected(b.error());
        for (size_t i = 0; i < to - from; ++i) {
            const MessagePtr& one = (*a)[i];
            const MessagePtr& two = (*b)[i];
            if (!one || !two || contentHash(*one) != contentHash(*two)) {
                endCommon();
                return {};
            }
            m_lastCommon = one;
            m_common = std::max(m_common, from + i + 1);
        }
    }
    job.setProgress(qint64(m_common), qint64(most));
    if (m_common == most)
        endCommon();
    return {};
}

void Comparer::endCommon()
{
    m_parted = true;
    for (Side& side : m_sides) {
        side.next = m_common;
        side.measured = m_common;
        side.end = std::min(side.rows.size(), m_common + size_t(m_most));
        side.figures.messages = qint64(side.rows.size() - m_common);
        side.figures.compared = qint64(side.end - m_common);
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

Result<> Comparer::readSide(Side& side, SessionStore& store, const JobControl& job)
{
    const size_t to = std::min(side.end, side.next + size_t(PageRows));
    const auto messages = page(side, side.next, to, store, job);
    if (!messages)
        return std::unexpected(messages.error());
    for (size_t i = 0; i < messages->size(); ++i) {
        const MessagePtr& message = (*messages)[i];
        if (!message)
            continue;
        addItems(side.items, message, qint64(side.next + i));
        count(side.figures, *message);
    }
    side.next = to;
    return {};
}

Duration Comparer::Side::lastTurn() const
{
    return Duration {std::max<qint64>(0, saturatingSubtract(turnEnds, *turnBegan))};
}

Result<> Comparer::measure(Side& side, SessionStore& store, const JobControl& job)
{
    constexpr size_t Batch = 2048;
    const size_t to = std::min(side.rows.size(), side.measured + Batch);
    std::vector<qint64> keys;
    for (size_t row = side.measured; row < to; ++row)
        keys.push_back(side.rows[row].key);
    const auto details = store.outlineDetails(side.of.session, keys, job);
    if (!details)
        return std::unexpected(details.error());
    for (size_t i = 0; i < details->size(); ++i) {
        const qint64 ms = side.rows[side.measured + i].createdMs;
        side.figures.tokens += (*details)[i].tokens;
        if (ms == OutlineRow::NoTime)
            continue;
        if (!side.figures.from)
            side.figures.from = timeFromMs(ms);
        side.figures.to = timeFromMs(ms);
        const bool begins = (*details)[i].role == Role::User || !side.turnBegan;
        if (begins) {
            if (side.turnBegan)
                side.figures.work = saturatingAdd(side.figures.work, side.lastTurn());
            side.turnBegan = ms;
        }
        side.turnEnds = ms;
    }
    side.measured = to;
    if (to == side.rows.size() && side.turnBegan)
        side.figures.work = saturatingAdd(side.figures.work, side.lastTurn());
    return {};
}

Result<bool> Comparer::step(SessionStore& store, const JobControl& job)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    Result<> done;
    if (!m_begun) {
        done = begin(store, job);
    } else if (!m_parted) {
        done = readCommon(store, job);
    } else {
        for (Side& side : m_sides) {
            if (side.next < side.end)
                return readSide(side, store, job).transform([] { return false; });
            if (side.measured < side.rows.size())
                return measure(side, store, job).transform([] { return false; });
        }
        return true;
    }
    return done.transform([] { return false; });
}

ComparisonPtr Comparer::finish()
{
    auto comparison = std::make_shared<Comparison>();
    comparison->common = qint64(m_common);
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
