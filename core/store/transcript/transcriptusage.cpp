// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptusage.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 StepBytes = 8 << 20;

std::optional<double> numberIn(const RawJson& value)
{
    if (!value.exists())
        return {};
    bool ok = false;
    const double number = value.bytes.toByteArray().toDouble(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

QDataStream& operator<<(QDataStream& out, const FileStamp& stamp)
{
    return out << stamp.key.device << stamp.key.inode << stamp.size << stamp.mtimeNs;
}

} // namespace

UsageUnit usageUnitOf(const SessionInfo& info, const TranscriptFile& file)
{
    UsageUnit unit = usageUnitOf(info);
    unit.bytes = file.stamp.size;
    QDataStream stamp(&unit.stamp, QIODevice::WriteOnly);
    stamp << file.stamp;
    if (!file.audit.isEmpty()) {
        const FileStamp audit = FileStamp::of(file.audit);
        unit.bytes += qMax<qint64>(0, audit.size);
        stamp << audit;
    }
    return unit;
}

TranscriptUsage::TranscriptUsage(TranscriptSource source, const TranscriptFile& file, const TranscriptCodec& codec)
    : m_sources {std::move(source)}
    , m_codec(codec)
{
    if (!file.audit.isEmpty())
        m_sources.push_back({file.audit});
}

void TranscriptUsage::note(const LineFacts& facts, qint64 offset)
{
    if (facts.call.isPrompt) {
        ++m_turn;
        m_prompt = MessageId(facts.call.id.text());
        m_promptKey = m_source == 0 ? offset : -1;
    }
    if (!facts.model.isEmpty() && !facts.isAside())
        m_model = facts.model;
    if (facts.call.provider.isText() && !facts.isAside())
        m_provider = facts.call.provider.text();
    if (m_source == 0 && facts.kind == LineFacts::Kind::Record && facts.flags.testFlag(RowFlag::Assistant))
        m_answer = {offset, MessageId(facts.call.id.text())};
}

void TranscriptUsage::give(const LineFacts& facts, qint64 offset, const Sink& sink) const
{
    const LineCall& call = facts.call;
    UsageRecord record;
    record.at = RecordTime::toMs(facts.time.order).transform(timeFromMs);
    // The places of another recording are none of the session's rows.
    const bool isMessage = facts.kind == LineFacts::Kind::Record && m_source == 0;
    record.message = isMessage ? MessageId(call.id.text()) : m_answer.id;
    record.key = isMessage ? offset : m_answer.key;
    record.prompt = m_prompt;
    record.promptKey = m_promptKey;
    record.turn = m_turn;
    // A summary that names no model was written by that of the conversation.
    const bool isByNewest = facts.kind != LineFacts::Kind::Record || call.purpose == CallPurpose::Summary;
    record.model = facts.model.isEmpty() && isByNewest ? m_model : facts.model;
    record.provider = call.provider.isText() ? call.provider.text() : m_provider;
    record.purpose = call.purpose;
    record.isSubAgent = facts.flags.testFlag(RowFlag::SideChain);
    if (call.reason != NotCounted::Counted) {
        record.tokens = CallTokens::of(call.leftOut);
        record.notCounted = call.reason;
        sink(record);
        return;
    }
    record.tokens = CallTokens::of(facts.usage);
    const qint64 hour = qBound<qint64>(0, call.cacheWrite1h, record.tokens.cacheWrite5m);
    record.tokens.cacheWrite1h = hour;
    record.tokens.cacheWrite5m -= hour;
    record.identity = call.identity;
    record.isFast = call.isFast;
    record.tier = call.tier;
    record.region = call.region.text();
    record.cost = numberIn(call.cost);
    sink(record);
}

void TranscriptUsage::takeLine(const JsonLine& line, const LineFacts& facts, qint64 offset, const Sink& sink)
{
    if (!line.isKnown())
        return;
    note(facts, offset);
    if (facts.call.isTotal)
        m_lastTotal = line.bytes.toByteArray();
    if (!facts.usage.isEmpty() || facts.call.reason != NotCounted::Counted)
        give(facts, offset, sink);
}

Result<> TranscriptUsage::open(const JobControl& job)
{
    auto reader = std::make_unique<TranscriptReader>(m_sources[m_source], m_codec);
    if (const Result<> opened = reader->open(); !opened)
        return opened;
    m_next = 0;
    m_turn = -1;
    m_prompt = {};
    m_promptKey = -1;
    m_answer = {};
    const auto take = [this](const JsonLine& line, const LineFacts& facts, qint64 offset) {
        note(facts, offset);
        if (facts.call.isTotal)
            m_baseTotal = line.bytes.toByteArray();
    };
    if (const Result<> read = reader->readBases(take, job); !read)
        return read;
    m_reader = std::move(reader);
    return {};
}

Result<bool> TranscriptUsage::step(const Sink& sink, const JobControl& job)
{
    if (m_source == m_sources.size())
        return true;
    if (!m_reader) {
        if (const Result<> opened = open(job); !opened)
            return std::unexpected(opened.error());
    }
    const qint64 enough = m_next + StepBytes;
    bool isOver = true;
    const auto end = m_reader->read(
        m_next,
        [&](const JsonLine& line, const LineFacts& facts, qint64 offset) {
            takeLine(line, facts, offset, sink);
            isOver = !line.complete || line.offset + line.length < enough;
            return isOver;
        },
        job);
    if (!end)
        return std::unexpected(end.error());
    m_next = end->next;
    if (isOver) {
        m_reader.reset();
        ++m_source;
    }
    return m_source == m_sources.size();
}

/// Without the sum of the bases, whose calls are the other session's.
std::optional<UsageTotal> TranscriptUsage::total() const
{
    auto total = m_lastTotal.isEmpty() ? std::nullopt : m_codec.usageTotal(m_lastTotal);
    const auto before = m_baseTotal.isEmpty() ? std::nullopt : m_codec.usageTotal(m_baseTotal);
    if (!total || !before)
        return total;
    using Count = qint64 CallTokens::*;
    constexpr Count Counts[] = {&CallTokens::input, &CallTokens::output, &CallTokens::reasoning, &CallTokens::cacheRead,
        &CallTokens::cacheWrite5m, &CallTokens::cacheWrite1h};
    // One that is less began anew.
    const bool goesOn
        = std::ranges::all_of(Counts, [&](Count count) { return total->tokens.*count >= before->tokens.*count; });
    for (const Count count : Counts)
        total->tokens.*count -= goesOn ? before->tokens.*count : 0;
    return total;
}

} // namespace stemma
