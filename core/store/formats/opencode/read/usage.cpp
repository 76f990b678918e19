// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/read/usage.h"

#include "core/store/content/contentblocks.h"
#include "core/store/formats/opencode/read/record.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

CallTokens tokensIn(const json::Value& object)
{
    return CallTokens::of(usageIn(object), CallTokens::Reasoning::Apart);
}

std::vector<json::Value> finishedIn(const QByteArrayList& parts)
{
    std::vector<json::Value> steps;
    for (const QByteArray& bytes : parts) {
        auto part = json::parse(bytes);
        if (part && textOf(*part, u"type") == "step-finish"_L1)
            steps.push_back(*std::move(part));
    }
    return steps;
}

} // namespace

void SessionUsage::take(const CallRow& row, const Sink& sink)
{
    const json::Value& info = row.info;
    if (textOf(info, u"role") == "user"_L1) {
        m_turn += row.isPrompt ? 1 : 0;
        m_prompt = row.isPrompt ? MessageId(row.id) : m_prompt;
        return;
    }
    UsageRecord record;
    if (row.ms > 0)
        record.at = timeFromMs(row.ms);
    record.message = MessageId(row.id);
    record.prompt = m_prompt;
    record.turn = m_turn;
    record.model = modelIn(info);
    record.provider = textOf(info.find(u"modelID") || !info.find(u"model") ? info : info[u"model"], u"providerID");
    record.agent = textOf(info, textOf(info, u"agent").isEmpty() ? u"mode" : u"agent");
    record.purpose = json::isTrue(info, u"summary") ? CallPurpose::Summary : CallPurpose::Answer;
    const bool isSilent = tokensIn(info).isEmpty();
    std::vector<json::Value> told;
    if (row.steps.size() > 1 || isSilent)
        told = finishedIn(row.steps);
    if (told.size() < (isSilent ? 1U : 2U)) // one step tells nothing that its answer does not, which is so of most
        told = {info};
    for (const json::Value& one : told) {
        record.tokens = tokensIn(one);
        record.cost = costIn(one);
        sink(record);
    }
}

Result<bool> SessionUsage::step(const Sink& sink, const JobControl& job)
{
    const Result<> read = m_source.read(
        job, [&] { return m_source.calls(m_session, [&](const CallRow& row) { take(row, sink); }, job); });
    return read ? Result<bool>(true) : std::unexpected(read.error());
}

std::optional<UsageTotal> SessionUsage::total() const
{
    const TokenUsage& tokens = m_session.info.tokens;
    UsageTotal total;
    total.hasTokens = !tokens.isEmpty();
    total.tokens = CallTokens::of(tokens, CallTokens::Reasoning::Apart);
    const StoredField* cost = fieldNamed(m_session.info.fields, "cost"_L1);
    if (cost && cost->value.toDouble() > 0)
        total.cost = cost->value.toDouble();
    return total.hasTokens || total.cost ? std::optional(total) : std::nullopt;
}

std::unique_ptr<UsageScan> Source::scanUsage(const ListedSession& session)
{
    return std::make_unique<SessionUsage>(*this, session);
}

Result<std::unique_ptr<Conversation>> Source::open(const ListedSession& session, const JobControl& job)
{
    auto rows = load(session, job);
    if (rows)
        (*rows)->setOutputs(m_outputs);
    return rows;
}

Result<> Source::calls(const ListedSession& session, const CallSink& sink, const JobControl& job)
{
    const auto rows = load(session, job);
    if (!rows)
        return std::unexpected(rows.error());
    for (size_t i = 0; i < (*rows)->size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto record = (*rows)->record(i);
        const auto info = record ? json::parse(record->head.bytes) : std::unexpected(json::ParseError());
        if (!info || !info->isObject())
            continue;
        CallRow row {record->head.id.isEmpty() ? textOf(*info, u"id") : record->head.id, (*rows)->row(i).timeMs, *info,
            {}, textOf(*info, u"role") == "user"_L1 && beginsTurn(*record)};
        for (const Piece& piece : record->parts) {
            if (piece.bytes.contains("\"step-finish\""))
                row.steps << piece.bytes;
        }
        sink(row);
    }
    return {};
}

} // namespace stemma::opencode
