// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/tooloutputs.h"

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/store/ruledstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t SliceMessages = 512;
constexpr qint64 BeginningBytes = 4 * 1024; // what the tool was called with shows in a line
constexpr int LineLength = 160;

/// What a tool was called with, in a line: the texts among its arguments where it has some.
QString callLine(const ToolPart& tool)
{
    if (!tool.title.isEmpty())
        return firstLine(tool.title, LineLength);
    QStringList texts;
    if (const auto input = json::parsePrefix(tool.input.text.toUtf8())) {
        for (const auto& [name, value] : input->members) {
            if (value.isString() && !value.string.isEmpty())
                texts += value.string.simplified();
        }
    }
    return firstLine(texts.isEmpty() ? tool.input.text.simplified() : texts.join(u" · "_s), LineLength);
}

} // namespace

ToolOutputReader::ToolOutputReader(SessionId session)
    : m_session(std::move(session))
{
}

Result<bool> ToolOutputReader::step(SessionStore& store, const JobControl& job)
{
    if (!m_hasOutline) {
        auto outline = store.outline(m_session, job);
        const auto info = outline ? store.session(m_session, ListDetail::Basic, job) : std::unexpected(outline.error());
        if (!info)
            return std::unexpected(info.error());
        m_outline = *std::move(outline);
        auto rules = contextRules(store, m_session, job);
        if (!rules)
            return std::unexpected(rules.error());
        m_rules = *std::move(rules);
        m_rule = tokenRuleFor(store.info().format, info->model, m_rules.compaction);
        m_hasOutline = true;
    }
    const size_t first = m_messages.size();
    const size_t last = std::min(m_outline.size(), first + SliceMessages);
    std::vector<qint64> keys;
    for (size_t i = first; i < last; ++i)
        keys.push_back(m_outline[i].key);
    const auto messages = store.messages(m_session, keys, {.maxText = BeginningBytes}, job);
    if (!messages)
        return std::unexpected(messages.error());
    for (size_t i = first; i < last; ++i) {
        m_messages.emplace_back();
        if (const MessagePtr& message = (*messages)[i - first])
            add(*message, qint64(i));
    }
    job.setProgress(qint64(last), qint64(m_outline.size()));
    return last == m_outline.size();
}

void ToolOutputReader::add(const Message& message, qint64 index)
{
    MessageOutputs& made = m_messages.back();
    made.isFromUser = message.role == Role::User;
    made.isSummary = message.states.testFlag(MessageState::Summary);
    for (const Part& part : message.parts) {
        const auto* tool = part.as<ToolPart>();
        if (!tool || !tool->hasOutput)
            continue;
        ToolOutput output;
        output.message = message.id;
        output.index = index;
        output.part = part.index;
        output.tool = tool->name;
        output.about = callLine(*tool);
        output.tokens = m_rule.tokens(tool->output.bytes);
        output.state = tool->state;
        output.prunedAt = tool->prunedAt;
        output.isInContext = message.states.testFlag(MessageState::InContext);
        made.outputs += output;
    }
}

Result<std::vector<MessageOutputs>> readToolOutputs(
    SessionStore& store, const SessionId& session, const JobControl& job)
{
    ToolOutputReader reader(session);
    for (;;) {
        const auto done = reader.step(store, job);
        if (!done)
            return std::unexpected(done.error());
        if (*done)
            return reader.messages();
    }
}

} // namespace stemma
