// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/conversation.h"

#include "core/base/tokenguess.h"
#include "core/store/conversation/idhash.h"

#include <QFileInfo>

#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QLatin1StringView DiscardedMark = "#discarded."_L1;

std::optional<size_t> numberBehind(QLatin1StringView mark, const QString& id)
{
    bool ok = false;
    const qulonglong number = id.startsWith(mark) ? id.sliced(mark.size()).toULongLong(&ok) : 0;
    return ok ? std::optional<size_t>(number) : std::nullopt;
}

} // namespace

RowFacts Conversation::facts(size_t index) const
{
    const ConversationRow stored = row(index);
    return {stored.flags, stored.record, stored.isDamaged, stored.isMain};
}

Outline Conversation::outline() const
{
    Outline rows;
    rows.reserve(size());
    for (size_t i = 0; i < size(); ++i) {
        const ConversationRow at = row(i);
        rows.push_back({at.key, at.timeMs});
    }
    return rows;
}

Result<std::vector<quint64>> Conversation::mayHold(
    std::span<const size_t> rows, std::span<const ByteFinder> needles, const JobControl& job) const
{
    std::vector<quint64> held;
    held.reserve(rows.size());
    for (const size_t row : rows) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        held.push_back(heldBy(row, needles));
    }
    return held;
}

quint64 Conversation::heldBy(size_t row, std::span<const ByteFinder> needles) const
{
    const Result<QByteArray> stored = bytes(row, -1);
    return stored ? RecordFilter::heldBy(*stored, needles) : RecordFilter::all(needles);
}

QString placeId(size_t index)
{
    return u"#%1"_s.arg(index);
}

QString discardedId(size_t line)
{
    return DiscardedMark + QString::number(line);
}

std::optional<size_t> discardedLineOf(const QString& id)
{
    return numberBehind(DiscardedMark, id);
}

std::optional<size_t> placeOf(const QString& id)
{
    return numberBehind("#"_L1, id);
}

std::optional<size_t> callRow(const Conversation& conversation, quint64 callId)
{
    for (const ToolCallIndex::Mark& mark : conversation.tools().of(callId)) {
        const auto row = mark.isResult ? std::nullopt : conversation.rowOfRecord(mark.record);
        if (row)
            return row;
    }
    return {};
}

std::optional<ToolCallIndex::Mark> resultOf(const Conversation& conversation, quint64 callId)
{
    for (const ToolCallIndex::Mark& mark : conversation.tools().of(callId)) {
        if (mark.isResult && conversation.rowOfRecord(mark.record))
            return mark;
    }
    return {};
}

ToolPart::State stateOfCall(const Conversation& conversation, const QString& callId)
{
    const auto result = resultOf(conversation, idHash(callId));
    if (!result)
        return ToolPart::State::Pending;
    return result->failed ? ToolPart::State::Error : ToolPart::State::Completed;
}

QString placeText(const Conversation& conversation, size_t index)
{
    return placeText(conversation.row(index).at, index);
}

QString placeText(const StoredAt& part, size_t index)
{
    if (!part.table.isEmpty())
        return u"%1 row %2, message %3"_s.arg(part.table).arg(part.rowid).arg(index + 1);
    return placeText(part);
}

QString placeText(const StoredAt& line)
{
    return u"%1, byte %2"_s.arg(QFileInfo(line.file).fileName()).arg(line.offset);
}

OutlineDetail outlineDetailOf(const Message& message)
{
    OutlineDetail detail;
    qint64 bytes = 0;
    qint64 images = 0;
    int failed = 0;
    PartKinds kinds;
    for (const Part& part : message.parts) {
        kinds |= kindOf(part.body);
        if (const auto* text = part.as<TextPart>())
            bytes += text->text.bytes;
        else if (const auto* thinking = part.as<ReasoningPart>())
            bytes += thinking->text.bytes;
        else if (const auto* tool = part.as<ToolPart>())
            bytes += tool->input.bytes + tool->output.bytes;
        else if (const auto* unknown = part.as<UnknownPart>())
            bytes += unknown->raw.bytes;
        else if (const auto* event = part.as<EventPart>())
            bytes += event->raw.bytes;
        images += part.as<ImagePart>() ? 1 : 0;
        const auto* call = part.as<ToolPart>();
        failed += call && (call->hasError || call->state == ToolPart::State::Error) ? 1 : 0;
    }
    constexpr qint64 Most = std::numeric_limits<quint32>::max();
    detail.textBytes = quint32(qMin(bytes, Most));
    // Hardly anything but answers has its tokens stored.
    const qint64 estimated = guessedTokens(bytes) + images * ImageTokens;
    detail.tokens = quint32(qBound<qint64>(0, message.tokens.output.value_or(estimated), Most));
    detail.partCount = quint16(qMin<qsizetype>(message.parts.size(), 0xffff));
    detail.kinds = quint16(kinds.toInt());
    detail.states = quint16(message.states.toInt());
    detail.role = message.role;
    detail.failedCalls = quint8(qMin(failed, 0xff));
    return detail;
}

} // namespace stemma
