// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptconversation.h"

#include "core/store/conversation/idhash.h"
#include "core/store/transcript/linesieve.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

ListRows TranscriptCodec::listRows(const LineIndex& index) const
{
    ListRows list;
    list.rows.reserve(index.lines().size());
    for (quint32 i = 0; i < index.lines().size(); ++i) {
        if (index.lines()[i].kind != LineFacts::Kind::Metadata)
            list.rows.push_back(i);
    }
    return list;
}

ContextSpan TranscriptCodec::contextSpan(const Conversation& conversation, size_t end) const
{
    const auto boundary = newestBoundary(conversation, end);
    return boundary ? ContextSpan {boundary, *boundary} : ContextSpan {};
}

MessageStates TranscriptCodec::statesOf(quint8 /*dialect*/, RowFlags flags) const
{
    const RowFlags sent
        = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Tool | RowFlag::System | RowFlag::Boundary;
    const bool isSide = flags.testFlag(RowFlag::SideChain);
    MessageStates states;
    states.setFlag(MessageState::InContext, (flags & sent) && !flags.testFlag(RowFlag::Unsent) && !isSide);
    states.setFlag(MessageState::SideChain, isSide);
    return states;
}

std::optional<size_t> newestBoundary(const Conversation& conversation, size_t end)
{
    for (size_t row = end; row-- > 0;) {
        const RowFacts facts = conversation.facts(row);
        if (facts.flags.testFlag(RowFlag::Boundary) && !facts.isDamaged)
            return row;
    }
    return {};
}

TranscriptConversation::TranscriptConversation(
    Transcript transcript, std::optional<quint32> leaf, bool isActive, Transcript discarded)
    : m_transcript(std::move(transcript))
    , m_discarded(std::move(discarded))
    , m_isActive(isActive)
{
    const std::vector<TranscriptLine>& lines = m_transcript->lines();
    if (!m_transcript->isTree()) {
        m_list = m_transcript->codec().listRows(*m_transcript);
        m_rows = std::exchange(m_list.rows, {});
    } else if (leaf) {
        addTree(*leaf);
    } else {
        for (quint32 i = 0; i < lines.size(); ++i) {
            if (lines[i].isDamaged())
                m_rows.push_back(i);
        }
    }
    m_mainRows = m_rows.size();
    if (!std::ranges::is_sorted(m_rows)) {
        m_byLine.resize(m_rows.size());
        std::iota(m_byLine.begin(), m_byLine.end(), 0);
        std::ranges::sort(m_byLine, {}, [this](quint32 row) { return m_rows[row]; });
    }
    for (quint32 i = 0; m_discarded && i < m_discarded->lines().size(); ++i)
        m_rows.push_back(i | DiscardedBit);
    const TranscriptCodec& codec = m_transcript->codec();
    m_span = codec.contextSpan(*this, m_mainRows);
    m_variant = codec.variantOf(*this, m_span);
    if (m_variant != 0)
        m_span = codec.contextSpan(*this, m_mainRows);
    m_takenBack = codec.takenBack(*this, m_mainRows);
    std::ranges::sort(m_takenBack, {}, &RowSpan::first);
}

void TranscriptConversation::addTree(quint32 leaf)
{
    const std::vector<TranscriptLine>& lines = m_transcript->lines();
    const std::vector<quint32> chain = m_transcript->chain(leaf);
    m_rows.reserve(chain.size());
    quint32 passed = 0;
    // Damaged lines stand where they stand in the file, before the next entry written.
    const auto addDamaged = [&](quint32 before) {
        for (; m_isActive && passed < before; ++passed) {
            if (lines[passed].isDamaged())
                m_rows.push_back(passed);
        }
    };
    for (const quint32 line : chain) {
        addDamaged(line);
        m_rows.push_back(line);
    }
    addDamaged(quint32(lines.size()));
}

const TranscriptLine& TranscriptConversation::lineOf(quint32 entry) const
{
    return (entry & DiscardedBit) ? m_discarded->lines()[entry & ~DiscardedBit] : m_transcript->lines()[entry];
}

MessageStates TranscriptConversation::statesOf(size_t index, const TranscriptLine& line) const
{
    if (line.isDamaged())
        return MessageState::Damaged;
    if (m_rows[index] & DiscardedBit)
        return MessageState::Discarded;
    if (index < m_list.isCut.size() && m_list.isCut[index])
        return MessageState::Discarded;
    const auto back = std::ranges::upper_bound(m_takenBack, index, {}, &RowSpan::end);
    if (back != m_takenBack.end() && index >= back->first)
        return MessageState::Discarded;
    const RowFlags flags = flagsOf(index, line);
    MessageStates states = m_transcript->codec().statesOf(dialect(), flags);
    // Of earlier compactions nothing is sent, also where what is kept reaches over them.
    const bool isEarlier = flags.testFlag(RowFlag::Boundary) && m_span.boundary && index < *m_span.boundary;
    const bool isSummarised = !m_span.sends(index) || isEarlier;
    states.setFlag(MessageState::Summarised, isSummarised);
    if (isSummarised || !m_isActive)
        states.setFlag(MessageState::InContext, false);
    return states;
}

ConversationRow TranscriptConversation::row(size_t index) const
{
    const quint32 entry = m_rows.at(index);
    const bool isDiscarded = entry & DiscardedBit;
    const TranscriptLine& line = lineOf(entry);
    ConversationRow row;
    row.key = line.offset | (isDiscarded ? DiscardedKey : 0);
    row.timeMs = RecordTime::toMs(line.order).value_or(OutlineRow::NoTime);
    row.states = statesOf(index, line);
    row.flags = flagsOf(index, line);
    row.at = (isDiscarded ? m_discarded : m_transcript)->placeOf(entry & ~DiscardedBit);
    row.record = entry & ~DiscardedBit;
    row.isDamaged = line.isDamaged();
    row.isMain = !isDiscarded;
    return row;
}

RowFacts TranscriptConversation::facts(size_t index) const
{
    const quint32 entry = m_rows[index];
    const TranscriptLine& line = lineOf(entry);
    const qint64 bytes = line.contentBytes == TranscriptLine::NotKnown ? RowFacts::NotKnown : line.contentBytes;
    RowFacts facts {
        flagsOf(index, line), entry & ~DiscardedBit, line.isDamaged(), !(entry & DiscardedBit), line.maySign, bytes};
    for (const quint32 member : membersOf(entry)) {
        const TranscriptLine& further = m_transcript->lines()[member];
        const bool isKnown
            = facts.contentBytes != RowFacts::NotKnown && further.contentBytes != TranscriptLine::NotKnown;
        facts.contentBytes = isKnown ? facts.contentBytes + further.contentBytes : RowFacts::NotKnown;
        facts.maySign = facts.maySign || further.maySign;
    }
    return facts;
}

std::span<const quint32> TranscriptConversation::membersOf(quint32 entry) const
{
    return (entry & DiscardedBit) ? std::span<const quint32>() : m_transcript->links().membersOf(entry);
}

Outline TranscriptConversation::outline() const
{
    Outline rows(m_rows.size());
    std::ranges::transform(m_rows, rows.begin(), [this](quint32 entry) {
        const TranscriptLine& line = lineOf(entry);
        return OutlineRow {line.offset | ((entry & DiscardedBit) ? DiscardedKey : 0),
            RecordTime::toMs(line.order).value_or(OutlineRow::NoTime)};
    });
    return rows;
}

Result<QByteArray> TranscriptConversation::bytes(size_t index, qint64 most) const
{
    const quint32 entry = m_rows.at(index);
    auto bytes = ((entry & DiscardedBit) ? m_discarded : m_transcript)->bytes(entry & ~DiscardedBit, most);
    for (const quint32 member : membersOf(entry)) {
        if (!bytes || (most >= 0 && bytes->size() >= most))
            break;
        const auto further = m_transcript->bytes(member, most < 0 ? most : most - bytes->size());
        if (!further)
            return further;
        *bytes += '\n' + *further;
    }
    return bytes;
}

std::optional<size_t> TranscriptConversation::rowOfRecord(quint32 line) const
{
    const quint32 record = m_transcript->links().rowOf(line);
    if (m_byLine.empty()) {
        // So many rows at most are missing before it: of a session without branches it is found at once.
        const size_t others = m_transcript->lines().size() - m_mainRows;
        const auto end = m_rows.begin() + ptrdiff_t(qMin<size_t>(m_mainRows, size_t(record) + 1));
        const auto begin = m_rows.begin() + ptrdiff_t(qMin<size_t>(m_mainRows, record - qMin<size_t>(record, others)));
        const auto found = std::lower_bound(begin, end, record);
        return found != end && *found == record ? std::optional<size_t>(found - m_rows.begin()) : std::nullopt;
    }
    const auto found = std::ranges::lower_bound(m_byLine, record, {}, [this](quint32 row) { return m_rows[row]; });
    return found != m_byLine.end() && m_rows[*found] == record ? std::optional<size_t>(*found) : std::nullopt;
}

Result<Message> TranscriptConversation::message(size_t index, qint64 maxText) const
{
    const TranscriptCodec& codec = m_transcript->codec();
    auto message = decodeRow(*this, index, codec, maxText);
    if (message && index < m_mainRows)
        codec.completeFrom(*this, index, maxText, *message);
    return message;
}

std::span<const std::pair<quint64, quint32>> TranscriptConversation::detailsOf(quint64 callId) const
{
    const auto found = std::ranges::equal_range(m_list.details, callId, {}, &std::pair<quint64, quint32>::first);
    return {found.begin(), found.end()};
}

void TranscriptConversation::findDetails() const
{
    m_details.emplace();
    for (const auto marks : tools().calls()) {
        const auto call = std::ranges::find(marks, false, &ToolCallIndex::Mark::isResult);
        for (const ToolCallIndex::Mark& mark : marks) {
            if (mark.isResult && !m_list.resultsTellCalls)
                continue;
            if (mark.isResult && call != marks.end())
                m_details->emplace_back(mark.record, call->record);
            for (const auto& [id, detail] : detailsOf(mark.id))
                m_details->emplace_back(mark.record, detail);
        }
    }
    std::ranges::sort(*m_details);
}

Result<std::vector<quint64>> TranscriptConversation::mayHold(
    std::span<const size_t> rows, std::span<const ByteFinder> needles, const JobControl& job) const
{
    if (!m_details)
        findDetails();
    std::vector<quint64> held(rows.size(), 0);
    std::vector<WantedLine> lines;
    for (size_t i = 0; i < rows.size(); ++i) {
        const quint32 entry = m_rows.at(rows[i]);
        if (entry & DiscardedBit) {
            held[i] = heldBy(rows[i], needles);
            continue;
        }
        lines.push_back({entry, i});
        for (const quint32 member : membersOf(entry))
            lines.push_back({member, i});
        for (const auto& [call, detail] :
            std::ranges::equal_range(*m_details, entry, {}, &std::pair<quint32, quint32>::first))
            lines.push_back({detail, i});
    }
    return addHeld(held, *m_transcript, std::move(lines), needles, job).transform([&] { return std::move(held); });
}

std::optional<size_t> TranscriptConversation::rowOf(qint64 key) const
{
    if (!(key & DiscardedKey)) {
        const auto line = m_transcript->lineAt(key);
        return line ? rowOfRecord(*line) : std::nullopt;
    }
    const auto line = m_discarded ? m_discarded->lineAt(key & ~DiscardedKey) : std::nullopt;
    return line ? std::optional<size_t>(m_mainRows + *line) : std::nullopt;
}

std::optional<size_t> TranscriptConversation::rowWithId(const QString& id) const
{
    if (const auto line = discardedLineOf(id); line && *line < m_rows.size() - m_mainRows)
        return m_mainRows + *line;
    if (const auto place = placeOf(id); place && *place < m_mainRows)
        return place;
    const auto line = m_transcript->lineOf(idHash(id));
    return line ? rowOfRecord(*line) : std::nullopt;
}

} // namespace stemma
