// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/thinking.h"

#include "core/audit/tooloutputs.h"
#include "core/base/text.h"
#include "core/session/repeatedanswer.h"

namespace stemma {

namespace {

constexpr qint64 ListedBytes = 4 * 1024; // a line is shown, and the path or the command a tool was called with
constexpr int ListedLength = 240;

} // namespace

ThinkingReader::ThinkingReader(SessionId session, const QString& words)
    : m_scan(std::move(session), {.maxText = words.simplified().isEmpty() ? ListedBytes : ScanOptions().maxText})
    , m_words(words.split(u' ', Qt::SkipEmptyParts))
{
}

Result<bool> ThinkingReader::step(SessionStore& store, const JobControl& job)
{
    return m_scan.step(store, job, [this](qint64 row, const MessagePtr& message) {
        if (message)
            add(row, *message);
        return true;
    });
}

void ThinkingReader::add(qint64 row, const Message& message)
{
    if (message.role == Role::User)
        m_followed = m_blocks.size();
    for (const Part& part : message.parts) {
        if (const auto* thinking = part.as<ReasoningPart>())
            addBlock(row, message, part, *thinking);
        else
            follow(row, part);
    }
}

void ThinkingReader::addBlock(qint64 row, const Message& message, const Part& part, const ReasoningPart& thinking)
{
    ++m_total;
    m_totalBytes += thinking.text.bytes;
    const auto holds = [&](const QString& word) { return thinking.text.text.contains(word, Qt::CaseInsensitive); };
    if (!std::ranges::all_of(m_words, holds))
        return;
    ThinkingBlock block;
    block.row = row;
    block.key = m_scan.outline()[size_t(row)].key;
    block.part = part.index;
    block.time = message.createdAt;
    block.duration = thinking.duration;
    block.state = thinking.state;
    block.signatureBytes = thinking.signatureBytes;
    block.bytes = thinking.text.bytes;
    block.tokens = part.tokens;
    const QString own = withoutRepeatedAnswer(thinking.text.text, message);
    block.line = firstLine(own, ListedLength);
    block.repeatsAnswer = own.size() != thinking.text.text.size();
    m_blocks.push_back(std::move(block));
}

/// The blocks that stand right before @p part, unless it is only a mark of a step.
void ThinkingReader::follow(qint64 row, const Part& part)
{
    if (m_followed == m_blocks.size())
        return;
    ThinkingFollowUp next {.row = row, .part = part.index, .kind = kindOf(part.body)};
    if (const auto* text = part.as<TextPart>()) {
        next.line = firstLine(text->text.text, ListedLength);
        if (next.line.isEmpty())
            return;
    } else if (const auto* tool = part.as<ToolPart>()) {
        next.tool = tool->name;
        next.line = callLine(*tool);
    } else if (const auto* patch = part.as<PatchPart>()) {
        next.line = patch->files.isEmpty() ? QString() : patch->files.constFirst().path;
    } else if (part.as<StepStartPart>() || part.as<StepFinishPart>() || part.as<UnknownPart>()
        || part.as<EventPart>()) {
        return;
    }
    for (; m_followed < m_blocks.size(); ++m_followed)
        m_blocks[m_followed].next = next;
}

} // namespace stemma
