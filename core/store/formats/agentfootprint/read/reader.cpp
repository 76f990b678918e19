// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/reader.h"

#include "core/store/conversation/idhash.h"
#include "core/store/formats/agentfootprint/read/event.h"
#include "core/store/formats/agentfootprint/read/json.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

Result<> Reader::open(const SessionId& id, const JobControl& job)
{
    const auto revision = m_source.revision(job);
    if (!revision)
        return std::unexpected(revision.error());
    if (m_entry.index && !m_isBeginning && m_entry.id == id && m_revision == *revision)
        return {};
    return m_source.entry(id, job).and_then([&](const Entry& entry) { return open(entry, job); }).transform([&] {
        m_revision = *revision;
    });
}

Result<> Reader::open(const Entry& entry, const JobControl& job)
{
    m_revision.reset();
    return m_source.load(entry, job).transform([this](const Entry& loaded) { begin(loaded, false); });
}

void Reader::begin(const Entry& loaded, bool isBeginning)
{
    m_entry = loaded;
    m_shapes.clear();
    m_tools.reset();
    m_isBeginning = isBeginning;
}

Result<qint64> Reader::openBeginning(const SessionId& id, qint64 rows, const JobControl& job)
{
    const auto revision = m_source.revision(job);
    if (!revision)
        return std::unexpected(revision.error());
    const bool isCurrent = m_entry.index && m_entry.id == id && m_revision == *revision;
    const auto entry = isCurrent ? Result<Entry>(m_entry) : m_source.entry(id, job);
    if (!entry)
        return std::unexpected(entry.error());
    qint64 sure = isCurrent && !m_isBeginning ? All : 0;
    for (qint64 wanted = rows; sure != All && sure < rows; wanted = qint64(index().rows.size()) + 1) {
        const auto begun = m_source.beginning(*entry, wanted, job);
        if (!begun)
            return std::unexpected(begun.error());
        if (!*begun)
            return open(id, job).transform([] { return All; });
        if (m_entry.index != (*begun)->index)
            begin(**begun, true);
        m_revision = *revision;
        const auto found = sureRows();
        if (!found)
            return found;
        sure = *found;
    }
    return sure;
}

/// What is shown of a message depends on the tool results behind it.
Result<qint64> Reader::sureRows() const
{
    for (qint64 row = qint64(index().rows.size()) - 1; row >= 0; --row) {
        const auto own = shape(row);
        if (!own)
            return std::unexpected(own.error());
        if (own->role != Role::Tool)
            return row;
    }
    return 0;
}

ConversationRow Reader::row(size_t number) const
{
    const Row& stored = index().rows[number];
    ConversationRow row {.key = stored.key, .timeMs = stored.createdMs, .record = quint32(number)};
    row.at = document().placeOf(stored.place);
    row.isMain = stored.kind != Row::Kind::Original;
    return row;
}

Result<QByteArray> Reader::bytes(size_t row, qint64 most) const
{
    const Range& place = index().rows[row].place;
    return document().read({place.offset, most < 0 ? place.length : qMin(most, place.length)});
}

std::optional<size_t> Reader::rowOf(qint64 key) const
{
    const qint64 row = index().rowOf(key);
    return row < 0 ? std::nullopt : std::optional(size_t(row));
}

std::optional<size_t> Reader::rowWithId(const QString& id) const
{
    const auto key = keyOfId(MessageId(id));
    return key ? rowOf(*key) : std::nullopt;
}

const ToolCallIndex& Reader::tools() const
{
    if (m_tools)
        return *m_tools;
    m_tools.emplace();
    for (size_t row = 0; row < size(); ++row) {
        if (index().rows[row].kind != Row::Kind::Message)
            continue;
        const MessageShape own = shape(qint64(row)).value_or(MessageShape());
        std::vector<ToolMark> marks;
        for (const QString& call : own.calls)
            marks.push_back({idHash(call), false, false});
        if (own.role == Role::Tool)
            marks.push_back({idHash(own.answers), true, false});
        m_tools->add(quint32(row), marks);
    }
    return *m_tools;
}

Result<MessageShape> Reader::shape(qint64 row) const
{
    if (const MessageShape* known = m_shapes.object(row))
        return *known;
    return bytes(size_t(row), -1).transform([&](const QByteArray& text) {
        MessageShape shape = shapeOf(text);
        m_shapes.insert(row, new MessageShape(shape));
        return shape;
    });
}

bool Reader::isNeighbour(qint64 row, qint64 other) const
{
    const auto& rows = index().rows;
    if (other < 0 || other >= qint64(rows.size()))
        return false;
    const Row& a = rows[size_t(row)];
    const Row& b = rows[size_t(other)];
    return a.kind == b.kind && (a.kind != Row::Kind::Original || a.span == b.span);
}

Result<Reader::Results> Reader::resultsBehind(qint64 row) const
{
    Results results;
    results.areLast = index().rows[size_t(row)].kind != Row::Kind::Original;
    for (qint64 next = row + 1; isNeighbour(row, next); ++next) {
        const auto other = shape(next);
        if (!other)
            return std::unexpected(other.error());
        if (other->role != Role::Tool) {
            results.areLast = false;
            break;
        }
        results.answers << other->answers;
    }
    return results;
}

Result<bool> Reader::hasCall(qint64 row, const QString& id) const
{
    for (qint64 before = row - 1; isNeighbour(row, before); --before) {
        const auto other = shape(before);
        if (!other)
            return std::unexpected(other.error());
        if (other->role != Role::Tool)
            return other->role == Role::Assistant && other->calls.contains(id);
    }
    return false;
}

MessageStates Reader::statesOf(const Row& row, Marker marker) const
{
    MessageStates states;
    states.setFlag(MessageState::Summarised, row.kind == Row::Kind::Original);
    const auto sent = index().hasTwoHistories() ? Row::Kind::State : Row::Kind::Message;
    states.setFlag(MessageState::InContext, row.kind == sent && index().layout != Layout::Snapshot);
    // Only a text that its span vouches for is a summary; others may have been typed by somebody.
    states.setFlag(
        MessageState::Summary, row.span >= 0 && (row.kind == Row::Kind::Message || marker == Marker::Compacted));
    return states;
}

Result<> Reader::pairTools(qint64 row, Message& message) const
{
    std::vector<ToolPart*> tools;
    for (Part& part : message.parts) {
        if (auto* tool = std::get_if<ToolPart>(&part.body))
            tools.push_back(tool);
    }
    if (tools.empty())
        return {};
    if (message.role == Role::Tool) {
        return hasCall(row, tools.front()->callId).transform([&tools](bool isCalled) {
            for (ToolPart* tool : tools)
                tool->state = isCalled ? tool->state : ToolPart::State::Orphan;
        });
    }
    return resultsBehind(row).transform([&](Results results) {
        for (ToolPart* tool : tools) {
            tool->state = results.answers.removeOne(tool->callId) ? ToolPart::State::Completed
                : results.areLast                                 ? ToolPart::State::Pending
                                                                  : ToolPart::State::Orphan;
            if (tool->state == ToolPart::State::Orphan)
                message.states.setFlag(MessageState::Interrupted);
        }
    });
}

Result<> Reader::describeMarker(const Row& row, Message& message) const
{
    if (row.span < 0 || row.kind != Row::Kind::Message)
        return {};
    const Span& span = index().spans[size_t(row.span)];
    return document().read(span.place).transform([&](const QByteArray& text) {
        for (Part& part : message.parts) {
            if (auto* mark = std::get_if<CompactionPart>(&part.body))
                *mark = {.node = NodeId(span.fingerprint), .covers = integerOf(member(text, "messageCount"))};
        }
    });
}

Result<Message> Reader::message(size_t number, qint64 maxText) const
{
    const Row& row = index().rows[number];
    const auto text = bytes(number, -1);
    if (!text)
        return std::unexpected(text.error());
    const StoredAt place = document().placeOf(row.place);
    Message message;
    switch (row.kind) {
    case Row::Kind::Event:
    case Row::Kind::DomainEvent:
    case Row::Kind::AuditRecord:
        message = decodeEvent(*text, place, row.kind, index().calls, maxText);
        break;
    case Row::Kind::SystemPrompt:
        message = decodeSystemPrompt(*text, place, maxText);
        break;
    case Row::Kind::Entry:
        message = decodeEntry(*text, place, maxText);
        break;
    case Row::Kind::Message:
    case Row::Kind::Original:
    case Row::Kind::State: {
        message = decodeMessage(*text, place, maxText);
        message.states |= statesOf(row, markerOf(member(*text, "content"), message.role));
        const auto done = pairTools(qint64(number), message).and_then([&] { return describeMarker(row, message); });
        if (!done)
            return std::unexpected(done.error());
        break;
    }
    }
    message.id = idOfKey(row.key);
    message.session = m_entry.id;
    message.index = qint64(number);
    return message;
}

} // namespace stemma::agentfootprint
