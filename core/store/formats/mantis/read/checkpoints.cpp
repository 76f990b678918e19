// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/checkpoints.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr qsizetype SummaryLength = 80;

Checkpoint checkpointAt(const SessionId& session, const QString& label, qint64 position, const Message& message)
{
    return {.id = CheckpointId(label),
        .session = session,
        .label = label,
        .message = message.id,
        .position = position,
        .createdAt = message.createdAt,
        .automatic = true};
}

/// "assistant: [thinking] Adding. [tool_use:add]", as the library words it.
QString summaryOf(const Message& message, const QString& role)
{
    QStringList words;
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>())
            words << text->text.text;
        else if (part.as<ReasoningPart>())
            words << u"[thinking]"_s;
        else if (part.as<ImagePart>())
            words << u"[image]"_s;
        else if (const auto* tool = part.as<ToolPart>())
            words << (tool->hasOutput ? u"[tool_result]"_s : u"[tool_use:%1]"_s.arg(tool->name));
    }
    const QString line = words.join(u' ').simplified();
    const bool fits = line.size() <= SummaryLength;
    return u"%1: %2"_s.arg(role, fits ? line : line.first(SummaryLength - 3) + "..."_L1);
}

} // namespace

Result<QList<Checkpoint>> makeCheckpoints(const SessionId& id, const Conversation& session, const JobControl& job)
{
    QList<Checkpoint> checkpoints;
    bool isBehindAnswer = false;
    for (size_t i = 0; i < session.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const ConversationRow row = session.row(i);
        if (!row.isMain || row.isDamaged)
            continue;
        const Result<Message> message = session.message(i, ReadOptions::NoText);
        if (!message)
            return std::unexpected(message.error());
        const auto position = qint64(i + 1);
        const bool isResult = row.flags.testFlag(RunEnd);
        const bool isCompaction = bool(row.flags & (RowFlag::Boundary | RowFlag::Summary));
        // The end of a turn takes the place of the checkpoint right before it.
        if (isResult && isBehindAnswer)
            checkpoints.removeLast();
        isBehindAnswer = message->role == Role::Assistant;
        if (isBehindAnswer || isResult)
            checkpoints << checkpointAt(id, u"auto-%1"_s.arg(position), position, *message);
        else if (isCompaction)
            checkpoints << checkpointAt(id, u"compaction-%1"_s.arg(position), position, *message);
    }
    return checkpoints;
}

Result<QList<Checkpoint>> countCheckpoints(const SessionId& id, const Conversation& session, const JobControl& job)
{
    QList<Checkpoint> checkpoints;
    for (size_t i = 0; i < session.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const ConversationRow row = session.row(i);
        if (row.isDamaged || !row.isMain || row.flags.testFlag(RowFlag::Meta))
            continue;
        constexpr qint64 ShortText = 1024;
        const Result<Message> message = session.message(i, ShortText);
        if (!message)
            return std::unexpected(message.error());
        const auto position = qint64(checkpoints.size() + 1);
        Checkpoint checkpoint = checkpointAt(id, QString::number(position), position, *message);
        checkpoint.label = summaryOf(*message, message->storedRole.isEmpty() ? u"user"_s : message->storedRole);
        checkpoints << checkpoint;
    }
    return checkpoints;
}

} // namespace stemma::mantis
