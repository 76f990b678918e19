// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/storedpatch.h"
#include "core/store/content/contentblocks.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/codex/read/codec.h"
#include "core/store/json/jsonlines.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/textcut.h"
#include "core/store/transcript/transcriptconversation.h"

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

constexpr quint32 FarthestContext = 20'000; ///< lines that are looked at for the context of a turn
constexpr quint32 FarthestTokens = 64;

json::Value recordAt(const LineIndex& index, quint32 line)
{
    return payloadOf(json::valueOf(index.bytes(line, JsonLines::MaxHeld)));
}

/// What a line tells that depends on no other.
LineFacts factsAt(const LineIndex& index, quint32 line)
{
    const auto stored = index.bytes(line);
    return stored ? RecordReader(Dialect::Envelope).read(*stored) : LineFacts();
}

QString modelAt(const LineIndex& index, quint32 line)
{
    for (quint32 i = line; i-- > 0 && line - i < FarthestContext;) {
        const TranscriptLine& other = index.lines()[i];
        if (other.kind == LineFacts::Kind::Metadata && other.flags.testFlag(TurnContext))
            return factsAt(index, i).model;
    }
    return {};
}

bool countsTokens(const TranscriptLine& line)
{
    return line.kind == LineFacts::Kind::Metadata && line.flags.testFlag(CountsTokens);
}

/// The event that counts the tokens of an answer: behind its last record, or, in older files, before its first one.
std::optional<quint32> tokensOf(const LineIndex& index, quint32 answer)
{
    const std::vector<TranscriptLine>& lines = index.lines();
    for (const int step : {1, -1}) {
        const RowFlags talk = RowFlags(RowFlag::User) | RowFlag::Assistant | (step < 0 ? RowFlag::Tool : RowFlags());
        for (qint64 i = answer + qint64(step); i >= 0 && i < qint64(lines.size()); i += step) {
            const TranscriptLine& line = lines[size_t(i)];
            const bool isTold = line.flags.testFlags(RowFlags(Event) | HasTwin);
            if (countsTokens(line))
                return quint32(i);
            if (qAbs(i - answer) + 1 == FarthestTokens || (line.isRecord() && (isTold || (line.flags & talk))))
                break;
        }
    }
    return {};
}

/// How long a tool ran: {"secs", "nanos"}.
std::optional<qint64> durationNs(const json::Value& event)
{
    const json::Value* secs = event[u"duration"].find(u"secs");
    const json::Value* nanos = event[u"duration"].find(u"nanos");
    if (!secs || !nanos)
        return {};
    return secs->toInteger().value_or(0) * 1'000'000'000 + nanos->toInteger().value_or(0);
}

/// As a call tells it itself; empty: it changes no files so.
QString patchOfCall(const Conversation& conversation, const QString& callId)
{
    const auto row = callRow(conversation, idHash(callId));
    const auto stored = row ? conversation.bytes(*row, JsonLines::MaxHeld) : Result<QByteArray>(QByteArray());
    if (!stored || !stored->contains("*** Begin Patch"))
        return {};
    const json::Value line = json::valueOf(stored);
    const json::Value& call = recordOf(line);
    const QString input = textOf(call, call.find(u"input") ? u"input" : u"arguments");
    const QString patch = patchIn(input);
    return patch.isEmpty() ? QString() : unifiedOfPatch(patch);
}

/// What an event tells of a call beyond what the model was given.
class CallDetail
{
public:
    CallDetail(const json::Value& event, qint64 endMs)
        : m_event(event.find(u"item") ? *event.find(u"item") : event)
        , m_endMs(event[u"completed_at_ms"].toInteger().value_or(endMs))
    {
    }

    void addTo(ToolPart& tool, qint64 maxText) const;
    [[nodiscard]] QString diff() const { return unifiedOfChanges(m_event[u"changes"]); }

private:
    const json::Value& m_event;
    qint64 m_endMs;
};

void CallDetail::addTo(ToolPart& tool, qint64 maxText) const
{
    if (const auto ns = durationNs(m_event); ns && m_endMs > 0) {
        tool.endedAt = timeFromMs(m_endMs);
        tool.startedAt = timeFromMs(m_endMs - *ns / 1'000'000);
    }
    // What the output says too is left out.
    json::Value told = json::objectOf({});
    for (const json::Value::Member& member : m_event.members) {
        static const QStringList known {u"type"_s, u"id"_s, u"call_id"_s, u"turn_id"_s, u"command"_s, u"stdout"_s,
            u"stderr"_s, u"aggregated_output"_s, u"formatted_output"_s, u"changes"_s, u"result"_s};
        if (!known.contains(member.first) && !member.second.isNull())
            told.members << member;
    }
    if (!told.members.isEmpty())
        tool.metadata = cutText(QString::fromUtf8(json::toJson(told)), maxText);
    const json::Value& success = m_event[u"success"];
    const bool failed = m_event[u"exit_code"].toInteger().value_or(0) != 0
        || (success.kind == json::Value::Kind::Bool && !success.boolean) || textOf(m_event, u"status") == "failed"_L1;
    if (failed && tool.state == ToolPart::State::Completed)
        tool.state = ToolPart::State::Error;
}

} // namespace

void completeFrom(const TranscriptConversation& conversation, size_t index, qint64 maxText, Message& message)
{
    for (Part& part : message.parts) {
        if (auto* compaction = std::get_if<CompactionPart>(&part.body))
            compaction->node = NodeId(message.id.value);
    }
    const RowFacts facts = conversation.facts(index);
    if (facts.isDamaged || (facts.flags & (RowFlags(RowFlag::Meta) | RowFlag::Boundary)))
        return;
    const LineIndex& lines = conversation.transcript();
    const quint32 line = conversation.lineOfRow(index);
    if (facts.flags.testFlag(RowFlag::Assistant)) {
        message.model = modelAt(lines, line);
        if (const auto tokens = tokensOf(lines, line))
            message.tokens = factsAt(lines, *tokens).usage;
    }
    auto* tool = message.parts.isEmpty() ? nullptr : std::get_if<ToolPart>(&message.parts.front().body);
    if (!tool || tool->callId.isEmpty())
        return;
    // What a call changed stands beside its result, once there is one.
    const auto result = resultOf(conversation, idHash(tool->callId));
    const bool isPatchHere = tool->hasOutput == (result && !result->failed);
    QString diff = isPatchHere && tool->hasOutput ? patchOfCall(conversation, tool->callId) : QString();
    for (const auto& [call, detail] : conversation.detailsOf(idHash(tool->callId))) {
        const json::Value event = recordAt(lines, detail);
        const CallDetail told(event, RecordTime::toMs(lines.lines()[detail].order).value_or(0));
        const bool isHosted = !result && tool->state == ToolPart::State::Completed;
        if (tool->hasOutput || isHosted)
            told.addTo(*tool, maxText);
        // The numbers of lines are in the event alone.
        if (const QString exact = isPatchHere ? told.diff() : QString(); !exact.isEmpty())
            diff = exact;
    }
    if (tool->hasOutput && tool->state == ToolPart::State::Completed && result && result->failed)
        tool->state = ToolPart::State::Error;
    if (tool->state == ToolPart::State::Error && tool->hasOutput)
        message.states |= MessageState::Error;
    if (!isPatchHere || !diff.isEmpty())
        message.parts.removeIf([](const Part& part) { return part.as<PatchPart>() != nullptr; });
    if (!diff.isEmpty())
        message.parts << Part {{}, int(message.parts.size()), PatchPart {cutText(diff, maxText), {}}, {}, {}, {}};
}

} // namespace stemma::codex
